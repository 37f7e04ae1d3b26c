import { expect, test } from 'vitest';
import type { RatingStep } from '../storage/rating-ports.ts';
import { ADA, BOT, OPEN, tableOf } from '../storage/testing/samples.ts';
import { nearTables } from './near-tables.ts';

const eve = { id: 'eve', name: 'Eve' };
const at = (person: string) => ({ kind: 'person', person, name: person }) as const;

function storageOf(ratings: Readonly<Record<string, number>>, shown: readonly string[]) {
  const asked: string[] = [];
  const storage = {
    accounts: { shownAmong: async (people: readonly string[]) => people.filter((one) => shown.includes(one)) },
    ratings: {
      async of(person: string): Promise<readonly RatingStep[]> {
        asked.push(person);
        const mu = ratings[person];
        return mu === undefined ? [] : [{ match: 'm', person, game: 'alien-frontiers', mu, sigma: 2, matches: 9, endedAt: 1 }];
      },
    },
  };
  return { storage: storage as unknown as Parameters<typeof nearTables>[2]['storage'], asked };
}

test('near are tables whose people all are, at that game', async () => {
  const { storage } = storageOf({ eve: 30, ada: 27, bob: 20 }, ['ada', 'bob']);
  const tables = [
    tableOf('near', { occupants: [ADA, OPEN, BOT] }),
    tableOf('far', { occupants: [at('bob'), OPEN] }),
    tableOf('both', { occupants: [ADA, at('bob'), OPEN] }),
    tableOf('other', { occupants: [ADA, OPEN], game: 'theseus' }),
    tableOf('begun', { occupants: [ADA, OPEN], stage: 'started' }),
    tableOf('nobody', { occupants: [OPEN, BOT] }),
  ];
  expect(await nearTables(eve, tables, { storage })).toEqual(['near', 'other']);
});

test('of who does not show how they play nothing is told, nor asked', async () => {
  const { storage, asked } = storageOf({ eve: 30, ada: 30, bob: 30 }, ['bob']);
  expect(await nearTables(eve, [tableOf('t', { occupants: [ADA, at('bob')] })], { storage })).toEqual([]);
  expect(asked).not.toContain('ada');
});
