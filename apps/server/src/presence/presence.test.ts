import { beforeEach, expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { sessionOf } from '../storage/testing/samples.ts';
import { AWAY_MILLISECONDS, Presence } from './presence.ts';

const SEEN = { wasSeen: true } as const;
const HIDDEN = { wasSeen: false } as const;

let clock: ManualClock;
let people: Storage['people'];
let left: string[];
let alsoHere: string[];
let presence: Presence;

beforeEach(async () => {
  clock = new ManualClock();
  people = openMemory(clock).people;
  await people.add({ id: 'ada', name: 'Ada' }, sessionOf('hash'));
  [left, alsoHere] = [[], []];
  presence = new Presence({
    people,
    clock,
    onProblem: (reason) => expect(reason).toBeUndefined(),
    onLeft: (person) => left.push(person),
    alsoHere: async (hidden) => hidden.filter((person) => alsoHere.includes(person)),
  });
  presence.open();
});

const isAway = () => presence.isAwayFor('ada', AWAY_MILLISECONDS);

test('who has no page open that is seen is away, and here as soon as one is', async () => {
  presence.came('ada');
  presence.came('ada');
  presence.hidden('ada');
  await clock.pass(AWAY_MILLISECONDS);
  expect(isAway()).toBe(false);
  presence.hidden('ada');
  await clock.pass(AWAY_MILLISECONDS - 1);
  expect(isAway()).toBe(false);
  await clock.pass(1);
  expect(isAway()).toBe(true);
  presence.shown('ada');
  expect(isAway()).toBe(false);
});

test('what lasts as long as a page is open ends with the last one, seen or not', async () => {
  presence.came('ada');
  presence.came('ada');
  presence.hidden('ada');
  presence.hidden('ada');
  await clock.pass(AWAY_MILLISECONDS);
  expect([isAway(), presence.hasLeftFor('ada', AWAY_MILLISECONDS), left]).toEqual([true, false, []]);
  presence.went('ada', HIDDEN);
  expect(left).toEqual([]);
  presence.went('ada', HIDDEN);
  expect([presence.hasLeftFor('ada', AWAY_MILLISECONDS), left]).toEqual([true, ['ada']]);
  // That a hidden page was closed says nothing of where they are.
  expect(isAway()).toBe(true);
  presence.came('ada');
  presence.went('ada', SEEN);
  expect([isAway(), left]).toEqual([false, ['ada', 'ada']]);
});

test('of hidden pages other nodes hear only where that is asked for', async () => {
  const lastHere = async () => (await people.lastHere(['ada'])).get('ada') ?? 0;
  presence.came('ada');
  await clock.pass(120_000);
  expect(await lastHere()).toBe(clock.now());
  presence.hidden('ada');
  await clock.pass(120_000);
  expect(await lastHere()).toBe(clock.now() - 120_000);
  alsoHere.push('ada');
  await clock.pass(60_000);
  expect(await lastHere()).toBe(clock.now());
});
