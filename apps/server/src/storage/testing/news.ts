import { expect, test, vi } from 'vitest';
import { TOPICS } from '../../news/ports.ts';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, next, OPEN, sessionOf, setupOf, snapshotAt, tableOf } from './samples.ts';

/** All that is told from now on. */
export function heardBy({ news }: Pick<Storage, 'news'>): string[] {
  const heard: string[] = [];
  for (const topic of TOPICS) news.subscribe(topic, (id, version) => heard.push(`${topic} ${id} ${version}`));
  return heard;
}

/** Waits until all that was told before has been heard; what is told last is not given. */
async function allOf(heard: readonly string[], storage: Storage): Promise<readonly string[]> {
  const { number } = await storage.chat.add('last', { person: 'p', name: 'Pat', text: 'over', at: 1 });
  await vi.waitFor(() => expect(heard).toContain(`chat last ${number}`), { timeout: 5000 });
  return heard.filter((item) => !item.startsWith('chat last'));
}

async function changeEverything(storage: Storage): Promise<readonly string[]> {
  const { tables, matches, people, accounts, chat, begin } = storage;
  const table = tableOf('t', { occupants: [ADA, BOT] });
  await tables.add(table);
  await begin(next(table, { stage: 'started' }), setupOf('t'), snapshotAt(0));
  await matches.append('t', actionEntry(1), snapshotAt(1));
  await matches.append('t', { kind: 'seat', seat: 1, occupant: OPEN, rulesVersion: '1', at: 5 }, snapshotAt(2, { occupants: [ADA, OPEN] }));
  await matches.create(setupOf('m'), snapshotAt(0));
  const open = tableOf('o', { changedAt: 3 });
  await tables.add(open);
  await tables.save(next(open, { occupants: [ADA, BOB], changedAt: 4 }));
  await tables.closeOlderThan(5, 9);
  const { number } = await chat.add('t', { person: 'ada', name: 'Ada', text: 'well', at: 1 });
  await people.add({ id: 'p', name: 'Pat' }, sessionOf('hash'));
  await people.rename('p', 'Pit');
  await accounts.endSessions('p');
  await people.add({ id: 'q', name: 'Quin' }, sessionOf('another'));
  await accounts.keepName('q', 'Quin', 'quin');
  await accounts.replaceSession('another', sessionOf('newer'));
  await accounts.remove('q');
  await people.add({ id: 'r', name: 'Rob' }, sessionOf('third'));
  await tables.add(tableOf('v', { host: 'r', occupants: [OPEN, OPEN] }));
  await accounts.recast('r', { person: 's', name: 'Sam', spare: 'nobody' }, 9);
  return [
    ...['table t 0', 'match t 0', 'table t 1', 'match t 1', 'match t 2', 'table t 2', 'match m 0'],
    ...['table o 0', 'table o 1', 'table o 2', `chat t ${number}`, 'person p 0', 'token p 0'],
    ...['person q 0', 'token q 0', 'token q 0', 'table v 0', 'recast v 0', 'table v 1'],
  ];
}

export function describeNews(open: OpenStorage, { canCut }: { readonly canCut: boolean }): void {
  test('every change is told once, with its version, to this node and to those beside it', async () => {
    const { storage, beside } = await open();
    const other = await beside?.();
    const nodes = [storage, ...(other === undefined ? [] : [other])].map(heardBy);
    const expected = await changeEverything(storage);
    for (const heard of nodes) expect([...(await allOf(heard, storage))].sort()).toEqual([...expected].sort());
    await other?.close();
  });

  test('what was refused is not told, and a line said is found by its number', async () => {
    const { storage } = await open();
    const table = tableOf('t');
    await storage.tables.add(table);
    await storage.matches.create(setupOf('m'), snapshotAt(0));
    const said = await storage.chat.add('t', { person: 'ada', name: 'Ada', text: 'well', at: 1 });
    await allOf(heardBy(storage), storage);
    const heard = heardBy(storage);
    await expect(storage.tables.save({ ...table, version: 5 })).rejects.toThrow();
    await expect(storage.matches.append('m', actionEntry(4), snapshotAt(4))).rejects.toThrow();
    await expect(storage.begin({ ...table, version: 7 }, setupOf('t'), snapshotAt(0))).rejects.toThrow();
    expect(await allOf(heard, storage)).toEqual([]);
    expect(await storage.chat.line('t', said.number)).toEqual(said);
    expect(await storage.chat.line('other', said.number)).toBeUndefined();
  });

  if (canCut)
    test('what was cut off is not told', async () => {
      const { storage, cut } = await open();
      await storage.matches.create(setupOf('m'), snapshotAt(0));
      const mend = await cut?.('entries');
      const heard = heardBy(storage);
      await expect(storage.matches.append('m', actionEntry(1), snapshotAt(1))).rejects.toThrow(/cut off/);
      await mend?.();
      await storage.matches.append('m', actionEntry(1), snapshotAt(1));
      expect((await allOf(heard, storage)).filter((item) => item === 'match m 1')).toHaveLength(1);
    });
}
