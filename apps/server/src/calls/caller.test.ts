import type { Entry, Glance } from '@orrery/match';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import type { Posted, Posting } from '../outward/post.ts';
import { HEALTHY } from '../storage/address-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { KeptGlance, Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { Caller } from './caller.ts';
import { Sender } from './sender.ts';

const HOUR = 3_600_000;
const PAUSE = 20_000;

let clock: ManualClock;
let storage: Storage;
let caller: Caller;
let posted: Posting[];
let status: number;
let mails: Mail[];
let here: Set<string>;
/** By another node, as far as one knows. */
let elsewhere: Set<string>;
let log: Entry[];
let glance: Glance;

const person = (id: string) => ({ kind: 'person', person: id, name: id.toUpperCase() }) as const;

beforeEach(async () => {
  clock = new ManualClock();
  storage = openMemory(clock);
  [posted, status, here, elsewhere, log, mails] = [[], 204, new Set(), new Set(), [], []];
  const occupants = [person('ada'), person('bob'), person('eve')];
  glance = { rulesVersion: '1', seq: 0, isOver: false, waitingFor: [0], occupants, hasAutomaticTurn: false };
  const matches = {
    ...storage.matches,
    glances: async (ids: readonly string[]): Promise<readonly KeptGlance[]> =>
      ids.includes('m') ? [{ id: 'm', version: log.length, game: 'theseus', glance }] : [],
    entriesSince: async (_: string, version: number) => log.slice(version),
  };
  const poster = {
    async post(posting: Posting): Promise<Posted> {
      posted.push(posting);
      if (status === 0) throw new Error('nobody answers');
      return { status };
    },
  };
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
  const now = () => clock.now();
  const sender = new Sender({ storage, poster, site: 'https://x.example', mailer, push: undefined, now, log: () => {}, warn: () => {} });
  const isHere = (_: string, id: string) => here.has(id);
  const whereIs = async (match: string, id: string) => (isHere(match, id) ? 'here' : elsewhere.has(id) ? 'perhaps' : 'away');
  const setting = { isHere, whereIs, pauseMilliseconds: PAUSE, now };
  caller = new Caller({ ...setting, storage: { ...storage, matches }, sender, warn: () => {} });
  await storage.jobs.run({ tasks: caller.tasks, onFailure: (_, reason) => expect(reason).toBeUndefined() });
});

async function address(owner: string, table = ''): Promise<string> {
  const id = `${owner}${table}`;
  const target = JSON.stringify({ url: `https://${id}.example/`, form: 'plain', mentions: {}, locale: 'en' });
  const fixed = { id, person: owner, kind: 'hook', table, target, key: id, device: '' } as const;
  await storage.addresses.put({ ...fixed, madeAt: 1, isCalled: true, health: HEALTHY });
  return id;
}

/** Somebody whose lists have the table. */
async function seat(host: string): Promise<void> {
  const table = { id: 'm', game: 'theseus', host, isPublic: false, asksIdle: false, options: {}, occupants: glance.occupants };
  await storage.tables.add({ ...table, stage: 'started', createdAt: 1, changedAt: 1, version: 0 });
}

/** Somebody did something, and these are waited for. */
async function move(seat: number, waitingFor: readonly number[], more: Partial<Glance> = {}): Promise<void> {
  log.push({ kind: 'actions', seat, actions: [{ type: 'x' }], rulesVersion: '1', at: clock.now() });
  glance = { ...glance, deadlines: undefined, seq: log.length, waitingFor, ...more };
  caller.matchChanged({ match: 'm', waitingFor, occupants: glance.occupants });
  await clock.pass(0);
}

const told = (): string[] => posted.map(({ url, body }) => `${new URL(url).hostname.split('.')[0]} ${JSON.parse(String(body)).type}`);

test('a turn is called for after a pause, and not if its person was quicker', async () => {
  await address('bob');
  await move(0, [1]);
  await clock.pass(PAUSE - 1);
  expect(told()).toEqual([]);
  await clock.pass(1);
  expect(told()).toEqual(['bob turn']);
  await move(1, [0]);
  await move(0, [1]);
  await move(1, [0]);
  await clock.pass(10 * PAUSE);
  expect(told()).toEqual(['bob turn']);
});

test('many steps of one turn are one call, also beside other people’s steps; the next turn is another', async () => {
  await address('bob');
  await move(0, [1, 2]);
  await clock.pass(PAUSE);
  await move(2, [1, 2]);
  await clock.pass(PAUSE);
  await move(2, [1]);
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob turn', 'bob last']);
  await move(1, [2]);
  await move(2, [1]);
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob turn', 'bob last', 'bob turn']);
});

