import { silent } from '@orrery/engine';
import { reasonFor } from '@orrery/study';
import { describeReasons } from '@orrery/testkit/reasons';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { raceForTheGalaxyBot } from '../bot/index.ts';
import { raceForTheGalaxy, type State } from '../index.ts';
import { manifest } from '../manifest.ts';
import { playRandomly } from '../testing/random-play.ts';
import { REASON_TABLES, unseen } from '../testing/unseen.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';

describeReasons(manifest, { positions: 12, tables: REASON_TABLES, unseen, latin: /\b[IV]+\b|SETI/g });

/** The lead in points at the end behind the chance to win. */
function leadOf(state: State, seat: number): number {
  const chance = evaluate(state, seat);
  return 6 * Math.log(chance / (1 - chance));
}

test.each([1, 2])('the terms add up to what the evaluation makes of two states, seats: %i', (seats) => {
  let before: State | undefined;
  let compared = 0;
  playRandomly(
    { seats, options: {}, seed: `terms of ${seats}` },
    {
      done(state) {
        if (state.stage === 'over' || state.stage === 'draft' || state.stage === 'start') return;
        if (before !== undefined) {
          const sum = differences(state, before, { seat: 0, start: before }).reduce((all, { worth }) => all + worth, 0);
          expect(sum).toBeCloseTo(leadOf(state, 0) - leadOf(before, 0), 4);
          compared += 1;
        }
        before = raceForTheGalaxy.clone(state);
      },
    },
  );
  expect(compared).toBeGreaterThan(30);
});

test('a card that is placed is told with its points and what its powers bring', () => {
  let told: { readonly en: string; readonly ru: string } | undefined;
  playRandomly(
    { seats: 2, options: {}, seed: 'told' },
    {
      tell: silent,
      see(state, { seat }) {
        const legal = raceForTheGalaxy.legal(state, seat);
        const better = legal.find(({ type }) => type === 'place');
        const worse = legal.find(({ type }) => type === 'pass');
        if (told !== undefined || better === undefined || worse === undefined) return;
        const view = raceForTheGalaxy.view(state, seat);
        const game = { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot, reasons };
        const reason = reasonFor(game, { seat, view, salt: 'told' }, { better, worse });
        told = { en: en.tell(reason, { view, seat, names: String }), ru: ru.tell(reason, { view, seat, names: String }) };
      },
    },
  );
  expect(told?.en).toMatch(/^You place [A-Z].+ \(.*(point|points|powers).*\)/);
  expect(told?.ru).toMatch(/^Вы выкладываете карту «.+» \(.*(очк|свойств).*\)/);
});
