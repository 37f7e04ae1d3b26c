import { expect, test } from 'vitest';
import { TableConflict } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, endingOf, next, OPEN, setupOf, snapshotAt, tableOf } from './samples.ts';

export function describeTables(open: OpenStorage): void {
  test('a table comes back as it was saved', async () => {
    const { tables } = (await open()).storage;
    const clock = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 0, whenOut: 'give-up', standIn: 'greedy' } as const;
    const table = tableOf('t', { asksIdle: true, isRated: true, isPublic: false, clock, follows: 'm' });
    await tables.add(table);
    expect(await tables.load('t')).toEqual(table);
    const changed = next(table, {
      occupants: [BOB, BOT],
      options: {},
      stage: 'closed',
      asksIdle: false,
      isRated: undefined,
      isPublic: true,
      clock: undefined,
    });
    await tables.save(changed);
    expect(await tables.load('t')).toEqual(changed);
    expect(await tables.load('nowhere')).toBeUndefined();
    await expect(tables.add(table)).rejects.toThrow();
  });

  test('who saves what has changed meanwhile is refused, and nothing of it is kept', async () => {
    const { tables } = (await open()).storage;
    const table = tableOf('t');
    await tables.add(table);
    const first = next(table, { occupants: [ADA, BOB] });
    await tables.save(first);
    await expect(tables.save(next(table, { occupants: [OPEN, BOT] }))).rejects.toBeInstanceOf(TableConflict);
    await expect(tables.save({ ...first, version: 5 })).rejects.toBeInstanceOf(TableConflict);
    await expect(tables.save(next(tableOf('nowhere'), {}))).rejects.toBeInstanceOf(TableConflict);
    expect(await tables.load('t')).toEqual(first);
    expect(await tables.listOf('bob', 10)).toEqual([first]);
    expect(await tables.load('nowhere')).toBeUndefined();
  });

  test('of writers at the same moment exactly one gets through', async () => {
    const { tables } = (await open()).storage;
    let table = tableOf('t');
    await tables.add(table);
    for (let round = 0; round < 5; round++) {
      const wanted = Array.from({ length: 4 }, (_, writer) =>
        next(table, { occupants: [ADA, { kind: 'person', person: `p${round}${writer}`, name: 'P' }] }),
      );
      const settled = await Promise.allSettled(wanted.map((one) => tables.save(one)));
      const [winner, ...others] = wanted.filter((_, index) => settled[index].status === 'fulfilled');
      expect(others).toEqual([]);
      for (const outcome of settled) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TableConflict);
      expect(await tables.load('t')).toEqual(winner);
      for (const one of wanted) {
        const [, { person }] = one.occupants as readonly [unknown, { person: string }];
        expect(await tables.listOf(person, 10)).toEqual(one === winner ? [winner] : []);
      }
      table = winner;
    }
  });

  describeLists(open);
}

