import { type Occupant, STOOD_STILL_MILLISECONDS } from '@orrery/match';
import { expect, test } from 'vitest';
import { claimableSeats, type Waiting } from './claimable.ts';

const person = (name: string): Occupant => ({ kind: 'person', person: name, name });
const occupants = [person('ann'), person('bob'), { ...person('cid'), standIn: { level: 'random' } }, { kind: 'open' } as const];

function seats({ update, ...changed }: Partial<Omit<Waiting, 'update'>> & { readonly update?: Partial<Waiting['update']> } = {}) {
  const waiting = { waitingFor: [0, 1, 2, 3], waitingSince: 0, occupants, ...update };
  return claimableSeats({ viewer: 0, longAway: [], now: STOOD_STILL_MILLISECONDS, ...changed, update: waiting });
}

test('a bot may be had for whoever the match has waited for three days, here or not, and for who is gone for two', () => {
  expect(seats()).toEqual([1]);
  expect(seats({ now: STOOD_STILL_MILLISECONDS - 1 })).toEqual([]);
  expect(seats({ now: STOOD_STILL_MILLISECONDS - 1, longAway: [1] })).toEqual([1]);
});

test('not for oneself, nor for who is not awaited, nor by who only watches, nor where clocks run', () => {
  expect(seats({ viewer: 1 })).toEqual([0]);
  expect(seats({ update: { waitingFor: [0] } })).toEqual([]);
  expect(seats({ viewer: 'spectator' })).toEqual([]);
  expect(seats({ update: { clocks: [] } })).toEqual([]);
});
