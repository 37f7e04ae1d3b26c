import { expect, test } from 'vitest';
import { RING } from '../testing/scenes.ts';
import { table } from '../testing/table.ts';

/** The Greys' first unit is about to fill their Ship, where Control lies; the Hive has three units, a Probe of the Greys, and one free room. */
const LED = {
  factions: ['greys', 'aliens'],
  units: {
    greys: ['control-room a upgraded', 'alien-hive c upgraded', 'space'],
    aliens: [
      'damaged-ship a',
      'tech-bay a',
      'alien-hive a upgraded',
      { kind: 'minor-alien', at: 'damaged-ship b' },
      { kind: 'minor-alien', at: 'damaged-ship c' },
      { kind: 'minor-alien', at: 'alien-hive b' },
    ],
  },
  cards: { 'damaged-ship': ['control'], 'alien-hive': ['probe'] },
} as const;

test('[TH-E11] [TH-E21] the steps of an arrival repeat for the unit a card moves, and only the mover attacks', () => {
  const game = table(LED);
  game.move('greys 1', 'damaged-ship d');
  expect(game.data('greys')).toBe(1); // the Minor Assault in the Ship, before the card
  expect(game.asks).toBe('perform');
  game.lead('aliens 2', 'alien-hive d');
  const arrivals = game.events.filter(({ type }) => ['unit-moved', 'trap-sprung', 'assault-began', 'card-performed'].includes(type));
  expect(arrivals.map(({ type }) => type)).toEqual([
    'unit-moved',
    'assault-began',
    'card-performed',
    'unit-moved',
    'trap-sprung',
    'assault-began',
  ]);
  expect(game.told('assault-began')).toEqual([
    { type: 'assault-began', seat: 0, place: game.place('damaged-ship') },
    { type: 'assault-began', seat: 0, place: game.place('alien-hive') },
  ]);
  expect(game.data('greys')).toBe(4); // the Probe, and the Grey in the Hive
  expect(game.life('greys')).toBe(20); // the upgraded Alien there does not strike back
});

test('[TH-9.1] [TH-E12] into a full sector: who used the card picks the unit that goes into space', () => {
  const scene = { ...LED, units: { ...LED.units, greys: ['control-room a upgraded', 'alien-hive c upgraded', 'alien-hive d'] } };
  const rooms = (game: ReturnType<typeof table>) =>
    game.legal('lead-unit').filter(({ unit, to }) => unit === game.unitNumber('aliens 2') && to.place === game.place('alien-hive'));
  const game = table(scene).move('greys 1', 'damaged-ship d');
  expect(game.asked).toBe('greys');
  expect(rooms(game).map(({ to }) => to.room)).toEqual(['a', 'b', 'c', 'd']);
  game.lead('aliens 2', 'alien-hive a');
  expect(game.at('aliens 3')).toBe('space'); // of the moved unit's own faction
  const other = table(scene).move('greys 1', 'damaged-ship d').lead('aliens 2', 'alien-hive d');
  expect(other.at('greys 3')).toBe('space'); // the mover's own
  expect(other.at('aliens 2')).toBe('alien-hive d');
});

test('[TH-3.5] [TH-E13] the mover may eject a unit of their own and takes its room; traps follow, then the Minor Assault', () => {
  const game = table({
    ring: RING,
    units: {
      marines: ['control-room a', 'alien-hive d', 'space'],
      aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'],
    },
    cards: { 'alien-hive': { 3: 'tentacles' } },
  });
  game.move('marines 1', 'alien-hive d');
  expect([game.at('marines 1'), game.at('marines 2')]).toEqual(['alien-hive d', 'space']);
  const stages = game.events.filter(({ type }) => ['unit-ejected', 'trap-sprung', 'assault-began'].includes(type));
  expect(stages.map(({ type }) => type)).toEqual(['unit-ejected', 'trap-sprung', 'assault-began']);
  expect([game.life('marines'), game.life('aliens')]).toEqual([19, 19]);
});

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

test('[TH-22.22] out of space a unit frees a comrade, and the Gripper that let go does not catch it', () => {
  const game = table({
    factions: ['marines', 'scientists'],
    units: { marines: [{ at: 'control-room a', held: 0 }, 'space'], scientists: ['science-lab a'] },
    cards: { 'control-room': ['gripper'] },
  }).move('marines 2', 'control-room b');
  expect([game.unit('marines 1').heldBy, game.unit('marines 2').heldBy]).toEqual([undefined, undefined]);
  expect(game.asked).toBe('scientists');
});
