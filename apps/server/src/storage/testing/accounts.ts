import { expect, test } from 'vitest';
import type { Passkey, Secret } from '../account-ports.ts';
import type { OpenStorage } from './contract.ts';
import { sessionOf } from './samples.ts';

const KEY: Passkey = { id: 'key', person: 'ada', publicKey: 'AQID', counter: 0, device: 'Firefox, Linux', madeAt: 3, usedAt: 3 };

function secretOf(hash: string, changed: Partial<Secret> = {}): Secret {
  return { hash, kind: 'code', person: 'ada', expiresAt: 100, ...changed };
}

/** What makes somebody the same person on every device. */
export function describeAccounts(open: OpenStorage): void {
  const withAda = async () => {
    const opened = await open();
    await opened.storage.people.add({ id: 'ada', name: 'Ada' }, sessionOf('hash', 1));
    await opened.storage.people.add({ id: 'bob', name: 'Bob' }, sessionOf('his', 2));
    return opened;
  };

  test('a name is kept by one account alone, whoever asks first', async () => {
    const { people, accounts } = (await withAda()).storage;
    expect(await accounts.person('ada')).toEqual({ id: 'ada', name: 'Ada', isGuest: true, since: 1 });
    expect([await accounts.isNameKept('ada'), await accounts.person('nobody')]).toEqual([false, undefined]);
    const both = await Promise.all([accounts.keepName('ada', 'Ada', 'ada'), accounts.keepName('bob', 'ADA', 'ada')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = both[0] ? ['ada', 'bob'] : ['bob', 'ada'];
    expect(await accounts.person(winner)).not.toHaveProperty('isGuest');
    expect(await accounts.person(loser)).toMatchObject({ isGuest: true });
    expect(await people.byTokenHash(winner === 'ada' ? 'hash' : 'his')).not.toHaveProperty('isGuest');
    expect(await accounts.keepName(winner, 'Grace', 'grace')).toBe(true);
    expect(await accounts.keepName(loser, 'Ada', 'ada')).toBe(true);
    expect(await accounts.keepName('nobody', 'Eve', 'eve')).toBe(false);
    expect(await accounts.isNameKept('grace')).toBe(true);
  });

  test('who has an account is neither renamed nor removed as a guest', async () => {
    const { people, accounts } = (await withAda()).storage;
    expect(await people.rename('ada', 'Grace')).toBe(true);
    await accounts.keepName('ada', 'Ada', 'ada');
    expect([await people.rename('ada', 'Bob'), await people.rename('nobody', 'Eve')]).toEqual([false, false]);
    expect(await accounts.removeGuest('ada')).toBe(false);
    expect(await people.byTokenHash('hash')).toEqual({ id: 'ada', name: 'Ada' });
    expect([await accounts.removeGuest('bob'), await accounts.removeGuest('bob')]).toEqual([true, true]);
    expect([await people.byTokenHash('his'), await accounts.person('bob')]).toEqual([undefined, undefined]);
  });

  test('a person has many sessions, each of which ends by itself, and nobody ends another’s', async () => {
    const { people, accounts } = (await withAda()).storage;
    expect(await accounts.addSession('ada', { ...sessionOf('second', 5), device: 'Chrome, Android' })).toBe(true);
    expect(await accounts.addSession('nobody', sessionOf('third'))).toBe(false);
    await expect(accounts.addSession('ada', sessionOf('his'))).rejects.toThrow();
    expect(await people.seen('second', 7)).toBe(true);
    expect(await accounts.sessions('ada')).toEqual([
      { id: 'session-second', tokenHash: 'second', device: 'Chrome, Android', madeAt: 5, seenAt: 7 },
      { id: 'session-hash', tokenHash: 'hash', device: 'Firefox, Linux', madeAt: 1, seenAt: 1 },
    ]);
    expect(await accounts.endSession('bob', 'session-second')).toBe(false);
    expect(await people.byTokenHash('second')).toMatchObject({ id: 'ada' });
    expect(await accounts.endSession('ada', 'session-second')).toBe(true);
    expect(await accounts.endSession('ada', 'session-second')).toBe(false);
    expect([await people.byTokenHash('second'), await people.seen('second', 8)]).toEqual([undefined, false]);
    expect(await people.byTokenHash('hash')).toMatchObject({ id: 'ada' });
  });

  test('a session under another token is worth nothing under the old one; all but one end at once', async () => {
    const { people, accounts } = (await withAda()).storage;
    expect(await accounts.replaceSession('hash', sessionOf('newer'))).toBe(true);
    expect(await accounts.replaceSession('hash', sessionOf('newest'))).toBe(false);
    expect([await people.byTokenHash('hash'), await people.byTokenHash('newest')]).toEqual([undefined, undefined]);
    for (const hash of ['a', 'b']) await accounts.addSession('ada', sessionOf(hash));
    await accounts.endSessions('ada', 'a');
    expect((await accounts.sessions('ada')).map(({ tokenHash }) => tokenHash)).toEqual(['a']);
    await accounts.endSessions('ada');
    expect(await accounts.sessions('ada')).toEqual([]);
    expect(await people.byTokenHash('his')).toMatchObject({ id: 'bob' });
    expect(await accounts.person('ada')).toBeDefined();
  });

  test('the name and the passkey are kept together or not at all', async () => {
    const { accounts } = (await withAda()).storage;
    await accounts.keepName('bob', 'Bob', 'bob');
    expect(await accounts.keepNameBy({ passkey: KEY }, { name: 'Bob', key: 'bob' })).toBe('name-kept');
    expect([await accounts.passkey('key'), await accounts.person('ada')]).toMatchObject([undefined, { isGuest: true }]);
    expect(await accounts.keepNameBy({ passkey: { ...KEY, person: 'nobody' } }, { name: 'Eve', key: 'eve' })).toBe('name-kept');
    await accounts.addPasskey({ ...KEY, person: 'bob' });
    expect(await accounts.keepNameBy({ passkey: KEY }, { name: 'Ada', key: 'ada' })).toBe('known');
    expect([await accounts.passkeys('ada'), await accounts.isNameKept('ada')]).toEqual([[], false]);
    expect(await accounts.keepNameBy({ passkey: { ...KEY, id: 'hers' } }, { name: 'Ada', key: 'ada' })).toBe('kept');
    expect([await accounts.passkeys('ada'), await accounts.isNameKept('ada')]).toMatchObject([[{ id: 'hers' }], true]);
  });

  test('of too many sessions those end that were not used for longest, and nobody else’s', async () => {
    const { people, accounts } = (await withAda()).storage;
    for (const [hash, at] of [
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      await accounts.addSession('ada', sessionOf(hash, at));
    await people.seen('hash', 9);
    expect(await accounts.addSession('ada', sessionOf('e', 1), 3)).toBe(true);
    expect((await accounts.sessions('ada')).map(({ tokenHash }) => tokenHash).sort()).toEqual(['d', 'e', 'hash']);
    expect(await people.byTokenHash('his')).toMatchObject({ id: 'bob' });
  });

  test('what nobody uses is nobody’s, and goes a little at a time; a guest’s stays', async () => {
    const { people, accounts } = (await withAda()).storage;
    await accounts.keepName('ada', 'Ada', 'ada');
    for (const [hash, at] of [
      ['b', 2],
      ['c', 3],
      ['d', 6],
    ] as const)
      await accounts.addSession('ada', sessionOf(hash, at));
    const unusedBefore = 4;
    const known = async () =>
      Promise.all(['hash', 'b', 'd', 'his'].map(async (hash) => (await people.byTokenHash(hash, unusedBefore))?.id));
    expect(await known()).toEqual([undefined, undefined, 'ada', 'bob']);
    const first = await accounts.forgetSessions({ unusedBefore, limit: 3 });
    // Bob's is as old as one of Ada's and is looked at with it.
    expect(first).toEqual({ gone: 2, next: { seenAt: 2, tokenHash: 'his' } });
    expect(await accounts.forgetSessions({ unusedBefore, limit: 3, after: first.next })).toEqual({ gone: 1, next: undefined });
    expect(await accounts.forgetSessions({ unusedBefore, limit: 3 })).toEqual({ gone: 0, next: undefined });
    expect((await accounts.sessions('ada')).map(({ tokenHash }) => tokenHash)).toEqual(['d']);
    expect(await known()).toEqual([undefined, undefined, 'ada', 'bob']);
  });

  test('what is one for the house is what was kept first', async () => {
    const { storage, reopen } = await open();
    expect(await storage.house.get('key')).toBeUndefined();
    const both = await Promise.all([storage.house.keep('key', 'a'), storage.house.keep('key', 'b')]);
    expect(new Set(both).size).toBe(1);
    expect(await storage.house.keep('key', 'c')).toBe(both[0]);
    expect(await (reopen === undefined ? storage : await reopen()).house.get('key')).toBe(both[0]);
  });

  test('a passkey is somebody’s alone, and its use is noted', async () => {
    const { accounts } = (await withAda()).storage;
    expect(await accounts.addPasskey(KEY)).toBe(true);
    expect(await accounts.addPasskey({ ...KEY, person: 'bob' })).toBe(false);
    await accounts.addPasskey({ ...KEY, id: 'other', madeAt: 2 });
    await accounts.usePasskey('key', { counter: 9, at: 12 });
    expect(await accounts.passkey('key')).toEqual({ ...KEY, counter: 9, usedAt: 12 });
    expect((await accounts.passkeys('ada')).map(({ id }) => id)).toEqual(['other', 'key']);
    expect([await accounts.passkey('nowhere'), await accounts.passkeys('bob')]).toEqual([undefined, []]);
    expect([await accounts.removePasskey('bob', 'key'), await accounts.removePasskey('ada', 'key')]).toEqual([false, true]);
    expect(await accounts.passkey('key')).toBeUndefined();
  });

  test('a secret is taken once, in time, and as what it is, however many ask at once', async () => {
    const { accounts } = (await withAda()).storage;
    await accounts.addSecrets([secretOf('one'), secretOf('two', { kind: 'sign-in', person: '' }), secretOf('old', { expiresAt: 5 })]);
    expect(await accounts.takeSecret('one', 'sign-in', 9)).toBeUndefined();
    expect(await accounts.takeSecret('old', 'code', 9)).toBeUndefined();
    // Who only looks takes nothing.
    const looked = await Promise.all(
      [['one', 'code'] as const, ['one', 'sign-in'] as const, ['old', 'code'] as const, ['none', 'code'] as const].map(([hash, kind]) =>
        accounts.secretOf(hash, kind, 9),
      ),
    );
    expect(looked).toEqual(['ada', undefined, undefined, undefined]);
    const taken = await Promise.all(Array.from({ length: 5 }, () => accounts.takeSecret('one', 'code', 9)));
    expect(taken.filter((one) => one !== undefined)).toEqual([{ person: 'ada' }]);
    expect(await accounts.takeSecret('two', 'sign-in', 9)).toEqual({ person: '' });
    expect(await accounts.countSecrets('ada', 'code')).toBe(1);
    await accounts.replaceSecrets('ada', 'code', [secretOf('new'), secretOf('newer')]);
    expect([await accounts.countSecrets('ada', 'code'), await accounts.takeSecret('old', 'code', 1)]).toEqual([2, undefined]);
    await accounts.addSecrets([secretOf('a', { expiresAt: 1 }), secretOf('b', { expiresAt: 2 }), secretOf('c', { expiresAt: 3 })]);
    expect([await accounts.forgetSecrets(3, 1), await accounts.forgetSecrets(3, 9), await accounts.forgetSecrets(3, 9)]).toEqual([1, 1, 0]);
  });

  test('a secret says what it is worth to whoever takes it', async () => {
    const { accounts } = (await withAda()).storage;
    await accounts.addSecrets([secretOf('m', { kind: 'mail', about: 'en ada@example.org' })]);
    expect(await accounts.takeSecret('m', 'mail', 9)).toEqual({ person: 'ada', about: 'en ada@example.org' });
  });

  test('who is removed leaves neither session nor passkey nor secret, and the name is free', async () => {
    const { people, accounts } = (await withAda()).storage;
    await accounts.keepName('ada', 'Ada', 'ada');
    await accounts.addPasskey(KEY);
    await accounts.addSecrets([secretOf('one')]);
    await accounts.remove('ada');
    expect([await accounts.person('ada'), await people.byTokenHash('hash'), await accounts.passkey('key')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await accounts.takeSecret('one', 'code', 1), await accounts.sessions('ada')]).toEqual([undefined, []]);
    expect(await accounts.keepName('bob', 'Ada', 'ada')).toBe(true);
    await accounts.remove('nobody');
  });
}
