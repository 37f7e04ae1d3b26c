import { expect, test } from 'vitest';
import { breakServer, KINDS } from '../bench/break-server.ts';

const EACH = 300;

test('whatever is sent, the server stays up, the match stays the same and no secret gets out', async () => {
  const { answers, violations } = await breakServer({ each: EACH, seed: 'break test' });
  expect(violations).toEqual([]);
  for (const kind of KINDS) expect(Object.values(answers[kind]).reduce((sum, count) => sum + count, 0)).toBe(EACH);
  expect(Object.keys(answers.oversized)).toEqual(['closed 1009']);
  expect(Object.keys(answers['foreign-seat'])).toEqual(['not-your-seat']);
  expect(Object.keys(answers.stale)).toEqual(['stale-decision']);
  expect(['illegal', 'malformed-action', 'not-asked', 'stale-decision']).toEqual(expect.arrayContaining(Object.keys(answers.illegal)));
});
