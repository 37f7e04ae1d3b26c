import { expect, test } from 'vitest';
import type { LinePlace } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { actionEntry, BOT, next, sessionOf, setupOf, snapshotAt, tableOf } from './samples.ts';

const ODD = `Ёжик 🚀 "quoted" 'single' \\ back\n\ttab % $1 ; DROP TABLE people; --`;

export function describePeople(open: OpenStorage): void {
  test('a person is found by the hash of the token, and a new name is kept', async () => {
    const { people } = (await open()).storage;
    await people.add({ id: 'p1', name: ODD }, sessionOf('hash'));
    await people.add({ id: 'p2', name: ODD }, sessionOf('hash of another'));
    expect(await people.byTokenHash('hash')).toEqual({ id: 'p1', name: ODD, isGuest: true });
    await people.rename('p1', 'Grace');
    expect(await people.byTokenHash('hash')).toEqual({ id: 'p1', name: 'Grace', isGuest: true });
    expect(await people.byTokenHash('hash of another')).toEqual({ id: 'p2', name: ODD, isGuest: true });
    expect(await people.byTokenHash('other')).toBeUndefined();
  });

  test('nobody takes the id or the token of somebody else', async () => {
    const { people } = (await open()).storage;
    await people.add({ id: 'p1', name: 'Ada' }, sessionOf('hash'));
    await expect(people.add({ id: 'p1', name: 'Eve' }, sessionOf('hers'))).rejects.toThrow();
    await expect(people.add({ id: 'p2', name: 'Eve' }, sessionOf('hash'))).rejects.toThrow();
    expect(await people.byTokenHash('hash')).toMatchObject({ id: 'p1', name: 'Ada' });
    expect(await people.byTokenHash('hers')).toBeUndefined();
  });

  test('people are forgotten: strangers soon, players late, and nobody who sits in a match that runs', async () => {
    const { people, accounts, tables, matches, begin } = (await open()).storage;
    const arrive = (id: string, at: number) => people.add({ id, name: id }, sessionOf(`hash of ${id}`, at));
    const play = async (id: string, person: string, isOver: boolean) => {
      const occupants = [{ kind: 'person', person, name: person }, BOT] as const;
      const table = tableOf(id, { host: person, occupants });
      await tables.add(table);
      await begin(next(table, { stage: 'started' }), setupOf(id, occupants), snapshotAt(0, { occupants }));
      if (isOver) await matches.append(id, actionEntry(0), snapshotAt(1, { occupants, finished: true }));
    };
    for (const [id, at] of [
      ['new', 9],
      ['back', 1],
      ['stranger', 5],
      ['host', 1],
      ['player', 5],
      ['gone', 2],
      ['busy', 2],
      ['kept', 7],
      ['old', 3],
    ] as const)
      await arrive(id, at);
    for (const id of ['kept', 'old']) expect(await accounts.keepName(id, id, id)).toBe(true);
    expect(await people.seen('hash of back', 9)).toBe(true);
    expect(await people.seen('nobody', 9)).toBe(false);
    await tables.add(tableOf('waiting', { host: 'host' }));
    await play('one', 'player', true);
    await play('two', 'gone', true);
    await play('three', 'busy', true);
    await play('four', 'busy', false);
    const idle = { strangersBefore: 8, everybodyBefore: 4 };
    // Those who stay away: host, busy, gone, old, player, stranger, kept. Nobody is looked at twice on the way.
    const first = { seenAt: 2, id: 'busy' };
    expect(await people.forget({ ...idle, limit: 2 })).toEqual({ gone: [], next: first });
    const second = { seenAt: 3, id: 'old' };
    expect(await people.forget({ ...idle, limit: 2, after: first })).toEqual({ gone: ['gone', 'old'], next: second });
    expect(await people.forget({ ...idle, limit: 9, after: second })).toEqual({ gone: ['stranger'], next: undefined });
    expect(await people.forget({ ...idle, limit: 9 })).toEqual({ gone: [], next: undefined });
    expect(await people.byTokenHash('hash of gone')).toBeUndefined();
    for (const id of ['new', 'back', 'host', 'player', 'busy', 'kept'])
      expect(await people.byTokenHash(`hash of ${id}`)).toMatchObject({ id });
    expect((await tables.listFinished('gone', 9)).length).toBe(1);
  });
}

