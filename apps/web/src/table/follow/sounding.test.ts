import type { Asked, Update } from '@orrery/match';
import { expect, test } from 'vitest';
import { soundsOf } from './sounding.ts';

const asked: Asked = { id: 1, decision: { ask: 'act', seat: 0 }, legal: [], must: true };

function updateOf(given: Partial<Update>): Update {
  return {
    match: 'm',
    game: 'g',
    seq: 1,
    change: { kind: 'actions', seat: 1, index: 0, count: 1 },
    actionCount: 1,
    view: {},
    standing: [],
    waitingFor: [],
    waitingSince: 0,
    asked: undefined,
    events: [],
    undo: { free: 0, last: 0, request: undefined },
    occupants: [],
    result: undefined,
    commitment: '',
    seed: undefined,
    ...given,
  };
}

const rolled = { type: 'rolled' };
const soundOf = ({ type }: { readonly type: string }) => (type === 'rolled' ? 'dice' : undefined);
const heard = (given: Partial<Parameters<typeof soundsOf>[0]>) =>
  soundsOf({ before: updateOf({}), update: updateOf({}), events: [], viewer: 0, soundOf, isHidden: false, ...given });

test('events sound as their game says, each sound once', () => {
  expect(heard({ events: [rolled, rolled, { type: 'other' }] })).toEqual(['dice']);
});

test('what is passed over is silent', () => {
  expect(heard({ update: updateOf({ events: [rolled] }), events: [] })).toEqual([]);
});

test('the turn is called when others have brought it, and not again with every own action', () => {
  expect(heard({ update: updateOf({ asked }) })).toEqual(['turn']);
  expect(heard({ before: updateOf({ asked }), update: updateOf({ asked }) })).toEqual([]);
  expect(heard({ update: updateOf({ asked, change: { kind: 'actions', seat: 0, index: 0, count: 1 } }) })).toEqual([]);
  expect(heard({ update: updateOf({ asked, change: { kind: 'full' } }) })).toEqual([]);
});

test('in a hidden tab only what calls one back is heard', () => {
  expect(heard({ events: [rolled], update: updateOf({ asked }), isHidden: true })).toEqual(['turn']);
});

test('the end sounds once, and as it ended for this viewer', () => {
  const ended = (rank: number) => updateOf({ result: { because: 'x', seats: [{ seat: 0, rank, points: 0, sources: [] }] } });
  expect(heard({ update: ended(1) })).toEqual(['won']);
  expect(heard({ update: ended(2) })).toEqual(['lost']);
  expect(heard({ before: ended(2), update: ended(2) })).toEqual([]);
  expect(heard({ before: undefined, update: ended(2) })).toEqual([]);
});
