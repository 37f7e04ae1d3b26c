import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { DECK_SIZE } from '../cards/decks.ts';
import { theseus } from '../index.ts';
import { isUnderMalfunction, spotOf } from '../rules/in-effect.ts';
import type { State } from '../state.ts';
import { laid } from '../testing/scene.ts';
import { begun, opened } from '../testing/set-up.ts';
import { factionsOf } from './setup.ts';

const ringOf = (state: State) => state.sectors.map(({ id }) => id);
const factionsInOrder = (state: State) => state.order.map((seat) => state.players[seat].faction);

test('[TH-2.1] a faction wished twice, and any, is drawn from the free ones with cards', () => {
  const { options } = opened().state;
  for (let seed = 0; seed < 20; seed++) {
    const chance = chanceFromSeed(`factions ${seed}`);
    const [one, two, three, four] = factionsOf(
      { ...options, faction1: 'greys', faction2: 'greys', faction3: 'any', faction4: 'pandora' },
      4,
      chance,
    );
    expect([one, four]).toEqual(['greys', 'pandora']);
    expect(new Set([one, two, three, four]).size).toBe(4);
    expect(two).not.toBe('pandora');
  }
});

// [TH-2.1] Nowhere means on its sign in the Control Room, as in a described position; the four steps of the end token are all to come.
test.each([2, 3, 4])('[TH-2.1] with %d players no card has the Malfunction token, and the end token is beside its track', (seats) => {
  const state = begun({ seats });
  expect([state.malfunction, state.finalSteps]).toEqual([undefined, 4]);
  const spots = state.sectors.flatMap(({ slots }, place) => slots.map((_, slot) => spotOf(place, slot)));
  expect(spots.filter((spot) => isUnderMalfunction(state, spot))).toEqual([]);
  expect(laid().malfunction).toBeUndefined();
});

test('[TH-2.2] the second player may be the first: their sector comes first, and they begin', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const { state } = opened({ options: { firstPlayer: 'random' }, seed: `first ${seed}` });
    orders.add(factionsInOrder(state).join());
    expect(ringOf(state)[2]).toBe(factionsInOrder(state)[0] === 'marines' ? 'landing-platform' : 'alien-hive');
  }
  expect(orders.size).toBe(2);
});

test('[TH-2.2] a random ring begins with the Corridors and has every board once', () => {
  const rings = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { state } = opened({ seats: 4, options: { ring: 'random' }, seed: `ring ${seed}` });
    expect(ringOf(state)[0]).toBe('corridors');
    expect(new Set(ringOf(state)).size).toBe(7);
    rings.add(ringOf(state).join());
  }
  expect(rings.size).toBeGreaterThan(4);
});

test('[TH-2.3] [TH-2.5] each marked slot has a bonus card, one card is installed and two are pending', () => {
  const state = begun();
  expect(state.sectors.filter(({ bonus }) => bonus.some((card) => card !== null))).toHaveLength(5);
  for (const { seat, deck, hand } of state.players) {
    const installed = state.sectors.flatMap(({ slots }) => slots.filter((card) => card?.owner === seat));
    const pending = state.sectors.flatMap((sector) => sector.pending.filter((card) => card?.owner === seat));
    expect([installed.length + hand.length, pending.length, deck.length]).toEqual([1, 2, 12]);
  }
});

test('[TH-2.5] the first game: five are taken, three installed one at a time in turn', () => {
  const game = opened({ options: { firstGame: true } });
  const seats: number[] = [];
  while (game.asks === 'install-first') {
    seats.push(game.state.order.indexOf(game.seat(game.asked ?? 'marines')));
    game.act(game.legal('install-first')[0]);
  }
  expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
  for (const { deck } of game.state.players) expect(deck).toHaveLength(10);
});

test('[TH-R22] the first cards go to really empty slots, unless the table opens the others', () => {
  const strict = opened();
  const slots = new Set(strict.legal('install-first').map(({ to }) => to?.slot));
  expect([...slots].sort()).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]));
  const marked = strict.spot('corridors 2');
  const card = strict.legal('install-first').find(({ to }) => to !== undefined)?.card ?? 'landmine';
  expect(strict.refusal({ type: 'install-first', card, to: marked })).toBe('bonus-card-there');
  const open = opened({ options: { setUpOnBonus: true } });
  open.act({ type: 'install-first', card, to: marked });
  expect(open.state.players.some(({ bonus }) => bonus.length === 1)).toBe(true);
});

