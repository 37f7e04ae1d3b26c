import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';
import { parasiteSeat } from './unit-tokens.ts';

/** The ring of the duel: Corridors, Control Room, Landing Platform, Tech Bay. */
function pandora(scene: Scene = {}) {
  return table({ factions: ['marines', 'pandora'], marker: { place: 'tech-bay' }, you: 'pandora', ...scene });
}

const embryo = (kind: string, at: string, isUpgraded = false) => ({ kind, at, upgraded: isUpgraded });

test('[TH-16.1] [TH-E67] a duel with Pandora has four sectors; its marker to the left of the enemy’s sector makes it first', () => {
  const left = pandora({ marker: { place: 'landing-platform', side: 'left' } });
  expect(left.state.sectors.map(({ id }) => id)).toEqual(['corridors', 'control-room', 'landing-platform', 'tech-bay']);
  expect(left.state.order).toEqual([1, 0]);
  expect(pandora({ marker: { place: 'landing-platform', side: 'right' } }).state.order).toEqual([0, 1]);
});

test('[TH-E68] on a shared sector two units of each may fill all rooms before the match; nobody attacks, and both use it as their own', () => {
  const game = opened({ options: { faction1: 'marines', faction2: 'pandora', firstGame: false } });
  for (let count = 0; game.asks !== 'place-unit' && count < 60; count++) {
    if (game.asks === 'place-marker') {
      game.act({ type: 'place-marker', place: game.place('landing-platform'), side: 'left' });
      continue;
    }
    const [install] = game.legal('install-first');
    if (install === undefined) throw new Error(`${game.asked} is asked ${game.asks}`);
    game.act(install);
  }
  for (const room of ['a', 'b', 'c', 'd']) game.act({ type: 'place-unit', to: game.room(`landing-platform ${room}`) });
  expect(game.state.units.filter(({ at }) => at === game.place('landing-platform'))).toHaveLength(4);
  expect([game.life('marines'), game.life('pandora')]).toEqual([20, 20]);
  expect(game.story).not.toContain('assault-began');
  const ends = (you: 'marines' | 'pandora', unit: string) => {
    const units = { [you]: [you === 'marines' ? 'control-room a' : embryo('warrior', 'control-room a')] };
    const shared = pandora({ you, units, marker: { place: 'landing-platform' } }).move(unit, 'landing-platform a');
    return shared.player(you).upgrades;
  };
  expect([ends('marines', 'marines 1'), ends('pandora', 'warrior 1')]).toEqual([1, 1]);
});

test('[TH-E69] [TH-R72] at its marker Pandora takes a token, on a common sector besides the action there; it clears no base', () => {
  const assault = pandora({
    units: { pandora: ['tech-bay a'], marines: ['corridors b', 'landing-platform a'] },
    marker: { place: 'corridors' },
  });
  assault.move('pandora 1', 'corridors a');
  expect([assault.life('marines'), assault.player('pandora').upgrades]).toEqual([19, 1]);
  const shared = pandora({
    units: { pandora: [embryo('warrior', 'control-room a')] },
    marker: { place: 'landing-platform' },
    cards: { 'landing-platform': ['fire'] },
  });
  shared.move('warrior 1', 'landing-platform a').decline();
  expect(shared.player('pandora').upgrades).toBe(1);
  expect(shared.card('landing-platform 0')?.card).toBe('fire');
});

test('[TH-E69] an enemy at Pandora’s marker acts as ever', () => {
  const game = pandora({ you: 'marines', units: { marines: ['tech-bay a'], pandora: ['corridors b'] }, marker: { place: 'corridors' } });
  game.move('marines 1', 'corridors a');
  expect([game.life('pandora'), game.player('marines').upgrades]).toEqual([19, 0]);
});

