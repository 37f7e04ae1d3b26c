import { below, type Chance, chanceFromSeed, type Json, readOptions, type Seat, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { theseus } from '../index.ts';
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

/** One game of random choices, which draw from a chance of their own. Gives the last state. */
export function playRandomly(game: Game, watcher: Watcher): State {
  const options = readOptions<Options>(theseus.options, game.options, game.seats);
  const state = theseus.setup(options, game.seats, chanceFromSeed(game.seed));
  const choices = chanceFromSeed(`${game.seed}: choices`);
  const tell: Tell<Event> = watcher.tell ?? (() => {});
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const choice = randomChoice(state, choices);
    if (choice === undefined) return state;
    watcher.see?.(state, choice);
    theseus.apply(state, choice.seat, choice.action, tell);
    watcher.done?.(state);
  }
  throw new Error(`game ${game.seed} does not end`);
}

/** Undefined: the match is over. Half of the choices give every kind of action the same weight, so that no kind is crowded out. */
export function randomChoice(state: State, chance: Chance): Choice | undefined {
  const [seat] = theseus.asked(state);
  if (seat === undefined) return undefined;
  let legal = theseus.legal(state, seat);
  if (below(chance, 2) === 0) {
    const { type } = pick([...new Map(legal.map((action) => [action.type, action])).values()], chance);
    legal = legal.filter((action) => action.type === type);
  }
  return { seat, action: pick(legal, chance) };
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('TH-3.1: a seat is asked and has no answer');
  return item;
}

/** Every pair of factions in a duel, every mode, and every option turned. */
export const OPTION_SETS: readonly { readonly seats: number; readonly options: Json }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { faction1: 'scientists', faction2: 'greys', ring: 'random' } },
  { seats: 2, options: { faction1: 'marines', faction2: 'scientists', firstGame: true, setUpOnBonus: true } },
  { seats: 2, options: { faction1: 'greys', faction2: 'aliens', teleportInPlace: 'whole', firstPlayer: 'random' } },
  { seats: 2, options: { faction1: 'pandora', faction2: 'marines' } },
  { seats: 2, options: { faction1: 'greys', faction2: 'pandora', decks: 'chosen', ring: 'drafted' } },
  { seats: 2, options: { faction1: 'aliens', faction2: 'scientists', decks: 'level-2', extraTurnFromSpace: true } },
  { seats: 3, options: {} },
  { seats: 3, options: { faction1: 'greys', faction2: 'scientists', faction3: 'pandora', ring: 'drafted' } },
  { seats: 3, options: { faction1: 'pandora', faction2: 'aliens', faction3: 'any', decks: 'level-1', extraTurnFromSpace: true } },
  { seats: 4, options: {} },
  { seats: 4, options: { faction4: 'pandora', ring: 'random', decks: 'level-0', firstGame: true } },
  { seats: 4, options: { match: 'teams' } },
  {
    seats: 4,
    options: { match: 'teams', faction1: 'greys', faction2: 'scientists', faction3: 'aliens', faction4: 'marines', ring: 'drafted' },
  },
];
