import { chooseAction } from '@orrery/bots';
import { type ActionBase, below, type Chance, chanceFromSeed, readOptions, type Seat, silent, type WithChance } from '@orrery/engine';
import type { OptionSet, RandomGame } from '../random-play.ts';
import type { AnyStudyGame } from './told-game.ts';

/** What of a game is needed to play it half at random. */
type PlayedGame = Pick<AnyStudyGame, 'module' | 'knowledge'>;

/** A question met in a match that was played half at random. */
export interface RandomPosition {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly legal: readonly ActionBase[];
  readonly name: string;
}

/** At most this many actions lie between two positions of a match. */
const APART = 12;
/** Of one match: the next one has its turn, too. */
const MOST_OF_A_MATCH = 12;
const MOST_ACTIONS = 3000;

/** So many positions with a choice, from matches at these tables in turn. */
export function* randomPositions(game: PlayedGame, tables: readonly OptionSet[], count: number): Generator<RandomPosition> {
  for (let match = 0, met = 0; met < count; match++) {
    const name = `reasons of ${game.module.id} ${match}`;
    for (const position of positionsOf(game, { ...tables[match % tables.length], seed: name })) {
      if (met >= count) return;
      met += 1;
      yield position;
    }
  }
}

function* positionsOf(game: PlayedGame, { seed, seats, options }: RandomGame): Generator<RandomPosition> {
  const { module } = game;
  const chance = chanceFromSeed(`${seed}: choices`);
  const state = module.setup(readOptions(module.options, options, seats), seats, chanceFromSeed(seed));
  let wait = below(chance, APART);
  for (let action = 0, met = 0; action < MOST_ACTIONS && met < MOST_OF_A_MATCH; action++) {
    const asked = module.asked(state);
    if (asked.length === 0) return;
    const seat = asked[below(chance, asked.length)];
    const legal = module.legal(state, seat);
    wait -= 1;
    if (wait < 0 && legal.length > 1) {
      wait = below(chance, APART);
      met += 1;
      yield { state: module.clone(state), seat, legal, name: `${seed}, action ${action}` };
    }
    module.apply(state, seat, chosen(game, { state, seat, legal }, chance), silent);
  }
}

interface Choice {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly legal: readonly ActionBase[];
}

/** Every fourth choice is any; the others are a simple bot's, or nothing would ever come of anything. */
function chosen(game: PlayedGame, { state, seat, legal }: Choice, chance: Chance): ActionBase {
  if (legal.length === 1) return legal[0];
  if (below(chance, 4) === 0) return legal[below(chance, legal.length)];
  const salt = String(below(chance, 1_000_000));
  return chooseAction(game, 'greedy', { seat, view: game.module.view(state, seat), legal, salt, isMute: true }).action;
}
