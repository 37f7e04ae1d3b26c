import type { Reason } from '@orrery/engine';
import { reasonFor } from '@orrery/study';
import { describeReasons } from '@orrery/testkit/reasons';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { theseusBot } from '../bot/index.ts';
import { type State, theseus } from '../index.ts';
import { manifest } from '../manifest.ts';
import { playRandomly } from '../testing/random-play.ts';
import { REASON_TABLES, unseen } from '../testing/unseen.ts';
import { differences, scaleOf } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';
import type { Term } from './terms.ts';

describeReasons(manifest, { positions: 12, tables: REASON_TABLES, unseen });

const AIDED = {
  factions: ['aliens', 'marines'],
  units: { aliens: ['alien-hive a', 'alien-hive b', 'alien-hive c'], marines: ['corridors a', 'corridors b', 'corridors c'] },
  players: { aliens: { bonus: ['first-aid'], life: 10 } },
  turn: { seat: 'aliens' },
};

test('a bonus card that can be played later in the turn as well is no reason to play it first', () => {
  const state = theseus.position(AIDED);
  const view = theseus.view(state, 0);
  const legal = theseus.legal(state, 0);
  const better = legal.find(({ type }) => type === 'play-bonus') as Action;
  const worse = legal.find(({ type }) => type === 'move-unit') as Action;
  const game = { module: theseus, knowledge: theseusBot, reasons };
  expect(reasonFor(game, { seat: 0, view, salt: 'told' }, { better, worse }).kind).toBe('same');
});

test('what is gained and what is given up for it is told by name', () => {
  const view = theseus.view(theseus.position(AIDED), 0);
  const about = { view, seat: 0, names: String };
  const reason: Reason<Term> = {
    kind: 'clear',
    gains: [{ term: { of: 'life', seat: 0, amount: 2 }, worth: 2, share: 1 }],
    prices: [{ term: { of: 'bonus', seat: 0, card: 'first-aid', amount: -1, course: 'lose' }, worth: -1.5, share: 1 }],
  };
  expect(en.tell(reason, about)).toBe('You have 2 life more. In return you give up First Aid.');
  expect(ru.tell(reason, about)).toBe('У вас на 2 жизни больше. Цена: вы тратите карту «Аптечка».');
});

/** The lead in points that makes the chance to win of a duel, less than sure as it is. */
function leadOf(state: State, seat: number): number {
  const chance = 0.5 + (theseusBot.evaluate(state, seat) - 0.5) / 0.98;
  return Math.log(chance / (1 - chance));
}

test('the terms add up to what the evaluation makes of two states of a duel', () => {
  let compared = 0;
  for (const { options } of REASON_TABLES.filter(({ seats }) => seats === 2)) {
    let before: State | undefined;
    playRandomly(
      { seats: 2, options, seed: `terms ${JSON.stringify(options)}` },
      {
        done(state) {
          // Beyond some ninety turns the evaluation adds a whim to what it weighs.
          if (state.ended !== undefined || state.turn.number === 0 || state.turn.number > 80) return;
          if (before !== undefined) {
            const sum = differences(state, before, { seat: 0, start: before }).reduce((all, { worth }) => all + worth, 0);
            const scale = (scaleOf(state) + scaleOf(before)) / 2;
            expect(sum * scale).toBeCloseTo(leadOf(state, 0) - leadOf(before, 0), 4);
            compared += 1;
          }
          before = theseus.clone(state);
        },
      },
    );
  }
  expect(compared).toBeGreaterThan(100);
});
