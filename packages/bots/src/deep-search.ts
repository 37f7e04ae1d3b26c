import { type ActionBase, silent, type WithChance } from '@orrery/engine';
import { alphaBeta, type Duel, newMemory } from './alpha-beta.ts';
import type { Thinking, Thought } from './bot.ts';
import type { Line } from './line.ts';
import { maxN } from './max-n.ts';
import { bestFirst, imagineWorlds, knowledgeOf, sensibleOf } from './worlds.ts';

/** Nobody looks so far. */
const MOST_TURNS = 12;
/** Actions so near the best one are known exactly, not only by a bound: worlds are averaged. */
const NEAR = 0.02;
/** Nothing needs to be looked for behind a win at once. */
const WON = 0.9999;

/**
 * Looks turns ahead, for games almost without chance: one turn of everybody after the other, deeper and deeper until the budget is
 * spent. What chance there is (the order of a deck) is taken as it was imagined, in a few worlds of which the mean counts.
 */
export function deepSearch<State extends WithChance, Action extends ActionBase, View>(
  thinking: Thinking<State, Action, View>,
): Thought<Action> {
  const { game, question, budget } = thinking;
  const worlds = imagineWorlds(thinking, budget.worlds);
  const actions = sensibleOf(game, worlds[0], question);
  if (actions.length === 1) return { action: actions[0], alternatives: [] };
  const sums = actions.map(() => 0);
  for (const world of worlds) {
    const values = deepen(thinking, world, actions);
    values.forEach((value, at) => {
      sums[at] += value;
    });
  }
  const alternatives = bestFirst(actions.map((action, at) => ({ action, value: sums[at] / worlds.length })));
  return { action: alternatives[0].action, alternatives };
}

/** What each action is worth in this world, by the deepest look that the budget allows. */
function deepen<State extends WithChance, Action extends ActionBase, View>(
  { game, question, budget }: Thinking<State, Action, View>,
  world: State,
  actions: readonly Action[],
): readonly number[] {
  const search: Duel<State, Action, View> = {
    game,
    knowledge: knowledgeOf(game),
    seat: question.seat,
    seats: game.module.standing(world).length,
    width: budget.width,
    nodesLeft: Math.floor(budget.nodes / budget.worlds),
    isSpent: false,
    memory: newMemory(),
  };
  let values = actions.map(() => 0.5);
  let order = actions.map((_, at) => at);
  const near = question.isExact === true ? Number.POSITIVE_INFINITY : NEAR;
  for (let turns = 1; turns <= MOST_TURNS && !search.isSpent; turns++) {
    values = lookAt(search, { world, actions, turns, near }, { values, order });
    order = bestFirst(values.map((value, at) => ({ value, at }))).map(({ at }) => at);
    if (values[order[0]] >= WON) break;
  }
  return values;
}

interface Root<State, Action> {
  readonly world: State;
  readonly actions: readonly Action[];
  readonly turns: number;
  /** Actions so near the best one are known exactly. */
  readonly near: number;
}

/** What was thought of the actions in the look before this, which went a turn less deep. */
interface Before {
  readonly values: readonly number[];
  readonly order: readonly number[];
}

/**
 * One look at all actions, the best of the last look first. If the budget ends meanwhile, what this look has seen already counts, and
 * the others keep their places behind it.
 */
function lookAt<State extends WithChance, Action extends ActionBase, View>(
  search: Duel<State, Action, View>,
  { world, actions, turns, near }: Root<State, Action>,
  { values, order }: Before,
): number[] {
  const found = [...values];
  let best = Number.NEGATIVE_INFINITY;
  let seen = 0;
  for (const at of order) {
    const value = valueBehind(search, { world, action: actions[at], turns, alpha: best - near });
    // In the first look everything must get some value.
    if (search.isSpent && turns > 1) break;
    found[at] = value;
    seen += 1;
    best = Math.max(best, value);
    if (best >= WON) break;
  }
  // Two actions can only be compared by looks of the same depth.
  if (near === Number.POSITIVE_INFINITY && turns > 1 && seen < order.length && best < WON) return [...values];
  for (const at of order.slice(seen)) {
    if (turns === 1) found[at] = atOnce(search, world, actions[at]);
    if (seen > 0) found[at] = Math.min(found[at], best - Math.min(near, NEAR));
  }
  return found;
}

interface Branch<State, Action> {
  readonly world: State;
  readonly action: Action;
  readonly turns: number;
  readonly alpha: number;
}

function valueBehind<State extends WithChance, Action extends ActionBase, View>(
  search: Duel<State, Action, View>,
  { world, action, turns, alpha }: Branch<State, Action>,
): number {
  const after = search.game.module.clone(world);
  search.game.module.apply(after, search.seat, action, silent);
  search.nodesLeft -= 1;
  const line: Line = { turns, passed: 0, plies: 1, mover: search.seat };
  if (search.seats > 2) return maxN(search, after, line)[search.seat];
  return alphaBeta(search, after, { line, window: { alpha, beta: WON } });
}

/** What the position after the action looks like, without a further thought. */
function atOnce<State extends WithChance, Action extends ActionBase, View>(
  { game, knowledge, seat }: Duel<State, Action, View>,
  world: State,
  action: Action,
): number {
  const after = game.module.clone(world);
  game.module.apply(after, seat, action, silent);
  return knowledge.evaluate(after, seat);
}
