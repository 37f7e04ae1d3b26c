import {
  type ActionBase,
  type BotKnowledge,
  chanceFromKey,
  type EventBase,
  type Hearing,
  nextWord,
  type Seat,
  silent,
  type WithChance,
} from '@orrery/engine';
import type { BotGame, Thinking, Thought } from './bot.ts';
import { bestFirst, imagineWorlds, isBeyond, knowledgeOf, sensibleOf } from './worlds.ts';

/** No turn of any game is longer; a search that comes here has met a circle. */
const DEEPEST = 60;

/** How a position was come by. */
interface Path<Action> {
  readonly action: Action;
  readonly before: Path<Action> | undefined;
}

interface Node<State, Action> {
  readonly state: State;
  readonly value: number;
  /** Actions at the root (by index) that lead here: the order of small actions often does not matter. */
  readonly firsts: number[];
  readonly path: Path<Action>;
}

/** An action whose outcome nobody knows yet: it must be judged by several futures, not by the one that was imagined. */
interface Gamble<State, Action> {
  readonly before: State;
  readonly action: Action;
  readonly firsts: number[];
  readonly value: number;
  readonly path: Path<Action>;
}

interface Search<State extends WithChance, Action extends ActionBase, View> {
  readonly game: BotGame<State, Action, View>;
  readonly knowledge: BotKnowledge<State, Action>;
  readonly seat: Seat;
  readonly width: number;
  /** Set: what comes to light is left for `gambles`. Unset: it is taken as it was imagined. */
  readonly gambles: Gamble<State, Action>[] | undefined;
  /** Best end of the turn found behind each action at the root. */
  readonly values: (number | undefined)[];
  nodesLeft: number;
  best: { readonly value: number; readonly path: Path<Action> } | undefined;
}

/** A thought with the actions it leads to, as far as they are certain. */
export interface Planned<Action extends ActionBase> extends Thought<Action> {
  readonly plan: readonly Action[];
}

/**
 * Looks through the ways to end one's own turn: a beam over its small actions, in which orders that come to the same
 * position are looked at once, and every turn is judged by the position it is passed on with.
 */
export function turnSearch<State extends WithChance, Action extends ActionBase, View>(
  thinking: Thinking<State, Action, View>,
): Planned<Action> {
  const { game, question, budget } = thinking;
  const [world] = imagineWorlds(thinking, 1);
  const actions = sensibleOf(game, world, question);
  if (actions.length === 1) return { action: actions[0], alternatives: [], plan: [actions[0]] };
  const search = newSearch(game, question.seat, { width: budget.width, nodes: budget.nodes, gambles: [] });
  searchFrom(search, world, actions);
  settleGambles(search, thinking);
  finishTheRest(search, world, actions);
  const alternatives = bestFirst(actions.map((action, index) => ({ action, value: search.values[index] ?? 0 })));
  return { action: alternatives[0].action, alternatives, plan: planOf(search.best?.path) };
}

function planOf<Action>(end: Path<Action> | undefined): Action[] {
  const plan: Action[] = [];
  for (let path = end; path !== undefined; path = path.before) plan.push(path.action);
  return plan.reverse();
}

function newSearch<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
  seat: Seat,
  limits: { readonly width: number; readonly nodes: number; readonly gambles: Gamble<State, Action>[] | undefined },
): Search<State, Action, View> {
  return {
    game,
    knowledge: knowledgeOf(game),
    seat,
    width: limits.width,
    gambles: limits.gambles,
    values: [],
    nodesLeft: limits.nodes,
    best: undefined,
  };
}

function searchFrom<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  root: State,
  actions: readonly Action[],
): void {
  let next = new Map<string | number, Node<State, Action>>();
  const seen = new Set<string | number>();
  actions.forEach((action, index) => {
    grow(search, next, { before: root, action, firsts: [index], path: { action, before: undefined } });
  });
  for (let depth = 1; depth < DEEPEST && next.size > 0; depth++) {
    const beam = bestFirst([...next.values()]).slice(0, search.width);
    for (const key of next.keys()) seen.add(key);
    if (search.nodesLeft <= 0) {
      // What is left over is judged as it stands, so that a spent budget does not look like a lost match.
      for (const node of beam) credit(search, node);
      return;
    }
    next = expand(search, beam, seen);
  }
}

function expand<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  beam: readonly Node<State, Action>[],
  seen: ReadonlySet<string | number>,
): Map<string | number, Node<State, Action>> {
  const next = new Map<string | number, Node<State, Action>>();
  const { game, seat } = search;
  for (const { state, firsts, path } of beam) {
    for (const action of sensibleOf(game, state, { seat, legal: game.module.legal(state, seat) })) {
      grow(search, next, { before: state, action, firsts, path: { action, before: path }, seen });
    }
  }
  return next;
}

