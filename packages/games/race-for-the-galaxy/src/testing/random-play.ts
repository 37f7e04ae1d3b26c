import { below, type Chance, chanceFromSeed, type Json, readOptions, type Seat, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { raceForTheGalaxy } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

export interface Game {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
}

export interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

interface Watcher {
  /** Before an action is done. */
  see?(state: State, choice: Choice): void;
  readonly tell?: Tell<Event>;
  /** After it. */
  done?(state: State): void;
}

const MOST_ACTIONS = 20000;
/** One action in so many is of a seat that may act and need not. */
const UNASKED_EVERY = 6;

/** One game of random choices, which draw from a chance of their own. Gives the last state. */
export function playRandomly(game: Game, watcher: Watcher): State {
  const options = readOptions<Options>(raceForTheGalaxy.options, game.options, game.seats);
  const state = raceForTheGalaxy.setup(options, game.seats, chanceFromSeed(game.seed));
  const choices = chanceFromSeed(`${game.seed}: choices`);
  const tell: Tell<Event> = watcher.tell ?? (() => {});
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const choice = randomChoice(state, choices);
    if (choice === undefined) return state;
    watcher.see?.(state, choice);
    raceForTheGalaxy.apply(state, choice.seat, choice.action, tell);
    watcher.done?.(state);
  }
  throw new Error(`game ${game.seed} does not end`);
}

/** Undefined: the match is over. Half of the choices give every kind of action the same weight, so that no kind is crowded out. */
export function randomChoice(state: State, chance: Chance): Choice | undefined {
  const asked = raceForTheGalaxy.asked(state);
  if (asked.length === 0) return undefined;
  const seat = below(chance, UNASKED_EVERY) === 0 ? below(chance, state.seats) : asked[below(chance, asked.length)];
  let legal = raceForTheGalaxy.legal(state, seat);
  if (legal.length === 0) return { seat: asked[0], action: pick(raceForTheGalaxy.legal(state, asked[0]), chance) };
  if (below(chance, 2) === 0) {
    const { type } = pick([...new Map(legal.map((action) => [action.type, action])).values()], chance);
    legal = legal.filter((action) => action.type === type);
  }
  return { seat, action: pick(legal, chance) };
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('RG-3.1: a seat is asked and has no answer');
  return item;
}

/** Every table size, and every option turned with those that go with it. */
export const OPTION_SETS: readonly { readonly seats: number; readonly options: Json }[] = [
  { seats: 1, options: {} },
  { seats: 1, options: { robot: 'medium' } },
  { seats: 1, options: { robot: 'hard' } },
  { seats: 2, options: {} },
  { seats: 2, options: { expert: true } },
  { seats: 2, options: { draft: true, expert: true } },
  { seats: 2, options: { box: 'base', expert: true, presetHands: true } },
  { seats: 3, options: {} },
  { seats: 3, options: { draft: true, goals: false } },
  { seats: 4, options: { box: 'base' } },
  { seats: 4, options: { presetHands: true } },
  { seats: 5, options: {} },
];