test('[TH-R55] a Creature that ends where no enemy is gives birth; no Embryo, or an enemy there, and none is born', () => {
  const game = pandora({ units: { pandora: ['corridors a'] } }).move('pandora 1', 'control-room a');
  expect(game.asks).toBe('birth');
  expect(game.refusal({ type: 'decline' })).toBeDefined();
  expect(game.refusal({ type: 'spawn', kind: 'runner', to: game.room('control-room a') })).toBe('sector-not-full');
  expect(game.refusal({ type: 'spawn', kind: 'runner', to: game.room('corridors b') })).toBe('not-this-sector');
  game.act({ type: 'spawn', kind: 'runner', to: game.room('control-room c') });
  expect([game.at('runner 1'), game.unit('runner 1').isUpgraded]).toEqual(['control-room c', false]);
  const seen = pandora({ units: { pandora: ['corridors a'], marines: ['control-room b'] } });
  expect(seen.move('pandora 1', 'control-room a').asks).not.toBe('birth');
});

test('[TH-R55] in a sector of four of its own one goes; a Creature an enemy led gives no birth', () => {
  const full = pandora({
    units: {
      pandora: ['corridors a', 'control-room b', 'control-room c', embryo('runner', 'control-room d')],
    },
  });
  full.move('pandora 1', 'control-room a').act({ type: 'spawn', kind: 'warrior', to: full.room('control-room b') });
  expect([full.at('pandora 2'), full.at('warrior 1')]).toEqual(['space', 'control-room b']);
  const led = pandora({
    you: 'marines',
    units: { marines: ['landing-platform a'], pandora: ['corridors a'] },
    cards: { 'tech-bay': ['team-tactics'] },
  });
  led.move('marines 1', 'tech-bay a').lead('pandora 1', 'control-room a');
  expect(led.at('runner 1')).toBe('supply');
});

test('[TH-R75] a Catcher and every upgraded Embryo capture for good, plain Runners and Warriors for one use', () => {
  const takes = (kind: string, isUpgraded: boolean) => {
    const game = pandora({ units: { pandora: [embryo(kind, 'corridors a', isUpgraded)] }, cards: { 'control-room': ['armory'] } });
    game.move(`${kind} 1`, 'control-room a').aimAt('control-room 0');
    return game.card('control-room 0')?.captorTakes;
  };
  expect(['catcher', 'runner', 'warrior'].map((kind) => takes(kind, false))).toEqual(['for-good', 'once', 'once']);
  expect(['catcher', 'runner', 'warrior'].map((kind) => takes(kind, true))).toEqual(['for-good', 'for-good', 'for-good']);
});

test('[TH-R73] the Embryo leaves its room, the card is not performed this turn, the sector acts still', () => {
  const game = pandora({
    units: { pandora: [embryo('warrior', 'tech-bay a', true), 'control-room a'], marines: ['control-room b'] },
    cards: { corridors: ['armory'] },
  });
  game.move('warrior 1', 'corridors a').aimAt('corridors 0');
  expect([game.at('warrior 1'), game.unit('warrior 1').isUpgraded, game.player('pandora').upgrades]).toEqual(['on a card', true, 0]);
  // The Assault of the Corridors: the Creature in the Control Room strikes.
  expect(game.life('marines')).toBe(19);
});

test('capture is optional; [TH-R21] a card under Malfunction and one Pandora holds already cannot be captured', () => {
  const game = pandora({
    units: { pandora: [embryo('warrior', 'corridors a')] },
    cards: { 'control-room': ['armory', { card: 'fire', captor: 'runner 1' }, 'barricade'] },
    malfunction: 'control-room 0',
  }).move('warrior 1', 'control-room a');
  const why = (slot: number) => game.refusal({ type: 'aim-at-card', card: game.spot(`control-room ${slot}`) });
  expect([why(0), why(1), why(2), why(3)]).toEqual(['under-malfunction', 'not-an-enemys-card', undefined, 'no-card-there']);
  game.decline();
  expect(game.at('warrior 1')).toBe('control-room a');
});

