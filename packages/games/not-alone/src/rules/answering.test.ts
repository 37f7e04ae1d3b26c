import { silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import { reckoningWith } from '../testing/sanctuary-table.ts';
import { type Table, table } from '../testing/table.ts';

/** As if `refuse` had let it pass. */
const forced = (game: Table, who: string, action: Action) => () =>
  notAlone.apply(notAlone.clone(game.state), game.seat(who), action, silent);

// [NA-4.12]
test('an answer to another question is a fault of the program and throws, instead of being taken for "no"', () => {
  const returning = table({ hunted: { rick: { discard: ['lair', 'jungle'] } } }).resist('rick', 1);
  expect(returning.asks('rick')).toBe('return-places');
  expect(forced(returning, 'rick', { type: 'heal', seat: 1 })).toThrow('NA-4.12: heal does not answer return-places');
  expect(forced(returning, 'rick', { type: 'return-place', card: 'lair' })).not.toThrow();
});

// [NA-4.12]
test('"no" is an answer only where the question takes it', () => {
  const discarding = reckoningWith([], {
    huntPlayed: ['scream'],
    tokens: { target: 4 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] } },
  });
  expect(discarding.asks('rick')).toBe('discard-or-lose-will');
  expect(forced(discarding, 'rick', { type: 'decline' })).toThrow('NA-4.12: decline does not answer discard-or-lose-will');
  expect(forced(discarding, 'rick', { type: 'lose-will' })).not.toThrow();
});