test('who is there when it would be said is left alone, and not called for that turn when they go', async () => {
  await address('bob');
  await move(0, [1]);
  here.add('bob');
  await clock.pass(PAUSE);
  here.clear();
  await move(2, [1]);
  await clock.pass(HOUR);
  expect(told()).toEqual([]);
});

test('who may be there by another node is called when they have gone, and not if they answer', async () => {
  await address('bob');
  elsewhere.add('bob');
  await move(0, [1]);
  await clock.pass(10 * 60_000);
  expect(told()).toEqual([]);
  elsewhere.clear();
  await clock.pass(120_000);
  expect(told()).toEqual(['bob turn']);
  elsewhere.add('bob');
  await move(1, [0]);
  await move(0, [1]);
  await clock.pass(60_000);
  await move(1, [0]);
  elsewhere.clear();
  await clock.pass(HOUR);
  expect(told()).toEqual(['bob turn']);
});

test('who was there when their turn began is called to it once nobody sees their page any more, once, and not if they look again', async () => {
  await address('bob');
  here.add('bob');
  await move(0, [1]);
  await clock.pass(PAUSE);
  here.clear();
  caller.unseen('m', 'bob');
  here.add('bob');
  await clock.pass(PAUSE);
  expect(told()).toEqual([]);
  here.clear();
  caller.unseen('m', 'bob');
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob turn']);
  caller.unseen('m', 'bob');
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob turn']);
  await move(1, [0]);
  caller.unseen('m', 'bob');
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob turn']);
});

test('who sees their page no longer is called by a node that knows only that the house is open elsewhere, when that is no more', async () => {
  await address('bob');
  here.add('bob');
  await move(0, [1]);
  await clock.pass(PAUSE);
  here.clear();
  elsewhere.add('bob');
  caller.unseen('m', 'bob');
  await clock.pass(10 * 60_000);
  expect(told()).toEqual([]);
  elsewhere.clear();
  await clock.pass(120_000);
  expect(told()).toEqual(['bob turn']);
});

test('a table is told of all who are awaited in one message, and of those who are not there alone', async () => {
  await address('ada', 'm');
  await address('stranger', 'm');
  here.add('eve');
  await move(0, [0, 1, 2]);
  await clock.pass(PAUSE);
  expect(posted).toHaveLength(1);
  expect(JSON.parse(String(posted[0].body))).toMatchObject({ type: 'turn', people: [{ name: 'ADA' }, { name: 'BOB' }] });
});

test('a reminder comes before a clock runs out, once; of a clock of minutes none', async () => {
  await address('bob');
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 24 * HOUR }] });
  await clock.pass(17 * HOUR);
  expect(told()).toEqual(['bob turn']);
  await clock.pass(1.1 * HOUR);
  expect(told()).toEqual(['bob turn', 'bob clock']);
  expect(JSON.parse(String(posted[1].body)).text).toBe('Your time in Theseus: The Dark Orbit runs out in 6 hours.');
  await clock.pass(5 * HOUR);
  await move(1, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 600_000 }] });
  await clock.pass(HOUR);
  expect(told().filter((one) => one === 'bob clock')).toHaveLength(1);
});

test('who is at the table when they were to be reminded is reminded when they have gone, before their time is up', async () => {
  await address('bob');
  here.add('bob');
  await seat('bob');
  await caller.goAround();
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 24 * HOUR }] });
  await clock.pass(20 * HOUR);
  expect(told()).toEqual([]);
  here.clear();
  await clock.pass(2 * HOUR);
  expect(told()).toEqual(['bob clock']);
  await clock.pass(2 * HOUR);
  expect(told()).toEqual(['bob clock']);
});

test('who came back for a moment just when the reminder was to be sent hears it afterwards, and who stays at the table does not', async () => {
  const id = await address('bob');
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 24 * HOUR }] });
  await clock.pass(HOUR);
  // It is listed, and not sent at once.
  await storage.addresses.setHealth(id, { failures: 1, failingSince: clock.now(), restsUntil: clock.now() + 18 * HOUR });
  await clock.pass(17.5 * HOUR);
  here.add('bob');
  await clock.pass(2 * HOUR);
  expect(told()).toEqual(['bob turn']);
  here.clear();
  await clock.pass(2 * HOUR);
  expect(told()).toEqual(['bob turn', 'bob clock']);
});