test('[TH-R57] a captured trap works on its old owner; lent for one use it goes back, the Embryo to the supply', () => {
  const scene = (takes: 'once' | 'for-good'): Scene => ({
    you: 'marines',
    units: { marines: ['corridors a'] },
    cards: { 'control-room': [{ card: 'fire', captor: 'runner 1', takes }] },
  });
  const once = pandora(scene('once')).move('marines 1', 'control-room a');
  expect([once.life('marines'), once.at('runner 1'), once.card('control-room 0')?.captor]).toEqual([19, 'supply', undefined]);
  const good = pandora(scene('for-good')).move('marines 1', 'control-room a');
  expect([good.life('marines'), good.at('runner 1')]).toEqual([19, 'on a card']);
});

test('[TH-R49] [TH-22.11] parasites belong to the player who held the card that laid them, not of another card', () => {
  const game = table({
    factions: ['aliens', 'marines', 'pandora'],
    marker: { place: 'corridors' },
    you: 'marines',
    units: { marines: ['control-room a'] },
    cards: { corridors: ['parasite'], 'alien-hive': [{ card: 'parasite', captor: 'catcher 1', takes: 'for-good' }] },
  }).move('marines 1', 'alien-hive a');
  expect(parasiteSeat(game.state, game.unitNumber('marines 1'))).toBe(2);
});

test('[TH-R57] a captured action card is Pandora’s to perform, a captured module helps its units', () => {
  const armory = pandora({
    units: { pandora: [embryo('catcher', 'corridors a')] },
    cards: { 'control-room': [{ card: 'armory', captor: 'runner 1' }] },
  }).move('catcher 1', 'control-room a');
  expect([armory.player('pandora').upgrades, armory.at('runner 1')]).toEqual([1, 'supply']);
  const position = pandora({
    units: { pandora: ['tech-bay a'], marines: ['corridors b'] },
    cards: { corridors: [{ card: 'battle-position', captor: 'runner 1' }] },
  }).move('pandora 1', 'corridors a');
  expect([position.life('marines'), position.at('runner 1')]).toEqual([18, 'supply']);
  const own = pandora({
    you: 'marines',
    units: { marines: ['tech-bay a'], pandora: ['corridors b'] },
    cards: { corridors: [{ card: 'battle-position', captor: 'runner 1', takes: 'for-good' }] },
  }).move('marines 1', 'corridors a');
  expect(own.life('pandora')).toBe(19);
});

test('[TH-R57] lent passages, shields and doubles go back after the first movement or attack they changed', () => {
  const passage = pandora({
    units: { pandora: [embryo('warrior', 'corridors a')] },
    cards: { 'control-room': [{ card: 'service-passage', captor: 'runner 1' }] },
  }).move('warrior 1', 'landing-platform a');
  expect(passage.at('runner 1')).toBe('supply');
  const double = pandora({
    you: 'marines',
    units: { marines: ['corridors a'] },
    cards: {
      'control-room': [
        { card: 'fire', captor: 'runner 1', takes: 'for-good' },
        { card: 'marine-duplication', captor: 'runner 2' },
      ],
    },
  }).move('marines 1', 'control-room a');
  expect([double.life('marines'), double.at('runner 1'), double.at('runner 2')]).toEqual([18, 'on a card', 'supply']);
  const shield = pandora({
    you: 'marines',
    units: { marines: ['tech-bay a'], pandora: ['corridors b'] },
    cards: { corridors: [{ card: 'barricade', captor: 'runner 1' }] },
  }).move('marines 1', 'corridors a');
  expect([shield.life('pandora'), shield.at('runner 1')]).toEqual([20, 'supply']);
});

