import type { Match } from '@orrery/match';
import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { slowAmongNewer } from '../storage/testing/long-ago.ts';
import { Resting } from './resting.ts';

test('holidays reach a slow match, however many tables were started and finished since it began', { timeout: 20_000 }, async () => {
  const storage = openMemory();
  await slowAmongNewer(storage, 501);
  const reached: string[] = [];
  const use = async <Answer>(id: string, _: (match: Match) => Promise<Answer>): Promise<Answer | undefined> => {
    reached.push(id);
    return undefined;
  };
  await new Resting({ storage, matches: { use }, now: () => 1 }).tasks['apply-rest']({ person: 'ada' });
  expect(reached).toEqual(['slow']);
});
