import { expect, test } from 'vitest';
import type { Scene } from '../../testing/scene.ts';
import { scientistBeforeHive } from '../../testing/scenes.ts';
import { table } from '../../testing/table.ts';

/** An Alien one sector before the Science Lab. */
function intruder(cards: Scene['cards'], rest: Scene = {}) {
  return table({
    factions: ['scientists', 'aliens'],
    you: 'aliens',
    units: { aliens: ['control-room a'], scientists: ['tech-bay a'] },
    cards,
    ...rest,
  });
}

// [TH-19.1] Camcorder.
test('[TH-E38] [TH-R36] a Camcorder counts enemies who stop, up to six, and pays a Scientist who comes', () => {
  const fresh = intruder({ 'science-lab': ['camcorder'] });
  expect(fresh.card('science-lab 0')?.counter).toBe(0);
  expect(fresh.move('aliens 1', 'science-lab a').card('science-lab 0')?.counter).toBe(1);
  const full = intruder({ 'science-lab': [{ card: 'camcorder', counter: 6 }] }).move('aliens 1', 'science-lab a');
  expect(full.card('science-lab 0')?.counter).toBe(6);
  const paid = scientistBeforeHive({ 'alien-hive': [{ card: 'camcorder', counter: 2 }] }).move('scientists 1', 'alien-hive a');
  expect([paid.data('scientists'), paid.card('alien-hive 0')?.counter]).toEqual([2, 0]);
});

test.each([
  ['upgraded it counts by two', [{ card: 'camcorder', upgrades: 1 }], undefined, 2],
  ['and stops at six', [{ card: 'camcorder', upgrades: 1, counter: 5 }], undefined, 6],
  ['[TH-R35] a Duplication records nothing', ['camcorder', 'scientist-duplication'], undefined, 1],
  ['under Malfunction it stands still', [{ card: 'camcorder', counter: 3 }], 'science-lab 0', 3],
] as const)('a Camcorder: %s', (_, cards, malfunction, counter) => {
  const game = intruder({ 'science-lab': cards }, { malfunction }).move('aliens 1', 'science-lab a');
  expect(game.card('science-lab 0')?.counter).toBe(counter);
});

test('[TH-E39] a Duplication pays the counter again, and there is one reset; under Malfunction nothing is paid', () => {
  const game = scientistBeforeHive({ 'alien-hive': [{ card: 'camcorder', counter: 2 }, 'scientist-duplication'] }).move(
    'scientists 1',
    'alien-hive a',
  );
  expect([game.data('scientists'), game.card('alien-hive 0')?.counter]).toEqual([4, 0]);
  const off = scientistBeforeHive({ 'alien-hive': [{ card: 'camcorder', counter: 2 }] }, { malfunction: 'alien-hive 0' });
  off.move('scientists 1', 'alien-hive a');
  expect([off.data('scientists'), off.card('alien-hive 0')?.counter]).toEqual([0, 2]);
});

test('a Camcorder does not see who passes, nor who is led by its sector, but a unit that is put there', () => {
  const pass = intruder({ 'science-lab': ['camcorder'] }, { units: { aliens: ['control-room a', 'control-room b'] } });
  expect(pass.move('aliens 1', 'tech-bay b').card('science-lab 0')?.counter).toBe(0);
  const space = intruder({ 'science-lab': ['camcorder'] }, { units: { aliens: ['space'] } });
  expect(space.move('aliens 1', 'science-lab a').card('science-lab 0')?.counter).toBe(1);
});

test('[TH-R74] a Camcorder records among the traps, in the order the active player sets, and pays in phase 2', () => {
  const game = intruder({ 'science-lab': ['camcorder', 'gripper'] }).move('aliens 1', 'science-lab a');
  expect([game.asked, game.asks]).toEqual(['aliens', 'order-traps']);
  game.next('science-lab 0');
  expect([game.card('science-lab 0')?.counter, game.unit('aliens 1').heldBy, game.data('scientists')]).toEqual([1, 1, 0]);
  expect(game.story.indexOf('recorded')).toBeLessThan(game.story.indexOf('unit-gripped'));
});

