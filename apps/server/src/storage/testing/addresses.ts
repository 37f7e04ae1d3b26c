import { expect, test } from 'vitest';
import { type Address, HEALTHY } from '../address-ports.ts';
import type { OpenStorage } from './contract.ts';
import { sessionOf } from './samples.ts';

function mailOf(person: string, key: string, changed: Partial<Address> = {}): Address {
  const fixed = { id: `${person} ${key}`, person, kind: 'mail', table: '', target: key.toUpperCase(), key, device: '' } as const;
  return { ...fixed, madeAt: 5, isCalled: false, health: HEALTHY, ...changed };
}

const browserOf = (person: string, key: string, madeAt = 7): Address => {
  return { ...mailOf(person, key), id: `${person} ${key} ${madeAt}`, kind: 'push', device: 'Firefox, Linux', madeAt, isCalled: true };
};

/** By what people are reached. */
export function describeAddresses(open: OpenStorage): void {
  const withPeople = async () => {
    const opened = await open();
    for (const id of ['ada', 'bob']) await opened.storage.people.add({ id, name: id }, sessionOf(`hash of ${id}`));
    return opened;
  };

  test('a mail address is one person’s, and one person has one', async () => {
    const { addresses } = (await withPeople()).storage;
    expect(await addresses.put(mailOf('ada', 'a@x'))).toBe(true);
    expect(await addresses.put(mailOf('bob', 'a@x'))).toBe(false);
    expect(await addresses.byKey('mail', 'a@x')).toEqual(mailOf('ada', 'a@x'));
    expect(await addresses.put(mailOf('ada', 'b@x', { isCalled: true }))).toBe(true);
    expect(await addresses.of('ada')).toEqual([mailOf('ada', 'b@x', { isCalled: true })]);
    expect([await addresses.byKey('mail', 'a@x'), await addresses.byKey('push', 'b@x')]).toEqual([undefined, undefined]);
    const both = await Promise.all([addresses.put(mailOf('ada', 'c@x')), addresses.put(mailOf('bob', 'c@x'))]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test('a browser is whose it is now; a webhook of a table is found by that', async () => {
    const { addresses } = (await withPeople()).storage;
    await addresses.put(browserOf('ada', 'e1'));
    await addresses.put(browserOf('ada', 'e2', 6));
    expect(await addresses.put(browserOf('bob', 'e1'))).toBe(true);
    expect((await addresses.of('ada')).map(({ key }) => key)).toEqual(['e2']);
    expect((await addresses.of('bob')).map(({ key }) => key)).toEqual(['e1']);
    const hook: Address = { ...browserOf('ada', 'h'), kind: 'hook', table: 't' };
    await addresses.put(hook);
    expect([await addresses.ofTable('t'), await addresses.ofTable('')]).toEqual([[hook], []]);
    expect(await addresses.get(hook.id)).toEqual(hook);
    const all = (await addresses.page(9, '')).map(({ id }) => id);
    expect([all.length, [...all].sort()]).toEqual([3, all]);
    expect((await addresses.page(1, all[0])).map(({ id }) => id)).toEqual([all[1]]);
    expect(await addresses.get('nowhere')).toBeUndefined();
  });

  test('what its owner changes is changed, what another does is not, and how it fares is kept', async () => {
    const { addresses } = (await withPeople()).storage;
    const address = mailOf('ada', 'a@x');
    await addresses.put(address);
    expect([await addresses.setCalled('bob', address.id, true), await addresses.remove('bob', address.id)]).toEqual([false, false]);
    expect(await addresses.setCalled('ada', address.id, true)).toBe(true);
    const health = { failures: 3, failingSince: 10, restsUntil: 20, off: { at: 30, because: 'gone' } } as const;
    await addresses.setHealth(address.id, health);
    expect(await addresses.get(address.id)).toEqual({ ...address, isCalled: true, health });
    await addresses.setHealth(address.id, HEALTHY);
    expect((await addresses.get(address.id))?.health).toEqual(HEALTHY);
    expect([await addresses.remove('ada', address.id), await addresses.remove('ada', address.id)]).toEqual([true, false]);
  });

  test('a name kept by mail is kept with it or not at all', async () => {
    const { accounts, addresses } = (await withPeople()).storage;
    await addresses.put(mailOf('bob', 'b@x'));
    expect(await accounts.keepNameBy({ mail: mailOf('ada', 'b@x') }, { name: 'Ada', key: 'ada' })).toBe('known');
    expect(await accounts.isNameKept('ada')).toBe(false);
    await accounts.keepName('bob', 'Ada', 'ada');
    expect(await accounts.keepNameBy({ mail: mailOf('ada', 'a@x') }, { name: 'Ada', key: 'ada' })).toBe('name-kept');
    expect(await addresses.of('ada')).toEqual([]);
    expect(await accounts.keepNameBy({ mail: mailOf('ada', 'a@x') }, { name: 'Eve', key: 'eve' })).toBe('kept');
    expect([await accounts.isNameKept('eve'), (await addresses.of('ada')).length]).toEqual([true, 1]);
  });

  test('who becomes another is reached as before, and who is gone by nothing', async () => {
    const { accounts, addresses } = (await withPeople()).storage;
    await addresses.put(browserOf('bob', 'e1'));
    await addresses.put(mailOf('bob', 'b@x'));
    await addresses.handOver('bob', 'ada');
    expect((await addresses.of('ada')).map(({ key }) => key)).toEqual(['e1']);
    await accounts.remove('ada');
    expect([await addresses.of('ada'), await addresses.byKey('push', 'e1')]).toEqual([[], undefined]);
    expect(await addresses.of('bob')).toHaveLength(1);
  });
}
