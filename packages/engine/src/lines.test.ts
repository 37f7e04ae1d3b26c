import { expect, test } from 'vitest';
import { type Lines, sayBy, sentence } from './lines.ts';
import { capital, counted, counter, lister } from './text.ts';

type Action = { readonly type: 'wait' } | { readonly type: 'move'; readonly steps: number };
type Event = { readonly type: 'waited'; readonly seat: number } | { readonly type: 'ended' };
type Decision = { readonly ask: 'go'; readonly seat: number };

const actions: Lines<Action, 'type'> = { wait: () => 'Wait', move: ({ steps }) => `Move ${steps}` };
const text = sayBy<Action, Event, Decision>({
  actions,
  events: { waited: ({ seat }, names) => `${names(seat)} waits`, ended: () => undefined },
  decisions: { go: ({ seat }, names) => `Where do you go, ${names(seat)}?` },
  refusals: { 'too-far': ({ most }) => `${most} steps are the most.`, blocked: 'the way is blocked.' },
  unknownRefusal: (rule) => `Rule ${rule} forbids it.`,
});
const names = (seat: number): string => `P${seat}`;

test('what is said of an action, an event and a question stands in its line', () => {
  expect(text.action({ type: 'wait' }, names)).toBe('Wait');
  expect(text.action({ type: 'move', steps: 2 }, names)).toBe('Move 2');
  expect(text.event({ type: 'waited', seat: 1 }, names)).toBe('P1 waits');
  expect(text.event({ type: 'ended' }, names)).toBeUndefined();
  expect(text.decision({ ask: 'go', seat: 0 }, names)).toBe('Where do you go, P0?');
});

test('a refusal is a sentence with its values, and one of a later version names its rule', () => {
  expect(text.refusal({ code: 'too-far', rule: 'XX-1.1', values: { most: 3 } })).toBe('3 steps are the most.');
  expect(text.refusal({ code: 'blocked', rule: 'XX-1.2' })).toBe('The way is blocked.');
  expect(text.refusal({ code: 'toString', rule: 'XX-9.9' })).toBe('Rule XX-9.9 forbids it.');
  expect(sentence({ blocked: 'the way is blocked.' }, 'blocked', {})).toBe('the way is blocked.');
});

test('numbers with their words, lists and first letters', () => {
  expect([1, 2, 5, 11, 21].map(counter('ru', 'карту', 'карты', 'карт'))).toEqual(['1 карту', '2 карты', '5 карт', '11 карт', '21 карту']);
  expect([counted(1, 'step'), counted(2, 'step'), counted(0, 'die', 'dice')]).toEqual(['1 step', '2 steps', '0 dice']);
  expect(lister('en')([4, 5, 6])).toBe('4, 5 and 6');
  expect(lister('ru')(['река', 'пляж'])).toBe('река и пляж');
  expect([capital('элис'), capital('')]).toEqual(['Элис', '']);
});
