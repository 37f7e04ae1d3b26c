import { expect, test } from 'vitest';
import { cardOf } from '../rules/cards.ts';
import { type CardId, PRINTED } from './catalogue.ts';

const ALL = [...PRINTED];

test('[RG-1.1] a card is a world or a development; only a world has a colour, and a defense in place of a cost', () => {
  for (const [id, card] of ALL) {
    expect(['world', 'development'], id).toContain(card.kind);
    expect(card.kind === 'world', id).toBe(card.world !== 'none');
    if (card.kind === 'development') expect(card.isMilitary, id).toBe(false);
    // What a card costs is between nothing and nine; what it defends itself with, too.
    expect(card.cost >= 0 && card.cost <= 9, id).toBe(true);
  }
  expect(ALL.some(([, { isMilitary }]) => isMilitary)).toBe(true);
});

test('[RG-1.1] windfall and production worlds, and no others, have one of the four kinds of goods', () => {
  for (const [id, { world, good }] of ALL) expect(good !== undefined, id).toBe(world === 'windfall' || world === 'production');
  expect(new Set(ALL.flatMap(([, { good }]) => good ?? []))).toEqual(new Set(['novelty', 'rare', 'genes', 'alien']));
});

test('[RG-1.1] only developments of cost 6 count their points at the end, and they alone say what counts', () => {
  for (const [id, { points, scoring, kind, cost }] of ALL) {
    expect(points === 'scored', id).toBe(scoring.length > 0);
    if (points === 'scored') expect([kind, cost], id).toEqual(['development', 6]);
  }
});

test('[RG-1.1] a card that is not in the game is no card', () => {
  expect(() => cardOf({ own: [] }, 'own-0')).toThrow('RG-1.1');
  expect(() => cardOf({ own: [] }, 'moon-base' as CardId)).toThrow('RG-1.1');
});