interface Branch<State, Action> {
  readonly before: State;
  readonly action: Action;
  readonly firsts: number[];
  readonly path: Path<Action>;
  readonly seen?: ReadonlySet<string | number>;
}

function grow<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  next: Map<string | number, Node<State, Action>>,
  branch: Branch<State, Action>,
): void {
  const { game, knowledge, seat } = search;
  const { before, action, firsts, path } = branch;
  const state = game.module.clone(before);
  let revealed = false;
  game.module.apply(state, seat, action, (_event: EventBase, hearing?: Hearing<EventBase>) => {
    if (hearing?.reveals) revealed = true;
  });
  search.nodesLeft -= 1;
  if (isBeyond(game, state, seat)) {
    credit(search, { firsts, path, value: knowledge.evaluate(state, seat) });
    return;
  }
  if (search.gambles !== undefined && (revealed || state.chance.counter !== before.chance.counter)) {
    search.gambles.push({ before, action, firsts, path, value: knowledge.evaluate(state, seat) });
    return;
  }
  const key = knowledge.key?.(state) ?? next.size;
  if (branch.seen?.has(key)) return;
  const known = next.get(key);
  if (known === undefined) next.set(key, { state, value: knowledge.evaluate(state, seat), firsts: [...firsts], path });
  else for (const first of firsts) if (!known.firsts.includes(first)) known.firsts.push(first);
}

function credit<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  end: { readonly firsts: readonly number[]; readonly value: number; readonly path: Path<Action> },
): void {
  const { firsts, value, path } = end;
  for (const first of firsts) search.values[first] = Math.max(search.values[first] ?? value, value);
  if (search.best === undefined || value > search.best.value) search.best = { value, path };
}

/**
 * The gambles at the root and the most promising others, each judged by what the turn comes to in several futures: the
 * same ones for all, so that none looks better by its luck.
 */
function settleGambles<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  thinking: Thinking<State, Action, View>,
): void {
  const { game, seat } = search;
  const { budget, chance } = thinking;
  const futures = Array.from({ length: budget.worlds }, () => Array.from({ length: KEY_WORDS }, () => nextWord(chance)));
  const isAtRoot = ({ path }: Gamble<State, Action>) => path.before === undefined;
  const gambles = bestFirst(search.gambles ?? []);
  const settled = [...gambles.filter(isAtRoot), ...gambles.filter((gamble) => !isAtRoot(gamble)).slice(0, budget.gambles)];
  for (const gamble of settled) {
    const view = game.module.view(gamble.before, seat);
    const outcomes = futures.map((key) => finish(search, game.module.imagine(view, chanceFromKey(key)), gamble.action));
    credit(search, { ...gamble, value: cautiousMean(outcomes) });
  }
}

const KEY_WORDS = 8;

/** The mean less half its standard error: the best of many guesses is mostly a lucky one. */
function cautiousMean(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return mean;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return mean - 0.5 * Math.sqrt(variance / values.length);
}

const FINISHING_WIDTH = 3;
const FINISHING_NODES = 400;

/** What the turn comes to in one imagined future, by a narrow search that takes what comes to light as it was imagined. */
function finish<State extends WithChance, Action extends ActionBase, View>(
  { game, seat, width }: Search<State, Action, View>,
  state: State,
  action: Action,
): number {
  const limits = { width: Math.min(FINISHING_WIDTH, width), nodes: FINISHING_NODES, gambles: undefined };
  const search = newSearch<State, Action, View>(game, seat, limits);
  searchFrom(search, state, [action]);
  return search.values[0] ?? 0;
}

/**
 * Every action at the root gets a value, so that a player who asks for advice sees what each is worth. What comes to light
 * on the way is left alone: to take it as imagined would be to play with open cards.
 */
function finishTheRest<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  world: State,
  actions: readonly Action[],
): void {
  const { game, knowledge, seat } = search;
  actions.forEach((action, index) => {
    if (search.values[index] !== undefined) return;
    const narrow = newSearch<State, Action, View>(game, seat, { width: 1, nodes: FINISHING_NODES, gambles: [] });
    searchFrom(narrow, world, [action]);
    const [value] = narrow.values;
    if (value !== undefined) {
      search.values[index] = value;
      return;
    }
    const after = game.module.clone(world);
    game.module.apply(after, seat, action, silent);
    search.values[index] = knowledge.evaluate(after, seat);
  });
}
