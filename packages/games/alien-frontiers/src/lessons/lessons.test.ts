import { describeLessons } from '@orrery/testkit/lessons';
import { expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';
import { manifest } from '../manifest.ts';
import { TERRITORIES, type Territory } from '../state.ts';
import { table } from '../testing/table.ts';
import { firstMatch } from './first-match.ts';
import { freeMoment } from './free-match.ts';

describeLessons(manifest);

/** Points of the learner and of the opponent with one more colony of the learner's there. */
function pointsWith(territory: Territory): readonly number[] {
  const colonies: Partial<Record<Territory, { red?: number; green?: number }>> = firstMatch.position.colonies;
  const there = { ...colonies[territory], red: (colonies[territory]?.red ?? 0) + 1 };
  return alienFrontiers
    .standing(alienFrontiers.position({ ...firstMatch.position, colonies: { ...colonies, [territory]: there } }))
    .map(({ points }) => points);
}

test('what the coach says of landing elsewhere is so', () => {
  const [own, theirs] = pointsWith('lem-badlands');
  expect(pointsWith('asimov-crater'), 'a point less').toEqual([own - 1, theirs]);
  expect(pointsWith('herbert-valley'), 'a point less, and one less for the opponent').toEqual([own - 1, theirs - 1]);
  const { colonies } = firstMatch.position;
  const empty = TERRITORIES.filter((territory) => !Object.hasOwn(colonies, territory));
  expect(empty).toHaveLength(5);
  for (const territory of empty) expect(pointsWith(territory), `${territory}: as many`).toEqual([own, theirs]);
});

test('in the free match the coach looks at the position', () => {
  const at = (scene: Parameters<typeof table>[0], ask = 'take-turn') => freeMoment(ask, alienFrontiers.view(table(scene).state, 0));
  const oneLeft = { 'lem-badlands': { red: 5 } };
  expect(at({ rolled: [1, 2] })).toBeUndefined();
  expect(at({ rolled: [] })).toBe('done');
  expect(at({ rolled: [], players: { red: { fuel: 5, ore: 4 } } })).toBe('spend');
  expect(at({ rolled: [1], players: { red: { hub: 7, fuel: 1, ore: 1 } } })).toBe('launch');
  expect(at({ rolled: [1], players: { red: { hub: 7, fuel: 1, ore: 1 } }, colonies: oneLeft })).toBe('last-colony');
  expect(at({ rolled: [1], colonies: oneLeft })).toBe('last-colony');
  expect(at({ rolled: [1], colonies: oneLeft }, 'choose-landing')).toBe('last-landing');
  expect(at({ rolled: [1] }, 'choose-landing')).toBeUndefined();
});
