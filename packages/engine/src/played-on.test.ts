import { expect, test } from 'vitest';
import { chanceFromSeed, nextWord } from './chance.ts';
import type { ActionBase } from './contract.ts';
import { type PlayedOn, playedOn } from './played-on.ts';

const WORDS = 0x1_0000_0000;
const luckOf = (name: string): number => nextWord(chanceFromSeed(name)) / WORDS - 0.5;

interface Answer extends ActionBase {
  readonly type: 'best' | 'next';
}

/** Two answers of which the evaluation holds the first to be better; when they are played on they come to this. */
function game(worths: Readonly<Record<Answer['type'], number>>, fields: Partial<PlayedOn<undefined, Answer>> = {}) {
  const behind = (name: string) => (line: readonly Answer[], future: number) =>
    worths[line[0]?.type ?? 'best'] + 0.3 * luckOf(`${name} ${future}`);
  return playedOn<undefined, Answer>({
    answers: 'action',
    fewest: 2,
    candidates: () => [
      { line: [{ type: 'best' }], worth: 0.6 },
      { line: [{ type: 'next' }], worth: 0.5 },
    ],
    weighing: () => behind('weighing'),
    confirming: (_, __, salt) => behind(salt),
    ...fields,
  });
}

const solved = (solver: ReturnType<typeof game>) => solver.solve(undefined, 0, 1)?.map(({ line }) => line[0]?.type);

test('the answers come in the order playing on gives them, and a try gets the worth it has among them', () => {
  const solver = game({ best: 0.4, next: 0.5 });
  expect(solved(solver)).toEqual(['next', 'best']);
  const [first] = solver.solve(undefined, 0, 1) ?? [];
  expect(solver.worthOf({ start: undefined, now: undefined, seat: 0, line: [{ type: 'next' }] }, 1)).toBe(first?.worth);
});

test('where the evaluation must agree, what it does not hold to be the best is no puzzle', () => {
  expect(solved(game({ best: 0.4, next: 0.5 }, { mustAgree: true }))).toBeUndefined();
  expect(solved(game({ best: 0.5, next: 0.4 }, { mustAgree: true }))).toEqual(['best', 'next']);
});

test('the stronger look says no to a lead that is not there in other futures', () => {
  const answers = [
    { line: [{ type: 'best' }], worth: 0.6 },
    { line: [{ type: 'next' }], worth: 0.5 },
  ] as const;
  const confirms = (worths: { best: number; next: number }) => game(worths).confirms?.(undefined, 0, { answers, salt: 'other futures' });
  expect(confirms({ best: 0.5, next: 0.45 })).toBe(true);
  expect(confirms({ best: 0.5, next: 0.48 })).toBe(false);
});
