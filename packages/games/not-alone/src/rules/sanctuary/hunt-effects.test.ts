import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, moved, paying, type Scene, type Table } from '../../testing/table.ts';

// [NA-16.21]
test('Jamming silences characters until the turn ends and brings the Artemia token', () => {
  const game = sanctuaryTable({
    creature: { hand: ['jamming'] },
    hunted: { rick: { character: 'captain-pike', discard: ['jungle', 'lair', 'rover'] } },
  });
  game.hunt('jamming').resist('rick', 1).takeBack('rick', 'jungle', 'lair');
  expect(game.asks('rick')).toBe('explore'); // two cards, not three
  game.lay('rick', 'lair');
  expect(game.tokenRefusal('artemia', 2)).toBeUndefined();
});

// [NA-16.22]
test('Isolation: nobody rescues or takes a survivor', () => {
  const game = sanctuaryTable({
    creature: { hand: ['isolation'] },
    sanctuary: { place: 3, survivors: ['rosa-marin'] },
    hunted: { rick: { hand: ['jungle'], discard: ['lair', 'rover'] } },
  });
  game.hunt('isolation').lay('rick', 'jungle').endHunting();
  expect(game.refusal('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'rosa-marin' })).toBe('survivors-barred');
});

// [NA-16.23]
test('Siege: nobody fortifies or shelters, the Gates have no power and give no card back; other steps stay possible', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['siege'],
    sanctuary: { place: 3, survivors: ['nora-quinn'], defense: 9 },
    hunted: {
      rick: { played: ['gates'], discard: ['lair', 'rover'] },
      morty: { played: ['river'], discard: ['lair', 'rover'] },
      karl: { played: ['jungle'] },
    },
  });
  expect(game.legal('rick', 'return-instead')).toEqual([]);
  // Of the Gates only the Sanctuary action next door is left: the counter moves all the same.
  game.act('rick', { type: 'rescue-survivor', card: 'gates', survivor: 'nora-quinn' });
  expect(game.state.sanctuary?.defense).toBe(8);
  expect(game.asked).toEqual(['morty']);
  expect(game.refusal('morty', { type: 'fortify', card: 'river' })).toBe('fortifying-barred');
});

// [NA-16.24]
test('Sandstorm moves the Sanctuary to a neighbour open to it, and phase 5 starts from there', () => {
  const game = sanctuaryTable({
    creature: { hand: ['sandstorm'] },
    stage: 'hunting',
    sanctuary: { place: 3 },
    hunted: { rick: { played: ['lair'] } },
  });
  expect(game.huntRefusal('sandstorm', at(8))).toBe('wrong-target');
  game.hunt('sandstorm', at(4));
  expect(game.state.sanctuary?.place).toBe(4);
  passTo(game.endHunting(), 'adaptation');
  expect(game.state.sanctuary?.place).toBe(5);
});

const targeted = (card: string, hunted: NonNullable<Scene['hunted']>, more: Scene = {}) =>
  sanctuaryTable({ stage: 'reckoning', huntPlayed: [card], tokens: { target: 2 }, ...more, hunted });

// [NA-16.25]
test('Abduction takes all survivors; a Hunted who has none discards a place card; then the place is resolved', () => {
  const game = targeted('abduction', {
    rick: { played: ['jungle'], survivors: ['rosa-marin', 'viktor-hale'], discard: ['lair'] },
    morty: { played: ['jungle'], discard: ['lair'] },
  });
  expect(game.of('rick').survivors).toEqual([]);
  game.power('rick', 'jungle', 'return-this');
  game.discard('morty', 'beach');
  expect(game.of('morty').discard).toEqual(['lair', 'beach']);
  expect(game.asks('morty')).toBe('act');
});

// [NA-16.26]
test('Ambush: no Survival card there from the reveal on, and no card back in step 2', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['ambush'],
    tokens: { target: 9, creature: 1 },
    hunted: { rick: { played: ['infirmary'], survival: ['wrong-track'], discard: ['lair', 'rover'] }, morty: { survival: ['bravery'] } },
  });
  expect(game.asked).toEqual(['morty']);
  game.passWindows();
  expect(game.asked).toEqual(['rick']);
  expect(game.returnRefusal('rick', 'infirmary', 'lair')).toBe('no-return-there');
  expect(game.surviveRefusal('rick', 'wrong-track', moved('creature', 2))).toBe('survival-barred-there');
  game.power('rick', 'infirmary', 'draw-survival');
  expect(game.survival('rick')).toHaveLength(2);
});

