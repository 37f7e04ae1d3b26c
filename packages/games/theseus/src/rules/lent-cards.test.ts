import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** The ring: Corridors, Control Room, Alien Hive, Tech Bay. Creepers in the Control Room is lent to Pandora. */
function silenced(scene: Scene, takes: 'once' | 'for-good' = 'once') {
  const { cards, ...rest } = scene;
  return table({
    factions: ['aliens', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'pandora',
    cards: { 'control-room': [{ card: 'creepers', captor: 'runner 1', takes }, ...(Array.isArray(cards) ? cards : [])] },
    ...rest,
  });
}

const catcher = { kind: 'catcher', at: 'corridors a' };

test('[TH-22.19] a lent Creepers that kept a trap off goes back, and the next unit meets the trap', () => {
  const game = silenced({ units: { pandora: [catcher, 'tech-bay a'] }, cards: ['tentacles'] }).move('catcher 1', 'control-room a');
  expect([game.life('pandora'), game.at('runner 1'), game.card('control-room 0')?.captor]).toEqual([20, 'supply', undefined]);
  const passing = silenced({ units: { pandora: [catcher, 'corridors b'] }, cards: ['tentacles'] }).move('catcher 1', 'alien-hive a');
  expect([passing.life('pandora'), passing.at('runner 1')]).toEqual([20, 'supply']);
});

test('[TH-22.19] captured for good it stays; with nothing to switch off, or a trap that would spare the unit, it is not used', () => {
  const good = silenced({ units: { pandora: [catcher] }, cards: ['tentacles'] }, 'for-good').move('catcher 1', 'control-room a');
  expect([good.life('pandora'), good.at('runner 1')]).toEqual([20, 'on a card']);
  const alone = silenced({ units: { pandora: [catcher] }, cards: ['vent'] }).move('catcher 1', 'control-room a');
  expect(alone.at('runner 1')).toBe('on a card');
  const own = silenced({ you: 'aliens', units: { aliens: ['corridors a'] }, cards: ['tentacles'] }).move('aliens 1', 'control-room a');
  expect([own.life('aliens'), own.at('runner 1')]).toEqual([20, 'on a card']);
});

test('[TH-22.19] action cards it kept off are not performed this time, and it goes back', () => {
  const game = silenced({ you: 'aliens', units: { aliens: ['corridors a'] }, cards: ['hive'] }).move('aliens 1', 'control-room a');
  expect([game.player('aliens').upgrades, game.at('runner 1')]).toEqual([0, 'supply']);
});

test('[TH-22.19] an attack without the module it keeps off uses it', () => {
  const scene = (takes: 'once' | 'for-good'): Scene => ({
    factions: ['aliens', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'aliens',
    units: { aliens: [{ at: 'tech-bay a', upgraded: true }], pandora: ['corridors b'] },
    cards: { corridors: [{ card: 'creepers', captor: 'runner 1', takes }, 'habitat'] },
  });
  const once = table(scene('once')).move('aliens 1', 'corridors a');
  expect([once.life('pandora'), once.at('runner 1')]).toEqual([19, 'supply']);
  const good = table(scene('for-good')).move('aliens 1', 'corridors a');
  expect([good.life('pandora'), good.at('runner 1')]).toEqual([19, 'on a card']);
  const other = { corridors: [{ card: 'creepers', captor: 'runner 1' }, 'vent'] };
  const unused = table({ ...scene('once'), cards: other }).move('aliens 1', 'corridors a');
  expect([unused.life('pandora'), unused.at('runner 1')]).toEqual([19, 'on a card']);
});

test('[TH-R57] [TH-20.7] a lent Downgrade with a lent Duplication goes back though the second copy finds no token', () => {
  const game = table({
    factions: ['greys', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'pandora',
    units: { pandora: [catcher] },
    players: { greys: { upgrades: 1 } },
    cards: {
      'control-room': [
        { card: 'downgrade', captor: 'runner 1' },
        { card: 'grey-duplication', captor: 'runner 2' },
      ],
    },
  }).move('catcher 1', 'control-room a');
  expect([game.player('greys').upgrades, game.at('runner 1'), game.at('runner 2')]).toEqual([0, 'supply', 'supply']);
});

test('[TH-4.4] [TH-22.9] a lent Duplication beside two traps doubles one of them, so their order is asked for', () => {
  const scene = (takes: 'once' | 'for-good'): Scene => ({
    factions: ['marines', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'marines',
    units: { marines: ['corridors a'] },
    cards: {
      'control-room': [
        { card: 'marine-duplication', captor: 'runner 1', takes },
        { card: 'fire', captor: 'catcher 1', takes: 'for-good' },
        { card: 'landmine', captor: 'catcher 2', takes: 'for-good' },
      ],
    },
  });
  const game = table(scene('once')).move('marines 1', 'control-room a');
  expect(game.asks).toBe('order-traps');
  game.next('control-room 1');
  expect([game.life('marines'), game.at('runner 1')]).toEqual([16, 'supply']);
  const other = table(scene('once')).move('marines 1', 'control-room a').next('control-room 2');
  expect(other.life('marines')).toBe(15);
  const good = table(scene('for-good')).move('marines 1', 'control-room a');
  expect(good.life('marines')).toBe(14);
});

test('[TH-22.9] a lent Duplication doubles one of two cards: Pandora says which comes first', () => {
  const game = table({
    factions: ['scientists', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'pandora',
    units: { pandora: ['corridors a'] },
    cards: {
      'control-room': [
        { card: 'mini-lab', captor: 'catcher 1', takes: 'for-good' },
        { card: 'scientist-duplication', captor: 'runner 1', takes: 'once' },
        null,
        { card: 'med-bay', captor: 'catcher 2', takes: 'for-good' },
      ],
    },
  }).move('pandora 1', 'control-room a');
  expect(game.asks).toBe('order-actions');
});

test('[TH-R57] a Double Shot lent for one use serves the first of two who lie in ambush', () => {
  const game = table({
    factions: ['marines', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'marines',
    units: { marines: ['tech-bay a'], pandora: ['corridors b', 'corridors c'] },
    cards: {
      corridors: [
        { card: 'ambush', captor: 'catcher 1', takes: 'for-good' },
        { card: 'double-shot', captor: 'runner 1' },
      ],
    },
  }).move('marines 1', 'corridors a');
  expect([game.life('marines'), game.at('runner 1')]).toEqual([17, 'supply']);
});

test('[TH-R57] plain action cards that were lent go back once they have been performed', () => {
  const performed = (card: string, faction: 'scientists' | 'greys', more: Scene = {}) =>
    table({
      factions: [faction, 'pandora'],
      marker: { place: 'tech-bay' },
      you: 'pandora',
      units: { pandora: [catcher] },
      cards: { 'control-room': [{ card, captor: 'runner 1' }] },
      ...more,
    }).move('catcher 1', 'control-room a');
  const healed = performed('med-bay', 'scientists', { players: { pandora: { life: 5 } } });
  expect([healed.life('pandora'), healed.at('runner 1')]).toEqual([6, 'supply']);
  expect(performed('mini-lab', 'scientists').at('runner 1')).toBe('supply');
  expect(performed('defense-system', 'scientists').at('runner 1')).toBe('supply');
  // Pandora has no data track, so an Archives does nothing for it and stays lent.
  expect(performed('archives', 'scientists').at('runner 1')).toBe('on a card');
});

test('[TH-R57] a lent Barricade that shields nobody in its sector is not used up', () => {
  const scene: Scene = { factions: ['marines', 'pandora'], marker: { place: 'tech-bay' }, you: 'marines' };
  const cards = { corridors: [{ card: 'barricade', captor: 'runner 1' }] };
  const elsewhere = table({ ...scene, cards, units: { marines: ['tech-bay a'], pandora: ['control-room b'] } });
  expect(elsewhere.move('marines 1', 'corridors a').at('runner 1')).toBe('on a card');
  const unseen = table({ ...scene, cards, units: { marines: ['tech-bay a'], pandora: [{ at: 'corridors b', invisible: true }] } });
  expect(unseen.move('marines 1', 'corridors a').at('runner 1')).toBe('on a card');
});
