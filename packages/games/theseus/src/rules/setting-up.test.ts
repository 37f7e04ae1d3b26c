import { expect, test } from 'vitest';
import { poolOf } from '../cards/decks.ts';
import { CARDS } from '../cards/titles.ts';
import { RING } from '../testing/scenes.ts';
import { begun, opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';

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

test('[TH-E62] a sector filled in the set-up starts no Minor Assault', () => {
  for (const options of [{}, { match: 'teams' }]) {
    for (let nth = 0; nth < 20; nth++) {
      const state = begun({ seats: 4, options, seed: `full ${nth}` });
      expect(state.players.map(({ life, data }) => [life, data])).toEqual(state.players.map(() => [state.mode === 'teams' ? 20 : 0, 0]));
    }
  }
  // One that is full for certain: Pandora's marker on the sector of the Marines, two units of each.
  const game = opened({ options: { faction1: 'marines', faction2: 'pandora' } });
  game.act({ type: 'place-marker', place: game.place('landing-platform'), side: 'right' });
  const [first] = game.legal('install-first');
  game.act(first);
  for (const room of ['a', 'b', 'c', 'd']) game.act({ type: 'place-unit', to: game.room(`landing-platform ${room}`) });
  expect(game.told('assault-began')).toEqual([]);
  expect(game.state.players.map(({ life }) => life)).toEqual([20, 20]);
});
