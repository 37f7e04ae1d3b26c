import { expect, test } from 'vitest';
import type { SurvivorId } from '../../cards/survivors.ts';
import { passTo, reckoningWith, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, named, paying, type Scene } from '../../testing/table.ts';

const hallucinating = (scene: Scene) =>
  reckoningWith([], { huntPlayed: ['hallucination'], tokens: { target: 3 }, sanctuary: { place: 1 }, ...scene });

// [NA-16.28]
test('Hallucination names no place whose power is ineffective', () => {
  const rick = { rick: { played: ['river'], discard: ['lair'] } };
  const plain = hallucinating({ hunted: rick });
  expect(plain.legal('creature', 'name-place').map(({ place }) => place)).toEqual([2, 4, 8]);
  const quiet = hallucinating({ huntPlayed: ['hallucination', 'interference'], huntLimit: 2, hunted: rick });
  expect(quiet.legal('creature', 'name-place').map(({ place }) => place)).toEqual([2, 8]);
});

// [NA-16.28] One of two cards there is enough, and the other keeps its power.
test('Hallucination: with one of two cards in play on the targeted place the other has its printed power', () => {
  const game = hallucinating({ hunted: { rick: { played: ['river', 'rover'], discard: ['lair'] } } });
  game.returnInstead('rick', 'rover', 'lair');
  expect(game.asks('creature')).toBe('name-place');
  const other = hallucinating({
    hunted: { rick: { played: ['river'], discard: ['lair'] }, morty: { played: ['beach'], discard: ['lair'] } },
  });
  expect(other.legal('morty', 'use-power').map(({ way }) => way)).toEqual(['use-marker']);
});

// [NA-16.28] [NA-16.16] Only the place named by Hallucination lends its power.
test('a place named by Cataclysm lends no power to who stands under the Target token', () => {
  const game = reckoningWith([], {
    huntPlayed: ['scream', { card: 'cataclysm', target: at(9) }],
    huntLimit: 2,
    tokens: { target: 4 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] } },
  });
  game.act('rick', { type: 'lose-will' });
  expect(game.legal('rick', 'use-power').map(({ way }) => way)).toEqual(['use-marker']);
});

// [NA-16.25] Having neither, one has nothing to give.
test('Abduction asks nothing of a Hunted without survivors and without cards', () => {
  const game = reckoningWith([], {
    huntPlayed: ['abduction'],
    tokens: { target: 4 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], hand: [], discard: ['lair'] } },
  });
  expect(game.asks('rick')).toBe('act');
});

// [NA-17.26] The first Will, of the one named.
test('Rope Team: the named Hunted bears the second loss, and the loss of a third Hunted is not shared', () => {
  const game = reckoningWith([], {
    huntPlayed: ['fierceness'],
    tokens: { creature: 5 },
    inForce: [{ card: 'rope-team', by: 3, target: named(1) }],
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] }, karl: {} },
  });
  // Caught under Fierceness: 2 Will each; Karl bears the first of Rick's.
  expect(['rick', 'morty', 'karl'].map((who) => game.of(who).will)).toEqual([2, 1, 2]);
});

// [NA-17.26]
test('Rope Team alone holds once: of two Will one is lost', () => {
  const game = reckoningWith([], {
    huntPlayed: ['fierceness'],
    tokens: { creature: 5 },
    inForce: [{ card: 'rope-team', by: 1 }],
    hunted: { rick: { played: ['rover'] } },
  });
  expect(game.of('rick').will).toBe(2);
  const twice = reckoningWith([], {
    huntPlayed: ['mutation'],
    tokens: { creature: 5, artemia: 5 },
    inForce: [{ card: 'rope-team', by: 1 }],
    hunted: { rick: { played: ['rover'], hand: [] } },
  });
  expect(twice.of('rick').will).toBe(2);
});

// [NA-17.21] The owner alone hears which.
test('Camouflage: its Hunted hears which cards were swapped, and the other card in play stays', () => {
  const game = sanctuaryTable({
    stage: 'hunting',
    hunted: { rick: { played: ['beach', 'rover'], hand: ['lair', 'jungle'], survival: ['camouflage'] }, morty: { played: ['rover'] } },
  }).endHunting();
  game.survive('rick', 'camouflage').act('rick', { type: 'swap-place', out: 'rover', in: 'lair' });
  expect(
    game
      .of('rick')
      .played.map(({ card }) => card)
      .sort(),
  ).toEqual(['beach', 'lair']);
  expect(game.of('rick').hand).toEqual(['jungle', 'rover']);
  expect(game.heard('rick', 'play-swapped')).toMatchObject([{ out: 'rover', in: 'lair' }]);
  expect(game.heard('morty', 'play-swapped')[0]).not.toHaveProperty('out');
});