// [TH-19.2] Archives, [TH-19.3] Med Bay, [TH-19.4] Mini-Lab.
test.each([
  ['Archives alone', ['archives'], undefined, [1, 10, 0]],
  ['Archives upgraded', [{ card: 'archives', upgrades: 2 }], undefined, [3, 10, 0]],
  ['Archives duplicated', ['archives', 'scientist-duplication'], undefined, [2, 10, 0]],
  ['Archives under Malfunction', ['archives'], 'alien-hive 0', [0, 10, 0]],
  ['a Med Bay alone', ['med-bay'], undefined, [0, 11, 0]],
  ['a Med Bay upgraded', [{ card: 'med-bay', upgrades: 1 }], undefined, [0, 12, 0]],
  ['a Med Bay duplicated', ['med-bay', 'scientist-duplication'], undefined, [0, 12, 0]],
  ['a Med Bay under Malfunction', ['med-bay'], 'alien-hive 0', [0, 10, 0]],
  ['a Mini-Lab alone', ['mini-lab'], undefined, [0, 10, 1]],
  ['a Mini-Lab duplicated', ['mini-lab', 'scientist-duplication'], undefined, [0, 10, 2]],
  ['a Mini-Lab under Malfunction', ['mini-lab'], 'alien-hive 0', [0, 10, 0]],
] as const)('%s', (_, cards, malfunction, gains) => {
  const game = scientistBeforeHive({ 'alien-hive': cards }, { malfunction, players: { scientists: { life: 10 } } });
  const { data, life, upgrades } = game.move('scientists 1', 'alien-hive a').player('scientists');
  expect([data, life, upgrades]).toEqual(gains);
});

test('[TH-R26] a Med Bay gives no life above twenty; [TH-E60] in a deathmatch it takes points from enemies, as its owner divides them', () => {
  expect(
    scientistBeforeHive({ 'alien-hive': ['med-bay'] })
      .move('scientists 1', 'alien-hive a')
      .life('scientists'),
  ).toBe(20);
  const game = table({
    factions: ['marines', 'scientists', 'aliens'],
    you: 'scientists',
    ring: ['corridors', 'control-room', 'landing-platform', 'tech-bay', 'science-lab', 'alien-hive'],
    units: { scientists: ['science-lab a'] },
    cards: { 'alien-hive': [{ card: 'med-bay', upgrades: 1 }] },
    players: { marines: { life: 5 }, aliens: { life: 1 }, scientists: { life: 3 } },
  });
  game.move('scientists 1', 'alien-hive a');
  game.act({ type: 'choose-seat', seat: game.seat('aliens') });
  expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([4, 0, 3]);
});

// [TH-19.5] Defense System.
test('a Defense System is loaded by a Scientist and wounds the first enemy who stops or passes', () => {
  expect(
    intruder({ 'science-lab': ['defense-system'] })
      .move('aliens 1', 'science-lab a')
      .life('aliens'),
  ).toBe(20);
  expect(
    scientistBeforeHive({ 'alien-hive': ['defense-system'] })
      .move('scientists 1', 'alien-hive a')
      .card('alien-hive 0')?.isArmed,
  ).toBe(true);
  const stop = intruder({ 'science-lab': [{ card: 'defense-system', armed: true }] }).move('aliens 1', 'science-lab a');
  expect([stop.life('aliens'), stop.card('science-lab 0')?.isArmed]).toEqual([17, false]);
  const pass = intruder(
    { 'science-lab': [{ card: 'defense-system', armed: true }] },
    { units: { aliens: ['control-room a', 'control-room b'] } },
  );
  expect(pass.move('aliens 1', 'tech-bay b').life('aliens')).toBe(17);
});

test.each([
  ['upgraded', [{ card: 'defense-system', armed: true, upgrades: 1 }], undefined, 16, false],
  ['duplicated', [{ card: 'defense-system', armed: true }, 'scientist-duplication'], undefined, 14, false],
  ['[TH-E26] under Malfunction', [{ card: 'defense-system', armed: true }], 'science-lab 0', 20, true],
] as const)('a loaded Defense System %s', (_, cards, malfunction, life, isArmed) => {
  const game = intruder({ 'science-lab': cards }, { malfunction }).move('aliens 1', 'science-lab a');
  expect([game.life('aliens'), game.card('science-lab 0')?.isArmed]).toEqual([life, isArmed]);
});

// [TH-19.6] Hideout, [TH-19.7] Access Tunnel.
test.each([
  ['in effect', undefined, 20],
  ['under Malfunction', 'corridors 0', 19],
] as const)('a Hideout %s keeps attacks off', (_, malfunction, life) => {
  const game = intruder(
    { corridors: ['hideout'] },
    { malfunction, units: { aliens: ['alien-hive a upgraded'], scientists: ['corridors b'] } },
  );
  expect(game.move('aliens 1', 'corridors a').life('scientists')).toBe(life);
});

