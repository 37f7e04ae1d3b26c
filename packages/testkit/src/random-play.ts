import {
  type ActionBase,
  below,
  type Chance,
  chanceFromSeed,
  type DecisionBase,
  type EventBase,
  type GameModule,
  type Json,
  readOptions,
  type Seat,
  type Tell,
} from '@orrery/engine';

/** A table as it is described from outside. */
export interface OptionSet {
  readonly seats: number;
  readonly options: Json;
}

export interface RandomGame extends OptionSet {
  readonly seed: string;
}

export interface Choice<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

export interface Watcher<State, Action, Event> {
  /** Before an action is done. */
  see?(state: State, choice: Choice<Action>): void;
  readonly tell?: Tell<Event>;
  /** After it. */
  done?(state: State): void;
}

export interface RandomPlay<State, Action, Event> {
  /** One game of random choices, which draw from a chance of their own. Gives the last state. */
  playRandomly(game: RandomGame, watcher: Watcher<State, Action, Event>): State;
  /** Undefined: the match is over. */
  randomChoice(state: State, chance: Chance, seats: number): Choice<Action> | undefined;
}

const MOST_ACTIONS = 20000;

/**
 * Random play of one game. Half of the choices give every kind of action the same weight, so that no kind is crowded out.
 * `unaskedEvery`: one action in this many is taken by a seat that may act but need not.
 */
export function randomPlay<State, Action extends ActionBase, View, Options, Event extends EventBase, Decision extends DecisionBase>(
  module: GameModule<State, Action, View, Options, Event, Decision>,
  { unaskedEvery }: { readonly unaskedEvery?: number } = {},
): RandomPlay<State, Action, Event> {
  function randomChoice(state: State, chance: Chance, seats: number): Choice<Action> | undefined {
    const asked = module.asked(state);
    if (asked.length === 0) return undefined;
    const isUnasked = unaskedEvery !== undefined && below(chance, unaskedEvery) === 0;
    const seat = isUnasked ? below(chance, seats) : asked[below(chance, asked.length)];
    let legal = module.legal(state, seat);
    if (legal.length === 0) return { seat: asked[0], action: pick(module.legal(state, asked[0]), chance) };
    if (below(chance, 2) === 0) {
      const { type } = pick([...new Map(legal.map((action) => [action.type, action])).values()], chance);
      legal = legal.filter((action) => action.type === type);
    }
    return { seat, action: pick(legal, chance) };
  }

  function playRandomly({ seats, options, seed }: RandomGame, watcher: Watcher<State, Action, Event>): State {
    const state = module.setup(readOptions<Options>(module.options, options, seats), seats, chanceFromSeed(seed));
    const choices = chanceFromSeed(`${seed}: choices`);
    const tell: Tell<Event> = watcher.tell ?? (() => {});
    for (let count = 0; count < MOST_ACTIONS; count++) {
      const choice = randomChoice(state, choices, seats);
      if (choice === undefined) return state;
      watcher.see?.(state, choice);
      module.apply(state, choice.seat, choice.action, tell);
      watcher.done?.(state);
    }
    throw new Error(`game ${seed} does not end`);
  }

  return { playRandomly, randomChoice };
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('a seat is asked and has no answer');
  return item;
}
