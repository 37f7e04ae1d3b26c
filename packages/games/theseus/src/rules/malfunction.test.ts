import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-E23] the token may go back to the same card, never to a bonus card', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    cards: { 'alien-hive': { 1: 'vent' }, corridors: ['armory'] },
    pending: { 'alien-hive': ['habitat'] },
    bonus: { 'alien-hive': 'gateway', 'tech-bay': 'salvage' },
    malfunction: 'alien-hive 1',
  });
  game.move('marines 1', 'control-room a');
  expect(game.asks).toBe('put-malfunction');
  expect(game.legal('aim-at-card').map(({ card }) => card)).toEqual([game.spot('alien-hive 1'), game.spot('alien-hive pending 0')]);
  game.aimAt('alien-hive 1');
  expect(game.state.malfunction).toEqual(game.spot('alien-hive 1'));
});

test('[TH-E24] what a card has put out stays and works while the card is off', () => {
  const parasite = table({
    units: { marines: [{ at: 'control-room a', parasites: 1 }] },
    cards: { 'tech-bay': ['parasite'] },
    malfunction: 'tech-bay 0',
  });
  expect(parasite.move('marines 1', 'landing-platform a').life('marines')).toBe(19);
  const minor = table({
    you: 'aliens',
    units: { marines: ['tech-bay a'], aliens: ['alien-hive a', { kind: 'minor-alien', at: 'tech-bay b' }] },
    cards: { 'tech-bay': ['incubator'] },
    malfunction: 'tech-bay 0',
  });
  expect(minor.move('aliens 1', 'corridors a').life('marines')).toBe(19);
  const invisible = table({
    factions: ['marines', 'greys'],
    units: { marines: ['damaged-ship a', 'tech-bay a upgraded'], greys: [{ at: 'tech-bay b', invisible: true }, 'tech-bay c'] },
    cards: { 'control-room': ['invisibility'] },
    malfunction: 'control-room 0',
  });
  expect(invisible.move('marines 1', 'corridors a').life('greys')).toBe(19);
});

test('[TH-E25] under Malfunction a trap hurts nobody who passes, nothing strikes from hiding, a loaded system stays silent', () => {
  const passing = (card: string, more: object, factions: readonly string[]) =>
    table({
      factions,
      you: 'aliens',
      units: { [factions[0]]: ['space'], aliens: ['corridors a', 'corridors b', 'space'] },
      cards: { 'control-room': [{ card, ...more }] },
    } as Parameters<typeof table>[0]);
  expect(passing('fire', {}, ['marines', 'aliens']).move('aliens 1', 'landing-platform a').life('aliens')).toBe(19);
  expect(passing('defense-system', { armed: true }, ['scientists', 'aliens']).move('aliens 1', 'science-lab a').life('aliens')).toBe(17);
  const off = (card: string, more: object, factions: readonly string[]) =>
    table({
      factions,
      you: 'aliens',
      units: { [factions[0]]: ['space'], aliens: ['corridors a', 'corridors b', 'space'] },
      cards: { 'control-room': [{ card, ...more }] },
      malfunction: 'control-room 0',
    } as Parameters<typeof table>[0]);
  expect(off('fire', {}, ['marines', 'aliens']).move('aliens 1', 'landing-platform a').life('aliens')).toBe(20);
  expect(off('defense-system', { armed: true }, ['scientists', 'aliens']).move('aliens 1', 'science-lab a').life('aliens')).toBe(20);
  const hidden = (malfunction: string | undefined) =>
    table({ you: 'aliens', units: { marines: ['tech-bay a'], aliens: ['alien-hive a'] }, cards: { 'tech-bay': ['hidden'] }, malfunction });
  expect(hidden(undefined).move('aliens 1', 'corridors a').life('marines')).toBe(19);
  expect(hidden('tech-bay 0').move('aliens 1', 'corridors a').life('marines')).toBe(20);
});

test('[TH-E26] a loaded card with tokens is off meanwhile, and afterwards loaded and as strong as before', () => {
  const game = table({
    factions: ['scientists', 'aliens'],
    you: 'aliens',
    units: { scientists: ['corridors a'], aliens: ['control-room a', 'science-lab a', 'space'] },
    cards: { 'science-lab': [{ card: 'defense-system', upgrades: 1, armed: true }], 'alien-hive': { 1: 'vent' } },
    malfunction: 'science-lab 0',
  });
  game.move('aliens 1', 'science-lab b').skipPending();
  expect(game.life('aliens')).toBe(20);
  game.move('scientists 1', 'control-room a').skipPending(); // the only enemy card gets the token
  expect(game.card('science-lab 0')).toMatchObject({ isArmed: true, upgrades: 1 });
  // Two Aliens are in the Lab: the third comes out of space into the loaded system.
  game.move('aliens 3', 'science-lab d');
  expect(game.life('aliens')).toBe(16);
  expect(game.card('science-lab 0')?.isArmed).toBe(false);
});
