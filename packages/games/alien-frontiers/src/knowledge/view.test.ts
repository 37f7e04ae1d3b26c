import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { pile, ship, table } from '../testing/table.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { view } from './view.ts';

test('[AF-17.1] everybody sees the cards of everybody, and nobody uses or gets a card of a kind twice', () => {
  const game = table({
    rolled: [2, 4, 4],
    display: ['booster-pod', 'stasis-beam', 'data-crystal'],
    players: { red: { fuel: 3, cards: ['booster-pod'] }, green: { cards: ['stasis-beam', 'alien-city'] } },
  });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(view(game.state, viewer).players.map(({ cards }) => cards)).toEqual([['booster-pod'], ['stasis-beam', 'alien-city'], [], []]);
  }
  expect(game.whyRule({ type: 'use-power', card: 'stasis-beam', target: ship(2) })).toBe('AF-17.1');
  expect(game.whyRule({ type: 'discard-card', card: 'stasis-beam', target: pile('alien-city') })).toBe('AF-17.1');
  game.dockEach('alien-artifact', [4, 4]);
  expect(game.why({ type: 'claim-card', card: 'booster-pod' })).toBe('already-own-card');
  game.act({ type: 'claim-card', card: 'stasis-beam' });
  expect(game.you.cards).toEqual(['booster-pod', 'stasis-beam']);
});

test('[AF-17.1] [AF-10.5] a stolen card of a kind that the raider has is no second copy', () => {
  const game = table({ rolled: [4, 5, 6], players: { red: { cards: ['booster-pod'] }, green: { cards: ['booster-pod'] } } });
  game.dock('raiders-outpost', [4, 5, 6]).stealCard('green', 'booster-pod');
  expect([game.you.cards, game.player('green').cards, game.state.discard]).toEqual([['booster-pod'], [], ['booster-pod']]);
});

test('[AF-17.8] hidden are the order of the deck and the dice to come, and nothing else', () => {
  const { state } = table({ rolled: [2, 3], discard: ['alien-city'], docks: { 'lunar-mine': { green: [3] } } });
  const other = clone(state);
  other.deck.reverse();
  other.chance = chanceFromSeed('another');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(view(other, viewer)).toEqual(view(state, viewer));
    expect({ ...view(state, viewer), viewer: 0 }).toEqual(view(state, 0));
  }
  // Everything else is told: what differs elsewhere can be seen.
  expect(view(table({ rolled: [2, 3], docks: { 'lunar-mine': { green: [4] } } }).state, 1)).not.toEqual(view(state, 1));
});

test('[AF-17.8] an imagined deck has every card nobody sees, in an order of its own', () => {
  const { state } = table({ rolled: [2], discard: ['alien-city'], players: { blue: { cards: ['data-crystal', 'plasma-cannon'] } } });
  const orders = new Set<string>();
  for (let nth = 0; nth < 10; nth++) {
    const world = imagine(view(state, 0), chanceFromSeed(`world ${nth}`));
    check(world);
    expect([...world.deck].sort()).toEqual([...state.deck].sort());
    orders.add(world.deck.join());
  }
  expect(orders.size).toBe(10);
});
