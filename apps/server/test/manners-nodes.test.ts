import { PATHS } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { codeOf } from './support/account.ts';
import { Client } from './support/client.ts';
import { nodesOn, onPostgres } from './support/on-postgres.ts';
import { seatedTable } from './support/play.ts';

await onPostgres((database) => {
  const start = nodesOn(database);

  test('a block and a suspension hold on every node at once, also those of the command line', async () => {
    const url = await database.prepared();
    const [here, there] = await start({ database: url });
    const [ada, bob] = [await Client.guest(here.address, 'Ada'), await Client.guest(here.address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', [ada, bob]);
    const elsewhere = Object.assign(new Client(there.address), { cookie: ada.cookie });
    await elsewhere.connect();
    await elsewhere.watch(id);
    const heard: string[] = [];
    elsewhere.on((message) => {
      if (message.type === 'said') heard.push(message.text);
      if (message.type === 'talk') heard.splice(0, heard.length, ...message.lines.map(({ text }) => text), '(told again)');
    });
    bob.say({ type: 'say', match: id, text: 'one' });
    await expect.poll(() => heard).toEqual(['one']);
    await ada.post(PATHS.manners, { whom: { match: id, seat: 1 }, how: 'blocked' });
    await expect.poll(() => heard).toEqual(['(told again)']);
    const { id: open } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
    const bobThere = Object.assign(new Client(there.address), { cookie: bob.cookie });
    expect(await codeOf(bobThere.fetch('POST', PATHS.join(open), { seat: 1 }))).toBe('403 not-allowed');

    await bobThere.connect();
    await bobThere.watch(id);
    const { deeds, close } = await openAdmin({ database: url, folder: '' });
    await deeds.suspend({ id: '', name: '' }, bob.person, { days: 1, why: 'Insults' });
    await close();
    await expect.poll(() => [bob.isOpen, bobThere.isOpen]).toEqual([false, false]);
    for (const client of [bob, bobThere])
      expect(await codeOf(client.fetch('POST', PATHS.ownPage, { isShown: true }))).toBe('403 suspended');
    await expect
      .poll(() => ada.updateOf(id).occupants[1], { timeout: 20_000 })
      .toMatchObject({ kind: 'person', standIn: { level: expect.any(String) } });
  });
});
