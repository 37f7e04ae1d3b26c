import { type Card, PRINTED, type Scoring } from '@orrery/race-for-the-galaxy';
import {
  cardOfPack,
  freshLine,
  freshPower,
  type PackCard,
  POWERS,
  ROWS,
  type Row,
  SCORING_LINES,
} from '@orrery/race-for-the-galaxy/workshop';
import { expect, test } from 'vitest';
import { ROWS as DRAWN_ROWS } from './marks.ts';
import { rowTokens, scoringTokens, type Token } from './power-tokens.ts';
import { scoringRows } from './scoring-rows.ts';
import { breakable, titleSize } from './titles.ts';

const BLANK: PackCard = { title: 'A', copies: 1, kind: 'world', cost: 1, isMilitary: false, world: 'production', good: 'genes', points: 1 };
const cardWith = (row: Row, power: object): Card => cardOfPack({ ...BLANK, [row]: [power] });
const drawn = (tokens: readonly Token[]): string => JSON.stringify(tokens);

test('every row of the rules is drawn', () => {
  expect([...DRAWN_ROWS]).toEqual([...ROWS]);
});

test('no two powers of a row look the same', () => {
  for (const row of ROWS) {
    const looks = Object.keys(POWERS[row]).map((word) => {
      const [tokens] = rowTokens(cardWith(row, freshPower(row, word as never)), row);
      return drawn(tokens);
    });
    expect(looks.every((look) => look !== '[]')).toBe(true);
    expect(new Set(looks).size, row).toBe(looks.length);
  }
});

test('no two lines of scoring look the same', () => {
  const looks = Object.keys(SCORING_LINES).map((word) => drawn(scoringTokens(freshLine(word as Scoring['for']))));
  expect(new Set(looks).size).toBe(looks.length);
});

test('a number and a kind change what is drawn', () => {
  const look = (power: object) => drawn(rowTokens(cardWith('settle', power), 'settle')[0]);
  const military = (by: number, against?: string) => look({ do: 'military', by, against });
  expect(new Set([military(1), military(2), military(-1), military(1, 'alien'), military(1, 'rebel')]).size).toBe(5);
  expect(military(-1)).toContain('−1');
});

test('every power of every printed card is drawn', () => {
  for (const [id, card] of PRINTED) for (const row of ROWS) expect(rowTokens(card, row), id).toHaveLength(card[row].length);
});

test('lines of the same points share a row, most points first', () => {
  const lines: Scoring[] = [
    { for: 'other-world', points: 1 },
    { for: 'keyword', keyword: 'alien', points: 3 },
    { for: 'other-development', points: 1 },
  ];
  expect(scoringRows(lines).map(({ points, things }) => [points, things.length])).toEqual([
    [3, 1],
    [1, 2],
  ]);
});

test('long words are set smaller, and break only where no letter size would help', () => {
  expect(titleSize('Исследовательские лаборатории', 'hand')).toBeLessThan(titleSize('Мир', 'hand'));
  expect(breakable('Исследовательские', 'poster')).toBe('Исследовательские');
  expect(breakable('Терраформированный', 'tile')).toContain('\u00AD');
  expect(breakable('Роботы-репликанты', 'tile')).toBe('Роботы-репликанты');
});
