import { expect, test } from 'vitest';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, setupOf, snapshotAt } from './samples.ts';

export function describeGlances(open: OpenStorage): void {
  test('what lists show is read for many matches at once, as their last entry left it', async () => {
    const { matches } = (await open()).storage;
    await matches.create(setupOf('a'), snapshotAt(0));
    await matches.append('a', actionEntry(0), snapshotAt(1));
    await matches.create(setupOf('b', [ADA, BOB]), snapshotAt(0, { occupants: [ADA, BOB], finished: true }));
    await matches.create(setupOf('c'), snapshotAt(0));
    const clocks = { at: 8, seats: [{ turnMs: 5, bankMs: 6, bankBeforeMs: 7, runs: true }] };
    const { glance } = snapshotAt(0);
    if (glance === undefined) throw new Error('the sample has no glance');
    const waited = { version: 0, at: 8, ms: [0, 5_000_000_000] };
    const timed = { ...snapshotAt(0), clocks, waited, glance: { ...glance, deadlines: [{ seat: 0, deadlineAt: 19 }] } };
    await matches.create(setupOf('timed'), timed);
    expect((await matches.load('timed'))?.snapshot).toEqual(timed);
    const shown = await matches.glances(['a', 'b', 'timed', 'nowhere', "'; DROP TABLE matches; --"]);
    expect(Object.fromEntries(shown.map(({ id, game, glance }) => [id, { game, glance }]))).toEqual({
      a: { game: 'alien-frontiers', glance: snapshotAt(1).glance },
      b: { game: 'alien-frontiers', glance: snapshotAt(0, { occupants: [ADA, BOB], finished: true }).glance },
      timed: { game: 'alien-frontiers', glance: timed.glance },
    });
    expect(await matches.glances([])).toEqual([]);
  });

  test('since when a match waits need not be known', async () => {
    const { matches } = (await open()).storage;
    const { glance, ...snapshot } = snapshotAt(0);
    if (glance === undefined) throw new Error('the sample has no glance');
    const { waitingSince: _, ...early } = glance;
    await matches.create(setupOf('early'), { ...snapshot, glance: early });
    expect((await matches.glances(['early']))[0]?.glance).toEqual(early);
    await matches.keepGlance('early', 0, glance);
    expect((await matches.glances(['early']))[0]?.glance).toEqual(glance);
  });

  test('matches that go on by themselves are to be woken: those on a bot’s turn, and those nobody has looked at', async () => {
    const { matches } = (await open()).storage;
    await matches.create(setupOf('people'), snapshotAt(0));
    await matches.create(setupOf('bot'), snapshotAt(0));
    await matches.append('bot', actionEntry(0), snapshotAt(1));
    const { glance: _, ...early } = snapshotAt(0);
    await matches.create(setupOf('early'), early);
    await matches.create(setupOf('early and over'), { ...early, finished: true });
    expect(await matches.toWake(9)).toEqual(['bot', 'early']);
    expect([await matches.toWake(1), await matches.toWake(9, 'bot')]).toEqual([['bot'], ['early']]);
    await matches.append('bot', actionEntry(1), snapshotAt(2));
    expect(await matches.toWake(9)).toEqual(['early']);
  });

  test('a glance that was reckoned later is kept, unless the match has gone on', async () => {
    const { matches } = (await open()).storage;
    const { glance: reckoned, ...early } = snapshotAt(0, { occupants: [BOT, ADA] });
    if (reckoned === undefined) throw new Error('the sample has no glance');
    await matches.create(setupOf('a'), early);
    expect(await matches.glances(['a'])).toEqual([{ id: 'a', version: 0, game: 'alien-frontiers', glance: undefined }]);
    await matches.keepGlance('a', 0, { ...reckoned, hasAutomaticTurn: false });
    expect((await matches.glances(['a']))[0]?.glance).toEqual({ ...reckoned, hasAutomaticTurn: false });
    expect(await matches.toWake(9)).toEqual([]);
    await matches.append('a', actionEntry(0), snapshotAt(1));
    await matches.keepGlance('a', 0, { ...reckoned, closed: 'unreadable' });
    expect((await matches.glances(['a']))[0]?.glance).toEqual(snapshotAt(1).glance);
    expect(await matches.toWake(9)).toEqual(['a']);
    await matches.keepGlance('nowhere', 0, reckoned);
    expect(await matches.glances(['nowhere'])).toEqual([]);
  });
}
