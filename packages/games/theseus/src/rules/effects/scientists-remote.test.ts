import { silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { theseus } from '../../index.ts';
import type { Scene } from '../../testing/scene.ts';
import { scientistBeforeHive } from '../../testing/scenes.ts';

// [TH-19.10] Station Schematics.
function schematics(cards: Scene['cards'], rest: Scene = {}) {
  return scientistBeforeHive(cards, {
    pending: { corridors: ['archives'], 'control-room': ['med-bay'], 'science-lab': ['data-burst'] },
    players: { scientists: { deck: ['mini-lab', 'hideout'] } },
    ...rest,
  });
}

test('Station Schematics install a pending card of any sector as in phase 4, refilled from the deck', () => {
  const game = schematics({ 'alien-hive': ['station-schematics'] }).move('scientists 1', 'alien-hive a');
  expect(game.asks).toBe('perform');
  game.install('corridors pending 0', 'tech-bay 1');
  expect([game.card('tech-bay 1')?.card, game.pending('corridors pending 0')]).toEqual(['archives', 'mini-lab']);
  expect(game.asks).toBe('pending-cards');
});

test('grown or doubled they install more, also what was refilled; an instant comes to hand; off, or declined, nothing', () => {
  const game = schematics({ 'alien-hive': [{ card: 'station-schematics', upgrades: 1 }] }).move('scientists 1', 'alien-hive a');
  game.install('corridors pending 0', 'tech-bay 1').install('corridors pending 0', 'tech-bay 2');
  expect([game.card('tech-bay 2')?.card, game.pending('corridors pending 0')]).toEqual(['mini-lab', 'hideout']);
  const double = schematics({ 'alien-hive': ['station-schematics', 'scientist-duplication'] }).move('scientists 1', 'alien-hive a');
  double.install('science-lab pending 0');
  expect(double.player('scientists').hand).toEqual(['data-burst']);
  // The instant may be played at once.
  expect(double.asks).toBe('between');
  double.goOn();
  expect(double.asks).toBe('perform');
  expect(double.decline().goOn().asks).toBe('pending-cards');
  const off = schematics({ 'alien-hive': ['station-schematics'] }, { malfunction: 'alien-hive 0' });
  expect(off.move('scientists 1', 'alien-hive a').asks).toBe('pending-cards');
});

test('Station Schematics do not install a card under Malfunction, and may take their own slot', () => {
  const game = schematics({ 'alien-hive': [{ card: 'station-schematics', upgrades: 1 }] }, { malfunction: 'corridors pending 0' });
  game.move('scientists 1', 'alien-hive a');
  expect(game.refusal({ type: 'install', from: game.spot('corridors pending 0'), to: game.spot('tech-bay 1') })).toBe('under-malfunction');
  game.install('control-room pending 0', 'alien-hive 0');
  expect(game.card('alien-hive 0')?.card).toBe('med-bay');
  // The second card of its two is still to be installed.
  expect(game.asks).toBe('perform');
  game.install('control-room pending 0', 'tech-bay 1');
  expect(game.card('tech-bay 1')?.card).toBe('mini-lab');
});

// [TH-19.11] Remote Control.
function remote(cards: Scene['cards'], rest: Scene = {}) {
  return scientistBeforeHive(
    { corridors: [{ card: 'archives', upgrades: 1 }, 'scientist-duplication'], 'tech-bay': ['mini-lab'], ...(cards as object) },
    rest,
  );
}

test('a Remote Control performs another action card anywhere; a Duplication beside that adds nothing', () => {
  const game = remote({ 'alien-hive': ['remote-control', 'gripper'] }).move('scientists 1', 'alien-hive a');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('alien-hive 0') })).toBe('not-an-action-card');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('alien-hive 1') })).toBe('not-an-action-card');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('corridors 1') })).toBe('not-an-action-card');
  game.aimAt('corridors 0');
  expect([game.data('scientists'), game.asks]).toEqual([2, 'pending-cards']);
});

test('[TH-E42] doubled it performs two different ones', () => {
  const game = remote({ 'alien-hive': ['remote-control', 'scientist-duplication'] })
    .move('scientists 1', 'alien-hive a')
    .aimAt('corridors 0');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('corridors 0') })).toBe('chosen-already');
  game.aimAt('tech-bay 0');
  expect([game.data('scientists'), game.player('scientists').upgrades]).toEqual([2, 1]);
});

test('[TH-R37] [TH-R67] it starts Camcorders and Defense Systems, and no card that is off', () => {
  const game = scientistBeforeHive({
    'alien-hive': ['remote-control', 'scientist-duplication'],
    corridors: [{ card: 'camcorder', counter: 3 }, 'defense-system'],
    'control-room': ['archives', 'creepers'],
  }).move('scientists 1', 'alien-hive a');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('control-room 0') })).toBe('card-off');
  game.aimAt('corridors 0').aimAt('corridors 1');
  expect([game.data('scientists'), game.card('corridors 1')?.isArmed]).toEqual([3, true]);
  const off = remote({ 'alien-hive': ['remote-control'] }, { malfunction: 'alien-hive 0' });
  expect(off.move('scientists 1', 'alien-hive a').asks).toBe('pending-cards');
});

// [TH-5.2] `refuse` would not let it pass; if it did, nothing would be taken for an answer.
test('an action that does not answer a card is a fault of the program and throws', () => {
  const { state } = schematics({ 'alien-hive': ['station-schematics'] }).move('scientists 1', 'alien-hive a');
  const [seat] = theseus.asked(state);
  expect(() => theseus.apply(theseus.clone(state), seat, { type: 'choose-unit', unit: 0 }, silent)).toThrow(
    'TH-5.2: choose-unit does not answer station-schematics',
  );
  expect(() => theseus.apply(theseus.clone(state), seat, { type: 'decline' }, silent)).not.toThrow();
});
