import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-4.7] [RG-R40] [RG-1.4] hands, goods, discards and the supply are secret; how many there are is open', () => {
  const game = table({
    discard: ['comet-zone', 'rebel-base'],
    players: [
      { tableau: [good('gem-world')], hand: ['public-works', 'spice-world'], chips: 3 },
      { tableau: ['new-sparta'], hand: ['drop-ships'] },
    ],
  });
  const shown = game.view(1);
  expect(shown.players[0]).toMatchObject({ hand: undefined, handCount: 2, chips: 3, tableau: [{ card: 'gem-world', hasGood: true }] });
  expect(shown.piles).toEqual([{ deckCount: game.state.piles[0].deck.length, discardCount: 2 }]);
  const secret = ['public-works', 'spice-world', 'comet-zone', 'rebel-base', game.state.players[0].tableau[0].good ?? ''];
  for (const card of secret) expect(JSON.stringify(shown)).not.toContain(`"${card}"`);
  expect(shown.players[1].hand).toEqual(['drop-ships']);
});

test('[RG-4.7] which cards were paid only their owner hears', () => {
  const game = table({
    phases: ['develop'],
    players: [{ tableau: ['old-earth'], hand: ['export-duties', 'gem-world', 'rebel-base'] }, {}],
  });
  game.place(0, 'export-duties').discard(0, 'gem-world');
  expect(game.events.find(({ type }) => type === 'cards-discarded')).toEqual({
    type: 'cards-discarded',
    seat: 0,
    count: 1,
    because: 'pay-cards',
  });
});