test('[TH-2.4] a chosen deck: as many of a title as it has copies, picked one by one', () => {
  const game = opened({ options: { decks: 'chosen' } });
  for (let picked = 0; picked < 2 * DECK_SIZE.duel; picked++) {
    expect(game.asks).toBe('choose-deck');
    game.act(game.legal('choose-card')[0]);
  }
  expect(game.asks).toBe('install-first');
  for (const { deck, chosen } of game.state.players) expect([...deck].sort()).toEqual([...chosen].sort());
});

test('[TH-2.6] two units at home, then the third anywhere, in turn order', () => {
  const game = opened();
  while (game.asks === 'install-first') game.act(game.legal('install-first')[0]);
  const asked: string[] = [];
  while (game.asks === 'place-unit') {
    const rooms = game.legal('place-unit');
    asked.push(`${game.asked} ${new Set(rooms.map(({ to }) => to.place)).size}`);
    game.act(rooms[0]);
  }
  expect(asked).toEqual(['marines 1', 'marines 1', 'aliens 1', 'aliens 1', 'marines 5', 'aliens 5']);
  expect(game.asks).toBe('move');
});

test('[TH-11.3] in a team match ten cards each: one installed, one pending; and two units', () => {
  const state = begun({ seats: 4, options: { match: 'teams' } });
  for (const { seat, deck, hand } of state.players) {
    const installed = state.sectors.flatMap(({ slots }) => slots.filter((card) => card?.owner === seat));
    const pending = state.sectors.flatMap((sector) => sector.pending.filter((card) => card?.owner === seat));
    const units = state.units.filter((unit) => unit.seat === seat && unit.at >= 0);
    expect([installed.length + hand.length, pending.length, deck.length, units.length]).toEqual([1, 1, 8, 2]);
  }
});

test('[TH-R69] the team ring: alliance A in the first place, either of its boards', () => {
  const game = opened({ seats: 4, options: { match: 'teams' } });
  expect([game.asked, game.asks]).toEqual(['marines', 'choose-alliance-sector']);
  expect(game.legal('choose-sector').map(({ sector }) => sector)).toEqual(['landing-platform', 'science-lab']);
  game.act({ type: 'choose-sector', sector: 'science-lab' }).act({ type: 'choose-sector', sector: 'alien-hive' });
  expect(ringOf(game.state)).toEqual(['corridors', 'control-room', 'science-lab', 'tech-bay', 'alien-hive']);
  expect(factionsInOrder(game.state)).toEqual(['marines', 'aliens', 'scientists', 'greys']);
});

test('[TH-11.2] the player named first in a team match begins, and the alliances alternate', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const game = opened({ seats: 4, options: { match: 'teams', firstPlayer: 'random' }, seed: `team ${seed}` });
    const first = game.state.turn.seat;
    while (game.asks === 'choose-alliance-sector') game.act(game.legal('choose-sector')[1]);
    expect(game.state.order).toEqual([0, 1, 2, 3].map((nth) => (first + nth) % 4));
    orders.add(game.state.order.join());
  }
  expect(orders.size).toBe(4);
});

// [TH-R71] The standard ring of Marines, Aliens and Pandora: Corridors, Control Room, Landing Platform, Tech Bay, Hive.
test.each([
  ['corridors', 'right', 'pandora,marines,aliens'],
  ['corridors', 'left', 'marines,aliens,pandora'],
  ['landing-platform', 'left', 'pandora,marines,aliens'],
  ['landing-platform', 'right', 'marines,pandora,aliens'],
  ['tech-bay', 'left', 'marines,pandora,aliens'],
  ['alien-hive', 'right', 'marines,aliens,pandora'],
] as const)('[TH-R71] the marker at the %s, %s: %s', (place, side, order) => {
  const game = opened({ seats: 3, options: { faction3: 'pandora' } });
  game.act({ type: 'place-marker', place: game.place(place), side });
  expect(factionsInOrder(game.state).join()).toBe(order);
});

test('[TH-R62] of a deck everybody sees the top card alone', () => {
  const state = begun();
  const seen = (top: number, other: number) => {
    const changed = theseus.clone(state);
    const deck = changed.players[0].deck.slice();
    const different = deck.findIndex((card, index) => index < other && card !== deck[top]);
    [deck[top], deck[different]] = [deck[different], deck[top]];
    changed.players[0].deck = deck;
    return [0, 1].map((seat) => JSON.stringify(theseus.view(changed, seat)));
  };
  const now = [0, 1].map((seat) => JSON.stringify(theseus.view(state, seat)));
  const last = state.players[0].deck.length - 1;
  expect(seen(last - 1, last - 1)).toEqual(now);
  expect(seen(last, last)).not.toEqual(now);
});
