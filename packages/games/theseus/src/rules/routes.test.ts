import { expect, test } from 'vitest';
import { turnExample } from '../testing/scenes.ts';
import { table } from '../testing/table.ts';

// [TH-E4] Five sectors with 2, 4, 1, 2 and no units, three players of whom one is Pandora.
test.each([
  ['marines', 'marines 1', 'tech-bay'],
  ['aliens', 'aliens 1', 'corridors'],
  ['pandora', 'pandora 1', 'landing-platform'],
  ['pandora', 'pandora 2', 'corridors'],
] as const)('[TH-E4] a unit of the %s, %s, must end in %s', (you, unit, end) => {
  const game = table({
    factions: ['marines', 'aliens', 'pandora'],
    ring: ['corridors', 'control-room', 'tech-bay', 'landing-platform', 'alien-hive'],
    marker: { place: 'control-room' },
    you,
    units: {
      marines: ['corridors a', 'corridors b', 'control-room a'],
      aliens: ['control-room b', 'control-room c', 'control-room d'],
      pandora: ['tech-bay a', 'landing-platform a', 'landing-platform b'],
    },
  });
  expect(game.ends(unit)).toEqual([end]);
});

test('[TH-E5] two points: on to the Landing Platform, or past it by the Vent into the Corridors; the Tech Bay is no end', () => {
  const game = turnExample();
  expect(game.ends('aliens 1')).toEqual(['corridors', 'landing-platform']);
  const routes = game.legal('move-unit').filter(({ unit, to }) => unit === game.unitNumber('aliens 1') && to.place === 0);
  expect(routes.map(({ route }) => route)).toEqual([[3, 0]]); // the only free room
});

test("[TH-R42] a player who leads an enemy unit goes by its sector's distance and uses their own shortcuts, fully, unit by unit", () => {
  const game = table({
    factions: ['greys', 'marines', 'scientists'],
    ring: ['corridors', 'control-room', 'damaged-ship', 'tech-bay', 'landing-platform', 'science-lab'],
    units: {
      greys: ['control-room a', 'space', 'space'],
      marines: ['tech-bay a', 'tech-bay b', 'space'],
      scientists: ['corridors a', 'space', 'space'],
    },
    cards: {
      'damaged-ship': [{ card: 'control', upgrades: 1 }],
      'science-lab': ['camcorder', 'probe', 'med-bay'],
      corridors: ['fire'],
    },
  });
  game.move('greys 1', 'damaged-ship a');
  expect(game.asks).toBe('perform');
  const led = game.legal('lead-unit');
  const endsOf = (unit: string) =>
    new Set(led.filter((say) => say.unit === game.unitNumber(unit)).map(({ to }) => game.state.sectors[to.place].id));
  expect(endsOf('marines 1')).toEqual(new Set(['science-lab'])); // two units in the Tech Bay: two sectors on
  expect(endsOf('scientists 1')).toEqual(new Set(['control-room']));
  expect(led.some((say) => say.unit === game.unitNumber('marines 3'))).toBe(false); // in space
  game.lead('marines 1', 'science-lab a');
  // The mover's trap and the third player's recorder work; neither the mover's action cards nor the sector's action do.
  expect(game.data('greys')).toBe(2);
  expect(game.card('science-lab 0')?.counter).toBe(1);
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['control']);
  expect(game.legal('lead-unit').some((say) => say.unit === game.unitNumber('marines 1'))).toBe(false); // each unit once
  expect(game.asked).toBe('greys');
});
