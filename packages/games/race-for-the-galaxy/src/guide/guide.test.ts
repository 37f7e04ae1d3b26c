import { chanceFromSeed, readOptions } from '@orrery/engine';
import { describeGuide } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../index.ts';
import type { View } from '../knowledge/view.ts';
import { guide as en } from './en.ts';
import { nearEnd } from './facts.ts';
import { primer as primerEn } from './primer.en.ts';
import { primer as primerRu } from './primer.ru.ts';
import { guide as ru } from './ru.ts';

describeGuide(raceForTheGalaxy, {
  guides: { en, ru },
  primers: { en: primerEn, ru: primerRu },
  tables: [
    { seats: 1, options: {} },
    { seats: 2, options: { draft: true } },
    { seats: 2, options: { expert: true } },
    { seats: 2, options: { expert: true, goals: false } },
    { seats: 2, options: { box: 'base', goals: false } },
    { seats: 3, options: {} },
  ],
});

test('when the round may be the last one the choice of actions says so', () => {
  const near = (view: Partial<View>) => {
    const state = raceForTheGalaxy.setup(readOptions(raceForTheGalaxy.options, {}, 2), 2, chanceFromSeed('near'));
    return nearEnd({ ...raceForTheGalaxy.view(state, 0), ...view });
  };
  expect(near({})).toBeUndefined();
  expect(near({ pool: 6 })).toEqual({ by: 'pool', count: 6 });
  expect(near({ pool: 7 })).toBeUndefined();
});