// [NA-17.23] Instead of what that card could have done; another card in play is still to be resolved.
test('Evacuation is done by one card; the other one acts, and is not done by a card under a token', () => {
  const game = sanctuaryTable({
    stage: 'free-places',
    turn: 2,
    sanctuary: { place: 1, defense: 5 },
    hunted: { rick: { played: ['beach', 'rover'], discard: ['lair'], survival: ['evacuation'], survivors: ['rosa-marin'] } },
  });
  game.survive('rick', 'evacuation', paying('beach'));
  expect(game.state.sanctuary?.defense).toBe(4);
  expect(game.refusal('rick', { type: 'return-instead', card: 'beach', returned: 'lair' })).not.toBeUndefined();
  game.returnInstead('rick', 'rover', 'lair');
  expect(game.state.turn.phase).not.toBe(3);
  const targeted = reckoningWith([], {
    huntPlayed: ['scream'],
    tokens: { target: 4 },
    sanctuary: { place: 1, defense: 5 },
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['evacuation'], survivors: ['rosa-marin'] } },
  });
  passTo(targeted, 'target-places').act('rick', { type: 'lose-will' });
  expect(targeted.asks('rick')).toBe('act');
  expect(targeted.legal('rick', 'play-survival')).toEqual([]);
});

// [NA-17.20]
test('Scanner: who looked hears the cards, the Creature hears that it was looked at, others how many', () => {
  const game = sanctuaryTable({ creature: { hand: ['scent', 'siege'] }, hunted: { rick: { survival: ['scanner'] }, morty: {} } });
  game.survive('rick', 'scanner');
  expect(game.revealed).toBe(true);
  for (const who of ['rick', 'creature'])
    expect(game.heard(who, 'hunt-looked-at')).toMatchObject([{ count: 2, cards: ['scent', 'siege'] }]);
  expect(game.heard('morty', 'hunt-looked-at')).toMatchObject([{ count: 2 }]);
  expect(game.heard('morty', 'hunt-looked-at')[0]).not.toHaveProperty('cards');
});

// [NA-11.2] [NA-14.8]
test('a survivor is rescued next to the Sanctuary; on its own place by Lucio alone', () => {
  const why = (character: string, place: number) =>
    sanctuaryTable({
      stage: 'free-places',
      turn: 2,
      sanctuary: { place, survivors: ['greta-nilsen'] },
      hunted: { rick: { character, played: ['beach'], discard: ['lair'] } },
    }).why('rick', { type: 'rescue-survivor', card: 'beach', survivor: 'greta-nilsen' });
  expect([why('xia', 3), why('xia', 5), why('lucio', 4)]).toEqual([undefined, undefined, undefined]);
  expect(why('xia', 4)).toBe('not-next-to-sanctuary NA-11.2');
  expect(why('lucio', 1)).toBe('not-next-to-sanctuary NA-11.2');
});

// [NA-11.2] Used if possible: what changes nothing is told as not working, and nothing is asked.
test.each([
  ['irina-volkova', { creature: { dna: 0 } }],
  ['greta-nilsen', {}],
  ['rosa-marin', {}],
  ['thea-carter', {}],
  ['gunther-franz', { marker: true }],
] as const)('%s has nothing to work on', (survivor: SurvivorId, scene: Scene) => {
  const game = sanctuaryTable({
    stage: 'free-places',
    turn: 2,
    options: { promo: true },
    sanctuary: { place: 3, survivors: [survivor] },
    hunted: { rick: { played: ['jungle'] }, morty: {} },
    ...scene,
  }).act('rick', { type: 'rescue-survivor', card: 'jungle', survivor });
  expect(game.heard('spectator', 'survivor-rescued')).toMatchObject([{ survivor, works: false }]);
  expect(game.heard('spectator', 'will-regained')).toEqual([]);
  expect(game.heard('spectator', 'marker-moved')).toEqual([]);
  expect(game.asks('rick')).not.toBe('put-back-dna');
});

// [NA-18.11] One pile with a card is enough; [NA-18.12] the Marker is told as charged.
test('Thea Carter works for one pile, Gunther Franz charges the Marker before all', () => {
  const rescued = (survivor: SurvivorId) =>
    sanctuaryTable({
      stage: 'free-places',
      turn: 2,
      options: { promo: true },
      sanctuary: { place: 3, survivors: [survivor] },
      hunted: { rick: { played: ['jungle'] }, morty: { discard: ['lair', 'beach'] } },
    }).act('rick', { type: 'rescue-survivor', card: 'jungle', survivor });
  const thea = rescued('thea-carter');
  expect(thea.asked).toEqual(['morty']);
  expect(rescued('gunther-franz').heard('spectator', 'marker-moved')).toMatchObject([{ seat: 1, on: true }]);
});
