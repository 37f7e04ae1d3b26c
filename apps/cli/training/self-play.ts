import { type Action, alienFrontiers, type State, type View } from '@orrery/alien-frontiers';
import { FEATURES, knowledgeWith, measure, progressOf } from '@orrery/alien-frontiers/bot';
import { type BotGame, type Question, seedOf, turnSearch } from '@orrery/bots';
import type { Sample, Weights } from '@orrery/bots/training';
import { type BotBudget, below, chanceFromSeed, type Json, type Result, readOptions, silent } from '@orrery/engine';

/** Wide enough that thinking once a turn is nearly as good as thinking again at every action; a narrow search is not. */
const BUDGET: BotBudget = { nodes: 2000, width: 20, worlds: 2, gambles: 3 };
/** How many plans in a thousand are random, so that positions are seen that the best play would not lead to. */
const RANDOM_IN_THOUSAND = 30;
const KEPT_ONE_IN = 6;
const LONGEST = 20_000;

/** Tables of self-play, in turn: the weights must serve them all. */
const TABLES: readonly { readonly seats: number; readonly options: Json }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { twoPlayerSetUp: 'english-edition' } },
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 3, options: { longGame: true } },
];

type Game = BotGame<State, Action, View>;

/** Plays a match with itself and gives some of its positions. */
export function selfPlay(weights: Weights, run: string, index: number): Sample[] {
  const { seats, options } = TABLES[index % TABLES.length];
  const game: Game = { module: alienFrontiers, knowledge: knowledgeWith(weights) };
  const seed = seedOf(run, index);
  const picking = chanceFromSeed(`${seed} kept`);
  const state = alienFrontiers.setup(readOptions(alienFrontiers.options, options, seats), seats, chanceFromSeed(seed));
  const seen: Omit<Sample, 'won'>[] = [];
  let plan: Action[] = [];
  for (let actions = 0; actions < LONGEST; actions++) {
    const result = alienFrontiers.result(state);
    if (result !== undefined) return seen.map((position) => ({ ...position, won: sharesOf(result, seats) }));
    if (below(picking, KEPT_ONE_IN) === 0) seen.push(measured(state));
    const [seat] = alienFrontiers.asked(state);
    if (plan.length === 0) {
      const legal = alienFrontiers.legal(state, seat);
      plan = choose(game, { seat, legal, view: alienFrontiers.view(state, seat), salt: `${run} self-play ${index} ${actions}` });
    }
    const [action, ...rest] = plan;
    alienFrontiers.apply(state, seat, action, silent);
    plan = rest;
  }
  throw new Error(`self-play ${run} ${index} has not ended after ${LONGEST} actions`);
}

/** What to do next, up to where the outcome is not known: a turn is thought about once, which a bot at a table may not rely on. */
function choose(game: Game, question: Question<Action, View>): Action[] {
  const { legal } = question;
  const chance = chanceFromSeed(question.salt);
  if (legal.length === 1 || below(chance, 1000) < RANDOM_IN_THOUSAND) return [legal[below(chance, legal.length)]];
  return [...turnSearch({ game, question, chance, budget: BUDGET }).plan];
}

function measured(state: State): Omit<Sample, 'won'> {
  const rows = state.players.map(({ seat }) => {
    const row = new Float64Array(FEATURES.length);
    measure(state, seat, row);
    return Float32Array.from(row);
  });
  return { progress: progressOf(state), rows };
}

function sharesOf(result: Result, seats: number): number[] {
  const winners = result.seats.filter((line) => line.rank === 1).map((line) => line.seat);
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
