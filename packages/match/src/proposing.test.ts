import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { MOST_PROPOSALS, PROPOSAL_PAUSE_MS, PROPOSAL_STANDS_MS } from './proposing.ts';
import { bot, doAs, person, reopened } from './testing/table.ts';
import { TAKE, timedTable } from './testing/timed.ts';

const UNDECIDED = { what: 'end', as: 'undecided' } as const;
const STANDING = { what: 'end', as: 'standing' } as const;
const three = [person('ann'), person('bob'), person('cid')];
const removal = (target: number) => ({ what: 'remove', target }) as const;

/** No clocks: what people want of a table has nothing to do with them. */
const table = (occupants = three) => timedTable({ clock: undefined, occupants, standInLevel: 'greedy', botName: () => 'Vega' });

const answer = (match: Match, seat: number, agree: boolean) =>
  match.answerProposal(seat, { id: match.update('spectator').proposal?.id ?? -1, agree });
const code = (given: Awaited<ReturnType<Match['propose']>>) => (given.ok ? 'done' : given.refusal.code);

test('a match ends when all agree, as it stands or undecided, and the end says how', async () => {
  for (const proposed of [STANDING, UNDECIDED]) {
    const { match, set } = await table();
    await doAs(match, 0, TAKE);
    await match.propose(1, proposed);
    expect(match.update('spectator').proposal).toMatchObject({ seat: 1, proposed, agreed: [] });
    await answer(match, 0, true);
    expect([match.isOver, match.update(2).proposal?.agreed]).toEqual([false, [0]]);
    await answer(match, 2, true);
    expect(match.isOver).toBe(true);
    const ranks = proposed === STANDING ? [1, 2, 2] : [1, 1, 1];
    expect(match.update(0).result?.seats.map(({ rank }) => rank)).toEqual(ranks);
    expect((await set.store.load('match-1'))?.snapshot).toMatchObject({ finished: true, ending: { called: proposed.as } });
    expect((await reopened(set)).update(0)).toMatchObject({ waitingFor: [], result: { because: `called-${proposed.as}` } });
    expect(code(await match.propose(0, STANDING))).toBe('match-over');
  }
});

test('one who says no, or who proposed it and thinks better of it, ends it; then it waits', async () => {
  const { match, time, set } = await table();
  for (const [from, refuses] of [
    [0, 2],
    [1, 1],
  ] as const) {
    await match.propose(from, UNDECIDED);
    expect(code(await match.propose(2, STANDING))).toBe('proposal-stands');
    await answer(match, refuses, false);
    expect(match.update(0).proposal).toBeUndefined();
    expect(code(await match.propose(from, UNDECIDED))).toBe('proposal-too-soon');
    expect(code(await (await reopened(set)).propose(from, UNDECIDED))).toBe('proposal-too-soon');
  }
  time.now += PROPOSAL_PAUSE_MS;
  expect(code(await match.propose(0, UNDECIDED))).toBe('done');
});

test('an answer to another proposal, a second one, or one of somebody who is not asked counts for nothing', async () => {
  const { match } = await table();
  await match.propose(0, UNDECIDED);
  expect(code(await match.answerProposal(1, { id: 99, agree: true }))).toBe('no-proposal');
  expect(code(await answer(match, 0, true))).toBe('stale-decision');
  await answer(match, 1, true);
  expect(code(await answer(match, 1, true))).toBe('stale-decision');
  expect(match.isOver).toBe(false);
});

test('what nobody answers gives way after a day, and nobody proposes for ever', async () => {
  const { match, time } = await table();
  await match.propose(0, UNDECIDED);
  time.now += PROPOSAL_STANDS_MS;
  for (let count = 0; count < MOST_PROPOSALS; count++) {
    expect(code(await match.propose(1, UNDECIDED))).toBe('done');
    await answer(match, 1, false);
    time.now += PROPOSAL_PAUSE_MS;
  }
  expect(code(await match.propose(1, UNDECIDED))).toBe('too-many-proposals');
});

test('nobody alone ends the match of somebody for whom a bot stands in; two may', async () => {
  const { match } = await table();
  await match.standIn(2, 'asked');
  await match.standIn(1, 'asked');
  for (const proposed of [STANDING, UNDECIDED]) expect(code(await match.propose(0, proposed))).toBe('too-few-to-vote');
  expect(match.isOver).toBe(false);
  await match.comeBack(1);
  expect(code(await match.propose(0, UNDECIDED))).toBe('done');
  await answer(match, 1, true);
  expect(match.isOver).toBe(true);
});

test('bots agree: alone with them one may end a match at once', async () => {
  const { match } = await table([person('ann'), bot(), bot()]);
  expect(code(await match.propose(0, UNDECIDED))).toBe('done');
  expect(match.isOver).toBe(true);
});

