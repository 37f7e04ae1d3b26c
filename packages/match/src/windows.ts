import { type ActionBase, below, chanceFromSeed, type OpenWindow, type PlainGame, type Seat, seedFrom } from '@orrery/engine';
import type { MatchSetup, Occupant } from './kept.ts';
import type { MatchPorts } from './ports.ts';
import { isPlaying } from './seats.ts';
import type { Timeline } from './timeline.ts';

/**
 * What becomes of a seat that has nothing to say to a window (docs/decisions/0012). `asked`: it is asked like everybody. `alone`: it passes
 * at once, for only bots play besides, and they cannot tell time. `even`: its pass comes when everybody's does.
 */
export type Manner = 'asked' | 'alone' | 'even';

export interface Setting {
  readonly setup: Pick<MatchSetup, 'asksIdle'>;
  readonly ports: Pick<MatchPorts, 'leavesIdle'>;
}

export function mannerOf({ setup, ports }: Setting, occupants: readonly Occupant[]): Manner {
  if (setup.asksIdle === true || ports.leavesIdle === true) return 'asked';
  const isAlone = occupants.filter(({ kind }) => kind !== 'bot').length === 1 && occupants.some(({ kind }) => kind === 'person');
  return isAlone ? 'alone' : 'even';
}

/** The window a person is asked in; undefined for bots, and for what must be answered. */
export function windowOf(
  module: PlainGame,
  { state, occupants }: Pick<Timeline, 'state' | 'occupants'>,
  seat: Seat,
): OpenWindow<ActionBase> | undefined {
  return isPlaying(occupants[seat]) ? module.windows?.open(state, seat) : undefined;
}

/** What is answered for a person who has nothing to say to the window they are asked in. */
export function idleAnswer(
  module: PlainGame,
  timeline: Pick<Timeline, 'state' | 'occupants' | 'orders'>,
  seat: Seat,
): ActionBase | undefined {
  const open = windowOf(module, timeline, seat);
  if (open === undefined || module.windows === undefined) return undefined;
  return module.windows.interest(timeline.state, seat, timeline.orders[seat] ?? []) === 'none' ? open.pass : undefined;
}

const FINE = 1000;
/** One pause in this many is as long as a thought. */
const LONG_ONE_IN = 6;
/** Least and most, by what a pause is as a rule. */
const SHORT = [0.75, 1.5] as const;
const LONG = [1.5, 4.5] as const;

/**
 * How long everybody's passes wait, drawn anew for each question. By the seed, which is secret, and the number of the question, which
 * everybody knows: nothing in it depends on a hand, and nobody can foretell it.
 */
export function pauseOf(seed: string, decision: number, usualMs: number): number {
  const chance = chanceFromSeed(seedFrom(`pause:${seed}:${decision}`));
  const [least, most] = below(chance, LONG_ONE_IN) === 0 ? LONG : SHORT;
  return Math.round(usualMs * (least + ((most - least) * below(chance, FINE)) / FINE));
}
