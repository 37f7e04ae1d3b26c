import { expect, test } from 'vitest';
import { takenApart } from './apart.ts';
import { STEPS } from './index.ts';

test('an index of a relation that was there before is built after its step, and one of a new relation with it', () => {
  const { steps, indexes } = takenApart({
    one: 'CREATE TABLE a (x integer);\nCREATE INDEX a_by_x ON a (x);',
    two: 'ALTER TABLE a ADD COLUMN y integer;\nCREATE INDEX a_by_y ON a (y) WHERE y IS NOT NULL;\nCREATE UNIQUE INDEX a_once ON a (y);',
  });
  expect(indexes).toEqual([{ name: 'a_by_y', on: 'ON a (y) WHERE y IS NOT NULL' }]);
  expect(steps.one).toContain('CREATE INDEX a_by_x ON a (x);');
  expect(steps.two).not.toContain('a_by_y');
  // What is relied upon from the next moment on cannot come later.
  expect(steps.two).toContain('CREATE UNIQUE INDEX a_once ON a (y);');
});

test('an index that a later step drops is not built, and its absence is no mistake', () => {
  const { steps, indexes } = takenApart({
    one: 'CREATE TABLE a (x integer);\nCREATE INDEX a_by_x ON a (x);',
    two: 'CREATE INDEX a_soon ON a (x);',
    three: 'DROP INDEX a_soon;\nDROP INDEX a_by_x;',
  });
  expect([indexes, steps.three]).toEqual([[], 'DROP INDEX IF EXISTS a_soon;\nDROP INDEX a_by_x;']);
});

test('of our steps none builds an index of matches or entries while nobody can write there', () => {
  const { steps, indexes } = takenApart(STEPS);
  const { '0001-begin': _, ...later } = steps;
  expect(Object.values(later).filter((text) => /CREATE INDEX \w+ ON (matches|entries) /.test(text))).toEqual([]);
  expect(indexes.map(({ name }) => name)).toContain('matches_by_deadline');
});
