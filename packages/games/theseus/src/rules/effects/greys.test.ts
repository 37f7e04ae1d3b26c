import { expect, test } from 'vitest';
import type { Scene } from '../../testing/scene.ts';
import { greyBeforePlatform } from '../../testing/scenes.ts';
import { table } from '../../testing/table.ts';

/** A Marine one sector before the Damaged Ship. */
function intruder(cards: Scene['cards'], rest: Scene = {}) {
  return table({
    factions: ['marines', 'greys'],
    you: 'marines',
    units: { marines: ['tech-bay a'], greys: ['corridors a'] },
    cards,
    ...rest,
  });
}

// [TH-20.1] Chamber.
test.each([
  ['none', [], undefined, 1],
  ['alone', ['chamber'], undefined, 3],
  ['upgraded', [{ card: 'chamber', upgrades: 1 }], undefined, 4],
  ['duplicated', ['chamber', 'grey-duplication'], undefined, 5],
  ['under Malfunction', ['chamber'], 'corridors 0', 1],
] as const)('a hit from a Chamber: %s', (_, cards, malfunction, data) => {
  const game = greyBeforePlatform(
    { corridors: cards },
    { malfunction, units: { greys: ['damaged-ship a upgraded'], marines: ['corridors b'] } },
  );
  game.move('greys 1', 'corridors a');
  expect([game.data('greys'), game.life('marines')]).toEqual([data, 20]);
});

test('a hit that is prevented gives no data', () => {
  const game = greyBeforePlatform(
    { corridors: ['chamber', 'barricade'] },
    { units: { greys: ['damaged-ship a upgraded'], marines: ['corridors b'] } },
  );
  expect(game.move('greys 1', 'corridors a').data('greys')).toBe(0);
});

// [TH-20.2] Probe, [TH-20.3] Mine.
test.each([
  ['a Probe alone', ['probe'], undefined, 2, 'probe'],
  ['a Probe duplicated', ['probe', 'grey-duplication'], undefined, 4, 'probe'],
  ['two Probes', ['probe', 'probe'], undefined, 4, 'probe'],
  ['a Probe under Malfunction', ['probe'], 'damaged-ship 0', 0, 'probe'],
  ['a Mine alone', ['mine'], undefined, 3, undefined],
  ['a Mine upgraded', [{ card: 'mine', upgrades: 1 }], undefined, 4, undefined],
  ['[TH-R32] a Mine duplicated', ['mine', 'grey-duplication'], undefined, 6, undefined],
  ['a Mine under Malfunction', ['mine'], 'damaged-ship 0', 0, 'mine'],
] as const)('%s pays when an enemy stops', (_, cards, malfunction, data, left) => {
  const game = intruder({ 'damaged-ship': cards }, { malfunction }).move('marines 1', 'damaged-ship a');
  expect([game.data('greys'), game.card('damaged-ship 0')?.card]).toEqual([data, left]);
});

test('[TH-R68] the Upgrade tokens of a used Mine go back to the supply; who passes springs none', () => {
  const game = intruder({ 'damaged-ship': [{ card: 'mine', upgrades: 2 }] });
  const before = game.state.supply;
  expect(game.move('marines 1', 'damaged-ship a').state.supply).toBe(before + 2);
  const pass = intruder({ 'damaged-ship': ['mine', 'probe'] }, { units: { marines: ['tech-bay a', 'tech-bay b'] } });
  expect(pass.move('marines 1', 'corridors a').data('greys')).toBe(0);
});

// [TH-20.4] Life Scanner, [TH-20.5] Amplifier.
test.each([
  ['a Life Scanner counts enemies, two at most', ['life-scanner'], undefined, [2, 0]],
  ['a Life Scanner upgraded', [{ card: 'life-scanner', upgrades: 1 }], undefined, [3, 0]],
  ['a Life Scanner duplicated counts them again', ['life-scanner', 'grey-duplication'], undefined, [4, 0]],
  ['a Life Scanner under Malfunction', ['life-scanner'], 'landing-platform 0', [0, 0]],
  ['an Amplifier alone', ['amplifier'], undefined, [0, 1]],
  ['an Amplifier duplicated', ['amplifier', 'grey-duplication'], undefined, [0, 2]],
  ['an Amplifier under Malfunction', ['amplifier'], 'landing-platform 0', [0, 0]],
] as const)('%s', (_, cards, malfunction, gains) => {
  const game = greyBeforePlatform(
    { 'landing-platform': cards },
    { malfunction, units: { greys: ['control-room a'], marines: ['landing-platform b', 'landing-platform c', 'landing-platform d'] } },
  );
  const { data, upgrades } = game.move('greys 1', 'landing-platform a').player('greys');
  expect([data, upgrades]).toEqual(gains);
});

