import type { ActionBase, Done, GameNumbers, Result, WithChance } from '@orrery/engine';
import { expect, test } from 'vitest';
import { addMatch, emptyTable } from './add-match.ts';
import type { AnyNumbersGame } from './numbers-game.ts';
import { MatchWatch } from './watch-match.ts';

/** A match as three seats could play it: who has which cards in which round, and what the seats' chances are. */
interface Moment extends WithChance {
  readonly round: number;
  readonly cards: readonly (readonly string[])[];
  readonly chances: readonly number[];
}

const moment = (round: number, cards: readonly (readonly string[])[], chances: readonly number[]): Moment => ({
  chance: { seed: '', counter: 0 } as unknown as WithChance['chance'],
  round,
  cards,
  chances,
});

const isMoment = (state: WithChance): state is Moment => 'cards' in state;
const at = (state: WithChance): Moment => {
  if (!isMoment(state)) throw new Error('not a moment of this game');
  return state;
};

const numbers: GameNumbers<WithChance, ActionBase> = {
  topics: {
    card: { kind: 'difference', found: (state, side) => side.flatMap((seat) => at(state).cards[seat] ?? []) },
    wave: { kind: 'share', found: (_, side, done) => (done !== undefined && side.includes(done.seat) ? [done.action.type] : []) },
    last: { kind: 'share', found: () => ['last'], groupOf: (_, side) => (side.includes(2) ? 'behind' : undefined) },
  },
  tables: [],
  players: { level: 'random', effort: 1 },
  stretchOf: (state) => at(state).round,
};

/** Chances come out as the moment says: the honest weights undo the logarithm. */
function gameOf(sideOf?: (state: WithChance, seat: number) => number): AnyNumbersGame {
  const game = {
    module: { id: 'hand-made', clone: (state: WithChance) => structuredClone(state), result: () => undefined, asked: () => [], sideOf },
    knowledge: undefined,
    study: {
      sideOf: () => [0, 1, 2],
      measures: ['log'],
      prospects: (state: WithChance) => ({ progress: 0, sides: at(state).chances.map((chance) => [Math.log(chance)]) }),
      honest: { 3: [[1, 1, 1, 1]] },
    },
    numbers,
  };
  return game as unknown as AnyNumbersGame;
}

const did = (seat: number, type = 'pass'): Done => ({ seat, action: { type } });
const resultOf = (...ranks: readonly number[]): Result => ({
  because: 'over',
  seats: ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] })),
});

test('whatever a side ever had counts, with its chance at the beginning of the round in which it came', () => {
  const watch = new MatchWatch(gameOf(), moment(1, [['a'], [], []], [0.5, 0.3, 0.2]), 3);
  watch.see(moment(1, [['a'], ['b'], []], [0.1, 0.8, 0.1]), did(1));
  watch.see(moment(2, [[], ['b'], []], [0.2, 0.2, 0.6]), did(0));
  const last = moment(2, [['b'], ['b'], ['c']], [0.9, 0.05, 0.05]);
  watch.see(last, did(2, 'wave'));
  const [first, second, third] = watch.end(last, resultOf(1, 2, 3));
  const things = (side: typeof first, topic: string) => side.found.find((one) => one.topic === topic)?.things;
  expect([first.won, second.won, third.won]).toEqual([1, 0, 0]);
  expect([...(things(first, 'card') ?? [])].map(([thing, chance]) => [thing, chance?.toFixed(2)])).toEqual([
    ['a', '0.50'],
    ['b', '0.20'],
  ]);
  expect([...(things(second, 'card') ?? [])].map(([thing, chance]) => [thing, chance?.toFixed(2)])).toEqual([['b', '0.30']]);
  expect([...(things(third, 'card') ?? [])].map(([thing, chance]) => [thing, chance?.toFixed(2)])).toEqual([['c', '0.60']]);
  expect([...(things(third, 'wave') ?? [])]).toEqual([['wave', undefined]]);
  // Only those of its group are counted at all.
  expect([things(first, 'last'), [...(things(third, 'last') ?? [])]]).toEqual([undefined, [['last', undefined]]]);
});

test('a first place is shared by sides, and the seats of a side are counted once', () => {
  const start = moment(1, [['a'], ['b'], ['a']], [0.4, 0.4, 0.2]);
  const tie = new MatchWatch(gameOf(), start, 3).end(start, resultOf(1, 3, 1));
  expect(tie.map(({ won }) => won)).toEqual([0.5, 0, 0.5]);
  const watch = new MatchWatch(
    gameOf((_, seat) => seat % 2),
    start,
    3,
  );
  const sides = watch.end(start, resultOf(1, 2, 1));
  expect(sides.map(({ won }) => won)).toEqual([1, 0]);
  expect(sides.map(({ found }) => [...(found[0]?.things.keys() ?? [])])).toEqual([['a'], ['b']]);
});

test('matches are added up as whole numbers, in any order', () => {
  const start = moment(1, [['a'], ['a'], []], [0.5, 0.25, 0.25]);
  const won = new MatchWatch(gameOf(), start, 3).end(start, resultOf(1, 2, 3));
  const shared = new MatchWatch(gameOf(), start, 3).end(start, resultOf(1, 1, 1));
  const empty = emptyTable({ seats: 3 }, 3);
  const table = addMatch(addMatch(empty, won), shared);
  expect(table.topics.card['']).toEqual({
    all: [6, 1999],
    // Twice two sides; 1000 and 2 × 333 won; together 2² + 2², 2 × 1000 + 2 × 666; what was won beyond the chances, and its squares.
    had: { a: [4, 1666, 8, 3332, 500 - 250 - 167 + 83, 500 ** 2 + 250 ** 2 + 167 ** 2 + 83 ** 2] },
  });
  expect(addMatch(addMatch(empty, shared), won)).toEqual(table);
  expect(table).toMatchObject({ seats: 3, sides: 3, matches: 2 });
});
