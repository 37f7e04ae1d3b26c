import { expect, test } from 'vitest';
import { discarding, table } from '../testing/table.ts';

test('[RG-4.6] [RG-R23] the discards become the supply the moment its last card is taken, in the middle of a draw too', () => {
  const game = table({
    phases: ['explore'],
    supply: ['artist-colony'],
    discard: ['gem-world', 'spice-world', 'comet-zone'],
    players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'] }],
  });
  expect(game.player(0).seen[0]).toBe('artist-colony');
  expect(['gem-world', 'spice-world', 'comet-zone']).toContain(game.player(0).seen[1]);
  expect(game.events.filter(({ type }) => type === 'reshuffled')).toHaveLength(1);
});

test('[RG-R23] the card that Gambling World turns up is not shuffled into the supply it was the last of', () => {
  const game = table({
    phases: ['consume'],
    supply: ['artist-colony'],
    discard: ['gem-world'],
    players: [{ tableau: ['gambling-world'] }, {}],
  });
  game.act(0, { type: 'gamble', number: 7 });
  expect(game.state.piles[0]).toEqual({ deck: ['gem-world'], discard: ['artist-colony'] });
});

test('[RG-4.6] a supply that ran out when there were no discards is made of the next ones', () => {
  const game = table({
    phases: ['explore', 'settle'],
    supply: [],
    players: [{ tableau: ['old-earth'], hand: ['artist-colony', 'gem-world'], actions: ['settle'] }, { tableau: ['new-sparta'] }],
  });
  // Both piles are empty: nothing is drawn.
  expect(game.hand(0)).toHaveLength(2);
  game.place(0, 'artist-colony').pass(1);
  // The card that was paid comes back as the bonus.
  expect(game.hand(0)).toEqual(['gem-world']);
});

test('[RG-4.6] [RG-9.5] where no card is left for a good none is produced, and none is counted', () => {
  const tableau = ['artist-colony', 'volcanic-world', 'diversified-economy'];
  const game = table({ phases: ['produce'], supply: ['rebel-base'], players: [{ tableau }, { tableau: ['new-sparta'] }] });
  expect([game.goods(0), game.player(0).produced]).toEqual([['artist-colony'], [1, 0, 0, 0]]);
});

test('[RG-4.6] goods are not part of the supply', () => {
  const game = table({
    phases: ['explore'],
    supply: ['rebel-base'],
    players: [{ tableau: ['old-earth', { card: 'gem-world', good: true }] }, { tableau: ['new-sparta'] }],
  });
  expect([game.hand(0), game.goods(0)]).toEqual([['rebel-base'], ['gem-world']]);
  expect(game.refusal(0, discarding('rebel-base'))).toBe('not-asked');
});
