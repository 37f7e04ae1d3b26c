import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-E57] out of space: the trap works and nothing else; the turn ends', () => {
  const game = table({
    units: { marines: ['space', 'landing-platform a', 'landing-platform b'], aliens: ['corridors a', 'corridors b', 'corridors c'] },
    cards: { corridors: ['armory', 'tentacles'] },
    pending: { corridors: ['vent'] },
  });
  game.move('marines 1', 'corridors d');
  expect(game.life('marines')).toBe(19);
  expect(game.told('trap-sprung')).toHaveLength(1);
  for (const type of ['assault-began', 'card-performed', 'upgrades-taken'] as const) expect(game.told(type)).toEqual([]);
  expect(game.asked).toBe('aliens'); // no pending card was offered
});

test('[TH-E58] two units end in the Tech Bay in one turn: the action card there is performed twice', () => {
  const game = table({
    units: { marines: ['landing-platform a', 'control-room a'], aliens: ['control-room b'] },
    cards: { 'tech-bay': ['armory'] },
  });
  game.move('marines 1', 'tech-bay a').passOn();
  game.move('marines 2', 'tech-bay b').passOn();
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['armory', 'armory']);
  expect(game.player('marines').upgrades).toBe(2);
});

test("[TH-R42] who leads an enemy unit goes by its sector's distance and his own shortcuts, fully, unit by unit", () => {
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
  // The mover's trap and the third player's recorder work; neither his action cards nor the sector's.
  expect(game.data('greys')).toBe(2);
  expect(game.card('science-lab 0')?.counter).toBe(1);
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['control']);
  expect(game.legal('lead-unit').some((say) => say.unit === game.unitNumber('marines 1'))).toBe(false); // each unit once
  expect(game.asked).toBe('greys');
});

test('[TH-R74] a recorder works with the traps, in the order the active player sets, and pays like an action card', () => {
  const game = table({
    factions: ['scientists', 'marines'],
    you: 'marines',
    units: { scientists: ['corridors a'], marines: ['corridors b'] },
    cards: { 'science-lab': ['camcorder', { card: 'defense-system', armed: true }], 'control-room': ['camcorder', 'gripper'] },
  });
  game.move('marines 1', 'science-lab a');
  expect(game.card('science-lab 0')?.counter).toBe(1);
  const other = table({
    factions: ['scientists', 'marines'],
    you: 'marines',
    units: { scientists: ['science-lab a', 'corridors a'], marines: ['corridors b', 'corridors c'] },
    cards: { 'tech-bay': ['camcorder', 'gripper'] },
  });
  other.move('marines 1', 'tech-bay a');
  expect(other.asks).toBe('order-traps');
  expect(other.asked).toBe('marines');
  other.next('tech-bay 1');
  expect(other.story.filter((type) => type === 'unit-gripped' || type === 'recorded')).toEqual(['unit-gripped', 'recorded']);
  expect(other.data('scientists')).toBe(0);
});
