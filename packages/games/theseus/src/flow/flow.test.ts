import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { table } from '../testing/table.ts';

test('a turn goes on by itself unless its player wants to be asked between the steps', () => {
  const game = table({ units: { marines: ['alien-hive a'] }, players: { marines: { upgrades: 1 } } });
  expect(theseus.automatic?.(game.state, 0, [])).toBeUndefined();
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('between');
  expect(theseus.automatic?.(game.state, 0, [])).toEqual({ type: 'go-on' });
  expect(theseus.automatic?.(game.state, 0, ['stop-between'])).toBeUndefined();
  expect(theseus.automatic?.(game.state, 1, [])).toBeUndefined();
});

/** What the machine says for a player without standing orders. */
const byItself = (game: ReturnType<typeof table>) => theseus.automatic?.(game.state, game.seat(game.asked ?? 'marines'), []);

test('[TH-22.3] a card just come to hand may be played before the refill, which could end the match', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { life: 10, deck: 0 }, aliens: { life: 11 } },
    pending: { 'control-room': ['fire'] },
    bonus: { corridors: 'first-aid' },
    finalSteps: 1,
  }).move('marines 1', 'control-room a');
  game.install('control-room pending 0', 'corridors 2');
  expect([game.asks, byItself(game)]).toEqual(['between', undefined]);
  game.bonus('first-aid').passOn();
  expect(game.winners).toEqual(['marines']);
});

test('[TH-22.3] a turn whose phase 4 asks nothing asks before its end; one whose phase 4 asked goes on', () => {
  const scene = { units: { marines: ['alien-hive a'] }, players: { marines: { upgrades: 1, deck: 0 } } };
  const silent = table(scene).move('marines 1', 'corridors a');
  for (let count = 0; byItself(silent) !== undefined && count < 5; count++) silent.goOn();
  expect([silent.asks, silent.asked, silent.legal('upgrade-unit').length]).toEqual(['between', 'marines', 3]);
  silent.goOn();
  expect(silent.asked).toBe('aliens');
  const asked = table({ ...scene, players: { marines: { upgrades: 1 } } }).move('marines 1', 'corridors a');
  while (asked.asks === 'between') asked.goOn();
  expect(asked.asks).toBe('pending-cards');
  asked.skipPending();
  expect([asked.asks, byItself(asked)]).toEqual(['between', { type: 'go-on' }]);
});

test('[TH-22.3] entering from space and a turn of Pandora have no phase 4: their end asks', () => {
  const space = table({ units: { marines: ['space'], aliens: ['corridors b'] }, players: { marines: { hand: ['grenade'] } } });
  space.move('marines 1', 'corridors a');
  expect([space.asks, byItself(space)]).toEqual(['between', undefined]);
  space.instant('grenade', { kind: 'unit', unit: space.unitNumber('aliens 1') });
  expect(space.life('aliens')).toBe(19);
  const pandora = table({
    factions: ['marines', 'pandora'],
    marker: { place: 'control-room' },
    you: 'pandora',
    units: { pandora: ['corridors a'], marines: ['control-room b'] },
  }).move('pandora 1', 'control-room a');
  // The token of its marked sector may be spent in the same turn.
  expect([pandora.asks, pandora.player('pandora').upgrades, byItself(pandora)]).toEqual(['between', 1, undefined]);
});

test('[TH-22.3] between the steps a player is asked who could spend a token on a card alone', () => {
  const asked = (cards: readonly string[]) =>
    table({
      units: { marines: ['alien-hive a upgraded', 'tech-bay a upgraded', 'tech-bay b upgraded'] },
      players: { marines: { upgrades: 1 } },
      cards: { 'tech-bay': [...cards] },
    }).move('marines 1', 'corridors a').asks;
  // All units show their upgraded sides; a Landmine has a number, a Barricade has none.
  expect(asked(['landmine'])).toBe('between');
  expect(asked(['barricade'])).not.toBe('between');
});
