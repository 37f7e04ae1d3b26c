import { expect, test } from 'vitest';
import { at, table } from '../testing/table.ts';

// [NA-R19] No power, no card back; Gate and Drone replace a power, so they do not help either.
test('on an ineffective place nothing can be done, not even with Gate or Drone', () => {
  const game = table({
    stage: 'hunting',
    huntPlayed: ['interference'],
    hunted: {
      rick: { played: ['wreck'], discard: ['lair'], survival: ['gate'] },
      morty: { played: ['beach'], discard: ['lair'], survival: ['drone'] },
    },
    rescue: 9,
  });
  game.endHunting().passWindows();
  expect(game.heard('spectator', 'stood-idle').map(({ seat, because }) => [seat, because])).toEqual([
    [1, 'hunt:interference'],
    [2, 'hunt:interference'],
  ]);
  expect(game.heard('spectator', 'survival-played')).toEqual([]);
});

// [NA-R19]
test('Cataclysm names a place: its power is ineffective', () => {
  const game = table({
    stage: 'reckoning',
    creature: { hand: ['cataclysm'] },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  game.hunt('cataclysm', at(4));
  expect(game.asked).toEqual(['morty']);
  expect(game.heard('spectator', 'stood-idle')[0]).toMatchObject({ seat: 1, because: 'hunt:cataclysm' });
});

// [NA-R23] Powers only.
test('Persecution: the Lair returns one card, the Jungle itself or another; a plain returned card is untouched', () => {
  const game = table({
    stage: 'reckoning',
    huntPlayed: ['persecution'],
    hunted: {
      rick: { hand: [], played: ['lair'] },
      morty: { hand: [], played: ['jungle'] },
      karl: { hand: [], played: ['swamp'] },
      bishop: { hand: [], played: ['rover'], survival: ['dodge'] },
    },
  });
  game.power('rick', 'lair', 'return-all').takeBack('rick', 'river');
  expect(game.of('rick').hand).toEqual(['river']);
  expect(game.asked).toEqual(['morty']);
  game.power('morty', 'jungle', 'return-this').takeBack('morty', 'jungle');
  expect(game.of('morty').hand).toEqual(['jungle']);
  game.power('karl', 'swamp', 'return-this').takeBack('karl', 'beach');
  expect(game.of('karl').hand).toEqual(['beach']);
  expect(game.of('karl').played.map(({ card }) => card)).toEqual(['swamp']);
  game.returnInstead('bishop', 'rover', 'lair');
  expect(game.of('bishop').hand).toEqual(['lair']);
});

// [NA-R23] Phase 1 comes before Persecution, and Resist of the next turn is free of it.
test('Persecution ends with the turn', () => {
  const game = table({ stage: 'reckoning', huntPlayed: ['persecution'], hunted: { rick: { hand: [], played: ['river'] } } });
  game.returnInstead('rick', 'river', 'lair');
  expect(game.stage).toBe('exploration');
  game.resist('rick', 1).takeBack('rick', 'jungle', 'river');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'river']);
});

// [NA-R30] Tokens and power of the new place; "this card" stays the card laid.
test('Detour leads a Hunted onto the Creature, into the Lair', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 1 },
    creature: { hand: ['detour'] },
    hunted: { rick: { played: ['jungle'], discard: ['rover'] }, morty: { played: ['beach'], discard: ['rover'] } },
  });
  game.hunt('detour', { kind: 'visit', seat: 1, card: 'jungle', to: 1 }).power('morty', 'beach', 'use-marker');
  expect(game.of('rick').will).toBe(1); // 1, and 1 for the Lair
});

// [NA-R30]
test('Detour from the Lair to the Jungle: the Lair card comes back', () => {
  const game = table({
    stage: 'reckoning',
    creature: { hand: ['detour'] },
    hunted: { rick: { hand: [], played: ['lair'] } },
  });
  game.hunt('detour', { kind: 'visit', seat: 1, card: 'lair', to: 2 });
  game.power('rick', 'lair', 'return-this').takeBack('rick', 'rover');
  expect(game.of('rick').hand).toEqual(['lair', 'rover']);
});

// [NA-R30] With two cards in play the Creature names one; never to where it is not adjacent.
test('Detour moves one of two cards in play to a neighbour', () => {
  const game = table({
    stage: 'reckoning',
    creature: { hand: ['detour'] },
    hunted: { rick: { hand: [], played: ['lair', 'rover'], lays: 2, resolves: 2 } },
  });
  expect(game.huntRefusal('detour', { kind: 'visit', seat: 1, card: 'rover', to: 3 })).toBe('not-adjacent');
  game.hunt('detour', { kind: 'visit', seat: 1, card: 'rover', to: 10 });
  expect(game.of('rick').played.map(({ card, place }) => [card, place])).toEqual([
    ['lair', 1],
    ['rover', 10],
  ]);
});