// [NA-16.26]
test('Ambush lasts until the turn ends, when the token has long been taken back', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['ambush'],
    tokens: { target: 9 },
    hunted: { rick: { played: ['infirmary'], survival: ['anchor'], discard: ['lair'] }, morty: { survival: ['course-change'] } },
  });
  passTo(game, 'target-places').power('rick', 'infirmary', 'return-some').decline('rick');
  passTo(game, 'sanctuary-window');
  expect(game.asked).toEqual(['morty']);
});

// [NA-16.23]
test('Siege bars the Gates also where the table lets an ineffective power be copied', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { copyIneffective: true },
    huntPlayed: ['siege'],
    tokens: { creature: 8 },
    sanctuary: { place: 5 },
    hunted: { rick: { played: ['lair'], discard: ['jungle', 'rover'] } },
  });
  expect(game.powerRefusal('rick', 'lair', 'fortify', 8)).toBe('fortifying-barred');
});

// [NA-16.27]
test('Acid: a card at random, or 1 Will with an empty hand', () => {
  const game = targeted(
    'acid',
    { rick: { played: ['jungle'], hand: ['river', 'beach'], discard: [] }, morty: { played: ['jungle'], hand: [] } },
    { chance: [1] },
  );
  expect(game.of('rick').hand).toEqual(['river']);
  game.returnInstead('rick', 'jungle', 'beach');
  expect(game.of('morty').will).toBe(2);
});

// [NA-16.28]
test('Hallucination: the Creature names a neighbour whose power is had there, as a copy', () => {
  const game = targeted('hallucination', { rick: { played: ['jungle'], discard: ['lair', 'rover'] } });
  expect(game.legal('creature', 'name-place').map(({ place }) => place)).toEqual([1, 3, 7]);
  game.act('creature', { type: 'name-place', place: 3 });
  expect(game.legal('rick', 'use-power').map(({ way }) => way)).toEqual(['lay-two']);
  game.power('rick', 'jungle', 'lay-two');
  expect(game.heard('spectator', 'power-used')).toMatchObject([{ place: 'river', isCopy: true }]);
  expect(game.of('rick').nextLays).toBe(2);
});

// [NA-16.29]
test('Panic: each Hunted the Artemia token hits gives up a Survival card or a survivor too', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['panic'],
    tokens: { artemia: 2 },
    hunted: { rick: { played: ['jungle'], survival: ['anchor'], survivors: ['rosa-marin'] } },
  });
  passTo(game, 'artemia-places').discard('rick', 'lair');
  expect(game.asks('rick')).toBe('discard-survival-or-survivor');
  game.act('rick', { type: 'discard-survivor', index: 0 });
  expect(game.survival('rick')).toEqual(['anchor']);
  expect(game.of('rick').survivors).toEqual([]);
});

// [NA-16.30]
test("Overgrowth: the Sanctuary's place carries the Artemia token as well", () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['overgrowth'],
    tokens: { artemia: 9 },
    sanctuary: { place: 4 },
    hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] }, morty: { played: ['beach'], survival: ['detector'] } },
  });
  game.survive('morty', 'detector'); // ignores both
  expect(game.asked).toEqual(['morty']);
  game.power('morty', 'beach', 'use-marker').discard('rick', 'jungle');
  expect(game.of('rick').discard).toContain('jungle');
  expect(game.state.marker).toBe(true);
});

// [NA-16.31]
test('Scent: as many cards as Will is missing, shown to the Creature alone', () => {
  const game = sanctuaryTable({ stage: 'hunting', creature: { hand: ['scent'] }, hunted: { rick: { played: ['lair'], will: 1 } } });
  game.hunt('scent', { kind: 'hunted', seat: 1 });
  game.act('rick', { type: 'show-place', card: 'river' });
  expect(game.refusal('rick', { type: 'show-place', card: 'river' })).toBe('already-chosen');
  game.act('rick', { type: 'show-place', card: 'beach' });
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['river', 'beach']);
  expect(game.heard('spectator', 'hand-shown')).toEqual([{ type: 'hand-shown', seat: 1, count: 2, cause: 'hunt:scent' }]);
});

