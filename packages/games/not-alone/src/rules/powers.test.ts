import { expect, test } from 'vitest';
import { powerOf, table } from '../testing/table.ts';

// [NA-C1]
test('the Lair returns the whole pile, but not itself: it is still in play', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['lair'] }, morty: { played: ['rover'] } } });
  game.power('rick', 'lair', 'return-all');
  expect(game.of('rick')).toMatchObject({ hand: ['jungle', 'river', 'beach', 'rover'], discard: [] });
  expect(game.of('rick').played.map(({ card }) => card)).toEqual(['lair']);
});

// [NA-8.17] [NA-C2] [NA-R22]
test('two on the Beach: the second can only return a card; the same on the Wreck', () => {
  const game = table({
    stage: 'reckoning',
    hunted: {
      rick: { played: ['beach'], discard: ['lair'] },
      morty: { played: ['beach'], discard: ['lair', 'river'] },
      karl: { played: ['rover'] },
    },
  });
  game.power('rick', 'beach', 'use-marker');
  expect(game.state.marker).toBe(true);
  expect(game.powerRefusal('morty', 'beach', 'use-marker')).toBe('power-used');
  game.returnInstead('morty', 'beach', 'river');
  const wreck = table({
    stage: 'reckoning',
    hunted: { rick: { played: ['wreck'], discard: ['lair'] }, morty: { played: ['wreck'], discard: ['lair', 'river'] } },
    rescue: 9,
  });
  wreck.power('rick', 'wreck', 'step-rescue');
  expect(wreck.powerRefusal('morty', 'wreck', 'step-rescue')).toBe('power-used');
  expect(wreck.state.rescue).toBe(8);
});

// [NA-C2] [NA-R22] Also if the first use was a copy; with an empty pile: nothing.
test('a Wreck that was copied is used up for those who explore it', () => {
  const game = table({
    stage: 'reckoning',
    rescue: 9,
    tokens: { creature: 8 },
    hunted: { rick: { played: ['lair'], discard: ['river'] }, morty: { played: ['wreck'], survival: ['dodge'] } },
  });
  game.survive('morty', 'dodge').power('rick', 'lair', 'step-rescue', 8);
  expect(game.heard('spectator', 'stood-idle')).toMatchObject([{ seat: 2, card: 'wreck', because: 'nothing-possible' }]);
});

// [NA-C3] [NA-R22]
test('Beach and Wreck in one turn: two steps', () => {
  const game = table({
    stage: 'reckoning',
    rescue: 9,
    marker: true,
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['wreck'], discard: ['lair'] } },
  });
  game.power('rick', 'beach', 'use-marker').power('morty', 'wreck', 'step-rescue');
  expect(game.state.rescue).toBe(7);
  expect(game.state.marker).toBe(false);
});

// [NA-C4] [NA-R21]
test('the Artefact is copied by nobody, nor the Lair by itself', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 10 },
    hunted: { rick: { played: ['lair'], discard: ['river'] }, morty: { played: ['rover'], discard: ['river'], survival: ['gate'] } },
  });
  game.pass('morty');
  expect(game.powerRefusal('rick', 'lair', 'lay-two', 10)).toBe('cannot-be-copied');
  game.power('rick', 'lair', 'return-all');
  expect(game.surviveRefusal('morty', 'gate', powerOf('rover', 10, 'lay-two'))).toBe('wrong-target');
  expect(game.surviveRefusal('morty', 'gate', powerOf('rover', 4, 'use-marker'))).toBeUndefined();
  const lair = table({
    stage: 'reckoning',
    tokens: { creature: 1 },
    hunted: { rick: { played: ['lair'], discard: ['river'], survival: ['dodge'] } },
  });
  lair.survive('rick', 'dodge');
  expect(lair.powerRefusal('rick', 'lair', 'return-all', 1)).toBe('cannot-be-copied');
});

