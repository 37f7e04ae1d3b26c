import { expect, test } from 'vitest';
import { at, moved, paying, table } from '../testing/table.ts';

/** Cards and places of the base game by themselves, in the order of RULES.md; what they do to each other stands with the rulings. */

// [NA-8.3] [NA-6.7]
test('River: two cards are laid next turn, one of them stays', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { played: ['river'], discard: ['lair'] } } });
  game.power('rick', 'river', 'lay-two').passWindows().lay('rick', 'jungle', 'beach').endHunting();
  game.act('rick', { type: 'keep-place', card: 'beach' });
  expect(game.of('rick').played.map(({ card }) => card)).toEqual(['beach']);
  expect(game.of('rick').hand).toContain('jungle');
});

// [NA-8.4]
test('Beach: the Marker goes on; the next time it comes off and the Rescue counter moves', () => {
  const game = table({ stage: 'reckoning', rescue: 9, hunted: { rick: { played: ['beach'], discard: ['lair'] } } });
  game.power('rick', 'beach', 'use-marker');
  expect([game.state.marker, game.state.rescue]).toEqual([true, 9]);
  const charged = table({ stage: 'reckoning', rescue: 9, marker: true, hunted: { rick: { played: ['beach'], discard: ['lair'] } } });
  charged.power('rick', 'beach', 'use-marker');
  expect([charged.state.marker, charged.state.rescue]).toEqual([false, 8]);
});

// [NA-8.5] [NA-17.10]
test('Rover: a place not yet owned; the card Drone uses its power from anywhere', () => {
  const game = table({
    stage: 'reckoning',
    hunted: { rick: { played: ['rover'], discard: ['swamp'] }, morty: { played: ['beach'], discard: ['lair'], survival: ['drone'] } },
  });
  game.passWindows();
  game.power('rick', 'rover', 'take-place');
  expect(game.legal('rick', 'take-place').map(({ card }) => card)).toEqual(['shelter', 'wreck', 'source', 'artefact']);
  game.act('rick', { type: 'take-place', card: 'wreck' });
  expect(game.of('rick').hand).toContain('wreck');
  game.survive('morty', 'drone', paying('beach')).act('morty', { type: 'take-place', card: 'swamp' });
  expect([game.of('morty').hand.includes('swamp'), game.state.marker]).toEqual([true, false]);
});

// [NA-8.6]
test('Swamp: itself and up to two cards', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['swamp'], discard: ['lair', 'jungle', 'river'] } } });
  game.power('rick', 'swamp', 'return-this').takeBack('rick', 'lair').decline('rick');
  expect(game.of('rick').hand).toEqual(['lair', 'swamp']);
});

// [NA-8.8] [NA-8.9]
test('Wreck: one step; Source: 1 Will for anybody who lacks some, or a Survival card', () => {
  const scene = { rick: { played: ['wreck'], discard: ['lair'], will: 2 }, morty: { played: ['source'], discard: ['lair'] } };
  const game = table({ stage: 'reckoning', rescue: 9, hunted: scene });
  game.power('rick', 'wreck', 'step-rescue');
  expect(game.state.rescue).toBe(8);
  game.power('morty', 'source', 'heal'); // Rick alone may be healed, so nobody is asked whom
  expect(game.of('rick').will).toBe(3);
});

// [NA-8.10]
test('Artefact: two cards are laid next turn and both act', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { played: ['artefact'], discard: ['lair'] } } });
  game.power('rick', 'artefact', 'lay-two').passWindows().lay('rick', 'jungle', 'beach').endHunting().passWindows();
  game.power('rick', 'beach', 'use-marker').power('rick', 'jungle', 'return-this');
  expect([game.state.marker, game.of('rick').hand.includes('jungle')]).toEqual([true, true]);
});

// [NA-16.3]
test('Anticipation: one step more if the one named is caught', () => {
  const game = table({
    stage: 'hunting',
    assimilation: 6,
    creature: { hand: ['anticipation'] },
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] } },
  });
  game
    .hunt('anticipation', { kind: 'hunted', seat: game.seat('morty') })
    .token('creature', 5)
    .endHunting();
  expect(game.state.assimilation).toBe(4);
});

