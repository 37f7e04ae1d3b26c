import { createMatch, freshSeed } from '@orrery/match';
import { expect, test } from 'vitest';
import { guild } from '../../../../packages/testkit/src/throwaway/guild.ts';
import { SESSION_DAYS } from '../account/accounts.ts';
import { Games } from '../games.ts';
import { openMemory } from '../storage/memory/open.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { actionEntry, next, sessionOf, setupOf, snapshotAt, tableOf } from '../storage/testing/samples.ts';
import { sharedStudyOf } from '../storage/testing/shared-studies.ts';
import { cleaningTasks, KEPT_DAYS, planCleaningDaily } from './cleaning.ts';
import { MOST_ATTEMPTS } from './queue.ts';

const DAY = 24 * 3_600_000;
const GAMES = new Games([{ module: guild, knowledge: undefined }]);

function cleaned() {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  const closed: number[] = [];
  const failed: unknown[] = [];
  const tasks = cleaningTasks({
    games: GAMES,
    storage,
    now: () => clock.now(),
    closeForgotten: async (now) => {
      closed.push(now);
      return 0;
    },
  });
  return { clock, storage, tasks, closed, failed, run: () => storage.jobs.run({ tasks, onFailure: (_, reason) => failed.push(reason) }) };
}

test('once a day, however often a server is started and whoever plans it', async () => {
  const { clock, storage, closed, failed, run } = cleaned();
  const plan = (): void => planCleaningDaily(storage, clock, (reason) => failed.push(reason));
  plan();
  await run();
  await clock.pass(DAY / 48);
  plan();
  await clock.pass(DAY * 3);
  expect(closed.length).toBe(4);
  plan();
  await clock.pass(DAY / 2);
  expect(closed.length).toBe(4);
  expect(failed).toEqual([]);
});

test('a clean-up that fails is counted as given up in the end, and one that is planned daily comes again when it can', async () => {
  let isBroken = true;
  const { clock, storage, tasks, closed, failed } = cleaned();
  const cleanUp = async (): Promise<void> => {
    if (isBroken) throw new Error('broken');
    await tasks['clean-up']();
  };
  await storage.jobs.add('clean-up', {}, { key: 'clean-up' });
  await storage.jobs.run({ tasks: { ...tasks, 'clean-up': cleanUp }, onFailure: (_, reason) => failed.push(reason) });
  await clock.pass(DAY * 6);
  expect(failed).toHaveLength(MOST_ATTEMPTS);
  expect(await storage.jobs.backlog()).toEqual({ due: 0, later: 0, lateMilliseconds: 0, givenUp: 1 });
  planCleaningDaily(storage, clock, (reason) => failed.push(reason));
  await clock.pass(DAY * 12);
  expect(await storage.jobs.backlog()).toMatchObject({ givenUp: 0 });
  isBroken = false;
  await clock.pass(DAY * 1.5);
  expect(closed.length).toBeGreaterThanOrEqual(1);
  expect(await storage.jobs.backlog()).toEqual({ due: 0, later: 1, lateMilliseconds: 0, givenUp: 0 });
});

test('endings that nobody kept are reckoned, batch after batch, and then the matches are packed', async () => {
  const { clock, storage, failed, run } = cleaned();
  const { matches } = storage;
  const occupants = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));
  for (let index = 0; index < 45; index++) {
    const begun = { module: guild, id: `m${index}`, options: {}, occupants, entropy: freshSeed, now: () => clock.now() };
    // As an earlier version kept a match that was over.
    await createMatch({
      ...begun,
      store: { ...matches, create: (setup, snapshot) => matches.create(setup, { ...snapshot, finished: true }) },
    });
  }
  await matches.create(setupOf('of no game here'), (({ ending: _, ...early }) => early)(snapshotAt(0, { finished: true })));
  expect(await matches.endings.unknown(99)).toHaveLength(46);
  await storage.jobs.add('clean-up', {});
  await run();
  await clock.pass(1000);
  expect(await matches.endings.unknown(99)).toEqual(['of no game here']);
  expect(await matches.endings.of(['m7'])).toMatchObject([{ ending: { occupants } }]);
  await clock.pass(DAY * (KEPT_DAYS.unpacked + 1));
  expect(await matches.endings.pack(Number.MAX_SAFE_INTEGER, 99)).toBe(0);
  expect(failed).toEqual([]);
});

