import { chanceFromKey, readOptions } from '@orrery/engine';
import { type Action, notAlone, type State } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { changesBy, isForNothing, isRisky, leavesCreatureAway } from './forecast.ts';

function start(): State {
  return notAlone.setup(readOptions(notAlone.options, {}, 3), 3, chanceFromKey([1, 2, 3, 4, 5, 6, 7, 8]));
}

test('giving up costs a step of the Assimilation counter, and is asked about', () => {
  const state = start();
  const { seat } = state.hunted[0];
  const giveUp: Action = { type: 'give-up' };
  const changes = changesBy(state, seat, giveUp);
  expect(changes?.assimilation).toBe(state.assimilation - 1);
  expect(changes !== undefined && isRisky(changes, giveUp)).toBe(true);
});

test('resisting costs Will and says how much is left', () => {
  const state = start();
  const { seat } = state.hunted[0];
  state.hunted[0].discard.push(...state.hunted[0].hand.splice(0, 2));
  expect(changesBy(state, seat, { type: 'resist', will: 1 })?.will).toEqual({ by: -1, left: 2 });
});

test('how many cards resisting brings hangs on the character', () => {
  const state = start();
  const { seat } = state.hunted[0];
  state.hunted[0].discard.push(...state.hunted[0].hand.splice(0, 4));
  expect(changesBy(state, seat, { type: 'resist', will: 1 })?.returns).toBe(2);
  state.hunted[0].character = 'captain-pike';
  expect(changesBy(state, seat, { type: 'resist', will: 1 })?.returns).toBe(3);
});

test('resisting and giving up for nothing are told apart from those that bring something', () => {
  const state = start();
  const [hunted] = state.hunted;
  const isIdle = (action: Action) => {
    const changes = changesBy(state, hunted.seat, action);
    return changes !== undefined && isForNothing(changes, action);
  };
  expect(isIdle({ type: 'resist', will: 1 })).toBe(true);
  expect(isIdle({ type: 'give-up' })).toBe(true);
  hunted.discard.push(...hunted.hand.splice(0, 1));
  expect(isIdle({ type: 'resist', will: 1 })).toBe(false);
  expect(isIdle({ type: 'give-up' })).toBe(false);
});

test('a hunt is not ended unasked while the Creature token could be laid', () => {
  const end: Action = { type: 'end-hunting' };
  expect(leavesCreatureAway([{ type: 'place-token', token: 'creature', at: [1] }, end], end)).toBe(true);
  expect(leavesCreatureAway([{ type: 'place-token', token: 'artemia', at: [1] }, end], end)).toBe(false);
});

test('a card laid face down is not forecast: it can be taken up again', () => {
  const state = start();
  expect(changesBy(state, state.hunted[0].seat, { type: 'lay-place', card: 'lair' })).toBeUndefined();
});

test('a forecast leaves the state as it was', () => {
  const state = start();
  const before = JSON.stringify(state);
  changesBy(state, state.hunted[0].seat, { type: 'give-up' });
  expect(JSON.stringify(state)).toBe(before);
});
