import { type ActionBase, type Seat, silent, type WithChance } from '@orrery/engine';
import { chancesIn, meanOf } from './chances.ts';
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
  const { before, after } = revealing.line;
  const alike = game.study.eyesAlike === true ? expectedChances(game, revealing, 0) : undefined;
  return after.map((really, seat) => really - ((alike ?? expectedChances(game, revealing, seat))?.[seat] ?? before[seat] ?? 0));
}

/** The mean over other outcomes, as this seat could expect; undefined where it could not expect the action at all. */
function expectedChances(game: AnyJudgedGame, revealing: Revealing, seat: Seat): readonly number[] | undefined {
  const { before, seat: actor, action, eyes, salt, effort } = revealing;
  const { module } = game;
  const count = Math.min(MOST_OUTCOMES, Math.max(LEAST_OUTCOMES, Math.round(OUTCOMES * effort)));
  const outcomes: (readonly number[])[] = [];
  for (let at = 0; at < count; at++) {
    const look: Look = { state: before, seat, eyes, salt: `${salt} outcome ${at}` };
    const world = worldOf(game, look);
    // Else whatever the others do would be bad luck: nobody expected them to do anything.
    if (eyes === 'own') game.study.answerSealed?.(world, seat);
    // In a world where the actor holds other cards it may be impossible.
    if (module.refuse(world, actor, action) !== undefined) continue;
    module.apply(world, actor, action, silent);
    outcomes.push(chancesIn(game, world, eyesOf(look)));
  }
  return outcomes.length === 0 ? undefined : meanOf(outcomes);
}
