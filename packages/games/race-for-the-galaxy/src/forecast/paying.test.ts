import { expect, test } from 'vitest';
import { bestWay, leastWanted, raceForTheGalaxy, wayOf, worthwhile } from '../index.ts';

test('a development that is already on the table is the first to go, and what nobody can pay before what one can', () => {
  const hand = ['gem-world', 'public-works', 'rebel-base'];
  const state = raceForTheGalaxy.position({ players: [{ tableau: ['old-earth', 'public-works'], hand }, {}] });
  expect(leastWanted(state, 0)).toEqual([1, 2, 0]);
});

test('ways that give up the same and more are not shown at first', () => {
  const ways = [
    { use: [], cards: 3 },
    { use: [1], cards: 0 },
    { use: [1, 2], cards: 0 },
    { use: [2], cards: 3 },
    { use: [3], cards: 1 },
    { use: [3], cards: 2 },
  ];
  expect(worthwhile(ways)).toEqual([0, 1, 4]);
});

test('nothing leaves the tableau where cards will do', () => {
  const state = raceForTheGalaxy.position({ players: [{ tableau: ['old-earth', 'colony-ship'] }, {}] });
  const ways = [
    { use: [1], cards: 0 },
    { use: [], cards: 3 },
  ];
  expect(bestWay(state, 0, ways)).toBe(1);
});

test('[RG-7.7] a way says what leaves the tableau, what is bought, and the Military it comes to', () => {
  const tableau = ['new-sparta', 'new-military-tactics', 'space-mercenaries', 'contact-specialist', 'colony-ship'];
  const state = raceForTheGalaxy.position({ stage: 'settle', players: [{ tableau, hand: 6 }, {}] });
  const ways = (use: readonly number[], cards: number, card: 'rebel-base' | 'gem-world' = 'rebel-base') =>
    wayOf(state, 0, { card, way: { use, cards } });
  // New Sparta 2, Space Mercenaries 1, Contact Specialist -1.
  expect(ways([1, 2], 2)).toEqual({ scraps: [1], buys: true, isPaidInstead: false, military: 2 + 3 + 2 });
  expect(ways([3], 5)).toEqual({ scraps: [], buys: false, isPaidInstead: true, military: 2 });
  expect(ways([4], 0, 'gem-world')).toMatchObject({ scraps: [4], buys: false, isPaidInstead: false });
});