function describeLists(open: OpenStorage): void {
  test('a table is listed for its host and for those who sit at it, not for those who stood up', async () => {
    const { tables } = (await open()).storage;
    const table = tableOf('t', { occupants: [OPEN, OPEN] });
    await tables.add(table);
    const joined = next(table, { occupants: [OPEN, BOB] });
    await tables.save(joined);
    expect(await tables.listOf('bob', 10)).toEqual([joined]);
    const left = next(joined, { occupants: [OPEN, OPEN] });
    await tables.save(left);
    expect(await tables.listOf('bob', 10)).toEqual([]);
    expect(await tables.listOf('ada', 10)).toEqual([left]);
    await tables.save(next(left, { stage: 'closed' }));
    expect(await tables.listOf('ada', 10)).toEqual([]);
  });

  test('of those, the ones that are open or whose match is not over are listed by themselves', async () => {
    const { tables, matches, begin } = (await open()).storage;
    const opened = tableOf('open', { changedAt: 1 });
    await tables.add(opened);
    await tables.add(tableOf('closed', { stage: 'closed' }));
    await tables.add(tableOf('of others', { host: 'bob', occupants: [BOB, OPEN] }));
    const started = {
      running: tableOf('running', { occupants: [ADA, BOT], changedAt: 2 }),
      over: tableOf('over', { occupants: [ADA, BOT], changedAt: 9 }),
    };
    for (const table of Object.values(started)) {
      await tables.add(table);
      await begin(next(table, { stage: 'started' }), setupOf(table.id), snapshotAt(0));
    }
    await matches.append('over', actionEntry(0), snapshotAt(1, { finished: true }));
    expect(await tables.listUnfinished('ada', 9)).toEqual([next(started.running, { stage: 'started' }), opened]);
    expect((await tables.listUnfinished('ada', 1)).map(({ id }) => id)).toEqual(['running']);
    expect(await tables.listUnfinished('nobody', 9)).toEqual([]);
  });

  test('what somebody made is counted in bytes, whatever became of it', async () => {
    const { tables } = (await open()).storage;
    const options = { longGame: true, pack: { title: 'Ёжик 🚀' } };
    const bytes = Buffer.byteLength(JSON.stringify(options));
    await tables.add(tableOf('old', { options, createdAt: 4 }));
    await tables.add(tableOf('open', { options, createdAt: 5 }));
    await tables.add(tableOf('closed', { options: {}, createdAt: 6, stage: 'closed' }));
    await tables.add(tableOf('other', { options, createdAt: 6, host: 'bob' }));
    expect(await tables.made('ada', 5)).toEqual({ tables: 2, optionBytes: bytes + 2 });
    expect(await tables.made('bob', 0)).toEqual({ tables: 1, optionBytes: bytes });
    expect(await tables.made('eve', 0)).toEqual({ tables: 0, optionBytes: 0 });
  });

  test('lists begin with the newest change, and of one person the public one shows no more than a few', async () => {
    const { tables } = (await open()).storage;
    for (let at = 0; at < 5; at++) await tables.add(tableOf(`ada ${at}`, { changedAt: at }));
    await tables.add(tableOf('bob', { host: 'bob', changedAt: 2 }));
    await tables.add(tableOf('hidden', { isPublic: false, changedAt: 9 }));
    await tables.add(tableOf('begun', { stage: 'started', changedAt: 8 }));
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    expect(ids(await tables.listPublic(10, 2))).toEqual(['ada 4', 'ada 3', 'bob']);
    expect(ids(await tables.listPublic(2, 2))).toEqual(['ada 4', 'ada 3']);
    expect(ids(await tables.listOf('ada', 3))).toEqual(['hidden', 'begun', 'ada 4']);
    await tables.add(tableOf('bob again', { host: 'bob', changedAt: 2 }));
    expect(ids(await tables.listPublic(10, 2))).toEqual(['ada 4', 'ada 3', 'bob again', 'bob']);
    expect(await tables.countOpen('ada')).toBe(6);
    expect(await tables.countOpen('bob')).toBe(2);
    expect(await tables.countOpen('nobody')).toBe(0);
  });

  test('however many public tables one person has, those of others are found behind them', async () => {
    const { tables } = (await open()).storage;
    const many = Array.from({ length: 410 }, (_, at) => tableOf(`ada ${at}`, { changedAt: 1000 + (at % 7) }));
    await Promise.all(many.map((table) => tables.add(table)));
    for (const host of ['bob', 'eve']) await tables.add(tableOf(host, { host, changedAt: 5 }));
    await tables.add(tableOf('begun', { host: 'eve', changedAt: 6, stage: 'started' }));
    const ids = async (limit: number, each: number) => (await tables.listPublic(limit, each)).map(({ id }) => id);
    expect(await ids(50, 2)).toEqual(['ada 97', 'ada 90', 'eve', 'bob']);
    expect(await ids(3, 2)).toEqual(['ada 97', 'ada 90', 'eve']);
    expect(await ids(999, 999)).toHaveLength(412);
    expect(await ids(0, 9)).toEqual([]);
  });

  test('what somebody played to its end is listed a page at a time, the match that ended last first', async () => {
    const { tables, matches, begin } = (await open()).storage;
    const play = async (id: string, endedAt: number | undefined) => {
      const occupants = [BOB, BOT];
      const table = tableOf(id, { occupants });
      await tables.add(table);
      const started = next(table, { stage: 'started', changedAt: 1 });
      await begin(started, setupOf(id, occupants), snapshotAt(0, { occupants }));
      if (endedAt === undefined) return;
      await matches.append(id, actionEntry(0), {
        ...snapshotAt(1, { occupants, finished: true }),
        ending: endingOf({ occupants, endedAt }),
      });
    };
    await play('b', 5);
    await play('running', undefined);
    await play('a', 5);
    await play('c', 9);
    await play('d', 3);
    const listed = async (person: string, limit: number, before?: { readonly endedAt: number; readonly id: string }) =>
      (await tables.listFinished(person, limit, before)).map(({ table, endedAt }) => `${table.id} ${endedAt}`);
    expect(await listed('bob', 2)).toEqual(['c 9', 'b 5']);
    expect(await listed('bob', 2, { endedAt: 5, id: 'b' })).toEqual(['a 5', 'd 3']);
    expect(await listed('bob', 2, { endedAt: 3, id: 'd' })).toEqual([]);
    expect(await listed('ada', 9)).toEqual(['c 9', 'b 5', 'a 5', 'd 3']);
    expect(await listed('eve', 9)).toEqual([]);
    expect((await tables.listFinished('bob', 1))[0]?.table).toEqual(await tables.load('c'));
  });

  test('who gave a seat up for good finds that match among the others, once and in its place; who only stood up does not', async () => {
    const { tables, matches, begin } = (await open()).storage;
    const play = async (id: string, endedAt: number, { gaveUp = '', host = 'bob', sits = BOT } = {}) => {
      const occupants = [sits, BOB];
      const table = tableOf(id, { host, occupants });
      await tables.add(table);
      await begin(next(table, { stage: 'started' }), setupOf(id, occupants), snapshotAt(0, { occupants }));
      const forfeits = gaveUp === '' ? {} : { forfeits: [{ seat: 0, person: gaveUp, because: 'removed' } as const] };
      const sat = [['ada', 'eve'], ['bob']];
      const ending = endingOf({ occupants, sat, endedAt, ...forfeits });
      await matches.append(id, actionEntry(0), { ...snapshotAt(1, { occupants, finished: true }), ending });
    };
    await play('seated', 4, { sits: ADA });
    await play('given up', 5, { gaveUp: 'ada' });
    await play('left', 6);
    await play('of another', 6, { gaveUp: 'eve' });
    await play('hosted', 7, { gaveUp: 'ada', host: 'ada' });
    await play('back', 8, { gaveUp: 'ada', sits: ADA });
    await play('also given up', 5, { gaveUp: 'ada' });
    const listed = async (person: string, limit: number, before?: { readonly endedAt: number; readonly id: string }) =>
      (await tables.listFinished(person, limit, before)).map(({ table, endedAt }) => `${table.id} ${endedAt}`);
    expect(await listed('ada', 9)).toEqual(['back 8', 'hosted 7', 'given up 5', 'also given up 5', 'seated 4']);
    expect(await listed('ada', 3)).toEqual(['back 8', 'hosted 7', 'given up 5']);
    expect(await listed('ada', 1, { endedAt: 5, id: 'given up' })).toEqual(['also given up 5']);
    expect(await listed('ada', 9, { endedAt: 5, id: 'also given up' })).toEqual(['seated 4']);
    expect(await listed('eve', 9)).toEqual(['of another 6']);
    expect((await tables.listFinished('eve', 1))[0]?.table).toEqual(await tables.load('of another'));
  });

  test('open tables that nobody has changed for long are closed and forget their options', async () => {
    const { tables } = (await open()).storage;
    const old = tableOf('old', { changedAt: 4 });
    await tables.add(old);
    await tables.add(tableOf('begun', { changedAt: 4, stage: 'started' }));
    await tables.add(tableOf('new', { changedAt: 6 }));
    await tables.add(tableOf('less old', { changedAt: 5 }));
    expect(await tables.closeOlderThan(4, 9)).toEqual([]);
    expect(await tables.closeOlderThan(6, 1)).toEqual(['old']);
    expect(await tables.load('old')).toEqual({ ...old, stage: 'closed', options: {}, version: 1 });
    expect(await tables.closeOlderThan(6, 9)).toEqual(['less old']);
    expect(await tables.closeOlderThan(6, 9)).toEqual([]);
    expect(await tables.countOpen('ada')).toBe(1);
  });

  test('closed tables go after a while with what was said there, and no others', async () => {
    const { storage } = await open();
    const { tables, chat, begin } = storage;
    const closed = (id: string, changedAt: number) => tables.add(tableOf(id, { stage: 'closed', changedAt, occupants: [ADA, BOB] }));
    const say = (id: string) => chat.add(id, { person: 'ada', name: 'Ada', text: id, at: 1 });
    await closed('old', 4);
    await closed('older', 3);
    await closed('new', 6);
    await tables.add(tableOf('open', { changedAt: 1 }));
    await tables.add(tableOf('begun', { changedAt: 1 }));
    await begin(next(tableOf('begun', { changedAt: 1 }), { stage: 'started' }), setupOf('begun'), snapshotAt(0));
    for (const id of ['old', 'older', 'new', 'open', 'begun']) await say(id);
    expect(await tables.forgetClosed(6, 1)).toBe(1);
    expect(await tables.forgetClosed(6, 9)).toBe(1);
    expect(await tables.forgetClosed(6, 9)).toBe(0);
    for (const id of ['old', 'older']) {
      expect(await tables.load(id)).toBeUndefined();
      expect(await chat.recent(id, 9)).toEqual([]);
    }
    for (const id of ['new', 'open', 'begun']) {
      expect(await tables.load(id)).toMatchObject({ id });
      expect(await chat.recent(id, 9)).toMatchObject([{ text: id }]);
    }
  });

  test('running matches of hosts are counted with their bots: no finished one, no earlier one, nobody else’s', async () => {
    const { tables, begin } = (await open()).storage;
    const start = async (id: string, { finished = false, ...changed }: Parameters<typeof tableOf>[1] & { finished?: boolean }) => {
      const table = tableOf(id, changed);
      await tables.add(table);
      const { occupants } = table;
      await begin(next(table, { stage: 'started' }), setupOf(id, occupants), snapshotAt(0, { occupants, finished }));
    };
    await start('a', { occupants: [ADA, BOT], createdAt: 10 });
    await start('b', { occupants: [BOT, BOT], createdAt: 11 });
    await start('over', { occupants: [ADA, BOT], createdAt: 11, finished: true });
    await start('early', { occupants: [ADA, BOT], createdAt: 9 });
    await start('theirs', { occupants: [BOB, BOT], createdAt: 11, host: 'bob' });
    await tables.add(tableOf('open', { occupants: [ADA, BOT], createdAt: 11 }));
    expect(await tables.countRunning(['ada'], 10)).toEqual({ matches: 2, bots: 3 });
    expect(await tables.countRunning(['ada', 'bob', 'eve'], 10)).toEqual({ matches: 3, bots: 4 });
    expect(await tables.countRunning(['eve'], 10)).toEqual({ matches: 0, bots: 0 });
  });
}
