import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at } from '../../testing/table.ts';

// [NA-14.2]
test('Captain Pike: each Will spent to Resist returns up to 3 cards', () => {
  const game = sanctuaryTable({ hunted: { rick: { character: 'captain-pike', hand: ['lair'] } } });
  game.resist('rick', 1).takeBack('rick', 'jungle', 'river', 'beach');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'river', 'beach']);
});

// [NA-14.3]
test('Xia draws a Survival card when using the Beach, by copying too', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 4 },
    hunted: { rick: { character: 'xia', played: ['lair'], discard: ['rover'] } },
  });
  game.power('rick', 'lair', 'use-marker', 4);
  expect(game.of('rick').survival).toHaveLength(1);
});

// [NA-14.3] [NA-14.10] [NA-10.4]
test('once the match is won nobody draws and nothing is put back', () => {
  const beach = sanctuaryTable({
    stage: 'reckoning',
    rescue: 1,
    marker: true,
    hunted: { rick: { character: 'xia', played: ['beach'], discard: ['rover'] } },
  });
  beach.power('rick', 'beach', 'use-marker');
  expect([beach.state.ended, beach.of('rick').survival.length]).toEqual(['rescued', 0]);
  const gates = sanctuaryTable({
    stage: 'reckoning',
    creature: { dna: 2 },
    sanctuary: { place: 1, defense: 1 },
    hunted: { rick: { character: 'amara-okoye', played: ['gates'], discard: ['rover'] } },
  });
  gates.power('rick', 'gates', 'fortify');
  expect([gates.state.ended, gates.state.creature.dna]).toEqual(['sanctuary-held', 2]);
});

// [NA-14.4]
test('Murphy, caught, returns a card after the play was discarded; that card may be the one', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { character: 'murphy', played: ['rover'], discard: ['lair'] }, morty: {} },
  });
  game.takeBack('rick', 'rover');
  expect(game.of('rick').hand).toContain('rover');
  expect(game.of('rick').discard).toEqual(['lair']);
});

// [NA-14.5]
test('Kelly plays two Survival cards a turn if their phases differ', () => {
  const game = sanctuaryTable({
    sanctuary: { place: 3 },
    hunted: { rick: { character: 'kelly', survival: ['distress-call', 'ingenuity', 'camouflage', 'anchor'] } },
  });
  game.survive('rick', 'distress-call');
  expect(game.surviveRefusal('rick', 'ingenuity')).toBe('other-phase-only');
  game.lay('rick', 'rover').endHunting().survive('rick', 'camouflage').act('rick', { type: 'swap-place', out: 'rover', in: 'lair' });
  passTo(game.endHunting(), 'adaptation');
  expect(game.survival('rick')).toEqual(['ingenuity', 'anchor']); // a third was never offered
});

// [NA-14.6]
test('John discards no place card for the Artemia token; Mutation still costs', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['mutation'],
    tokens: { artemia: 5 },
    hunted: { rick: { character: 'john', played: ['rover'], discard: ['lair'] } },
  });
  expect(game.of('rick')).toMatchObject({ will: 2, discard: ['lair', 'rover'] });
});

// [NA-14.7]
test('Ilya Voss: returning a card instead of a power heals somebody with exactly 1 Will', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    hunted: {
      rick: { character: 'ilya-voss', played: ['rover'], discard: ['lair'] },
      morty: { will: 1 },
      karl: { will: 2 },
      ripley: { will: 1 },
    },
  });
  game.returnInstead('rick', 'rover', 'lair');
  expect(game.legal('rick', 'heal').map(({ seat }) => game.name(seat))).toEqual(['morty', 'ripley']);
  game.act('rick', { type: 'heal', seat: game.seat('ripley') });
  expect(game.of('ripley').will).toBe(2);
});

// [NA-14.8]
test("Lucio rescues from the Sanctuary's own place too", () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 5, survivors: ['greta-nilsen'] },
    hunted: { rick: { character: 'lucio', played: ['rover'], will: 1 } },
  });
  game.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'greta-nilsen' });
  expect(game.of('rick').will).toBe(2);
});

// [NA-14.9]
test('Powell: when the Creature hides, a Survival card and up to 1 place card', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    sanctuary: { defense: 5 },
    hunted: { rick: { character: 'powell', discard: ['lair', 'rover'] } },
  });
  game.act('creature', { type: 'hide', quietly: false }).takeBack('rick', 'lair');
  expect(game.of('rick').survival).toHaveLength(1);
  expect(game.of('rick').discard).toEqual(['rover']);
});

// [NA-14.10]
test('Amara Okoye: when she fortifies, by the Gates too, the Creature puts 1 DNA back', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    creature: { dna: 2 },
    sanctuary: { place: 1 },
    hunted: { rick: { character: 'amara-okoye', played: ['gates'], discard: ['rover'] } },
  });
  game.power('rick', 'gates', 'fortify');
  expect(game.state.creature.dna).toBe(1);
});

// [NA-14.11]
test('Tomas Reyes: two survivors sheltered at once bring 2 steps, bonus by bonus', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 5, defense: 5 },
    creature: { developed: ['spores'] },
    hunted: { rick: { character: 'tomas-reyes', played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] } },
  });
  game.act('rick', { type: 'fortify', card: 'rover' }).act('rick', { type: 'shelter' });
  expect(game.state.sanctuary?.defense).toBe(2);
  expect(game.asks('rick')).toBe('drop-adaptation');
  expect(game.of('rick').survival).toHaveLength(1); // the cell after it
});

