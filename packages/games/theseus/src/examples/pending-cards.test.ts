import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

/** The Marines are in phase 4 at home. */
const AT_HOME = [
  { do: 'end-turn', seat: 'marines' },
  { do: 'pending-cards', seat: 'marines', place: 'landing-platform' },
];

test('[TH-E14] an own card and an enemy one: replace the one, or install the other, or nothing; never both', () => {
  const scene = { pending: { 'landing-platform': ['armory', 'vent'] }, agenda: AT_HOME };
  const game = table(scene);
  const [own, enemy] = [game.spot('landing-platform pending 0'), game.spot('landing-platform pending 1')];
  expect(game.legal('fill-pending')).toEqual([]);
  expect(game.legal('replace-pending')).toEqual([{ type: 'replace-pending', spot: enemy }]);
  expect(game.legal('install')).toHaveLength(22); // every install slot of the ring is free
  expect(game.legal('install').every(({ from }) => JSON.stringify(from) === JSON.stringify(own))).toBe(true);
  expect(game.legal('skip-pending')).toHaveLength(1);
  const top = game.player('marines').deck.at(-1);
  game.install(own, 'tech-bay 3');
  expect(game.card('tech-bay 3')?.card).toBe('armory');
  expect(game.pending(own)).toBe(top); // refilled at once
  expect(game.pending(enemy)).toBe('vent');
  expect(game.asked).toBe('aliens');
  const other = table(scene).act({ type: 'replace-pending', spot: enemy });
  expect(other.player('aliens').discard).toEqual(['vent']);
  expect(other.pending(enemy)).toBe(top);
  expect(other.asked).toBe('aliens');
});

test('[TH-E15] with empty decks options B and C move the end token: 3, 2, 1, END, and the slots stay empty', () => {
  const game = table({
    players: { marines: { deck: [] }, aliens: { deck: [], life: 19 } },
    pending: { 'landing-platform': ['vent', 'armory'], 'alien-hive': ['landmine', 'hive'] },
    agenda: [
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

test('[TH-E16] with an empty deck an empty slot is no option and moves no token', () => {
  const game = table({
    players: { marines: { deck: [] } },
    pending: { 'landing-platform': [null, 'armory'] },
    agenda: AT_HOME,
  });
  expect(game.legal('fill-pending')).toEqual([]);
  expect(game.refusal({ type: 'fill-pending', spot: game.spot('landing-platform pending 0') })).toBe('deck-empty');
  game.skipPending();
  expect(game.state.finalSteps).toBe(4);
});

test('[TH-E17] at END 8 life and 7 data beat 13 life', () => {
  const game = table({
    factions: ['scientists', 'aliens'],
    players: { scientists: { life: 8, data: 7, deck: [] }, aliens: { life: 13 } },
    finalSteps: 1,
    pending: { 'science-lab': ['vent'] },
    agenda: [
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

test('[TH-E55] a bonus card that was built over may be played before the pending slot is refilled', () => {
  const game = table({
    players: { marines: { life: 15 } },
    pending: { 'landing-platform': ['armory'] },
    bonus: { 'landing-platform': 'first-aid' },
    agenda: AT_HOME,
  });
  game.install('landing-platform pending 0', 'landing-platform 1');
  expect(game.player('marines').bonus).toEqual(['first-aid']);
  expect(game.pending('landing-platform pending 0')).toBeUndefined();
  expect(game.asks).toBe('between');
  game.bonus('first-aid');
  expect(game.life('marines')).toBe(17);
  expect(game.told('bonus-played')).toHaveLength(1);
  expect(game.pending('landing-platform pending 0')).toBeDefined(); // now it is filled
});
