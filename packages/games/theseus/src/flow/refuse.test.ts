import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { REFUSALS } from '../refusals.ts';
import type { Spot } from '../state.ts';
import { opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';
import { refuseCard } from './refuse.ts';

/** Refusals name the rule that really forbids it. */

const route = (unit: number, places: readonly number[]) =>
  ({
    type: 'move-unit',
    unit,
    route: places,
    to: { place: places[places.length - 1], room: 'd' },
    teleports: false,
  }) as const;

test('a route that leaves out a sector without a shortcut is refused by the rule of shortcuts, not of distance', () => {
  const game = table({ units: { marines: ['corridors a', 'corridors b'] } });
  expect(game.refusalByRule(route(0, [1]))).toBe('wrong-distance TH-3.2');
  expect(game.refusalByRule(route(0, [2, 3]))).toBe('no-shortcut-there TH-3.3');
  expect(game.refusalByRule(route(0, [1, 1]))).toBe('no-lingering-there TH-20.12');
  expect(game.refusalByRule(route(0, [1, 2]))).toBeUndefined();
});

test('[TH-R3] a shortcut is left out once in a movement; in the starting sector it does nothing on leaving', () => {
  const four = { factions: ['marines', 'pandora'], units: { marines: ['corridors a', 'corridors b', 'corridors c'] } } as const;
  const ahead = table({ ...four, cards: { 'control-room': ['service-passage'] }, players: { marines: { bonus: ['gateway', 'gateway'] } } });
  expect(ahead.ends('marines 1')).toEqual(['corridors', 'tech-bay']);
  ahead.bonus('gateway').bonus('gateway');
  // Five points on a ring of four: past the Control Room in the first round, not in the second.
  expect(ahead.refusalByRule(route(0, [2, 3, 0, 2, 3]))).toBe('no-shortcut-there TH-R3');
  const start = table({ ...four, cards: { corridors: ['service-passage'] } });
  expect(start.ends('marines 1')).toEqual(['tech-bay']);
});

test('tokens: an enemy’s unit, an enemy’s card and an empty slot have a rule each', () => {
  const game = table({
    units: { marines: ['tech-bay a'], aliens: ['alien-hive a'] },
    players: { marines: { upgrades: 3 } },
    cards: { corridors: ['habitat'] },
  });
  expect(game.refusalByRule({ type: 'upgrade-unit', unit: game.unitNumber('aliens 1') })).toBe('not-your-unit TH-12.2');
  expect(game.refusalByRule({ type: 'upgrade-card', card: game.spot('corridors 0') })).toBe('not-your-card TH-R65');
  expect(game.refusalByRule({ type: 'upgrade-card', card: game.spot('corridors 1') })).toBe('no-card-there TH-12.3');
});

test('Clear Base is for enemy cards in one’s own sector', () => {
  const game = table({
    units: { marines: ['control-room a'] },
    cards: { 'landing-platform': ['landmine', 'habitat'], corridors: ['vent'] },
  }).move('marines 1', 'landing-platform a');
  expect(game.asks).toBe('own-sector');
  const clear = (card: string) => game.refusalByRule({ type: 'clear-base', card: game.spot(card) });
  expect(clear('landing-platform 0')).toBe('not-an-enemys-card TH-6.4');
  expect(clear('landing-platform 2')).toBe('no-card-there TH-6.4');
  expect(clear('corridors 0')).toBe('not-this-sector TH-6.4');
  expect(clear('landing-platform 1')).toBeUndefined();
});

test('the Malfunction token goes on an enemy’s card', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    cards: { corridors: ['landmine', 'vent', 'tentacles'] },
  }).move('marines 1', 'control-room a');
  expect(game.asks).toBe('put-malfunction');
  const put = (card: string) => game.refusalByRule({ type: 'aim-at-card', card: game.spot(card) });
  expect(put('corridors 0')).toBe('not-an-enemys-card TH-13.1');
  expect(put('corridors 3')).toBe('no-card-there TH-13.1');
  expect(put('corridors 1')).toBeUndefined();
});

test('an Embryo captures neither what Pandora holds nor an empty slot', () => {
  const game = table({
    factions: ['marines', 'pandora'],
    you: 'pandora',
    units: {
      pandora: [{ kind: 'warrior', at: 'corridors a' }],
    },
    cards: { 'control-room': [{ card: 'fire', captor: 'catcher 1', takes: 'for-good' }, 'armory'] },
  }).move('warrior 1', 'control-room a');
  expect(game.asks).toBe('capture');
  const capture = (card: string) => game.refusalByRule({ type: 'aim-at-card', card: game.spot(card) });
  expect(capture('control-room 0')).toBe('not-an-enemys-card TH-16.4');
  expect(capture('control-room 2')).toBe('no-card-there TH-16.4');
  expect(capture('control-room 1')).toBeUndefined();
});

