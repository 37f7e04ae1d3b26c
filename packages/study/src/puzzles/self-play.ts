import { chooseAction, seedOf } from '@orrery/bots';
import { type ActionBase, below, chanceFromSeed, type Puzzle, readOptions, type Seat, silent, type WithChance } from '@orrery/engine';
import { puzzleAt, type Wants } from './make.ts';
import type { AnyPuzzleGame } from './puzzle-game.ts';

/** How many answers in a thousand are any: people err, and whoever never errs leaves nothing to solve. */
const WHIMS_IN_THOUSAND = 20;
const LONGEST = 20_000;
/** More of one match would be too much alike. */
const MOST_OF_KIND = 2;

interface SelfPlay extends Wants {
  readonly seed: string;
  /** Which match of the seed. */
  readonly index: number;
}

/** Plays one match of self-play and tells the puzzles on its way, one after the other. */
export function* puzzlesOfMatch(game: AnyPuzzleGame, { seed: run, index, isWanted }: SelfPlay): Generator<Puzzle> {
  const { module, puzzles } = game;
  const table = puzzles.tables[index % puzzles.tables.length];
  const seed = seedOf(`puzzles of ${module.id} ${run}`, index);
  const options = readOptions(module.options, table.options, table.seats);
  const state = module.setup(options, table.seats, chanceFromSeed(seed));
  const whims = chanceFromSeed(`${seed} whims`);
  const found = new Map<string, number>();
  const isOpen = (kind: string): boolean => (found.get(kind) ?? 0) < MOST_OF_KIND;
  for (let done = 0; done < LONGEST; done++) {
    const [seat] = module.asked(state);
    if (seat === undefined) return;
    const legal = module.legal(state, seat);
    for (const kind of legal.length > 1 ? kindsAt(game, state, seat) : []) {
      const place = { state, seat, kind, salt: `${seed} ${done}` };
      const puzzle = puzzleAt(game, place, { isWanted: (name, how) => isOpen(name) && isWanted(name, how) });
      if (puzzle === undefined) continue;
      found.set(puzzle.kind, (found.get(puzzle.kind) ?? 0) + 1);
      yield puzzle;
    }
    module.apply(state, seat, answerOf(game, { state, seat, legal, whims, salt: `${seed} answer ${done}` }), silent);
  }
}

const kindsAt = ({ puzzles }: AnyPuzzleGame, state: WithChance, seat: Seat): string[] =>
  Object.entries(puzzles.kinds).flatMap(([kind, { suits }]) => (suits(state, seat) ? [kind] : []));

interface Asked {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly legal: readonly ActionBase[];
  readonly whims: WithChance['chance'];
  readonly salt: string;
}

function answerOf(game: AnyPuzzleGame, { state, seat, legal, whims, salt }: Asked): ActionBase {
  if (below(whims, 1000) < WHIMS_IN_THOUSAND) return legal[below(whims, legal.length)];
  const { level, effort } = game.puzzles.players;
  return chooseAction(game, level, { seat, legal, view: game.module.view(state, seat), salt, isMute: true, effort }).action;
}