// [NA-R20] Default: a place without a power has nothing to copy. Turned round: only where the Hunted stands counts.
test('an ineffective power is copied only with copyIneffective', () => {
  const scene = {
    stage: 'reckoning',
    tokens: { creature: 8 },
    huntPlayed: ['interference'],
    hunted: { rick: { played: ['lair'], discard: ['river'] } },
  };
  expect(table(scene).powerRefusal('rick', 'lair', 'step-rescue', 8)).toBe('power-ineffective');
  const game = table({ ...scene, rescue: 9, options: { copyIneffective: true } });
  game.power('rick', 'lair', 'step-rescue', 8);
  expect(game.heard('spectator', 'rescue-moved')[0]).toMatchObject({ left: 8, cause: 'place:wreck' });
});

// [NA-R21] With Clone either place; copying Jungle or Swamp "this card" is the Lair.
test('with Clone the Lair copies either Creature place, and copying the Jungle brings the Lair back', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5, target: 2 },
    huntPlayed: ['clone'],
    hunted: { rick: { hand: ['jungle'], played: ['lair'], discard: ['river', 'beach'] } },
  });
  expect(game.powerRefusal('rick', 'lair', 'take-place', 5)).toBeUndefined();
  game.power('rick', 'lair', 'return-this', 2).takeBack('rick', 'river');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'river']);
  expect(game.of('rick').played).toEqual([]);
});

// [NA-R24] [NA-C5]
test('the Shelter with one card left in the deck: the discards become the new deck in the middle of the draw', () => {
  const game = table({
    stage: 'reckoning',
    hunted: { rick: { played: ['shelter'], discard: ['lair'], survival: ['adrenaline'], survivalPlayed: [] } },
    survivalDeck: ['dodge'],
    survivalDiscard: [
      'ingenuity',
      'sacrifice',
      'sixth-sense',
      'smokescreen',
      'strike-back',
      'vortex',
      'detector',
      'drone',
      'gate',
      'hologram',
      'wrong-track',
      'amplifier',
      'double-back',
    ],
  });
  expect(game.state.survivalDeck).toEqual(['dodge']);
  game.passWindows().power('rick', 'shelter', 'choose-survival');
  expect(game.heard('spectator', 'survival-reshuffled')).toEqual([{ type: 'survival-reshuffled', cards: 13 }]);
  const [first, second] = game.legal('rick', 'keep-survival').map(({ card }) => card);
  expect(first).toBe('dodge');
  game.act('rick', { type: 'keep-survival', card: 'dodge' });
  expect(game.survival('rick')).toEqual(['adrenaline', 'dodge']);
  expect(game.state.survivalDiscard).toEqual([second]);
});

// [NA-R24] Deck and pile hold one card together: it is drawn and kept.
test('the Shelter with a single Survival card left anywhere', () => {
  const held = [
    'adrenaline',
    'ingenuity',
    'sacrifice',
    'sixth-sense',
    'smokescreen',
    'strike-back',
    'vortex',
    'detector',
    'drone',
    'gate',
    'hologram',
    'wrong-track',
    'amplifier',
    'double-back',
  ];
  const game = table({
    stage: 'reckoning',
    survivalDeck: ['dodge'],
    hunted: { rick: { played: ['shelter'], discard: ['lair'] }, morty: { hand: [], played: ['rover'], survival: held } },
  });
  game.passWindows().power('rick', 'shelter', 'choose-survival');
  expect(game.survival('rick')).toEqual(['dodge']);
  expect(game.asks('rick')).not.toBe('keep-survival');
  expect(game.state.survivalDiscard).toEqual([]);
});

