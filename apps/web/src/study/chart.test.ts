import { expect, test } from 'vitest';
import { type Field, labelPlaces, momentAt, pathOf, seriesOf, turnMarks, xAt } from './chart.ts';

const field: Field = { left: 30, top: 10, width: 200, height: 100, count: 4 };

test('seats that always have about the same chances share a line', () => {
  expect(
    seriesOf(
      [
        [0.5, 0.5],
        [0.4, 0.6],
      ],
      2,
    ),
  ).toHaveLength(2);
  const series = seriesOf([[0.4, 0.6, 0.61], [0.2, 0.8, 0.79], undefined], 3);
  expect(series.map(({ seats }) => seats)).toEqual([[0], [1, 2]]);
  expect(series[1].chances).toEqual([0.6, 0.8, undefined]);
});

test('a path begins anew behind what is not known yet', () => {
  expect(pathOf(field, { seats: [0], chances: [0, 1, undefined, 0.5, 0.5] })).toBe('M30.0 110.0L80.0 10.0M180.0 60.0L230.0 60.0');
});

test('every place of the chart is some moment of the match', () => {
  for (let moment = 0; moment <= 4; moment++) expect(momentAt(field, xAt(field, moment) + 20)).toBe(moment);
  expect(momentAt(field, -500)).toBe(0);
  expect(momentAt(field, 500)).toBe(4);
  expect(xAt({ ...field, count: 0 }, 0)).toBe(30);
});

test('labels stand beside their ends, never upon each other, and within the chart', () => {
  expect(labelPlaces([20, 80], 16, { top: 0, bottom: 100 })).toEqual([20, 80]);
  expect(labelPlaces([50, 48, 52], 16, { top: 0, bottom: 100 })).toEqual([64, 48, 80]);
  const low = labelPlaces([100, 100, 100], 16, { top: 0, bottom: 100 });
  expect(low.toSorted((one, other) => one - other)).toEqual([60, 76, 92]);
});

test('turns are numbered where they begin, in round numbers where there are many', () => {
  expect(turnMarks([0, 1, 1, 2], 5)).toEqual([
    { turn: 1, moment: 1 },
    { turn: 2, moment: 3 },
  ]);
  const many = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(turnMarks(many, 6).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30]);
});
