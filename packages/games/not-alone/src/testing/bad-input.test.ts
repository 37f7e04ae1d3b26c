import { type Json, stableJson, step } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import type { RefusalCode } from '../refusals.ts';
import { between, paying, type Table, table, type Who } from './table.ts';

/** Refused with this code, and nothing changed and nothing was told. */
function expectRefused(game: Table, who: Who, action: Action, code: RefusalCode): void {
  const before = stableJson(game.state);
  const done = step(notAlone, game.state, game.seat(who), action);
  expect(done).toMatchObject({ ok: false, refusal: { code } });
  expect(done).not.toHaveProperty('told');
  expect(stableJson(game.state)).toBe(before);
}

test('an answer after the lock has closed', () => {
  const game = table({ hunted: { rick: {}, morty: {} } });
  game.lay('rick', 'lair').lay('morty', 'river');
  expect(game.stage).toBe('hunting');
  expectRefused(game, 'rick', { type: 'take-up-places' }, 'not-asked');
  expectRefused(game, 'rick', { type: 'lay-place', card: 'rover' }, 'not-asked');
  expectRefused(game, 'morty', { type: 'resist', will: 1 }, 'not-asked');
});

test('a second card where one is due', () => {
  const game = table({ hunted: { rick: {}, morty: {} } });
  game.lay('rick', 'lair');
  expectRefused(game, 'rick', { type: 'lay-place', card: 'rover' }, 'all-laid');
});

test('a card of another player', () => {
  const game = table({
    hunted: { rick: { survival: ['ingenuity'] }, morty: { hand: ['lair'], survival: ['adrenaline'], will: 2 } },
    creature: { hand: ['despair'] },
  });
  expectRefused(game, 'morty', { type: 'play-survival', card: 'ingenuity', target: { kind: 'none' } }, 'card-not-held');
  expectRefused(game, 'morty', { type: 'lay-place', card: 'rover' }, 'card-not-in-hand');
  expectRefused(game, 'morty', { type: 'play-hunt', card: 'despair', target: { kind: 'none' } }, 'not-now');
  expectRefused(game, 'creature', { type: 'play-hunt', card: 'force-field', target: between(1, 2) }, 'card-not-held');
  expectRefused(game, 'creature', { type: 'play-survival', card: 'ingenuity', target: { kind: 'none' } }, 'not-now');
});

test('an order of the other side', () => {
  const game = table({ hunted: { rick: {}, morty: {} }, creature: { hand: ['despair'] } });
  expectRefused(game, 'creature', { type: 'lay-place', card: 'lair' }, 'not-now');
  expectRefused(game, 'rick', { type: 'place-token', token: 'creature', at: [1] }, 'not-now');
  expectRefused(game, 'rick', { type: 'end-hunting' }, 'not-now');
});

test('a phase that is over, or has not come', () => {
  const game = table({
    hunted: { rick: { played: ['lair'], survival: ['ingenuity'], discard: ['river'] } },
    creature: { hand: ['despair', 'stasis'] },
    stage: 'hunting',
  });
  expectRefused(game, 'creature', { type: 'play-hunt', card: 'despair', target: { kind: 'none' } }, 'wrong-phase');
  expectRefused(game, 'creature', { type: 'play-hunt', card: 'stasis', target: { kind: 'none' } }, 'wrong-phase');
  game.endHunting();
  expectRefused(game, 'rick', { type: 'play-survival', card: 'ingenuity', target: { kind: 'none' } }, 'wrong-phase');
  expectRefused(game, 'creature', { type: 'place-token', token: 'creature', at: [1] }, 'not-asked');
});

test('another answer than the one asked for', () => {
  const game = table({ hunted: { rick: { hand: ['lair'] }, morty: {} } });
  game.resist('rick', 1);
  expectRefused(game, 'rick', { type: 'lay-place', card: 'lair' }, 'answer-first');
  expectRefused(game, 'rick', { type: 'return-place', card: 'lair' }, 'card-not-in-pile');
  expectRefused(game, 'morty', { type: 'return-place', card: 'river' }, 'not-now');
});

test('an answer already sealed', () => {
  const game = table({
    stage: 'hunting',
    creature: { hand: ['forbidden-zone'] },
    hunted: { rick: { played: ['lair'] }, morty: { played: ['river'] } },
  });
  game.hunt('forbidden-zone').discard('rick', 'rover');
  expectRefused(game, 'rick', { type: 'discard-place', card: 'beach' }, 'not-asked');
  expectRefused(game, 'creature', { type: 'end-hunting' }, 'not-asked');
});

test('a target that fits another card', () => {
  const game = table({ hunted: { rick: { survival: ['sacrifice'] } }, creature: { hand: ['force-field'] } });
  expectRefused(game, 'creature', { type: 'play-hunt', card: 'force-field', target: { kind: 'none' } }, 'wrong-target');
  expectRefused(game, 'rick', { type: 'play-survival', card: 'sacrifice', target: { kind: 'none' } }, 'wrong-target');
  expect(game.surviveRefusal('rick', 'sacrifice', paying('lair'))).toBeUndefined();
});

test('anything after the end', () => {
  const game = table({ hunted: { rick: { will: 1 }, morty: {} }, assimilation: 1 });
  game.giveUp('rick');
  expectRefused(game, 'morty', { type: 'lay-place', card: 'lair' }, 'match-over');
  expectRefused(game, 'creature', { type: 'pass' }, 'match-over');
});

const MALFORMED: readonly Json[] = [
  { type: 'lay-place' },
  { type: 'lay-place', card: 'moon' },
  { type: 'lay-place', card: 'lair', extra: 1 },
  { type: 'lay-place', card: ['lair'] },
  { type: 'resist', will: 3 },
  { type: 'resist', will: '1' },
  { type: 'place-token', token: 'creature', at: [] },
  { type: 'place-token', token: 'creature', at: [11] },
  { type: 'place-token', token: 'artemia', at: [2, 1] },
  { type: 'place-token', token: 'artemia', at: [1, 3] },
  { type: 'place-token', token: 'artemia', at: [1, 2, 3] },
  { type: 'place-token', token: 'moon', at: [1] },
  { type: 'play-hunt', card: 'mirage' },
  { type: 'play-hunt', card: 'mirage', target: {} },
  { type: 'play-hunt', card: 'mirage', target: { kind: 'none', place: 1 } },
  { type: 'play-hunt', card: 'force-field', target: { kind: 'pair', places: [1, 10] } },
  { type: 'play-survival', card: 'dodge', target: { kind: '__proto__' } },
  { type: 'use-power', card: 'lair', from: 0, way: 'copy' },
  { type: 'use-power', card: 'lair', way: 'fly' },
  { type: 'heal', seat: 7 },
  { type: 'heal', seat: 0.5 },
  { type: 'discard-survivor', index: -1 },
  { type: 'hide' },
  { type: 'pass', seat: 1 },
];

test.each(MALFORMED.map((given) => [stableJson(given), given] as const))('no action: %s', (_, given) => {
  expect(notAlone.readAction(given)).toBeUndefined();
});
