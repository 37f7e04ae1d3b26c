import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { OPTIONS, type Options } from '../options.ts';
import { apply } from './apply.ts';
import { asked, decision } from './flow.ts';
import { setup } from './setup.ts';

const options = (given: Partial<Options>): Options => readOptions<Options>(OPTIONS, { ...given }, 5);
const laid = (given: Partial<Options>, seats: number, seed = 'set-up') => setup(options(given), seats, chanceFromSeed(seed));

// [NA-1.1] [NA-1.2] [NA-2.3] [NA-2.4] [NA-2.5] [NA-2.6] The table of the rulebook, for every number of players.
test.each([
  [2, 13, 7, 1],
  [3, 14, 8, 2],
  [4, 15, 9, 2],
  [5, 16, 10, 3],
  [6, 17, 11, 3],
  [7, 18, 12, 3],
])('%i players: Rescue %i, Assimilation %i steps away, %i copies of each place 6-10', (seats, rescue, assimilation, copies) => {
  const state = laid({}, seats);
  expect(state).toMatchObject({ rescue, assimilation, marker: false });
  expect(state.reserve).toEqual({ swamp: copies, shelter: copies, wreck: copies, source: copies, artefact: copies });
  expect(state.planet).toEqual(['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact']);
  expect(state.hunted).toHaveLength(seats - 1);
  for (const hunted of state.hunted) {
    expect(hunted).toMatchObject({ will: 3, hand: ['lair', 'jungle', 'river', 'beach', 'rover'], discard: [] });
    expect(hunted.survival).toHaveLength(1);
  }
  expect(state.creature.hand).toHaveLength(3);
  expect(state.huntDeck).toHaveLength(17);
  expect(state.survivalDeck).toHaveLength(15 - (seats - 1));
});

// [NA-2.1] [NA-2.7]
test('the Hunted sit clockwise from the left of the Creature', () => {
  expect(laid({ creature: 'last-seat' }, 4).hunted.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(laid({ creature: 'first-seat' }, 4).hunted.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  const { creature, hunted } = laid({ creature: 'random' }, 4, 'elsewhere');
  expect(hunted.map(({ seat }) => seat)).toEqual([1, 2, 3].map((step) => (creature.seat + step) % 4));
});

// [NA-2.1]
test('volunteers are asked all at once, and one of them becomes the Creature', () => {
  const state = laid({ creature: 'volunteer' }, 4);
  expect(asked(state)).toEqual([0, 1, 2, 3]);
  for (const seat of [3, 1, 0]) apply(state, seat, { type: 'volunteer', willing: seat === 1 }, silent);
  expect(asked(state)).toEqual([2]);
  expect(state.creature.seat).toBe(-1);
  apply(state, 2, { type: 'volunteer', willing: false }, silent);
  expect(state.creature.seat).toBe(1);
  expect(state.hunted.map(({ seat }) => seat)).toEqual([2, 3, 0]);
  expect(state.turn).toMatchObject({ number: 1, stage: 'exploration' });
});

// [NA-2.1]
test('if nobody volunteers anybody may be drawn', () => {
  const drawn = new Set<number>();
  for (let game = 0; game < 40; game++) {
    const state = laid({ creature: 'volunteer' }, 3, `nobody ${game}`);
    for (const seat of [0, 1, 2]) apply(state, seat, { type: 'volunteer', willing: false }, silent);
    drawn.add(state.creature.seat);
  }
  expect([...drawn].sort()).toEqual([0, 1, 2]);
});

// [NA-2.2]
test('the Creature picks the side of the board where the table leaves it to the Creature', () => {
  const state = laid({ boardSide: 'creature-picks' }, 3);
  expect(asked(state)).toEqual([0]);
  expect(decision(state, 0)?.ask).toBe('choose-side');
  apply(state, 0, { type: 'choose-side', side: 'b' }, silent);
  expect(state).toMatchObject({ side: 'b', turn: { stage: 'exploration' } });
});
