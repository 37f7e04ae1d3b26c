import { theseus } from '@orrery/theseus';
import { expect, test } from 'vitest';
import { things } from '../paths.ts';
import { focusOf, focusOfSpot } from './focus.ts';

const state = theseus.position({});
const view = theseus.view(state, 0);

test('rooms, slots and sectors are where their place is', () => {
  expect(focusOf(things.room(3, 'a'), view)).toBe(3);
  expect(focusOf(things.spot({ place: 2, row: 'pending', slot: 0 }), view)).toBe(2);
  expect(focusOf(things.sector(4), view)).toBe(4);
  expect(focusOf(things.seat(0), view)).toBeUndefined();
});

test('a unit is where it stands, or in the middle when it drifts', () => {
  const adrift = { ...view, units: view.units.map((unit, number) => (number === 0 ? { ...unit, at: -1 } : unit)) };
  const standing = { ...view, units: view.units.map((unit) => ({ ...unit, at: 1 })) };
  expect(focusOf(things.unit(0), standing)).toBe(1);
  expect([focusOf(things.unit(0), adrift), focusOfSpot('unit:0', adrift)]).toContain('hub');
});

test('names of the page lead to the same places', () => {
  expect(focusOfSpot('room:3:a', view)).toBe(3);
  expect(focusOfSpot('slots:2:1', view)).toBe(2);
  expect(focusOfSpot('space', view)).toBe('hub');
  expect(focusOfSpot('deck:0', view)).toBeUndefined();
});
