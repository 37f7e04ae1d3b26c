import { type ActionBase, type Seat, silent, type WithChance } from '@orrery/engine';
import { chancesIn } from './chances.ts';
import { eyesOf, type Look, type WayToLook, worldOf } from './eyes.ts';
import type { AnyJudgedGame } from './judged-game.ts';

/** Outcomes that are tried, with the usual effort. */
const OUTCOMES = 24;
/** Nobody learns anything from fewer. */
const LEAST_OUTCOMES = 4;
const MOST_OUTCOMES = 240;

/** Something came to light as this was done. */
export interface Revealing {
  readonly before: WithChance;
  readonly seat: Seat;
  readonly action: ActionBase;
  readonly eyes: WayToLook;
  readonly salt: string;
  readonly effort: number;
  /** The chances of all seats before and after, as each sees its own. */
  readonly line: { readonly before: readonly number[]; readonly after: readonly number[] };
}

/**
 * What chance and what came to light brought to each seat, in chances to win: the chance it really had afterwards against the mean over
 * other ways the same action could have gone, as far as that seat could know. What others have secretly chosen comes to light like a card.
 */
export function luckOf(game: AnyJudgedGame, revealing: Revealing): number[] {
  return revealing.line.after.map((really, seat) => really - expectedChance(game, revealing, seat));
}

function expectedChance(game: AnyJudgedGame, { before, seat: actor, action, eyes, salt, effort, line }: Revealing, seat: Seat): number {
  const { module } = game;
  const count = Math.min(MOST_OUTCOMES, Math.max(LEAST_OUTCOMES, Math.round(OUTCOMES * effort)));
  let sum = 0;
  let done = 0;
  for (let at = 0; at < count; at++) {
    const look: Look = { state: before, seat, eyes, salt: `${salt} outcome ${at}` };
    const world = worldOf(game, look);
    // In a world where the actor holds other cards it may be impossible.
    if (module.refuse(world, actor, action) !== undefined) continue;
    module.apply(world, actor, action, silent);
    sum += chancesIn(game, world, eyesOf(look))[seat] ?? 0;
    done += 1;
  }
  return done === 0 ? (line.before[seat] ?? 0) : sum / done;
}
