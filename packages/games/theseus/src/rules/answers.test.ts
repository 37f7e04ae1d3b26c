import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** What is offered and refused at the edges, and that a turn goes on after what needs no answer. */

function teams(scene: Scene) {
  return table({ factions: ['marines', 'aliens', 'scientists', 'greys'], options: { match: 'teams' }, ...scene });
}

test('[TH-8.3] an Assault goes on with the next unit after a target was chosen', () => {
  const game = teams({
    units: {
      marines: ['alien-hive a', 'tech-bay a'],
      aliens: ['corridors b', 'tech-bay b'],
      greys: ['corridors c', 'tech-bay c'],
    },
  }).move('marines 1', 'corridors a');
  expect([game.asks, game.asked]).toEqual(['choose-target', 'marines']);
  game.target('aliens 1');
  expect(game.asks).toBe('choose-target');
  game.target('greys 2');
  expect([game.life('aliens'), game.life('greys')]).toEqual([19, 19]);
});

test('[TH-17.15] after its support the turn of an Assault goes on by itself', () => {
  const game = table({
    units: { marines: ['alien-hive a'], aliens: ['control-room b'] },
    cards: { 'tech-bay': ['fire-support'] },
  }).move('marines 1', 'corridors a');
  expect([game.life('aliens'), game.asks]).toEqual([19, 'pending-cards']);
  expect(game.told('wounded').map(({ cause, wounds }) => [cause, wounds])).toEqual([['fire-support', 1]]);
});

test('[TH-10.3] points only one enemy has are taken unasked, and the turn goes on', () => {
  const game = table({
    factions: ['marines', 'aliens', 'scientists'],
    you: 'scientists',
    units: { scientists: ['corridors a'] },
    players: { marines: { life: 3 } },
    cards: { 'control-room': ['med-bay'] },
  }).move('scientists 1', 'control-room a');
  expect([game.life('marines'), game.asks]).toEqual([2, 'pending-cards']);
});

test('[TH-3.2] a route of one point too many, or too few, is no route', () => {
  const game = table({ units: { marines: ['corridors a', 'corridors b'] } });
  const why = (route: readonly number[]) =>
    game.refusal({ type: 'move-unit', unit: 0, route, to: { place: route[route.length - 1], room: 'a' }, teleports: false });
  expect([why([1]), why([1, 2]), why([1, 2, 3])]).toEqual(['wrong-distance', undefined, 'wrong-distance']);
});

test('[TH-7.7] equal cards are one offer', () => {
  const game = table({ units: { marines: ['corridors a'] }, players: { marines: { bonus: ['gateway', 'gateway'] } } });
  expect(game.legal('play-bonus')).toHaveLength(1);
});

test('[TH-18.14] a burst is offered only where a unit of yours stands with an enemy', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['corridors a', 'control-room a'], marines: ['corridors b', 'tech-bay a'] },
    players: { aliens: { hand: ['acid-blood'] } },
  });
  expect(game.legal('play-instant').map(({ target }) => target)).toEqual([{ kind: 'place', place: game.place('corridors') }]);
});

test('[TH-20.14] there is no changing rooms with nobody', () => {
  const game = table({
    factions: ['marines', 'greys'],
    you: 'greys',
    units: { greys: ['tech-bay a'], marines: ['corridors a'] },
    players: { greys: { hand: ['mind-shift'] } },
  });
  const why = (one: number, other: number) =>
    game.refusal({ type: 'play-instant', card: 'mind-shift', target: { kind: 'swap', units: [one, other] } });
  expect([why(0, 99), why(99, 0)]).toEqual(['not-an-enemy', 'not-an-enemy']);
});

test('[TH-7.1] pending cards of another sector are out of reach', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    pending: { 'control-room': ['vent'], corridors: ['vent'] },
  }).move('marines 1', 'control-room a');
  if (game.asks === 'put-malfunction') game.aimAt('corridors pending 0');
  const why = (spot: string) => game.refusal({ type: 'replace-pending', spot: game.spot(spot) });
  expect([why('control-room pending 0'), why('corridors pending 0')]).toEqual([undefined, 'not-this-sector']);
  expect(game.refusal({ type: 'replace-pending', spot: { place: 1, row: 'slots', slot: 0 } })).toBe('not-this-sector');
});

test('[TH-14.4] a Duplication adds to how many units one performance may choose, and declining ends it all', () => {
  const game = table({
    you: 'aliens',
    units: {
      aliens: [
        { at: 'corridors a', upgraded: true },
        { at: 'tech-bay a', upgraded: true },
      ],
      marines: ['control-room b', 'tech-bay b'],
    },
    cards: { 'control-room': ['ghost-strike', 'alien-duplication'] },
  }).move('aliens 1', 'control-room a');
  expect(theseus.decision(game.state, game.seat('aliens'))).toMatchObject({ ask: 'perform', card: 'ghost-strike', left: 2 });
  game.decline();
  expect(game.asks).not.toBe('perform');
});
