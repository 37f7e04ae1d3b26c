import { expect, test } from 'vitest';
import { TECH, TECH_IDS, type TechCard } from '../cards/tech.ts';
import { table } from '../testing/table.ts';

/** Red's sixth colony lands last; green keeps up. */
const ending = (players: object, options = {}) =>
  table({
    rolled: [],
    options,
    colonies: { 'lem-badlands': { red: 5 }, 'pohl-foothills': { green: 4 }, 'asimov-crater': { green: 1 } },
    players: JSON.parse(JSON.stringify(players)),
  })
    .act({ type: 'launch-colony' })
    .land('bradbury-plateau').result;

// [AF-3.1]
test('a snapshot: colonies, territories, the two cards and the Positron Field', () => {
  const game = table({
    rolled: [],
    colonies: { 'lem-badlands': { red: 2 } },
    fields: { positron: 'lem-badlands' },
    players: { red: { cards: ['alien-city', 'alien-monument'] } },
  });
  expect(game.points('red')).toBe(2 + 1 + 1 + 1 + 1);
});

// [AF-18.1] [AF-18.2]
test('every card the table gives points to counts for its holder, and no other does', () => {
  for (const id of TECH_IDS) {
    const card: TechCard = TECH[id];
    expect(table({ rolled: [], players: { green: { cards: [id] } } }).points('green'), id).toBe(card.points ?? 0);
  }
});

// [AF-3.3] Not necessarily the one who ended the match.
test('the most points win, no matter who ended the match', () => {
  const result = ending({ red: { hub: 7, fuel: 1, ore: 1 }, green: { cards: ['alien-city', 'alien-monument'] } });
  expect(result?.seats.map(({ points, rank }) => [points, rank]).slice(0, 2)).toEqual([
    [8, 2],
    [9, 1],
  ]);
});

const even = { red: { hub: 7, fuel: 3, ore: 2, cards: ['booster-pod'] } };

// [AF-R60] Cards, then ore, then fuel.
test('a tie goes to more cards, then to more ore, then to more fuel', () => {
  const rank = (green: object, options = {}) =>
    ending({ ...even, green }, options)
      ?.seats.slice(0, 2)
      .map((seat) => seat.rank);
  expect(rank({ cards: ['alien-city', 'stasis-beam'] })).toEqual([2, 1]);
  expect(rank({ cards: ['alien-city'], ore: 2 })).toEqual([2, 1]);
  expect(rank({ cards: ['alien-city'], ore: 1, fuel: 3 })).toEqual([2, 1]);
  expect(rank({ cards: ['alien-city'], ore: 1, fuel: 1 })).toEqual([1, 2]);
});

// [AF-R60] Still equal: a shared place.
test('who is still tied shares the place, and the next rank is passed over', () => {
  const result = ending({ ...even, green: { cards: ['alien-city'], ore: 1, fuel: 2 } });
  expect(result?.seats.map((seat) => seat.rank)).toEqual([1, 1, 3, 3]);
});

// [AF-R60] The option: ore and fuel counted together.
test('with the option ore and fuel are counted together', () => {
  const green = { cards: ['alien-city'], ore: 0, fuel: 4 };
  expect(ending({ ...even, green })?.seats[0].rank).toBe(1); // red has the ore
  expect(ending({ ...even, green }, { tieBreakTokens: 'together' })?.seats[0].rank).toBe(2);
});
