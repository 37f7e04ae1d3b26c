import { expect, test } from 'vitest';
import { isPrimerRead, primerRead } from './primers-read.ts';

const duel = { game: 'theseus', variant: 'duel' };
const deathmatch = { game: 'theseus', variant: 'deathmatch' };

test('having read the first steps of a duel is not having read those of a deathmatch', () => {
  const primersRead = primerRead([], duel);
  expect(isPrimerRead({ isPrimerHidden: false, primersRead }, duel)).toBe(true);
  expect(isPrimerRead({ isPrimerHidden: false, primersRead }, deathmatch)).toBe(false);
  expect(primerRead(primerRead(primersRead, deathmatch), duel)).toEqual(['theseus/deathmatch', 'theseus/duel']);
});

test('somebody who put them away when they were the same for all games is left in peace', () => {
  expect(isPrimerRead({ isPrimerHidden: true, primersRead: [] }, deathmatch)).toBe(true);
});
