import { openSqlite } from '../sqlite/open.ts';
import { entryOf, eveningOf } from './evenings.ts';
import { ADA, actionEntry, BOB, BOT, endingOf, next, sessionOf, setupOf, snapshotAt, tableOf } from './samples.ts';
import { sharedStudyOf } from './shared-studies.ts';

const ENTRIES = 60;

/** Makes a SQLite file with something of everything in it: every third match is over, two of those are packed. */
export async function fill(folder: string, matchCount = 12): Promise<void> {
  const storage = openSqlite({ folder });
  const { people, accounts, manners, tables, matches, ratings, seeks, friends, evenings, sharedStudies, chat, jobs, begin } = storage;
  await people.add({ id: 'ada', name: 'Ada' }, sessionOf('hash', 1));
  await people.add({ id: 'bob', name: `Ёжик "'\\ 🚀` }, sessionOf('his hash', 2));
  await accounts.keepName('ada', 'Ada', 'ada');
  await accounts.addPasskey({ id: 'key', person: 'ada', publicKey: 'AQID', counter: 7, device: 'Firefox, Linux', madeAt: 3, usedAt: 4 });
  await accounts.addSecrets([{ hash: 'code', kind: 'code', person: 'ada', expiresAt: Number.MAX_SAFE_INTEGER }]);
  await manners.shun({ id: 'shun', person: 'ada', other: 'bob', how: 'blocked', at: 5 });
  const who = { reporter: 'ada', reporterName: 'Ada', reported: 'bob', reportedName: 'Bob' };
  const lines = [{ number: 1, person: 'bob', name: 'Bob', text: 'no', at: 6 }];
  await manners.report({ id: 'report', at: 7, ...who, table: 't0', why: 'rude', lines });
  const act = { id: 'act', at: 8, admin: '', adminName: '', what: 'suspend', about: 'bob', aboutName: 'Bob', words: 'rude' } as const;
  await manners.suspend({ person: 'bob', until: 9, why: 'rude', at: 8 }, act);
  for (let index = 0; index < matchCount; index++) {
    const table = tableOf(`t${index}`, { occupants: [ADA, BOB] });
    await tables.add(table);
    const occupants = [ADA, index % 2 === 0 ? BOB : BOT];
    await begin(next(table, { stage: 'started' }), setupOf(table.id, occupants), snapshotAt(0, { occupants }));
    for (let version = 1; version <= ENTRIES; version++) {
      const finished = version === ENTRIES && index % 3 === 0;
      const rated = finished && index === 0 ? { ending: endingOf({ occupants, isRated: true }) } : {};
      await matches.append(table.id, actionEntry(version), { ...snapshotAt(version, { occupants, finished }), ...rated });
    }
    await chat.add(table.id, { person: 'ada', name: 'Ada', text: `hello ${index}`, at: index });
  }
  await ratings.rateNext(() => new Map([['ada', { mu: 25.5, sigma: 25 / 3 }]]));
  await seeks.keep({
    person: 'ada',
    wish: { games: [{ game: 'theseus', seats: [2] }], clocks: ['day'], rated: 'either', soon: 'later' },
    strengths: { theseus: 25.5 },
    since: 5,
  });
  await friends.want('ada', 'bob', 6);
  await friends.invite({ table: 't1', person: 'bob', by: 'ada', seat: 1, at: 7 });
  await evenings.add(eveningOf('e1', { entries: [entryOf(0, 'ada'), entryOf(1, 'bob', { until: 1, helps: true })] }));
  await sharedStudies.add(sharedStudyOf('study'), 1);
  await matches.endings.pack(Number.MAX_SAFE_INTEGER, 2);
  await jobs.add('clean-up', { of: 'tomorrow' }, { key: 'clean-up', at: 1_900_000_000_000 });
  await jobs.add('note', [1, null], { at: 1_900_000_000_001 });
  await storage.close();
}
