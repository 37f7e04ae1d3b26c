import { beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../storage/testing/clock.ts';
import type { Connection } from './connection.ts';
import { GLANCE_MILLISECONDS, PageSight } from './page-sight.ts';

const HIDE = { isSeen: false } as const;
const SHOW = { isSeen: true } as const;

let clock: ManualClock;
let told: string[];
let sight: PageSight;
let seen: boolean;
let awaited: boolean;

beforeEach(() => {
  clock = new ManualClock();
  [told, seen, awaited] = [[], false, true];
  sight = new PageSight({
    clock,
    presence: { hidden: (person) => told.push(`${person} hidden`), shown: (person) => told.push(`${person} shown`) },
    rooms: { isSeenBy: () => seen, waitsFor: () => awaited, sightChanged: (match) => told.push(match) },
    onUnseen: (match, person) => told.push(`${person} unseen at ${match}`),
  });
});

function page(person?: string): Connection {
  const fixed = { watched: new Set(['m']), isHidden: false };
  return { ...fixed, ...(person === undefined ? {} : { person: { id: person, name: person } }) } as unknown as Connection;
}

test('a page is hidden when it has been for longer than a glance, said as often as may be, and seen at once', async () => {
  const ada = page('ada');
  sight.hear(ada, HIDE);
  await clock.pass(GLANCE_MILLISECONDS - 1);
  sight.hear(ada, HIDE);
  expect([ada.isHidden, told]).toEqual([false, []]);
  await clock.pass(1);
  sight.hear(ada, HIDE);
  expect([ada.isHidden, told]).toEqual([true, ['ada hidden', 'm', 'ada unseen at m']]);
  sight.hear(ada, SHOW);
  sight.hear(ada, SHOW);
  expect([ada.isHidden, told.slice(3), clock.timers]).toEqual([false, ['ada shown', 'm'], 0]);
});

test('after a glance, and of a page that has gone, nothing is said', async () => {
  const [ada, bob] = [page('ada'), page('bob')];
  sight.hear(ada, HIDE);
  sight.hear(ada, SHOW);
  sight.hear(bob, HIDE);
  sight.forget(bob);
  await clock.pass(GLANCE_MILLISECONDS);
  expect([told, clock.timers]).toEqual([[], 0]);
});

test('nobody is called who sees the match on another page, whom it does not wait for, or who has no name', async () => {
  seen = true;
  sight.hear(page('ada'), HIDE);
  await clock.pass(GLANCE_MILLISECONDS);
  [seen, awaited] = [false, false];
  sight.hear(page('bob'), HIDE);
  await clock.pass(GLANCE_MILLISECONDS);
  awaited = true;
  sight.hear(page(), HIDE);
  await clock.pass(GLANCE_MILLISECONDS);
  expect(told).toEqual(['ada hidden', 'm', 'bob hidden', 'm', 'm']);
});
