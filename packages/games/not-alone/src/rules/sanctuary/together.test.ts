import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { powerOf, table } from '../../testing/table.ts';

// [NA-R66] Sealed and at once: nobody's card is revealed before the last answer.
test('under Piercing Scream everybody chooses the discard at once', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    turn: 2,
    options: { stepChoices: 'together' },
    creature: { developed: ['piercing-scream'] },
    tokens: { target: 4 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'] }, morty: { played: ['beach'], hand: [] }, karl: { played: ['beach'] } },
  });
  expect(game.asked).toEqual(['rick', 'karl']); // Morty has nothing to discard
  game.discard('karl', 'lair');
  expect(game.of('karl').discard).toEqual([]);
  game.discard('rick', 'rover');
  expect([game.of('rick').discard, game.of('karl').discard]).toEqual([['rover'], ['lair']]);
});

// [NA-R66] [NA-16.29]
test('the Artemia token with Panic: first all place cards, then what Panic takes', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { stepChoices: 'together' },
    huntPlayed: ['panic'],
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] }, morty: { played: ['rover'] } },
  });
  game.discard('rick', 'lair').discard('morty', 'jungle');
  expect(game.asked).toEqual(['rick']);
  game.act('rick', { type: 'discard-survivor', index: 1 });
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['rosa-marin']);
});

// [NA-C11]
test('by the card Gate the power of the place under the Sanctuary is had, but no Sanctuary action', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4 },
    hunted: { rick: { played: ['infirmary'], survival: ['gate'], will: 3 } },
  });
  passTo(game, 'free-places').survive('rick', 'gate', powerOf('infirmary', 4, 'use-marker'));
  expect(game.state.marker).toBe(true);
  expect(game.state.turn.hasFortified).toBe(false);
});

// [NA-10.6]
test('in the bridge variant characters and the one adaptation work on the base planet', () => {
  const game = table({
    stage: 'reckoning',
    turn: 1,
    options: { expansion: 'bridge' },
    creature: { developed: ['primal-strength'] },
    tokens: { creature: 5, artemia: 8 },
    hunted: { rick: { played: ['rover'], character: 'murphy', discard: ['lair'] }, morty: { played: ['wreck'], character: 'john' } },
  });
  expect(game.of('rick').will).toBe(1);
  expect(game.of('morty').hand).toHaveLength(5); // John keeps his cards
  game.takeBack('rick', 'rover');
  expect(passTo(game, 'exploration').state.turn.number).toBe(2); // there is no phase 5
});

// [NA-18.1]
test('promo cards without Sanctuary: only those that need no phase 5, survivors or DNA', () => {
  const { state } = table({ options: { promo: true }, hunted: { rick: {} } });
  const hunt = state.huntDeck.map(({ card }) => card);
  expect([hunt.includes('damage'), hunt.includes('variability')]).toEqual([true, false]);
  expect([state.survivalDeck.includes('cryogenics'), state.survivalDeck.includes('reinforcements')]).toEqual([true, false]);
  expect(state.sanctuary).toBeUndefined();
});
