import type { BotBudget } from '@orrery/engine';
import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { deepSearch } from './deep-search.ts';
import { type Heap, heap, heapKnowledge } from './testing/heap.ts';
import { mint, mintKnowledge, mintSetup } from './testing/mint.ts';

const ENOUGH: BotBudget = { nodes: 20_000, width: 12, worlds: 1, gambles: 0 };

function think(state: Heap, budget: BotBudget = ENOUGH) {
  const question = { seat: state.seat, view: state, legal: heap.legal(state, state.seat), salt: 'salt' };
  return deepSearch({ game: { module: heap, knowledge: heapKnowledge }, question, budget, chance: chanceFromSeed('heap') });
}

function heapOf(coins: number, seats = 2): Heap {
  return { chance: chanceFromSeed('heap'), seats, seat: 0, coins, said: 0 };
}

test('two sides: a side that can leave a multiple of four does, many turns before the end', () => {
  for (const coins of [5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18]) {
    expect(think(heapOf(coins)).action, `${coins} coins`).toEqual({ type: 'say', count: coins % 4 });
  }
});

test('a win at once is taken rather than a sure one later', () => {
  const { action, alternatives } = think(heapOf(3));
  expect(action).toEqual({ type: 'say', count: 3 });
  expect(alternatives[0].value).toBe(1);
});

test('a lost heap is lost for every choice, and the loss is seen', () => {
  for (const { value } of think(heapOf(8)).alternatives) expect(value).toBeLessThan(0.01);
});

test('three seats: everyone for themselves, so the one who cannot win is not counted as an enemy', () => {
  // Five coins: taking one leaves four, and the next seat cannot finish; with three taken the next one takes the last two.
  const values = new Map(think(heapOf(5, 3)).alternatives.map(({ action, value }) => [action.count, value]));
  expect(values.get(3)).toBeLessThan(0.01);
  expect(values.get(2)).toBeLessThan(0.01);
  expect(think(heapOf(3, 3)).action.count).toBe(3);
});

test('the same question gets the same answer, and a spent budget answers too', () => {
  expect(think(heapOf(18))).toEqual(think(heapOf(18)));
  for (const nodes of [0, 1, 5, 20]) expect(heap.legal(heapOf(18), 0)).toContainEqual(think(heapOf(18), { ...ENOUGH, nodes }).action);
});

test('a position is judged when the turn is passed on, not in its middle: the die is forged for the strike behind it', () => {
  const state = { ...mintSetup(chanceFromSeed('opening')), left: 2 };
  const question = { seat: 0, view: mint.view(state, 0), legal: mint.legal(state, 0), salt: 'salt' };
  const game = { module: mint, knowledge: mintKnowledge };
  const { action } = deepSearch({ game, question, budget: { ...ENOUGH, nodes: 24, worlds: 2 }, chance: chanceFromSeed('worlds') });
  expect(action.type).toBe('forge');
});
