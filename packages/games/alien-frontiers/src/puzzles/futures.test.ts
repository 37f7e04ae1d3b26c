import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { imagine } from '../knowledge/imagine.ts';
import { view } from '../knowledge/view.ts';
import { seatOf, table } from '../testing/table.ts';
import { endsOfTurn } from './ends-of-turn.ts';
import { futuresOf, WEIGHING } from './futures.ts';

const SEAT = seatOf('red');
const LOOK = { positions: 2000, width: 20 };

test('every end of a turn is come to by legal actions, and there the turn may be passed on', () => {
  const { state } = table({ rolled: [2, 2, 5], players: { red: { fuel: 1, ore: 1 } } });
  const ends = endsOfTurn(state, SEAT, LOOK);
  expect(ends.length).toBeGreaterThan(5);
  for (const { line } of ends.slice(0, 20)) {
    const played = table({ rolled: [2, 2, 5], players: { red: { fuel: 1, ore: 1 } } });
    for (const action of line) played.act(action);
    expect(played.state.turn.unplaced).toEqual([]);
  }
  // Two twos, a fuel and an ore: nothing is better in a first turn than a fourth ship.
  expect(ends[0].line).toContainEqual({ type: 'dock-ships', at: 'shipyard', faces: [2, 2], relic: false });
});

test('a future of one number is the same whatever lies in the deck unseen, and another number is another future', () => {
  const { state } = table({ rolled: [2, 2, 5], players: { red: { fuel: 1, ore: 1 } } });
  const [{ line }] = endsOfTurn(state, SEAT, LOOK);
  const other = imagine(view(state, SEAT), chanceFromSeed('another order'));
  const [one, swapped] = [state, other].map((start) => futuresOf({ start, seat: SEAT, isWholeTurn: true }, WEIGHING));
  const worths = [0, 1, 2, 3].map((future) => one(line, future));
  expect([0, 1, 2, 3].map((future) => swapped(line, future))).toEqual(worths);
  expect(new Set(worths).size).toBeGreaterThan(1);
  for (const worth of worths) expect(worth > 0 && worth < 1).toBe(true);
});