test.each([
  ['in effect', undefined, ['corridors', 'alien-hive']],
  ['under Malfunction', 'alien-hive 0', ['alien-hive']],
] as const)('an Access Tunnel %s', (_, malfunction, ends) => {
  expect(scientistBeforeHive({ 'alien-hive': ['access-tunnel'] }, { malfunction }).ends('scientists 1')).toEqual(ends);
});

// [TH-19.8] Emergency Override.
test('an Emergency Override moves the Malfunction token to an enemy’s card, installed or pending', () => {
  const game = scientistBeforeHive(
    { 'alien-hive': ['vent'], corridors: ['archives'] },
    { players: { scientists: { hand: ['emergency-override'] } }, pending: { 'control-room': ['hive'] } },
  );
  const at = (card: string) =>
    ({ type: 'play-instant', card: 'emergency-override', target: { kind: 'card', card: game.spot(card) } }) as const;
  expect(game.refusal(at('corridors 0'))).toBe('not-an-enemys-card');
  expect(game.legal('play-instant')).toHaveLength(2);
  game.act(at('control-room pending 0'));
  expect(game.state.malfunction).toEqual(game.spot('control-room pending 0'));
});

// [TH-19.9] Gripper.
test('[TH-R38] a Gripper holds who stops: it cannot move, be moved or attack, but counts and can be wounded', () => {
  const game = intruder({ 'science-lab': ['gripper'] }).move('aliens 1', 'science-lab a');
  expect(game.unit('aliens 1').heldBy).toBe(0);
  const held = intruder(
    { corridors: ['gripper'] },
    {
      units: {
        aliens: [{ at: 'corridors a', held: 0, upgraded: true }, 'alien-hive a'],
        scientists: ['corridors b', 'corridors c'],
      },
      you: 'aliens',
    },
  );
  expect(held.legal('move-unit').some(({ unit }) => unit === held.unitNumber('aliens 1'))).toBe(false);
});

test('[TH-E40] [TH-R39] a newcomer of its side frees the held unit before the Minor Assault, and is not caught by the card that let go', () => {
  const game = intruder(
    { corridors: ['gripper'] },
    {
      units: {
        aliens: [{ at: 'corridors a', held: 0, upgraded: true }, 'alien-hive a'],
        scientists: ['corridors b', 'corridors c'],
      },
    },
  );
  game.move('aliens 2', 'corridors d');
  // The freed unit hits two in the Minor Assault and two in the Assault of the Corridors.
  expect(game.life('scientists')).toBe(16);
  expect([game.unit('aliens 1').heldBy, game.unit('aliens 2').heldBy]).toEqual([undefined, undefined]);
});

test('[TH-E41] [TH-R40] [TH-14.3] two Grippers catch two units; a Duplication catches none', () => {
  const two = intruder({ 'science-lab': ['gripper', 'gripper'] }).move('aliens 1', 'science-lab a');
  // Which of the two, the active player says.
  expect([two.asked, two.asks]).toEqual(['aliens', 'order-traps']);
  two.next('science-lab 0');
  expect(two.unit('aliens 1').heldBy).toBe(0);
  const second = table({
    factions: ['aliens', 'scientists', 'marines'],
    you: 'marines',
    units: { marines: ['control-room a'], aliens: [{ at: 'science-lab a', held: 0 }] },
    ring: ['corridors', 'control-room', 'science-lab', 'tech-bay', 'alien-hive', 'landing-platform'],
    cards: { 'science-lab': ['gripper', 'gripper'] },
  });
  second.move('marines 1', 'science-lab b');
  expect([second.unit('aliens 1').heldBy, second.unit('marines 1').heldBy]).toEqual([0, 1]);
  const copy = table({
    factions: ['aliens', 'scientists', 'marines'],
    you: 'marines',
    units: { marines: ['control-room a'], aliens: [{ at: 'science-lab a', held: 0 }] },
    ring: ['corridors', 'control-room', 'science-lab', 'tech-bay', 'alien-hive', 'landing-platform'],
    cards: { 'science-lab': ['gripper', 'scientist-duplication'] },
  });
  expect(copy.move('marines 1', 'science-lab b').unit('marines 1').heldBy).toBeUndefined();
});

