import { describe, expect, test } from 'vitest';
import type { TechId } from '../cards/tech.ts';
import { type Scene, seatOf, table } from '../testing/table.ts';
import { refuseWholeCard } from './whole-card.ts';

/** Why red's card has no use at all; undefined where it has one. */
function why(by: 'use-power' | 'discard-card', card: TechId, scene: Scene): string | undefined {
  const { state } = table({ rolled: [2, 3], ...scene, players: { red: { cards: [card], fuel: 3 }, ...(scene.players as object) } });
  const refusal = refuseWholeCard(state, seatOf('red'), { card, by });
  return refusal && `${refusal.code} ${refusal.rule}`;
}
const whyPower = (card: TechId, scene: Scene = {}) => why('use-power', card, scene);
const whyDiscard = (card: TechId, scene: Scene = {}) => why('discard-card', card, scene);

describe('discarding', () => {
  test('the Plasma Cannon needs somebody with more than three ships [AF-18.8]', () => {
    expect(whyDiscard('plasma-cannon')).toBe('nobody-has-ships-to-spare AF-18.8');
    expect(whyDiscard('plasma-cannon', { players: { green: { ships: 4 } } })).toBeUndefined();
  });

  test('the Polarity Device needs two colonies of two players on two territories [AF-18.9]', () => {
    expect(whyDiscard('polarity-device')).toBe('no-colonies-to-swap AF-18.9');
    expect(whyDiscard('polarity-device', { colonies: { 'lem-badlands': { red: 1, green: 1 } } })).toBe('no-colonies-to-swap AF-18.9');
    const two = { colonies: { 'lem-badlands': { red: 1 }, 'asimov-crater': { green: 1 } } };
    expect(whyDiscard('polarity-device', two)).toBeUndefined();
    expect(whyDiscard('polarity-device', { ...two, fields: { repulsor: 'asimov-crater' } })).toBe('no-colonies-to-swap AF-18.9');
  });

  test('the Orbital Teleporter needs a colony that the Repulsor Field does not hold [AF-18.7] [AF-16.4]', () => {
    expect(whyDiscard('orbital-teleporter')).toBe('no-colony-on-planet AF-18.7');
    const held = { colonies: { 'lem-badlands': { green: 1 } }, fields: { repulsor: 'lem-badlands' } };
    expect(whyDiscard('orbital-teleporter', held)).toBe('repulsor-field AF-16.4');
    expect(whyDiscard('orbital-teleporter', { ...held, fields: {} })).toBeUndefined();
  });

  test('the Booster Pod needs a generator on the planet [AF-16.5], those that place one never lack a territory', () => {
    expect(whyDiscard('booster-pod')).toBe('no-field-on-planet AF-16.5');
    expect(whyDiscard('booster-pod', { fields: { positron: 'lem-badlands' } })).toBeUndefined();
    for (const card of ['data-crystal', 'gravity-manipulator', 'stasis-beam'] as const) expect(whyDiscard(card)).toBeUndefined();
  });

  test('the Temporal Warper needs a card in the pile of a kind not owned [AF-18.12] [AF-R51]', () => {
    expect(whyDiscard('temporal-warper')).toBe('discard-pile-empty AF-18.12');
    const owned = { players: { red: { cards: ['temporal-warper', 'booster-pod'] } }, discard: ['booster-pod'] };
    expect(whyDiscard('temporal-warper', owned)).toBe('nothing-new-in-discard AF-R51');
    expect(whyDiscard('temporal-warper', { discard: ['temporal-warper'] })).toBeUndefined();
  });
});

describe('the fuel power', () => {
  test('of cards that change ships needs an unplaced ship [AF-17.6]', () => {
    for (const card of ['booster-pod', 'stasis-beam', 'polarity-device', 'gravity-manipulator', 'temporal-warper'] as const) {
      expect(whyPower(card, { rolled: [] })).toBe('no-ship-unplaced AF-17.6');
      expect(whyPower(card)).toBeUndefined();
      expect(whyPower(card, { players: { red: { cards: [card] } } })).toBe('not-enough-fuel AF-17.3');
    }
  });

  test('needs a ship that can still be changed [AF-17.5] [AF-R49]', () => {
    expect(whyPower('booster-pod', { rolled: [6, 6] })).toBe('every-face-at-limit AF-17.5');
    expect(whyPower('stasis-beam', { rolled: [1] })).toBe('every-face-at-limit AF-17.5');
    expect(whyPower('gravity-manipulator', { rolled: [1, 1] })).toBe('no-ships-to-shift AF-R49');
    expect(whyPower('gravity-manipulator', { rolled: [3] })).toBe('no-ships-to-shift AF-R49');
  });

  test('of the Data Crystal needs a bonus to borrow [AF-18.4], then fuel for the cheapest', () => {
    expect(whyPower('data-crystal')).toBe('no-bonus-to-borrow AF-18.4');
    expect(whyPower('data-crystal', { colonies: { 'burroughs-desert': { green: 1 } } })).toBe('no-bonus-to-borrow AF-18.4');
    expect(whyPower('data-crystal', { colonies: { 'lem-badlands': { green: 3 } } })).toBeUndefined();
    expect(whyPower('data-crystal', { colonies: { 'lem-badlands': { green: 4 } } })).toBe('not-enough-fuel AF-17.3');
  });

  test('of the Teleporter needs a docked ship with somewhere to go [AF-18.7] [AF-R48]', () => {
    expect(whyPower('orbital-teleporter')).toBe('no-ship-to-teleport AF-18.7');
    expect(whyPower('orbital-teleporter', { docks: { 'solar-converter': { red: [4] } } })).toBeUndefined();
  });

  test('of the Plasma Cannon needs a ship of an opponent at a station [AF-18.8]', () => {
    expect(whyPower('plasma-cannon', { docks: { 'solar-converter': { red: [4] } } })).toBe('no-ship-to-shoot AF-18.8');
    expect(whyPower('plasma-cannon', { docks: { 'solar-converter': { green: [4] } } })).toBeUndefined();
  });
});

test('what holds whatever it is aimed at comes first: no power, used, discarded already, a question, another turn', () => {
  expect(whyPower('alien-city')).toBe('card-has-no-power AF-17.3');
  expect(whyDiscard('resource-cache')).toBe('card-has-no-discard AF-17.4');
  expect(whyDiscard('stasis-beam', { turn: { used: ['stasis-beam'] } })).toBe('card-used-this-turn AF-17.4');
  expect(whyDiscard('stasis-beam', { turn: { discarded: true } })).toBe('already-discarded-a-card AF-17.4');
  expect(whyDiscard('stasis-beam', { players: { green: { fuel: 1 } }, pending: [{ ask: 'raid' }] })).toBe('answer-first AF-2.7');
  expect(whyDiscard('stasis-beam', { you: 'green' })).toBe('not-your-turn AF-2.1');
});
