import { below, type OptionField, readOptions } from '@orrery/engine';
import { createMatch, type Entry, memoryStore, type Occupant } from '@orrery/match';
import { describe, expect, test } from 'vitest';
import type { LeaseLater } from '../faults/archive.ts';
import { chatViolations } from '../faults/chat-check.ts';
import { clockViolations, latenesses, type Move, outageViolations, type Ring, type Timekeeping } from '../faults/clock-check.ts';
import { deedViolations } from '../faults/deeds.ts';
import { Follower, type Step } from '../faults/follower.ts';
import { HandOvers } from '../faults/hand-overs.ts';
import type { Attempt } from '../faults/notes.ts';
import { planOf } from '../faults/plan.ts';
import { seatViolations } from '../faults/seat-check.ts';
import { tableViolations } from '../faults/table-check.ts';
import { Troubles } from '../faults/troubles.ts';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { chanceOf } from './support/choice.ts';

/** What the fault harness looks for, shown on small histories with one thing wrong. */

const ADA: Occupant = { kind: 'person', person: 'ada', name: 'Ada' };
const BOT: Occupant = { kind: 'bot', level: 'random', name: 'Vega' };

function did(card: string, decision: number, seat = 0): Step {
  const entry: Entry = { kind: 'actions', seat, actions: [{ type: 'play', card } as never], rulesVersion: '1', at: 0 };
  return { entry, decision, before: [ADA, BOT] };
}

function wanted(card: string, decision: number, done?: number): Attempt {
  return { match: 'm', seat: 0, person: 'ada', wanted: { kind: 'actions', decision, action: { type: 'play', card } }, tries: 1, done };
}

const log = (...steps: Step[]) => ({ setup: { id: 'm' }, steps, orders: [], passing: new Set() }) as unknown as Follower;

test('every deed asked for once, acknowledged at its place, is in order', () => {
  expect(deedViolations(log(did('a', 1), did('b', 2)), [wanted('a', 1, 1), wanted('b', 2, 2)])).toEqual([]);
  // Never answered, and done all the same: the line was lost.
  expect(deedViolations(log(did('a', 1)), [wanted('a', 1)])).toEqual([]);
  // Bots act unasked.
  expect(deedViolations(log(did('a', 1, 1)), [])).toEqual([]);
});

test('a deed that is missing, moved, doubled or not asked for is found', () => {
  expect(deedViolations(log(), [wanted('a', 1, 1)])).toHaveLength(1);
  expect(deedViolations(log(did('b', 0), did('a', 1)), [wanted('b', 0), wanted('a', 1, 1)])).toHaveLength(1);
  expect(deedViolations(log(did('a', 1), did('a', 2)), [wanted('a', 1, 1)])).toEqual([expect.stringContaining('nobody asked for')]);
  expect(deedViolations(log(did('a', 1), did('a', 1)), [wanted('a', 1, 1)])).toEqual([expect.stringContaining('as 1 and as 2')]);
});

test('while the log is being read, what was acknowledged beyond it is not missing yet', () => {
  expect(deedViolations(log(), [wanted('a', 1, 1)], { isRunning: true })).toEqual([]);
});

const heard = (line: number, ...texts: string[]) => texts.map((text) => ({ match: 'm', line, text }));

test('chat is heard in order, without gaps, and what was said before once more', () => {
  const kept = ['a', 'b', 'c', 'd'];
  expect(chatViolations('m', kept, [...heard(1, 'b', 'c', 'd'), ...heard(2, 'c', 'a', 'b', 'c', 'd')])).toEqual([]);
  expect(chatViolations('m', kept, heard(1, 'a', 'c'))).toEqual([expect.stringContaining('missed a line')]);
  expect(chatViolations('m', kept, heard(1, 'b', 'a', 'd', 'c'))).toEqual([expect.stringContaining('out of order')]);
  expect(chatViolations('m', kept, heard(1, 'e'))).toEqual([expect.stringContaining('not kept')]);
  expect(chatViolations('m', ['a', 'a'], [])).toEqual([expect.stringContaining('kept twice')]);
});

