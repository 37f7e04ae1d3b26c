import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';

const willyAndEmma = () =>
  sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, defense: 5 }, // the cell before the one that drops an adaptation has no bonus
    creature: { developed: ['spores'] },
    hunted: {
      willy: { played: ['river'], survivors: ['rosa-marin', 'viktor-hale'], discard: ['lair'] },
      emma: { played: ['river'], discard: ['lair'] },
      karl: {},
    },
  });

// [NA-E10]
test('Willy fortifies and shelters two survivors: two steps, and the bonus of the second lets him drop an adaptation', () => {
  const game = willyAndEmma().act('willy', { type: 'fortify', card: 'river' });
  expect(game.state.sanctuary?.defense).toBe(4);
  game.act('willy', { type: 'shelter' });
  expect(game.state.sanctuary?.defense).toBe(3);
  expect(game.of('willy').survivors).toEqual([]);
  expect(game.state.sanctuary?.survivorsGone.map(({ card }) => card)).toEqual(['rosa-marin', 'viktor-hale']);
  expect(game.asks('willy')).toBe('drop-adaptation');
  game.act('willy', { type: 'drop-adaptation', adaptation: 'spores' });
  expect(game.state.creature.developed).toEqual([]);
  expect(game.state.sanctuary?.adaptationDiscards[0]).toEqual(['spores']);
});

// [NA-E11] [NA-R44]
test('Emma may not do it again: she uses the River and lays two cards next turn', () => {
  const game = willyAndEmma().act('willy', { type: 'fortify', card: 'river' }).decline('willy');
  expect(game.asked).toEqual(['emma']);
  expect(game.refusal('emma', { type: 'fortify', card: 'river' })).toBe('already-fortified');
  game.power('emma', 'river', 'lay-two');
  expect(game.of('emma').nextLays).toBe(2);
});

// [NA-R44] The first clockwise has the first choice, but need not take it.
test('if Willy returns a card instead, Emma may fortify', () => {
  const game = willyAndEmma().returnInstead('willy', 'river', 'lair').act('emma', { type: 'fortify', card: 'river' });
  expect(game.state.sanctuary?.defense).toBe(4);
  expect(game.stage).not.toBe('free-places'); // without survivors there is nothing to shelter [NA-R45]
});

// [NA-11.1] A Sanctuary action is a "may": neither forced nor done unasked.
test('Rick on the used-up Beach with an empty pile may leave the fortifying to Morty, who has a survivor', () => {
  const all = ['lair', 'jungle', 'river', 'rover'];
  const game = sanctuaryTable({
    stage: 'free-places',
    usedPlaces: ['beach'],
    sanctuary: { place: 4, defense: 9 },
    hunted: { rick: { hand: all, played: ['beach'] }, morty: { hand: all, played: ['beach'], survivors: ['rosa-marin'] } },
  });
  expect(game.asked).toEqual(['rick']);
  expect(game.legal('rick', 'fortify')).toHaveLength(1);
  game.act('rick', { type: 'do-nothing', card: 'beach' });
  game.act('morty', { type: 'fortify', card: 'beach' }).act('morty', { type: 'shelter' });
  expect(game.state.sanctuary?.defense).toBe(7);
});

// [NA-11.1] [NA-7.3] It stands in for the power or the returned card, and for nothing else.
test('Rick at the Sanctuary with a power to use is asked, and may not do nothing', () => {
  const hunted = { rick: { hand: ['lair', 'jungle', 'river', 'rover'], played: ['beach'] }, morty: {} };
  const game = sanctuaryTable({ stage: 'free-places', sanctuary: { place: 4 }, hunted });
  expect(game.asked).toEqual(['rick']);
  expect(game.refusal('rick', { type: 'do-nothing', card: 'beach' })).toBe('must-act');
});

