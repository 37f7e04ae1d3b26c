import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const ALL_BUT_THREE = [
  'despair',
  'force-field',
  'anticipation',
  'ascendancy',
  'fierceness',
  'forbidden-zone',
  'interference',
  'persecution',
  'mutation',
  'phobia',
  'virus',
  'clone',
  'mirage',
  'scream',
  'toxin',
  'cataclysm',
  'detour',
];

// [NA-4.9] Only when a card has to be drawn, so that Flashback keeps its pile.
test('the Hunt deck is made anew from its pile when the Creature has to draw', () => {
  const scene = {
    huntDiscard: ALL_BUT_THREE,
    huntDeck: ['stasis'],
    creature: { hand: ['tracking', 'flashback'] },
    hunted: { rick: { played: ['rover'], survival: ['ingenuity'] } },
  };
  const before = table({ ...scene, stage: 'hunting' });
  expect(before.state.huntDeck).toHaveLength(1);
  const game = table({
    ...scene,
    stage: 'end-of-turn',
    creature: { hand: ['tracking'] },
    huntDeck: ['stasis'],
    huntDiscard: [...ALL_BUT_THREE, 'flashback'],
  });
  game.hunt('tracking').pass('rick');
  expect(game.heard('spectator', 'hunt-reshuffled')).toEqual([{ type: 'hunt-reshuffled', cards: 19 }]);
  expect(game.creatureHand).toHaveLength(3);
  expect(game.creatureHand).toContain('stasis');
  expect(game.state.huntDiscard).toEqual([]);
  expect(game.state.huntDeck).toHaveLength(17);
});

// [NA-C5] In the middle of a draw; nothing left at all: nothing is drawn.
test('the Survival deck is made anew from its pile, and with nothing left nothing is drawn', () => {
  const others = [
    'ingenuity',
    'sacrifice',
    'sixth-sense',
    'smokescreen',
    'strike-back',
    'vortex',
    'detector',
    'dodge',
    'drone',
    'gate',
    'hologram',
    'wrong-track',
    'amplifier',
    'double-back',
  ];
  const game = table({
    stage: 'reckoning',
    survivalDiscard: others,
    hunted: { rick: { played: ['source'], discard: ['lair'], survival: ['adrenaline'] } },
  });
  expect(game.state.survivalDeck).toEqual([]);
  game.passWindows().power('rick', 'source', 'draw-survival');
  expect(game.heard('spectator', 'survival-reshuffled')).toEqual([{ type: 'survival-reshuffled', cards: 14 }]);
  expect(game.survival('rick')).toHaveLength(2);
  const empty = table({
    stage: 'reckoning',
    hunted: {
      rick: { played: ['source'], discard: ['lair'], survival: ['adrenaline', ...others] },
      morty: { played: ['rover'], discard: ['lair'] },
    },
  });
  empty.passWindows();
  expect(empty.powerRefusal('rick', 'source', 'draw-survival')).toBe('no-survival-to-draw');
});
