import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-8.2] a good brings cards by its kind, and more by trade powers that fit', () => {
  const goods = ['gem-world', 'comet-zone', 'plague-world', 'alien-robotic-factory'];
  const prices = (more: readonly string[]) => {
    const game = table({ players: [{ tableau: [...goods.map(good), ...more] }, {}] });
    return goods.map((world) => game.price(0, world));
  };
  expect(prices(['new-sparta'])).toEqual([2, 3, 4, 5]);
  expect(prices(['new-sparta', 'spice-world', 'export-duties'])).toEqual([2 + 2 + 1, 4, 5, 6]);
});

test('[RG-8.1] [RG-R17] [RG-R18] who chose Trade must sell a good, if they have one; nobody else sells', () => {
  const game = table({
    phases: ['consume'],
    players: [
      { actions: ['consume-trade'], tableau: ['new-sparta', good('gem-world')] },
      { actions: ['consume-trade'], tableau: ['epsilon-eridani'] },
      { tableau: ['alpha-centauri', good('mining-world')] },
    ],
  });
  expect([0, 1, 2].map((seat) => game.hand(seat).length)).toEqual([2, 0, 0]);
  expect(game.goods(2)).toEqual(['mining-world']);
});

test('[RG-R19] [RG-R20] [RG-E22] more for the good of this world needs it to be on this world; chromosomes are counted, not the word', () => {
  const lab = [
    'clandestine-uplift-lab',
    good('pre-sentient-race'),
    good('avian-uplift-race'),
    good('pirate-world'),
    good('galactic-resort'),
  ];
  const game = table({ players: [{ tableau: lab }, {}] });
  expect([game.price(0, 'pirate-world'), game.price(0, 'galactic-resort')]).toEqual([5, 2]);
  // Two chromosomes: the lab's own, and that of the Avian Uplift Race.
  expect(game.price(0, 'avian-uplift-race')).toBe(6);
  const without = table({ players: [{ tableau: ['clandestine-uplift-lab', good('pre-sentient-race')] }, {}] });
  expect(without.price(0, 'pre-sentient-race')).toBe(5);
});

test('[RG-8.8] sales inside Consume: at the plain price by Black Market Trading World, with all trade powers by Trade League', () => {
  const sold = (by: string) =>
    table({ phases: ['consume'], players: [{ tableau: ['galactic-engineers', by, good('gem-world')] }, {}] }).hand(0).length;
  expect([sold('black-market-trading-world'), sold('trade-league')]).toEqual([2, 2 + 1 + 1]);
});
