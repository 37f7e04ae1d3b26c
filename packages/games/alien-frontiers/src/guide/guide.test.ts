import { describeGuide } from '@orrery/testkit';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { alienFrontiers } from '../index.ts';
import { table } from '../testing/table.ts';
import { guide as en } from './en.ts';
import { primer as primerEn } from './primer.en.ts';
import { primer as primerRu } from './primer.ru.ts';
import { guide as ru } from './ru.ts';

describeGuide(alienFrontiers, {
  guides: { en, ru },
  primers: { en: primerEn, ru: primerRu },
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
});

// [AF-3.2] A colony on the Hub is still to be landed.
test('everybody is told how many colonies each of the others has still to land, the fewest first', () => {
  const { state } = table({
    rolled: [],
    players: { red: { hub: 2 } },
    colonies: { 'lem-badlands': { green: 2 }, 'pohl-foothills': { red: 1 } },
  });
  const names = (seat: number) => ['Ann', 'Bob', 'Cid', 'Dan'][seat] ?? '';
  expect(en.aim(alienFrontiers.view(state, 2), 2, names)).toMatch(/left to land \(Bob 4, Ann 5, Dan 6\)/);
  expect(ru.aim(alienFrontiers.view(state, 0), 0, names)).toContain('5 колоний (Bob 4, Cid 6, Dan 6)');
});

function lossBy(game: ReturnType<typeof table>, action: Action): string | undefined {
  const { seat } = game.state.turn;
  return en.loss?.({ action, legal: alienFrontiers.legal(game.state, seat) }, alienFrontiers.view(game.state, seat));
}

test('ending the turn with 8 at the Artifact and no card taken is a loss', () => {
  const game = table({ rolled: [2, 6], display: ['polarity-device', 'booster-pod', 'stasis-beam'], deck: ['data-crystal'] });
  game.dock('alien-artifact', [2]).dock('alien-artifact', [6]);
  expect(lossBy(game, { type: 'end-turn' })).toContain('Tech card');
  game.act({ type: 'claim-card', card: 'polarity-device' });
  expect(lossBy(game, { type: 'end-turn' })).toBeUndefined();
});

test('stopping a raid while there is something to take is a loss', () => {
  const game = table({ rolled: [1, 2, 3], players: { green: { ore: 2 } } });
  game.dock('raiders-outpost', [1, 2, 3]);
  expect(lossBy(game, { type: 'stop-raiding' })).toContain('raid');
});

test('giving tokens back while a ready colony could use them is a loss, giving back alone is none', () => {
  const scene = { rolled: [], players: { red: { fuel: 6, ore: 4 } } };
  const ready = table({ ...scene, players: { red: { fuel: 6, ore: 4, hub: 7 } } });
  expect(lossBy(ready, { type: 'end-turn' })).toContain('2 tokens');
  expect(lossBy(table(scene), { type: 'end-turn' })).toBeUndefined();
});

// [AF-18.8] From the Terraforming Station a ship leaves the board.
test('whoever may keep firing is told what a shot costs and where the ship goes', () => {
  const view = alienFrontiers.view(table({ rolled: [] }).state, 0);
  const whyAt = (at: 'shipyard' | 'terraforming-station') => en.why({ ask: 'keep-firing', seat: 0, at, owner: 1 }, view);
  expect(whyAt('shipyard')).toMatch(/1 fuel.*Maintenance Bay/);
  expect(whyAt('terraforming-station')).toMatch(/1 fuel.*ship stock/);
});
