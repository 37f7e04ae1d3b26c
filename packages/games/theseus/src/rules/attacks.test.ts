import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-R7] after an ejection the sector is full again: the Minor Assault follows the traps', () => {
  const game = table({
    units: { marines: ['alien-hive a upgraded', 'corridors a'], aliens: ['corridors b', 'corridors c', 'corridors d'] },
    cards: { corridors: ['tentacles'] },
  });
  game.move('marines 1', 'corridors a');
  expect(game.at('marines 2')).toBe('space');
  const story = game.story.filter((type) => ['unit-ejected', 'trap-sprung', 'assault-began'].includes(type));
  expect(story).toEqual(['unit-ejected', 'trap-sprung', 'assault-began', 'assault-began']);
});

test('[TH-8.4] [TH-R8] only the units of the player who filled the sector fight in a Minor Assault', () => {
  const game = table({
    units: { marines: ['corridors a', 'control-room b'], aliens: ['control-room a upgraded', 'control-room d upgraded'] },
  });
  game.move('marines 1', 'control-room c');
  // Two Marines hit one target each; the upgraded Aliens do nothing.
  expect(game.life('aliens')).toBe(18);
  expect(game.life('marines')).toBe(20);
});

test('[TH-R9] whether the sector is full is asked after the traps', () => {
  const game = table({
    units: { marines: ['corridors a'], aliens: ['control-room a', 'control-room b', 'control-room c'] },
    cards: { 'control-room': ['tentacles'] },
  });
  game.move('marines 1', 'control-room d');
  expect(game.story.indexOf('trap-sprung')).toBeLessThan(game.story.indexOf('assault-began'));
});

test('[TH-R27] the first life that is gone ends the match; later hits are not made', () => {
  const game = table({
    units: { marines: ['alien-hive a upgraded'], aliens: ['corridors b', 'corridors c', 'corridors d'] },
    players: { aliens: { life: 2 } },
  });
  game.move('marines 1', 'corridors a');
  expect(game.told('unit-attacked')).toHaveLength(2);
  expect(game.winners).toEqual(['marines']);
  expect(game.result?.because).toBe('life-gone');
});

test('[TH-R28] a one-target attack asks nobody where all targets are alike', () => {
  const game = table({ units: { marines: ['alien-hive a'], aliens: ['corridors b', 'corridors c'] } });
  game.move('marines 1', 'corridors a');
  expect(game.life('aliens')).toBe(19);
  expect(game.asks).not.toBe('choose-target');
});

test('[TH-R28] with teams it matters whose life it costs: the attacker chooses', () => {
  const game = table({
    factions: ['marines', 'aliens', 'greys', 'scientists'],
    options: { match: 'teams' },
    units: { marines: ['alien-hive a'], aliens: ['corridors b'], scientists: ['corridors c'] },
  });
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('choose-target');
  expect(game.refusal({ type: 'choose-unit', unit: game.unitNumber('marines 2') })).toBe('not-an-enemy');
  game.target('scientists 1');
  expect([game.life('aliens'), game.life('scientists')]).toEqual([20, 19]);
});

test('[TH-8.2] [TH-R38] a held unit does not attack', () => {
  const game = table({
    factions: ['marines', 'scientists'],
    units: { marines: [{ at: 'control-room a', held: 0 }, 'science-lab a'], scientists: ['control-room b', 'corridors b'] },
    cards: { 'control-room': ['gripper'] },
  });
  game.move('marines 2', 'corridors a');
  expect(game.told('unit-attacked').map(({ unit }) => unit)).toEqual([game.unitNumber('marines 2')]);
});

test('[TH-8.1] a passage leads both ways, and through a wall nobody attacks', () => {
  // Control Room: a wall between the rooms a and b and the rooms c and d.
  const game = table({ units: { marines: ['corridors a', 'control-room a'], aliens: ['control-room b', 'control-room c'] } });
  game.move('marines 1', 'control-room d');
  // a hits b, d hits c: a wound each.
  expect(game.life('aliens')).toBe(18);
  const parted = table({ units: { marines: ['corridors a'], aliens: ['control-room a', 'control-room b'] } });
  parted.move('marines 1', 'control-room d');
  expect(parted.told('unit-attacked')).toHaveLength(0);
});

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

test('[TH-6.1] [TH-E20] the fourth unit into the Corridors: first the Minor Assault there, then the full one everywhere', () => {
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

const alliances = { factions: ['marines', 'aliens', 'greys', 'scientists'], options: { match: 'teams' } } as const;

test('[TH-18.5] [TH-22.2] where it matters whose life it costs, the player of Hidden chooses whom it strikes', () => {
  const game = table({
    ...alliances,
    you: 'aliens',
    units: { aliens: ['alien-hive a'], marines: ['tech-bay a'], greys: ['tech-bay d'], scientists: ['tech-bay b'] },
    cards: { 'tech-bay': ['hidden'] },
  });
  game.move('aliens 1', 'corridors a');
  expect(game.asks).toBe('strike-from-hiding');
  expect(game.legal('choose-unit').map(({ unit }) => unit)).toEqual([game.unitNumber('marines 1'), game.unitNumber('greys 1')]);
  game.target('greys 1');
  expect([game.life('greys'), game.life('marines'), game.told('struck-from-hiding').length]).toEqual([19, 20, 1]);
  expect(game.asks).not.toBe('strike-from-hiding');
});

test('[TH-17.15] [TH-22.2] and the player of Fire Support whom it wounds', () => {
  const game = table({
    ...alliances,
    units: { marines: ['alien-hive a'], aliens: ['tech-bay a'], scientists: ['tech-bay b'], greys: ['tech-bay c'] },
    cards: { 'control-room': ['fire-support'] },
  });
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('support');
  expect(game.legal('choose-unit').map(({ unit }) => unit)).toEqual([game.unitNumber('aliens 1'), game.unitNumber('scientists 1')]);
  game.target('scientists 1');
  expect([game.life('scientists'), game.life('aliens')]).toEqual([19, 20]);
  expect(game.asks).not.toBe('support');
});

test('[TH-8.3] where a unit of an Assault has a choice, the units after it still attack', () => {
  const game = table({
    ...alliances,
    units: {
      marines: ['alien-hive a', 'control-room a'],
      aliens: ['corridors b', 'control-room b'],
      scientists: ['corridors c'],
    },
  });
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('choose-target');
  game.target('scientists 1');
  expect([game.life('scientists'), game.life('aliens')]).toEqual([19, 19]);
});
