import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { next, tableOf } from '../storage/testing/samples.ts';
import { KeptBytes } from './kept-bytes.ts';

const ADA = { person: 'ada', address: 'home' };
const MEGABYTE = 2 ** 20;
const PACK = { pack: 'x'.repeat(MEGABYTE) };

test('a person fills a month with packs, and has room again once a table is closed', async () => {
  const storage = openMemory();
  const kept = new KeptBytes(storage, 1);
  for (let made = 0; made < 3; made++) {
    await kept.takeTable(ADA, PACK);
    await storage.tables.add(tableOf(`t${made}`, { options: PACK, createdAt: Date.now() }));
  }
  // Each is there twice, at its table and in its match: 6 of 8 MB.
  await expect(kept.takeTable(ADA, PACK)).rejects.toMatchObject({ code: 'too-much-kept', status: 429 });
  await kept.takeTable({ ...ADA, person: 'bob' }, PACK);
  const [table] = await storage.tables.listOf('ada', 1);
  await storage.tables.save(next(table, { stage: 'closed', options: {} }));
  await kept.takeTable(ADA, PACK);
});

test('what is asked for at the same moment is counted together', async () => {
  const kept = new KeptBytes(openMemory(), 1);
  const answers = await Promise.allSettled(Array.from({ length: 9 }, () => kept.takeTable(ADA, PACK)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('what is there already counts for a server that has just begun, what is older than a month does not', async () => {
  const storage = openMemory();
  const monthAgo = Date.now() - 31 * 24 * 3_600_000;
  await storage.tables.add(tableOf('old', { options: PACK, createdAt: monthAgo }));
  for (const id of ['t1', 't2']) await storage.tables.add(tableOf(id, { options: PACK, createdAt: Date.now() }));
  await new KeptBytes(storage, 1).takeTable(ADA, PACK);
  await storage.tables.add(tableOf('t3', { options: PACK, createdAt: Date.now() }));
  await expect(new KeptBytes(storage, 1).takeTable(ADA, PACK)).rejects.toMatchObject({ code: 'too-much-kept' });
});

test('what is said counts too', async () => {
  const storage = openMemory();
  const kept = new KeptBytes(storage, 1 / 8192);
  const text = 'x'.repeat(300);
  for (let said = 0; said < 2; said++) {
    await kept.takeLine(ADA, text);
    await storage.chat.add('t', { person: 'ada', name: 'Ada', text, at: Date.now() });
  }
  await expect(kept.takeLine(ADA, text)).rejects.toMatchObject({ code: 'too-much-kept' });
});

test('names cost nothing, so an address has a limit of its own', async () => {
  const kept = new KeptBytes(openMemory(), 1);
  let taken = 0;
  const fill = async (): Promise<void> => {
    for (; taken < 100; taken++) await kept.takeTable({ person: `guest ${taken}`, address: 'home' }, PACK);
  };
  await expect(fill()).rejects.toMatchObject({ code: 'too-much-kept' });
  // Some 2 MB each of 64.
  expect(taken).toBe(31);
  expect(() => kept.takeOf('home', 2 * MEGABYTE)).toThrow();
  await kept.takeTable({ person: 'guest', address: 'elsewhere' }, PACK);
});

test('a network of IPv6 addresses is one address', async () => {
  const kept = new KeptBytes(openMemory(), 1);
  let taken = 0;
  const fill = async (): Promise<void> => {
    for (; taken < 100; taken++) await kept.takeTable({ person: `guest ${taken}`, address: `2001:db8::${taken + 1}` }, PACK);
  };
  await expect(fill()).rejects.toMatchObject({ code: 'too-much-kept' });
  expect(taken).toBe(31);
  await kept.takeTable({ person: 'guest', address: '2001:db8:0:1::1' }, PACK);
});

test('a pack that takes the place of another costs only by what it is longer', async () => {
  const kept = new KeptBytes(openMemory(), 1);
  const longer = { pack: `${PACK.pack}${'x'.repeat(1000)}` };
  const before = { ...ADA, address: 'here' };
  await kept.takeTable(before, PACK);
  for (let change = 0; change < 10; change++) await kept.takeTable(before, change % 2 === 0 ? PACK : {}, PACK);
  for (let change = 0; change < 10; change++) await kept.takeTable(before, longer, PACK);
  // 64 MB at once, less 2 MB for the pack, 4 kB for its table and ten times 2 kB.
  expect(() => kept.takeOf('here', 62 * MEGABYTE - 24_096 + 1000)).toThrow();
  kept.takeOf('here', 62 * MEGABYTE - 24_096 - 1000);
});
