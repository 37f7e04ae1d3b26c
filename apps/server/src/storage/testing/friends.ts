import { expect, test } from 'vitest';
import type { KeptInvitation } from '../friend-ports.ts';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { heardBy } from './news.ts';
import { next, sessionOf, tableOf } from './samples.ts';

async function withPeople({ people, accounts }: Storage): Promise<void> {
  for (const name of ['Ada', 'Bob', 'Eve', 'Guest']) await people.add({ id: name.toLowerCase(), name }, sessionOf(`hash of ${name}`));
  await accounts.keepName('ada', 'Ada', 'ada');
}

const invitation = (table: string, person: string, changed: Partial<KeptInvitation> = {}): KeptInvitation => {
  return { table, person, by: 'ada', at: 5, ...changed };
};

/** Who wants to be found by whom, and who was invited. */
export function describeFriends(open: OpenStorage): void {
  test('two are friends when each wants the other, and not any more when one does not', async () => {
    const { storage } = await open();
    const { friends } = storage;
    await withPeople(storage);
    for (const at of [1, 2]) await friends.want('ada', 'bob', at);
    await friends.want('eve', 'ada', 3);
    expect(await friends.of('ada')).toEqual([
      { id: 'bob', name: 'Bob', isGuest: true, wanted: 'mine' },
      { id: 'eve', name: 'Eve', isGuest: true, wanted: 'theirs' },
    ]);
    expect([await friends.of('bob'), await friends.areFriends('ada', 'bob')]).toEqual([
      [{ id: 'ada', name: 'Ada', wanted: 'theirs' }],
      false,
    ]);
    await friends.want('bob', 'ada', 4);
    expect([await friends.areFriends('ada', 'bob'), await friends.areFriends('bob', 'ada')]).toEqual([true, true]);
    expect((await friends.of('bob'))[0].wanted).toBe('both');
    await friends.part('bob', 'ada');
    expect([await friends.of('bob'), (await friends.of('ada')).map(({ id }) => id)]).toEqual([[], ['eve']]);
  });

  test('what a guest wanted and was invited to is the account’s, once; who is gone is in no list', async () => {
    const { storage } = await open();
    const { friends, accounts, tables } = storage;
    await withPeople(storage);
    await tables.add(tableOf('t'));
    for (const person of ['guest', 'bob']) await friends.want(person, 'eve', 1);
    for (const wanted of ['guest', 'bob']) await friends.want('eve', wanted, 1);
    await friends.want('guest', 'bob', 1);
    await friends.want('guest', 'ada', 1);
    await friends.invite(invitation('t', 'guest'));
    await friends.handOver('guest', 'bob');
    expect(await friends.of('guest')).toEqual([]);
    expect((await friends.of('bob')).map(({ id, wanted }) => [id, wanted])).toEqual([
      ['ada', 'mine'],
      ['eve', 'both'],
    ]);
    expect((await friends.invitationsOf('bob', 9)).map(({ table }) => table)).toEqual(['t']);
    await accounts.remove('bob');
    expect([await friends.of('eve'), await friends.of('ada'), await friends.invitationsOf('bob', 9)]).toEqual([[], [], []]);
  });

  test('an invitation is sent once and holds while the table is open', async () => {
    const { storage } = await open();
    const { friends, tables } = storage;
    await withPeople(storage);
    const heard = heardBy(storage);
    const [one, other] = [tableOf('one'), tableOf('other')];
    await tables.add(one);
    await tables.add(other);
    expect([await friends.invite(invitation('one', 'bob', { seat: 1 })), await friends.invite(invitation('one', 'bob'))]).toEqual([
      true,
      false,
    ]);
    await friends.invite(invitation('other', 'bob', { at: 6 }));
    await friends.invite(invitation('other', 'eve', { at: 7 }));
    expect(await friends.invitationsOf('bob', 9)).toEqual([invitation('other', 'bob', { at: 6 }), invitation('one', 'bob', { seat: 1 })]);
    expect([await friends.invitationsOf('bob', 1), await friends.invitedBy('ada', 6)]).toMatchObject([[{ table: 'other' }], 2]);
    await tables.save(next(one, { stage: 'closed' }));
    expect((await friends.invitationsOf('bob', 9)).map(({ table }) => table)).toEqual(['other']);
    expect([await friends.uninvite('other', 'bob'), await friends.uninvite('other', 'bob')]).toEqual([true, false]);
    // Each who was invited hears of it once, and when it is over: not when nothing came of it.
    await expect
      .poll(() => heard.filter((item) => item.startsWith('invited')))
      .toEqual(['invited bob 0', 'invited bob 0', 'invited eve 0', 'invited bob 0']);
    expect([await friends.forgetInvitations(7, 9), await friends.forgetInvitations(9, 9)]).toEqual([1, 1]);
  });
}