// [NA-16.10] [NA-R50] The bonus "new place" may have given a second card of a kind.
test('Phobia: two cards of one kind are both seen', () => {
  const game = sanctuaryTable({
    stage: 'hunting',
    creature: { hand: ['phobia'] },
    hunted: { rick: { played: ['rover'], hand: ['lair', 'jungle', 'gates', 'gates'] }, morty: { played: ['lair'] } },
  });
  game.hunt('phobia', { kind: 'hunted', seat: 1 });
  game.act('rick', { type: 'hide-place', card: 'lair' }).act('rick', { type: 'hide-place', card: 'jungle' });
  expect(game.view('creature').hunted[0].hand).toEqual(['gates', 'gates', 'hidden', 'hidden']);
});

// [NA-16.32]
test('Pursuit moves the Artemia token after the reveal, and not later', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    creature: { hand: ['pursuit'] },
    tokens: { artemia: 1 },
    hunted: { rick: { played: ['jungle'], discard: ['rover'] } },
  });
  game.hunt('pursuit', moved('artemia', 2));
  expect(game.asks('rick')).toBe('discard-places');
  const late = sanctuaryTable({
    stage: 'free-places',
    creature: { hand: ['pursuit'] },
    tokens: { artemia: 1 },
    hunted: { rick: { played: ['jungle'], discard: ['rover', 'lair'] } },
  });
  expect(late.asks('rick')).toBe('act');
  expect(late.huntRefusal('pursuit', moved('artemia', 2))).toBe('not-asked');
});

// [NA-16.33]
test('Feast: right after a catch up to 2 DNA', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    creature: { hand: ['feast'] },
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'] } },
  });
  expect(game.huntRefusal('feast')).toBe('nobody-just-caught');
  passTo(game, 'caught-window').hunt('feast');
  expect(game.state.creature.dna).toBe(3);
});

// [NA-16.33]
test('Feast: not where nobody was caught, nor from an empty supply', () => {
  const hunted = { rick: { played: ['rover'] } };
  const missed = sanctuaryTable({ stage: 'reckoning', creature: { hand: ['feast'] }, tokens: { creature: 1 }, hunted });
  missed.passWindows().act('rick', { type: 'take-place', card: 'camp' });
  expect(missed.stage).toBe('creature-window');
  expect(missed.pass('creature').state.turn.phase).toBe(4); // nobody asks for it
  const empty = sanctuaryTable({ stage: 'reckoning', creature: { hand: ['feast'], dna: 10 }, tokens: { creature: 5 }, hunted });
  expect(passTo(empty, 'creature-window').pass('creature').state.turn.phase).toBe(4);
  expect(empty.heard('spectator', 'caught')).toHaveLength(1);
});

// [NA-16.34]
test('Metamorphosis: one developed adaptation for another that costs at most 1 more, without paying', () => {
  const game = sanctuaryTable({
    stage: 'end-of-turn',
    creature: { hand: ['metamorphosis'], dna: 0, developed: ['spores'], adaptations: ['talons', 'voracity'] },
  });
  expect(game.huntRefusal('metamorphosis', { kind: 'adaptations', out: 'spores', in: 'voracity' })).toBe('wrong-target');
  game.hunt('metamorphosis', { kind: 'adaptations', out: 'spores', in: 'talons' });
  expect(game.state.creature).toMatchObject({ dna: 0, developed: [{ adaptation: 'talons', since: 1 }], adaptationHand: ['voracity'] });
});

// [NA-16.35]
test('Growth Spurt makes developing 1 cheaper, but never free, before or during Adapt', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    creature: { hand: ['growth-spurt'], dna: 3, adaptations: ['talons', 'spores', 'venom'] },
  });
  game.act('creature', { type: 'adapt' }).act('creature', { type: 'develop', adaptation: 'talons' });
  expect(game.state.creature.dna).toBe(2);
  game.hunt('growth-spurt').act('creature', { type: 'develop', adaptation: 'venom' });
  expect(game.state.creature.dna).toBe(1);
  game.act('creature', { type: 'develop', adaptation: 'spores' });
  expect(game.state.creature.dna).toBe(0);
});

// [NA-R57]
test('a Hunt card played in phase 5 is missing in the next turn', () => {
  const game = sanctuaryTable({ stage: 'adaptation', creature: { hand: ['growth-spurt', 'scent'] } });
  game.hunt('growth-spurt').pass('creature');
  expect(game.creatureHand).toEqual(['scent']);
  expect(game.state.turn.number).toBe(2);
});

