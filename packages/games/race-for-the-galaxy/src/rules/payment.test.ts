import { below, chanceFromSeed, type Json, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../index.ts';
import type { Options } from '../options.ts';
import { randomPack } from '../testing/random-pack.ts';
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
          if (canPay(state, player, card) !== ways.length > 0) wrong.push(`${match}: ${card}`);
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
