import { alienFrontiers } from '@orrery/alien-frontiers';
import { FEATURES, knowledgeWith } from '@orrery/alien-frontiers/bot';
import { type AnyBotGame, type ArenaMatch, type Player, playArenaMatch, scoresOf, turnSearch } from '@orrery/bots';
import type { Weights } from '@orrery/bots/training';
import { type ActionBase, type BotBudget, below, type Chance, chanceFromSeed, readOptions } from '@orrery/engine';

/** As in self-play. */
const BUDGET: BotBudget = { nodes: 2000, width: 20, worlds: 2, gambles: 3 };

/** Measures that speak of one thing are changed together. */
const GROUPS: readonly (readonly string[])[] = [
  ['landed', 'to-land'],
  ['controlled'],
  ['safe-control', 'safest-control'],
  ['tied', 'one-behind', 'alone-behind'],
  ['last-one', 'last-two'],
  ['hub', 'hub-near', 'hub-ready', 'hub-payable'],
  ['ships', 'fourth-ship', 'fifth-ship', 'sixth-ship'],
  ['relic'],
  ['fuel', 'fuel-one', 'fuel-three', 'fuel-five'],
  ['ore', 'ore-one', 'ore-two', 'ore-three', 'ore-five'],
  ['both', 'can-build', 'can-construct'],
  ['unplaced', 'unplaced-pips', 'unplaced-six', 'unplaced-pair', 'unplaced-triple', 'unplaced-run'],
  ['landing'],
  ['raid', 'claim', 'cycles', 'choice'],
  FEATURES.filter((feature) => feature.startsWith('at-') || feature === 'run-docked'),
  FEATURES.filter((feature) => feature.startsWith('bonus-')),
  FEATURES.filter((feature) => feature.startsWith('card-')),
  ['point-cards', 'positron'],
  ['dice-cards', 'dice-cards-with-fuel'],
];

const GROUP_CHANGES = 0.25;
const FACTOR_SPREAD = 0.25;
const SINGLE_CHANGES = 3;
const SINGLE_SPREAD = 0.06;
const FIRST_DUELS = 24;
/** A change must win the first matches, then twice as many others, and both together clearly. */
const BARS = { first: 0.54, second: 0.52, together: 0.55 };

export interface Tried {
  readonly turn: number;
  readonly first: number;
  readonly second: number;
  readonly taken: boolean;
  readonly weights: Weights;
}

/** Changes the weights a little, again and again, and keeps what wins against what there was. Goes on until it is stopped. */
export async function* climb(start: Weights, seed: string): AsyncGenerator<Tried> {
  const chance = chanceFromSeed(seed);
  let weights = start;
  for (let turn = 0; ; turn++) {
    const changed = change(weights, chance);
    const first = await share([changed, weights], FIRST_DUELS, `${seed} ${turn} first`);
    const second = first < BARS.first ? 0 : await share([changed, weights], 2 * FIRST_DUELS, `${seed} ${turn} second`);
    const taken = second >= BARS.second && (first + 2 * second) / 3 >= BARS.together;
    if (taken) weights = changed;
    yield { turn, first, second, taken, weights };
  }
}

function change({ early, late }: Weights, chance: Chance): Weights {
  const changed = { early: Float64Array.from(early), late: Float64Array.from(late) };
  for (const group of GROUPS) {
    if (unit(chance) > GROUP_CHANGES) continue;
    const atFirst = Math.exp(FACTOR_SPREAD * bell(chance));
    const atLast = unit(chance) < 0.5 ? atFirst : Math.exp(FACTOR_SPREAD * bell(chance));
    for (const feature of group) {
      changed.early[FEATURES.indexOf(feature)] *= atFirst;
      changed.late[FEATURES.indexOf(feature)] *= atLast;
    }
  }
  for (let times = 0; times < SINGLE_CHANGES; times++) {
    const at = below(chance, FEATURES.length);
    changed.early[at] += SINGLE_SPREAD * bell(chance);
    changed.late[at] += SINGLE_SPREAD * bell(chance);
  }
  return changed;
}

function unit(chance: Chance): number {
  return (below(chance, 1 << 30) + 0.5) / (1 << 30);
}

function bell(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(unit(chance))) * Math.cos(2 * Math.PI * unit(chance));
}

/** The share of first places of the first weights: duels count two thirds, tables of four one third. */
async function share(weights: readonly [Weights, Weights], duels: number, run: string): Promise<number> {
  const inDuels = await shareAt({ weights, seats: 2, games: duels, run: `${run} duel` });
  const inFours = await shareAt({ weights, seats: 4, games: duels / 2, run: `${run} four` });
  return (2 * inDuels + inFours) / 3;
}

interface Contest {
  readonly weights: readonly [Weights, Weights];
  readonly seats: number;
  readonly games: number;
  readonly run: string;
}

async function shareAt({ weights, seats, games, run }: Contest): Promise<number> {
  const names = ['new', 'old'] as const;
  const bots = Array.from({ length: seats }, (_, seat) => names[seat % 2]);
  const plan = { options: readOptions(alienFrontiers.options, {}, seats), bots, games, seed: run };
  const knowing = (one: Weights): AnyBotGame => ({ module: alienFrontiers, knowledge: knowledgeWith(one) });
  const players = { new: knowing(weights[0]), old: knowing(weights[1]) };
  const matches: ArenaMatch[] = [];
  for (let index = 0; index < games; index++) {
    const playerOf = (bot: string) => planner(bot === 'new' ? players.new : players.old);
    matches.push(await playArenaMatch({ game: players.new, plan, playerOf }, index));
  }
  return scoresOf(bots, matches)[0].share;
}

/** Thinks once a turn, or where something has come to light: much faster, and for comparing as good. */
function planner(game: AnyBotGame): Player {
  let plan: readonly ActionBase[] = [];
  return (question) => {
    if (plan.length === 0) {
      const { legal, salt } = question;
      plan = legal.length === 1 ? legal : turnSearch({ game, question, chance: chanceFromSeed(salt), budget: BUDGET }).plan;
    }
    const [action, ...rest] = plan;
    plan = rest;
    return { action, alternatives: [] };
  };
}