test('who may be at the table by another node all the time is reminded with half of that time left', async () => {
  await address('bob');
  elsewhere.add('bob');
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 24 * HOUR }] });
  await clock.pass(20.9 * HOUR);
  expect(told()).toEqual([]);
  await clock.pass(0.2 * HOUR);
  expect(told()).toContain('bob clock');
  await clock.pass(2.5 * HOUR);
  expect(told().filter((one) => one === 'bob clock')).toHaveLength(1);
});

test('of two whose times differ each is reminded at theirs', async () => {
  for (const one of ['bob', 'eve']) await address(one);
  const deadlines = [
    { seat: 1, deadlineAt: clock.now() + 48 * HOUR },
    { seat: 2, deadlineAt: clock.now() + 24 * HOUR },
  ];
  await move(0, [1, 2], { deadlines });
  await clock.pass(19 * HOUR);
  expect(told()).toEqual(['bob turn', 'eve turn', 'eve clock']);
});

test('who may be there by another node just when they were to be called is called when they have gone', async () => {
  const id = await address('bob');
  await storage.addresses.setHealth(id, { failures: 1, failingSince: clock.now(), restsUntil: clock.now() + HOUR });
  await move(0, [1]);
  await clock.pass(HOUR - 1);
  elsewhere.add('bob');
  await clock.pass(HOUR);
  expect(told()).toEqual([]);
  elsewhere.clear();
  await clock.pass(120_000);
  expect(told()).toEqual(['bob turn']);
});

test('who answers before the reminder hears none', async () => {
  await address('bob');
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: clock.now() + 24 * HOUR }] });
  await clock.pass(HOUR);
  await move(1, [0]);
  await clock.pass(48 * HOUR);
  expect(told()).toEqual(['bob turn']);
});

test('what was not taken is tried again with longer and longer pauses while the turn lasts, and switched off after days', async () => {
  await address('bob');
  status = 500;
  await move(0, [1]);
  await clock.pass(PAUSE + 1000);
  expect(posted).toHaveLength(1);
  await clock.pass(59_000 + 4 * 60_000);
  expect(posted).toHaveLength(3);
  status = 0;
  await clock.pass(10 * 24 * HOUR);
  const count = posted.length;
  expect(count).toBeLessThan(15);
  expect((await storage.addresses.get('bob'))?.health.off).toMatchObject({ because: 'failing' });
  await move(1, [0]);
  await move(0, [1]);
  await clock.pass(24 * HOUR);
  expect(posted).toHaveLength(count);
});

test('what fails for a while is said when it is taken again, once', async () => {
  await address('bob');
  status = 503;
  await move(0, [1]);
  await clock.pass(PAUSE);
  status = 200;
  await clock.pass(24 * HOUR);
  expect(told()).toEqual(['bob turn', 'bob turn']);
  expect((await storage.addresses.get('bob'))?.health).toEqual(HEALTHY);
});

test('whose turn ended meanwhile is not told of it', async () => {
  await address('bob');
  status = 503;
  await move(0, [1]);
  await clock.pass(PAUSE);
  await move(1, [0]);
  status = 200;
  await clock.pass(24 * HOUR);
  expect(posted).toHaveLength(1);
});

test('what a server that died had not planned is found within the hour', async () => {
  await address('bob', 'm');
  glance = { ...glance, waitingFor: [1] };
  await caller.goAround();
  await clock.pass(2 * PAUSE);
  expect(told()).toEqual(['bobm turn']);
  await clock.pass(5 * HOUR);
  expect(told()).toEqual(['bobm turn']);
});

test('where everybody is there nothing is planned, and so nothing written', async () => {
  here = new Set(['ada', 'bob', 'eve']);
  for (let round = 0; round < 3; round++) for (const seat of [0, 1, 2]) await move(seat, [(seat + 1) % 3]);
  expect(await storage.jobs.waiting()).toEqual([]);
});

async function mailBox(owner: string): Promise<void> {
  const fixed = {
    id: 'box',
    person: owner,
    kind: 'mail',
    table: '',
    target: 'bob@example.org',
    key: 'bob@example.org',
    device: '',
  } as const;
  await storage.addresses.put({ ...fixed, madeAt: 1, isCalled: true, health: HEALTHY });
}

/** Minutes of the day that lie around now, by UTC. */
function quietFor(hours: number): { from: number; to: number } {
  const minute = Math.floor(clock.now() / 60_000) % 1440;
  return { from: minute, to: (minute + hours * 60) % 1440 };
}

test('in quiet hours nothing is sent; what still holds comes after them', async () => {
  await address('bob');
  await storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', quiet: quietFor(8) }));
  await move(0, [1]);
  await clock.pass(7 * HOUR);
  expect(told()).toEqual([]);
  await clock.pass(1.1 * HOUR);
  expect(told()).toEqual(['bob turn']);
});