// [NA-7.4] [NA-R31]
test('Scream: exactly two cards or 1 Will, with fewer than two cards the Will; then the place as usual', () => {
  const scene = { stage: 'reckoning', tokens: { target: 4 }, huntPlayed: ['scream'] };
  const game = table({ ...scene, hunted: { rick: { hand: ['lair', 'jungle', 'river'], played: ['beach'] } } });
  game.discard('rick', 'lair');
  expect(game.refusal('rick', { type: 'lose-will' })).toBe('not-offered');
  game.discard('rick', 'jungle');
  expect(game.of('rick').will).toBe(3);
  game.power('rick', 'beach', 'use-marker');
  expect(game.state.marker).toBe(true);
  const poor = table({ ...scene, hunted: { rick: { hand: ['lair'], played: ['beach'] } } });
  expect(poor.of('rick').will).toBe(2);
  expect(poor.asks('rick')).toBe('act');
  expect(poor.state.assimilation).toBe(7); // not a catch
});

// [NA-R31]
test('Toxin: one Survival card of their choice goes; without any the place is ineffective all the same', () => {
  const scene = { stage: 'reckoning', tokens: { target: 4 }, huntPlayed: ['toxin'] };
  const game = table({ ...scene, hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['vortex', 'adrenaline'] } } });
  game.passWindows();
  expect(game.asks('rick')).toBe('discard-survival');
  game.act('rick', { type: 'discard-survival', card: 'vortex' });
  expect(game.survival('rick')).toEqual(['adrenaline']);
  expect(game.state.marker).toBe(false);
  const none = table({ ...scene, hunted: { rick: { played: ['beach'], discard: ['lair'] } } });
  expect(none.state.marker).toBe(false);
  expect(none.of('rick').discard).toContain('lair');
});

// [NA-R38] At once: under Tracking the first card of the same turn may be copied.
test('Flashback copies the card on top of the pile, symbol included, only in its phase', () => {
  const game = table({
    stage: 'hunting',
    huntLimit: 2,
    creature: { hand: ['mutation', 'flashback'] },
    hunted: { rick: { played: ['rover'] } },
  });
  expect(game.huntRefusal('flashback')).toBe('nothing-to-copy');
  game.hunt('mutation').hunt('flashback').token('artemia', 5).endHunting();
  expect(game.of('rick').will).toBe(1); // twice 1 Will
  const wrong = table({
    stage: 'hunting',
    huntDiscard: ['stasis'],
    creature: { hand: ['flashback'] },
    hunted: { rick: { played: ['rover'] } },
  });
  expect(wrong.huntRefusal('flashback')).toBe('wrong-phase');
});

// [NA-R38] Turned round: cards reach the pile only in phase 4.
test('with huntDiscard=end-of-turn Flashback does not see the first card of the turn', () => {
  const game = table({
    stage: 'hunting',
    huntLimit: 2,
    options: { huntDiscard: 'end-of-turn' },
    huntDiscard: ['fierceness'],
    creature: { hand: ['mutation', 'flashback'] },
    hunted: { rick: { played: ['rover'] } },
  });
  game.hunt('mutation').hunt('flashback');
  expect(game.heard('spectator', 'hunt-played').at(-1)).toMatchObject({ card: 'flashback', copies: 'fierceness' });
  expect(game.state.huntDiscard).toEqual(['fierceness']);
  game.token('artemia', 1).endHunting().act('rick', { type: 'take-place', card: 'swamp' });
  expect(game.state.huntDiscard).toEqual(['fierceness', 'mutation', 'flashback']);
});

// [NA-4.2] [NA-16.19] [NA-R39]
test('Tracking: two Hunt cards next turn, and never more', () => {
  const game = table({
    stage: 'end-of-turn',
    creature: { hand: ['tracking', 'fierceness', 'anticipation', 'interference'] },
    hunted: { rick: { played: ['rover'] } },
  });
  game.hunt('tracking');
  expect(game.huntRefusal('stasis')).toBeDefined();
  expect(game.stage).toBe('exploration');
  expect(game.state.turn.huntLimit).toBe(2);
  game.passWindows().lay('rick', 'lair');
  game.hunt('fierceness').hunt('interference');
  expect(game.huntRefusal('anticipation', { kind: 'hunted', seat: 1 })).toBe('hunt-limit');
});
