import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { ASK_ALWAYS, holdOf, inForceIn, isHoldingOrder, quietIn } from './holding.ts';
import { windows } from './windows.ts';

/** Rick is where the Creature is, with a Dodge; Karl holds only a card of phase 1. */
function afterTheReveal() {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    turn: 3,
    hunted: {
      rick: { played: ['jungle'], survival: ['dodge', 'wrong-track'], discard: ['river'] },
      karl: { played: ['lair'], survival: ['adrenaline'], discard: ['rover'] },
    },
  });
  game.token('creature', 2).endHunting();
  while (game.stage === 'hunt-window') game.act(game.asked[0], { type: 'pass' });
  const interest = (who: string, ...orders: readonly string[]) => windows.interest(game.state, game.seat(who), orders);
  return { game, interest, turn: game.state.turn.number };
}

// [NA-4.11]
test('both are asked after the reveal; only who holds a card for it has something to say', () => {
  const { game, interest, turn } = afterTheReveal();
  for (const who of ['rick', 'karl'])
    expect(windows.open(game.state, game.seat(who))).toEqual({ stretch: `turn-${turn}-phase-3`, pass: { type: 'pass' } });
  expect(interest('rick')).toBe('able');
  expect(interest('karl')).toBe('none');
});

// [NA-17.11]
test('a Gate is for the moment one acts: the window after the reveal has nothing for it, and it can be played in its time', () => {
  const game = table({
    stage: 'reveal-window',
    side: 'a',
    tokens: { creature: [1] },
    hunted: { rick: { played: ['beach'], survival: ['gate'] }, karl: { played: ['lair'], survival: ['dodge'] } },
  });
  const rick = game.seat('rick');
  expect(windows.open(game.state, rick)).toBeDefined();
  expect(windows.interest(game.state, rick, [])).toBe('none');
  while (game.stage === 'reveal-window') game.act(game.asked[0], { type: 'pass' });
  expect(windows.open(game.state, rick)).toBeUndefined();
  expect(game.legal('rick', 'play-survival').map(({ card }) => card)).toContain('gate');
});

test('a held card is asked about wherever it can be played, and the others no longer are', () => {
  const { interest, turn } = afterTheReveal();
  expect(interest('rick', holdOf('survival:dodge'))).toBe('held');
  expect(interest('rick', holdOf('survival:dodge', turn))).toBe('held');
  expect(interest('rick', quietIn(turn), holdOf('survival:wrong-track'))).toBe('held');
});

test('once no held card is in hand, or its turn is over, everything is asked about again', () => {
  const { interest, turn } = afterTheReveal();
  expect(interest('rick', holdOf('survival:gate'))).toBe('able');
  expect(interest('rick', holdOf('survival:dodge', turn - 1))).toBe('able');
});

test('a held card of another phase lets this one go by', () => {
  const { interest } = afterTheReveal();
  expect(interest('karl', holdOf('survival:adrenaline'))).toBe('none');
});

test('who wants nothing more in this turn is asked nothing more in it, and in the next one as ever', () => {
  const { interest, turn } = afterTheReveal();
  expect(interest('rick', quietIn(turn))).toBe('none');
  expect(interest('rick', quietIn(turn - 1))).toBe('able');
});

test('who wants to be asked always is asked with nothing in hand', () => {
  const { interest } = afterTheReveal();
  expect(interest('karl', ASK_ALWAYS)).toBe('held');
});

test('no window where something must be done', () => {
  const game = table({ hunted: { rick: {} }, creature: { hand: ['mirage', 'toxin', 'scream'] } });
  expect(windows.open(game.state, game.seat('rick'))).toBeUndefined();
  expect(windows.open(game.state, game.seat('creature'))?.stretch).toBe('turn-1-phase-1');
});

test('words of turns that are over are dropped, others stay', () => {
  const words = [quietIn(2), quietIn(3), holdOf('hunt:despair'), holdOf('hunt:despair', 2), 'pass-phase-3'];
  expect(inForceIn(words, 3)).toEqual([quietIn(3), holdOf('hunt:despair'), 'pass-phase-3']);
});

test.each([
  [ASK_ALWAYS, true],
  [quietIn(12), true],
  [holdOf('survival:sixth-sense', 4), true],
  ['hold-place-lair', false],
  ['pass-phase-3', false],
  ['quiet-turn-', false],
])('%s is a word about windows: %s', (word, is) => {
  expect(isHoldingOrder(word)).toBe(is);
});
