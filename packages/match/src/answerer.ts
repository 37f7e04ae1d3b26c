import type { ActionBase, PlainGame, Seat } from '@orrery/engine';
import { isThere, levelAt } from './seats.ts';
import type { Timeline } from './timeline.ts';
import { idleAnswer, type Manner } from './windows.ts';

/** Who answers in the place of a person. */
export type Answerer =
  | { readonly kind: 'bot'; readonly level: string }
  /** Standing orders, or what everybody knows to be the only answer. */
  | { readonly kind: 'automatic'; readonly action: ActionBase; readonly isAtOnce?: true };

type Seated = Pick<Timeline, 'state' | 'occupants' | 'orders'>;

/** Undefined: a person answers, or nobody sits there. What is automatic is so for bots too, and with the same pause. */
export function answererOf(module: PlainGame, timeline: Seated, seat: Seat): Answerer | undefined {
  const { state, occupants, orders } = timeline;
  const occupant = occupants[seat];
  if (occupant === undefined || occupant.kind === 'open') return undefined;
  const level = levelAt(occupant);
  // With nobody there, nobody is waited for: bots in the place of people do not play a match to its end among themselves.
  if (occupant.kind === 'person' && level !== undefined && !occupants.some(isThere)) return undefined;
  const action = module.automatic?.(state, seat, level === undefined ? (orders[seat] ?? []) : []);
  if (action !== undefined) return { kind: 'automatic', action };
  return level === undefined ? undefined : { kind: 'bot', level };
}

/** The same where a person with nothing to say to a window is answered for: at once where only bots play besides. */
export function answererIn(
  module: PlainGame,
  timeline: Seated,
  asked: { readonly seat: Seat; readonly manner: Manner },
): Answerer | undefined {
  const { seat, manner } = asked;
  const idle = manner === 'alone' ? idleAnswer(module, timeline, seat) : undefined;
  return idle === undefined ? answererOf(module, timeline, seat) : { kind: 'automatic', action: idle, isAtOnce: true };
}