// [TH-20.6] Control.
test('[TH-E45] Control: the Grey player picks the room, their trap works, no card, sector or pending step of the led unit', () => {
  const game = greyBeforePlatform(
    { 'landing-platform': ['control'], 'control-room': ['probe', 'armory'] },
    { units: { greys: ['control-room d', 'tech-bay a'], marines: ['corridors a'] } },
  );
  game.move('greys 1', 'landing-platform a').lead('marines 1', 'control-room b');
  expect([game.at('marines 1'), game.data('greys'), game.player('marines').upgrades, game.state.malfunction]).toEqual([
    'control-room b',
    2,
    0,
    undefined,
  ]);
  expect([game.asked, game.asks]).toEqual(['greys', 'pending-cards']);
});

test.each([
  ['a token', [{ card: 'control', upgrades: 1 }]],
  ['a Duplication', ['control', 'grey-duplication']],
] as const)('[TH-E47] by %s two different units are led, each whole before the next', (_, cards) => {
  const game = greyBeforePlatform(
    { 'landing-platform': cards },
    { units: { greys: ['control-room a'], marines: ['corridors a', 'corridors b'] } },
  );
  game.move('greys 1', 'landing-platform a').lead('marines 1', 'landing-platform b');
  // One unit is left in the Corridors, so it goes one sector.
  expect(game.refusal({ type: 'lead-unit', unit: game.unitNumber('marines 1'), route: [3], to: { place: 3, room: 'a' } })).toBe(
    'chosen-already',
  );
  game.lead('marines 2', 'control-room b');
  expect([game.at('marines 1'), game.at('marines 2'), game.asks]).toEqual(['landing-platform b', 'control-room b', 'pending-cards']);
});

test('[TH-R42] two copies of Control in one sector lead two different units', () => {
  const scene: Scene = { units: { greys: ['control-room a'], marines: ['corridors a', 'damaged-ship a'] } };
  const game = greyBeforePlatform({ 'landing-platform': ['control', 'amplifier', 'control'] }, scene)
    .move('greys 1', 'landing-platform a')
    .anyOrder();
  game.lead('marines 1', 'control-room a');
  expect(game.asks).toBe('perform');
  expect(new Set(game.legal('lead-unit').map(({ unit }) => unit))).toEqual(new Set([game.unitNumber('marines 2')]));
  const ordered = greyBeforePlatform({ 'landing-platform': ['control', 'amplifier', 'control'] }, scene).move(
    'greys 1',
    'landing-platform a',
  );
  ordered.next('landing-platform 2').lead('marines 2', 'corridors b').next('landing-platform 0');
  expect(new Set(ordered.legal('lead-unit').map(({ unit }) => unit))).toEqual(new Set([ordered.unitNumber('marines 1')]));
});

test('[TH-R42] Control of one ally and Team Tactics of the other may lead the same unit', () => {
  const game = table({
    factions: ['marines', 'aliens', 'greys', 'scientists'],
    options: { match: 'teams' },
    you: 'greys',
    units: { greys: ['corridors a'], aliens: ['tech-bay a', 'tech-bay b'], scientists: ['tech-bay c'] },
    cards: { 'control-room': ['control', 'control', 'team-tactics'] },
  }).move('greys 1', 'control-room a');
  game.next('control-room 0').lead('aliens 1', 'control-room b').next('control-room 2');
  expect(game.legal('lead-unit').map(({ unit }) => unit)).toContain(game.unitNumber('aliens 1'));
});

