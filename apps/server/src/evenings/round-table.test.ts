import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { entryOf, eveningOf } from '../storage/testing/evenings.ts';
import { tableOf } from './round-table.ts';

const people = ['ada', 'bob', 'cid'];

test.each(['draw', 'draft'] as const)(
  'Theseus, factions by %s: a table with fewer than the others has those of its seats alone',
  (factions) => {
    const evening = eveningOf('e', {
      stage: 'running',
      plan: { ...eveningOf('').plan, seats: 4, hasBots: false, factions },
      entries: people.map((person, number) => entryOf(number, person, { wishes: ['greys'] })),
      rounds: [[{ entries: [2, 0, 1] }, { entries: [1, 2] }]],
    });
    const making = { games: HOSTED_GAMES, now: 1, people: new Map(people.map((id, number) => [number, { id, name: id }])) };
    for (const [number, seats] of [3, 2].entries()) {
      const { occupants, options } = tableOf(evening, { round: 0, number }, making);
      expect(occupants).toHaveLength(seats);
      const given = [1, 2, 3, 4].slice(0, seats).map((seat) => options[`faction${seat}`]);
      expect(given.toSorted()).toEqual([...Array(seats - 1).fill('any'), factions === 'draft' ? 'greys' : 'any']);
    }
  },
);
