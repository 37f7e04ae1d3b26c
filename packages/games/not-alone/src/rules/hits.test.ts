import { expect, test } from 'vitest';
import { nothing, table } from '../testing/table.ts';

// [NA-C8] [NA-R34]
test('a loss greater than the Will left takes what is there', () => {
  const game = table({ stage: 'reckoning', tokens: { creature: 1 }, assimilation: 5, hunted: { rick: { played: ['lair'], will: 1 } } });
  expect(game.state.assimilation).toBe(3); // caught, and the last Will
  expect(game.of('rick').will).toBe(3);
});

// [NA-C10]
test('a caught Hunted may still play a Survival card that turn: Double Back in phase 4', () => {
  const game = table({ stage: 'reckoning', tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], survival: ['double-back'] } } });
  for (let count = 0; count < 5 && game.stage !== 'end-window'; count++) game.pass('rick');
  expect(game.of('rick').will).toBe(2);
  game.survive('rick', 'double-back', { kind: 'own-card', card: 'rover' });
  expect(game.of('rick').hand).toContain('rover');
});

// [NA-R27] Artefact: each card in its own step; the Hunted's order inside one step.
test('of two cards in play the Hunted chooses which acts first', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['jungle', 'beach'], lays: 2, resolves: 2 } } });
  game.power('rick', 'beach', 'use-marker');
  expect(game.asked).toEqual(['rick']);
  game.power('rick', 'jungle', 'return-this').takeBack('rick', 'lair');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle']);
  expect(game.state.marker).toBe(true);
});

// [NA-R27] One Will for each place, one more for the Lair; Fierceness once; the counter once.
test('caught on two Creature places: 1 Will each, 1 for the Lair, Fierceness once for the Hunted', () => {
  const scene = {
    stage: 'reckoning',
    tokens: { creature: 5, target: 4 },
    huntPlayed: ['clone'],
    assimilation: 7,
    hunted: { rick: { played: ['beach', 'rover'], lays: 2, resolves: 2 } },
  };
  const game = table(scene);
  expect(game.of('rick').will).toBe(1);
  expect(game.state.assimilation).toBe(6);
  const fierce = table({
    ...scene,
    tokens: { creature: 1, target: 4 },
    huntLimit: 2,
    huntPlayed: ['clone', 'fierceness'],
    hunted: { rick: { played: ['lair', 'beach'], lays: 2, resolves: 2 } },
  });
  expect(fierce.of('rick').will).toBe(3); // 4 lost of 3: reset
  expect(fierce.state.assimilation).toBe(5);
  const one = table({ stage: 'reckoning', tokens: { creature: 5 }, huntPlayed: ['fierceness'], hunted: { rick: { played: ['rover'] } } });
  expect(one.of('rick').will).toBe(1);
});

// [NA-R27] Virus on both places: two discards, with Mutation two Will.
test('hit twice by the Artemia token between two places', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: [4, 5] },
    huntLimit: 2,
    huntPlayed: ['virus', 'mutation'],
    hunted: { rick: { played: ['beach', 'rover'], lays: 2, resolves: 2 } },
  });
  expect(game.asks('rick')).toBe('discard-places');
  expect(game.of('rick').will).toBe(1);
  game.discard('rick', 'lair', 'jungle');
  expect(game.of('rick').hand).toEqual(['river']);
});

// [NA-R32]
test('Target and Creature on one place: first Scream, then caught, and no power', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5, target: 5 },
    huntPlayed: ['scream'],
    assimilation: 7,
    hunted: { rick: { played: ['rover'] } },
  });
  expect(game.asks('rick')).toBe('discard-or-lose-will');
  game.act('rick', { type: 'lose-will' });
  expect(game.of('rick').will).toBe(1);
  expect(game.heard('spectator', 'power-used')).toEqual([]);
  expect(game.state.assimilation).toBe(6);
});

// [NA-R33]
test('the Artemia token on a Hunted with an empty hand: nothing to discard, and still no power', () => {
  const game = table({ stage: 'reckoning', tokens: { artemia: 5 }, hunted: { rick: { hand: [], played: ['rover'] } } });
  expect(game.of('rick').hand).toEqual([]);
  expect(game.of('rick').discard).toEqual(['lair', 'jungle', 'river', 'beach', 'rover']); // the turn is at its end
});

// [NA-16.9] [NA-7.9] [NA-R34] Not a catch, but the last Will: it counts once, at the end of the phase.
test('the last Will lost to Mutation counts at the end of the phase, and later losses are void', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: 5, creature: 5 },
    huntPlayed: ['mutation'],
    assimilation: 7,
    hunted: { rick: { played: ['rover'], will: 1 }, morty: { played: ['rover'], will: 1 } },
  });
  game.discard('rick', 'lair');
  expect(game.of('rick').will).toBe(0);
  expect(game.state.assimilation).toBe(7);
  game.discard('morty', 'lair');
  expect(game.heard('spectator', 'assimilation-moved').map(({ left, cause }) => [left, cause])).toEqual([
    [6, 'caught'],
    [5, 'last-will'], // once for both
  ]);
  expect([game.of('rick').will, game.of('morty').will]).toEqual([3, 3]);
});

