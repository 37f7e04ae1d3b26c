import { expect, test } from 'vitest';
import { passTo, reckoningWith } from '../../testing/sanctuary-table.ts';
import { named, type Scene, type Table } from '../../testing/table.ts';

const wills = (game: Table) => game.state.hunted.map(({ will }) => will);

/** Rick is on the place of the Creature token; Karl, who is nowhere near, has roped himself to Rick. */
const roped = (scene: Scene) =>
  reckoningWith([], {
    tokens: { creature: 5 },
    inForce: [{ card: 'rope-team', by: 3, target: named(1) }],
    hunted: { rick: { played: ['rover'] }, morty: {}, karl: {} },
    ...scene,
  });

// [NA-22.12] A Will lost for somebody else is not passed on again.
test('the Will that Karl loses for Rick stays with Karl, though Morty has roped himself to Karl', () => {
  const chained = roped({
    inForce: [
      { card: 'rope-team', by: 3, target: named(1) },
      { card: 'rope-team', by: 2, target: named(3) },
    ],
  });
  expect(wills(chained)).toEqual([3, 3, 2]);
});

// [NA-22.12] Morty's own rope still holds when Karl is caught himself, and nobody is roped to Morty.
test('a rope that took no part in the first loss holds for the second', () => {
  const both = roped({
    inForce: [
      { card: 'rope-team', by: 3, target: named(1) },
      { card: 'rope-team', by: 2, target: named(3) },
    ],
    hunted: { rick: { played: ['rover'] }, morty: {}, karl: { played: ['rover'] } },
  });
  expect(wills(both)).toEqual([3, 2, 2]);
});

// [NA-22.12] Bravery protects the one who takes the loss.
test('Karl, who is brave, loses nothing for Rick, and Rick is spared all the same', () => {
  const brave = roped({
    inForce: [
      { card: 'rope-team', by: 3, target: named(1) },
      { card: 'bravery', by: 3 },
    ],
  });
  expect(wills(brave)).toEqual([3, 3, 3]);
  expect(wills(roped({}))).toEqual([3, 3, 2]);
});

// [NA-22.12] Rick is brave: his own protection comes first, and the rope is not needed.
test('the Bravery of the one who is roped leaves the rope whole', () => {
  const brave = roped({
    inForce: [
      { card: 'rope-team', by: 3, target: named(1) },
      { card: 'bravery', by: 1 },
    ],
  });
  expect(wills(brave)).toEqual([3, 3, 3]);
});

// [NA-22.12] A loss by somebody without Will does not use up Rope Team: the Artemia token took Rick's last, then he is caught.
test('Rick, who has no Will left to lose, costs Karl none', () => {
  const game = reckoningWith([], {
    huntPlayed: ['mutation'],
    tokens: { creature: 5, artemia: 5 },
    hunted: { rick: { played: ['rover'], hand: [], will: 1 }, morty: {}, karl: { survival: ['rope-team'] } },
  });
  passTo(game, 'creature-window');
  expect([game.stage, game.of('rick').will]).toEqual(['creature-window', 0]);
  game.survive('karl', 'rope-team', named(1));
  expect(game.heard('spectator', 'caught').map(({ seat }) => game.name(seat))).toEqual(['rick']);
  expect(game.heard('spectator', 'will-spared')).toEqual([]);
  expect(game.of('karl').will).toBe(3);
});

// [NA-22.12] [NA-7.5] The Artemia token alone costs no Will: the rope waits for the catch.
test('a token that costs no Will does not use up Rope Team', () => {
  const hunted = { rick: { played: ['rover'], hand: [] }, morty: {}, karl: {} };
  expect(wills(roped({ tokens: { artemia: 5 }, hunted }))).toEqual([3, 3, 3]);
  expect(wills(roped({ tokens: { artemia: 5, creature: 5 }, hunted }))).toEqual([3, 3, 2]);
});
