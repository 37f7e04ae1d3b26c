import type { PlayedAnswer } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { chartsHere } from './here.ts';

const fared = (matches: number): PlayedAnswer['statistics']['fared'] => [
  {
    seats: 2,
    sides: 2,
    matches,
    bySeat: [
      { played: matches, won: matches / 4 },
      { played: matches, won: (3 * matches) / 4 },
    ],
    byRole: [
      { role: 'marines', played: matches, won: matches / 2 },
      { role: 'greys', played: 4, won: 4 },
    ],
  },
];
const statistics = (matches: number): PlayedAnswer['statistics'] => ({ matches, bySeats: [], byRole: [], fared: fared(matches) });

test('seats stand in their order, roles by what they won, and what was seen too rarely is left out', () => {
  const charts = chartsHere(statistics(40));
  expect(charts.map(({ by, reference, rows }) => [by, reference, rows.map(({ thing, main }) => [thing, main.share])])).toEqual([
    [
      'seat',
      0.5,
      [
        ['1', 0.25],
        ['2', 0.75],
      ],
    ],
    ['role', 0.5, [['marines', 0.5]]],
  ]);
});

test('a server where little was played shows nothing yet', () => {
  expect(chartsHere(statistics(8))).toEqual([]);
});
