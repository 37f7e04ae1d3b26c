import { type Lease, LeaseLost, VersionConflict } from '@orrery/match';
import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { actionEntry, setupOf, snapshotAt } from './samples.ts';

/** A match on its bot's turn. */
async function onBotsTurn({ matches }: Storage, id: string): Promise<void> {
  await matches.create(setupOf(id), snapshotAt(0));
  await matches.append(id, actionEntry(0), snapshotAt(1));
}

/** What every storage must do, shared or not. */
export function describeLeases(open: OpenStorage): void {
  test('matches that wait for a bot are taken over, a few at a time and each once', async () => {
    const { storage } = await open();
    for (const id of ['a', 'b', 'c']) await onBotsTurn(storage, id);
    await storage.matches.create(setupOf('people'), snapshotAt(0));
    expect(await storage.leases.takeOver(2)).toEqual(['a', 'b']);
    expect(await storage.leases.takeOver(2)).toEqual(['c']);
    expect(await storage.leases.takeOver(2)).toEqual([]);
  });

  test('an append under a lease that is held is done, and its version is checked as ever', async () => {
    const { storage } = await open();
    await onBotsTurn(storage, 'a');
    const lease = storage.leases.of('a');
    expect(await (lease?.claim() ?? true)).toBe(true);
    await storage.matches.append('a', actionEntry(1), snapshotAt(2), lease?.fence);
    await expect(storage.matches.append('a', actionEntry(1), snapshotAt(2), lease?.fence)).rejects.toBeInstanceOf(VersionConflict);
  });
}

/** Of a storage that several nodes have open. */
export function describeSharedLeases(open: OpenStorage): void {
  const nodes = async () => {
    const { storage, beside } = await open();
    if (beside === undefined) throw new Error('there is no other node');
    const other = await beside();
    await onBotsTurn(storage, 'a');
    return { storage, other, here: leaseOf(storage), there: leaseOf(other) };
  };

  test('a lease that a node has without its knowledge, for the answer was lost, it takes again', async () => {
    const { storage, other, here } = await nodes();
    expect(await here.claim()).toBe(true);
    const before = here.fence ?? 0;
    here.lost(before);
    expect(await other.leases.takeOver(9)).toEqual([]);
    expect(await storage.leases.takeOver(9)).toEqual(['a']);
    expect(here.fence).toBeGreaterThan(before);
    expect(await storage.leases.takeOver(9)).toEqual([]);
  });

  test('what a node cannot go on with it leaves to others', async () => {
    const { storage, other } = await nodes();
    expect(await storage.leases.takeOver(9, ['a'])).toEqual([]);
    expect(await other.leases.takeOver(9, ['b'])).toEqual(['a']);
    await other.close();
  });

  test('what others play by newer rules a node gives back and never takes again, also where it has just asked for it', async () => {
    const { storage, other, here, there } = await nodes();
    expect(await here.claim()).toBe(true);
    storage.leases.leaveToOthers('a');
    expect([await here.claim(), here.fence, await storage.leases.takeOver(9)]).toEqual([false, undefined, []]);
    await expect.poll(() => there.claim(), { timeout: 5000 }).toBe(true);
    await onBotsTurn(storage, 'b');
    const asked = storage.leases.of('b')?.claim();
    storage.leases.leaveToOthers('b');
    expect([await asked, storage.leases.held]).toEqual([false, 0]);
    await expect.poll(() => other.leases.takeOver(9), { timeout: 5000 }).toEqual(['b']);
    await other.close();
  });

  test('one node has the lease, until it lets go of it', async () => {
    const { storage, other, here, there } = await nodes();
    expect([await here.claim(), await there.claim(), there.fence]).toEqual([true, false, undefined]);
    expect([storage.leases.held, other.leases.held]).toEqual([1, 0]);
    expect(await other.leases.takeOver(9)).toEqual([]);
    const before = here.fence ?? 0;
    storage.leases.release('a');
    await expect.poll(() => other.leases.takeOver(9), { timeout: 5000 }).toEqual(['a']);
    expect(there.fence).toBeGreaterThan(before);
    await other.close();
  });

  test('of nodes that claim at the same moment one has it', async () => {
    const { other, here, there } = await nodes();
    const claimed = await Promise.all([here.claim(), there.claim()]);
    expect([...claimed].sort()).toEqual([false, true]);
    await other.close();
  });

  test('a node that goes leaves its leases to the others, and what it does late is refused', async () => {
    const { storage, other, here, there } = await nodes();
    await there.claim();
    const { fence } = there;
    await other.close();
    expect(there.fence).toBeUndefined();
    expect(await storage.leases.takeOver(9)).toEqual(['a']);
    const late = storage.matches.append('a', actionEntry(1), snapshotAt(2), fence);
    await expect(late).rejects.toBeInstanceOf(LeaseLost);
    await storage.matches.append('a', actionEntry(1), snapshotAt(2), here.fence);
    expect((await storage.matches.load('a'))?.entries).toHaveLength(2);
  });
}

function leaseOf({ leases }: Storage): Lease {
  const lease = leases.of('a');
  if (lease === undefined) throw new Error('it has no leases');
  return lease;
}