test('[TH-E21] a sector filled by Control is a Minor Assault of the Grey units there; Control may be left alone, and off it does nothing', () => {
  const scene: Scene = {
    units: { greys: ['control-room a', 'tech-bay a upgraded', 'tech-bay b'], marines: ['tech-bay c', 'damaged-ship a', 'corridors a'] },
  };
  const full = greyBeforePlatform(
    { corridors: ['control'] },
    { units: { greys: ['damaged-ship a', 'tech-bay a upgraded', 'tech-bay b'], marines: ['tech-bay c', 'landing-platform d'] } },
  );
  full.move('greys 1', 'corridors a').lead('marines 2', 'tech-bay d');
  // The Minor Assault, then the Assault of the Corridors.
  expect(full.data('greys')).toBe(2);
  const idle = greyBeforePlatform({ 'landing-platform': ['control'] }, scene)
    .move('greys 1', 'landing-platform a')
    .decline();
  expect(idle.asks).toBe('pending-cards');
  const off = greyBeforePlatform({ 'landing-platform': ['control'] }, { ...scene, malfunction: 'landing-platform 0' });
  expect(off.move('greys 1', 'landing-platform a').asks).toBe('pending-cards');
});

test('[TH-R43] a unit led by Control may still be moved by its owner', () => {
  const game = greyBeforePlatform({ 'landing-platform': ['control'] })
    .move('greys 1', 'landing-platform a')
    .lead('marines 1', 'control-room b')
    .skipPending();
  expect(game.asked).toBe('marines');
  expect(game.legal('move-unit').some(({ unit }) => unit === game.unitNumber('marines 1'))).toBe(true);
});

test('[TH-R41] a led unit with a parasite suffers for each point', () => {
  const game = table({
    factions: ['marines', 'greys', 'aliens'],
    ring: ['corridors', 'control-room', 'landing-platform', 'tech-bay', 'damaged-ship', 'alien-hive'],
    you: 'greys',
    units: { greys: ['control-room a'], marines: [{ at: 'corridors a', parasites: 1 }, 'corridors b'] },
    cards: { 'landing-platform': ['control'], 'alien-hive': ['parasite'] },
  });
  game.move('greys 1', 'landing-platform a').lead('marines 1', 'landing-platform b');
  // [TH-R49] Whose card it is scores.
  expect(game.life('aliens')).toBe(2);
});

// [TH-20.7] Downgrade.
function downgrade(cards: Scene['cards'], rest: Scene = {}) {
  return greyBeforePlatform({ 'landing-platform': cards ?? [], corridors: [{ card: 'battle-position', upgrades: 2 }] }, rest);
}

test('a Downgrade takes a token from reserve or card, as its player picks', () => {
  const scene: Scene = { players: { marines: { upgrades: 1 } } };
  const reserve = downgrade(['downgrade'], scene).move('greys 1', 'landing-platform a');
  reserve.act({ type: 'strip-reserve', seat: reserve.seat('marines') });
  expect([reserve.player('marines').upgrades, reserve.card('corridors 0')?.upgrades]).toEqual([0, 2]);
  const card = downgrade(['downgrade'], scene).move('greys 1', 'landing-platform a').aimAt('corridors 0');
  expect([card.player('marines').upgrades, card.card('corridors 0')?.upgrades]).toEqual([1, 1]);
  expect(card.state.supply).toBe(18);
});

test('[TH-E43] strength 3 takes all of two; a token on a card under Malfunction stays', () => {
  const all = downgrade([{ card: 'downgrade', upgrades: 2 }]).move('greys 1', 'landing-platform a');
  expect(all.card('corridors 0')?.upgrades).toBe(0);
  const kept = downgrade([{ card: 'downgrade', upgrades: 2 }], { malfunction: 'corridors 0', players: { marines: { upgrades: 2 } } });
  kept.move('greys 1', 'landing-platform a');
  expect([kept.player('marines').upgrades, kept.card('corridors 0')?.upgrades]).toEqual([0, 2]);
});