test('a table that disagrees with its match is found', () => {
  const followers = new Map([['m', { occupants: [ADA, BOT] } as unknown as Follower]]);
  const table = { id: 'm', stage: 'started', occupants: [ADA, BOT], seated: ['ada'] };
  expect(tableViolations([table], followers)).toEqual([]);
  expect(tableViolations([{ ...table, occupants: [{ kind: 'open' }, BOT] }], followers)).toHaveLength(1);
  expect(tableViolations([{ ...table, seated: [] }], followers)).toEqual([expect.stringContaining('would not find it')]);
  expect(tableViolations([{ ...table, stage: 'open' }], followers)).toHaveLength(1);
  expect(tableViolations([table, { ...table, id: 'n' }], followers)).toEqual([expect.stringContaining('without a match')]);
});

test('a seat that somebody was told they left, or took again, and did not by the log, is found', () => {
  const seats = (...occupants: Occupant[]) =>
    log(
      ...occupants.map(
        (occupant, at): Step => ({
          entry: { kind: 'seat', seat: 0, occupant, at },
          decision: null,
          before: [occupants[at - 1] ?? ADA, BOT],
        }),
      ),
    );
  const told = (...kinds: ('left' | 'sat')[]) => kinds.map((kind) => ({ match: 'm', seat: 0, person: 'ada', kind }));
  const open: Occupant = { kind: 'open' };
  expect(seatViolations(seats(open, ADA), told('left', 'sat'))).toEqual([]);
  // Heard late, once more; or the answer was lost.
  expect(seatViolations(seats(open, ADA, open, ADA), told('left', 'sat'))).toEqual([]);
  expect(seatViolations(seats(), told('left'))).toEqual([expect.stringContaining('1 times as they were told, and 0 by the log')]);
  expect(seatViolations(seats(open), told('left', 'sat'))).toEqual([expect.stringContaining('ada sat seat 0')]);
  expect(seatViolations(seats(open, ADA), told('left', 'sat', 'left', 'sat'))).toHaveLength(2);
});

const ordered = (...orders: string[][]) =>
  ({ ...log(), orders: orders.map((words) => ({ kind: 'orders', seat: 0, orders: words, at: 0 })) }) as unknown as Follower;

function order(words: string[], done?: number): Attempt {
  return { match: 'm', seat: 0, person: 'ada', wanted: { kind: 'orders', orders: words }, tries: 1, done };
}

test('standing orders that are missing, doubled or not asked for are found', () => {
  expect(deedViolations(ordered(['pass'], []), [order(['pass'], 3), order([])])).toEqual([]);
  expect(deedViolations(ordered(), [order(['pass'], 3)])).toEqual([expect.stringContaining('acknowledged 1 times')]);
  expect(deedViolations(ordered(), [order(['pass'], 3)], { isRunning: true })).toEqual([]);
  expect(deedViolations(ordered(['pass'], ['pass']), [order(['pass'], 3)])).toEqual([expect.stringContaining('in the log 2 times')]);
  expect(deedViolations(ordered([]), [order(['pass'])])).toEqual([expect.stringContaining('given 0 times')]);
});

const NODES = ['n0', 'n1'];

test('time counts for a hand-over while some node is free of faults and has come back from the last', () => {
  const troubles = new Troubles();
  const [first, second] = [troubles.begin('kill a node', ['n0'], 0), troubles.begin('cut node from database', ['n1'], 4000)];
  // One node stands until the other is cut off, and nobody from then on.
  expect(troubles.clear(NODES, { from: 0, to: 10_000 })).toBe(4000);
  second(6000);
  // It has its line again by 8500.
  expect(troubles.clear(NODES, { from: 0, to: 10_000 })).toBe(5500);
  first(7000);
  expect(troubles.clear(NODES, { from: 0, to: 10_000 })).toBe(7000);
  // Nobody has to do with people what nodes do with each other.
  troubles.begin('cut people from node', NODES, 0);
  expect(troubles.clear(NODES, { from: 0, to: 10_000 })).toBe(7000);
});

