import { below, chanceFromSeed, type Json, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type Options, raceForTheGalaxy } from '../index.ts';
import { randomPack } from '../testing/random-pack.ts';
import { good, placing, table } from '../testing/table.ts';
import { cardOf } from './cards.ts';
import { canPay, waysToPay } from './payment.ts';

test('[RG-4.3] a card may be placed just where there is a way to pay for it, with home-made cards too', () => {
  const found = { can: 0, cannot: 0, several: 0 };
  const wrong: string[] = [];
  for (let match = 0; match < 12; match++) {
    const chance = chanceFromSeed(`payments ${match}`);
    const pack: Json = JSON.parse(JSON.stringify(randomPack(chance)));
    const options = readOptions<Options>(raceForTheGalaxy.options, { pack }, 2);
    const state = raceForTheGalaxy.setup(options, 2, chance);
    for (let asked = raceForTheGalaxy.asked(state); asked.length > 0; asked = raceForTheGalaxy.asked(state)) {
      const seat = asked[below(chance, asked.length)];
      const legal = raceForTheGalaxy.legal(state, seat);
      raceForTheGalaxy.apply(state, seat, legal[below(chance, legal.length)], silent);
      if (state.stage !== 'settle' && state.stage !== 'develop') continue;
      for (const player of state.players) {
        for (const card of player.hand) {
          const ways = waysToPay(state, player, { card, toSpend: player.hand.length - 1 });
          if (canPay(state, player, cardOf(state, card)) !== ways.length > 0) wrong.push(`${match}: ${card}`);
          if (new Set(ways.map(({ use, cards }) => `${use} ${cards}`)).size < ways.length) wrong.push(`${match}: ${card} twice`);
          found[ways.length > 0 ? 'can' : 'cannot'] += 1;
          if (ways.length > 1) found.several += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(found.can, found.cannot, found.several)).toBeGreaterThan(200);
});

test('[RG-R6] [RG-R7] [RG-R8] Contact Specialist: -1 Military, pays for military worlds without alien goods, with other discounts', () => {
  const game = table({ stage: 'settle', players: [{ tableau: ['alpha-centauri', 'contact-specialist', 'mining-robots'], hand: 7 }, {}] });
  expect(game.totalMilitary(0)).toBe(-1);
  for (const card of [
    'lost-alien-warship',
    'alien-robot-sentry',
    'alien-robot-scout-ship',
    'lost-alien-battle-fleet',
    'damaged-alien-factory',
  ])
    expect(game.ways(0, card)).toEqual([]);
  const paid = (cards: number) => [{ use: ['contact-specialist'], cards }];
  expect(game.ways(0, 'rebel-base')).toEqual(paid(5));
  expect(game.ways(0, 'new-sparta')).toEqual(paid(1));
  // Two discounts for rare worlds, and never below nothing [RG-4.8].
  expect(game.ways(0, 'rebel-miners')).toEqual(paid(0));
});

test('[RG-7.1] [RG-7.5] [RG-4.8] general discounts and those for a kind add up, and a world never costs less than nothing', () => {
  const game = table({ stage: 'settle', players: [{ tableau: ['replicant-robots', 'mining-robots', 'alpha-centauri'], hand: 6 }, {}] });
  expect(['comet-zone', 'new-earth', 'plague-world', 'destroyed-world'].map((card) => game.cost(0, card))).toEqual([0, 1, 1, 0]);
});

test('[RG-7.6] [RG-R11] Colony Ship and Doomed World go so that a world costs nothing, but not one of alien technology, nor to conquer', () => {
  for (const helper of ['colony-ship', 'doomed-world']) {
    const game = table({
      stage: 'settle',
      players: [{ tableau: ['old-earth', helper], hand: ['new-earth', 'deserted-alien-outpost', 'rebel-miners'] }, {}],
    });
    expect(game.ways(0, 'new-earth')).toEqual([{ use: [helper], cards: 0 }]);
    expect(game.why(0, placing('deserted-alien-outpost'))).toBe('cannot-pay RG-4.3');
    expect(game.why(0, placing('rebel-miners'))).toBe('cannot-conquer RG-7.2');
  }
  const settling = table({ phases: ['settle'], players: [{ tableau: ['doomed-world'], hand: ['gem-world'] }, {}] });
  expect(settling.place(0, 'gem-world').tableau(0)).toEqual(['gem-world']);
});

test('[RG-7.7] [RG-E25] Space Mercenaries: up to two cards of the hand for 1 Military each', () => {
  const game = table({ stage: 'settle', players: [{ tableau: ['old-earth', 'space-mercenaries'], hand: 4 }, {}] });
  const fewest = (card: string) =>
    game
      .ways(0, card)
      .map(({ cards }) => cards)
      .sort()[0];
  expect(['rebel-fuel-cache', 'rebel-miners', 'pirate-world', 'malevolent-lifeforms'].map(fewest)).toEqual([0, 1, 2, undefined]);
});

test('[RG-7.7] Military never lowers a payment, payment never adds strength, and a wasteful way is a way too', () => {
  const tableau = ['old-earth', 'new-military-tactics', 'contact-specialist', 'space-mercenaries'];
  const game = table({ stage: 'settle', players: [{ tableau, hand: 8 }, {}] });
  // Paid for: the defense less 1, whether or not New Military Tactics goes as well.
  expect(game.ways(0, 'rebel-base').filter(({ use }) => use.includes('contact-specialist'))).toEqual([
    { use: ['contact-specialist'], cards: 5 },
    { use: ['new-military-tactics', 'contact-specialist'], cards: 5 },
  ]);
  // 1 - 1 + 3 for a defense of 1: with more cards than are needed, too.
  expect(
    game
      .ways(0, 'outlaw-world')
      .filter(({ use }) => use.length === 2 && use.includes('space-mercenaries'))
      .map(({ cards }) => cards),
  ).toEqual([0, 1, 2]);
});

test('[RG-7.6] a good on a card discarded from the tableau goes too', () => {
  const own = [
    { title: 'Lost Moon', kind: 'world', cost: 1, world: 'windfall', good: 'rare', points: 0, settle: [{ do: 'scrap-for-free-world' }] },
  ];
  const game = table({ phases: ['settle'], own, players: [{ tableau: ['old-earth', good('own-0')], hand: ['new-earth'] }, {}] });
  game.place(0, 'new-earth');
  expect(game.tableau(0)).toEqual(['old-earth', 'new-earth']);
  // The moon itself, and the card that was its good.
  expect(game.state.piles[0].discard).toHaveLength(2);
});
