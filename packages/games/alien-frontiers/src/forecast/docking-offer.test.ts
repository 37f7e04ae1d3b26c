import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { ShipPick } from '../actions.ts';
import { alienFrontiers } from '../index.ts';
import type { Face, Facility } from '../state.ts';
import { text as en } from '../text/en/index.ts';
import { text as ru } from '../text/ru/index.ts';
import { dockingOffer } from './docking-offer.ts';
import { setsFor, usefulFaces } from './picks.ts';

const pick = (...faces: Face[]): ShipPick[] => faces.map((face) => ({ face, relic: false }));

function asking(described: Json) {
  const state = alienFrontiers.position(described);
  return { state, seat: 0, legal: alienFrontiers.legal(state, 0), unplaced: alienFrontiers.view(state, 0).turn.unplaced };
}

test('picked ships light the stations that take them all, with what they bring', () => {
  const table = asking({ players: { red: { fuel: 1, ore: 1 } }, turn: { seat: 'red', unplaced: [4, 4, 6] } });
  const mine = dockingOffer(table, 'lunar-mine', pick(6, 4));
  expect(mine.kind).toBe('takes');
  if (mine.kind !== 'takes') return;
  expect(mine.actions.map((action) => action.type === 'dock-ships' && action.faces)).toEqual([[4], [6]]);
  expect(mine.forecast.ore).toBe(2);
  const yard = dockingOffer(table, 'shipyard', pick(4, 4));
  expect(yard.kind === 'takes' && yard.forecast).toMatchObject({ fuel: -1, ore: -1, shipsBuilt: 1 });
});

test('with nothing picked a station that takes no set of the ships says what they lack', () => {
  const why = (described: Json, at: Facility) => {
    const offer = dockingOffer(asking(described), at, []);
    return offer.kind === 'refuses' ? offer.refusal?.code : offer.kind;
  };
  const poor = { players: { red: { fuel: 0, ore: 0 } }, turn: { seat: 'red', unplaced: [1, 4, 5] } };
  expect(why(poor, 'raiders-outpost')).toBe('needs-a-run');
  expect(why(poor, 'orbital-market')).toBe('needs-a-pair');
  expect(why(poor, 'solar-converter')).toBe('sets');
  expect(why({ ...poor, turn: { seat: 'red', unplaced: [4, 4, 5] } }, 'shipyard')).toBe('not-enough-fuel');
  expect(why({ ...poor, turn: { seat: 'red', unplaced: [] } }, 'shipyard')).toBeUndefined();
});

test('a station that does not take the picked ships says why', () => {
  const table = asking({ players: { red: { fuel: 0, ore: 0 } }, turn: { seat: 'red', unplaced: [4, 4, 6] } });
  const outpost = dockingOffer(table, 'raiders-outpost', pick(4, 4, 6));
  expect(outpost.kind === 'refuses' && outpost.refusal?.rule).toMatch(/^AF-/);
  const yard = dockingOffer(table, 'shipyard', pick(4, 4));
  expect(yard.kind === 'refuses' && yard.refusal?.code).toBe('not-enough-fuel');
});

// [AF-5.4] [AF-15.1] From circle 4 two ships are enough, with the extra step of Asimov Crater.
test('more ships than the colony on the Hub needs are refused with how many bring it to circle 7', () => {
  const table = asking({
    colonies: { 'asimov-crater': { red: 1 } },
    players: { red: { hub: 4, fuel: 1, ore: 1 } },
    turn: { seat: 'red', unplaced: [1, 2, 3] },
  });
  expect(dockingOffer(table, 'colonist-hub', pick(1, 2)).kind).toBe('takes');
  const offer = dockingOffer(table, 'colonist-hub', pick(1, 2, 3));
  expect(offer.kind === 'refuses' && offer.refusal).toMatchObject({
    code: 'colony-waits-for-launch',
    rule: 'AF-5.4',
    values: { ships: 2 },
  });
  const refusal = offer.kind === 'refuses' ? offer.refusal : undefined;
  expect(refusal && en.refusal(refusal)).toBe('This turn 2 ships bring your colony to circle 7. Launch it before you dock another.');
  expect(refusal && ru.refusal(refusal)).toBe('В этот ход до круга 7 колонию доводят 2 корабля. Прежде чем ставить ещё, запустите её.');
});

test('with nothing picked a station offers the sets it would take', () => {
  const table = asking({ players: { red: { fuel: 2, ore: 2 } }, turn: { seat: 'red', unplaced: [4, 4, 6] } });
  const offer = dockingOffer(table, 'orbital-market', []);
  expect(offer.kind === 'sets' && offer.sets).toEqual([{ type: 'dock-ships', at: 'orbital-market', faces: [4, 4], relic: false }]);
  expect(setsFor(table.legal, 'terraforming-station')).toEqual([]);
  expect([...usefulFaces(table.legal)].sort()).toEqual([4, 6]);
});

test('the mountains let one low ship in first, and the batch still rises', () => {
  const table = asking({
    colonies: { 'van-vogt-mountains': { red: 1 } },
    docks: { 'lunar-mine': { green: [5] } },
    turn: { seat: 'red', unplaced: [1, 2, 5] },
  });
  expect(dockingOffer(table, 'lunar-mine', pick(5, 1)).kind).toBe('takes');
  expect(dockingOffer(table, 'lunar-mine', pick(1, 2)).kind).toBe('refuses');
});
