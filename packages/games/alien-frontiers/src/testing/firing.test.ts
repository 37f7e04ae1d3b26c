import { expect, test } from 'vitest';
import { check } from '../knowledge/check.ts';
import type { State } from '../state.ts';
import { everythingThatFires, firedAtEnd, firedByAction, firedByEvent } from './firing.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

const GAMES_EACH = 50;
/** Invariants are checked after one action in this many: `orrery verify` checks them after each. */
const CHECK_EVERY = 10;

/** What a handful of random games may not reach, and the test that plays it instead. */
const HAS_A_SCENARIO: Readonly<Record<string, string>> = {
  'option tokenSupply: more than the box holds': 'rules/solar-converter.test.ts and rules/orbital-market.test.ts [AF-R7]',
  'option lastHubColony: Constructor lands the last colony from the Hub': 'rules/colonist-hub.test.ts [AF-R22]',
  'relic returned: cannon': 'rules/relic-ship.test.ts [AF-R35], cards/discards.test.ts [AF-R36]',
};

test('in random play every station, bonus, field, card power and option comes up, and every state is sound', () => {
  const counts = new Map<string, number>(everythingThatFires().map((name) => [name, 0]));
  const count = (names: Iterable<string>) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  let actions = 0;
  const maybeCheck = (state: State) => {
    actions += 1;
    if (actions % CHECK_EVERY === 0) check(state);
  };
  for (const { seats, options } of OPTION_SETS) {
    for (let game = 0; game < GAMES_EACH; game++) {
      const last = playRandomly(
        { seats, options, seed: `firing ${game}` },
        { see: (state, action) => count(firedByAction(state, action)), tell: (event) => count(firedByEvent(event)), done: maybeCheck },
      );
      count(firedAtEnd(last));
    }
  }
  expect([...counts.keys()].sort()).toEqual(everythingThatFires().sort()); // no name is misspelt
  const never = [...counts].filter(([name, times]) => times === 0 && !(name in HAS_A_SCENARIO)).map(([name]) => name);
  if (process.env.FIRING_REPORT) console.log([...counts].map(([name, times]) => `${String(times).padStart(8)}  ${name}`).join('\n'));
  expect(never).toEqual([]);
}, 60_000);
