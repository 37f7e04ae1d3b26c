import { expect, test } from 'vitest';
import { paying, powerOf, type Table, table } from '../testing/table.ts';

/** The hunt is over, all have passed: the first Hunted acts. */
function toActing(game: Table): Table {
  while (game.stage.endsWith('window')) game.act(game.asked[0], { type: 'pass' });
  return game;
}

// [NA-17.11] [NA-8.16] Only the Artefact is out of reach of a card that uses a neighbour's power.
test('Gate from the Jungle brings the power of the Lair: the whole pile comes back', () => {
  const game = table({
    stage: 'hunting',
    hunted: { rick: { played: ['jungle'], survival: ['gate'], discard: ['river', 'beach'] } },
  });
  toActing(game.token('creature', 5).endHunting());
  game.survive('rick', 'gate', powerOf('jungle', 1, 'return-all'));
  expect(game.of('rick')).toMatchObject({ discard: ['jungle'], survival: [] });
  expect(game.of('rick').hand).toEqual(['lair', 'river', 'beach', 'rover']);
});

// [NA-17.11] [NA-R21]
test('Gate to the Lair may copy the place of the Creature token in turn, and uses that power up', () => {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 9,
    hunted: {
      rick: { played: ['jungle'], survival: ['gate'], discard: ['river'] },
      karl: { played: ['wreck'], discard: ['rover'] },
    },
  });
  toActing(game.token('creature', 8).endHunting());
  game.survive('rick', 'gate', powerOf('jungle', 1, 'copy'));
  expect(game.asks('rick')).toBe('use-copied-power');
  game.act('rick', { type: 'use-power', card: 'jungle', from: 8, way: 'step-rescue' });
  expect(game.heard('spectator', 'rescue-moved')[0]).toMatchObject({ left: 8, cause: 'place:wreck' });
});

// [NA-R19] [NA-17.10] [NA-17.11]
test('no card replaces a power that is ineffective, and none reaches the Artefact', () => {
  const game = table({
    stage: 'hunting',
    hunted: {
      rick: { played: ['rover'], survival: ['gate'], discard: ['river'] },
      karl: { played: ['beach'], survival: ['drone'], discard: ['rover'] },
    },
    creature: { hand: ['interference'] },
  });
  toActing(game.token('creature', 1).hunt('interference').endHunting());
  expect(game.surviveRefusal('rick', 'gate', powerOf('rover', 10, 'lay-two'))).toBe('no-effect');
  expect(game.surviveRefusal('rick', 'gate', powerOf('rover', 4, 'use-marker'))).toBe('no-effect');
  expect(game.surviveRefusal('karl', 'drone', paying('beach'))).toBe('not-asked');
  game.act('rick', { type: 'return-instead', card: 'rover', returned: 'river' });
  expect(game.surviveRefusal('karl', 'drone', paying('beach'))).not.toBeUndefined();
  expect(game.of('karl').survival).toHaveLength(1);
});
