import { readFileSync } from 'node:fs';
import { BadInput, type Json } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { defenseTrack } from '../cards/boards.ts';
import { notAlone } from '../index.ts';

const { position } = notAlone;

/** The examples of docs/POSITIONS.md that speak of this game. */
function documented(): Json[] {
  const [, text] = readFileSync(new URL('../../../../../docs/POSITIONS.md', import.meta.url), 'utf8').split('## Not Alone');
  return [...text.split('\n## ')[0].matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
}

test('the documented example is the one of the book: Rick acts first', () => {
  const [state] = documented().map(position);
  expect(notAlone.asked(state)).toEqual([1]);
  expect(notAlone.decision(state, 1)).toMatchObject({ ask: 'act', cards: ['lair'] });
});

test('nothing said: four seats at the start of a turn, places 1-5 in every hand', () => {
  const state = position({});
  expect(state).toMatchObject({ seats: 4, rescue: 15, assimilation: 9, side: 'a' });
  expect(state.hunted.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
  expect(notAlone.asked(state)).toEqual([1, 2, 3]);
});

test('the Defense counter of any number of players may be described where it starts', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    const defense = defenseTrack(seats).steps[seats];
    const state = position({ seats, options: { expansion: 'sanctuary' }, sanctuary: { defense } });
    expect(state.sanctuary?.defense).toBe(defense);
  }
});

test('a named hand leaves the other places in the pile, and a place of the reserve leaves the reserve', () => {
  const state = position({ hunted: [{ hand: [1, 'wreck'] }, {}] });
  expect(state.hunted[0]).toMatchObject({ hand: ['lair', 'wreck'], discard: ['jungle', 'river', 'beach', 'rover'] });
  expect(state.reserve).toMatchObject({ wreck: 1, source: 2 });
});

test('the Creature sits where the options or the position say', () => {
  expect(position({ options: { creature: 'last-seat' } }).hunted.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(position({ creature: { seat: 1 } }).hunted.map(({ seat }) => seat)).toEqual([2, 3, 0]);
});

test('a position described in step 3 or 4 begins with whom the token hits', () => {
  const hunted = [{ played: ['rover'] }, { played: ['beach'], discard: ['lair'] }];
  const hit = position({ stage: 'artemia-places', tokens: { artemia: 5 }, hunted });
  expect(notAlone.decision(hit, 1)).toMatchObject({ ask: 'discard-places', count: 1, because: 'token:artemia' });
  const caught = position({ stage: 'creature-places', tokens: { creature: 5 }, assimilation: 6, hunted });
  expect([caught.hunted[0].will, caught.hunted[1].will, caught.assimilation]).toEqual([2, 3, 5]);
});

test('a position described in step 2 names a place for Hallucination first, one described before the reveal lets the River choose', () => {
  const options = { expansion: 'sanctuary' };
  const step = position({
    options,
    stage: 'target-places',
    tokens: { target: 5 },
    huntPlayed: ['hallucination'],
    hunted: [{ played: ['rover'] }],
  });
  expect(notAlone.decision(step, 0)).toMatchObject({ ask: 'name-place' });
  const river = position({ stage: 'keeping-cards', hunted: [{ played: ['lair', 'rover'], lays: 2 }] });
  expect(notAlone.decision(river, 1)).toMatchObject({ ask: 'keep-place' });
});

test('Sanctuary in the middle of phase 5', () => {
  const state = position({
    options: { expansion: 'sanctuary' },
    stage: 'phase-five',
    creature: { dna: 3, developed: ['scavenger'], adaptations: ['twin'] },
    sanctuary: { place: 5, defense: 4, survivorDeck: ['michelle-west'] },
    hunted: [{ character: 'kelly', survivors: ['nora-quinn'] }, {}, {}],
  });
  expect(state.sanctuary).toMatchObject({ place: 1, dna: 7, defense: 4 }); // it has moved on from 5
  expect(notAlone.asked(state)).toEqual([0]);
  expect(notAlone.decision(state, 0)).toMatchObject({ ask: 'adapt-or-hide' });
});

describe('what cannot be is refused, naming the place', () => {
  test.each<[string, Json, RegExp]>([
    ['a card twice', { creature: { hand: ['mirage'] }, huntDiscard: ['mirage'] }, /huntDiscard: there is no further mirage/],
    ['a card of another game', { creature: { hand: ['siege'] } }, /creature.hand: there is no further siege/],
    ['too many of a place', { seats: 2, hunted: [{ hand: ['wreck', 'wreck'] }] }, /hunted\[0\]: there is no further wreck/],
    ['a token between places apart', { tokens: { artemia: [1, 3] } }, /NA-1.3/],
    ['four Will', { hunted: [{ will: 4 }] }, /hunted\[0\].will/],
    ['a stage nobody knows', { stage: 'siesta' }, /stage: must be one of/],
    ['phase 5 without Sanctuary', { stage: 'phase-five' }, /stage/],
    ['more Hunted than seats', { seats: 3, hunted: [{}, {}, {}] }, /hunted: there are 3 seats/],
    ['a field nobody knows', { moon: 1 }, /moon: no such field/],
    ['an adaptation without the expansion', { creature: { developed: ['twin'] } }, /creature.developed/],
  ])('%s', (_, described, message) => {
    expect(() => position(described)).toThrow(BadInput);
    expect(() => position(described)).toThrow(message);
  });
});
