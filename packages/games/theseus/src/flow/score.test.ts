import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { table } from '../testing/table.ts';

const ranks = (scene: Parameters<typeof table>[0]) => theseus.standing(table(scene).state).map(({ rank }) => rank);

test('[TH-15.3] while a duel runs the one with more life and data together leads; equals share the first place', () => {
  const factions = ['marines', 'scientists'] as const;
  expect(ranks({ factions, players: { marines: { life: 12 }, scientists: { life: 10, data: 2 } } })).toEqual([1, 1]);
  expect(ranks({ factions, players: { marines: { life: 12 }, scientists: { life: 10, data: 3 } } })).toEqual([2, 1]);
  expect(ranks({ factions, players: { marines: { life: 13 }, scientists: { life: 10, data: 2 } } })).toEqual([1, 2]);
});

test('[TH-15.3] while teams play, allies stand together, and equal teams share the first place', () => {
  const scene = { factions: ['marines', 'aliens', 'greys', 'scientists'], options: { match: 'teams' } } as const;
  expect(ranks({ ...scene, players: { greys: { data: 2 }, scientists: { data: 2 } } })).toEqual([1, 1, 1, 1]);
  expect(ranks({ ...scene, players: { greys: { data: 3 }, scientists: { data: 2 } } })).toEqual([1, 2, 1, 2]);
  expect(ranks({ ...scene, players: { greys: { data: 2 }, scientists: { data: 3 } } })).toEqual([2, 1, 2, 1]);
});

test('[TH-22.13] winners share the first place; in a deathmatch the others follow by life and data together', () => {
  const game = table({
    factions: ['marines', 'aliens', 'greys'],
    units: { marines: ['damaged-ship a upgraded'], aliens: ['corridors b', 'corridors c'], greys: ['tech-bay a'] },
    players: { marines: { life: 19 }, aliens: { life: 5 }, greys: { life: 3 } },
  });
  game.move('marines 1', 'corridors a');
  expect([game.winners, theseus.standing(game.state).map(({ rank }) => rank)]).toEqual([['marines'], [1, 2, 3]]);
});
