import { type Json, silent } from '@orrery/engine';
import { reasonFor } from '@orrery/study';
import { describeReasons } from '@orrery/testkit/reasons';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { glance } from '../bot/glance.ts';
import { alienFrontiersBot } from '../bot/index.ts';
import { WORTHS } from '../bot/worths.ts';
import { alienFrontiers, type State } from '../index.ts';
import { manifest } from '../manifest.ts';
import { playRandomly } from '../testing/random-play.ts';
import { REASON_TABLES, unseen } from '../testing/unseen.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';

describeReasons(manifest, { positions: 12, tables: REASON_TABLES, unseen });

const game = { module: alienFrontiers, knowledge: alienFrontiersBot, reasons };
const names = (seat: number) => ['Ann', 'Bob', 'Cid', 'Dan'][seat];

function told(described: Json, better: Action, worse: Action) {
  const view = alienFrontiers.view(alienFrontiers.position(described), 0);
  const reason = reasonFor(game, { seat: 0, view, salt: 'told' }, { better, worse });
  return { reason, en: en.tell(reason, { view, seat: 0, names }), ru: ru.tell(reason, { view, seat: 0, names }) };
}

test('a landing that takes control says what it takes, from whom, and what stays undone', () => {
  const scene = {
    seats: 2,
    colonies: { 'asimov-crater': { red: 1, green: 1 }, 'lem-badlands': { green: 3 } },
    turn: { seat: 'red', unplaced: [] },
    docks: { 'colony-constructor': { red: [3, 3, 3] } },
    pending: [{ ask: 'choose-landing', because: 'colony-constructor' }],
  };
  const here: Action = { type: 'land-colony', territory: 'asimov-crater' };
  const there: Action = { type: 'land-colony', territory: 'lem-badlands' };
  const spoken = told(scene, here, there);
  expect(spoken.reason.kind).toBe('clear');
  expect(spoken.en).toBe('You take control of Asimov Crater with its bonus (an extra circle on the Hub).');
  expect(spoken.ru).toBe('Вы берёте под контроль Кратер Азимова вместе с бонусом (лишний круг в Центре Колонистов).');
});

test('what only another order of the same turn is makes no difference', () => {
  const scene = { seats: 2, turn: { seat: 'red', unplaced: [1, 2, 4] } };
  const dock = (face: 1 | 2): Action => ({ type: 'dock-ships', at: 'colonist-hub', faces: [face], relic: false });
  expect(told(scene, dock(1), dock(2)).reason.kind).toBe('same');
});

test('a card that would come from the deck has no name', () => {
  const scene = {
    seats: 2,
    display: ['alien-city', 'booster-pod', 'data-crystal'],
    turn: { seat: 'red', unplaced: [], unspent: [2, 6], cycles: 1 },
    docks: { 'alien-artifact': { red: [2, 6] } },
    players: { red: { cards: ['alien-city', 'booster-pod', 'data-crystal'].slice(1) } },
  };
  const spoken = told(scene, { type: 'claim-card', card: 'alien-city' }, { type: 'cycle-display' });
  expect(spoken.en).toMatch(/^You get Alien City\. In return (probably |perhaps )?you do not get a new Alien Tech card\.$/);
});

/** The lead in points whose steepness makes the chance to win at a glance. */
function leadOf(state: State, seat: number): number {
  const chance = glance(state, seat);
  return Math.log(chance / (1 - chance)) / WORTHS.steepness;
}

test('the terms add up to what the evaluation makes of the two states', () => {
  for (const seats of [2, 4]) {
    let before: State | undefined;
    let compared = 0;
    playRandomly(
      { seats, options: {}, seed: `terms of ${seats}` },
      {
        tell: silent,
        done(state) {
          const isPlain = state.pending.length === 0 && state.turn.unplaced.length === 0 && state.turn.unspent.length === 0;
          if (!isPlain || state.endedBy !== undefined) return;
          if (before !== undefined && before.turn.seat === state.turn.seat) {
            for (let seat = 0; seat < seats; seat++) {
              const sum = differences(state, before, { seat, start: before }).reduce((all, { worth }) => all + worth, 0);
              const lead = leadOf(state, seat) - leadOf(before, seat);
              // Between more than two the weight of each rival shifts on the way, which the mean of both ends only nearly takes in.
              expect(Math.abs(sum - lead)).toBeLessThan(seats === 2 ? 1e-6 : 0.05 + 0.1 * Math.abs(lead));
              compared += 1;
            }
          }
          before = alienFrontiers.clone(state);
        },
      },
    );
    expect(compared).toBeGreaterThan(20);
  }
});
