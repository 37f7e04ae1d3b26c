import { chances } from '@orrery/study';
import { describeStudy } from '@orrery/testkit/study';
import { expect, test } from 'vitest';
import { position } from '../input/position.ts';
import { manifest } from '../manifest.ts';
import { REASON_TABLES } from '../testing/unseen.ts';

describeStudy(manifest, { positions: 8, tables: REASON_TABLES, effort: 0.02 });

// Out of a real match: green may land the last colony at once and lose, or go on.
const ABOUT_TO_END = {
  seats: 3,
  players: {
    red: { fuel: 4, ore: 3, ships: 4, cards: ['alien-monument'], hub: 1 },
    green: { fuel: 5, ore: 3, ships: 3, hub: 6 },
    blue: { fuel: 3, ore: 1, ships: 4, hub: 3 },
  },
  colonies: {
    'asimov-crater': { green: 3, blue: 2 },
    'bradbury-plateau': { green: 1 },
    'burroughs-desert': { red: 2, blue: 1 },
    'heinlein-plains': { red: 1 },
    'herbert-valley': { red: 1, green: 2, blue: 3 },
    'lem-badlands': { red: 1 },
    'van-vogt-mountains': { red: 1 },
  },
  docks: {
    'colonist-hub': { blue: [1, 1, 2] },
    'lunar-mine': { blue: [5] },
    'raiders-outpost': { red: [2, 3, 4] },
  },
  turn: { seat: 'green', number: 61, unplaced: [1, 3, 4] },
};

test('nobody is taken to end the match for somebody else while there is another way', async () => {
  if (manifest.study === undefined) throw new Error('it cannot be studied');
  const [module, knowledge, study] = await Promise.all([manifest.module(), manifest.knowledge(), manifest.study()]);
  const view = module.view(position(ABOUT_TO_END), 1);
  const [red, green, blue] = chances({ module, knowledge, study }, { seat: 1, view, salt: 'about to end' });
  expect(red).toBeLessThan(0.6);
  expect(green).toBeGreaterThan(0.1);
  expect(blue).toBeGreaterThan(0.1);
});
