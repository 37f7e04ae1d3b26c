import { below, chanceFromSeed, type Json, readOptions, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { alienFrontiers } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

export interface Game {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
}

interface Watcher {
  /** Before an action is done. */
  see?(state: State, action: Action, legal: readonly Action[]): void;
  readonly tell?: Tell<Event>;
  /** After it. */
  done?(state: State): void;
}

const MOST_ACTIONS = 20000;

/** One game of random choices, which draw from a chance of their own. Gives the last state. */
export function playRandomly(game: Game, watcher: Watcher): State {
  const options = readOptions<Options>(alienFrontiers.options, game.options, game.seats);
  const state = alienFrontiers.setup(options, game.seats, chanceFromSeed(game.seed));
  const choices = chanceFromSeed(`${game.seed}: choices`);
  const tell: Tell<Event> = watcher.tell ?? (() => {});
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const [seat] = alienFrontiers.asked(state);
    if (seat === undefined) return state;
    const legal = alienFrontiers.legal(state, seat);
    const action = legal[below(choices, legal.length)];
    watcher.see?.(state, action, legal);
    alienFrontiers.apply(state, seat, action, tell);
    watcher.done?.(state);
  }
  throw new Error(`game ${game.seed} does not end`);
}

/** The defaults, and every option turned together with those that go with it. */
export const OPTION_SETS: readonly { readonly seats: number; readonly options: Json }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { twoPlayerSetUp: 'english-edition', lastHubColony: 'constructor-too', tieBreakTokens: 'together' } },
  { seats: 3, options: { longGame: true, maintenanceBay: 'paid-docks-not-forced', tokenSupply: 'unlimited' } },
  { seats: 4, options: { maintenanceBay: 'always', cannonShot: 'several-players', terraformingShip: 'does-not-count' } },
  { seats: 4, options: { longGame: true, lastHubColony: 'constructor-too', cannonShot: 'several-players' } },
];
