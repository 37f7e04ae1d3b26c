import type { ActionBase, BotKnowledge, EventBase, Hearing, Seat, WithChance } from '@orrery/engine';
import type { BotGame, Budget, Thinking, Thought } from './bot.ts';
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

/** The most promising gambles, each judged by the mean of what the turn comes to in several futures. */
function settleGambles<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  thinking: Thinking<State, Action, View>,
): void {
  const { game, seat } = search;
  const { budget, chance } = thinking;
  for (const gamble of bestFirst(search.gambles ?? []).slice(0, budget.gambles)) {
    const view = game.module.view(gamble.before, seat);
    let sum = 0;
    for (let world = 0; world < budget.worlds; world++) {
      sum += finish(game, seat, { state: game.module.imagine(view, chance), actions: [gamble.action], budget });
    }
    credit(search, { ...gamble, value: sum / budget.worlds });
  }
}

/** Every action at the root gets a value, so that a person who asks for advice sees what each is worth. */
function finishTheRest<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  world: State,
  actions: readonly Action[],
): void {
  const budget = { nodes: FINISHING_NODES, width: 1, worlds: 1, gambles: 0 };
  actions.forEach((action, index) => {
    search.values[index] ??= finish(search.game, search.seat, { state: world, actions: [action], budget });
  });
}

const FINISHING_WIDTH = 3;
const FINISHING_NODES = 400;

interface Finish<State, Action> {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly budget: Budget;
}

/** What the turn comes to in one imagined future, by a narrow search. */
function finish<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
  seat: Seat,
  from: Finish<State, Action>,
): number {
  const width = Math.min(FINISHING_WIDTH, from.budget.width);
  const search = newSearch<State, Action, View>(game, seat, { width, nodes: FINISHING_NODES, gambles: undefined });
  searchFrom(search, from.state, from.actions);
  return search.values[0] ?? 0;
}
