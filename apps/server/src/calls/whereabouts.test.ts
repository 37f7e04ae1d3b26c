import { expect, test } from 'vitest';
import { Presence } from '../presence/presence.ts';
import { openMemory } from '../storage/memory/open.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { sessionOf } from '../storage/testing/samples.ts';
import { whereabouts } from './whereabouts.ts';

test('who looks at the match is here; of others only a house of several nodes wonders, until they are gone for a while', async () => {
  const clock = new ManualClock();
  const { people } = openMemory(clock);
  await people.add({ id: 'bob', name: 'Bob' }, sessionOf('hash'));
  const presence = new Presence({ people, clock, onProblem: (reason) => expect(reason).toBeUndefined() });
  const isHere = (match: string, person: string): boolean => match === 'm' && person === 'ada';
  const alone = whereabouts({ isShared: false, isHere, presence });
  const shared = whereabouts({ isShared: true, isHere, presence });
  expect([await alone('m', 'ada'), await shared('m', 'ada'), await alone('m', 'bob'), await alone('other', 'ada')]).toEqual([
    'here',
    'here',
    'away',
    'away',
  ]);
  expect(await shared('m', 'bob')).toBe('away');
  // By another node.
  await people.here(['bob'], clock.now());
  await clock.pass(60_000);
  expect([await shared('m', 'bob'), await alone('m', 'bob')]).toEqual(['perhaps', 'away']);
  await clock.pass(60_000);
  expect(await shared('m', 'bob')).toBe('away');
});
