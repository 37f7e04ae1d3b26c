import { chanceFromSeed, firstDecisionIds, hashOf, heardBy, nextDecisionIds, shuffle, silent, step } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type AmbushAction, type AmbushState, ambush } from './throwaway/ambush.ts';

const opening = (): AmbushState => ambush.setup({}, 3, chanceFromSeed('step'));

function done(state: AmbushState, seat: number, action: AmbushAction) {
  const stepped = step(ambush, state, seat, action);
  if (!stepped.ok) throw new Error(stepped.refusal.code);
  return stepped;
}

const hide = (state: AmbushState, seat: number, nth = 0): AmbushAction => ({ type: 'hide', place: state.prey[seat - 1].hand[nth] });

test('a step leaves the state it is given as it was', () => {
  const state = opening();
  const before = hashOf(state);
  const after = done(state, 1, hide(state, 1)).state;
  expect(hashOf(state)).toBe(before);
  expect(hashOf(after)).not.toBe(before);
});

test('a refused action is a value and changes nothing', () => {
  const state = opening();
  expect(step(ambush, state, 0, { type: 'hunt', place: 1 })).toEqual({ ok: false, refusal: { code: 'not-asked', rule: 'AM-1' } });
});

test('only the seat concerned hears what is added for it', () => {
  const state = opening();
  const action = hide(state, 1);
  const { told } = done(state, 1, action);
  expect(heardBy(told, 1)).toEqual([{ type: 'hid', seat: 1, place: action.type === 'pass' ? 0 : action.place }]);
  expect(heardBy(told, 2)).toEqual([{ type: 'hid', seat: 1 }]);
  expect(heardBy(told, 'spectator')).toEqual([{ type: 'hid', seat: 1 }]);
});

test('an event for some seats is heard by those and by no spectator', () => {
  const told = [{ event: { type: 'discarded', place: undefined as number | undefined }, only: [1, 2], adds: { place: 4 } }];
  expect(heardBy(told, 2)).toEqual([{ type: 'discarded', place: 4 }]);
  expect(heardBy(told, 0)).toEqual([{ type: 'discarded', place: undefined }]);
  expect(heardBy(told, 'spectator')).toEqual([{ type: 'discarded', place: undefined }]);
});

test('an event for one seat alone is heard by nobody else', () => {
  const told = [{ event: { type: 'whisper' }, only: 1 }, { event: { type: 'shout' } }];
  expect(heardBy(told, 1)).toEqual([{ type: 'whisper' }, { type: 'shout' }]);
  expect(heardBy(told, 0)).toEqual([{ type: 'shout' }]);
  expect(heardBy(told, 'spectator')).toEqual([{ type: 'shout' }]);
});

test('revealed: a sealed answer is not, the turning up of all is', () => {
  let state = opening();
  for (const seat of [1, 2]) {
    const stepped = done(state, seat, hide(state, seat));
    expect(stepped.revealed).toBe(false);
    state = stepped.state;
  }
  state = done(state, 0, { type: 'hunt', place: 1 }).state;
  const first = done(state, 1, { type: 'pass' });
  expect(first.revealed).toBe(false);
  expect(done(first.state, 2, { type: 'pass' }).revealed).toBe(true);
});

test('revealed: chance that was used is enough, though nothing was told', () => {
  const rolling: typeof ambush = { ...ambush, apply: (draft) => shuffle(draft.chance, ['heads', 'tails']) };
  const state = opening();
  const stepped = step(rolling, state, 1, hide(state, 1));
  expect(stepped).toMatchObject({ ok: true, told: [], revealed: true });
});

test('decision ids: another seat answers and mine stays; I answer and mine is new; no question, no id', () => {
  const before = opening();
  const ids = firstDecisionIds(ambush, before, 3);
  expect(ids).toEqual([null, 0, 0]);
  const after = done(before, 1, hide(before, 1)).state;
  const next = nextDecisionIds(ambush, { before, after, ids, actor: 1, step: 1 });
  // Seat 1 may now change its answer: another question, and a second click on the first changes nothing.
  expect(next).toEqual([null, 1, 0]);
  const last = done(after, 2, hide(after, 2)).state;
  expect(nextDecisionIds(ambush, { before: after, after: last, ids: next, actor: 2, step: 2 })).toEqual([2, null, null]);
});

test('decision ids: the same question asked of the actor again has a new id', () => {
  let before = opening();
  before = done(before, 1, hide(before, 1)).state;
  const after = done(before, 1, hide(before, 1)).state;
  expect(ambush.decision(after, 1)).toEqual(ambush.decision(before, 1));
  expect(nextDecisionIds(ambush, { before, after, ids: [null, 1, 0], actor: 1, step: 2 })).toEqual([null, 2, 0]);
});

test('decision ids: another seat takes away what I might have answered, and what I saw is no answer any more', () => {
  const market = {
    decision: (_: readonly string[], seat: number) => ({ ask: 'buy', seat }),
    legal: (left: readonly string[]) => left.map((type) => ({ type })),
  };
  const ids = [0, 0];
  expect(nextDecisionIds(market, { before: ['ore', 'fuel'], after: ['fuel'], ids, actor: 0, step: 1 })).toEqual([1, 1]);
  expect(nextDecisionIds(market, { before: ['fuel'], after: ['fuel'], ids, actor: 0, step: 1 })).toEqual([1, 0]);
});

test('decision ids: when the match goes back, all are new', () => {
  const state = opening();
  expect(nextDecisionIds(ambush, { before: state, after: state, ids: [null, 0, 0], actor: 'everybody', step: 9 })).toEqual([null, 9, 9]);
});

test('silent takes anything and does nothing', () => {
  expect(silent()).toBeUndefined();
  const state = opening();
  const draft = ambush.clone(state);
  ambush.apply(draft, 1, hide(state, 1), silent);
  expect(hashOf(draft)).toBe(hashOf(done(state, 1, hide(state, 1)).state));
});
