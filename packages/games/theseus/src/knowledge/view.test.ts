import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { poolOf } from '../cards/decks.ts';
import { begun, opened } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { view } from './view.ts';

test('[TH-R62] of a deck everybody sees the top card and how many there are, and nothing of the order below', () => {
  const { state } = table({ players: { marines: { deck: ['armory', 'fire', 'grenade'] } } });
  expect(view(state, 1).players[0].pile).toEqual({ count: 3, open: ['armory'] });
  const turned = clone(state);
  turned.players[0].deck = ['fire', 'grenade', 'armory'];
  for (const viewer of [0, 1, 'spectator'] as const) expect(view(turned, viewer)).toEqual(view(state, viewer));
});

test('in the set-up the cards that were drawn are open to all too, until they are placed', () => {
  const game = opened();
  expect(view(game.state, 'spectator').players.map(({ pile }) => [pile.count, pile.open.length])).toEqual([
    [15, 3],
    [15, 3],
  ]);
  const [install] = game.legal('install-first');
  expect(view(game.state, 1).players[0].pile.open).toContain(install.card);
  game.act(install);
  expect(view(game.state, 1).players[0].pile.open).toHaveLength(2);
  const state = begun();
  expect(view(state, 0).players.map(({ pile }) => [pile.count, pile.open.length])).toEqual([
    [12, 1],
    [12, 1],
  ]);
});

test('what is imagined agrees with all that is seen; below the top card lie cards nobody has seen', () => {
  const state = begun({ options: { decks: 'level-1' }, seed: 'imagined' });
  const seen = view(state, 0);
  const orders = new Set<string>();
  for (let nth = 0; nth < 10; nth++) {
    const world = imagine(seen, chanceFromSeed(`world ${nth}`));
    check(world);
    expect(view(world, 0)).toEqual(seen);
    orders.add(world.players[1].deck.join());
  }
  expect(orders.size).toBe(10);
});

test('[TH-22.4] a deck that was picked openly is known but for its order', () => {
  const state = begun({ options: { decks: 'chosen' }, seed: 'picked' });
  const world = imagine(view(state, 1), chanceFromSeed('world'));
  for (const seat of [0, 1]) {
    expect(state.players[seat].chosen).toHaveLength(15);
    expect([...world.players[seat].deck].sort()).toEqual([...state.players[seat].deck].sort());
    expect(world.players[seat].deck).not.toEqual(state.players[seat].deck);
    expect(poolOf(state.players[seat].faction, 'chosen')).toEqual(expect.arrayContaining([...state.players[seat].chosen]));
  }
});
