import { type Entry, type Snapshot, UntimelyEntry } from '@orrery/match';
import { expect, test } from 'vitest';
import type { OpenStorage, StorageUnderTest } from './contract.ts';
import { ADA, actionEntry, BOB, sessionOf, setupOf, snapshotAt } from './samples.ts';

const PEOPLE = [ADA, BOB];
const LONG = 60_000;
/** Longer than any two statements are apart, and short enough to be waited for. */
const GAP = 400;

/** At version `version`, with a clock that runs out then. */
function timedAt(version: number, deadlineAt: number): Snapshot {
  const snapshot = snapshotAt(version, { occupants: PEOPLE });
  if (snapshot.glance === undefined) throw new Error('the sample has no glance');
  const clocks = { at: 0, seats: [{ turnMs: 5, bankMs: 6, bankBeforeMs: 7, runs: true }] };
  return { ...snapshot, clocks, glance: { ...snapshot.glance, deadlines: [{ seat: 0, deadlineAt }] } };
}

async function timedMatch({ storage, now }: StorageUnderTest, id = 'timed', inMilliseconds = LONG): Promise<void> {
  const snapshot = timedAt(0, now() + inMilliseconds);
  const glance = snapshot.glance && { ...snapshot.glance, waitingSince: now() };
  await storage.matches.create(setupOf(id, PEOPLE), { ...snapshot, ...(glance === undefined ? {} : { glance }) });
}

export function describeHouse(open: OpenStorage): void {
  test('matches whose clocks run out are found, the first first, and no others', async () => {
    const under = await open();
    const { matches } = under.storage;
    const [start, found] = [under.now(), async (at: number, limit = 9) => (await matches.dueBefore(at, limit)).map(({ id }) => id)];
    await timedMatch(under, 'late', 2 * LONG);
    await timedMatch(under, 'soon', LONG);
    await matches.create(setupOf('untimed', PEOPLE), snapshotAt(0, { occupants: PEOPLE }));
    expect(await found(start + LONG / 2)).toEqual([]);
    expect([await found(start + 3 * LONG), await found(start + 3 * LONG, 1)]).toEqual([['soon', 'late'], ['soon']]);
    expect((await matches.dueBefore(start + 3 * LONG, 1))[0]?.deadlineAt).toBeGreaterThanOrEqual(start + LONG);
    await matches.append('soon', at(under.now()), {
      ...snapshotAt(1, { occupants: PEOPLE, finished: true }),
      clocks: timedAt(0, 0).clocks,
    });
    expect(await found(start + 3 * LONG)).toEqual(['late']);
  });

  test('where a clock runs, an entry is of the moment it is kept at; elsewhere of any', async () => {
    const under = await open();
    const { matches } = under.storage;
    await timedMatch(under);
    const snapshot = timedAt(1, under.now() + LONG);
    for (const off of [-5000, 5000]) {
      await expect(matches.append('timed', at(under.now() + off), snapshot)).rejects.toThrow(UntimelyEntry);
    }
    await matches.append('timed', at(under.now()), snapshot);
    expect((await matches.load('timed'))?.entries).toHaveLength(1);
    await matches.create(setupOf('untimed', PEOPLE), snapshotAt(0, { occupants: PEOPLE }));
    await matches.append('untimed', at(5), snapshotAt(1, { occupants: PEOPLE }));
  });

  test('a house that was not there for long was away; while no clock runs nobody keeps count', async () => {
    const under = await open();
    const { house } = under.storage;
    expect((await house.beat(GAP)).backAt).toBe(0);
    await under.pass(2 * GAP);
    expect((await house.beat(GAP)).backAt).toBe(0);
    await timedMatch(under);
    const first = await house.beat(GAP);
    expect([first.backAt, (await house.beat(GAP)).backAt]).toEqual([0, 0]);
    await under.pass(2 * GAP);
    const storage = under.reopen === undefined ? under.storage : await under.reopen();
    const back = await storage.house.beat(GAP);
    expect(back.backAt).toBe(back.at);
    const [span, ...others] = await storage.house.awayAfter(0);
    expect([others, span?.to]).toEqual([[], back.at]);
    expect(span?.from).toBeGreaterThanOrEqual(first.at);
    expect(back.at - (span?.from ?? 0)).toBeGreaterThan(GAP);
    expect(await storage.house.awayAfter(back.at)).toEqual([]);
    const again = await storage.house.beat(LONG);
    expect([again.backAt, (await storage.house.awayAfter(0)).length]).toEqual([back.at, 1]);
  });

  test('nobody was away while no clock ran: the house was there, and kept no count', async () => {
    const under = await open();
    const { house, matches } = under.storage;
    await timedMatch(under);
    await house.beat(GAP);
    await matches.append('timed', at(under.now()), {
      ...snapshotAt(1, { occupants: PEOPLE, finished: true }),
      clocks: timedAt(0, 0).clocks,
    });
    await house.beat(GAP);
    await under.pass(2 * GAP);
    await timedMatch(under, 'another');
    expect([(await house.beat(GAP)).backAt, await house.awayAfter(0)]).toEqual([0, []]);
  });

  test('when people were last here, and when they rest, is kept with them and goes with them', async () => {
    const { people, accounts } = (await open()).storage;
    for (const id of ['ada', 'bob', 'eve']) await people.add({ id, name: id }, sessionOf(id));
    expect([(await people.lastHere(['ada'])).size, (await people.rests(['ada'])).size]).toEqual([0, 0]);
    await people.here(['bob', 'ada', 'nobody'], 7);
    await people.here(['ada'], 9);
    await people.keepRest('bob', '{"zone":"Europe/Berlin"}');
    expect(await people.lastHere(['ada', 'bob', 'eve', 'nobody'])).toEqual(new Map(Object.entries({ ada: 9, bob: 7 })));
    expect(await people.rests(['ada', 'bob'])).toEqual(new Map([['bob', '{"zone":"Europe/Berlin"}']]));
    await accounts.remove('bob');
    expect([(await people.lastHere(['bob'])).size, (await people.rests(['bob'])).size]).toEqual([0, 0]);
  });
}

function at(moment: number): Entry {
  return { ...actionEntry(0), at: moment };
}
