import { beforeEach, expect, test } from 'vitest';
import { Sender } from '../calls/sender.ts';
import type { Posted, Posting } from '../outward/post.ts';
import { HEALTHY } from '../storage/address-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage, Table } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { callInvited, planInvited } from './call-invited.ts';

const MINUTE = 60_000;

let clock: ManualClock;
let storage: Storage;
let posted: string[];
let answer: () => Promise<Posted>;
let done: string[];

beforeEach(async () => {
  clock = new ManualClock();
  storage = openMemory(clock);
  [posted, done, answer] = [[], [], async () => ({ status: 204 })];
  const poster = {
    post({ url }: Posting): Promise<Posted> {
      posted.push(new URL(url).hostname);
      return answer();
    },
  };
  const fixed = { site: 'https://x.example', mailer: undefined, push: undefined, log: () => {}, warn: () => {} };
  const sender = new Sender({ storage, poster, now: () => clock.now(), ...fixed });
  const presence = { prepare: async () => {}, isAwayFor: () => true };
  const setting = { storage, sender, presence, now: () => clock.now() };
  await storage.jobs.run({
    tasks: { 'call-invited': (payload) => callInvited(payload, setting), other: async () => void done.push('other') },
    onFailure: (_, reason) => expect(reason).toBeUndefined(),
  });
});

async function hook(person: string, host: string): Promise<void> {
  const target = JSON.stringify({ url: `https://${host}/`, form: 'plain', mentions: {}, locale: 'en' });
  const fixed = { id: host, person, kind: 'hook', table: '', target, key: host, device: '' } as const;
  await storage.addresses.put({ ...fixed, madeAt: 1, isCalled: true, health: HEALTHY });
}

async function invite(person: string, id: string): Promise<void> {
  const table: Table = {
    id,
    game: 'theseus',
    host: 'ada',
    isPublic: false,
    asksIdle: false,
    options: {},
    occupants: [{ kind: 'person', person: 'ada', name: 'Ada' }, { kind: 'open' }],
    stage: 'open',
    createdAt: 1,
    changedAt: 1,
    version: 0,
  };
  await storage.tables.add(table);
  await storage.friends.invite({ table: id, person, by: 'ada', at: clock.now() });
  await planInvited(storage, { table: id, person, by: 'Ada' });
}

test('whoever answers slowly holds up no other job', async () => {
  answer = () => new Promise(() => {});
  for (const guest of ['b', 'c', 'd', 'e', 'f']) {
    await hook(guest, `${guest}.example`);
    await invite(guest, `table-of-${guest}`);
  }
  await storage.jobs.add('other', {});
  await clock.pass(0);
  expect(posted).toHaveLength(5);
  expect(done).toEqual(['other']);
});

test('what was not taken is tried again, at that address alone, until it is taken or nobody is invited any more', async () => {
  await hook('bob', 'one.example');
  await hook('bob', 'two.example');
  answer = async () => ({ status: posted.at(-1) === 'one.example' ? 503 : 204 });
  await invite('bob', 't');
  await clock.pass(0);
  expect(posted).toEqual(['one.example', 'two.example']);
  await clock.pass(MINUTE);
  expect(posted).toEqual(['one.example', 'two.example', 'one.example']);
  answer = async () => ({ status: 204 });
  await clock.pass(4 * MINUTE);
  expect(posted.slice(3)).toEqual(['one.example']);
  await clock.pass(24 * 60 * MINUTE);
  expect(posted).toHaveLength(4);
});

test('an address that rests is left alone until then', async () => {
  await hook('bob', 'one.example');
  await storage.addresses.setHealth('one.example', { failures: 1, failingSince: clock.now(), restsUntil: clock.now() + MINUTE });
  await invite('bob', 't');
  await clock.pass(MINUTE - 1);
  expect(posted).toEqual([]);
  await clock.pass(1);
  expect(posted).toEqual(['one.example']);
});
