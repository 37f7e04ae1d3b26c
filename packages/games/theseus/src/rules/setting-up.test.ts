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

test('[TH-2.2] [TH-22.12] a board that is left goes to any place after the Corridors, and to no other', () => {
  const game = opened({ seats: 2, options: { ring: 'drafted', faction1: 'marines', faction2: 'aliens' } });
  const boards = ['control-room', 'landing-platform', 'tech-bay', 'alien-hive'] as const;
  expect(game.legal('place-board').map(({ board, at }) => `${board} ${at}`)).toEqual(boards.map((board) => `${board} 1`));
  expect(game.refusalByRule({ type: 'place-board', board: 'science-lab', at: 1 })).toBe('board-not-left TH-2.2');
  for (const at of [0, 2, 1.5]) {
    expect(game.refusalByRule({ type: 'place-board', board: 'tech-bay', at })).toBe('no-such-place TH-22.12');
  }
  const [first] = game.state.players.map(({ seat }) => seat);
  game.act({ type: 'place-board', board: 'tech-bay', at: 1 });
  expect(game.told('board-placed')).toEqual([{ type: 'board-placed', seat: first, board: 'tech-bay', at: 1 }]);
  expect(game.refusalByRule({ type: 'place-board', board: 'tech-bay', at: 1 })).toBe('board-not-left TH-2.2');
  expect(game.legal('place-board').map(({ at }) => at)).toEqual([1, 2, 1, 2, 1, 2]);
  expect(game.refusalByRule({ type: 'place-board', board: 'alien-hive', at: 3 })).toBe('no-such-place TH-22.12');
});

test('[TH-2.2] boards are laid in turn, one player after the other', () => {
  const game = opened({ seats: 2, options: { ring: 'drafted', faction1: 'marines', faction2: 'aliens' } });
  const by = [];
  while (game.asks === 'place-board') {
    by.push(game.asked);
    game.act(game.legal('place-board')[0]);
  }
  expect(by).toEqual(['marines', 'aliens', 'marines', 'aliens']);
});

test('[TH-11.2] an alliance takes one of its own two boards, and its choice is told', () => {
  const game = opened({
    seats: 4,
    options: { match: 'teams', faction1: 'marines', faction2: 'scientists', faction3: 'aliens', faction4: 'greys' },
  });
  expect(game.asks).toBe('choose-alliance-sector');
  const [own, other] = game.legal('choose-sector').map(({ sector }) => sector);
  expect([own, other].sort()).toEqual(['alien-hive', 'landing-platform']);
  expect(game.refusalByRule({ type: 'choose-sector', sector: 'science-lab' })).toBe('not-your-alliances TH-11.2');
  game.act({ type: 'choose-sector', sector: 'alien-hive' });
  expect(game.told('sector-chosen')).toMatchObject([{ sector: 'alien-hive' }]);
  expect(game.legal('choose-sector').map(({ sector }) => sector)).toContain('science-lab');
  game.act({ type: 'choose-sector', sector: 'science-lab' });
  expect(game.state.sectors.map(({ id }) => id)).toEqual(['corridors', 'control-room', 'alien-hive', 'tech-bay', 'science-lab']);
  expect(game.state.boardsLeft).toEqual([]);
});

test('[TH-16.2] Pandora’s marker goes beside any sector there is, on either side', () => {
  const game = opened({ options: { faction1: 'marines', faction2: 'pandora' } });
  expect(game.legal('place-marker')).toHaveLength(2 * game.state.sectors.length);
  expect(game.refusalByRule({ type: 'place-marker', place: game.state.sectors.length, side: 'left' })).toBe('no-such-sector TH-16.2');
  game.act({ type: 'place-marker', place: 1, side: 'left' });
  expect(game.told('marker-placed')).toMatchObject([{ seat: game.seat('pandora'), marker: { place: 1, side: 'left' } }]);
  expect(game.told('order-set')).toMatchObject([{ order: game.state.order }]);
});

test('[TH-2.4] a chosen card is told, and fifteen are picked, one by one', () => {
  const game = opened({ options: { decks: 'chosen', faction1: 'marines', faction2: 'aliens' } });
  for (const faction of ['marines', 'aliens'] as const) {
    for (let nth = 0; nth < 15; nth++) {
      expect([game.asks, game.asked]).toEqual(['choose-deck', faction]);
      game.act(game.legal('choose-card')[0]);
    }
  }
  expect(game.asks).not.toBe('choose-deck');
  expect(game.told('card-chosen')).toHaveLength(30);
  expect(game.state.players.map(({ deck }) => deck.length)).toEqual([15, 15]);
});
