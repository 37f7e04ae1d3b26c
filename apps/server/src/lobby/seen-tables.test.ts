import { expect, test } from 'vitest';
import { ADA, BOB, next, OPEN, tableOf } from '../storage/testing/samples.ts';
import { SeenTables } from './seen-tables.ts';

test('who was told of a table before is told of its change, also where another node made it', () => {
  const seen = new SeenTables();
  const table = tableOf('t', { occupants: [ADA, BOB], isPublic: true });
  expect(seen.tell(table, undefined)).toBeUndefined();
  expect([seen.wasTold('t', 0), seen.wasTold('t', 1)]).toEqual([true, false]);
  const left = next(table, { occupants: [ADA, OPEN], isPublic: false });
  expect(seen.tell(left, undefined)).toEqual({ stage: 'open', isPublic: true, people: ['ada', 'ada', 'bob'] });
  expect(seen.tell(next(left, {}), undefined)).toEqual({ stage: 'open', isPublic: false, people: ['ada', 'ada'] });
});

test('a list that somebody asked for tells nobody else: news of it are still to come', () => {
  const seen = new SeenTables();
  const table = tableOf('t', { occupants: [ADA, BOB], version: 3 });
  seen.listed(table);
  expect(seen.wasTold('t', 3)).toBe(false);
  seen.listed(next(table, { occupants: [ADA, OPEN] }));
  expect(seen.tell(next(table, { occupants: [ADA, OPEN] }), undefined)?.people).toContain('bob');
});

test('people of a table that has changed twice since they were told are among those told', () => {
  const seen = new SeenTables();
  const table = tableOf('t', { occupants: [ADA, BOB] });
  seen.tell(table, undefined);
  const left = next(table, { occupants: [ADA, OPEN] });
  const before = seen.tell(next(left, { isPublic: false }), { stage: 'open', isPublic: true, people: ['ada'] });
  expect(before).toMatchObject({ isPublic: true, people: ['ada', 'ada', 'bob', 'ada'] });
});

test('only the tables of late are remembered', () => {
  const seen = new SeenTables();
  for (let index = 0; index < 2001; index++) seen.tell(tableOf(`t${index}`), undefined);
  expect(seen.ids).toHaveLength(2000);
  expect([seen.wasTold('t0', 0), seen.wasTold('t1', 0)]).toEqual([false, true]);
});