/** Leases of a node that has just gone silent, and what the database says of them at each look. */
async function followed(looks: readonly (readonly LeaseLater[])[], clear: number) {
  const violations: string[] = [];
  const left = [...looks];
  const handOvers = new HandOvers({
    archive: { heldBy: async () => [{ match: 'm', fence: 1 }], laterOf: async () => left.shift() ?? [] },
    troubles: { clear: () => clear },
    nodes: NODES,
    onViolation: (text) => violations.push(text),
  });
  handOvers.begin('n0');
  await handOvers.settled();
  return { violations, passed: handOvers.done.map(({ match }) => match), isWhole: left.length === 0 };
}

test('a lease that passes on too late, or never, is found', async () => {
  const [waits, goneBy] = [
    { match: 'm', fence: 1, passedAt: null, waits: true },
    { match: 'm', fence: 1, passedAt: null, waits: false },
  ];
  const passed = { match: 'm', fence: 1, passedAt: Date.now(), waits: true };
  expect(await followed([[waits], [passed]], 9000)).toEqual({ violations: [], passed: ['m'], isWhole: true });
  expect(await followed([[waits], [goneBy]], 9000)).toEqual({ violations: [], passed: [], isWhole: true });
  expect(await followed([[waits], [passed]], 10_001)).toMatchObject({ violations: [expect.stringContaining('after 10.0 s')] });
  expect(await followed([[waits]], 20_001)).toMatchObject({ violations: [expect.stringContaining('nobody has taken it over')] });
});

test('tables are planned with every number of seats and every option, and the games take them all', () => {
  const chance = chanceOf('plans');
  const played = new Map<string, Set<string>>(HOSTED_GAMES.all.map(({ module }) => [module.id, new Set()]));
  for (let index = 0; index < 4000; index++) {
    const { game, seats, options } = planOf(below(chance, 5), index, chance);
    readOptions(HOSTED_GAMES.of(game)?.module.options ?? {}, options, seats.length);
    for (const [name, value] of Object.entries({ seats: seats.length, ...options }))
      played.get(game)?.add(`${name} ${JSON.stringify(value)}`);
  }
  for (const { module } of HOSTED_GAMES.all) {
    const { min, max } = module.seats;
    for (let seats = min; seats <= max; seats++) expect(played.get(module.id)).toContain(`seats ${seats}`);
    for (const [name, field] of Object.entries<OptionField>(module.options)) {
      const values = field.kind === 'choice' ? field.choices : field.kind === 'flag' ? [true, false] : [];
      for (const value of values) expect(played.get(module.id)).toContain(`${name} ${JSON.stringify(value)}`);
      if (field.kind === 'document') expect([...(played.get(module.id) ?? [])].some((seen) => seen.startsWith(`${name} `))).toBe(true);
    }
  }
});

/** A match of ten seconds a turn that began at 0, and the first move in it. */
async function timedMatch() {
  const [hosted] = HOSTED_GAMES.all;
  if (hosted === undefined) throw new Error('no games');
  const store = memoryStore();
  const clock = { pace: 'live', turnSeconds: 10, bankSeconds: 0, whenOut: 'stand-in', standIn: 'random' } as const;
  const bob: Occupant = { kind: 'person', person: 'bob', name: 'Bob' };
  const fixed = { entropy: () => '0'.repeat(32), now: () => 0 };
  const match = await createMatch({ module: hosted.module, id: 'm', options: {}, occupants: [ADA, bob], clock, store, ...fixed });
  const stored = await store.load('m');
  const [seat] = match.update('spectator').waitingFor;
  const asked = match.update(seat).asked;
  if (stored === undefined || asked === undefined) throw new Error('nobody is asked');
  const act = { kind: 'actions', seat, actions: [asked.legal[0]], rulesVersion: hosted.module.rulesVersion } as const;
  return { setup: stored.setup, act, decision: asked.id };
}

