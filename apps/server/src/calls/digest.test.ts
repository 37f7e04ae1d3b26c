import { expect, test } from 'vitest';
import { HEALTHY } from '../storage/address-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { slowAmongNewer } from '../storage/testing/long-ago.ts';
import { Caller } from './caller.ts';
import { sendDigest } from './digest.ts';
import type { WaitingTable } from './mail.ts';
import type { Sender } from './sender.ts';

/** Ada is called by mail, and has started a hundred and one tables since her slow match began. */
async function manyTables(): Promise<Storage> {
  const storage = openMemory();
  await slowAmongNewer(storage, 101);
  const fixed = { id: 'a', person: 'ada', kind: 'mail', table: '', target: 'ada@example.org', key: 'k', device: '', madeAt: 1 } as const;
  await storage.addresses.put({ ...fixed, isCalled: true, health: HEALTHY });
  return storage;
}

test('a slow match is in the digest, however many tables were started and finished since it began', async () => {
  const storage = await manyTables();
  const sent: (readonly WaitingTable[])[] = [];
  const sender: Pick<Sender, 'sendDigest'> = {
    sendDigest: async (_, tables) => {
      sent.push(tables);
      return HEALTHY;
    },
  };
  await sendDigest({ storage, sender }, 'ada');
  expect(sent).toEqual([[{ table: 'slow', game: 'alien-frontiers' }]]);
});

test('the hourly walk comes to it, too', async () => {
  const storage = await manyTables();
  const setting = {
    storage,
    isHere: () => false,
    whereIs: async () => 'away' as const,
    pauseMilliseconds: 0,
    now: () => 1,
    warn: () => {},
  };
  await new Caller({ ...setting, sender: {} as Sender }).tasks['call-around']({});
  const looks = (await storage.jobs.waiting()).filter(({ kind }) => kind === 'call-look');
  expect(looks.map(({ payload }) => payload)).toEqual([{ match: 'slow' }]);
});
