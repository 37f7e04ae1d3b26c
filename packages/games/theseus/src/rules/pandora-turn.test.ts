import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** Pandora against the Marines; the ring: Corridors, Control Room, Tech Bay, Landing Platform. */
function pandora(scene: Scene) {
  return table({ factions: ['pandora', 'marines'], marker: { place: 'tech-bay' }, ...scene });
}

test('[TH-R55] a birth is compulsory, of any kind that is left; with an enemy about there is none', () => {
  const game = pandora({ units: { pandora: ['corridors a'], marines: ['tech-bay a'] } });
  game.move('pandora 1', 'control-room a');
  expect(game.asks).toBe('birth');
  expect(game.refusal({ type: 'decline' })).toBeDefined();
  expect(new Set(game.legal('spawn').map(({ kind }) => kind))).toEqual(new Set(['catcher', 'runner', 'warrior']));
  expect(game.refusal({ type: 'spawn', kind: 'warrior', to: game.room('control-room a') })).toBe('sector-not-full');
  game.act({ type: 'spawn', kind: 'warrior', to: game.room('control-room b') });
  expect(game.at('warrior 1')).toBe('control-room b');
  const watched = pandora({ units: { pandora: ['corridors a'], marines: ['control-room b'] } });
  watched.move('pandora 1', 'control-room a');
  expect(watched.told('unit-appeared')).toHaveLength(0);
});

test('[TH-R55] in a sector full of Pandora’s own units one of them is ejected', () => {
  const game = pandora({
    units: {
      pandora: ['corridors a', 'control-room b', 'control-room c', { at: 'control-room d', kind: 'runner' }],
      marines: ['tech-bay a'],
    },
  });
  game.move('pandora 1', 'control-room a');
  expect(game.asks).toBe('birth');
  game.act({ type: 'spawn', kind: 'catcher', to: game.room('control-room b') });
  expect(game.at('pandora 2')).toBe('space');
  expect(game.at('catcher 1')).toBe('control-room b');
});

test('[TH-R55] a Creature that an enemy moved gives no birth', () => {
  const game = table({
    factions: ['greys', 'pandora'],
    marker: { place: 'tech-bay' },
    units: { greys: ['control-room a'], pandora: ['corridors a'] },
    cards: { 'damaged-ship': ['control'] },
  });
  game.move('greys 1', 'damaged-ship a').lead('pandora 1', 'control-room a');
  expect(game.told('unit-appeared')).toHaveLength(0);
});

test('[TH-R56] a Runner may go one sector further, and that is a movement point', () => {
  const runner = { at: 'corridors a', kind: 'runner' };
  const game = pandora({ units: { pandora: [runner] } });
  expect(game.ends('runner 1')).toEqual(['control-room', 'tech-bay']);
  const sick = table({
    factions: ['pandora', 'aliens'],
    marker: { place: 'tech-bay' },
    units: { pandora: [{ ...runner, parasites: 1 }] },
  });
  sick.move('runner 1', 'tech-bay a');
  expect(sick.life('pandora')).toBe(18);
});

test('[TH-R57] a captured trap works on its old owner, once or for good', () => {
  for (const takes of ['once', 'for-good'] as const) {
    const game = pandora({
      you: 'marines',
      units: { pandora: ['corridors b'], marines: ['corridors a'] },
      cards: { 'control-room': [{ card: 'fire', captor: 'runner 1', takes }] },
    });
    game.move('marines 1', 'tech-bay a');
    expect(game.life('marines')).toBe(19);
    expect(game.card('control-room 0')?.captor === undefined).toBe(takes === 'once');
  }
});

test('[TH-R57] a module lent for one use goes back after the attack it changed', () => {
  const game = pandora({
    units: { pandora: ['landing-platform a'], marines: ['corridors b'] },
    cards: { corridors: [{ card: 'battle-position', captor: 'runner 1', takes: 'once' }] },
  });
  game.move('pandora 1', 'corridors a');
  expect(game.life('marines')).toBe(18);
  expect(game.card('corridors 0')?.captor).toBeUndefined();
  expect(game.at('runner 1')).toBe('supply');
});

test('[TH-16.5] [TH-R58] a captured card that is cleared goes to its first owner’s discard, the Embryo to the supply', () => {
  const game = pandora({
    you: 'marines',
    units: { marines: ['tech-bay a'] },
    cards: { 'landing-platform': [{ card: 'fire', captor: 'warrior 1', takes: 'for-good', upgrades: 0 }] },
  });
  game.move('marines 1', 'landing-platform a');
  expect(game.asks).toBe('own-sector');
  game.act({ type: 'clear-base', card: game.spot('landing-platform 0') });
  expect(game.player('marines').discard).toContain('fire');
  expect(game.at('warrior 1')).toBe('supply');
  expect(game.unit('warrior 1').isUpgraded).toBe(false);
});

test('[TH-22.20] whether an enemy stands there is looked at after the action cards', () => {
  const scene = {
    factions: ['greys', 'pandora'],
    you: 'pandora',
    cards: { 'control-room': [{ card: 'control', captor: 'catcher 1', takes: 'for-good' }] },
  } as const;
  const away = table({ ...scene, units: { pandora: ['corridors a'], greys: ['control-room b'] } }).move('pandora 1', 'control-room a');
  away.lead('greys 1', 'tech-bay a');
  expect(away.asks).toBe('birth');
  const led = table({ ...scene, units: { pandora: ['tech-bay a', 'tech-bay b'], greys: ['corridors b'] } });
  led.move('pandora 1', 'control-room a').lead('greys 1', 'control-room b');
  expect(led.asks).not.toBe('birth');
  expect(led.told('unit-appeared')).toEqual([]);
});

test('[TH-22.23] a Runner led by an enemy’s card goes exactly the distance', () => {
  const units = { marines: ['landing-platform a'], pandora: [{ kind: 'runner', at: 'corridors a' }] };
  const led = table({ factions: ['marines', 'pandora'], units, cards: { 'tech-bay': ['team-tactics'] } }).move('marines 1', 'tech-bay a');
  expect(new Set(led.legal('lead-unit').map(({ route }) => route.length))).toEqual(new Set([1]));
  const own = table({ factions: ['marines', 'pandora'], you: 'pandora', units });
  expect(own.ends('runner 1')).toEqual(['control-room', 'landing-platform']);
});