describe('clocks', () => {
  const timed = (entries: readonly number[], rings: readonly Ring[] = [], moves: readonly Move[] = []): Timekeeping['follower'] => ({
    setup: { id: 'm', clock: {} } as never,
    entries: entries.map((at) => JSON.stringify({ kind: 'actions', at })),
    rings: [...rings],
    moves: [...moves],
  });
  const writes = (...at: readonly number[]) => at.map((moment, number) => ({ number, at: moment }));

  test('an entry of another time than it was written at is found; without clocks nobody minds', () => {
    const follower = timed([1000, 9000]);
    expect(clockViolations({ follower, writes: writes(1500, 9900), away: [] })).toEqual([]);
    expect(clockViolations({ follower, writes: writes(1500, 11_500), away: [] })).toEqual([expect.stringMatching(/entry 1 is of 9000/)]);
    const untimed = { ...follower, setup: { id: 'm' } as never };
    expect(clockViolations({ follower: untimed, writes: writes(1500, 11_500), away: [] })).toEqual([]);
  });

  test('a clock that rings too early, or without running, is found', () => {
    const ring = (deadlineAt: number | undefined) => timed([50_000], [{ number: 0, seat: 1, deadlineAt }]);
    expect(clockViolations({ follower: ring(51_000), writes: writes(50_000), away: [] })).toEqual([]);
    expect(clockViolations({ follower: ring(53_000), writes: writes(50_000), away: [] })).toEqual([
      expect.stringMatching(/3000 ms too early/),
    ]);
    expect(clockViolations({ follower: ring(undefined), writes: writes(50_000), away: [] })).toEqual([
      expect.stringMatching(/rang already/),
    ]);
    expect(latenesses(ring(49_000), writes(50_000))).toEqual([1000]);
  });

  test('a move after its time had run out is found, however late the clock rings; one that was heard in time may be kept later', () => {
    const move = (heardAt: number) => timed([50_000], [], [{ number: 0, seat: 1, deadlineAt: 45_000, heardAt }]);
    expect(clockViolations({ follower: move(46_500), writes: writes(50_000), away: [] })).toEqual([]);
    expect(clockViolations({ follower: move(47_500), writes: writes(50_000), away: [] })).toEqual([
      expect.stringMatching(/a move of seat 1, heard 2500 ms after its time/),
    ]);
  });

  test('of a log, what a person did late is told from what was done for them, and from what they had announced in time', async () => {
    const { setup, act, decision } = await timedMatch();
    const seen = async (...entries: readonly object[]) => {
      const follower = await Follower.open(setup);
      for (const entry of entries) await follower.follow(JSON.stringify(entry), []);
      return follower.moves;
    };
    const late = { ...act, at: 30_000 };
    expect(await seen(late)).toMatchObject([{ number: 0, seat: act.seat, deadlineAt: 10_000, heardAt: 30_000 }]);
    expect(await seen({ ...late, heardAt: 9000 })).toMatchObject([{ heardAt: 9000 }]);
    expect(await seen({ ...late, away: [{ from: 1000, to: 22_000 }] })).toMatchObject([{ deadlineAt: 31_000 }]);
    expect(await seen({ ...late, automatic: true })).toEqual([]);
    expect(await seen({ kind: 'passing', seat: act.seat, decision, at: 9000 }, late)).toEqual([]);
  });

  test('time that is given for nothing is found, and time that is not given', () => {
    const away = [{ from: 10_000, to: 30_000 }];
    const follower = timed([20_000]);
    expect(clockViolations({ follower, writes: writes(20_000), away })).toEqual([expect.stringMatching(/10000 ms into an absence/)]);
    expect(clockViolations({ follower: timed([31_000]), writes: writes(31_000), away })).toEqual([]);
    expect(outageViolations([{ from: 10_500, to: 28_000 }], away)).toEqual([]);
    expect(outageViolations([{ from: 28_500, to: 31_000 }], away)).toEqual([]);
    expect(outageViolations([{ from: 40_000, to: 42_500 }], away)).toEqual([expect.stringMatching(/2500 of the 2500 ms/)]);
  });
});