// [NA-R35] [NA-R40] One by one, and the star stops everything.
test('catch, Anticipation, last Will, in this order; at the star the rest does not happen', () => {
  const scene = {
    stage: 'hunting',
    creature: { hand: ['anticipation'] },
    hunted: { rick: { played: ['rover'], will: 1, discard: ['lair'] } },
  };
  const game = table({ ...scene, assimilation: 5 });
  game.hunt('anticipation', { kind: 'hunted', seat: 1 }).token('creature', 5).endHunting();
  expect(game.heard('spectator', 'assimilation-moved').map(({ cause }) => cause)).toEqual(['caught', 'hunt:anticipation', 'last-will']);
  const over = table({ ...scene, assimilation: 2, rescue: 1 });
  over.hunt('anticipation', { kind: 'hunted', seat: 1 }).token('creature', 5).endHunting();
  expect(over.result?.because).toBe('assimilated');
  expect(over.of('rick').discard).toEqual(['lair']); // never reset
  expect(over.state.rescue).toBe(1); // phase 4 never comes
});

// [NA-R35] Somebody else caught: Anticipation adds nothing.
test('Anticipation counts only for the Hunted it named', () => {
  const game = table({
    stage: 'hunting',
    assimilation: 5,
    creature: { hand: ['anticipation'] },
    hunted: { rick: { played: ['rover'] }, morty: { played: ['beach'] } },
  });
  game.hunt('anticipation', { kind: 'hunted', seat: 2 }).token('creature', 5).endHunting();
  expect(game.state.assimilation).toBe(4);
});

// [NA-R36] By default nothing is left in play: nothing to discard in phase 4, Double Back is not playable; what was earned stays.
test('a Hunted reset in phase 3 has no card in play for Double Back, and keeps what the River gave', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { hand: [], played: ['river', 'rover'], lays: 2, resolves: 2, will: 1, survival: ['double-back'], discard: ['lair'] } },
  });
  game.pass('rick').power('rick', 'river', 'lay-two').passWindows();
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'river', 'beach', 'rover']);
  expect(game.of('rick').lays + game.of('rick').nextLays).toBe(3); // two next turn, or now if it has begun
  expect(game.heard('spectator', 'play-discarded')).toEqual([]);
  expect(game.surviveRefusal('rick', 'double-back', nothing)).toBeDefined();
});

// [NA-R66] One after the other, clockwise.
test('choices of step 3 are made clockwise', () => {
  const scene = {
    stage: 'reckoning',
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] }, karl: { played: ['beach'], discard: ['lair'] } },
  };
  const game = table(scene);
  game.power('karl', 'beach', 'use-marker');
  expect(game.asked).toEqual(['rick']);
  game.discard('rick', 'lair');
  expect(game.heard('morty', 'places-discarded')).toMatchObject([{ seat: 1, cards: ['lair'] }]);
  expect(game.asked).toEqual(['morty']);
});

// [NA-R66] Turned round: sealed and at the same time.
test('with stepChoices=together the choices of steps 2 and 3 are sealed and opened together', () => {
  const game = table({
    stage: 'reckoning',
    options: { stepChoices: 'together' },
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] }, karl: { played: ['beach'], discard: ['lair'] } },
  });
  game.power('karl', 'beach', 'use-marker');
  expect(game.asked).toEqual(['rick', 'morty']);
  game.discard('rick', 'lair');
  expect(game.heard('morty', 'places-discarded')).toEqual([]);
  game.discard('morty', 'river');
  expect(game.heard('morty', 'places-discarded')).toMatchObject([
    { seat: 1, cards: ['lair'] },
    { seat: 2, cards: ['river'] },
  ]);
  const scream = table({
    stage: 'reckoning',
    options: { stepChoices: 'together' },
    tokens: { target: 5 },
    huntPlayed: ['scream'],
    hunted: { rick: { played: ['rover'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  expect(scream.asked).toEqual(['rick', 'morty']);
  scream.discard('rick', 'jungle');
  expect(scream.asked).toEqual(['morty']); // cards or Will: nobody can tell yet
  scream.act('morty', { type: 'lose-will' });
  expect(scream.asked).toEqual(['rick']);
  scream.discard('rick', 'river');
  expect(scream.of('rick')).toMatchObject({ will: 3, hand: ['beach'] });
  expect(scream.of('morty').will).toBe(2);
});

// [NA-16.5]
test('Fierceness: being caught costs 1 Will more, being hit by the Artemia token does not', () => {
  const reckoned = (huntPlayed: string[], tokens: Record<string, number>) =>
    table({ stage: 'reckoning', huntPlayed, tokens, hunted: { rick: { played: ['rover'], hand: [] } } }).of('rick').will;
  expect([reckoned(['fierceness'], { creature: 5 }), reckoned([], { creature: 5 })]).toEqual([1, 2]);
  expect(reckoned(['fierceness'], { artemia: 5 })).toBe(3);
});
