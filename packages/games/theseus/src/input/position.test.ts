import { readFileSync } from 'node:fs';
import { BadInput, type Json } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { SPACE, SUPPLY } from '../state.ts';

const { position } = theseus;

/** The examples of docs/POSITIONS.md that speak of this game. */
function documented(): Json[] {
  const [, text] = readFileSync(new URL('../../../../../docs/POSITIONS.md', import.meta.url), 'utf8').split('## Theseus');
  return [...text.split('\n## ')[0].matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
}

test('both examples of the manual are positions in which somebody is asked', () => {
  const [turn, pending] = documented().map(position);
  expect(theseus.asked(turn)).toEqual([1]);
  expect(theseus.decision(turn, 1)).toMatchObject({ ask: 'move' });
  expect(theseus.asked(pending)).toEqual([0]);
  expect(theseus.decision(pending, 0)).toMatchObject({
    ask: 'pending-cards',
    place: pending.sectors.findIndex(({ id }) => id === 'science-lab'),
  });
  const types = new Set(theseus.legal(pending, 0).map(({ type }) => type));
  expect([...types].sort()).toEqual(['install', 'replace-pending', 'skip-pending', 'upgrade-card', 'upgrade-unit']);
});

test('nothing said: the Marines begin against the Aliens, units in space, decks of fifteen', () => {
  const state = position({});
  expect(state).toMatchObject({ mode: 'duel', seats: 2, supply: 20, finalSteps: 4, malfunction: undefined });
  expect(state.sectors.map(({ id }) => id)).toEqual(['corridors', 'control-room', 'landing-platform', 'tech-bay', 'alien-hive']);
  expect(state.players.map(({ faction, life, deck }) => [faction, life, deck.length])).toEqual([
    ['marines', 20, 15],
    ['aliens', 20, 15],
  ]);
  expect(state.units.map(({ at }) => at)).toEqual([SPACE, SPACE, SPACE, SPACE, SPACE, SPACE, SUPPLY, SUPPLY, SUPPLY]);
  expect(theseus.asked(state)).toEqual([0]);
});

test('what is not named follows from what is', () => {
  const state = position({
    players: { marines: { deck: ['armory', 'fire'], upgrades: 3 }, aliens: { deck: 4, hand: ['frenzy'] } },
    cards: { corridors: { 1: { card: 'landmine', upgrades: 2 } } },
    pending: { 'alien-hive': [null, 'vent'] },
  });
  expect(state.players[0].deck).toEqual(['fire', 'armory']); // the first is on top
  expect(state.players[0].discard).toHaveLength(12);
  expect(state.players[1].deck).toHaveLength(4);
  expect(state.players[1].discard).toHaveLength(9);
  expect(state.supply).toBe(15);
  expect(state.sectors[4].pending).toEqual([null, { card: 'vent', owner: 1 }]);
});

test('below described steps the turn ends, and the next one comes', () => {
  const state = position({ turn: { seat: 'aliens' }, waiting: [{ do: 'pending-cards', seat: 'aliens', place: 'alien-hive' }] });
  expect(state.pending[0]).toEqual({ do: 'end-turn', seat: 1 });
  theseus.apply(state, 1, { type: 'skip-pending' }, () => {});
  expect(theseus.asked(state)).toEqual([0]);
});

test('a deathmatch starts at 0, a team match has ten cards and two units each', () => {
  expect(position({ factions: ['greys', 'aliens', 'marines'] }).players.map(({ life }) => life)).toEqual([0, 0, 0]);
  const teams = position({ options: { match: 'teams' } });
  expect(teams.players.map(({ life, deck }) => [life, deck.length])).toEqual([
    [20, 10],
    [20, 10],
    [20, 10],
    [20, 10],
  ]);
  expect(teams.units.filter(({ kind }) => kind === 'soldier')).toHaveLength(8);
  expect(teams.order).toEqual([0, 1, 2, 3]);
});

test('Pandora with a captured card', () => {
  const state = position({
    factions: ['pandora', 'scientists'],
    marker: { place: 'corridors', side: 'right' },
    units: { pandora: ['corridors a', { kind: 'runner', at: 'corridors b', upgraded: true }] },
    cards: { 'tech-bay': [{ card: 'archives', captor: 'catcher 1', takes: 'for-good' }] },
  });
  expect(state.order).toEqual([0, 1]);
  expect(state.sectors).toHaveLength(4);
  expect(state.sectors[2].slots[0]).toMatchObject({ card: 'archives', owner: 1, captorTakes: 'for-good' });
});

describe('what cannot be is refused, naming the place', () => {
  test.each<[string, Json, RegExp]>([
    ['a field nobody knows', { moon: 1 }, /moon: no such field/],
    ['a faction twice', { factions: ['marines', 'marines'] }, /factions: marines is there twice/],
    ['one player', { factions: ['marines'] }, /factions: must be two, three or four/],
    ['a ring without its beginning', { ring: ['tech-bay', 'corridors'] }, /ring: must begin with corridors/],
    ['a board twice', { ring: ['corridors', 'tech-bay', 'tech-bay'] }, /ring: a board is named twice/],
    ['a room nobody has', { units: { marines: ['corridors e'] } }, /units.marines\[0\]: must be one of a, b, c, d/],
    ['two units in a room', { units: { marines: ['corridors a', 'corridors a'] } }, /TH-3.4: two units/],
    ['a fourth soldier', { units: { marines: ['space', 'space', 'space', 'space'] } }, /units.marines\[3\]: there is no further soldier/],
    ['units of nobody', { units: { greys: ['space'] } }, /units.greys: no such field/],
    ['a card of nobody', { cards: { corridors: ['probe'] } }, /cards.corridors: nobody plays the faction of probe/],
    [
      'a card too often',
      { cards: { corridors: ['armory', 'armory'] }, pending: { corridors: ['armory'] } },
      /cards: there is no further armory/,
    ],
    ['a slot too far', { cards: { 'control-room': { 4: 'fire' } } }, /cards.control-room: there is no slot 4/],
    [
      'a card on a bonus card',
      { cards: { corridors: { 2: 'fire' } }, bonus: { corridors: 'gateway' } },
      /bonus.corridors: a card is installed/,
    ],
    ['a pending slot in the Tech Bay', { pending: { 'tech-bay': ['fire'] } }, /pending.tech-bay: there are 0 pending slots/],
    ['an instant on the board', { cards: { corridors: ['grenade'] } }, /TH-7.7/],
    ['a hand of modules', { players: { marines: { hand: ['fire'] } } }, /TH-7.7/],
    ['too many tokens', { players: { marines: { upgrades: 15 }, aliens: { upgrades: 15 } } }, /players: there are 20 Upgrade tokens/],
    ['nobody alive', { players: { marines: { life: 0 } } }, /TH-1.2/],
    ['data of the Marines', { players: { marines: { data: 1 } } }, /TH-1.2/],
    ['a Malfunction on nothing', { malfunction: 'corridors 0' }, /TH-13.1/],
    ['a Gripper that is none', { units: { marines: [{ at: 'corridors a', held: 0 }] } }, /is held by no Gripper/],
    ['a step nobody knows', { waiting: [{ do: 'dance' }] }, /waiting\[0\].do: must be one of/],
    ['a unit nobody has', { waiting: [{ do: 'attack', seat: 0, unit: 'runner 1' }] }, /waiting\[0\].unit: there is no runner 1/],
    ['nothing to do', { waiting: [] }, /TH-15.1/],
    ['a step of the set-up', { waiting: [{ do: 'place-unit', seat: 0, anywhere: true }] }, /waiting\[0\].do: must be one of/],
    ['a trap in a slot too far', { waiting: [{ do: 'traps', seat: 0, unit: 0, place: 'alien-hive', slots: [4] }] }, /TH-4.1/],
    ['an install slot refilled', { waiting: [{ do: 'refill', seat: 0, spot: 'tech-bay 2' }] }, /TH-7.5/],
    ['a unit in space that travels', { waiting: [{ do: 'travel', seat: 0, unit: 0, route: ['tech-bay'], to: 'tech-bay a' }] }, /TH-3.2/],
    ['a birth of Marines', { waiting: [{ do: 'birth', seat: 0, place: 'tech-bay' }] }, /TH-16.3/],
    ['points taken in a duel', { waiting: [{ do: 'take-points', seat: 0, left: 1 }] }, /TH-10.3/],
    [
      'an order of traps that are none',
      { units: { marines: ['corridors a'] }, waiting: [{ do: 'perform', seat: 0, card: 'corridors 0', title: 'fire' }] },
      /TH-5.1/,
    ],
    ['a bonus card too often', { players: { marines: { bonus: ['salvage', 'salvage'] } } }, /bonus: there is no further salvage/],
  ])('%s', (_, described, message) => {
    expect(() => position(described)).toThrow(BadInput);
    expect(() => position(described)).toThrow(message);
  });
});