// [NA-14.12] [NA-R56]
test('Nadia Kern: once a turn a Survival card discarded switches an adaptation off', () => {
  const game = sanctuaryTable({
    turn: 2,
    creature: { developed: ['massiveness', 'venom'] },
    hunted: { rick: { character: 'nadia-kern', survival: ['anchor', 'distress-call'] } },
  });
  game.useCharacter('rick', 'nadia-kern', { kind: 'survival-and-adaptation', card: 'anchor', adaptation: 'massiveness' });
  const again = { kind: 'survival-and-adaptation', card: 'distress-call', adaptation: 'venom' } as const;
  expect(game.refusal('rick', { type: 'use-character', character: 'nadia-kern', target: again })).toBe('character-used');
  game.survive('rick', 'distress-call'); // the card of the turn is not used up
  game.lay('rick', 'rover').token('creature', 5).endHunting();
  expect(game.state.survivalDiscard).toEqual(['anchor', 'distress-call']);
  expect(game.heard('spectator', 'places-discarded')).toEqual([]);
  expect(game.of('rick').noResistIn).toBe(3); // Venom worked
});

// [NA-14.13]
test.each([
  [0, 5],
  [2, 2],
] as const)('Yuki Tanaka: for a place card the Sanctuary on 5 moves %i numbers, to %i', (steps, to) => {
  const game = sanctuaryTable({ stage: 'phase-five', sanctuary: { place: 5 }, hunted: { rick: { character: 'yuki-tanaka' } } });
  game.useCharacter('rick', 'yuki-tanaka', { kind: 'sanctuary-steps', steps }).discard('rick', 'lair');
  expect(game.state.sanctuary?.place).toBe(to);
  expect(game.of('rick').discard).toEqual(['lair']);
});

// [NA-14.13] Of two courses the one set later counts.
test('a Course Change after the pilot turns the Sanctuary after all', () => {
  const game = sanctuaryTable({
    stage: 'phase-five',
    sanctuary: { place: 3 },
    hunted: { rick: { character: 'yuki-tanaka' }, morty: { survival: ['course-change'] } },
  });
  game.useCharacter('rick', 'yuki-tanaka', { kind: 'sanctuary-steps', steps: 2 }).discard('rick', 'lair');
  game.survive('morty', 'course-change', at(2));
  expect(game.state.sanctuary?.place).toBe(2);
});

// [NA-18.13]
test('William Teague: discard 2, then swap the card in play unseen', () => {
  const game = sanctuaryTable({
    stage: 'hunting',
    options: { promo: true },
    hunted: {
      rick: { character: 'william-teague', played: ['rover'], hand: ['lair', 'jungle', 'beach'] },
      morty: { character: 'xia', played: ['rover'] },
    },
  });
  game.token('creature', 5).endHunting();
  expect(game.asked).toEqual(['rick']);
  game
    .useCharacter('rick', 'william-teague')
    .discard('rick', 'lair', 'jungle')
    .act('rick', { type: 'swap-place', out: 'rover', in: 'beach' });
  expect(game.of('rick')).toMatchObject({ played: [{ card: 'beach' }], hand: ['rover'] });
  expect(game.asks('creature')).toBe('hunt');
});

// [NA-18.14]
test('Tricia Collis: who rescued returns a card at the end of the turn', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { promo: true },
    sanctuary: { place: 4, survivors: ['michelle-west'] },
    hunted: { rick: { character: 'tricia-collis', played: ['rover'], discard: ['lair'] } },
  });
  game.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'michelle-west' });
  passTo(game, 'refill').takeBack('rick', 'rover');
  expect(game.of('rick').hand).toContain('rover');
});

// [NA-18.15]
test('Minerva: the Artemia token is not there for her, and others cannot give her Will', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { promo: true },
    tokens: { artemia: 5 },
    hunted: {
      rick: { character: 'minerva-mk-18', played: ['rover'], will: 1, discard: ['lair'] },
      morty: { played: ['infirmary'], will: 2 },
      karl: { will: 2 },
    },
  });
  game.power('rick', 'rover', 'take-place').act('rick', { type: 'take-place', card: 'gates' });
  game.power('morty', 'infirmary', 'heal');
  expect(game.legal('morty', 'heal').map(({ seat }) => game.name(seat))).toEqual(['morty', 'karl']);
});

// [NA-14.12] [NA-14.1] Once a turn, and in every turn.
test('Nadia Kern may switch an adaptation off again in the next turn', () => {
  const game = sanctuaryTable({
    turn: 2,
    creature: { developed: ['massiveness', 'venom'] },
    hunted: { rick: { character: 'nadia-kern', survival: ['anchor', 'distress-call'] } },
  });
  game.useCharacter('rick', 'nadia-kern', { kind: 'survival-and-adaptation', card: 'anchor', adaptation: 'massiveness' });
  game.lay('rick', 'rover').token('creature', 5).endHunting();
  passTo(game, 'adaptation');
  passTo(game, 'exploration');
  expect(game.state.turn.number).toBe(3);
  game.useCharacter('rick', 'nadia-kern', { kind: 'survival-and-adaptation', card: 'distress-call', adaptation: 'venom' });
});

// [NA-14.9] Powell alone profits from it.
test('when the Creature hides, a Hunted with another character draws nothing', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    sanctuary: { defense: 5 },
    hunted: { rick: { character: 'nadia-kern', discard: ['lair'] } },
  });
  game.act('creature', { type: 'hide', quietly: false });
  expect([game.of('rick').survival, game.of('rick').discard]).toEqual([[], ['lair']]);
});