// [NA-16.4]
test('Ascendancy: down to two cards of their choice', () => {
  const game = table({
    stage: 'hunting',
    creature: { hand: ['ascendancy'] },
    hunted: { rick: { played: ['rover'], hand: ['lair', 'jungle', 'river', 'beach'] } },
  });
  game.hunt('ascendancy', { kind: 'hunted', seat: 1 }).discard('rick', 'lair', 'beach');
  expect(game.of('rick').hand).toEqual(['jungle', 'river']);
});

// [NA-16.7] [NA-16.16]
test('Interference silences Beach and Wreck, Cataclysm the place named', () => {
  const hunted = { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair'] } };
  const game = table({ stage: 'reckoning', huntPlayed: ['interference'], hunted });
  expect([game.asked, game.state.marker]).toEqual([['morty'], false]); // Rick on the Beach is passed over
  const named = table({ stage: 'reckoning', creature: { hand: ['cataclysm'] }, hunted });
  named.hunt('cataclysm', at(5)).power('rick', 'beach', 'use-marker');
  expect(named.heard('spectator', 'stood-idle')).toMatchObject([{ card: 'rover' }]);
});

// [NA-16.17]
test('Detour: the Hunted explores the neighbour', () => {
  const game = table({
    stage: 'reckoning',
    creature: { hand: ['detour'] },
    hunted: { rick: { played: ['rover'], discard: ['lair'] } },
  });
  game.hunt('detour', { kind: 'visit', seat: 1, card: 'rover', to: 4 }).power('rick', 'rover', 'use-marker');
  expect(game.state.marker).toBe(true);
});

// [NA-17.1] [NA-17.2]
test('Adrenaline: 1 Will, not above 3; Ingenuity: the Marker, if it is not there', () => {
  const game = table({ hunted: { rick: { will: 2, survival: ['adrenaline'] }, morty: { survival: ['ingenuity'] } } });
  game.survive('rick', 'adrenaline').survive('morty', 'ingenuity');
  expect([game.of('rick').will, game.state.marker]).toEqual([3, true]);
  const idle = table({ marker: true, hunted: { rick: { survival: ['adrenaline'] }, morty: { survival: ['ingenuity'] } } });
  expect(idle.surviveRefusal('rick', 'adrenaline')).toBe('will-full');
  expect(idle.surviveRefusal('morty', 'ingenuity')).toBe('marker-charged');
});

// [NA-17.4]
test('Sixth Sense: up to two cards of their pile', () => {
  const game = table({ hunted: { rick: { hand: ['lair'], survival: ['sixth-sense'] } } });
  game.survive('rick', 'sixth-sense').takeBack('rick', 'jungle', 'rover');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'rover']);
});

// [NA-17.12]
test('Hologram: the Artemia token moves to a neighbour', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], hand: ['lair'], discard: ['jungle'], survival: ['hologram'] } },
  });
  game.survive('rick', 'hologram', moved('artemia', 10)).returnInstead('rick', 'rover', 'jungle');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle']);
});

// [NA-17.14] [NA-17.15]
test('Amplifier: the Marker for a step; Double Back: the card in play comes back to hand', () => {
  const game = table({
    stage: 'end-window',
    rescue: 9,
    marker: true,
    hunted: { rick: { played: ['rover'], survival: ['amplifier'] }, morty: { played: ['rover'], survival: ['double-back'] } },
  });
  game.survive('rick', 'amplifier');
  expect([game.state.marker, game.state.rescue]).toEqual([false, 8]);
  game.survive('morty', 'double-back', paying('rover'));
  expect([game.of('morty').hand.includes('rover'), game.of('rick').discard]).toEqual([true, ['rover']]);
});

// [NA-16.4] Down to two, not below.
test('Ascendancy takes no card from the two that are left', () => {
  const hand = ['lair', 'jungle', 'river'];
  const game = table({ stage: 'hunting', creature: { hand: ['ascendancy'] }, hunted: { rick: { played: ['rover'], hand } } });
  game.hunt('ascendancy', { kind: 'hunted', seat: 1 }).discard('rick', 'jungle');
  expect(game.asks('rick')).not.toBe('discard-places');
  expect(game.of('rick').hand).toEqual(['lair', 'river']);
});
