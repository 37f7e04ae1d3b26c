import { alienFrontiers } from '@orrery/alien-frontiers';
import { below, chanceFromSeed, checkRecord, hashOf, seedFrom } from '@orrery/engine';
import { expect, test, vi } from 'vitest';
import type { Match } from './match.ts';
import { begin, bot, doAs, person, playOut, reopened, settings } from './testing/table.ts';
import type { Update } from './told.ts';

/** Whole matches take a second each, and many where the machine is busy. */
vi.setConfig({ testTimeout: 60_000 });

const occupants = [person('ann'), bot(), person('cid')];

/** Takes back every so often whatever may be taken back alone. */
async function playWithRegrets(match: Match, salt: string): Promise<number> {
  let undone = 0;
  const chance = chanceFromSeed(seedFrom(salt));
  for (let turns = 0; turns < 20_000 && !match.isOver; turns++) {
    await match.settled();
    const seat = match.update('spectator').waitingFor.find((waiting) => match.occupants[waiting].kind === 'person');
    if (seat === undefined) continue;
    const { undo, asked, actionCount, seq } = match.update(seat);
    if (undo.free > 0 && turns % 7 === 0) {
      expect(await match.undo(seat, { keep: actionCount - undo.free, seq })).toMatchObject({ ok: true });
      undone += undo.free;
    } else if (asked !== undefined) {
      await doAs(match, seat, asked.legal[below(chance, asked.legal.length)]);
    }
  }
  return undone;
}

test('a whole match with bots and undo is stored, replays to the same hash and keeps its secrets', async () => {
  const set = settings({ module: alienFrontiers, occupants, entropy: () => seedFrom('frontier') });
  const match = await begin(set);
  const sent: string[] = [];
  const hear = (update: Update) => void (update.result === undefined && sent.push(JSON.stringify(update)));
  for (const viewer of [0, 2, 'spectator'] as const) match.subscribe(viewer, hear);
  expect(await playWithRegrets(match, 'frontier')).toBeGreaterThan(10);
  expect(match.isOver).toBe(true);
  const record = match.record();
  if (record === undefined) throw new Error('no record of a finished match');
  expect(hashOf(checkRecord(alienFrontiers, record))).toBe(record.hash);
  expect(set.problems).toEqual([]);
  const text = sent.join('\n');
  const { key } = chanceFromSeed(record.seed);
  expect([record.seed, ...key.map(String), '"chance"', '"deck":'].filter((word) => text.includes(word))).toEqual([]);
});

test('a match read from the store in the middle is the same match, to the last byte of every view', async () => {
  const set = settings({ module: alienFrontiers, occupants: [bot(), bot()], entropy: () => seedFrom('middle') });
  const match = await begin(set);
  const half = await new Promise<Update>((resolve) => {
    match.subscribe(0, (update) => update.seq === 60 && resolve(update));
  });
  match.close();
  const again = await reopened({ ...set, bots: undefined });
  expect(again.seq).toBeGreaterThanOrEqual(half.seq);
  expect(again.update(0)).toEqual(match.update(0));
  expect(again.log('spectator')).toEqual(match.log('spectator'));
  expect(again.log(0).slice(0, half.actionCount)).toHaveLength(half.actionCount);
});

// Three play in the match above.
test('random matches of two and of four end', async () => {
  for (const seats of [2, 4]) {
    const everybody = [person('ann'), bot(), person('cid'), bot()].slice(0, seats);
    const match = await begin({ module: alienFrontiers, occupants: everybody, entropy: () => seedFrom(`seats ${seats}`) });
    await playOut(match, `seats ${seats}`);
    expect(match.update('spectator').result?.seats).toHaveLength(seats);
  }
});

test('going back any number of actions leads to the match as it was then', async () => {
  const set = settings({ module: alienFrontiers, occupants: [person('ann'), person('ann')] });
  const match = await begin(set);
  const chance = chanceFromSeed(seedFrom('back and forth'));
  const seen: unknown[] = [];
  while (match.update(0).actionCount < 200) {
    const update = match.update(0);
    seen[update.actionCount] = update.view;
    const [seat = 0] = update.waitingFor;
    const legal = match.update(seat).asked?.legal ?? [];
    await doAs(match, seat, legal[below(chance, legal.length)]);
  }
  // Just before, at and just after the states that are kept, and between them.
  for (const keep of [199, 193, 192, 191, 150, 129, 128, 127, 65, 64, 63, 1, 0]) {
    expect(await match.requestUndo(0, { keep, seq: match.seq })).toMatchObject({ ok: true });
    expect(match.update(0)).toMatchObject({ actionCount: keep, view: seen[keep] });
  }
});
