import { expect, test } from 'vitest';
import type { Scene } from '../../testing/scene.ts';
import { greyBeforePlatform } from '../../testing/scenes.ts';
import { table } from '../../testing/table.ts';

// [TH-20.8] Teleportation.
test('[TH-E48] teleported away: nothing of the card’s sector, everything of the other', () => {
  const game = greyBeforePlatform({
    'landing-platform': ['teleportation', 'landmine', 'life-scanner'],
    'damaged-ship': ['fire', 'amplifier'],
  });
  game.move('greys 1', 'damaged-ship a', { teleports: true });
  expect([game.card('landing-platform 1')?.card, game.life('greys'), game.player('greys').upgrades]).toEqual(['landmine', 19, 1]);
  expect(game.goOn().asks).toBe('own-sector');
  expect(game.takeUpgrade().player('greys').upgrades).toBe(2);
});

test('[TH-E49] [TH-R44] put back into the same sector: no traps, no cards, no sector action', () => {
  const game = greyBeforePlatform({ 'landing-platform': ['teleportation', 'landmine', 'amplifier'] });
  game.move('greys 1', 'landing-platform d', { teleports: true });
  expect([game.life('greys'), game.player('greys').upgrades, game.asks]).toEqual([20, 0, 'pending-cards']);
  const whole = greyBeforePlatform(
    { 'landing-platform': ['teleportation', 'landmine', 'amplifier'] },
    { options: { teleportInPlace: 'whole' } },
  );
  whole.move('greys 1', 'landing-platform d', { teleports: true });
  expect([whole.life('greys'), whole.player('greys').upgrades]).toEqual([18, 1]);
});

test('[TH-R44] put back into the same sector the unit still fills it: the traps keep still, the Minor Assault comes', () => {
  const units = { greys: ['control-room a', 'landing-platform a upgraded'], marines: ['landing-platform b', 'landing-platform c'] };
  const game = greyBeforePlatform({ 'landing-platform': ['teleportation', 'landmine'] }, { units });
  game.move('greys 1', 'landing-platform d', { teleports: true });
  expect([game.told('trap-sprung').length, game.life('greys')]).toEqual([0, 20]);
  expect(game.told('assault-began')).toEqual([{ type: 'assault-began', seat: game.seat('greys'), place: game.place('landing-platform') }]);
});

test('Teleportation under Malfunction, and for other factions, does not exist', () => {
  const off = greyBeforePlatform({ 'landing-platform': ['teleportation'] }, { malfunction: 'landing-platform 0' });
  expect(off.legal('move-unit').some(({ teleports }) => teleports)).toBe(false);
  const other = table({
    factions: ['marines', 'greys'],
    you: 'marines',
    units: { marines: ['tech-bay a'] },
    cards: { 'damaged-ship': ['teleportation'] },
  });
  expect(other.legal('move-unit').some(({ teleports }) => teleports)).toBe(false);
});

// [TH-20.11] Transfer.
test('[TH-R13] a Transfer puts another unit, also out of space, into an empty room; it has moved, and traps work', () => {
  const scene: Scene = { units: { greys: ['control-room a', 'tech-bay a', 'space'], marines: ['corridors a'] } };
  const game = greyBeforePlatform({ 'landing-platform': ['transfer'], corridors: ['landmine'] }, scene).move(
    'greys 1',
    'landing-platform a',
  );
  const put = (unit: string, to: string) => game.refusal({ type: 'relocate', unit: game.unitNumber(unit), to: game.room(to) });
  expect(put('greys 1', 'corridors b')).toBe('not-your-unit');
  expect(put('greys 2', 'corridors a')).toBe('room-taken');
  game.relocate('greys 3', 'corridors b');
  expect([game.at('greys 3'), game.life('greys'), game.unit('greys 3').hasMoved]).toEqual(['corridors b', 18, true]);
  const held = table({
    factions: ['scientists', 'greys'],
    you: 'greys',
    units: { greys: ['control-room a', { at: 'tech-bay a', held: 0 }, 'corridors a'] },
    cards: { 'science-lab': ['transfer'], 'tech-bay': ['gripper'] },
  }).move('greys 1', 'science-lab a');
  expect(new Set(held.legal('relocate').map(({ unit }) => unit))).toEqual(new Set([held.unitNumber('greys 3')]));
});