test('[TH-R38] Malfunction on a Gripper frees nobody; [TH-R68] its discard does', () => {
  const off = intruder(
    { corridors: ['gripper'] },
    { malfunction: 'corridors 0', units: { aliens: [{ at: 'corridors a', held: 0 }, 'control-room a'] } },
  );
  expect(off.move('aliens 2', 'science-lab a').unit('aliens 1').heldBy).toBe(0);
  const cleared = table({
    factions: ['aliens', 'scientists', 'greys'],
    ring: ['corridors', 'control-room', 'tech-bay', 'alien-hive', 'science-lab', 'damaged-ship'],
    you: 'aliens',
    units: { greys: [{ at: 'alien-hive a', held: 0 }], aliens: ['tech-bay b'] },
    cards: { 'alien-hive': ['gripper'] },
  });
  cleared.move('aliens 1', 'alien-hive b');
  cleared.act({ type: 'clear-base', card: cleared.spot('alien-hive 0') });
  expect(cleared.unit('greys 1').heldBy).toBeUndefined();
});

test('[TH-R38] a held unit that is ejected is free', () => {
  const game = table({
    factions: ['scientists', 'aliens'],
    you: 'scientists',
    units: {
      scientists: ['alien-hive a', 'corridors b', 'corridors c'],
      aliens: [{ at: 'corridors a', held: 0 }, 'corridors d'],
    },
    cards: { corridors: ['gripper'] },
  });
  game.move('scientists 1', 'corridors a');
  expect([game.at('aliens 1'), game.unit('aliens 1').heldBy]).toEqual(['space', undefined]);
});

// [TH-19.12] Detonation.
test.each([
  ['alone', ['detonation'], undefined, 18, undefined],
  ['upgraded', [{ card: 'detonation', upgrades: 1 }], undefined, 17, undefined],
  ['[TH-R32] duplicated', ['detonation', 'scientist-duplication'], undefined, 16, undefined],
  ['under Malfunction', ['detonation'], 'alien-hive 0', 20, 'detonation'],
] as const)('a Detonation %s wounds an enemy unit anywhere and is gone', (_, cards, malfunction, life, left) => {
  const game = scientistBeforeHive({ 'alien-hive': cards }, { malfunction }).move('scientists 1', 'alien-hive a');
  expect([game.life('aliens'), game.card('alien-hive 0')?.card]).toEqual([life, left]);
});

test('with no enemy unit in any sector a Detonation stays', () => {
  const game = scientistBeforeHive({ 'alien-hive': ['detonation'] }, { units: { scientists: ['tech-bay a'], aliens: [] } });
  expect(game.move('scientists 1', 'alien-hive a').card('alien-hive 0')?.card).toBe('detonation');
});

test('a Detonation in a team match asks which enemy it hits', () => {
  const game = table({
    factions: ['scientists', 'aliens', 'marines', 'greys'],
    options: { match: 'teams' },
    you: 'scientists',
    units: { scientists: ['tech-bay a'], aliens: ['corridors a'], greys: ['corridors b'] },
    cards: { 'alien-hive': ['detonation'] },
  });
  game.move('scientists 1', 'alien-hive a').target('greys 1');
  expect([game.life('greys'), game.life('aliens')]).toEqual([18, 20]);
});

// [TH-19.13] Safeguard.
test('[TH-22.6] [TH-E30] the Malfunction token must go to a Safeguard, and back to it when an enemy lifts it', () => {
  const game = (rest: Scene) =>
    intruder({ 'tech-bay': ['safeguard'], corridors: ['archives'] }, { units: { aliens: ['corridors a'] }, ...rest }).move(
      'aliens 1',
      'control-room a',
    );
  expect(game({}).state.malfunction).toEqual({ place: 3, row: 'slots', slot: 0 });
  expect(game({ malfunction: 'tech-bay 0' }).state.malfunction).toEqual({ place: 3, row: 'slots', slot: 0 });
  const creepers = intruder({ 'tech-bay': ['safeguard', 'creepers'], corridors: ['archives'] }, { units: { aliens: ['corridors a'] } });
  expect(creepers.move('aliens 1', 'control-room a').asks).toBe('put-malfunction');
});

// [TH-19.15] Data Burst.
test('a Data Burst: two data', () => {
  const game = scientistBeforeHive({}, { players: { scientists: { hand: ['data-burst'] } } }).instant('data-burst');
  expect([game.data('scientists'), game.asks]).toEqual([2, 'move']);
  const last = scientistBeforeHive({}, { players: { scientists: { hand: ['data-burst'], data: 19 } } }).instant('data-burst');
  expect(last.winners).toEqual(['scientists']);
});
