import { type ActionBase, chanceFromSeed, type Eyes, type Prospects, sideChances, type WithChance, weightsFor } from '@orrery/engine';
import type { JudgedGame, Known } from './judged-game.ts';
import { settled } from './settle.ts';

/** What a game's measures can see of hidden cards is little: few worlds are enough. */
const WORLDS = 2;

/** The chance to win of every seat, as far as this one can know. Honest: what is called 70 % is won in about 70 of 100 (docs/STUDY.md). */
export function chances<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  known: Known<View>,
): readonly number[] {
  const count = game.study.eyesAlike === true ? 1 : WORLDS;
  return meanOf(worldsOf(game, known, count).map((world) => chancesIn(game, world, known.seat)));
}

/** The same of a whole state, imagined or true. */
export function chancesIn<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  state: State,
  eyes: Eyes,
): readonly number[] {
  const { module, study } = game;
  const sideOf = study.sideOf(state);
  const end = settled(game, state);
  const result = module.result(end);
  if (result !== undefined) {
    const won = new Set(result.seats.filter(({ rank }) => rank === 1).map(({ seat }) => sideOf[seat]));
    return sideOf.map((side) => (won.has(side) ? 1 / won.size : 0));
  }
  const bySide = sideChances(study.prospects(end, eyes), weightsFor(study.honest, sideOf.length));
  return sideOf.map((side) => bySide[side] ?? 0);
}

/** How the sides stand where their chances are reckoned; undefined where that is the end of the match. */
export function prospectsIn<State extends WithChance, Action extends ActionBase, View>(
  game: JudgedGame<State, Action, View>,
  state: State,
  eyes: Eyes,
): Prospects | undefined {
  const end = settled(game, state);
  return game.module.result(end) === undefined ? game.study.prospects(end, eyes) : undefined;
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
