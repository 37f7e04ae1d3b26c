import { describeMatchStore } from '@orrery/testkit';
import { afterEach, describe } from 'vitest';
import type { Storage } from '../ports.ts';
import { describeAccounts } from './accounts.ts';
import { describeAddresses } from './addresses.ts';
import { describeCalls } from './calls.ts';
import { describeEndings } from './endings.ts';
import { describeEvenings } from './evenings.ts';
import { describeFriends } from './friends.ts';
import { describeGlances } from './glances.ts';
import { describeHouse } from './house.ts';
import { describeJobs } from './jobs.ts';
import { describeLeases, describeSharedLeases } from './leases.ts';
import { describeManners } from './manners.ts';
import { describeNews } from './news.ts';
import { describeChat, describePeople } from './people-and-chat.ts';
import { describeRatings } from './ratings.ts';
import { describeRecast } from './recast.ts';
import { describeSeeks } from './seeks.ts';
import { describeSharedStudies } from './shared-studies.ts';
import { describeTables } from './tables.ts';
import { describeTogether } from './together.ts';

/** A storage to be tested, empty and its own. */
export interface StorageUnderTest {
  readonly storage: Storage;
  /** The time by which its jobs are done, and how to let it pass. */
  now(): number;
  pass(milliseconds: number): Promise<void>;
  /** The same data opened anew, as after a restart. */
  reopen?(): Promise<Storage>;
  /** Another node on the same data. */
  beside?(): Promise<Storage>;
  /** From now on, until the answered function was called, no row of this relation is changed or added: the write is cut off there. */
  cut?(relation: 'tables' | 'seated' | 'matches' | 'entries' | 'results' | 'result_seats'): Promise<() => Promise<void>>;
  close?(): Promise<void>;
}

export interface StorageSuite {
  readonly open: () => StorageUnderTest | Promise<StorageUnderTest>;
  /** It has transactions that can be cut off half way (`StorageUnderTest.cut`). */
  readonly canCut?: true;
  /** Several nodes may have it open (`StorageUnderTest.beside`). */
  readonly isShared?: true;
}

export type OpenStorage = () => Promise<StorageUnderTest>;

/** What every storage must do, whatever lies beneath. */
export function describeStorage(name: string, { open, canCut, isShared }: StorageSuite): void {
  describeMatchStore(name, async () => {
    const { storage, reopen, close } = await open();
    return { store: storage.matches, close, ...(reopen === undefined ? {} : { reopen: async () => (await reopen()).matches }) };
  });

  describe(`${name} as a storage`, () => {
    const opened: StorageUnderTest[] = [];
    const fresh: OpenStorage = async () => {
      const made = await open();
      opened.push(made);
      return made;
    };
    afterEach(async () => {
      for (const made of opened.splice(0)) await made.close?.();
    });

    describePeople(fresh);
    describeAccounts(fresh);
    describeAddresses(fresh);
    describeCalls(fresh);
    describeManners(fresh);
    describeRecast(fresh);
    describeChat(fresh);
    describeTables(fresh);
    describeGlances(fresh);
    describeHouse(fresh);
    describeEndings(fresh, { canCut: canCut === true });
    describeRatings(fresh);
    describeSeeks(fresh);
    describeFriends(fresh);
    describeEvenings(fresh);
    describeSharedStudies(fresh);
    describeJobs(fresh);
    describeTogether(fresh, { canCut: canCut === true });
    describeNews(fresh, { canCut: canCut === true });
    describeLeases(fresh);
    if (isShared) describeSharedLeases(fresh);
  });
}
