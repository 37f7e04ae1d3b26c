import { expect, test } from 'vitest';
import type { AdminAct, Report, Shun, Suspension } from '../manner-ports.ts';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { heardBy } from './news.ts';
import { sessionOf } from './samples.ts';

const shunOf = (person: string, other: string, changed: Partial<Shun> = {}): Shun => {
  return { id: `${person}-${other}`, person, other, how: 'blocked', at: 5, ...changed };
};

const actOf = (id: string, changed: Partial<AdminAct> = {}): AdminAct => {
  return { id, at: 10, admin: 'eve', adminName: 'Eve', what: 'suspend', about: 'bob', aboutName: 'Bob', words: '7 days', ...changed };
};

const reportOf = (id: string, changed: Partial<Report> = {}): Report => {
  const lines = [
    { number: 3, person: 'ada', name: 'Ada', text: 'Привет', at: 1 },
    { number: 4, person: 'bob', name: 'Bob', text: '', phrase: { code: 'rude', values: ['river', 2] }, at: 2 },
  ];
  const people = { reporter: 'ada', reporterName: 'Ada', reported: 'bob', reportedName: 'Bob' };
  return { id, at: 7, ...people, table: 't', why: 'Rude "words"', lines, ...changed };
};

const suspensionOf = (person: string, changed: Partial<Suspension> = {}): Suspension => {
  return { person, until: 1_900_000_000_000, why: 'Insults', at: 8, ...changed };
};

