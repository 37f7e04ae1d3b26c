import { expect, test } from 'vitest';
import { check } from '../src/check.ts';
import type { State } from '../src/state.ts';
import { everythingThatFires, firedByAction, firedByEvent, firedByState } from '../src/testing/firing.ts';
import { OPTION_SETS, playRandomly } from '../src/testing/random-play.ts';

const GAMES_EACH = Number(process.env.FIRING_GAMES ?? 40);
/** Invariants are checked after one action in so many: `orrery verify` checks them after each. */
const CHECK_EVERY = 10;

/** What so few random games need not reach, and the test that plays it instead. */
const HAS_A_SCENARIO: Readonly<Record<string, string>> = {};

test('in random play every card, power, goal and ending comes up, and every state is sound', () => {
  const counts = new Map<string, number>(everythingThatFires().map((name) => [name, 0]));
  const count = (names: Iterable<string>) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  let actions = 0;
  let running: State | undefined;
  const done = (state: State) => {
    count(firedByState(state));
    actions += 1;
    if (actions % CHECK_EVERY === 0) check(state);
  };
  for (const { seats, options } of OPTION_SETS) {
    for (let game = 0; game < GAMES_EACH; game++) {
      playRandomly(
        { seats, options, seed: `firing ${game}` },
        {
          see: (state, choice) => {
            running = state;
            count(firedByAction(state, choice));
          },
          tell: (event) => {
            if (running !== undefined) count(firedByEvent(event, running));
          },
          done,
        },
      );
    }
  }
  expect([...counts.keys()].sort()).toEqual(everythingThatFires().sort()); // no name is misspelt
  const never = [...counts].filter(([name, times]) => times === 0 && !(name in HAS_A_SCENARIO)).map(([name]) => name);
  if (process.env.FIRING_REPORT) console.log([...counts].map(([name, times]) => `${String(times).padStart(8)}  ${name}`).join('\n'));
  expect(never).toEqual([]);
});