test('a reminder that would come too late comes before quiet hours', async () => {
  await address('bob');
  const begin = clock.now();
  const { from } = quietFor(1);
  const quiet = { from: (from + 15 * 60) % 1440, to: (from + 23 * 60) % 1440 };
  await storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', quiet }));
  await move(0, [1], { deadlines: [{ seat: 1, deadlineAt: begin + 22 * HOUR }] });
  await clock.pass(14.5 * HOUR);
  expect(told()).toEqual(['bob turn']);
  await clock.pass(0.5 * HOUR);
  expect(told()).toEqual(['bob turn', 'bob clock']);
});

test('a mail says it in one’s own language, with the link and how to end it', async () => {
  await mailBox('bob');
  await storage.calls.keepWishes('bob', JSON.stringify({ locale: 'ru', zone: 'UTC' }));
  await move(0, [1]);
  await clock.pass(PAUSE);
  expect(mails).toEqual([
    {
      to: 'bob@example.org',
      subject: 'Ваш ход: Тесей: Тёмная орбита.',
      text: expect.stringMatching(/^Ваш ход.*\n\nhttps:\/\/x\.example\/match\/m\n\n-- \nВы сами.*https:\/\/x\.example\/you\n$/s),
    },
  ]);
});

test('who wants a digest gets one a day, where something waits', async () => {
  await mailBox('bob');
  await seat('bob');
  await storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', digestHour: 7 }));
  await move(0, [1]);
  await move(1, [0]);
  await move(0, [1]);
  await clock.pass(PAUSE);
  expect(mails).toEqual([]);
  await clock.pass(24 * HOUR);
  expect(mails.map(({ subject }) => subject)).toEqual(['A table waits for you']);
  expect(mails[0].text).toContain('Theseus: The Dark Orbit\nhttps://x.example/match/m');
  await move(1, [0]);
  await move(0, [1]);
  await clock.pass(PAUSE);
  await move(1, [0]);
  await clock.pass(48 * HOUR);
  expect(mails).toHaveLength(1);
});

test('whom a search has seated while they were away hears of it once, and not of the turn that begins with it besides', async () => {
  await address('bob');
  await address('eve');
  await address('ada');
  here.add('ada');
  await caller.seated('m', ['ada', 'bob', 'eve']);
  glance = { ...glance, waitingFor: [1] };
  caller.begun('m');
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob found', 'eve found']);
  // A job that is done again says nothing new.
  await caller.seated('m', ['ada', 'bob', 'eve']);
  caller.begun('m');
  here.delete('ada');
  await clock.pass(HOUR);
  expect(told()).toEqual(['bob found', 'eve found']);
  await move(1, [2]);
  await clock.pass(PAUSE);
  await move(2, [1]);
  await clock.pass(PAUSE);
  expect(told().slice(2)).toEqual(['eve turn', 'bob turn']);
});

test('who was told that they were found is not called to the turn that begins with it because a page of theirs is hidden later', async () => {
  await address('bob');
  await caller.seated('m', ['bob']);
  glance = { ...glance, waitingFor: [1] };
  caller.begun('m');
  await clock.pass(PAUSE);
  caller.unseen('m', 'bob');
  await clock.pass(PAUSE);
  expect(told()).toEqual(['bob found']);
});

test('who was found in quiet hours hears of it after them, unless they have come and played', async () => {
  await address('bob');
  await address('eve');
  const quiet = JSON.stringify({ locale: 'en', zone: 'UTC', quiet: { from: 0, to: 1439 } });
  for (const one of ['bob', 'eve']) await storage.calls.keepWishes(one, quiet);
  await caller.seated('m', ['bob', 'eve']);
  glance = { ...glance, waitingFor: [1] };
  caller.begun('m');
  await clock.pass(PAUSE);
  expect(told()).toEqual([]);
  await move(1, [0]);
  await clock.pass(24 * HOUR);
  expect(told()).toEqual(['eve found']);
});

test('an address that was found to rest after it was to be called is called when it has rested', async () => {
  const id = await address('bob');
  await move(0, [1]);
  await storage.addresses.setHealth(id, { failures: 1, failingSince: clock.now(), restsUntil: clock.now() + HOUR });
  await storage.jobs.add('call-send', { match: 'm', address: id, kind: 'turn' });
  await clock.pass(HOUR - 1);
  expect(told()).toEqual([]);
  await clock.pass(1);
  expect(told()).toEqual(['bob turn']);
});
