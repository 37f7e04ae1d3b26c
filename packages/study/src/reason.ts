import {
  type ActionBase,
  chanceFromSeed,
  type Found,
  type GameReasons,
  type Pair,
  type Reason,
  type TermBase,
  type WithChance,
} from '@orrery/engine';
import { together } from './found.ts';
import type { Position, StudyGame } from './study-game.ts';
import { twoEnds } from './two-ends.ts';

/** More things at once nobody takes in. */
const MOST_GAINS = 3;
const MOST_PRICES = 2;
/** What is worse by so many times the least difference, with nothing that speaks for it, is about as good. */
const NEARLY = 4;
/** One world of four is not rare, one of eight is. */
const RARELY = 0.2;
const MUCH = 10;
/** In more worlds than half it is likely. */
const POSSIBLE = 0.5;
/** Beside the largest difference, one with a smaller share of it is not worth a word. */
const WORTH_A_WORD = 0.25;

/**
 * Why the better of two actions is better, from what the seat may know alone: worlds are imagined from its view, both actions are played
 * on in each of them to where the game's evaluation holds, and the terms in which the evaluations differ most are the reason.
 */
export function reasonFor<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  game: StudyGame<State, Action, View, Term>,
  position: Position<View>,
  pair: Pair<Action>,
): Reason<Term> {
  const reason = reasonFrom(differencesBetween(game, position, pair), game.reasons);
  if (reason.gains.length > 0 || game.reasons.later === undefined) return reason;
  const start = game.module.imagine(position.view, chanceFromSeed(`${position.salt} later`));
  const isSettled = game.reasons.later(start, reason.kind, pair);
  if (isSettled === undefined) return reason;
  const ends = differencesBetween({ ...game, reasons: { ...game.reasons, isSettled } }, position, pair);
  const found = reasonFrom(
    ends.filter(({ term }) => game.reasons.isOwn?.(term, position.seat, start) ?? true),
    game.reasons,
  );
  return found.gains.length > 0 && (found.kind === 'clear' || reason.kind === 'close') ? { ...found, isLater: true } : reason;
}

/** Everything in which the two ways differ, the largest difference first. */
export function differencesBetween<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  { module, knowledge, reasons }: StudyGame<State, Action, View, Term>,
  { seat, view, salt }: Position<View>,
  pair: Pair<Action>,
): readonly Found<Term>[] {
  const game = { module, knowledge, reasons };
  const chance = chanceFromSeed(`${salt} worlds`);
  const weighed = (at: number) => {
    const world = module.imagine(view, chance);
    const secret = reasons.ofSecret?.(world, seat, pair);
    if (secret !== undefined) return secret;
    const ofWorld = `${salt} world ${at}`;
    const [one, other] = twoEnds(game, world, { seat, salt: ofWorld, ownSalt: reasons.ownsTurn ? salt : ofWorld, ...pair });
    return reasons.differences(one, other, { seat, start: world, pair });
  };
  const { worlds, worldsIfUnsure = worlds } = reasons;
  const first = Array.from({ length: worlds }, (_, at) => weighed(at));
  const found = together(first);
  if (found.every(({ share, isMean }) => share === 1 && isMean !== true)) return found;
  return together([...first, ...Array.from({ length: Math.max(0, worldsIfUnsure - worlds) }, (_, more) => weighed(worlds + more))]);
}

/** What was met in a single one of many imagined worlds is an accident, unless it is worth much over all of them. */
export const isCommon = ({ share, worth }: Found<TermBase>, least: number): boolean => share >= RARELY || Math.abs(worth) >= MUCH * least;

/** A heap of what is only possible tells nobody anything: of a side one such thing, and nothing that is smaller than the next. */
function untilSecondChance<Term extends TermBase>(side: readonly Found<Term>[]): readonly Found<Term>[] {
  const second = side.filter(({ share }) => share <= POSSIBLE).at(1);
  return second === undefined ? side : side.slice(0, side.indexOf(second));
}

/** The few largest differences for and against; of those about the same thing the largest alone. */
export function reasonFrom<Term extends TermBase>(
  found: readonly Found<Term>[],
  { least, leastGain = least, about, ownsTurn }: Pick<GameReasons<never, never, Term>, 'least' | 'leastGain' | 'about' | 'ownsTurn'>,
): Reason<Term> {
  const common = found.filter((each) => isCommon(each, least));
  const largest = Math.abs(common[0]?.worth ?? 0);
  if (largest < least) return { kind: 'same', gains: [], prices: [] };
  const things = new Set<string>();
  const counts = common.filter(({ term, worth }) => {
    const named = [about(term)].flat();
    if (Math.abs(worth) < Math.max(least, largest * WORTH_A_WORD) || named.some((thing) => things.has(thing))) return false;
    for (const thing of named) things.add(thing);
    return true;
  });
  const sum = found.reduce((all, { worth }) => all + worth, 0);
  const told = (side: readonly Found<Term>[]) => (ownsTurn ? untilSecondChance(side) : side);
  const large = told(counts.filter(({ worth }) => worth > 0).slice(0, MOST_GAINS));
  const isNew = (term: Term) => [about(term)].flat().every((thing) => !things.has(thing));
  // Beside a large price the gain may be small: without a word of it there would be none at all.
  const gains = large.length > 0 ? large : common.filter(({ term, worth }) => worth >= leastGain && isNew(term)).slice(0, 1);
  if (gains.length === 0 && -sum < NEARLY * least) return { kind: 'same', gains: [], prices: [] };
  return {
    kind: sum > 0 && gains.length > 0 ? 'clear' : 'close',
    gains,
    prices: told(counts.filter(({ worth }) => worth < 0).slice(0, MOST_PRICES)),
  };
}
