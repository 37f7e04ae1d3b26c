import { expect, test } from 'vitest';
import { linesOf } from './best.ts';

const person = (name: string, rating: number, within: number) => ({ person: name, name, rating, within, matches: 12 });

test('bots stand among people where they belong by what is sure', () => {
  const best = [person('ada', 2000, 100), person('bob', 1800, 300), person('eve', 1500, 200)];
  const bots = [
    { level: 'random', rating: 700 },
    { level: 'greedy', rating: 1500 },
    { level: 'captain', rating: 1985 },
  ];
  const named = linesOf({ best, bots }).map((line) => (line.kind === 'bot' ? line.level : `${line.place} ${line.name}`));
  expect(named).toEqual(['captain', '1 ada', '2 bob', 'greedy', '3 eve', 'random']);
  expect(linesOf({ best: [], bots }).map((line) => line.kind)).toEqual(['bot', 'bot', 'bot']);
});
