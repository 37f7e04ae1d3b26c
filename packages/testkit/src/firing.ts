import { expect, test } from 'vitest';
import type { Choice, OptionSet, RandomPlay } from './random-play.ts';

/** What can come up in a game, by names of its own, and by what each name is known to have come up. */
export interface Firing<State, Action, Event> {
  everythingThatFires(): string[];
  firedByAction(state: State, choice: Choice<Action>): Iterable<string>;
  firedByEvent(event: Event, state: State): Iterable<string>;
  firedByState(state: State): Iterable<string>;
}

export interface FiringSuite<State, Action, Event> {
  /** What a player would call it all: "card, unit, ending and option". */
  readonly of: string;
  readonly firing: Firing<State, Action, Event>;
  readonly playRandomly: RandomPlay<State, Action, Event>['playRandomly'];
  readonly optionSets: readonly OptionSet[];
  check(state: State): void;
  /** What a handful of random games may not reach, and the test that plays it instead. */
  readonly hasScenario?: Readonly<Record<string, string>>;
}

const GAMES_EACH = Number(process.env.FIRING_GAMES ?? 40);
/** Invariants are checked after one action in this many: `orrery verify` checks them after each. */
const CHECK_EVERY = 10;

/** Nothing of a game is missing or inert. `FIRING_REPORT=1` prints how often each thing came up. */
export function describeFiring<State, Action, Event>(suite: FiringSuite<State, Action, Event>): void {
  test(`in random play every ${suite.of} comes up, and every state is sound`, () => {
    const everything = suite.firing.everythingThatFires();
    const counts = countFirings(suite);
    expect([...counts.keys()].sort()).toEqual(everything.sort()); // no name is misspelt
    if (process.env.FIRING_REPORT) console.log([...counts].map(([name, times]) => `${String(times).padStart(8)}  ${name}`).join('\n'));
    expect([...counts].filter(([name, times]) => times === 0 && !(name in (suite.hasScenario ?? {}))).map(([name]) => name)).toEqual([]);
  });
}

function countFirings<State, Action, Event>({
  firing,
  playRandomly,
  optionSets,
  check,
}: FiringSuite<State, Action, Event>): Map<string, number> {
  const counts = new Map<string, number>(firing.everythingThatFires().map((name) => [name, 0]));
  const count = (names: Iterable<string>) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  let actions = 0;
  let running: State | undefined;
  const watcher = {
    see(state: State, choice: Choice<Action>) {
      running = state;
      count(firing.firedByAction(state, choice));
    },
    tell(event: Event) {
      if (running !== undefined) count(firing.firedByEvent(event, running));
    },
    done(state: State) {
      count(firing.firedByState(state));
      actions += 1;
      if (actions % CHECK_EVERY === 0) check(state);
    },
  };
  for (const { seats, options } of optionSets) {
    for (let game = 0; game < GAMES_EACH; game++) playRandomly({ seats, options, seed: `firing ${game}` }, watcher);
  }
  return counts;
}
