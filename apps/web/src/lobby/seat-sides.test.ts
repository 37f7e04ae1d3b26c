import { chanceFromSeed, readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { gameEntry } from '../games/registry.ts';
import { sideOfSeat } from './seat-sides.ts';

async function ofNotAlone(seats: number, options: Readonly<Record<string, string>>) {
  const entry = gameEntry('not-alone')!;
  const [{ options: fields }, text] = await Promise.all([entry.module(), entry.text('en')]);
  return Array.from({ length: seats }, (_, seat) => sideOfSeat(entry.seatSides!, { seat, seats, fields, options, text }));
}

test('by the printed rules the first seat is the Creature, and the last can be made it', async () => {
  const sides = await ofNotAlone(3, {});
  expect(sides.map(({ name }) => name)).toEqual(['The Creature', 'The Hunted', 'The Hunted']);
  expect(sides.map(({ alone }) => alone?.choice)).toEqual([undefined, undefined, 'last-seat']);
});

test('of two, either can be it', async () => {
  const sides = await ofNotAlone(2, { creature: 'last-seat' });
  expect(sides.map(({ name }) => name)).toEqual(['The Hunted', 'The Creature']);
  expect(sides.map(({ alone }) => alone?.choice)).toEqual(['first-seat', undefined]);
});

test.each(['random', 'volunteer'])('%s: nobody knows before the match, and a seat can be chosen after all', async (creature) => {
  const sides = await ofNotAlone(3, { creature });
  expect(sides.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
  expect(sides.map(({ alone }) => alone?.choice)).toEqual(['first-seat', undefined, 'last-seat']);
});

test('the match seats them as the form says', async () => {
  const module = await gameEntry('not-alone')!.module();
  for (const creature of ['first-seat', 'last-seat']) {
    const sides = await ofNotAlone(4, { creature });
    const state = module.setup(readOptions(module.options, { creature }, 4), 4, chanceFromSeed('sides'));
    expect(module.view(state, 'spectator')).toMatchObject({ creature: { seat: sides.findIndex(({ isAlone }) => isAlone) } });
  }
});
