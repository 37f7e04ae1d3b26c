import { expect, test } from 'vitest';
import { poolOf } from '../cards/decks.ts';
import { CARDS } from '../cards/titles.ts';
import { begun, opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

/** "Ring R" of the examples. */
const RING = ['corridors', 'control-room', 'alien-hive', 'tech-bay', 'landing-platform'];

test('[TH-E1] the Hive is the first faction sector after the Corridors, so the Aliens begin', () => {
  expect(table({ ring: RING }).state.order).toEqual([1, 0]);
  const state = begun({ options: { faction1: 'aliens', faction2: 'marines' } });
  expect(state.sectors.map(({ id }) => id)).toEqual(RING);
  expect(state.players[state.turn.seat].faction).toBe('aliens');
});

test('[TH-E2] level by level: at first exactly the fifteen of level 0, then cards of 0-1, then of 0-2', () => {
  for (const faction of ['marines', 'aliens', 'scientists', 'greys'] as const) {
    expect(poolOf(faction, 'level-0')).toHaveLength(15);
    expect(poolOf(faction, 'level-1').length).toBeGreaterThan(15);
    expect(poolOf(faction, 'level-2').length).toBeGreaterThan(poolOf(faction, 'level-1').length);
    expect(poolOf(faction, 'all')).toHaveLength(25);
  }
  for (const [deck, highest] of [['level-0', 0] as const, ['level-1', 1] as const, ['level-2', 2] as const]) {
    const { state } = opened({ options: { decks: deck } });
    for (const player of state.players) {
      expect(player.deck).toHaveLength(15);
      expect(player.deck.every((card) => CARDS[card].copies.slice(0, highest + 1).some((count) => count > 0))).toBe(true);
      if (deck === 'level-0') expect([...player.deck].sort()).toEqual(poolOf(player.faction, deck).sort());
    }
  }
});

test('[TH-E3] boards are placed one by one in any order, and the order of turns is read off the finished ring', () => {
  const game = opened({ seats: 3, options: { ring: 'drafted' } });
  expect(game.asks).toBe('place-board');
  game.act({ type: 'place-board', board: 'landing-platform', at: 1 });
  game.act({ type: 'place-board', board: 'science-lab', at: 1 });
  game.act({ type: 'place-board', board: 'tech-bay', at: 3 });
  game.act({ type: 'place-board', board: 'control-room', at: 2 });
  game.act({ type: 'place-board', board: 'alien-hive', at: 5 });
  expect(game.state.sectors.map(({ id }) => id)).toEqual([
    'corridors',
    'science-lab',
    'control-room',
    'landing-platform',
    'tech-bay',
    'alien-hive',
  ]);
  expect(game.state.order.map((seat) => game.state.players[seat].faction)).toEqual(['scientists', 'marines', 'aliens']);
});

// [TH-E4] Five sectors with 2, 4, 1, 2 and no units, three players of whom one is Pandora.
test.each([
  ['marines', 'marines 1', 'tech-bay'],
  ['aliens', 'aliens 1', 'corridors'],
  ['pandora', 'pandora 1', 'landing-platform'],
  ['pandora', 'pandora 2', 'corridors'],
] as const)('[TH-E4] a unit of the %s, %s, must end in %s', (you, unit, end) => {
  const game = table({
    factions: ['marines', 'aliens', 'pandora'],
    ring: ['corridors', 'control-room', 'tech-bay', 'landing-platform', 'alien-hive'],
    marker: { place: 'control-room' },
    you,
    units: {
      marines: ['corridors a', 'corridors b', 'control-room a'],
      aliens: ['control-room b', 'control-room c', 'control-room d'],
      pandora: ['tech-bay a', 'landing-platform a', 'landing-platform b'],
    },
  });
  expect(game.ends(unit)).toEqual([end]);
});

/** The turn example of the book. */
function turnExample() {
  return table({
    ring: RING,
    you: 'aliens',
    units: {
      marines: ['corridors a', 'corridors b', 'corridors c'],
      aliens: ['alien-hive a upgraded', 'alien-hive b', 'space'],
    },
    cards: {
      'landing-platform': ['vent'],
      corridors: ['landmine', 'battle-position', null, 'tentacles', 'alien-assault'],
    },
    pending: { corridors: ['fire'] },
  });
}

test('[TH-E5] two points: on to the Landing Platform, or past it by the Vent into the Corridors; the Tech Bay is no end', () => {
  const game = turnExample();
  expect(game.ends('aliens 1')).toEqual(['corridors', 'landing-platform']);
  const routes = game.legal('move-unit').filter(({ unit, to }) => unit === game.unitNumber('aliens 1') && to.place === 0);
  expect(routes.map(({ route }) => route)).toEqual([[3, 0]]); // the only free room
});

test('[TH-E6] [TH-E7] [TH-E8] [TH-E9] [TH-E10] the whole turn: Landmine, Minor Assault, Assault card, Corridors, pending card', () => {
  const game = turnExample();
  const top = game.player('aliens').deck.at(-1);
  const deck = game.player('aliens').deck.length;
  game.move('aliens 1', 'corridors d');
  expect(game.life('aliens')).toBe(18); // the Landmine
  expect(game.player('marines').discard).toEqual(['landmine']);
  const wounds = game.told('wounded').filter(({ seat }) => seat === game.seat('marines'));
  expect(wounds).toHaveLength(9); // three by the Minor Assault, three by the card, three by the Corridors
  expect(game.life('marines')).toBe(11);
  const stages = game.events
    .filter(({ type }) => ['trap-sprung', 'assault-began', 'card-performed'].includes(type))
    .map(({ type }) => type);
  expect(stages).toEqual(['trap-sprung', 'assault-began', 'card-performed', 'assault-began', 'assault-began']);
  expect(game.told('unit-ejected')).toEqual([]);
  expect(game.told('card-performed').map(({ card }) => card)).toEqual(['alien-assault']);
  expect(game.asks).toBe('pending-cards');
  game.act({ type: 'replace-pending', spot: game.spot('corridors pending 0') });
  expect(game.pending('corridors pending 0')).toBe(top);
  expect(game.player('aliens').deck).toHaveLength(deck - 1);
  expect(game.player('marines').discard).toEqual(['landmine', 'fire']);
  expect(game.asked).toBe('marines');
  expect([game.life('aliens'), game.life('marines')]).toEqual([18, 11]);
});

/** The Greys' first unit is about to fill their Ship, where Control lies; the Hive has three units, a Probe of the Greys, and one free room. */
const LED = {
  factions: ['greys', 'aliens'],
  units: {
    greys: ['control-room a upgraded', 'alien-hive c upgraded', 'space'],
    aliens: [
      'damaged-ship a',
      'tech-bay a',
      'alien-hive a upgraded',
      { kind: 'minor-alien', at: 'damaged-ship b' },
      { kind: 'minor-alien', at: 'damaged-ship c' },
      { kind: 'minor-alien', at: 'alien-hive b' },
    ],
  },
  cards: { 'damaged-ship': ['control'], 'alien-hive': ['probe'] },
} as const;

test('[TH-E11] [TH-E21] the steps of an arrival repeat for the unit a card moves, and only the mover attacks', () => {
  const game = table(LED);
  game.move('greys 1', 'damaged-ship d');
  expect(game.data('greys')).toBe(1); // the Minor Assault in the Ship, before the card
  expect(game.asks).toBe('perform');
  game.lead('aliens 2', 'alien-hive d');
  const arrivals = game.events.filter(({ type }) => ['unit-moved', 'trap-sprung', 'assault-began', 'card-performed'].includes(type));
  expect(arrivals.map(({ type }) => type)).toEqual([
    'unit-moved',
    'assault-began',
    'card-performed',
    'unit-moved',
    'trap-sprung',
    'assault-began',
  ]);
  expect(game.told('assault-began')).toEqual([
    { type: 'assault-began', seat: 0, place: game.place('damaged-ship') },
    { type: 'assault-began', seat: 0, place: game.place('alien-hive') },
  ]);
  expect(game.data('greys')).toBe(4); // the Probe, and the Grey in the Hive
  expect(game.life('greys')).toBe(20); // the upgraded Alien there does not strike back
});

test('[TH-E12] into a full sector: who used the card picks the unit that goes into space', () => {
  const scene = { ...LED, units: { ...LED.units, greys: ['control-room a upgraded', 'alien-hive c upgraded', 'alien-hive d'] } };
  const rooms = (game: ReturnType<typeof table>) =>
    game.legal('lead-unit').filter(({ unit, to }) => unit === game.unitNumber('aliens 2') && to.place === game.place('alien-hive'));
  const game = table(scene).move('greys 1', 'damaged-ship d');
  expect(game.asked).toBe('greys');
  expect(rooms(game).map(({ to }) => to.room)).toEqual(['a', 'b', 'c', 'd']);
  game.lead('aliens 2', 'alien-hive a');
  expect(game.at('aliens 3')).toBe('space'); // of the moved unit's own faction
  const other = table(scene).move('greys 1', 'damaged-ship d').lead('aliens 2', 'alien-hive d');
  expect(other.at('greys 3')).toBe('space'); // his own
  expect(other.at('aliens 2')).toBe('alien-hive d');
});

test('[TH-E13] the mover may eject his own unit and takes its room; traps follow, then the Minor Assault', () => {
  const game = table({
    ring: RING,
    units: {
      marines: ['control-room a', 'alien-hive d', 'space'],
      aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'],
    },
    cards: { 'alien-hive': { 3: 'tentacles' } },
  });
  game.move('marines 1', 'alien-hive d');
  expect([game.at('marines 1'), game.at('marines 2')]).toEqual(['alien-hive d', 'space']);
  const stages = game.events.filter(({ type }) => ['unit-ejected', 'trap-sprung', 'assault-began'].includes(type));
  expect(stages.map(({ type }) => type)).toEqual(['unit-ejected', 'trap-sprung', 'assault-began']);
  expect([game.life('marines'), game.life('aliens')]).toEqual([19, 19]);
});