test.each([
  ['a token', [{ card: 'transfer', upgrades: 1 }]],
  ['a Duplication', ['transfer', 'grey-duplication']],
] as const)('by %s a Transfer moves two; off none', (_, cards) => {
  const scene: Scene = { units: { greys: ['control-room a', 'tech-bay a', 'corridors b'], marines: ['corridors a'] } };
  const game = greyBeforePlatform({ 'landing-platform': cards }, scene).move('greys 1', 'landing-platform a');
  game.relocate('greys 2', 'landing-platform b').relocate('greys 3', 'landing-platform c');
  expect(game.asks).toBe('pending-cards');
  const off = greyBeforePlatform({ 'landing-platform': cards }, { ...scene, malfunction: 'landing-platform 0' });
  expect(off.move('greys 1', 'landing-platform a').asks).toBe('pending-cards');
});

test('[TH-R66] a Transfer that fills a sector is a Minor Assault, out of space it is none', () => {
  const scene = (third: string): Scene => ({
    units: { greys: ['control-room a', 'tech-bay a upgraded', third], marines: ['tech-bay b', 'tech-bay c'] },
  });
  const walk = greyBeforePlatform({ 'landing-platform': ['transfer'] }, scene('corridors b')).move('greys 1', 'landing-platform a');
  expect(walk.relocate('greys 3', 'tech-bay d').data('greys')).toBe(1);
  const space = greyBeforePlatform({ 'landing-platform': ['transfer'] }, scene('space')).move('greys 1', 'landing-platform a');
  expect(space.relocate('greys 3', 'tech-bay d').data('greys')).toBe(0);
});

// [TH-20.12] Time Loop.
function loop(cards: Scene['cards'], rest: Scene = {}) {
  return greyBeforePlatform(
    { 'landing-platform': cards ?? [] },
    { units: { greys: ['control-room a', 'control-room b', 'control-room c'] }, ...rest },
  );
}

test.each([
  ['none', [], undefined, ['damaged-ship']],
  ['alone', ['time-loop'], undefined, ['tech-bay', 'damaged-ship']],
  ['[TH-E50] grown to two', [{ card: 'time-loop', upgrades: 1 }], undefined, ['landing-platform', 'tech-bay', 'damaged-ship']],
  ['doubled', ['time-loop', 'grey-duplication'], undefined, ['landing-platform', 'tech-bay', 'damaged-ship']],
  ['under Malfunction', ['time-loop'], 'landing-platform 0', ['damaged-ship']],
] as const)('three points and a Time Loop in the first sector: %s', (_, cards, malfunction, ends) => {
  expect(loop(cards, { malfunction }).ends('greys 1')).toEqual(ends);
});

test('[TH-R45] traps of a sector lingered in work once, parasites for each point; where the movement starts there is no loop', () => {
  const once = loop([{ card: 'time-loop', upgrades: 1 }, 'fire']);
  once.move('greys 1', 'tech-bay a', { route: ['landing-platform', 'landing-platform', 'tech-bay'] });
  expect(once.life('greys')).toBe(19);
  const sick = table({
    factions: ['aliens', 'greys'],
    you: 'greys',
    units: { greys: [{ at: 'control-room a', parasites: 1 }, 'control-room b', 'control-room c'] },
    cards: { 'alien-hive': [{ card: 'time-loop', upgrades: 1 }] },
  });
  sick.move('greys 1', 'alien-hive a', { route: ['alien-hive', 'alien-hive', 'alien-hive'] });
  expect(sick.life('greys')).toBe(17);
  const start = greyBeforePlatform({ 'control-room': ['time-loop'] });
  expect(start.ends('greys 1')).toEqual(['landing-platform']);
});

test('[TH-22.7] a unit that a card puts elsewhere stays invisible; one that is led is seen', () => {
  const scene: Scene = { units: { greys: ['control-room a', { at: 'tech-bay a', invisible: true }], marines: ['corridors a'] } };
  const put = greyBeforePlatform({ 'landing-platform': ['transfer'] }, scene).move('greys 1', 'landing-platform a');
  expect(put.relocate('greys 2', 'corridors b').unit('greys 2').isInvisible).toBe(true);
  const led = table({
    factions: ['greys', 'scientists'],
    you: 'greys',
    units: { greys: ['control-room a'], scientists: [{ at: 'tech-bay a', invisible: true }] },
    cards: { 'damaged-ship': ['control'] },
  }).move('greys 1', 'damaged-ship a');
  const [way] = led.legal('lead-unit');
  expect(led.act(way).unit('scientists 1').isInvisible).toBe(false);
});
