import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { ExplainedGame } from './explain-try.ts';
import { puzzlesOfMatch } from './self-play.ts';

interface Asking {
  readonly round: number;
  readonly answered: readonly number[];
}

const ROUNDS = 2;
const SEATS = [0, 1, 2];

/** Everybody is asked at once, round after round; what is looked at is written down. */
function gameOf(looked: string[]): ExplainedGame {
  const asked = ({ round, answered }: Asking) => (round > ROUNDS ? [] : SEATS.filter((seat) => !answered.includes(seat)));
  const suits = ({ round, answered }: Asking, seat: number) => {
    looked.push(`round ${round}: seat ${seat}, answered ${answered.length}`);
    return false;
  };
  return {
    module: {
      id: 'asked-at-once',
      options: {},
      setup: () => ({ round: 1, answered: [], chance: chanceFromSeed('asked at once') }),
      asked,
      legal: () => [{ type: 'one' }, { type: 'other' }],
      apply: (state: { round: number; answered: number[] }, seat: number) => {
        state.answered = [...state.answered, seat];
        if (state.answered.length < SEATS.length) return;
        state.round += 1;
        state.answered = [];
      },
      view: () => ({}),
    },
    puzzles: { kinds: { any: { suits } }, tables: [{ seats: SEATS.length, options: {} }], players: { level: 'random', effort: 1 } },
  } as unknown as ExplainedGame;
}

test('seats that are asked at once are looked at before any of them has answered, and once for each question', () => {
  const looked: string[] = [];
  expect([...puzzlesOfMatch(gameOf(looked), { seed: 'run', index: 0, isWanted: () => true })]).toEqual([]);
  expect(looked).toEqual([1, 2].flatMap((round) => SEATS.map((seat) => `round ${round}: seat ${seat}, answered 0`)));
});
