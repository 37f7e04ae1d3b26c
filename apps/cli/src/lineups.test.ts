import { expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { type Game, gameOf } from './games.ts';
import { lineupsIn } from './lineups.ts';

const game: Game = { ...gameOf('alien-frontiers'), module: ambush, knowledge: undefined };
const table = { seats: 4, options: {} };

test('without roles asked for, bots are seated as ever', () => {
  expect(lineupsIn(game, ['a', 'b'], { ...table, by: undefined })).toEqual({ names: ['a', 'b'], lineups: undefined });
});

test('by role every bot has each of them in turn', () => {
  const { lineups } = lineupsIn(game, ['a', 'b'], { ...table, by: 'role' });
  expect(lineups).toEqual([
    { hunter: 'a', prey: 'b' },
    { hunter: 'b', prey: 'a' },
  ]);
});

test('each role may have a bot of its own, a program too', () => {
  expect(lineupsIn(game, ['hunter=a', 'prey=stdio:x=1'], { ...table, by: undefined })).toEqual({
    names: ['a', 'stdio:x=1'],
    lineups: [{ hunter: 'a', prey: 'stdio:x=1' }],
  });
});

test.each([
  [['hunter=a'], undefined, /one bot for each role: hunter=…,prey=…/],
  [['hunter=a', 'b'], undefined, /one bot for each role/],
  [['hunter=a', 'hunter=b'], undefined, /one bot for each role/],
  [['a', 'b'], 'colour', /must be seat or role/],
])('%j by %s is refused', (named, by, problem) => {
  expect(() => lineupsIn(game, named, { ...table, by })).toThrow(problem);
});

test('a game whose seats are alike has no roles to play by', () => {
  const alike = gameOf('alien-frontiers');
  const options = { seats: 2, options: undefined, by: 'role' };
  expect(() => lineupsIn(alike, ['random'], options)).toThrow(/has no roles/);
});
