import { type ActionBase, chanceFromSeed, type Eyes, type WithChance } from '@orrery/engine';
import { sideChances, weightsFor } from './honest.ts';
import type { JudgedGame, Known } from './judged-game.ts';

/** What a game's measures can see of hidden cards is little: few worlds are enough. */
const WORLDS = 2;

/** The chance to win of every seat, as far as this one can know. Honest: what is called 70 % is won in about 70 of 100 (docs/STUDY.md). */
export function chances<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  known: Known<View>,
): readonly number[] {
  return meanOf(worldsOf(game, known, WORLDS).map((world) => chancesIn(game, world, known.seat)));
}

/** The same of a whole state, imagined or true. */
export function chancesIn<State extends WithChance, Action extends ActionBase, View>(
  { module, study }: Pick<JudgedGame<State, Action, View>, 'module' | 'study'>,
  state: State,
  eyes: Eyes,
): readonly number[] {
  const sideOf = study.sideOf(state);
  const result = module.result(state);
  if (result !== undefined) {
    const won = new Set(result.seats.filter(({ rank }) => rank === 1).map(({ seat }) => sideOf[seat]));
    return sideOf.map((side) => (won.has(side) ? 1 / won.size : 0));
  }
  const bySide = sideChances(study.prospects(state, eyes), weightsFor(study.honest, sideOf.length));
  return sideOf.map((side) => bySide[side] ?? 0);
}

/** Whole states that agree with what the seat knows, each with a chance of its own. */
export function worldsOf<State extends WithChance, Action extends ActionBase, View>(
  { module }: Pick<JudgedGame<State, Action, View>, 'module'>,
  { view, salt }: Known<View>,
  count: number,
): State[] {
  return Array.from({ length: count }, (_, at) => module.imagine(view, chanceFromSeed(`${salt} world ${at}`)));
}

/** Place by place. */
export function meanOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists;
  return first.map((_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0) / lists.length);
}
