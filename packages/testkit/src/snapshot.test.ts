import { BadInput, chanceFromSeed, type Json, openingState, readSnapshot } from '@orrery/engine';
import { expect, test } from 'vitest';
import { ambush } from './throwaway/ambush.ts';

const STATE: Json = JSON.parse(JSON.stringify(ambush.setup({}, 3, chanceFromSeed('stored'))));
const today = (rulesVersion: string, upgrades: typeof ambush.upgrades = {}) => ({ ...ambush, rulesVersion, upgrades });

test('a state of the same rules is read as it is', () => {
  expect(readSnapshot(today('1'), { rulesVersion: '1', state: STATE })).toEqual({ ok: true, state: STATE });
});

test('an older state goes through every step, in the order of the versions', () => {
  const added = (name: string) => (state: object) => ({ ...state, points: [0, 0, 0], [name]: Object.keys(state).length });
  const module = today('3', { '1': added('second'), '2': added('third') });
  const fields = Object.keys(Object(STATE)).length;
  expect(readSnapshot(module, { rulesVersion: '1', state: STATE })).toMatchObject({
    ok: true,
    state: { second: fields, third: fields + 1 },
  });
  expect(readSnapshot(module, { rulesVersion: '2', state: STATE })).toMatchObject({ ok: true, state: { third: fields } });
});

test.each([
  ['the game cannot', today('2', { '1': { cannot: 'the deck was another' } }), '1', STATE, 'rules-changed', 'the deck was another'],
  ['a version nobody knows', today('2'), '1', STATE, 'rules-changed', 'rules 1 are not known here'],
  ['a version called like a word of objects', today('2'), 'constructor', STATE, 'rules-changed', 'rules constructor are not known here'],
  ['rules from later', today('2'), '10', STATE, 'newer-rules', 'stored by rules 10; here are rules 2'],
  ['no state to step from', today('2', { '1': (state) => state }), '1', null, 'unreadable', 'there is no state in it'],
  ['no state', today('1'), '1', 7, 'unreadable', 'there is no state in it'],
  ['no chance', today('1'), '1', { round: 1 }, 'unreadable', 'there is no state in it'],
  ['no chance to speak of', today('1'), '1', { chance: null }, 'unreadable', 'there is no state in it'],
  ['a list', today('2', { '1': (state) => state }), '1', [], 'unreadable', 'there is no state in it'],
] as const)('%s: says why a stored match cannot go on', (_, module, rulesVersion, state, reason, problem) => {
  expect(readSnapshot(module, { rulesVersion, state })).toEqual({ ok: false, reason, problem });
});

test('what these rules cannot ask about is unreadable, and nothing throws', () => {
  const broken = readSnapshot(today('1'), { rulesVersion: '1', state: { chance: {} } });
  expect(broken).toMatchObject({ ok: false, reason: 'unreadable' });
  for (const part of ['standing', 'result', 'view', 'legal'] as const) {
    const failing = {
      ...ambush,
      [part]: () => {
        throw new Error(`no ${part}`);
      },
    };
    expect(readSnapshot(failing, { rulesVersion: '1', state: STATE })).toEqual({
      ok: false,
      reason: 'unreadable',
      problem: `Error: no ${part}`,
    });
  }
});

test('a match begins from its seed, or from a position with as many seats', () => {
  const opening = { options: {}, seats: 3, seed: 'ab' };
  expect(openingState(ambush, opening)).toEqual(ambush.setup({}, 3, chanceFromSeed('ab')));
  const start = { position: { seats: 3, seed: 'described' } };
  expect(openingState(ambush, { ...opening, start })).toEqual(ambush.position(start.position));
  expect(() => openingState(ambush, { ...opening, seats: 2, start })).toThrow(BadInput);
  expect(() => openingState(ambush, { ...opening, seats: 2, start })).toThrow('has 3 seats, and the match 2');
});
