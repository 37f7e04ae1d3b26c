import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { automatic } from './automatic.ts';

// [NA-4.11] docs/decisions/0007: an order speaks of moments, whatever is in the hand.
test('a seat that ordered to pass after the reveal passes there, and is asked later unless that was ordered too', () => {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    hunted: {
      rick: { played: ['lair'], survival: ['adrenaline'], discard: ['river'] },
      karl: { played: ['jungle'], survival: ['dodge'], discard: ['rover'] },
    },
  });
  game.token('creature', 2).token('artemia', 9).endHunting();
  for (const who of ['rick', 'karl']) {
    const seat = game.seat(who);
    if (game.stage === 'hunt-window') expect(automatic(game.state, seat, ['pass-phase-2'])).toEqual({ type: 'pass' });
  }
  while (game.stage === 'hunt-window') game.act(game.asked[0], { type: 'pass' });
  expect(game.stage).toBe('reveal-window');
  for (const who of ['rick', 'karl']) {
    expect(automatic(game.state, game.seat(who), ['pass-after-reveal'])).toEqual({ type: 'pass' });
    expect(automatic(game.state, game.seat(who), ['pass-phase-3', 'pass-phase-4'])).toBeUndefined();
    expect(automatic(game.state, game.seat(who), [])).toBeUndefined();
  }
});

test('the Creature that ordered to pass phase 1 is passed for while it might play, and nobody lays a card by orders', () => {
  const game = table({ hunted: { rick: {} }, creature: { hand: ['mirage', 'toxin', 'scream'] } });
  expect(game.asked).toContain('creature');
  expect(automatic(game.state, game.seat('creature'), ['pass-phase-1'])).toEqual({ type: 'pass' });
  expect(automatic(game.state, game.seat('rick'), ['pass-phase-1', 'pass-phase-2'])).toBeUndefined();
});

// [NA-7.12] A moment before each resolution is no press of a button more for who wants none.
test('a seat that ordered to pass phase 3 passes before what is resolved by itself', () => {
  const game = table({
    stage: 'reckoning',
    creature: { hand: ['cataclysm'] },
    hunted: {
      rick: { played: ['beach'], discard: ['lair'] },
      morty: { hand: ['lair', 'jungle', 'river', 'beach', 'rover'], played: ['wreck'] },
    },
  });
  game.pass('creature').returnInstead('rick', 'beach', 'lair');
  expect(automatic(game.state, game.seat('creature'), ['pass-phase-3'])).toEqual({ type: 'pass' });
  expect(automatic(game.state, game.seat('creature'), ['pass-after-reveal'])).toBeUndefined();
});