test('“not now” names the question that is open', () => {
  const moving = table({ units: { marines: ['corridors a'] } });
  expect(moving.refusalByRule({ type: 'skip-pending' })).toBe('not-now TH-3.1');
  const later = table({ units: { marines: ['alien-hive a'] }, pending: { corridors: ['fire'] } }).move('marines 1', 'corridors a');
  expect(later.asks).toBe('pending-cards');
  expect(later.refusalByRule({ type: 'go-on' })).toBe('not-now TH-7.1');
  const first = opened();
  expect(first.refusalByRule({ type: 'go-on' })).toBe('not-now TH-2.5');
  expect(first.refused({ type: 'go-on' })?.values).toEqual({ asked: 'install-first' });
});

test('inside a step cards are refused by one ruling and tokens by another', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { upgrades: 1, hand: ['grenade'] } },
    cards: { corridors: ['vent', 'tentacles'] },
  })
    .move('marines 1', 'control-room a')
    .passOn();
  expect(game.asks).toBe('put-malfunction');
  expect(game.refusalByRule({ type: 'upgrade-unit', unit: 0 })).toBe('not-inside-a-step TH-R24');
  expect(game.refusalByRule({ type: 'play-instant', card: 'grenade', target: { kind: 'none' } })).toBe('not-inside-a-step TH-R23');
});

test('a slot is taken by the rule of what is done with it', () => {
  const game = table({
    units: { marines: ['alien-hive a'] },
    pending: { corridors: ['fire'] },
    cards: { 'tech-bay': ['vent'] },
  }).move('marines 1', 'corridors a');
  const from = game.spot('corridors pending 0');
  expect(game.refusalByRule({ type: 'install', from, to: game.spot('tech-bay 0') })).toBe('slot-taken TH-7.6');
  expect(game.refusalByRule({ type: 'fill-pending', spot: from })).toBe('slot-taken TH-7.2');
});

test.each([
  ['malfunction', { malfunction: 'tech-bay 0' }, 'defense-system', 'TH-13.2'],
  ['deactivation', {}, { card: 'defense-system', deactivated: true }, 'TH-17.9'],
  ['enemy-card', {}, 'defense-system', 'TH-18.12'],
] as const)('a card that is off by %s is off by its own rule', (by, more, system, rule) => {
  const game = table({
    factions: ['scientists', 'aliens'],
    units: { scientists: ['corridors a'] },
    cards: {
      'control-room': ['remote-control'],
      'tech-bay': by === 'enemy-card' ? [system, 'creepers'] : [system],
      'science-lab': ['mini-lab'],
    },
    ...more,
  }).move('scientists 1', 'control-room a');
  expect(game.asks).toBe('perform');
  const off = game.refused({ type: 'aim-at-card', card: game.spot('tech-bay 0') });
  expect([off?.code, off?.rule, off?.values?.by]).toEqual(['card-off', rule, by]);
});

test('of a whole card the true reason is told', () => {
  const game = table({
    units: { marines: ['corridors a'], aliens: ['alien-hive a'] },
    players: { marines: { hand: ['grenade', 'new-orders'], bonus: ['snap-attack', 'first-aid', 'salvage', 'short-circuit', 'gateway'] } },
  });
  const why = (card: Parameters<typeof refuseCard>[2]) => refuseCard(game.state, 0, card)?.code;
  expect(why({ type: 'play-instant', card: 'grenade' })).toBe('no-enemy-near');
  expect(why({ type: 'play-instant', card: 'new-orders' })).toBeUndefined();
  expect(why({ type: 'play-instant', card: 'acid-blood' })).toBe('card-not-in-hand');
  expect(why({ type: 'play-bonus', from: 0, card: 'snap-attack' })).toBe('nobody-to-hit');
  expect(why({ type: 'play-bonus', from: 0, card: 'first-aid' })).toBe('nothing-to-gain');
  expect(why({ type: 'play-bonus', from: 0, card: 'salvage' })).toBe('no-enemy-pending');
  expect(why({ type: 'play-bonus', from: 0, card: 'short-circuit' })).toBe('no-enemy-card');
  expect(why({ type: 'play-bonus', from: 0, card: 'gateway' })).toBeUndefined();
  expect(refuseCard(game.state, 1, { type: 'play-instant', card: 'grenade' })?.code).toBe('not-asked');
});

test('[TH-11.4] an ally’s unit is refused as an ally’s', () => {
  const game = table({
    factions: ['marines', 'aliens', 'scientists', 'greys'],
    options: { match: 'teams' },
    units: { marines: ['corridors a'], scientists: ['corridors b'], aliens: ['tech-bay a'] },
  });
  expect(game.refusalByRule(route(game.unitNumber('scientists 1'), [1, 2]))).toBe('allys-unit TH-11.4');
  expect(game.refusalByRule(route(game.unitNumber('aliens 1'), [1]))).toBe('not-your-unit TH-3.1');
});

