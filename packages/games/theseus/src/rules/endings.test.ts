import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** One installation before END; Marines with an empty deck. */
function beforeEnd(scene: Scene = {}) {
  return table({
    units: { marines: ['alien-hive a'], aliens: ['tech-bay a'] },
    pending: { corridors: ['fire'], 'alien-hive': ['vent'] },
    finalSteps: 1,
    ...scene,
    players: { marines: { deck: [] }, aliens: { deck: [] }, ...(scene.players as object) },
  })
    .move('marines 1', 'corridors a')
    .install('corridors pending 0', 'corridors 0');
}

test('[TH-15.4] [TH-R60] the tie-break is of full turns, and the end token no longer moves', () => {
  const game = beforeEnd();
  expect(game.asked).toBe('aliens');
  game.move('aliens 1', 'alien-hive b');
  if (game.asks === 'between') game.goOn();
  game.install('alien-hive pending 0', 'control-room 0');
  expect(game.state.finalSteps).toBe(0);
  if (game.asks === 'between') game.goOn();
  // The Marine's own extra turn.
  expect(game.asked).toBe('marines');
  game.move('marines 1', 'control-room a');
  expect(game.winners).toEqual(['marines', 'aliens']);
  expect(game.result?.because).toBe('tie-break');
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([1, 1]);
});

test('[TH-R60] in an extra turn a wound decides', () => {
  const game = beforeEnd({ cards: { 'alien-hive': ['fire'] } });
  game.move('aliens 1', 'alien-hive b');
  expect(game.life('aliens')).toBe(19);
  game.takeUpgrade().skipPending().goOn();
  game.move('marines 1', 'control-room a');
  expect(game.winners).toEqual(['marines']);
});

test('[TH-R26] life never rises above 20, nor falls below 0; data stops at 20', () => {
  const scientists = table({
    factions: ['scientists', 'marines'],
    units: { scientists: ['corridors a'] },
    players: { scientists: { life: 19, data: 18 } },
    cards: { 'control-room': [{ card: 'med-bay', upgrades: 2 }] },
  });
  scientists.move('scientists 1', 'control-room a');
  expect(scientists.life('scientists')).toBe(20);
  const dead = table({
    you: 'aliens',
    units: { aliens: ['corridors a'] },
    players: { aliens: { life: 1 } },
    cards: { 'control-room': ['landmine'] },
  });
  expect(dead.move('aliens 1', 'control-room a').life('aliens')).toBe(0);
  const wise = table({
    factions: ['scientists', 'marines'],
    units: { scientists: ['corridors a'] },
    players: { scientists: { data: 18 } },
    cards: { 'control-room': [{ card: 'archives', upgrades: 3 }] },
  });
  wise.move('scientists 1', 'control-room a');
  expect(wise.data('scientists')).toBe(20);
  expect([wise.winners, wise.result?.because]).toEqual([['scientists'], 'data-complete']);
});

test('[TH-R59] Pandora never moves the end token', () => {
  const game = table({
    factions: ['pandora', 'marines'],
    marker: { place: 'tech-bay' },
    units: { pandora: ['tech-bay a'] },
    pending: { 'landing-platform': ['fire'] },
    finalSteps: 1,
  });
  game.move('pandora 1', 'landing-platform a');
  if (game.asks === 'birth') game.act(game.legal('spawn')[0]);
  expect(game.asked).toBe('marines');
  expect(game.pending('landing-platform pending 0')).toBe('fire');
  expect(game.state.finalSteps).toBe(1);
});

test('[TH-22.13] places while the match goes on: allies share theirs by the sum of both, in a deathmatch everybody has their own', () => {
  const ranks = (scene: Parameters<typeof table>[0]) => theseus.standing(table(scene).state).map(({ rank }) => rank);
  const allies = { factions: ['marines', 'aliens', 'scientists', 'greys'], options: { match: 'teams' } } as const;
  expect(ranks({ ...allies, players: { marines: { life: 3 }, scientists: { data: 18 }, aliens: { life: 15 } } })).toEqual([1, 2, 1, 2]);
  expect(ranks({ ...allies, players: { marines: { life: 3 } } })).toEqual([2, 1, 2, 1]);
  const alone = { factions: ['marines', 'aliens', 'scientists'] } as const;
  expect(ranks({ ...alone, players: { marines: { life: 3 }, scientists: { life: 2, data: 7 }, aliens: { life: 3 } } })).toEqual([2, 2, 1]);
});

test('[TH-E15] with empty decks options B and C move the end token: 3, 2, 1, END, and the slots stay empty', () => {
  const game = table({
    players: { marines: { deck: [] }, aliens: { deck: [], life: 19 } },
    pending: { 'landing-platform': ['vent', 'armory'], 'alien-hive': ['landmine', 'hive'] },
    waiting: [
      { do: 'end-turn', seat: 'marines' },
      { do: 'pending-cards', seat: 'aliens', place: 'alien-hive' },
      { do: 'pending-cards', seat: 'aliens', place: 'alien-hive' },
      { do: 'pending-cards', seat: 'marines', place: 'landing-platform' },
      { do: 'pending-cards', seat: 'marines', place: 'landing-platform' },
    ],
  });
  game.act({ type: 'replace-pending', spot: game.spot('landing-platform pending 0') });
  expect(game.state.finalSteps).toBe(3);
  game.install('landing-platform pending 1', 'corridors 0');
  expect(game.state.finalSteps).toBe(2);
  expect([game.pending('landing-platform pending 0'), game.pending('landing-platform pending 1')]).toEqual([undefined, undefined]);
  game.act({ type: 'replace-pending', spot: game.spot('alien-hive pending 0') });
  expect(game.state.finalSteps).toBe(1);
  game.install('alien-hive pending 1', 'corridors 1');
  expect(game.state.finalSteps).toBe(0);
  expect(game.told('end-token-moved').map(({ stepsLeft }) => stepsLeft)).toEqual([3, 2, 1, 0]);
  expect(game.asked).toBeUndefined();
  expect(game.state.ended).toEqual({ because: 'final-sequence', winners: [0] });
});

test('[TH-1.3] [TH-E17] at END 8 life and 7 data beat 13 life', () => {
  const game = table({
    factions: ['scientists', 'aliens'],
    players: { scientists: { life: 8, data: 7, deck: [] }, aliens: { life: 13 } },
    finalSteps: 1,
    pending: { 'science-lab': ['vent'] },
    waiting: [
      { do: 'end-turn', seat: 'scientists' },
      { do: 'pending-cards', seat: 'scientists', place: 'science-lab' },
    ],
  });
  game.act({ type: 'replace-pending', spot: game.spot('science-lab pending 0') });
  expect(game.winners).toEqual(['scientists']);
  expect(game.result?.seats.map(({ points, rank }) => [points, rank])).toEqual([
    [15, 1],
    [13, 2],
  ]);
});
