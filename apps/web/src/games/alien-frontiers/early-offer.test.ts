import { alienFrontiers, FACILITIES, type Face, type ShipPick } from '@orrery/alien-frontiers';
import { expect, test } from 'vitest';
import { earlyOffer } from './early-offer.ts';

const poor = alienFrontiers.position({ players: { red: { fuel: 0, ore: 0 } }, turn: { seat: 'red', unplaced: [4, 4, 5] } });
const legal = alienFrontiers.legal(poor, 0);
const pick = (...faces: Face[]): ShipPick[] => faces.map((face) => ({ face, relic: false }));
const open = (...faces: Face[]) => FACILITIES.filter((at) => earlyOffer(legal, at, pick(...faces)).kind !== 'refuses');

test('before the rules are there a station that takes no set of the ships refuses', () => {
  expect(open()).toContain('solar-converter');
  expect(open()).not.toContain('raiders-outpost');
  expect(open()).not.toContain('shipyard');
});

test('with ships picked it offers only the set they are', () => {
  expect(open(4, 5)).toEqual([]);
  expect(open(5)).toContain('solar-converter');
  expect(earlyOffer(legal, 'solar-converter', pick(5))).toEqual({
    kind: 'sets',
    sets: [{ type: 'dock-ships', at: 'solar-converter', faces: [5], relic: false }],
  });
});