test('all others may put somebody out of a seat, and that is said at the end', async () => {
  const { match, set } = await table();
  await match.propose(0, removal(2));
  expect(code(await answer(match, 2, false))).toBe('stale-decision');
  await answer(match, 1, true);
  expect(match.occupants[2]).toEqual({ kind: 'bot', level: 'greedy', name: 'Vega' });
  expect(match.update(0).proposal).toBeUndefined();
  await match.propose(0, UNDECIDED);
  await answer(match, 1, true);
  expect((await set.store.load('match-1'))?.snapshot.ending?.forfeits).toEqual([{ seat: 2, person: 'person-cid', because: 'removed' }]);
});

test.each([
  ['of two', [person('ann'), person('bob')]],
  ['of two with a bot', [person('ann'), person('bob'), bot()]],
])('nobody is put out by one alone: %s', async (_, occupants) => {
  const { match } = await table(occupants);
  expect(code(await match.propose(0, removal(1)))).toBe('too-few-to-vote');
});

test('nor by one and somebody in whose place a bot plays', async () => {
  const { match } = await table();
  await match.standIn(1, 'asked');
  expect(code(await match.propose(0, removal(2)))).toBe('too-few-to-vote');
});

test('nobody is put out who stands up meanwhile, and no seat that is nobody’s', async () => {
  const { match } = await table();
  await match.propose(0, removal(2));
  await match.leave(2);
  expect(match.update(0).proposal).toBeUndefined();
  expect(code(await match.propose(0, removal(2)))).toBe('not-your-seat');
  expect(code(await match.propose(0, removal(0)))).toBe('not-your-seat');
});

test('a new name, or an account that a guest has by now, ends no vote and no request to go back', async () => {
  const { match, set } = await table();
  await doAs(match, 0, TAKE);
  await doAs(match, 0, { type: 'end-turn' });
  await match.requestUndo(0, { keep: 0, seq: match.seq });
  await match.propose(0, removal(2));
  const renamed = (one: string) => ({ kind: 'person', person: `person-${one}`, name: `${one} the Great` }) as const;
  for (const [seat, one] of ['ann', 'bob', 'cid'].entries()) await match.sit(seat, renamed(one));
  await match.sit(2, renamed('dan'), { from: 'person-cid' });
  const { proposal, undo } = (await reopened(set)).update('spectator');
  expect([proposal?.proposed, undo.request?.seat]).toEqual([removal(2), 0]);
  await answer(match, 1, true);
  expect(match.occupants.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
});

test('who resigns loses to the other; among more a bot plays on', async () => {
  const duel = await table([person('ann'), bot()]);
  expect(code(await duel.match.resign(0))).toBe('done');
  expect(duel.match.update(0).result).toMatchObject({ because: 'called-resigned', seats: [{ rank: 2 }, { rank: 1 }] });
  const { match, set } = await table();
  expect(code(await match.resign(1))).toBe('done');
  expect([match.isOver, match.occupants[1]]).toEqual([false, { kind: 'bot', level: 'greedy', name: 'Vega' }]);
  expect(code(await match.resign(1))).toBe('not-your-seat');
  await match.propose(0, STANDING);
  await answer(match, 2, true);
  expect((await set.store.load('match-1'))?.snapshot.ending?.forfeits).toEqual([{ seat: 1, person: 'person-bob', because: 'resigned' }]);
});

test('a bot stands in for who stays away or asks for it, and goes when they are back', async () => {
  const { match, bots, set } = await table();
  await match.standIn(0, 'claimed');
  await match.standIn(0, 'claimed');
  expect([match.seq, bots.requests.at(-1)]).toMatchObject([1, { level: 'greedy', seat: 0 }]);
  expect(match.update(1).change).toEqual({ kind: 'full' });
  await match.comeBack(0);
  expect(match.occupants).toEqual(three);
  expect(await doAs(match, 0, TAKE)).toMatchObject({ ok: true });
  await bots.answer();
  expect((await reopened(set)).occupants).toEqual(three);
});

test('a match that is called off ends at once, nobody has won, and a second time changes nothing', async () => {
  const { match, set } = await table();
  expect(code(await match.callOff())).toBe('done');
  expect(match.update(0)).toMatchObject({
    waitingFor: [],
    result: { because: 'called-closed', seats: [{ rank: 1 }, { rank: 1 }, { rank: 1 }] },
  });
  const { seq } = match;
  expect(code(await match.callOff())).toBe('done');
  expect(match.seq).toBe(seq);
  expect((await set.store.load('match-1'))?.snapshot.ending).toMatchObject({ called: 'closed' });
  expect((await reopened(set)).update(0).result).toMatchObject({ because: 'called-closed' });
});
