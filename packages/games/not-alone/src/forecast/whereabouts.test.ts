import { chanceFromKey, readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { setup } from '../flow/setup.ts';
import { type HuntedView, view } from '../knowledge/view.ts';
import { OPTIONS, type Options } from '../options.ts';
import { mayBeAt, ownedCards } from './whereabouts.ts';

const options = readOptions<Options>(OPTIONS, {}, 3);
const start = view(setup(options, 3, chanceFromKey([1, 2, 3, 4, 5, 6, 7, 8])), 0).hunted[0];

function hunted(changes: Partial<HuntedView>): HuntedView {
  return { ...start, ...changes };
}

test('at the start a Hunted may be at every place they own', () => {
  expect(mayBeAt(start)).toEqual([1, 2, 3, 4, 5]);
  expect(ownedCards(start).map(({ is }) => is)).toEqual(['maybe', 'maybe', 'maybe', 'maybe', 'maybe']);
});

test('what is face up in the pile is ruled out', () => {
  expect(mayBeAt(hunted({ discard: ['jungle', 'beach'] }))).toEqual([1, 3, 5]);
});

test('a dark pile rules nothing out', () => {
  const dark = hunted({ discard: ['hidden', 'hidden'], isDark: true });
  expect(mayBeAt(dark)).toEqual([1, 2, 3, 4, 5]);
  expect(ownedCards(dark).every(({ is }) => is === 'dark')).toBe(true);
});

test('what the Creature was shown narrows it down for the Creature', () => {
  const glimpse = { seat: start.seat, inHand: ['lair' as const], notInHand: ['river' as const], playedRow: 'upper' as const };
  const seen = ownedCards(hunted({ glimpse }));
  expect(seen.find(({ card }) => card === 'lair')?.is).toBe('seen');
  expect(seen.find(({ card }) => card === 'river')?.is).toBe('away');
});

test('once the cards are open there is nothing to guess', () => {
  expect(mayBeAt(hunted({ played: [{ card: 'river', place: 3, hasActed: false, hasSuffered: false }] }))).toEqual([]);
});
