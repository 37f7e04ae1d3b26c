import { seedFrom } from '@orrery/engine';
import { createMatch, type Match, memoryStore, type Occupant } from '@orrery/match';
import { notAlone } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { othersTakenBack, undoReach } from './undo-reach.ts';

/** The Creature on the last seat; seats 0 and 1 are Hunted and choose in secret. */
async function hunt(personOf: (seat: number) => string): Promise<Match> {
  const occupants = [0, 1, 2].map((seat): Occupant => ({ kind: 'person', person: personOf(seat), name: `Player ${seat}` }));
  const ports = { store: memoryStore(), now: () => 0, entropy: () => seedFrom('undo around one screen') };
  return createMatch({ module: notAlone, id: 'm', options: { creature: 'last-seat' }, occupants, ...ports });
}

async function layFirst(match: Match, seat: number): Promise<void> {
  const { asked } = match.update(seat);
  const action = asked?.legal.find(({ type }) => type === 'lay-place');
  if (asked === undefined || action === undefined) throw new Error('no card to lay');
  expect((await match.act(seat, { decision: asked.id, actions: [JSON.parse(JSON.stringify(action))] })).ok).toBe(true);
}

const reachOf = (match: Match, seat: number) => undoReach(match.update(seat), seat, match.log(seat));

test('people with screens of their own cannot be let back across what others chose in secret since', async () => {
  const match = await hunt((seat) => `person-${seat}`);
  expect(reachOf(match, 0)).toEqual({ kind: 'nothing' });
  await layFirst(match, 0);
  expect(reachOf(match, 0)).toEqual({ kind: 'alone', keep: 0 });
  await layFirst(match, 1);
  expect(reachOf(match, 0)).toEqual({ kind: 'barred' });
  const { seq } = match.update(0);
  expect(await match.requestUndo(0, { keep: 0, seq })).toMatchObject({ ok: false });
});

test('people around one screen are one person to the match: the undo is done at once', async () => {
  const match = await hunt(() => 'here');
  await layFirst(match, 0);
  await layFirst(match, 1);
  expect(reachOf(match, 0)).toEqual({ kind: 'ask', keep: 0 });
  expect(await match.requestUndo(0, { keep: 0, seq: match.seq })).toMatchObject({ ok: true });
  expect(match.update(0).actionCount).toBe(0);
  expect(match.update(1).undo.request).toBeUndefined();
});

test('a spectator takes nothing back', async () => {
  const match = await hunt(() => 'here');
  await layFirst(match, 0);
  expect(undoReach(match.update('spectator'), 'spectator', match.log('spectator'))).toEqual({ kind: 'nothing' });
});

test('what goes back with an own action is counted by whose it was', () => {
  const line = (index: number, seat: number) => ({ index, seat, at: 0, events: [] });
  const log = [line(0, 1), line(1, 0), line(2, 1), line(3, 1), line(4, 2)];
  expect([...othersTakenBack(log, 1, 0)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(othersTakenBack(log.slice(0, 2), 1, 0).size).toBe(0);
});