test('what is forgotten goes after its days and not before, and comes again while there is more', async () => {
  const { clock, storage, tasks } = cleaned();
  const { tables, chat, people, matches, begin, jobs } = storage;
  const start = clock.now();
  await tables.add(tableOf('closed', { stage: 'closed', changedAt: start }));
  await people.add({ id: 'stranger', name: 'S' }, sessionOf('stranger', start));
  await people.add({ id: 'ada', name: 'Ada' }, sessionOf('ada', start));
  await tables.add(tableOf('played'));
  await begin(next(tableOf('played'), { stage: 'started' }), setupOf('played'), snapshotAt(0));
  await matches.append('played', actionEntry(0), snapshotAt(1, { finished: true }));
  for (let line = 0; line < 600; line++) await chat.add('played', { person: 'ada', name: 'Ada', text: 'hello', at: start });
  const leftOn = async (day: number) => {
    await clock.pass(start + day * DAY - clock.now());
    await tasks.forget();
    await tasks['forget-chat']({});
    await tasks['forget-people']({});
    return {
      closed: (await tables.load('closed')) !== undefined,
      stranger: (await people.byTokenHash('stranger')) !== undefined,
      ada: (await people.byTokenHash('ada')) !== undefined,
      lines: (await chat.recent('played', 9999)).length,
    };
  };
  expect(await leftOn(KEPT_DAYS.stranger)).toEqual({ closed: true, stranger: true, ada: true, lines: 600 });
  expect(await leftOn(KEPT_DAYS.stranger + 1)).toEqual({ closed: false, stranger: false, ada: true, lines: 600 });
  expect(await leftOn(KEPT_DAYS.chat)).toMatchObject({ lines: 600 });
  expect(await jobs.waiting()).toEqual([]);
  expect(await leftOn(KEPT_DAYS.chat + 1)).toMatchObject({ lines: 100 });
  expect(await jobs.waiting()).toMatchObject([{ kind: 'forget-chat', payload: { at: start } }]);
  expect(await leftOn(KEPT_DAYS.person)).toMatchObject({ ada: true, lines: 0 });
  expect(await leftOn(KEPT_DAYS.person + 1)).toMatchObject({ ada: false });
  expect(await tables.load('played')).toBeDefined();
});

test('who stays away and is kept is looked at once on the way to those who are not', async () => {
  const { clock, storage, failed, run } = cleaned();
  const { people, tables, jobs } = storage;
  for (let index = 0; index < 300; index++) {
    const id = `p${index}`;
    await people.add({ id, name: id }, sessionOf(id, clock.now() + index));
    // The first half have a table that is open.
    if (index < 150) await tables.add(tableOf(id, { host: id }));
  }
  const looked: (string | undefined)[] = [];
  const { forget } = people;
  people.forget = (idle) => {
    looked.push(idle.after?.id);
    return forget(idle);
  };
  await clock.pass(DAY * (KEPT_DAYS.stranger + 1));
  await jobs.add('forget-people', {});
  await run();
  await clock.pass(5000);
  expect(looked).toEqual([undefined, 'p99', 'p199', 'p299']);
  expect([await people.byTokenHash('p149'), await people.byTokenHash('p150')]).toEqual([
    { id: 'p149', name: 'p149', isGuest: true },
    undefined,
  ]);
  expect(failed).toEqual([]);
});

test('open tables that nobody touches are closed some at a time', async () => {
  const { clock, storage } = cleaned();
  let open = 250;
  const asked: number[] = [];
  const closeForgotten = async (_now: number, limit: number): Promise<number> => {
    asked.push(limit);
    const closed = Math.min(limit, open);
    open -= closed;
    return closed;
  };
  const tasks = cleaningTasks({ games: GAMES, storage, now: () => clock.now(), closeForgotten });
  await storage.jobs.add('close-tables', {});
  await storage.jobs.run({ tasks, onFailure: () => {} });
  await clock.pass(5000);
  expect([open, asked]).toEqual([0, [100, 100, 100]]);
});

test('sessions of accounts that nobody uses end after their days, a guest’s with the guest', async () => {
  const { clock, storage, failed, run } = cleaned();
  const { people, accounts, tables, jobs } = storage;
  for (const id of ['ada', 'guest']) {
    await people.add({ id, name: id }, sessionOf(id, clock.now()));
    await tables.add(tableOf(id, { host: id }));
  }
  await accounts.keepName('ada', 'Ada', 'ada');
  for (let index = 0; index < 700; index++) await accounts.addSession('ada', sessionOf(`s${index}`, clock.now()));
  await run();
  const left = async (days: number) => {
    await clock.pass(DAY * days);
    await jobs.add('forget-sessions', {});
    await clock.pass(5000);
    return [(await accounts.sessions('ada')).length, (await accounts.sessions('guest')).length];
  };
  expect(await left(SESSION_DAYS - 1)).toEqual([701, 1]);
  await people.seen('s3', clock.now());
  expect(await left(2)).toEqual([1, 1]);
  expect(failed).toEqual([]);
});

test('logs are read for who left once, in pages, and never again', async () => {
  const { clock, storage, failed, run } = cleaned();
  const asked: (string | undefined)[] = [];
  storage.accounts.noteLeftSeats = async (_limit, after) => {
    asked.push(after);
    return asked.length < 3 ? `m${asked.length}` : undefined;
  };
  await run();
  for (let day = 0; day < 3; day++) {
    await storage.jobs.add('note-left-seats', {}, { key: 'note-left-seats' });
    await clock.pass(DAY);
  }
  expect([asked, failed]).toEqual([['', 'm1', 'm2'], []]);
});

test('shared studies that nobody opened for half a year go, however many, and what was opened stays', async () => {
  const { clock, storage, tasks, failed, run } = cleaned();
  const { sharedStudies } = storage;
  const old = clock.now() - (KEPT_DAYS.sharedStudy + 1) * DAY;
  for (let made = 0; made < 120; made++) await sharedStudies.add(sharedStudyOf(`${made}`, { openedAt: old }), 200);
  await sharedStudies.add(sharedStudyOf('opened', { openedAt: old }), 200);
  await sharedStudies.noteOpened('opened', clock.now());
  await tasks['forget-studies']();
  await run();
  await clock.pass(DAY / 24);
  expect((await sharedStudies.listOf('ada')).map(({ id }) => id)).toEqual(['opened']);
  expect(failed).toEqual([]);
});