// [NA-8.7] [NA-R24] Nobody else sees the two cards; the one not kept is face up.
test('only who explores the Shelter looks at the two cards', () => {
  const game = table({
    stage: 'reckoning',
    survivalDeck: ['dodge', 'gate'],
    hunted: { rick: { played: ['shelter'], discard: ['lair'] }, morty: { played: ['rover'] } },
  });
  game.power('rick', 'shelter', 'choose-survival');
  expect(JSON.stringify(game.view('morty'))).not.toContain('"gate"');
  expect(JSON.stringify(game.view('creature'))).not.toContain('"dodge"');
  game.act('rick', { type: 'keep-survival', card: 'gate' });
  expect(game.survival('rick')).toEqual(['gate']);
  expect(game.heard('creature', 'survival-discarded')).toMatchObject([{ seat: 1, card: 'dodge' }]);
});

// [NA-R24] A phase 3 card drawn in phase 3 may be played at once.
test('a Detector drawn at the Source may still be played this turn', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: 5 },
    survivalDeck: ['hologram'],
    hunted: { rick: { played: ['source'], discard: ['lair'] }, morty: { played: ['rover'] } },
  });
  game.power('rick', 'source', 'draw-survival');
  expect(game.survival('rick')).toEqual(['hologram']);
  expect(game.asked).toEqual(['rick']);
  game.survive('rick', 'hologram', { kind: 'token', token: 'artemia', to: 4 });
  expect(game.state.tokens.artemia).toEqual([4]);
});

// [NA-R25]
test('the Source heals a Hunted with 1 or 2 Will, oneself included', () => {
  const game = table({
    stage: 'reckoning',
    hunted: {
      rick: { played: ['source'], discard: ['lair'], will: 2 },
      morty: { played: ['rover'], will: 1 },
      karl: { played: ['beach'] },
    },
  });
  game.power('rick', 'source', 'heal');
  expect(game.legal('rick', 'heal').map(({ seat }) => seat)).toEqual([1, 2]);
  expect(game.refusal('rick', { type: 'heal', seat: 3 })).toBe('not-offered');
  game.act('rick', { type: 'heal', seat: 2 });
  expect(game.of('morty').will).toBe(2);
  const full = table({ stage: 'reckoning', hunted: { rick: { played: ['source'], discard: ['lair'] }, morty: { played: ['rover'] } } });
  expect(full.powerRefusal('rick', 'source', 'heal')).toBe('nobody-to-heal');
});

// [NA-R26]
test('River and Artefact in the same turn: the second is refused', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['river', 'artefact'], lays: 2, resolves: 2 } } });
  game.power('rick', 'artefact', 'lay-two');
  expect(game.powerRefusal('rick', 'river', 'lay-two')).toBe('two-cards-already-due');
  expect(game.of('rick')).toMatchObject({ nextLays: 2, nextResolves: 2 });
});

test('the Jungle brings itself and one more card back, the Swamp up to two more', () => {
  const jungle = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['jungle'] } } });
  jungle.power('rick', 'jungle', 'return-this');
  expect(jungle.refusal('rick', { type: 'decline' })).toBe('must-return-more');
  jungle.takeBack('rick', 'rover');
  expect(jungle.of('rick').hand).toEqual(['jungle', 'rover']);
  const swamp = table({ stage: 'reckoning', hunted: { rick: { hand: [], played: ['swamp'] } } });
  swamp.power('rick', 'swamp', 'return-this').takeBack('rick', 'lair').decline('rick');
  expect(swamp.of('rick').hand).toEqual(['lair', 'swamp']);
});

test('the Rover takes a place of a kind not owned, as long as the reserve has it', () => {
  const game = table({
    stage: 'reckoning',
    hunted: { rick: { played: ['rover'], discard: ['lair', 'wreck'] }, morty: { hand: ['source'], played: ['lair'] } },
  });
  game.power('rick', 'rover', 'take-place');
  expect(game.legal('rick', 'take-place').map(({ card }) => card)).toEqual(['swamp', 'shelter', 'source', 'artefact']);
  game.act('rick', { type: 'take-place', card: 'source' });
  expect(game.of('rick').hand).toContain('source');
  expect(game.state.reserve.source).toBe(0);
});
