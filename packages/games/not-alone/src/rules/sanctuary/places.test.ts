import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { table } from '../../testing/table.ts';

// [NA-8.11]
test('Camp: a survivor, or this card and up to one more', () => {
  const scene = { stage: 'reckoning', sanctuary: { place: 5 }, hunted: { rick: { played: ['camp'], discard: ['lair', 'rover'] } } };
  const taken = sanctuaryTable(scene).power('rick', 'camp', 'take-survivor');
  expect(taken.of('rick').survivors).toHaveLength(1);
  const back = sanctuaryTable(scene).power('rick', 'camp', 'return-this').takeBack('rick', 'lair');
  expect(back.of('rick').hand).toEqual(['lair', 'jungle', 'river', 'beach', 'camp']);
});

// [NA-8.12]
test('Laboratory: one of two Survival cards, or 1 DNA back', () => {
  const scene = {
    stage: 'reckoning',
    creature: { dna: 1 },
    survivalDeck: ['anchor', 'dodge'],
    sanctuary: { place: 5 },
    hunted: { rick: { played: ['laboratory'], discard: ['lair'] } },
  };
  const cards = sanctuaryTable(scene).power('rick', 'laboratory', 'choose-survival').act('rick', { type: 'keep-survival', card: 'dodge' });
  expect([cards.survival('rick'), cards.state.survivalDiscard]).toEqual([['dodge'], ['anchor']]);
  const dna = sanctuaryTable(scene).power('rick', 'laboratory', 'put-back-dna');
  expect(dna.state.creature.dna).toBe(0);
  const none = sanctuaryTable({ ...scene, creature: { dna: 0 } });
  expect(none.powerRefusal('rick', 'laboratory', 'put-back-dna')).toBe('no-dna-to-put-back');
});

// [NA-8.14]
test('Infirmary: heal, draw, or two cards back', () => {
  const scene = {
    stage: 'reckoning',
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['infirmary'], will: 2, discard: ['lair', 'rover'] } },
  };
  expect(sanctuaryTable(scene).power('rick', 'infirmary', 'heal').of('rick').will).toBe(3);
  expect(sanctuaryTable(scene).power('rick', 'infirmary', 'draw-survival').of('rick').survival).toHaveLength(1);
  expect(sanctuaryTable(scene).power('rick', 'infirmary', 'return-some').takeBack('rick', 'lair', 'rover').of('rick').hand).toHaveLength(5);
});

// [NA-C18] [NA-R51] [NA-8.15]
test('the Monolith leaves the match only if an adaptation was discarded', () => {
  const scene = { stage: 'reckoning', sanctuary: { place: 1 }, hunted: { rick: { played: ['monolith'], discard: ['lair'] } } };
  const used = sanctuaryTable({ ...scene, creature: { developed: ['spores', 'twin'] } }).power('rick', 'monolith', 'drop-adaptation');
  used.act('rick', { type: 'drop-adaptation', adaptation: 'twin' });
  expect(used.of('rick').discard).toEqual(['lair']);
  expect(used.state.reserve.monolith).toBe(2);
  expect(used.heard('spectator', 'place-removed')).toEqual([{ type: 'place-removed', seat: 1, card: 'monolith' }]);
  const idle = sanctuaryTable(scene); // nothing developed: only the card back is left, and it is given
  expect(idle.of('rick').hand).toContain('lair');
  expect(idle.of('rick').discard).toEqual(['monolith']);
});

// [NA-R47]
test('who copies the Monolith discards an adaptation and keeps the card in play', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 10 },
    sanctuary: { place: 5 },
    creature: { developed: ['spores'] },
    hunted: { rick: { played: ['lair'], discard: ['rover'] } },
  });
  game.power('rick', 'lair', 'drop-adaptation', 10);
  expect(game.state.creature.developed).toEqual([]);
  expect(game.heard('spectator', 'place-removed')).toEqual([]);
});

// [NA-18.2]
test('Mists: the card comes back and the pile is dark for the Creature until the end of the next turn', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { promo: true },
    sanctuary: { place: 5 },
    hunted: { rick: { played: ['mists'], discard: ['lair', 'rover'] } },
  });
  game.power('rick', 'mists', 'hide-pile');
  expect(game.of('rick').hand).toContain('mists');
  expect(game.view('creature').hunted[0].discard).toEqual(['hidden', 'hidden']);
  passTo(game, 'exploration');
  expect(game.view('creature').hunted[0].isDark).toBe(true);
  game.lay('rick', 'beach');
  passTo(passTo(game, 'hunting').endHunting(), 'free-places').power('rick', 'beach', 'use-marker');
  passTo(game, 'exploration');
  expect(game.state.turn.number).toBe(3);
  expect(game.view('creature').hunted[0].discard).toEqual(['lair', 'beach', 'rover']);
});

// [NA-18.5] [NA-18.6]
test('Drone Z-2 heals nobody with 3 Will, Drone Z-3 takes no other Drone', () => {
  const scene = { stage: 'reckoning', options: { promo: true } };
  const healthy = table({ ...scene, hunted: { rick: { played: ['drone-z2'], discard: ['lair', 'rover'] } } });
  expect(healthy.powerRefusal('rick', 'drone-z2', 'regain-will')).toBe('will-full');
  const taking = table({ ...scene, hunted: { rick: { played: ['drone-z3'], discard: ['lair', 'rover'] } } });
  const kinds = taking.power('rick', 'drone-z3', 'take-place').legal('rick', 'take-place');
  expect(kinds.map(({ card }) => card)).toEqual(['shelter', 'wreck', 'source', 'artefact', 'mists']);
});

// [NA-18.3] … [NA-18.6]
test.each([
  ['promo-drone', 'return-some'],
  ['drone-z1', 'draw-survival'],
  ['drone-z2', 'regain-will'],
  ['drone-z3', 'take-place'],
] as const)('%s is on no place: no token reaches it; it goes back to the reserve', (drone, way) => {
  const game = table({
    stage: 'reckoning',
    options: { promo: true },
    tokens: { creature: 5, artemia: 1 },
    hunted: { rick: { played: [drone], will: 2, discard: ['lair', 'rover'] } },
  });
  expect(game.state.reserve[drone]).toBe(0);
  game.power('rick', drone, way);
  if (way === 'return-some') game.takeBack('rick', 'lair', 'rover');
  if (way === 'take-place') game.act('rick', { type: 'take-place', card: 'wreck' });
  passTo(game, 'exploration');
  expect(game.of('rick').will).toBe(way === 'regain-will' ? 3 : 2);
  expect(game.of('rick').discard).toEqual(way === 'return-some' ? [] : ['lair', 'rover']);
  expect(game.state.reserve[drone]).toBe(1);
});

// [NA-12.1] The reserve has three Monoliths, so a Hunted may own several.
test('of equal place cards in a hand one is offered', () => {
  const game = sanctuaryTable({ hunted: { rick: { hand: ['lair', 'jungle', 'monolith', 'monolith'] } } });
  expect(game.legal('rick', 'lay-place').map(({ card }) => card)).toEqual(['lair', 'jungle', 'monolith']);
});