// [NA-8.13] [NA-C19] [NA-R44]
test('the Gates work in a turn in which somebody has fortified already, but once', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 5 },
    hunted: {
      rick: { played: ['beach'] },
      morty: { played: ['gates'], survivors: ['rosa-marin'], discard: ['lair'] },
      karl: { played: ['gates'], discard: ['lair', 'rover'] },
    },
  });
  game.act('rick', { type: 'fortify', card: 'beach' });
  game.power('morty', 'gates', 'fortify').act('morty', { type: 'shelter' });
  expect(game.state.sanctuary?.defense).toBe(2);
  expect(game.powerRefusal('karl', 'gates', 'fortify')).toBe('power-used');
  expect(game.legal('karl', 'return-instead')).toHaveLength(2);
});

// [NA-R44] The other way round.
test('the Gates do not use up the fortifying by exploring', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 9 },
    hunted: { rick: { played: ['gates'], discard: ['lair'] }, morty: { played: ['beach'], discard: ['lair'] } },
  });
  game.power('rick', 'gates', 'fortify').act('morty', { type: 'fortify', card: 'beach' });
  expect(game.state.sanctuary?.defense).toBe(7);
});

// [NA-R45]
test('the bonus of the first step comes before the shelter', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 4 },
    creature: { developed: ['spores', 'talons'] },
    hunted: { rick: { played: ['beach'], survivors: ['rosa-marin'] }, morty: {} },
  });
  game.act('rick', { type: 'fortify', card: 'beach' });
  expect(game.asks('rick')).toBe('drop-adaptation');
  game.decline('rick'); // [NA-R49] they may, so they need not
  expect(game.asks('rick')).toBe('shelter');
});

// [NA-10.3]
test('the last cell ends the match for the Hunted at once', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 1 },
    hunted: { rick: { played: ['beach'], survivors: ['rosa-marin'] }, morty: { played: ['lair'] } },
  });
  game.act('rick', { type: 'fortify', card: 'beach' });
  expect(game.state.ended).toBe('sanctuary-held');
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([2, 1, 1]);
  expect(game.asked).toEqual([]);
});

/** Somebody fortifies and the counter arrives with this many steps left, against one to three or four to six Hunted. */
function arriveAt(left: number, scene: Parameters<typeof sanctuaryTable>[0]) {
  const game = sanctuaryTable({ stage: 'reckoning', ...scene, sanctuary: { place: 4, defense: left + 1 } });
  return passTo(game, 'free-places').act('rick', { type: 'fortify', card: 'beach' });
}

const five = { morty: {}, karl: {}, ripley: {} };

// [NA-12.5]
test('bonus DNA: the Creature puts 1 DNA back', () => {
  const game = arriveAt(9, { creature: { dna: 2 }, hunted: { rick: { played: ['beach'] }, ...five } });
  expect([game.state.creature.dna, game.state.sanctuary?.dna]).toEqual([1, 9]);
});

// [NA-12.6]
test('bonus Survival card for those with none: nobody else draws', () => {
  const game = arriveAt(2, { hunted: { rick: { played: ['beach'] }, morty: { survival: ['anchor'] } } });
  expect(game.of('rick').survival).toHaveLength(1);
  expect(game.of('morty').survival).toHaveLength(1);
});

// [NA-12.7]
test('bonus Will: everybody regains 1', () => {
  const game = arriveAt(1, { hunted: { rick: { played: ['beach'], will: 1 }, morty: { will: 3 } } });
  expect([game.of('rick').will, game.of('morty').will]).toEqual([2, 3]);
});

// [NA-12.7] [NA-R34]
test('bonus Will: a Hunted who has just lost the last Will waits for the end of the phase', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['acid'],
    tokens: { target: 8 },
    sanctuary: { place: 1, defense: 2 },
    hunted: { rick: { played: ['gates'], hand: [], will: 1, discard: ['lair'] }, morty: { will: 2 } },
  });
  passTo(game, 'target-places').power('rick', 'gates', 'fortify');
  expect(game.heard('spectator', 'will-regained').map(({ seat }) => seat)).toEqual([game.seat('morty')]);
});

