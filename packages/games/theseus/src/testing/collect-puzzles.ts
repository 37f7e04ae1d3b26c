import { below, type Chance, chanceFromSeed, type Json, readOptions, type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { theseusBot } from '../bot/index.ts';
import { key } from '../bot/key.ts';
import { theseus } from '../index.ts';
import type { Options } from '../options.ts';
import { FULL_DATA, type State } from '../state.ts';
import { describe } from './describe.ts';
import { answerOf, winningActions } from './winning-turn.ts';

/** A position in which exactly one answer wins in this turn. */
export interface Puzzle {
  readonly position: Json;
  /** `answerOf` the action. */
  readonly answer: string;
}

const FACTIONS = ['marines', 'aliens', 'scientists', 'greys'];
const NEAR_THE_END = 9;
const MOST_POSITIONS = 20_000;
const FEWEST_CHOICES = 5;
const LONGEST = 2000;
const ONE_IN = 6;

/** Plays duels by what looks best at once, now and then at random, and keeps the turns that win by one answer alone. */
export function collectPuzzles({ wanted, seed }: { readonly wanted: number; readonly seed: string }): Puzzle[] {
  const puzzles: Puzzle[] = [];
  const pairs = FACTIONS.flatMap((one) => FACTIONS.filter((other) => other !== one).map((other) => [one, other]));
  for (let match = 0; puzzles.length < wanted; match++) {
    const [faction1, faction2] = pairs[match % pairs.length];
    const options = readOptions<Options>(theseus.options, { faction1, faction2 }, 2);
    const found = puzzleOf(theseus.setup(options, 2, chanceFromSeed(`${seed} ${match}`)), chanceFromSeed(`${seed} ${match} choices`));
    if (found !== undefined) puzzles.push(found);
  }
  return puzzles;
}

function puzzleOf(state: State, chance: Chance): Puzzle | undefined {
  for (let count = 0; count < LONGEST; count++) {
    const [seat] = theseus.asked(state);
    if (seat === undefined) return undefined;
    const legal = theseus.legal(state, seat);
    const asks = theseus.decision(state, seat);
    if (asks?.ask === 'move' && !asks.isExtra && state.tieBreak === undefined && legal.length >= FEWEST_CHOICES && isNear(state, seat)) {
      const found = puzzleAt(state);
      if (found !== undefined) return found;
    }
    theseus.apply(state, seat, below(chance, ONE_IN) === 0 ? legal[below(chance, legal.length)] : bestAtOnce(state, seat, legal), silent);
  }
  return undefined;
}

function isNear(state: State, seat: Seat): boolean {
  const other = state.players[1 - seat];
  return other.life <= NEAR_THE_END || state.players[seat].data >= FULL_DATA - NEAR_THE_END;
}

function puzzleAt(state: State): Puzzle | undefined {
  const winning = winningActions(state, MOST_POSITIONS);
  if (winning === undefined || winning.length === 0) return undefined;
  const answers = new Set(winning.map(answerOf));
  if (answers.size > 1) return undefined;
  const position = describe(state);
  if (key(theseus.position(position)) !== key(state)) return undefined;
  return { position, answer: [...answers][0] };
}

function bestAtOnce(state: State, seat: Seat, legal: readonly Action[]): Action {
  const sensible = theseusBot.sensible?.(state, seat, legal) ?? legal;
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of sensible) {
    const after = theseus.clone(state);
    theseus.apply(after, seat, action, silent);
    const value = theseusBot.evaluate(after, seat);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