test('[TH-R46] doubled it takes two, off none; upgraded units stay as they are', () => {
  const double = downgrade(['downgrade', 'grey-duplication']).move('greys 1', 'landing-platform a');
  expect(double.card('corridors 0')?.upgrades).toBe(0);
  const off = downgrade(['downgrade'], { malfunction: 'landing-platform 0' }).move('greys 1', 'landing-platform a');
  expect(off.card('corridors 0')?.upgrades).toBe(2);
  const units = greyBeforePlatform(
    { 'landing-platform': ['downgrade'] },
    { units: { greys: ['control-room a'], marines: ['corridors a upgraded'] } },
  );
  expect(units.move('greys 1', 'landing-platform a').unit('marines 1').isUpgraded).toBe(true);
});

test('a Downgrade of strength 2 takes both from one enemy; its copy may choose another', () => {
  const scene = (cards: Scene['cards']) =>
    table({
      factions: ['marines', 'greys', 'aliens'],
      ring: ['corridors', 'control-room', 'landing-platform', 'tech-bay', 'damaged-ship', 'alien-hive'],
      you: 'greys',
      units: { greys: ['control-room a'] },
      cards,
      players: { marines: { upgrades: 3 }, aliens: { upgrades: 3 } },
    }).move('greys 1', 'landing-platform a');
  const grown = scene({ 'landing-platform': [{ card: 'downgrade', upgrades: 1 }] });
  grown.act({ type: 'strip-reserve', seat: grown.seat('aliens') });
  expect([grown.player('marines').upgrades, grown.player('aliens').upgrades]).toEqual([3, 1]);
  const doubled = scene({ 'landing-platform': ['downgrade', 'grey-duplication'] });
  doubled.act({ type: 'strip-reserve', seat: doubled.seat('aliens') });
  doubled.act({ type: 'strip-reserve', seat: doubled.seat('marines') });
  expect([doubled.player('marines').upgrades, doubled.player('aliens').upgrades]).toEqual([2, 2]);
});

// [TH-20.9] Psi Burst.
test('a Psi Burst: a data for each enemy in a sector of yours, three at most', () => {
  const game = table({
    factions: ['marines', 'greys'],
    you: 'greys',
    units: { greys: ['tech-bay a'], marines: ['tech-bay b', 'tech-bay c', 'corridors a'] },
    players: { greys: { hand: ['psi-burst'] } },
  });
  const at = (sector: 'corridors' | 'tech-bay') =>
    ({ type: 'play-instant', card: 'psi-burst', target: { kind: 'place', place: game.place(sector) } }) as const;
  expect(game.refusal(at('corridors'))).toBe('nobody-near');
  expect(game.act(at('tech-bay')).data('greys')).toBe(2);
});

// [TH-20.10] Invisibility.
test('Invisibility: neither attacks nor traps nor Camcorders find the unit; after its movement it is seen', () => {
  const laid = greyBeforePlatform({ 'landing-platform': ['invisibility'] })
    .move('greys 1', 'landing-platform a')
    .target('greys 1');
  expect(laid.unit('greys 1').isInvisible).toBe(true);
  const hunted = intruder({}, { units: { marines: ['damaged-ship a'], greys: [{ at: 'corridors b', invisible: true }] } }).move(
    'marines 1',
    'corridors a',
  );
  expect(hunted.life('greys')).toBe(20);
  const walks = greyBeforePlatform(
    { 'landing-platform': ['landmine', 'fire'] },
    { units: { greys: [{ at: 'control-room a', invisible: true }] } },
  );
  walks.move('greys 1', 'landing-platform a');
  expect([walks.life('greys'), walks.unit('greys 1').isInvisible]).toEqual([20, false]);
  const filmed = table({
    factions: ['scientists', 'greys'],
    you: 'greys',
    units: { greys: [{ at: 'control-room a', invisible: true }] },
    cards: { 'science-lab': ['camcorder'] },
  });
  expect(filmed.move('greys 1', 'science-lab a').card('science-lab 0')?.counter).toBe(0);
});

