import { expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';
import { forecast, tryActions } from './outcome.ts';

test('landing on a rival territory shows both scores and who loses control', () => {
  const state = alienFrontiers.position({
    players: { red: { fuel: 1, ore: 1, hub: 7 } },
    colonies: { 'lem-badlands': { green: 1 } },
    turn: { seat: 'red', unplaced: [2] },
  });
  const launched = tryActions(state, 0, [{ type: 'launch-colony' }]);
  expect(launched.ok).toBe(true);
  if (!launched.ok) return;
  const seen = forecast(launched.state, 0, [{ type: 'land-colony', territory: 'lem-badlands' }]);
  expect(seen?.control).toEqual([{ territory: 'lem-badlands', from: 1, to: undefined }]);
  expect(seen?.points.map(({ seat, from, to }) => ({ seat, from, to }))).toEqual([
    { seat: 0, from: 0, to: 1 },
    { seat: 1, from: 2, to: 1 },
  ]);
});

test('the launch tells its price and that a landing will be asked', () => {
  const state = alienFrontiers.position({ players: { red: { fuel: 1, ore: 1, hub: 7 } }, turn: { seat: 'red', unplaced: [2] } });
  expect(forecast(state, 0, [{ type: 'launch-colony' }])).toMatchObject({ fuel: -1, ore: -1, asks: 'choose-landing' });
});

test('the first refused action is named, and the state asked about stays as it was', () => {
  const state = alienFrontiers.position({ turn: { seat: 'red', unplaced: [2, 3] } });
  const dock = { type: 'dock-ships', at: 'solar-converter', faces: [2], relic: false } as const;
  const outcome = tryActions(state, 0, [dock, dock]);
  expect(outcome.ok ? undefined : outcome.index).toBe(1);
  expect(state.turn.unplaced).toHaveLength(2);
});
