import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** An Alien one sector before the Control Room. */
function intruder(scene: Scene) {
  return table({ factions: ['scientists', 'aliens'], you: 'aliens', ...scene }).move('aliens 1', 'control-room a');
}

test('[TH-4.4] plain traps need no order: nobody is asked', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a'] },
    cards: { 'control-room': ['landmine', 'fire', 'landmine'] },
  }).move('aliens 1', 'control-room a');
  expect(game.life('aliens')).toBe(15);
  expect(game.asks).not.toBe('order-traps');
});

test('[TH-4.4] a Gripper among others is put in order by whose turn it is; any order will do, too', () => {
  const scene: Scene = {
    units: { aliens: ['corridors a'] },
    cards: { 'control-room': ['gripper', { card: 'defense-system', armed: true }, 'gripper'] },
  };
  const game = intruder(scene);
  expect([game.asks, game.asked]).toEqual(['order-traps', 'aliens']);
  expect(game.legal('resolve-next').map(({ card }) => card.slot)).toEqual([0, 1, 2]);
  expect(game.refusal({ type: 'resolve-next', card: game.spot('control-room 3') })).toBe('not-to-be-resolved');
  game.next('control-room 2');
  // One unit is caught by one card only, so the other Gripper has nothing to do and nothing is left to order.
  expect(game.unit('aliens 1').heldBy).toBe(2);
  expect(game.life('aliens')).toBe(17);
  const any = intruder(scene).anyOrder();
  expect([any.unit('aliens 1').heldBy, any.life('aliens')]).toEqual([0, 17]);
});

test('[TH-4.4] traps that would do nothing ask for no order', () => {
  const game = intruder({
    units: { aliens: ['corridors a', { at: 'control-room b', parasites: 0 }] },
    cards: { 'control-room': ['gripper', { card: 'camcorder', counter: 6 }] },
  });
  expect(game.asks).not.toBe('order-traps');
  expect(game.unit('aliens 1').heldBy).toBe(0);
  expect(game.card('control-room 1')?.counter).toBe(6);
});

test('[TH-R74] a recorder records together with the traps, before the Minor Assault', () => {
  const game = intruder({
    units: { aliens: ['corridors a'], scientists: ['control-room b', 'control-room c', 'control-room d'] },
    cards: { 'control-room': ['camcorder'] },
  });
  expect(game.card('control-room 0')?.counter).toBe(1);
  expect(game.story.indexOf('recorded')).toBeLessThan(game.story.indexOf('assault-began'));
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
