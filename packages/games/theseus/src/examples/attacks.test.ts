import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-E18] behind the wall the third Alien is out of range', () => {
  const game = table({
    units: {
      marines: ['alien-hive a', 'tech-bay c upgraded', 'space'],
      aliens: ['tech-bay a', 'tech-bay b', 'tech-bay d'],
    },
  });
  game.move('marines 1', 'corridors a'); // the Corridors' Assault
  expect(game.life('aliens')).toBe(18);
});

test('[TH-E19] a wound to each of two units costs their player two', () => {
  const game = table({
    units: {
      marines: ['alien-hive a', 'control-room a', 'tech-bay a'],
      aliens: ['control-room b', 'tech-bay b', 'space'],
    },
  });
  game.move('marines 1', 'corridors a');
  expect(game.told('wounded').map(({ unit, wounds }) => [unit, wounds])).toEqual([
    [game.unitNumber('aliens 1'), 1],
    [game.unitNumber('aliens 2'), 1],
  ]);
  expect(game.life('aliens')).toBe(18);
});

test('[TH-E20] the fourth unit into the Corridors: first the Minor Assault there, then the full one everywhere', () => {
  const game = table({
    units: {
      marines: ['alien-hive a', 'tech-bay a', 'space'],
      aliens: ['corridors a', 'corridors b', 'corridors c', { kind: 'minor-alien', at: 'tech-bay b' }],
    },
  });
  game.move('marines 1', 'corridors d');
  expect(game.told('assault-began').map(({ place }) => place)).toEqual([0, undefined]);
  expect(game.life('aliens')).toBe(17); // one here, then one here and one in the Tech Bay
});