test('no code is left without a rule', () => {
  for (const rules of Object.values(REFUSALS)) {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules).size).toBe(rules.length);
  }
});

test('the next action card is one of the sector, and not one that was performed', () => {
  const game = table({
    factions: ['marines', 'greys'],
    you: 'greys',
    units: { greys: ['control-room a'], marines: ['corridors a', 'damaged-ship a'] },
    cards: { 'landing-platform': ['control', 'amplifier', 'control'], corridors: ['life-scanner'] },
  }).move('greys 1', 'landing-platform a');
  const next = (card: string) => game.refusalByRule({ type: 'resolve-next', card: game.spot(card) });
  expect([next('landing-platform 0'), next('landing-platform 2')]).toEqual([undefined, undefined]);
  expect(next('landing-platform 3')).toBe('not-to-be-resolved TH-5.1');
  expect(next('corridors 0')).toBe('not-to-be-resolved TH-5.1');
  expect(next('landing-platform pending 0')).toBe('not-to-be-resolved TH-5.1');
  game.next('landing-platform 2').lead('marines 2', 'corridors b');
  expect(next('landing-platform 2')).toBe('not-to-be-resolved TH-5.1');
});

test('the next trap is one that waits there', () => {
  const game = table({
    factions: ['marines', 'scientists', 'aliens'],
    units: { marines: ['corridors a'] },
    cards: { 'control-room': ['gripper', 'parasite', null, 'armory'], 'tech-bay': ['gripper'] },
  });
  game.move('marines 1', 'control-room a');
  expect(game.asks).toBe('order-traps');
  const next = (card: string) => game.refusalByRule({ type: 'resolve-next', card: game.spot(card) });
  expect(next('control-room 0')).toBeUndefined();
  expect(next('control-room 3')).toBe('not-to-be-resolved TH-4.4');
  expect(next('tech-bay 0')).toBe('not-to-be-resolved TH-4.4');
});

test('a unit comes from space into an empty room of a sector there is', () => {
  const game = table({ units: { marines: ['space', 'corridors a'] } });
  const enter = (place: number, room: 'a' | 'b') =>
    game.refusalByRule({ type: 'enter-from-space', unit: game.unitNumber('marines 1'), to: { place, room } });
  expect(enter(game.place('corridors'), 'a')).toBe('room-taken TH-9.2');
  expect(enter(99, 'a')).toBe('no-such-sector TH-9.2');
  expect(enter(game.place('corridors'), 'b')).toBeUndefined();
});

test('[TH-2.5] [TH-R22] a first card goes into an empty install slot, and not onto a bonus card', () => {
  const game = opened();
  const [{ card, to: empty }, ...others] = game.legal('install-first');
  const install = (to: Spot) => game.refusalByRule({ type: 'install-first', card, to });
  expect(others.length).toBeGreaterThan(0);
  expect(install({ row: 'slots', place: 0, slot: 99 })).toBe('no-such-slot TH-2.5');
  expect(install({ row: 'slots', place: 0, slot: -1 })).toBe('no-such-slot TH-2.5');
  expect(install({ row: 'slots', place: 99, slot: 0 })).toBe('no-such-slot TH-2.5');
  expect(install({ row: 'pending', place: 0, slot: 0 })).toBe('no-such-slot TH-2.5');
  const place = game.state.sectors.findIndex(({ bonus }) => bonus.some((one) => one !== null));
  const slot = game.state.sectors[place].bonus.findIndex((one) => one !== null);
  expect(install({ row: 'slots', place, slot })).toBe('bonus-card-there TH-R22');
  game.act({ type: 'install-first', card, to: empty });
  const [next] = game.legal('install-first');
  expect(game.refusalByRule({ ...next, to: empty })).toBe('slot-taken TH-2.5');
});

test('[TH-2.6] the first units begin in empty rooms of their own sector', () => {
  const game = opened();
  for (let count = 0; count < 20 && game.asks !== 'place-unit'; count++) {
    const [seat] = theseus.asked(game.state);
    game.act(theseus.legal(game.state, seat)[0]);
  }
  const places = new Set(game.legal('place-unit').map(({ to }) => to.place));
  expect(places.size).toBe(1);
  const [{ to }] = game.legal('place-unit');
  const elsewhere = { ...to, place: (to.place + 1) % game.state.sectors.length };
  expect(game.refusalByRule({ type: 'place-unit', to: elsewhere })).toBe('not-your-sector TH-2.6');
  const faction = game.asked;
  game.act({ type: 'place-unit', to });
  expect(game.asked).toBe(faction);
  expect(game.refusalByRule({ type: 'place-unit', to })).toBe('room-taken TH-2.6');
});
