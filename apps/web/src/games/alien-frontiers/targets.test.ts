import { type Action, alienFrontiers } from '@orrery/alien-frontiers';
import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type Aim, aimsAtShips, isHalfAimed, keys, leftoversOf, shipsAction, spokenActions, targetsOf } from './targets.ts';

function legalAt(described: Json): readonly Action[] {
  return alienFrontiers.legal(alienFrontiers.position(described), 0);
}

test('a card aimed at ships lights the unplaced ones it may change', () => {
  const legal = legalAt({ players: { red: { fuel: 3, cards: ['booster-pod'] } }, turn: { seat: 'red', unplaced: [1, 3, 6] } });
  const lit = targetsOf(legal, { kind: 'card', card: 'booster-pod', by: 'use-power' });
  expect([...lit.keys()].sort()).toEqual([keys.ship({ face: 1, relic: false }), keys.ship({ face: 3, relic: false })].sort());
  expect(targetsOf(legal, { kind: 'none' }).size).toBe(0);
});

test('two ships are pointed at one after the other', () => {
  const legal = legalAt({ players: { red: { fuel: 3, cards: ['gravity-manipulator'] } }, turn: { seat: 'red', unplaced: [1, 2, 5] } });
  const aim: Aim = { kind: 'card', card: 'gravity-manipulator', by: 'use-power' };
  const two = keys.ship({ face: 2, relic: false });
  const first = targetsOf(legal, aim).get(two);
  expect(first !== undefined && isHalfAimed(first, aim)).toBe(true);
  const then = targetsOf(legal, { ...aim, lower: two });
  expect([...then.keys()].sort()).toEqual([keys.ship({ face: 1, relic: false }), keys.ship({ face: 5, relic: false })].sort());
});

test('several ships are picked and then confirmed', () => {
  const legal = legalAt({ players: { red: { fuel: 1, cards: ['temporal-warper'] } }, turn: { seat: 'red', unplaced: [1, 2, 5] } });
  const aim: Aim = { kind: 'card', card: 'temporal-warper', by: 'use-power' };
  expect(aimsAtShips(legal, aim)).toBe(true);
  const action = shipsAction(legal, aim, (faces) => faces.join() === '1,2');
  expect(action?.type === 'use-power' && action.target).toMatchObject({ kind: 'ships', faces: [1, 2] });
});

test('in a raid the tokens and cards of others are the targets, and stopping is spoken', () => {
  const start = alienFrontiers.position({
    players: { green: { fuel: 2, cards: ['alien-city'] } },
    turn: { seat: 'red', unplaced: [1, 2, 3] },
  });
  alienFrontiers.apply(start, 0, { type: 'dock-ships', at: 'raiders-outpost', faces: [1, 2, 3], relic: false }, () => {});
  const legal = alienFrontiers.legal(start, 0);
  expect([...targetsOf(legal, { kind: 'none' }).keys()].sort()).toEqual([keys.card(1, 'alien-city'), keys.token(1, 'fuel')].sort());
  expect(spokenActions(legal).map((action) => action.type)).toEqual(['stop-raiding']);
});

test('with every ship docked it is said what the turn still holds, and while one can dock it is not', () => {
  expect(leftoversOf(legalAt({ turn: { seat: 'red', unplaced: [3] } }))).toBeUndefined();
  const spent = { docks: { 'solar-converter': { red: [1, 2, 3] } }, turn: { seat: 'red', unplaced: [] } };
  expect(leftoversOf(legalAt(spent))).toEqual([]);
  const holding = { ...spent, players: { red: { fuel: 3, ore: 1, cards: ['orbital-teleporter'] } } };
  expect(leftoversOf(legalAt(holding))).toEqual(['use-power']);
});
