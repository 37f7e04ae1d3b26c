import type { Glance, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import type { Table } from '../storage/ports.ts';
import { BOT, tableOf } from '../storage/testing/samples.ts';
import { Liveliest } from './liveliest.ts';

const at = (person: string): Occupant => ({ kind: 'person', person, name: person });

function watching(tables: readonly Table[], over: readonly string[] = []) {
  let now = 1_000_000;
  const glance = ({ id, occupants }: Table): Glance => {
    return { rulesVersion: '1', seq: 1, isOver: over.includes(id), waitingFor: [0], occupants, hasAutomaticTurn: false };
  };
  const liveliest = new Liveliest({
    storage: { tables: { load: async (id: string) => tables.find((one) => one.id === id) } } as unknown as ConstructorParameters<
      typeof Liveliest
    >[0]['storage'],
    summaries: {
      of: async (id: string) => {
        const table = tables.find((one) => one.id === id);
        return table === undefined ? undefined : glance(table);
      },
    },
    now: () => now,
  });
  return {
    hear(id: string, times: number) {
      for (let step = 0; step < times; step++) liveliest.heard(id);
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    best: async (person?: string, apart: readonly string[] = []) =>
      (await liveliest.table(person === undefined ? undefined : { id: person, name: person }, new Set(apart)))?.id,
  };
}

const running = (id: string, occupants: readonly Occupant[], changed: Partial<Table> = {}) =>
  tableOf(id, { stage: 'started', occupants, ...changed });

test('most people, then most done lately; what was done long ago does not count', async () => {
  const { hear, pass, best } = watching([
    running('duel', [at('a'), at('b')]),
    running('busy', [at('c'), at('d')]),
    running('three', [at('e'), at('f'), at('g')]),
  ]);
  expect(await best()).toBeUndefined();
  hear('duel', 1);
  hear('busy', 3);
  expect(await best()).toBe('busy');
  hear('three', 1);
  expect(await best()).toBe('three');
  pass(4 * 60_000);
  hear('duel', 1);
  pass(2 * 60_000);
  expect(await best()).toBe('duel');
});

test('no private match, none that is over or has not begun, none against bots alone, and none of one’s own', async () => {
  const { hear, best } = watching(
    [
      running('private', [at('a'), at('b')], { isPublic: false }),
      running('over', [at('a'), at('b')]),
      tableOf('open', { occupants: [at('a'), at('b')] }),
      running('bots', [at('a'), BOT]),
      running('own', [at('me'), at('b')]),
    ],
    ['over'],
  );
  for (const id of ['private', 'over', 'open', 'bots', 'own', 'gone']) hear(id, 5);
  expect([await best('me'), await best('you')]).toEqual([undefined, 'own']);
});

test('none of those who are kept apart from who asks, neither as players nor as hosts', async () => {
  const { hear, best } = watching([running('theirs', [at('a'), at('b'), at('c')], { host: 'd' }), running('others', [at('e'), at('f')])]);
  hear('theirs', 5);
  hear('others', 1);
  expect([await best('me'), await best('me', ['b']), await best('me', ['d']), await best('me', ['x'])]).toEqual([
    'theirs',
    'others',
    'others',
    'theirs',
  ]);
});

test('however much is heard, little is kept: who was quiet for longest goes first', async () => {
  const { hear, best } = watching([running('early', [at('a'), at('b')]), running('kept', [at('c'), at('d')])]);
  hear('early', 9);
  hear('kept', 9);
  for (let other = 0; other < 499; other++) hear(`other ${other}`, 1);
  expect(await best()).toBe('kept');
});
