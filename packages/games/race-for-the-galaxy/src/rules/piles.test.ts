import { silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { CardId } from '../cards/catalogue.ts';
import { position } from '../input/position.ts';
import type { State } from '../state.ts';
import { goodsCount, say } from '../testing/table.ts';
import { beginExplore } from './explore.ts';
import { draw } from './piles.ts';
import { beginProduce } from './produce.ts';

/** The supply runs low: these cards are left, the last drawn first; the rest is out of the way. */
function leave(state: State, cards: readonly CardId[]): void {
  state.piles[0].deck = [...cards];
}

test('[RG-R23] the discards become the supply the moment its last card is taken, in the middle of a draw too', () => {
  const state = position({ players: [{ tableau: ['old-earth'] }, {}], discard: ['gem-world', 'spice-world'] });
  const [pile] = state.piles;
  leave(state, ['artist-colony']);
  draw(state, state.players[0], { count: 2, because: 'explore' }, silent);
  expect(state.players[0].hand[0]).toBe('artist-colony');
  expect([...state.players[0].hand, ...pile.deck].sort()).toEqual(['artist-colony', 'gem-world', 'spice-world']);
  expect(pile.discard).toEqual([]);
});

test('[RG-R23] the card that Gambling World turns up is not shuffled into the supply it was the last of', () => {
  const state = position({
    stage: 'consume',
    discard: ['gem-world'],
    players: [{ tableau: ['gambling-world'], asked: [{ ask: 'gamble', at: 0 }] }, {}],
  });
  leave(state, ['artist-colony']);
  say(state, 0, { type: 'gamble', number: 7 });
  expect(state.piles[0]).toEqual({ deck: ['gem-world'], discard: ['artist-colony'] });
});

test('[RG-4.6] a supply that ran out when there were no discards is made of the next ones; where both are empty nothing is drawn', () => {
  const state = position({ players: [{ tableau: ['old-earth'] }, {}] });
  leave(state, []);
  draw(state, state.players[0], { count: 1, because: 'explore' }, silent);
  expect(state.players[0].hand).toEqual([]);
  state.piles[0].discard.push('gem-world');
  draw(state, state.players[0], { count: 2, because: 'explore' }, silent);
  expect(state.players[0].hand).toEqual(['gem-world']);
});

test('[RG-4.6] [RG-9.5] where no card is left for a good none is produced, and none is counted', () => {
  const state = position({ players: [{ tableau: ['gem-world', 'mining-world'] }, {}] });
  leave(state, ['artist-colony']);
  beginProduce(state, silent);
  expect([goodsCount(state.players[0]), state.players[0].produced]).toEqual([1, [1, 0, 0, 0]]);
});

test('[RG-R24] a short supply is dealt in turn order', () => {
  const state = position({
    players: [{ tableau: ['new-sparta'] }, { tableau: ['old-earth'], actions: ['explore-5'] }, { tableau: ['alpha-centauri'] }],
  });
  leave(state, ['artist-colony', 'gem-world', 'spice-world', 'plague-world', 'rebel-base', 'comet-zone', 'new-economy', 'colony-ship']);
  beginExplore(state, silent);
  // Old Earth, seat 1, is the lowest: then seat 2, then seat 0. What needs no discard is in hand.
  expect(state.players.map(({ seen, hand }) => seen.length + hand.length)).toEqual([0, 7, 1]);
});
