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

test('who has nothing open but pages that nobody sees is away, however long they stay open', async () => {
  const clock = new ManualClock();
  const { people } = openMemory(clock);
  await people.add({ id: 'ada', name: 'Ada' }, sessionOf('hash'));
  const fixed = { people, clock, onProblem: (reason: unknown) => expect(reason).toBeUndefined() };
  const [here, other] = [new Presence(fixed), new Presence(fixed)];
  here.open();
  here.came('ada');
  const shared = whereabouts({ isShared: true, isHere: () => false, presence: other });
  await clock.pass(600_000);
  expect(await shared('m', 'ada')).toBe('perhaps');
  here.hidden('ada');
  await clock.pass(180_000);
  expect(await shared('m', 'ada')).toBe('away');
  here.shown('ada');
  await clock.pass(0);
  await clock.pass(31_000);
  expect(await shared('m', 'ada')).toBe('perhaps');
  here.close();
});
