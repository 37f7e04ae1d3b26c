import { expect, test } from 'vitest';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';
import { between, table } from '../testing/table.ts';
import { placeNotes } from './place-notes.ts';

test('a place closed by Force Field names that card, its neighbours name none', () => {
  const game = table({ creature: { hand: ['force-field'] }, hunted: { rick: {} } });
  game.hunt('force-field', between(1, 2));
  expect(placeNotes(game.state, 1).barredBy).toBe('hunt:force-field');
  expect(placeNotes(game.state, 3).barredBy).toBeUndefined();
});

test('a place whose power is ineffective names the card that made it so, and one used this turn says so', () => {
  const game = table({ stage: 'hunting', huntPlayed: ['interference'], usedPlaces: ['wreck'], hunted: { rick: { played: ['beach'] } } });
  expect(placeNotes(game.state, 4).silencedBy).toBe('hunt:interference');
  expect(placeNotes(game.state, 5).silencedBy).toBeUndefined();
  expect(placeNotes(game.state, 8).isUsed).toBe(true);
});

test('the Sanctuary is on one place and near those that share an edge with it', () => {
  const { state } = sanctuaryTable({ sanctuary: { place: 2 }, hunted: { rick: {} } });
  expect(placeNotes(state, 2).isSanctuary).toBe(true);
  expect(([1, 3, 7, 8] as const).map((place) => placeNotes(state, place).isNearSanctuary)).toEqual([true, true, true, false]);
});
