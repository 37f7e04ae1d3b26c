import { expect, test } from 'vitest';
import { placing, table } from '../testing/table.ts';

test('[RG-7.4] [RG-R9] Military against alien technology adds up with itself and with total Military; a grey world has no kind', () => {
  const tableau = ['new-sparta', 'alien-rosetta-stone-world', 'alien-tech-institute', 'deserted-alien-world'];
  const game = table({ players: [{ tableau }, {}] });
  expect([game.force(0, 'lost-alien-warship'), game.force(0, 'rebel-base'), game.totalMilitary(0)]).toEqual([8, 2, 2]);
});

test('[RG-7.4] Military against Rebels counts for military worlds with that word alone', () => {
  const game = table({ players: [{ tableau: ['new-sparta', 'galactic-imperium'] }, {}] });
  expect([game.force(0, 'rebel-base'), game.force(0, 'pirate-world'), game.totalMilitary(0)]).toEqual([6, 2, 2]);
});

test('[RG-7.3] total Military is permanent and general, minus points included', () => {
  const game = table({
    players: [{ tableau: ['contact-specialist', 'refugee-world', 'drop-ships', 'alien-rosetta-stone-world', 'new-military-tactics'] }, {}],
  });
  expect(game.totalMilitary(0)).toBe(-1 - 1 + 3);
});

test('[RG-7.4] Military bought in this phase counts against the world it was bought for, and against the second', () => {
  const game = table({
    phases: ['settle', 'produce'],
    players: [
      {
        tableau: ['new-sparta', 'space-mercenaries', 'improved-logistics'],
        hand: ['malevolent-lifeforms', 'hive-world', 'gem-world', 'spice-world', 'rebel-colony'],
      },
      {},
    ],
  });
  // New Sparta 2 and Space Mercenaries 1: a card is missing for a defense of 4.
  expect(game.force(0, 'malevolent-lifeforms')).toBe(3);
  game.place(0, 'malevolent-lifeforms').pay(0, ['space-mercenaries'], 2).discard(0, 'gem-world', 'spice-world');
  expect(game.force(0, 'rebel-colony')).toBe(5);
  game.place(0, 'rebel-colony');
  expect(game.tableau(0)).toContain('rebel-colony');
  // [RG-7.7] It ends with the phase.
  expect(game.force(0, 'hive-world')).toBe(3);
});

test('[RG-7.7] Space Mercenaries are used once per phase: not again for the second world, even with a card left to buy for', () => {
  const game = table({
    phases: ['settle'],
    players: [
      {
        tableau: ['new-sparta', 'space-mercenaries', 'improved-logistics'],
        hand: ['malevolent-lifeforms', 'rebel-outpost', 'gem-world', 'spice-world'],
      },
      {},
    ],
  });
  game.place(0, 'malevolent-lifeforms').pay(0, ['space-mercenaries'], 1).discard(0, 'gem-world');
  // 2 + 1, and 1 bought: one more would be enough for a defense of 5.
  expect(game.force(0, 'rebel-outpost')).toBe(4);
  expect(game.why(0, placing('rebel-outpost'))).toBe('cannot-conquer RG-7.2');
});

test('[RG-7.4] Military of New Military Tactics, discarded for the first world, is still there for the second', () => {
  const game = table({
    phases: ['settle'],
    players: [{ tableau: ['old-earth', 'new-military-tactics', 'improved-logistics'], hand: ['pirate-world', 'rebel-warrior-race'] }, {}],
  });
  game.place(0, 'pirate-world');
  expect(game.tableau(0)).not.toContain('new-military-tactics');
  game.place(0, 'rebel-warrior-race');
  expect(game.tableau(0)).toEqual(['old-earth', 'improved-logistics', 'pirate-world', 'rebel-warrior-race']);
});