const twice = ['camp', 'laboratory', 'gates', 'infirmary'];

// [NA-12.8] [NA-R50]
test('bonus new place: in seat order each Hunted with none of 6-10 in hand or pile; a kind that is gone is gone', () => {
  const game = arriveAt(6, {
    hunted: { rick: { played: ['beach'] }, morty: { discard: [...twice, ...twice, 'monolith', 'monolith'] }, karl: {} },
  });
  // Karl's turn comes after Rick's; Morty, who owns some, is not asked.
  expect(game.legal('rick', 'take-place').map(({ card }) => card)).toEqual(['monolith']);
  game.act('rick', { type: 'take-place', card: 'monolith' });
  expect(game.of('rick').hand).toContain('monolith');
  expect(game.asks('karl')).not.toBe('take-place');
});

// [NA-R50] A single such card in play does not count against it.
test('bonus new place: a Hunted with the only card 6-10 in play may take another of the same kind', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 8, unlocked: true, defense: 7 },
    hunted: { rick: { played: ['gates'] }, morty: {} },
  });
  game.act('rick', { type: 'fortify', card: 'gates' }).act('rick', { type: 'take-place', card: 'gates' });
  game.decline('morty');
  expect(game.of('rick').hand).toContain('gates');
  expect(game.of('rick').discard).toContain('gates');
});

// [NA-12.9]
test('bonus card back: everybody with a pile returns a card', () => {
  const game = arriveAt(5, {
    hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] }, morty: { discard: ['jungle', 'river'] }, karl: {}, ripley: {} },
  });
  game.takeBack('rick', 'rover').takeBack('morty', 'river');
  expect(game.of('morty').discard).toEqual(['jungle']);
});

// [NA-12.10] [NA-R49]
test('bonus drop adaptation: the Hunted who moved the counter chooses', () => {
  const game = arriveAt(3, { creature: { developed: ['spores', 'twin'] }, hunted: { morty: {}, rick: { played: ['beach'] } } });
  game.act('rick', { type: 'drop-adaptation', adaptation: 'twin' });
  expect(game.state.creature.developed.map(({ adaptation }) => adaptation)).toEqual(['spores']);
});

// [NA-12.11]
test('bonus Survival for all: everybody draws', () => {
  const game = arriveAt(7, { hunted: { rick: { played: ['beach'] }, ...five } });
  expect(game.state.hunted.map(({ survival }) => survival.length)).toEqual([1, 1, 1, 1]);
});

// [NA-12.12] [NA-C13]
test('bonus open places: the Sanctuary goes on from 5 to 6', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 5, defense: 6 },
    hunted: { rick: { played: ['rover'] } },
  });
  game.act('rick', { type: 'fortify', card: 'rover' });
  expect(game.state.sanctuary?.isUnlocked).toBe(true);
  passTo(game, 'adaptation');
  expect(game.state.sanctuary?.place).toBe(6);
});

// [NA-R58]
test('a survivor at the last step wins before the Creature comes to its catch', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 5 },
    assimilation: 1,
    sanctuary: { place: 3, defense: 1, survivors: ['nora-quinn'] },
    hunted: { rick: { played: ['jungle'] }, morty: { played: ['rover'] } },
  });
  game.act('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'nora-quinn' });
  expect(game.state.ended).toBe('sanctuary-held');
});

// [NA-12.8] One card 6-10 among others in the hand is enough to get none; only places 6-10 are offered.
test('bonus new place: a Hunted with a Camp in hand beside other places is not asked', () => {
  const game = arriveAt(6, { hunted: { rick: { played: ['beach'] }, morty: { hand: ['lair', 'camp'] } } });
  expect(game.legal('rick', 'take-place').every(({ card }) => !['lair', 'jungle', 'river', 'beach', 'rover'].includes(card))).toBe(true);
  game.act('rick', game.legal('rick', 'take-place')[0]);
  expect(game.asks('morty')).not.toBe('take-place');
});
