import { type ActionBase, type Seat, silent, type WithChance } from '@orrery/engine';
import { type History, newHistory, orderOf, praise } from './history.ts';
import { type Line, nextLine, type Search, settled } from './line.ts';
import { sensibleOf } from './worlds.ts';

/** What is known of a position that was looked at before. */
interface Known {
  readonly turns: number;
  readonly value: number;
  /** The value itself, or a bound: it is at least, or at most, that. */
  readonly is: 'exact' | 'least' | 'most';
  /** Which of its actions was best, as `sensible` lists them. */
  readonly best: number;
}

interface Window {
  readonly alpha: number;
  readonly beta: number;
}

/** What a search of two sides remembers on its way. */
export interface Memory<Action extends ActionBase> {
  readonly known: Map<string | number, Known>;
  readonly history: History<Action>;
}

export function newMemory<Action extends ActionBase>(): Memory<Action> {
  return { known: new Map(), history: newHistory() };
}

export interface Duel<State extends WithChance, Action extends ActionBase, View> extends Search<State, Action, View> {
  readonly memory: Memory<Action>;
}

/**
 * What the position is worth to who thinks, if both sides do their best: one gains what the other loses. Writes into `state`.
 * Positions are judged only where a turn has been passed on, never in the middle of one.
 */
export function alphaBeta<State extends WithChance, Action extends ActionBase, View>(
  search: Duel<State, Action, View>,
  state: State,
  { line, window }: { readonly line: Line; readonly window: Window },
): number {
  const { game, knowledge } = search;
  const { module } = game;
  let here = line;
  for (;;) {
    const [seat] = module.asked(state);
    if (seat === undefined) return settled(knowledge.evaluate(state, search.seat), here);
    const next = nextLine(here, seat);
    if (next === undefined) return knowledge.evaluate(state, search.seat);
    here = next;
    const actions = sensibleOf(game, state, { seat, legal: module.legal(state, seat) });
    if (actions.length > 1) return amongSeveral(search, state, { line: here, window, seat, actions });
    // No choice: the line goes on where it is.
    if (!spend(search)) return knowledge.evaluate(state, search.seat);
    module.apply(state, seat, actions[0], silent);
  }
}

function spend(search: { nodesLeft: number; isSpent: boolean }): boolean {
  if (search.nodesLeft <= 0) {
    search.isSpent = true;
    return false;
  }
  search.nodesLeft -= 1;
  return true;
}

interface Fork<Action> {
  readonly line: Line;
  readonly window: Window;
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

function amongSeveral<State extends WithChance, Action extends ActionBase, View>(
  search: Duel<State, Action, View>,
  state: State,
  fork: Fork<Action>,
): number {
  const { line, window } = fork;
  const { known } = search.memory;
  const key = search.knowledge.key?.(state);
  const before = key === undefined ? undefined : known.get(key);
  if (before !== undefined && before.turns === line.turns) {
    if (before.is === 'exact') return before.value;
    if (before.is === 'least' && before.value >= window.beta) return before.value;
    if (before.is === 'most' && before.value <= window.alpha) return before.value;
  }
  const found = tryAll(search, state, fork, before?.best);
  if (key !== undefined && !search.isSpent) {
    const is = found.value >= window.beta ? 'least' : found.value <= window.alpha ? 'most' : 'exact';
    known.set(key, { turns: line.turns, value: found.value, is, best: found.best });
  }
  return found.value;
}

function tryAll<State extends WithChance, Action extends ActionBase, View>(
  search: Duel<State, Action, View>,
  state: State,
  fork: Fork<Action>,
  first: number | undefined,
): { readonly value: number; readonly best: number } {
  const { game, memory } = search;
  const { line, seat, actions } = fork;
  const isOwn = seat === search.seat;
  let { alpha, beta } = fork.window;
  let value = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let best = 0;
  const order = orderOf(memory.history, seat, { actions, first });
  for (let at = 0; at < order.length; at++) {
    if (!spend(search)) break;
    // The last one may have the position itself.
    const after = at === order.length - 1 ? state : game.module.clone(state);
    game.module.apply(after, seat, actions[order[at]], silent);
    const reached = alphaBeta(search, after, { line, window: { alpha, beta } });
    if (isOwn ? reached > value : reached < value) {
      value = reached;
      best = order[at];
    }
    if (isOwn) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (search.isSpent) break;
    if (alpha >= beta) {
      praise(memory.history, seat, { action: actions[order[at]], by: line.turns * line.turns });
      break;
    }
  }
  if (!Number.isFinite(value)) value = search.knowledge.evaluate(state, search.seat);
  return { value, best };
}
