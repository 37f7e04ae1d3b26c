import { expect, test } from 'vitest';
import { followRatings, gainOf, type MatchRatings } from './match-ratings.ts';

const waiting: MatchRatings = { isReckoned: false, changes: [] };
const done: MatchRatings = { isReckoned: true, changes: [{ person: 'ada', after: { rating: 1530, within: 90 } }] };

async function followed(answers: readonly (MatchRatings | null | 'away')[], stopAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController();
  const [told, pauses]: [(MatchRatings | undefined)[], number[]] = [[], []];
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (asked >= stopAfter) stop.abort();
    if (answer === 'away' || answer === undefined) throw new Error('nobody answers');
    return answer;
  };
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  await followRatings(ask, { told: (ratings) => told.push(ratings), pause, signal: stop.signal });
  return { told, pauses, asked };
}

test('what is reckoned already is told at once, and what is not once it is', async () => {
  expect(await followed([done])).toEqual({ told: [done], pauses: [], asked: 1 });
  const { told, pauses } = await followed([waiting, 'away', waiting, done]);
  expect(told).toEqual([waiting, waiting, done]);
  expect(pauses).toHaveLength(3);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});

test('a match that does not count is asked about once; where nothing comes it ends', async () => {
  expect(await followed([null])).toEqual({ told: [undefined], pauses: [], asked: 1 });
  const { asked, pauses } = await followed([waiting]);
  expect(asked).toBe(pauses.length + 1);
  expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(60_000);
});

test('who has gone is told nothing more', async () => {
  expect(await followed([waiting, done], 2)).toMatchObject({ told: [waiting], asked: 2 });
});

test('a gain has its sign; without a beginning there is none', () => {
  const change = (before: number, after: number) => ({ before: { rating: before, within: 90 }, after: { rating: after, within: 80 } });
  expect([change(1512, 1530), change(1530, 1512), change(1500, 1500)].map(gainOf)).toEqual(['+18', '−18', '0']);
  expect(gainOf({ after: { rating: 1500, within: 9 } })).toBeUndefined();
});