async function withPeople({ people, accounts }: Storage): Promise<void> {
  for (const [at, id] of ['ada', 'bob', 'eve'].entries()) {
    await people.add({ id, name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` }, sessionOf(`hash of ${id}`, at + 1));
  }
  await accounts.keepName('eve', 'Eve', 'eve');
}

/** Who keeps whom away, reports, suspensions, and what admins did. */
export function describeManners(open: OpenStorage): void {
  test('who mutes or blocks somebody has them in a list; blocked are two from either side', async () => {
    const { storage } = await open();
    const { manners } = storage;
    await withPeople(storage);
    await manners.shun(shunOf('ada', 'bob', { id: 'one', how: 'muted' }));
    expect([await manners.apartFrom('ada'), await manners.apartFrom('bob')]).toEqual([[], []]);
    await manners.shun(shunOf('ada', 'bob', { id: 'two', at: 6 }));
    await manners.shun(shunOf('ada', 'eve', { at: 9, how: 'muted' }));
    await manners.shun(shunOf('ada', 'nobody'));
    expect(await manners.shunsOf('ada')).toEqual([
      { ...shunOf('ada', 'eve', { at: 9, how: 'muted' }), name: 'Eve' },
      { ...shunOf('ada', 'bob', { id: 'two', at: 6 }), name: 'Bob', isGuest: true },
    ]);
    expect([await manners.apartFrom('ada'), await manners.apartFrom('bob'), await manners.apartFrom('eve')]).toEqual([
      ['bob', 'nobody'],
      ['ada'],
      [],
    ]);
    expect([await manners.unshun('bob', 'two'), await manners.unshun('ada', 'two'), await manners.unshun('ada', 'two')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await manners.apartFrom('bob')).toEqual([]);
  });

  test('a change between two people is told of both, here and beside', async () => {
    const { storage, beside } = await open();
    const other = await beside?.();
    const heard = heardBy(other ?? storage);
    const { manners } = storage;
    await manners.shun(shunOf('ada', 'bob'));
    await manners.unshun('ada', 'nothing');
    await manners.unshun('ada', 'ada-bob');
    await manners.suspend(suspensionOf('eve'), actOf('a'));
    await manners.lift('ada', actOf('b'));
    await manners.lift('eve', actOf('c'));
    const of = (person: string): string => `manners ${person} 0`;
    const expected = [of('ada'), of('bob'), of('ada'), of('bob'), of('eve'), of('eve')];
    await expect.poll(() => [...heard].sort(), { timeout: 5000 }).toEqual(expected.sort());
    await other?.close();
  });

  test('what was a guest’s is the account’s, and what is stricter stays', async () => {
    const { storage } = await open();
    const { manners } = storage;
    await withPeople(storage);
    await manners.shun(shunOf('bob', 'ada'));
    await manners.shun(shunOf('eve', 'ada', { how: 'muted' }));
    await manners.shun(shunOf('ada', 'bob', { how: 'muted' }));
    await manners.shun(shunOf('bob', 'eve'));
    await manners.suspend(suspensionOf('bob', { until: 100 }), actOf('a'));
    await manners.suspend(suspensionOf('eve', { until: 50 }), actOf('b', { about: 'eve' }));
    await manners.report(reportOf('r'));
    await manners.handOver('bob', 'eve');
    expect(await manners.shunsOf('eve')).toMatchObject([{ other: 'ada', how: 'blocked' }]);
    expect(await manners.shunsOf('ada')).toMatchObject([{ other: 'eve', how: 'muted' }]);
    expect([await manners.shunsOf('bob'), await manners.suspension('bob')]).toEqual([[], undefined]);
    expect(await manners.suspension('eve')).toEqual(suspensionOf('eve', { until: 100 }));
    expect(await manners.reports(9)).toMatchObject([{ reporter: 'ada', reported: 'eve', lines: [{ person: 'ada' }, { person: 'eve' }] }]);
    expect((await manners.acts(9)).map(({ about }) => about)).toEqual(['eve', 'eve']);
    await manners.handOver('bob', 'eve');
    expect(await manners.apartFrom('ada')).toEqual(['eve']);
  });

  test('a report is kept with the chat around it, is looked after once, and goes with its time', async () => {
    const { storage } = await open();
    const { manners } = storage;
    await withPeople(storage);
    await manners.report(reportOf('old', { at: 3 }));
    await manners.report(reportOf('new', { at: 9, lines: [] }));
    expect(await manners.reports(9)).toEqual([reportOf('new', { at: 9, lines: [] }), reportOf('old', { at: 3 })]);
    expect([await manners.countReports('ada', 4), await manners.countReports('ada', 0), await manners.countReports('bob', 0)]).toEqual([
      1, 2, 0,
    ]);
    const { lines: _, ...bare } = reportOf('old', { at: 3 });
    expect([(await manners.reportsBy('ada', 1)).map(({ id }) => id), (await manners.reportsBy('ada', 9))[1]]).toEqual([['new'], bare]);
    expect(await manners.reportsBy('bob', 9)).toEqual([]);
    const act = actOf('a', { what: 'settle', about: 'new', aboutName: '' });
    expect([await manners.settle('new', act), await manners.settle('new', actOf('b')), await manners.settle('no', actOf('c'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await manners.reports(9)).map(({ id, settledAt }) => [id, settledAt])).toEqual([
      ['old', undefined],
      ['new', 10],
    ]);
    expect(await manners.acts(9)).toEqual([act]);
    expect([await manners.forgetBefore(10, 9), await manners.forgetBefore(11, 9)]).toEqual([1, 1]);
    expect([(await manners.reports(9)).map(({ id }) => id), await manners.acts(9)]).toEqual([['old'], []]);
  });

  test('who is suspended is known until it is lifted, and admins see what was done', async () => {
    const { storage } = await open();
    const { manners } = storage;
    await withPeople(storage);
    await manners.suspend(suspensionOf('bob', { until: 50 }), actOf('a', { at: 1 }));
    await manners.suspend(suspensionOf('bob'), actOf('b', { at: 2 }));
    expect([await manners.suspension('bob'), await manners.suspension('ada')]).toEqual([suspensionOf('bob'), undefined]);
    expect(await manners.suspensions(60, 9)).toEqual([{ ...suspensionOf('bob'), name: 'Bob' }]);
    expect(await manners.suspensions(1_900_000_000_001, 9)).toEqual([]);
    const suspended = { until: suspensionOf('bob').until, why: 'Insults' };
    expect(await manners.find({ name: 'Bob', key: 'bob' }, 9)).toEqual([{ id: 'bob', name: 'Bob', isGuest: true, since: 2, suspended }]);
    expect(await manners.find({ name: 'eVe', key: 'eve' }, 9)).toEqual([{ id: 'eve', name: 'Eve', since: 3 }]);
    expect(await manners.find({ name: 'ada', key: '?' }, 9)).toMatchObject([{ id: 'ada' }]);
    const lifted = actOf('c', { at: 3, what: 'lift' });
    expect([await manners.lift('bob', lifted), await manners.lift('bob', lifted)]).toEqual([true, false]);
    await manners.note(actOf('d', { at: 4, admin: '', adminName: '', what: 'close-table', about: 't' }));
    expect((await manners.acts(3)).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
    expect(await manners.suspension('bob')).toBeUndefined();
  });

  test('whoever goes, goes from here too', async () => {
    const { storage } = await open();
    const { manners, accounts } = storage;
    await withPeople(storage);
    await manners.shun(shunOf('ada', 'bob'));
    await manners.shun(shunOf('bob', 'eve'));
    await manners.report(reportOf('about'));
    await manners.report(reportOf('by', { reporter: 'bob', reporterName: 'Bob', reported: 'eve', reportedName: 'Eve' }));
    await manners.suspend(suspensionOf('bob'), actOf('a'));
    await manners.note(actOf('b', { at: 9, admin: 'bob', adminName: 'Bob', about: 'eve', aboutName: 'Eve' }));
    await accounts.remove('bob');
    expect([await manners.shunsOf('ada'), await manners.apartFrom('eve'), await manners.suspension('bob')]).toEqual([[], [], undefined]);
    expect(JSON.stringify([await manners.reports(9), await manners.acts(9)])).not.toMatch(/Bob|"bob","(?!about)/);
    expect(await manners.reports(9)).toMatchObject([{ id: 'by', reporter: '', lines: [{ name: 'Ada' }, { person: '', name: '' }] }]);
    expect(await manners.acts(9)).toMatchObject([
      { id: 'a', aboutName: '', words: '' },
      { id: 'b', admin: '', adminName: '', aboutName: 'Eve' },
    ]);
  });
}