// [NA-18.7]
test('Damage takes the Marker off the Beach without effect', () => {
  const game = sanctuaryTable({ stage: 'end-of-turn', options: { promo: true }, marker: true, rescue: 9, creature: { hand: ['damage'] } });
  game.hunt('damage');
  expect([game.state.marker, game.state.rescue]).toEqual([false, 8]); // the step of every turn alone
});

// [NA-18.8]
test('Variability: up to 2 adaptation cards under their decks, as many new ones for nothing', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    options: { promo: true },
    creature: { hand: ['variability'], dna: 0, adaptations: ['spores', 'wings'] },
    sanctuary: { adaptationDeck: ['twin'] },
  });
  game.hunt('variability').act('creature', { type: 'put-adaptation-under', adaptation: 'spores' }).decline('creature');
  game.act('creature', { type: 'draw-adaptation', level: 2 });
  expect(game.state.creature).toMatchObject({ dna: 0, adaptationHand: ['wings', 'twin'] });
  expect(game.state.sanctuary?.adaptationDecks[0][0]).toEqual({ card: 'spores', by: 1 });
  expect(game.asks('creature')).toBe('adapt-or-hide');
});

// [NA-16.23] Nobody may fortify or shelter, by a card neither.
test('Siege: Evacuation cannot shelter survivors while it lasts', () => {
  const morty = { played: ['lair'], survivors: ['rosa-marin'], survival: ['evacuation'], discard: ['rover'] };
  const scene = { stage: 'reckoning', sanctuary: { place: 4, defense: 5 }, hunted: { morty } };
  const besieged = passTo(sanctuaryTable({ ...scene, huntPlayed: ['siege'] }), 'free-places');
  expect(besieged.surviveRefusal('morty', 'evacuation', paying('lair'))).toBe('fortifying-barred');
  expect(besieged.legal('morty', 'play-survival')).toEqual([]);
  expect(passTo(sanctuaryTable(scene), 'free-places').surviveRefusal('morty', 'evacuation', paying('lair'))).toBeUndefined();
});

// [NA-16.28] Named when one Hunted at least is there, wherever the others are; with nobody there nothing is asked.
test('Hallucination: one Hunted on the targeted place is enough, and none is too few', () => {
  const one = targeted('hallucination', {
    rick: { played: ['jungle'], discard: ['lair'] },
    morty: { played: ['rover'], discard: ['lair'] },
  });
  passToNaming(one);
  expect(one.asks('creature')).toBe('name-place');
  const nobody = targeted('hallucination', { rick: { played: ['rover'], discard: ['lair'] } });
  expect(nobody.legal('creature', 'name-place')).toEqual([]);
});

function passToNaming(game: Table): void {
  for (let count = 0; count < 10 && game.asks('creature') !== 'name-place'; count++) {
    const [who] = game.asked;
    game.returnInstead(who, who === 'rick' ? 'jungle' : 'rover', 'lair');
  }
}

// [NA-16.30] The Sanctuary's place alone, besides the one under the token.
test('Overgrowth spares every other place', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    huntPlayed: ['overgrowth'],
    tokens: { artemia: 9 },
    sanctuary: { place: 4 },
    hunted: { rick: { played: ['jungle'], discard: ['lair'] }, morty: { played: ['beach'] } },
  });
  expect(game.asked).toEqual(['rick']);
  game.returnInstead('rick', 'jungle', 'lair');
  expect(game.asks('morty')).toBe('discard-places');
});

// [NA-16.34]
test('Metamorphosis needs an adaptation in hand, and one that is developed', () => {
  const spores = { kind: 'adaptations', out: 'spores', in: 'talons' } as const;
  const empty = sanctuaryTable({ stage: 'end-of-turn', creature: { hand: ['metamorphosis'], developed: ['spores'], adaptations: [] } });
  expect(empty.huntRefusal('metamorphosis', spores)).toBe('no-adaptations-to-exchange');
  const none = sanctuaryTable({ stage: 'end-of-turn', creature: { hand: ['metamorphosis'], developed: [], adaptations: ['talons'] } });
  expect(none.huntRefusal('metamorphosis', spores)).toBe('nothing-developed');
});
