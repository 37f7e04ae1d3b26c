import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { Accounts } from './accounts.ts';

test('who was a guest when the request came and keeps a name by now takes nobody else’s', async () => {
  const storage = openMemory();
  const accounts = new Accounts(storage);
  const { person: ada } = await accounts.addGuest('Ada');
  const { person: bob } = await accounts.addGuest('Bob');
  await accounts.keepName(ada);
  await accounts.keepName(bob);
  await expect(accounts.rename(bob, 'ADA')).rejects.toMatchObject({ code: 'name-kept' });
  expect(await storage.accounts.person(bob.id)).toMatchObject({ name: 'Bob' });
  expect(await accounts.rename(bob, 'Bobby')).toEqual({ id: bob.id, name: 'Bobby' });
  expect(await storage.accounts.isNameKept('bobby')).toBe(true);
});

test('who is gone has no name to change', async () => {
  const accounts = new Accounts(openMemory());
  const { person } = await accounts.addGuest('Ada');
  await accounts.remove(person.id);
  await expect(accounts.rename(person, 'Eve')).rejects.toMatchObject({ code: 'not-signed-in' });
});
