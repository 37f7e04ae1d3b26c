import type { Ending, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import type { EndedMatch } from '../storage/ports.ts';
import { gamesOf, opponentsOf, statisticsOf } from './tally.ts';

const person = (id: string, name = id): Occupant => ({ kind: 'person', person: id, name });
const guest: Occupant = { kind: 'person', person: 'eve', name: 'Eve', isGuest: true };
const bot: Occupant = { kind: 'bot', level: 'greedy', name: 'Vega' };

function ended(occupants: readonly Occupant[], ranks: readonly number[], changed: Partial<Ending & { game: string }> = {}): EndedMatch {
  const { game = 'theseus', ...rest } = changed;
  const seats = ranks.map((rank, seat) => ({ seat, rank, points: 10 * rank, sources: [] }));
  const fixed = { rulesVersion: '1', occupants, sat: [], beganAt: 0, endedAt: 60_000, actionCount: 8 };
  return { id: 'm', game, ending: { ...fixed, result: { seats, because: 'over' }, ...rest } };
}

test('results are counted game by game, with how long one was waited for oneself in half of them at most', () => {
  const played = [
    ended([person('ada'), bot], [1, 2], { waitedMs: [30_000, 0] }),
    ended([person('bob'), person('ada')], [1, 2], { waitedMs: [1000, 8_000_000] }),
    ended([person('ada'), person('bob')], [1, 1], { waitedMs: [45_400, 2_000_000] }),
    ended([person('ada'), bot], [2, 1], { waitedMs: [0, 0], game: 'puzzle' }),
    ended([person('ada'), bot], [2, 1], { game: 'not-alone' }),
    ended([person('ada'), bot], [2, 1], { game: 'not-alone' }),
  ];
  expect(gamesOf('ada', played)).toEqual([
    { game: 'theseus', matches: 3, won: 2, ownSeconds: 45 },
    // Of matches from before it was kept: not known, which is not none.
    { game: 'not-alone', matches: 2, won: 0 },
    { game: 'puzzle', matches: 1, won: 0, ownSeconds: 0 },
  ]);
  expect(
    gamesOf(
      'ada',
      [played[0], played[4]].map((one) => ({ ...one, game: 'theseus' }) as EndedMatch),
    ),
  ).toMatchObject([{ matches: 2, ownSeconds: 30 }]);
  expect(gamesOf('ada', [])).toEqual([]);
});

test('a match that all ended undecided, or that was closed, was played and not won', () => {
  const called = (how: Ending['called'], ranks = [1, 1]) => ended([person('ada'), person('bob')], ranks, { called: how });
  const played = [called('undecided'), called('closed'), called('standing', [1, 2]), called('resigned', [1, 2])];
  expect(gamesOf('ada', played)).toEqual([{ game: 'theseus', matches: 4, won: 2 }]);
  expect(opponentsOf('ada', played)).toMatchObject([{ matches: 4, before: 2, after: 0 }]);
});

test('who gave a seat up for good has played that match and lost it to those who stayed', () => {
  const gaveUp = { forfeits: [{ seat: 0, person: 'ada', because: 'resigned' }] } as const;
  const played = [ended([bot, person('bob'), person('cid')], [1, 2, 3], gaveUp), ended([person('ada'), person('bob')], [1, 2])];
  expect(gamesOf('ada', played)).toEqual([{ game: 'theseus', matches: 2, won: 1 }]);
  expect(opponentsOf('ada', played)).toMatchObject([
    { person: 'bob', matches: 2, before: 1, after: 1 },
    { person: 'cid', matches: 1, before: 0, after: 1 },
  ]);
  expect(opponentsOf('ada', [ended([bot, person('bob')], [1, 1], { ...gaveUp, called: 'undecided' })])).toMatchObject([{ after: 0 }]);
});

test('what a bot won in somebody’s place is nobody’s win; where the other of two gave up it is', () => {
  const away = { missing: [0] };
  const played = [
    ended([person('ada'), person('bob')], [1, 2], away),
    ended([person('ada'), person('bob')], [1, 2], { ...away, called: 'resigned' }),
  ];
  expect(gamesOf('ada', played)).toEqual([{ game: 'theseus', matches: 2, won: 1 }]);
  expect(opponentsOf('ada', played)).toMatchObject([{ person: 'bob', matches: 2, before: 1, after: 1 }]);
  expect(opponentsOf('bob', played)).toMatchObject([{ person: 'ada', matches: 2, before: 1, after: 1 }]);
  expect(opponentsOf('bob', [ended([person('ada'), person('bob')], [1, 1], { ...away, called: 'undecided' })])).toMatchObject([
    { before: 0, after: 0 },
  ]);
});

test('opponents are people who are still somebody, by how often they were met, with who came first', () => {
  const played = [
    ended([person('ada'), person('bob', 'Bob now')], [1, 2]),
    ended([person('bob', 'Bob then'), guest, person('ada')], [1, 3, 2]),
    ended([person('ada'), person('bob')], [1, 1]),
    ended([person('ada'), person('gone', '')], [1, 2]),
    ended([person('ada'), person('bob')], [], { result: undefined }),
  ];
  expect(opponentsOf('ada', played)).toEqual([
    { person: 'bob', name: 'Bob now', matches: 4, before: 1, after: 1 },
    { person: 'eve', name: 'Eve', isGuest: true, matches: 1, before: 1, after: 0 },
  ]);
});

test('a game is told by its seats and roles, from matches that its rules ended', () => {
  const roles = ['creature', 'hunted', 'hunted'];
  const played = [
    ended([bot, bot, bot], [1, 2, 2], { roles, sides: [0, 1, 1] }),
    ended([bot, bot, bot], [2, 1, 1], { roles, sides: [0, 1, 1], endedAt: 20_000, actionCount: 10 }),
    ended([bot, bot], [1, 2], { roles: ['creature', 'hunted'] }),
    ended([bot, bot], [1, 2], { roles: ['creature', 'hunted'], called: 'resigned' }),
    ended([bot, bot], [], { result: undefined }),
  ];
  expect(statisticsOf(played)).toEqual({
    matches: 3,
    bySeats: [
      { seats: 2, matches: 1, usualSeconds: 60, actions: 8, winnersPoints: 10 },
      { seats: 3, matches: 2, usualSeconds: 20, actions: 9, winnersPoints: 10 },
    ],
    byRole: [
      { role: 'creature', played: 3, won: 2 },
      { role: 'hunted', played: 5, won: 2 },
    ],
    fared: [
      {
        seats: 2,
        sides: 2,
        matches: 1,
        bySeat: [
          { played: 1, won: 1 },
          { played: 1, won: 0 },
        ],
        byRole: [
          { role: 'creature', played: 1, won: 1 },
          { role: 'hunted', played: 1, won: 0 },
        ],
      },
      {
        seats: 3,
        sides: 2,
        matches: 2,
        bySeat: [],
        byRole: [
          { role: 'creature', played: 2, won: 1 },
          { role: 'hunted', played: 2, won: 1 },
        ],
      },
    ],
  });
  expect(statisticsOf([])).toEqual({ matches: 0, bySeats: [], byRole: [], fared: [] });
});

test('a first place that is shared is shared by the sides, and whoever plays alone has nobody to win against', () => {
  const tie = ended([bot, bot, bot], [1, 1, 3]);
  const teams = ended([bot, bot, bot, bot], [1, 2, 1, 2], { roles: ['a', 'b', 'c', 'd'], sides: [0, 1, 0, 1] });
  expect(statisticsOf([tie, teams, ended([bot], [1])]).fared).toMatchObject([
    {
      seats: 3,
      sides: 3,
      bySeat: [
        { played: 1, won: 0.5 },
        { played: 1, won: 0.5 },
        { played: 1, won: 0 },
      ],
      byRole: [],
    },
    { seats: 4, sides: 2, bySeat: [], byRole: ['a', 'b', 'c', 'd'].map((role) => ({ role, played: 1, won: 'ac'.includes(role) ? 1 : 0 })) },
  ]);
});
