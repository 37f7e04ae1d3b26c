import { chooseAction, seedOf } from '@orrery/bots';
import { type AnyGameStudy, below, chanceFromSeed, type Prospects, readOptions, silent } from '@orrery/engine';
import { chancesIn, prospectsIn } from '@orrery/study';
import type { Game } from '../../src/games.ts';
import type { Line } from './lines.ts';
import { tablesFor } from './tables.ts';

/** Who plays, and with what part of the budget: strong players, as strong as time allows. */
const PLAYERS: Readonly<Record<string, { readonly level: string; readonly effort: number }>> = {
  'alien-frontiers': { level: 'captain', effort: 0.1 },
  'not-alone': { level: 'stalker', effort: 1 },
  'race-for-the-galaxy': { level: 'magnate', effort: 0.15 },
  theseus: { level: 'navigator', effort: 0.05 },
};
/** How many answers in a thousand are any: people err, too. */
const WHIMS_IN_THOUSAND = 20;
const LONGEST = 20_000;

export interface SelfPlay {
  readonly game: Game;
  readonly study: AnyGameStudy;
  readonly name: string;
  readonly seats: number | undefined;
}

/** One match, and how the sides stood before each of its decisions, as who decides could know. */
export async function playOne({ game, study, name, seats }: SelfPlay): Promise<Line> {
  const { module } = game;
  const index = Number(name.split(' ').at(-1));
  const tables = tablesFor(module.id, seats);
  const table = tables[Math.floor(index / 2) % tables.length];
  const seed = seedOf(`chances of ${module.id} ${seats ?? 'usual'}`, index);
  const chance = chanceFromSeed(`${seed} choices`);
  const state = module.setup(readOptions(module.options, table.options, table.seats), table.seats, chanceFromSeed(seed));
  const positions: Prospects[] = [];
  const picking = chanceFromSeed(`${seed} kept`);
  // Where a turn is searched for every position, fewer are enough.
  const keptOneIn = study.settle === undefined ? 1 : 3;
  const { level, effort } = PLAYERS[module.id];
  for (let actions = 0; actions < LONGEST; actions++) {
    const [seat] = module.asked(state);
    if (seat === undefined) break;
    const legal = module.legal(state, seat);
    const view = module.view(state, seat);
    if (legal.length > 1 && below(picking, keptOneIn) === 0) {
      const met = prospectsIn({ ...game, study }, module.imagine(view, chanceFromSeed(`${seed} ${actions}`)), seat);
      if (met !== undefined) positions.push(rounded(met));
    }
    const isWhim = below(chance, 1000) < WHIMS_IN_THOUSAND;
    const action = isWhim
      ? legal[below(chance, legal.length)]
      : chooseAction(game, level, { seat, legal, view, salt: `${seed} answer ${actions}`, isMute: true, effort }).action;
    module.apply(state, seat, action, silent);
  }
  const bySeat = chancesIn({ ...game, study }, state, 'open');
  const won = sidesWon(positions[0].sides.length, { bySeat, sideOf: study.sideOf(state) });
  return { name, seats: table.seats, positions, won };
}

interface Winners {
  readonly bySeat: readonly number[];
  readonly sideOf: readonly number[];
}

/** Side by side; a side without a seat wins what is left. */
function sidesWon(sides: number, { bySeat, sideOf }: Winners): number[] {
  const won = Array.from({ length: sides }, (_, side) => (sideOf.includes(side) ? bySeat[sideOf.indexOf(side)] : undefined));
  const left = 1 - won.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  return won.map((share) => share ?? left);
}

const rounded = ({ progress, sides }: Prospects): Prospects => ({
  progress: short(progress),
  sides: sides.map((row) => row.map(short)),
});

const short = (value: number): number => Math.round(value * 1000) / 1000;
