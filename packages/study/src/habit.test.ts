import { expect, test } from 'vitest';
import { habitBefore, habitWith } from './habit.ts';
import type { AnyJudgedGame } from './judged-game.ts';
import type { Studied } from './study-step.ts';

/** A game in which an action says itself how much it speaks for habit. */
const game = {
  module: { view: () => ({}), imagine: () => ({}) },
  study: { habitIn: (_: unknown, { action }: { action: { says?: number } }) => action.says },
} as unknown as AnyJudgedGame;

function matchOf(...said: readonly (readonly [seat: number, says: number | undefined])[]): Studied {
  const done = said.map(([seat, says]) => ({ state: {}, done: { seat, action: { type: 'lay', says } } }));
  return { moments: [{ state: {} }, ...done], eyes: 'own', salt: 'habits', turnEvent: 'turn' } as unknown as Studied;
}

test('what a seat did before speaks for its habits: not what others did, nor what it does now or later', () => {
  const studied = matchOf([0, 1], [1, -2], [0, undefined], [0, 0.5], [0, 3]);
  expect(habitBefore(game, studied, { at: 0, seat: 0 })).toBe(0);
  expect(habitBefore(game, studied, { at: 3, seat: 0 })).toBe(1);
  expect(habitBefore(game, studied, { at: 4, seat: 0 })).toBe(1.5);
  expect(habitBefore(game, studied, { at: 4, seat: 1 })).toBe(-2);
});

test('nobody is ever so sure that one who changes their ways is not soon believed', () => {
  const often = Array.from({ length: 9 }, () => [0, 1.5] as const);
  const studied = matchOf(...often, [0, -3], [0, -3], [0, 0]);
  expect(habitBefore(game, studied, { at: 9, seat: 0 })).toBe(4);
  expect(habitBefore(game, studied, { at: 11, seat: 0 })).toBe(-2);
});

test('an answer speaks for itself where nothing was before', () => {
  const look = { state: studiedState(), seat: 0, eyes: 'own', salt: 'first' } as const;
  expect(habitWith(game, look, { type: 'lay', says: 0.7 } as { type: string })).toBe(0.7);
  expect(habitWith(game, { ...look, habit: 1 }, { type: 'lay', says: 0.7 } as { type: string })).toBe(1.7);
});

const studiedState = () => matchOf([0, 0]).moments[0].state;
