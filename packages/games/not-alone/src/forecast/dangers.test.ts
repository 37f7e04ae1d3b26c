import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { dangersIn } from './dangers.ts';

/** The cards lie open, and somebody could still play one. */
const OPEN = { stage: 'reveal-window' } as const;

test('who is where the Creature is loses 1 Will, in the Lair one more, and nobody more than they have', () => {
  const { state } = table({
    ...OPEN,
    tokens: { creature: 1 },
    hunted: { rick: { played: ['lair'], survival: ['dodge'] }, rita: { played: ['lair'], will: 1 }, ruth: { played: ['beach'] } },
  });
  expect(dangersIn(state)).toEqual([
    { seat: state.hunted[0].seat, token: 'creature', cards: ['lair'], will: 2, places: 0 },
    { seat: state.hunted[1].seat, token: 'creature', cards: ['lair'], will: 1, places: 0 },
  ]);
});

test('what is foretold of a catch is what it costs', () => {
  const game = table({
    ...OPEN,
    tokens: { creature: 5 },
    huntPlayed: ['fierceness'],
    hunted: { rick: { played: ['rover'], survival: ['dodge'] } },
  });
  const [{ will }] = dangersIn(game.state);
  for (let count = 0; count < 5 && game.state.turn.phase === 3; count++) game.pass('rick');
  expect(game.of('rick').will).toBe(3 - will);
});

test('the Artemia token costs Will only with Mutation; who ignores a token is in no danger from it', () => {
  const scene = { ...OPEN, tokens: { artemia: 4 }, hunted: { rick: { played: ['beach'], survival: ['detector'] } } };
  const plain = table(scene);
  expect(dangersIn(plain.state).map(({ token, will, places }) => [token, will, places])).toEqual([['artemia', 0, 1]]);
  const mutated = table({ ...scene, huntPlayed: ['mutation'] });
  expect(dangersIn(mutated.state).map(({ will }) => will)).toEqual([1]);
  mutated.survive('rick', 'detector');
  expect(dangersIn(mutated.state)).toEqual([]);
});

test('a Clone catches like the Creature; any other Target token is named as such', () => {
  const scene = { ...OPEN, tokens: { target: 4 }, hunted: { rick: { played: ['beach'], survival: ['dodge'] } } };
  expect(dangersIn(table({ ...scene, huntPlayed: ['clone'] }).state).map(({ token, will }) => [token, will])).toEqual([['creature', 1]]);
  expect(dangersIn(table({ ...scene, huntPlayed: ['scream'] }).state).map(({ token, will }) => [token, will])).toEqual([['target', 0]]);
});
