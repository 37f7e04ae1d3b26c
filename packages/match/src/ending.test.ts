import type { PlainGame } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Stored } from './kept.ts';
import { endingOf } from './stored-ending.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, bot, doAs, person, playOut, settings } from './testing/table.ts';

const roled: PlainGame = { ...lanterns, roleOf: (_, seat) => (seat === 0 ? 'keeper' : 'thief'), sideOf: (_, seat) => 1 - seat };
const later: PlainGame = { ...lanterns, rulesVersion: '2', upgrades: { '1': { cannot: 'another game' } } };

async function played() {
  const set = settings({ module: roled, isRated: true, occupants: [person('ann'), person('bob')] });
  const match = await begin(set);
  await doAs(match, 0, { type: 'take-coin' });
  const stored = async (): Promise<Stored> => {
    const found = await set.store.load(set.id);
    if (found === undefined) throw new Error('the match is not in the store');
    return found;
  };
  expect((await stored()).snapshot).not.toHaveProperty('ending');
  await match.undo(0, { keep: 0, seq: match.seq });
  await match.leave(1);
  await match.sit(1, person('eve'));
  await match.leave(1);
  await match.sit(1, bot());
  await playOut(match, 'an ending');
  return { match, stored: await stored() };
}

test('the entry that ends a match brings how it ended: who sat there, who sat there before, what they were, and the result', async () => {
  const { match, stored } = await played();
  const { result } = match.update('spectator');
  expect(result?.seats).toHaveLength(2);
  expect(stored.snapshot.ending).toEqual({
    rulesVersion: '1',
    occupants: [person('ann'), bot()],
    sat: [['person-ann'], ['person-bob', 'person-eve']],
    roles: ['keeper', 'thief'],
    sides: [1, 0],
    isRated: true,
    beganAt: stored.setup.createdAt,
    endedAt: stored.entries.at(-1)?.at,
    actionCount: match.actions()?.length,
    result,
    waitedMs: stored.snapshot.waited?.ms,
  });
});

test('of a match from before that it is reckoned alike from its log, and without what other rules cannot read', async () => {
  const { stored } = await played();
  const { ending: whole, ...early } = stored.snapshot;
  // How long people were waited for is only known where it was reckoned while the match ran.
  if (whole === undefined) throw new Error('the match is not over');
  const { waitedMs, ...ending } = whole;
  expect(waitedMs).toEqual([20_000, 0]);
  expect(endingOf(roled, { ...stored, snapshot: early })).toEqual(ending);
  expect(endingOf(lanterns, { ...stored, snapshot: { ...early, finished: false } })).toBeUndefined();
  const { roles: _, sides: __, result: ___, ...rest } = ending;
  expect(endingOf(later, { ...stored, snapshot: early })).toEqual(rest);
  expect(endingOf(later, stored)).toEqual(whole);
});
