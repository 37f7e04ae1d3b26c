import type { Evening } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { csvOf } from './exported.ts';

test('names are text in a spreadsheet: no formula, and what would break a line is quoted', () => {
  const names = ['=HYPERLINK("http://evil.example")', 'Ann, "the" one', '-1'];
  const evening = {
    entries: names.map((name, number) => ({ number, person: { person: `p${number}`, name }, from: 0 })),
    standings: names.map((_, number) => ({
      number,
      place: number + 1,
      points: 1 / 3,
      strength: 0,
      direct: 0,
      wins: 0,
      played: 1,
      rounds: 0,
    })),
    rounds: [
      [
        { numbers: [0, 1], bots: 0, isOver: true, points: [1, 0] },
        { numbers: [2], bots: 0, isOver: false, points: [] },
      ],
    ],
  } satisfies Pick<Evening, 'entries' | 'standings' | 'rounds'>;
  const [, first, second, third] = csvOf(evening).split('\r\n');
  expect(first).toBe(`1,"'=HYPERLINK(""http://evil.example"")",0.333,0,0,0,1,no,1`);
  expect(second).toBe('2,"Ann, ""the"" one",0.333,0,0,0,1,no,0');
  expect(third).toBe("3,'-1,0.333,0,0,0,1,no,");
});
