import { expect, test } from 'vitest';
import { CARD_IDS, CARDS } from './titles.ts';

const FOUR = ['marines', 'aliens', 'scientists', 'greys'] as const;

test.each(FOUR)('[TH-2.4] the %s have 25 cards, fifteen of them of level 0, and two Duplications', (faction) => {
  const own = CARD_IDS.map((id) => CARDS[id]).filter((card) => card.faction === faction);
  const at = (level: number) => own.reduce((sum, { copies }) => sum + copies[level], 0);
  expect([0, 1, 2, 3].reduce((sum, level) => sum + at(level), 0)).toBe(25);
  expect(at(0)).toBe(15);
  const duplications = own.filter(({ type }) => type === 'duplication');
  expect(duplications.map(({ copies }) => copies.reduce((sum, count) => sum + count, 0))).toEqual([2]);
});

test('there are 58 titles', () => {
  expect(CARD_IDS).toHaveLength(58);
});

test('X is spoken of exactly where a number is printed', () => {
  for (const id of CARD_IDS) expect(Object.values(CARDS[id].effect).includes('x'), id).toBe(CARDS[id].number !== undefined);
});

test('instants are for one use, and nothing multiplies what a Duplication may not copy', () => {
  for (const id of CARD_IDS) {
    const { type, isSingleUse, stacking, effect } = CARDS[id];
    if (type === 'instant') expect(isSingleUse, id).toBe(true);
    if (type === 'instant' || type === 'duplication' || effect.do === 'grip') expect(stacking, id).toBe('separate');
    if (type === 'special' || effect.do === 'shortcut' || effect.do === 'protect' || effect.do === 'teleport')
      expect(stacking, id).toBe('once');
  }
});
