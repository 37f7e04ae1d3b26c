import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { STEPS as POSTGRES } from './postgres/steps/index.ts';
import { STEPS as SQLITE } from './sqlite/steps/index.ts';

/** What databases have been through: a new step is a new line at the end, and no line ever changes. */
const RELEASED = {
  PostgreSQL: [
    '0001-begin af05d6b9018e8772',
    '0002-leases d08b15df899ba3e4',
    '0003-results 2115622a906c1e22',
    '0004-chat-by-person 7f1f365f3b9aecd9',
    '0005-in-pages 0378e70301960b3e',
    '0006-accounts 2af224c582a74b42',
    '0007-clocks 5fa3ee156fa56875',
    '0008-house 3cf4c041ee710f44',
    '0009-addresses e79a8e36e328bd58',
    '0010-waiting-since ad35b52dbec49083',
    '0011-calls a3d81230496d985a',
    '0012-ratings 7ac637283767b667',
    '0013-shown-people da8195ad03b7fd7f',
    '0014-house-time 87cd6c9c57d9a5c7',
    '0015-manners cac12cb091baa5af',
    '0016-seeks 5e21e5f181f330f4',
    '0017-friends 2516aeeef382f93e',
    '0018-evenings 1c89dbbddcbd792e',
    '0019-evenings-unplayed c62e5aef0ee64e1f',
    '0020-waited 78afe8192d399284',
    '0021-missing d4e0f184ca5954e9',
    '0022-follows cb8282e1da4fc5c5',
    '0023-shared-studies eba75fa9079f470a',
  ],
  SQLite: [
    '1 282a44546b7063a0',
    '2 a6fcf9ee5e03ff8a',
    '3 7509230abe9cebf5',
    '4 9bb2e7f4b28d20bd',
    '5 f884c13b00a8fd6e',
    '6 647e929c0122154c',
    '7 7f1f365f3b9aecd9',
    '8 80d4b029b1f6216f',
    '9 6f3999fc65adc061',
    '10 221fc3e3d108aa8e',
    '11 5f6549b4916b2543',
    '12 a23cb325ededac1d',
    '13 8cfaabbf4cecb04f',
    '14 e16b400ef19c6878',
    '15 4646c48ea326a47d',
    '16 fd6f247c6bbb6800',
    '17 04f3e62f762a05b0',
    '18 6fba004592fbd38e',
    '19 8260dc9b8850307d',
    '20 c5d5191851f5b22e',
    '21 b7b7979c87fc102d',
    '22 c62e5aef0ee64e1f',
    '23 1eff4661a786b648',
    '24 8407583e52351246',
    '25 249a90d771f5c153',
    '26 dbc9799712b6a277',
  ],
} as const;

const NOW = {
  PostgreSQL: Object.entries(POSTGRES),
  SQLite: SQLITE.map((step, done) => [String(done + 1), step] as const),
} as const;

test.each(['PostgreSQL', 'SQLite'] as const)('no step of %s that was released has changed, and each is written down', (which) => {
  expect(NOW[which].map(([name, step]) => `${name} ${digestOf(step)}`)).toEqual(RELEASED[which]);
});

test('steps of PostgreSQL are done in the order they are written in', () => {
  // The migrator goes by their names.
  expect(Object.keys(POSTGRES).toSorted()).toEqual(Object.keys(POSTGRES));
});

function digestOf(step: string): string {
  return createHash('sha256').update(step).digest('hex').slice(0, 16);
}
