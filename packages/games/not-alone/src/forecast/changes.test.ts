import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';
import { type Scene, table, type Who } from '../testing/table.ts';
import { changesBy } from './changes.ts';
import { isForNothing, isRisky, leavesCreatureAway } from './risks.ts';

const GIVE_UP: Action = { type: 'give-up' };
const RESIST: Action = { type: 'resist', will: 1 };

/** What this action would change for the seat that takes it. */
const foretold = (scene: Scene, who: Who, action: Action) => {
  const game = table(scene);
  return changesBy(game.state, game.seat(who), action);
};

test('giving up costs a step of the Assimilation counter, and is asked about', () => {
  const changes = foretold({ assimilation: 8, hunted: { rick: {} } }, 'rick', GIVE_UP);
  expect(changes?.assimilation).toBe(7);
  expect(changes !== undefined && isRisky(changes, GIVE_UP)).toBe(true);
});

test('resisting costs Will and says how much is left', () => {
  expect(foretold({ hunted: { rick: { discard: ['lair', 'jungle'] } } }, 'rick', RESIST)?.will).toEqual({ by: -1, left: 2 });
});

test('how many cards resisting brings depends on the character', () => {
  const discard = ['lair', 'jungle', 'river', 'beach'];
  expect(foretold({ hunted: { rick: { discard } } }, 'rick', RESIST)?.returns).toBe(2);
  const game = sanctuaryTable({ hunted: { rick: { discard, character: 'captain-pike' } } });
  expect(changesBy(game.state, game.seat('rick'), RESIST)?.returns).toBe(3);
});

test('resisting and giving up for nothing are told apart from those that bring something', () => {
  const isIdle = (discard: string[], action: Action) => {
    const changes = foretold({ hunted: { rick: { discard } } }, 'rick', action);
    return changes !== undefined && isForNothing(changes, action);
  };
  for (const action of [RESIST, GIVE_UP]) {
    expect(isIdle([], action)).toBe(true);
    expect(isIdle(['lair'], action)).toBe(false);
  }
});

test('a hunt is not ended unasked while the Creature token could be laid', () => {
  const end: Action = { type: 'end-hunting' };
  expect(leavesCreatureAway([{ type: 'place-token', token: 'creature', at: [1] }, end], end)).toBe(true);
  expect(leavesCreatureAway([{ type: 'place-token', token: 'artemia', at: [1] }, end], end)).toBe(false);
});

test('that a Survival card played is gone from hand is not told as its price; a card it costs besides is', () => {
  const sacrifice: Action = { type: 'play-survival', card: 'sacrifice', target: { kind: 'own-card', card: 'river' } };
  const changes = foretold({ hunted: { rick: { survival: ['sacrifice', 'dodge'] } } }, 'rick', sacrifice);
  expect(changes?.survival).toBeUndefined();
  expect(changes?.hand).toBe(-1);
});

test('a card laid face down is not foretold: it can be taken up again', () => {
  expect(foretold({ hunted: { rick: {} } }, 'rick', { type: 'lay-place', card: 'lair' })).toBeUndefined();
});

test('a power that moves the Rescue counter says where it will stand', () => {
  const hunted = { rick: { played: ['wreck'], discard: ['lair'] }, mira: { played: ['jungle'], discard: ['lair'] } };
  const scene = { stage: 'free-places', rescue: 9, hunted };
  expect(foretold(scene, 'rick', { type: 'use-power', card: 'wreck', from: undefined, way: 'step-rescue' })?.rescue).toBe(8);
});

test('the Jungle brings two cards back, whether there is a choice of the second or not; the Swamp one and up to two more', () => {
  const back = (card: 'jungle' | 'swamp', discard: string[]) => {
    const scene = { stage: 'free-places', hunted: { rick: { played: [card], discard }, mira: { played: ['beach'], discard: ['lair'] } } };
    const changes = foretold(scene, 'rick', { type: 'use-power', card, from: undefined, way: 'return-this' });
    return [changes?.hand, changes?.returns];
  };
  expect(back('jungle', ['lair'])).toEqual([2, undefined]);
  expect(back('jungle', ['lair', 'river'])).toEqual([2, undefined]);
  expect(back('swamp', ['lair', 'river', 'beach'])).toEqual([1, 2]);
});

test('a forecast leaves the state as it was', () => {
  const game = table({ hunted: { rick: {} } });
  const before = JSON.stringify(game.state);
  changesBy(game.state, game.seat('rick'), GIVE_UP);
  expect(JSON.stringify(game.state)).toBe(before);
});
