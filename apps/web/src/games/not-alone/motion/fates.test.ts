import type { Danger, Event } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { fatesIn } from './fates.ts';

const revealed: Event = { type: 'places-revealed', plays: [{ seat: 1, cards: ['lair'] }] };
const foreseen: Danger = { seat: 1, token: 'creature', cards: ['lair'], will: 2, places: 0 };

test('as long as a card may still help, the tokens on the planet say who is in danger', () => {
  expect(fatesIn([revealed], [foreseen])).toEqual([foreseen]);
});

test('a catch that came with the reveal is told by what happened, with what it cost', () => {
  const events: Event[] = [
    revealed,
    { type: 'caught', seat: 1, cards: ['lair'] },
    { type: 'will-lost', seat: 1, will: 2, left: 1, cause: 'caught' },
    { type: 'tokens-taken-back' },
  ];
  expect(fatesIn(events, [])).toEqual([foreseen]);
  // What is left on the planet would say less: the Will is gone already.
  expect(fatesIn(events, [{ ...foreseen, will: 1 }])).toEqual([foreseen]);
});

test('a Hunted may be reached by two tokens, and each is told once', () => {
  const hit: Event = { type: 'hit-by-artemia', seat: 1, card: 'lair' };
  const artemia: Danger = { seat: 1, token: 'artemia', cards: ['lair'], will: 0, places: 1 };
  expect(fatesIn([revealed, hit], [foreseen, artemia])).toEqual([foreseen, artemia]);
  expect(fatesIn([revealed, hit], []).map(({ token }) => token)).toEqual(['artemia']);
});