test.each([
  ['a token', [{ card: 'invisibility', upgrades: 1 }]],
  ['a Duplication', ['invisibility', 'grey-duplication']],
] as const)('[TH-E44] by %s two different units are hidden; two tokens are in the box', (_, cards) => {
  const scene: Scene = { units: { greys: ['control-room a', 'tech-bay a', 'corridors b'], marines: ['corridors a'] } };
  const game = greyBeforePlatform({ 'landing-platform': cards }, scene).move('greys 1', 'landing-platform a').target('greys 2');
  expect(game.refusal({ type: 'choose-unit', unit: game.unitNumber('greys 2') })).toBe('chosen-already');
  expect(game.target('greys 3').unit('greys 3').isInvisible).toBe(true);
});

test('no third token; [TH-R47] an attack gives an invisible unit away; off the card hides nobody', () => {
  const hidden = (at: string) => ({ at, invisible: true });
  const spent = greyBeforePlatform(
    { 'landing-platform': ['invisibility'] },
    { units: { greys: ['control-room a', hidden('tech-bay a'), hidden('tech-bay b')] } },
  );
  expect(spent.move('greys 1', 'landing-platform a').asks).toBe('pending-cards');
  const strikes = greyBeforePlatform(
    {},
    {
      units: { greys: ['damaged-ship a', { at: 'tech-bay a', invisible: true, upgraded: true }], marines: ['tech-bay b'] },
    },
  ).move('greys 1', 'corridors a');
  expect([strikes.data('greys'), strikes.unit('greys 2').isInvisible]).toEqual([1, false]);
  const off = greyBeforePlatform({ 'landing-platform': ['invisibility'] }, { malfunction: 'landing-platform 0' });
  expect(off.move('greys 1', 'landing-platform a').asks).toBe('pending-cards');
});

// [TH-20.14] Mind Shift.
test('a Mind Shift moves an enemy to another room of its sector, or lets two change rooms; a held one too', () => {
  const scene: Scene = {
    factions: ['marines', 'greys'],
    you: 'greys',
    units: { greys: ['tech-bay a'], marines: ['corridors a', 'corridors b', 'control-room a'] },
    cards: { corridors: ['probe'] },
    players: { greys: { hand: ['mind-shift'] } },
  };
  const game = table(scene);
  const shift = (unit: string, to: string) =>
    ({ type: 'play-instant', card: 'mind-shift', target: { kind: 'unit-to', unit: game.unitNumber(unit), to: game.room(to) } }) as const;
  expect(game.refusal(shift('marines 1', 'corridors b'))).toBe('room-taken');
  expect(game.refusal(shift('marines 1', 'tech-bay b'))).toBe('not-this-sector');
  expect(game.refusal(shift('greys 1', 'tech-bay b'))).toBe('not-an-enemy');
  const first = game.unitNumber('marines 1');
  const whySwap = (other: number) =>
    game.refusal({ type: 'play-instant', card: 'mind-shift', target: { kind: 'swap', units: [first, other] } });
  expect([whySwap(first), whySwap(first + 1), whySwap(first + 2)]).toEqual(['wrong-target', undefined, 'not-this-sector']);
  game.act(shift('marines 1', 'corridors d'));
  expect([game.at('marines 1'), game.data('greys')]).toEqual(['corridors d', 0]);
  const swap = table(scene);
  const [one, other, far] = ['marines 1', 'marines 2', 'marines 3'].map((unit) => swap.unitNumber(unit));
  expect(swap.refusal({ type: 'play-instant', card: 'mind-shift', target: { kind: 'swap', units: [one, far] } })).toBe('not-this-sector');
  swap.instant('mind-shift', { kind: 'swap', units: [one, other] });
  expect([swap.at('marines 1'), swap.at('marines 2')]).toEqual(['corridors b', 'corridors a']);
  const held = table({
    factions: ['scientists', 'greys', 'marines'],
    you: 'greys',
    units: { greys: ['tech-bay a'], marines: [{ at: 'corridors a', held: 0 }] },
    cards: { corridors: ['gripper'] },
    players: { greys: { hand: ['mind-shift'] } },
  });
  held.instant('mind-shift', { kind: 'unit-to', unit: held.unitNumber('marines 1'), to: held.room('corridors d') });
  expect([held.at('marines 1'), held.unit('marines 1').heldBy]).toEqual(['corridors d', 0]);
});