test('[TH-R57] lent support of an Assault goes back after it, and a lent Safeguard after it drew the token', () => {
  const support = pandora({
    units: { pandora: ['tech-bay a'], marines: ['landing-platform b'] },
    cards: { 'control-room': [{ card: 'fire-support', captor: 'runner 1' }] },
  }).move('pandora 1', 'corridors a');
  support.act({ type: 'spawn', kind: 'catcher', to: support.room('corridors b') });
  expect([support.life('marines'), support.at('runner 1')]).toEqual([19, 'supply']);
  const drawn = table({
    factions: ['scientists', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    cards: { 'tech-bay': [{ card: 'safeguard', captor: 'runner 1' }] },
  }).move('scientists 1', 'control-room a');
  expect(drawn.state.malfunction).toEqual(drawn.spot('tech-bay 0'));
  expect(drawn.at('runner 1')).toBe('supply');
});

test('[TH-R58] a captured card for one use, spent: it goes to its first owner’s discard, the Embryo to the supply base side up', () => {
  const game = pandora({
    you: 'marines',
    units: { marines: ['corridors a'] },
    cards: { 'control-room': [{ card: 'landmine', captor: 'runner 1', takes: 'for-good' }] },
  }).move('marines 1', 'control-room a');
  expect([game.life('marines'), game.at('runner 1'), game.unit('runner 1').isUpgraded]).toEqual([18, 'supply', false]);
  expect(game.player('marines').discard).toContain('landmine');
});

test('[TH-E70] [TH-R72] Clear Base by the enemy who shares the sector discards a captured card and sends the Embryo to the supply', () => {
  const game = pandora({
    you: 'marines',
    marker: { place: 'landing-platform' },
    units: { marines: ['control-room a'] },
    cards: { 'landing-platform': [{ card: 'barricade', captor: 'catcher 1', takes: 'for-good' }] },
  }).move('marines 1', 'landing-platform a');
  game.act({ type: 'clear-base', card: game.spot('landing-platform 0') });
  expect([game.card('landing-platform 0'), game.at('catcher 1')]).toEqual([undefined, 'supply']);
});

test('[TH-16.6] [TH-E70] a turn of Pandora: traps, captured cards, birth, sector, and no pending cards', () => {
  const game = pandora({
    units: { pandora: ['tech-bay a'], marines: ['landing-platform a'] },
    cards: { corridors: ['fire', { card: 'armory', captor: 'catcher 1', takes: 'for-good' }] },
    pending: { corridors: ['grenade'] },
  }).move('pandora 1', 'corridors a');
  game.act({ type: 'spawn', kind: 'warrior', to: game.room('corridors b') });
  while (game.asks === 'between' && game.asked === 'pandora') game.goOn();
  const order = ['trap-sprung', 'card-performed', 'unit-appeared', 'assault-began', 'turn-began'];
  expect(game.story.filter((type) => order.includes(type))).toEqual(order);
  expect(game.asked).toBe('marines');
  expect(game.pending('corridors pending 0')).toBe('grenade');
});

test('[TH-E70] a turn of an Embryo: captured cards, then capture, then the sector', () => {
  const game = pandora({
    units: { pandora: [embryo('warrior', 'tech-bay a'), 'landing-platform b'], marines: ['landing-platform a'] },
    cards: { corridors: [{ card: 'armory', captor: 'catcher 1', takes: 'for-good' }, 'barricade'] },
  }).move('warrior 1', 'corridors a');
  while (game.asks === 'between') game.goOn();
  expect(game.asks).toBe('capture');
  game.aimAt('corridors 1');
  while (game.asks === 'between' && game.asked === 'pandora') game.goOn();
  const order = ['card-performed', 'card-captured', 'assault-began'];
  expect(game.story.filter((type) => order.includes(type))).toEqual(order);
});

test('[TH-22.10] a captured Incubator bears for Pandora', () => {
  const game = table({
    factions: ['aliens', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'pandora',
    units: { pandora: [embryo('catcher', 'corridors a')], aliens: ['control-room b'] },
    cards: { 'control-room': [{ card: 'incubator', captor: 'runner 1' }] },
  }).move('catcher 1', 'control-room a');
  game.act({ type: 'spawn', kind: 'minor-alien', to: game.room('control-room c') });
  expect([game.unit('minor-alien 1').seat, game.at('minor-alien 1'), game.at('runner 1')]).toEqual([
    game.seat('pandora'),
    'control-room c',
    'supply',
  ]);
});
