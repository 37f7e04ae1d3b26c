import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-10.2] points are chips, printed VP, developments of cost 6 and goals; Doomed World takes one away while it is in the tableau', () => {
  const game = table({
    goals: [{ goal: 'Budget Surplus', holders: [0] }],
    players: [{ chips: 4, tableau: ['doomed-world', 'gem-world', 'public-works', 'galactic-federation'] }, {}],
  });
  expect(game.points(0)).toEqual({ chips: 4, worlds: -1 + 1, developments: 1, 'six-developments': 2 + 1, goals: 3 });
});

test('[RG-10.3] each card counts by the first line that fits it, the development itself too; sums stand beside', () => {
  // Itself 2 as a development of cost 6, the others 1, one of cost 5 among them.
  const federation = table({ players: [{ tableau: ['galactic-federation', 'public-works', 'consumer-markets'] }, {}] });
  expect(federation.worth(0, 'galactic-federation')).toBe(4);
  const order = (tableau: readonly string[]) => table({ players: [{ tableau: [...tableau] }, {}] }).worth(0, 'new-galactic-order');
  // Its own 2; with minus points the sum can be negative.
  expect(order(['new-galactic-order', 'drop-ships'])).toBe(5);
  expect(order(['new-galactic-order', 'contact-specialist', 'refugee-world', 'empath-world', 'pan-galactic-league'])).toBe(-2);
});

test('[RG-E26] [RG-10.3] goal points are no chips', () => {
  const game = table({
    phases: ['consume'],
    goals: [{ goal: 'Innovation Leader', holders: [0] }, { goal: 'Galactic Standard of Living' }],
    players: [{ chips: 4, tableau: ['new-sparta', 'galactic-renaissance'] }, {}],
  });
  expect(game.holders('galactic-standard-of-living')).toEqual([]);
  expect(game.worth(0, 'galactic-renaissance')).toBe(1);
  expect(game.points(0)).toMatchObject({ goals: 3, chips: 4 });
});

test('[RG-E27] Imperium Lords: 2 for each card of the Imperium, itself among them, 1 for another military world', () => {
  const game = table({ players: [{ tableau: ['imperium-lords', 'galactic-imperium', 'imperium-armaments-world', 'new-sparta'] }, {}] });
  expect(game.worth(0, 'imperium-lords')).toBe(7);
});

test('[RG-10.4] a tie goes to hand and goods together; if they are equal too, the place is shared', () => {
  const ranks = (hand: number) =>
    table({
      stage: 'over',
      players: [
        { tableau: ['old-earth', good('plague-world')], hand: 2 },
        { tableau: ['destroyed-world'], chips: 2, hand },
      ],
    }).result?.seats.map(({ points, rank }) => [points, rank]);
  expect(ranks(4)).toEqual([
    [2, 2],
    [2, 1],
  ]);
  expect(ranks(3)).toEqual([
    [2, 1],
    [2, 1],
  ]);
});

// Each beside worlds that its lines do not speak of: gem-world produces novelty, comet-zone rare, plague-world genes.
test.each([
  ['mining-league', ['comet-zone', 'radioactive-world', 'mining-robots', 'mining-conglomerate', 'gem-world'], 2 + 1 + 2 + 2],
  ['free-trade-association', ['gem-world', 'refugee-world', 'consumer-markets', 'expanding-colony', 'comet-zone'], 2 + 1 + 2 + 2],
  ['pan-galactic-league', ['plague-world', 'pre-sentient-race', 'rebel-base', 'contact-specialist', 'gem-world'], 2 + 2 + 1 + 3],
  ['alien-tech-institute', ['alien-robotic-factory', 'alien-rosetta-stone-world', 'gem-world'], 3 + 2 + 2], // itself, by its name
  ['merchant-guild', ['gem-world', 'comet-zone', 'plague-world', 'alien-robotic-factory', 'refugee-world', 'old-earth'], 2 + 2 + 2 + 2],
] as const)('[RG-10.3] %s scores worlds by their kind and whether they produce, and the cards it names', (six, others, points) => {
  expect(table({ players: [{ tableau: [six, ...others] }, {}] }).worth(0, six)).toBe(points);
});
