import { chooseAction, seedOf } from '@orrery/bots';
import { type ActionBase, below, chanceFromSeed, type Puzzle, readOptions, type Seat, silent, type WithChance } from '@orrery/engine';
import type { ExplainedGame } from './explain-try.ts';
import { puzzleAt, type Wants } from './make.ts';
import { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';

/** How many answers in a thousand are any: people err, and whoever never errs leaves nothing to solve. */
const WHIMS_IN_THOUSAND = 20;
const LONGEST = 20_000;
/** More of one match would be too much alike; of one seat even two would be. */
const MOST_OF_KIND = 3;

interface SelfPlay extends Wants {
  readonly seed: string;
  /** Which match of the seed. */
  readonly index: number;
}

/** Plays one match of self-play and tells the puzzles on its way, one after the other. */
export function* puzzlesOfMatch(game: ExplainedGame, { seed: run, index, isWanted }: SelfPlay): Generator<Puzzle> {
  const { module, puzzles } = game;
  const table = puzzles.tables[index % puzzles.tables.length];
  const seed = seedOf(`puzzles of ${module.id} ${run}`, index);
  const options = readOptions(module.options, table.options, table.seats);
  const state = module.setup(options, table.seats, chanceFromSeed(seed));
  const whims = chanceFromSeed(`${seed} whims`);
  const found: Puzzle[] = [];
  const isOpen = (kind: string, seat: Seat): boolean => {
    const alike = found.filter((puzzle) => puzzle.kind === kind);
    return alike.length < MOST_OF_KIND && alike.every((puzzle) => puzzle.seat !== seat);
  };
  // Seats asked at once are looked at before any of them has answered: what the last one says brings to light what the others have.
  let looked: readonly Seat[] = [];
  for (let done = 0; done < LONGEST; done++) {
    const asked = module.asked(state);
    const [seat] = asked;
    if (seat === undefined) return;
    for (const each of asked.filter((one) => !looked.includes(one))) {
      for (const kind of module.legal(state, each).length > 1 ? kindsAt(game, state, each) : []) {
        if (kindOf(game, kind).turnsOut === undefined && !(isOpen(kind, each) && isWanted({ kind, how: 'hard', line: [] }))) continue;
        const place = { state, seat: each, kind, salt: `${seed} ${done}${each === seat ? '' : ` ${each}`}` };
        const puzzle = puzzleAt(game, place, { isWanted: (finding) => isOpen(finding.kind, each) && isWanted(finding) });
        if (puzzle === undefined) continue;
        found.push(puzzle);
        yield puzzle;
      }
    }
    looked = asked.filter((one) => one !== seat);
    const legal = module.legal(state, seat);
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
