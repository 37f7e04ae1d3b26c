import { expect, test } from 'vitest';
import { laid } from '../testing/scene.ts';
import { duplicatedBy, tokensLeft } from './on-the-board.ts';

test('[TH-14.4] a Duplication repeats the cards of its holder beside it that multiply and are on', () => {
  // Slots of the Control Room: 0 1 over 2 3.
  const cards = { 'control-room': ['armory', 'marine-duplication', 'landmine', 'barricade'] };
  expect(duplicatedBy(laid({ cards }), 1, 1)).toEqual([0]);
  expect(duplicatedBy(laid({ cards }), 1, 0)).toEqual([]);
  expect(duplicatedBy(laid({ cards, malfunction: 'control-room 1' }), 1, 1)).toEqual([]);
  expect(duplicatedBy(laid({ cards: { 'control-room': ['vent', 'marine-duplication'] } }), 1, 1)).toEqual([]);
});

test('[TH-9.3] what can run out is counted for the factions in play', () => {
  const state = laid({
    units: {
      marines: [{ at: 'corridors a', parasites: 1 }],
      aliens: ['alien-hive a', { kind: 'minor-alien', at: 'alien-hive b' }],
    },
    cards: { corridors: [{ card: 'fire', deactivated: true }] },
  });
  expect(tokensLeft(state)).toEqual([
    { kind: 'deactivation', left: 2, all: 3 },
    { kind: 'parasites', left: 1, all: 2 },
    { kind: 'minor-alien', left: 2, all: 3 },
  ]);
  const others = laid({ factions: ['greys', 'pandora'], units: { greys: [{ at: 'corridors a', invisible: true }] } });
  expect(tokensLeft(others).map(({ kind, left }) => [kind, left])).toEqual([
    ['invisibility', 1],
    ['catcher', 2],
    ['runner', 4],
    ['warrior', 4],
  ]);
});
