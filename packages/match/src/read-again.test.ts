import { below, type Chance, chanceFromSeed, type PlainGame, pick, seedFrom } from '@orrery/engine';
import { notAlone } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import type { Entry } from './kept.ts';
import type { Match } from './match.ts';
import type { MatchStore } from './ports.ts';
import { readAgain } from './read-again.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, doAs, person, settings } from './testing/table.ts';
import { advance, opening, type Timeline } from './timeline.ts';

/** Anything people do at a table, much of it taken back. */
async function doSomething(match: Match, chance: Chance): Promise<void> {
  const seat = below(chance, match.occupants.length);
  const { asked, undo, seq, actionCount } = match.update(seat);
  switch (below(chance, 6)) {
    case 0:
      if (undo.free > 0) await match.undo(seat, { keep: actionCount - 1 - below(chance, undo.free), seq });
      return;
    case 1:
      if ((undo.consent ?? 0) > 0) await match.requestUndo(seat, { keep: actionCount - 1 - below(chance, undo.consent ?? 1), seq });
      return;
    case 2:
      if (undo.request !== undefined) await match.answerUndo(seat, { keep: undo.request.keep, agree: below(chance, 4) > 0 });
      return;
    case 3:
      if (below(chance, 10) === 0) await match.sit(seat, person(`guest${below(chance, 50)}`));
      return;
    default:
      if (asked !== undefined) await doAs(match, seat, pick(chance, asked.legal));
  }
}

/** The long way: every entry, also what was taken back. */
function playedWhole(module: PlainGame, { setup, entries }: NonNullable<Awaited<ReturnType<MatchStore['load']>>>): Timeline {
  let timeline = opening(module, setup);
  for (const entry of entries) {
    const next = advance(module, timeline, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    timeline = next.timeline;
  }
  return timeline;
}

/** Which states in between are kept decides only how fast one goes back. */
const comparable = (timeline: Timeline) => ({ ...timeline, played: timeline.played.map((done) => ({ ...done, before: undefined })) });

const kinds = (entries: readonly Entry[], kind: Entry['kind']): number => entries.filter((entry) => entry.kind === kind).length;

test.each<[string, PlainGame, number]>([
  ['lanterns', lanterns, 3],
  ['Not Alone', notAlone, 3],
])('in %s a log without what was taken back leads to the same match as the whole of it', async (_, module, seats) => {
  let undone = 0;
  for (let round = 0; round < 12; round++) {
    const chance = chanceFromSeed(seedFrom(`back and forth ${round}`));
    let now = 1_800_000_000_000;
    const occupants = Array.from({ length: seats }, (_, seat) => person(`player${seat}`));
    // Not so long that a table is never asked twice.
    const set = settings({ module, occupants, bots: undefined, now: () => (now += 6000) });
    const match = await begin(set);
    for (let deed = 0; deed < 120; deed++) await doSomething(match, chance);
    const stored = await set.store.load('match-1');
    if (stored === undefined) throw new Error('the match is gone');
    const again = readAgain(module, stored.setup, stored.entries);
    if (!again.ok) throw new Error(again.problem);
    expect(comparable(again.timeline)).toEqual(comparable(playedWhole(module, stored)));
    undone += kinds(stored.entries, 'undo');
  }
  expect(undone).toBeGreaterThan(30);
});

test('actions of one request, of which some were taken back, are read again in part', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, { type: 'take-coin' }, { type: 'take-coin' }, { type: 'take-coin' });
  await match.undo(0, { keep: 1, seq: match.seq });
  await doAs(match, 0, { type: 'end-turn' });
  const stored = await set.store.load('match-1');
  if (stored === undefined) throw new Error('the match is gone');
  const again = readAgain(lanterns, stored.setup, stored.entries);
  expect(again).toMatchObject({ ok: true, timeline: { seq: 3, version: 3, played: [{ seq: 1 }, { seq: 3 }] } });
});

test('a log that the rules refuse says where', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, { type: 'end-turn' });
  const stored = await set.store.load('match-1');
  if (stored === undefined) throw new Error('the match is gone');
  const wrong: Entry = { kind: 'actions', seat: 0, actions: [{ type: 'take-coin' }], rulesVersion: '1', at: 0 };
  expect(readAgain(lanterns, stored.setup, [...stored.entries, wrong])).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^entry 1 is refused: /),
  });
});
