import { expect, test } from 'vitest';
import { putBonus } from '../rules/changing-cards.ts';
import type { State } from '../state.ts';
import { laid } from '../testing/scene.ts';
import { check } from './check.ts';

const SCENE = {
  units: { marines: ['corridors a', 'corridors b', 'space'], aliens: ['alien-hive a', 'tech-bay a', 'space'] },
  cards: { corridors: ['battle-position', 'vent'] },
  pending: { corridors: ['fire'] },
  players: { marines: { discard: ['armory'] } },
  malfunction: 'corridors 1',
};

test('a table as it should be passes', () => {
  expect(() => check(laid(SCENE))).not.toThrow();
});

// Each breaks one thing.
test.each<[string, RegExp, (state: State) => void]>([
  ['a unit nowhere', /TH-3.4/, ({ units }) => (units[0].at = 9)],
  ['two units in a room', /TH-3.4/, ({ units }) => (units[1].room = 'a')],
  ['a soldier out of the match', /TH-2.6/, ({ units }) => (units[0].at = -2)],
  ['a token kept in space', /TH-R6/, ({ units }) => (units[2].parasites = 1)],
  ['three Parasites', /TH-E29/, ({ units }) => (units[0].parasites = 3)],
  ['a lost Upgrade token', /TH-12.1/, (state) => (state.supply = 19)],
  ['an upgraded Vent', /TH-12.3/, (state) => setUpgrades(state, 1)],
  ['a loaded Vent', /loaded/, ({ sectors }) => Object.assign(sectors[0].slots[1] ?? {}, { isArmed: true })],
  ['a card lost', /TH-2.4/, ({ players }) => (players[0].deck = players[0].deck.slice(1))],
  ['a card of the wrong owner', /TH-7.4/, ({ sectors }) => Object.assign(sectors[0].slots[1] ?? {}, { owner: 0 })],
  ['a module in hand', /TH-7.7/, ({ players: [player] }) => Object.assign(player, { hand: player.discard, discard: [] })],
  ['a Malfunction on nothing', /TH-13.1/, (state) => (state.malfunction = { place: 3, row: 'slots', slot: 0 })],
  ['life above twenty', /TH-R26/, ({ players }) => (players[0].life = 21)],
  ['a dead faction that plays on', /TH-1.2/, ({ players }) => (players[0].life = 0)],
  ['data of the Aliens', /TH-1.2/, ({ players }) => (players[1].data = 1)],
  ['a bonus card under another', /TH-7.6|TH-2.3/, (state) => putBonus(state, { place: 0, slot: 0 }, 'gateway')],
  ['END and no end', /TH-15.2/, (state) => (state.finalSteps = 0)],
  ['nothing to do', /TH-15.1/, (state) => (state.pending = [])],
  ['a step after the end', /TH-15.1/, (state) => (state.ended = { because: 'life-gone', winners: [0] })],
  ['a turn of nobody', /TH-3.1/, (state) => (state.pending = [{ do: 'turn', seat: 5 }])],
  ['an Embryo on no card', /TH-16.4/, ({ units }) => (units[6].at = -3)],
])('%s is found', (_, message, breakIt) => {
  const state = laid({ ...SCENE, seed: 'check' });
  breakIt(state);
  expect(() => check(state)).toThrow(message);
});

function setUpgrades(state: State, upgrades: number): void {
  Object.assign(state.sectors[0].slots[1] ?? {}, { upgrades });
  state.supply -= upgrades;
}
