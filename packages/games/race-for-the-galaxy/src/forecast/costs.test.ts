import { silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type Action, costsOf, outlook, raceForTheGalaxy, type State, salePartsOf } from '../index.ts';
import { priceOf } from '../rules/trade.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';

const sum = (parts: readonly { readonly amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

/** Every sum a table shows must come to what the rules costsOf with. */
function expectSums(state: State, seat: number): number {
  const player = state.players[seat];
  const step = player.pending.at(-1);
  if (step?.do === 'sell') {
    player.tableau.forEach((placed, at) => {
      if (placed.good === undefined) return;
      expect(sum(salePartsOf(state, seat, { at, withTrade: true }))).toBe(priceOf(state, player, { at, withTrade: true }));
    });
    return 1;
  }
  if (step?.do !== 'place' && step?.do !== 'pay') return 0;
  const cards = step.do === 'pay' ? [player.tableau[step.at].card] : player.hand;
  for (const card of cards) {
    const { printed, price, force, ways } = costsOf(state, seat, { card, isPlaced: step.do === 'pay' });
    if (force !== undefined) expect(sum(force.from)).toBe(force.total);
    if (price === undefined) expect(ways.every((way) => way.cards === 0 || way.use.length > 0)).toBe(true);
    else expect(price.cards).toBe(Math.max(0, printed - sum(price.less)));
    const plain = ways.find(({ use }) => use.length === 0);
    if (force !== undefined) expect(plain !== undefined).toBe(force.total >= printed);
    else if (plain !== undefined) expect(plain.cards).toBe(price?.cards);
  }
  return 1;
}

test('the sums behind prices, Military and sales come to what the rules costsOf with, in every kind of match', () => {
  let looked = 0;
  OPTION_SETS.forEach(({ seats, options }, index) => {
    playRandomly(
      { seats, options, seed: `sums ${index}` },
      {
        see: (state, { seat }) => {
          looked += expectSums(state, seat);
        },
      },
    );
  });
  expect(looked).toBeGreaterThan(200);
});

test('an action promises what the phase then offers', () => {
  const choosing = raceForTheGalaxy.position({
    players: [
      {
        tableau: ['investment-credits', { card: 'gem-world', good: true }, 'space-marines'],
        hand: ['public-works', 'galactic-federation', 'rebel-base'],
      },
      {},
    ],
  });
  expect(choosing.stage).toBe('choose');
  expect(outlook(choosing, 0, 'explore-5')).toEqual({ phase: 'explore', seen: 7, kept: 1 });
  expect(outlook(choosing, 0, 'explore-1-1')).toEqual({ phase: 'explore', seen: 3, kept: 2 });
  expect(outlook(choosing, 0, 'develop')).toEqual({ phase: 'develop', placeable: ['public-works'] });
  expect(outlook(choosing, 0, 'settle')).toEqual({ phase: 'settle', placeable: [] });
  expect(outlook(choosing, 0, 'produce')).toEqual({ phase: 'produce', goods: 0 });
  const developing = raceForTheGalaxy.clone(choosing);
  const both: Action = { type: 'choose-actions', actions: ['develop'] };
  for (const seat of [0, 1]) raceForTheGalaxy.apply(developing, seat, both, silent);
  expect(raceForTheGalaxy.legal(developing, 0)).toEqual([{ type: 'place', card: 'public-works' }, { type: 'pass' }]);
});