export function describeChat(open: OpenStorage): void {
  test('what somebody said is counted in bytes', async () => {
    const { chat } = (await open()).storage;
    const say = (table: string, person: string, at: number) => chat.add(table, { person, name: 'N', text: 'Ёж 🚀', at });
    await say('t', 'ada', 4);
    await say('t', 'ada', 5);
    await say('other', 'ada', 6);
    await say('t', 'bob', 6);
    expect(await chat.said('ada', 5)).toEqual({ lines: 2, textBytes: 18 });
    expect(await chat.said('eve', 0)).toEqual({ lines: 0, textBytes: 0 });
    expect((await chat.linesOf('ada', 2)).map(({ table, at }) => [table, at])).toEqual([
      ['other', 6],
      ['t', 5],
    ]);
  });

  test('chat comes back in the order it was said, the last lines only, each table by itself', async () => {
    const { chat } = (await open()).storage;
    for (const text of ['one', 'two', ODD]) await chat.add('t', { person: 'p', name: 'Ada', text, at: 1 });
    await chat.add('other', { person: 'p', name: 'Ada', text: 'elsewhere', at: 1 });
    expect((await chat.recent('t', 2)).map(({ text }) => text)).toEqual(['two', ODD]);
    expect((await chat.recent('t', 50)).map(({ text }) => text)).toEqual(['one', 'two', ODD]);
    expect(await chat.recent('nowhere', 50)).toEqual([]);
  });

  test('a phrase and the seat of the bot that said it are kept, and numbers grow', async () => {
    const { chat } = (await open()).storage;
    const phrase = { code: 'i-go-to', values: ['river', 2] };
    const line = { person: '', botSeat: 0, name: 'Mira', text: '', phrase, at: 1_700_000_000_123 };
    const guest = await chat.add('guests', { person: 'p', name: 'Ada', isGuest: true, text: 'one', at: 2 });
    expect(await chat.recent('guests', 2)).toEqual([guest]);
    expect(guest.isGuest).toBe(true);
    const first = await chat.add('t', line);
    const second = await chat.add('t', { person: 'p', name: 'Ada', text: 'one', at: 2 });
    expect(first).toEqual({ number: first.number, ...line });
    expect(second.number).toBeGreaterThan(first.number);
    expect(await chat.recent('t', 2)).toEqual([first, { number: second.number, person: 'p', name: 'Ada', text: 'one', at: 2 }]);
  });

  test('of what is said at once every line is kept, under a number of its own', async () => {
    const { chat } = (await open()).storage;
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) => chat.add('t', { person: 'p', name: 'Ada', text: `${index}`, at: index })),
    );
    expect(new Set(said.map(({ number }) => number)).size).toBe(20);
    const kept = await chat.recent('t', 100);
    expect(kept).toEqual([...said].sort((one, other) => one.number - other.number));
  });

  test('what was said goes after a while, but not while its match runs', async () => {
    const { chat, matches } = (await open()).storage;
    await matches.create(setupOf('over'), snapshotAt(0, { finished: true }));
    await matches.create(setupOf('running'), snapshotAt(0));
    for (const table of ['over', 'running', 'waiting'])
      for (const at of [3, 5]) await chat.add(table, { person: 'p', name: 'Ada', text: `${at}`, at });
    const walk: number[] = [];
    let after: LinePlace | undefined;
    do {
      const { gone, next } = await chat.forget({ saidBefore: 5, limit: 1, after });
      walk.push(gone);
      after = next;
    } while (after !== undefined && walk.length < 9);
    expect(walk).toEqual([1, 0, 1, 0]);
    expect(await chat.forget({ saidBefore: 5, limit: 9 })).toEqual({ gone: 0, next: undefined });
    const texts = async (table: string) => (await chat.recent(table, 9)).map(({ text }) => text);
    expect([await texts('over'), await texts('running'), await texts('waiting')]).toEqual([['5'], ['3', '5'], ['5']]);
    const { number } = await chat.add('over', { person: 'p', name: 'Ada', text: 'last', at: 6 });
    expect(number).toBeGreaterThan(6);
  });
}
