import { expect, test } from 'vitest';
import type { ActionOf, Target } from '../../actions.ts';
import type { SurvivalId } from '../../cards/survival.ts';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, named, nothing, paying, type Scene, type Table } from '../../testing/table.ts';

const playing = (card: SurvivalId, target: Target = nothing): ActionOf<'play-survival'> => ({ type: 'play-survival', card, target });
const offered = (game: Table, who: string, card: SurvivalId) => game.legal(who, 'play-survival').filter((action) => action.card === card);

// [NA-17.18] [NA-17.20]
test('Inhibitor needs something developed, Scanner a Hunt card to look at', () => {
  const game = sanctuaryTable({ creature: { hand: [] }, hunted: { rick: { survival: ['inhibitor', 'scanner'] } } });
  expect(game.why('rick', playing('inhibitor', { kind: 'adaptation', adaptation: 'spores' }))).toBe('nothing-developed NA-17.18');
  expect(game.why('rick', playing('scanner'))).toBe('no-hunt-cards NA-17.20');
  expect(game.legal('rick', 'play-survival')).toEqual([]);
});

// [NA-17.19]
test('Teamwork is for another Hunted with a pile; alone, for oneself with a pile', () => {
  const full = { hand: ['lair', 'jungle'] };
  const empty = sanctuaryTable({ hunted: { rick: { survival: ['teamwork'], ...full }, morty: {} } });
  expect(empty.why('rick', playing('teamwork', named(2)))).toBe('pile-empty NA-17.19');
  expect(offered(empty, 'rick', 'teamwork')).toEqual([]);
  const some = sanctuaryTable({ hunted: { rick: { survival: ['teamwork'], ...full }, morty: {}, karl: full } });
  expect(offered(some, 'rick', 'teamwork').map(({ target }) => target)).toEqual([named(3)]);
  expect(some.why('rick', playing('teamwork', named(2)))).toBe('wrong-target NA-4.10');
  const alone = sanctuaryTable({ hunted: { rick: { survival: ['teamwork'] } } });
  expect(alone.why('rick', playing('teamwork'))).toBe('pile-empty NA-17.19');
  expect(offered(alone, 'rick', 'teamwork')).toEqual([]);
});

// [NA-17.21]
test('Camouflage needs another card in hand', () => {
  const hunting = (hand: readonly string[]) =>
    sanctuaryTable({ stage: 'hunting', hunted: { rick: { played: ['rover'], hand: [...hand], survival: ['camouflage'] } } }).endHunting();
  expect(hunting([]).why('rick', playing('camouflage'))).toBe('hand-empty NA-17.21');
  expect(hunting([]).legal('rick', 'play-survival')).toEqual([]);
  expect(offered(hunting(['lair']), 'rick', 'camouflage')).toHaveLength(1);
});

// [NA-17.26]
test('Rope Team: 2 Will are enough, 1 is not; alone 2 cards in hand are needed', () => {
  const reckoning = (rick: Scene, more: Scene = {}) =>
    sanctuaryTable({
      stage: 'reveal-window',
      tokens: { creature: 8 },
      sanctuary: { place: 1 },
      hunted: { rick: { played: ['rover'], survival: ['rope-team'], ...rick }, ...more } as Scene['hunted'],
    });
  const morty = { morty: { played: ['rover'] } };
  expect(reckoning({ will: 1 }, morty).why('rick', playing('rope-team', named(2)))).toBe('not-enough-will NA-17.26');
  expect(reckoning({ will: 2, hand: ['lair'] }, morty).why('rick', playing('rope-team', named(2)))).toBeUndefined();
  expect(reckoning({ will: 2, hand: ['lair'] }).why('rick', playing('rope-team'))).toBe('own-hand-too-small NA-17.26');
  expect(reckoning({ will: 2, hand: ['lair', 'jungle'] }).why('rick', playing('rope-team'))).toBeUndefined();
});

// [NA-17.28]
test('Salvage takes any card but another Salvage, and needs one', () => {
  const ending = (survivalDiscard: readonly string[]) =>
    sanctuaryTable({
      stage: 'end-of-turn',
      turn: 2,
      survivalDiscard: [...survivalDiscard],
      hunted: { rick: { survival: ['salvage'] }, morty: {} },
    });
  expect(offered(ending([]), 'rick', 'salvage')).toEqual([]);
  expect(offered(ending(['anchor', 'dodge']), 'rick', 'salvage').map(({ target }) => target)).toEqual([
    { kind: 'survival-card', card: 'anchor' },
    { kind: 'survival-card', card: 'dodge' },
  ]);
});

// [NA-R57] Phase 5 cards of the Hunted, before the Sanctuary moves.
test.each(['anchor', 'course-change'] as const)('%s comes too late once the Sanctuary has moved', (card) => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, sanctuary: { place: 3 }, hunted: { rick: { survival: [card] } } });
  expect(game.legal('rick', 'play-survival')).toEqual([]);
  expect(game.asked).toEqual(['creature']);
});

// [NA-17.25] Only in answer to a fortifying, and nothing else answers it.
test('Reinforced Walls answers a fortifying and nothing else; no other card is played then', () => {
  const game = sanctuaryTable({
    stage: 'free-places',
    turn: 2,
    sanctuary: { place: 4, defense: 5 },
    hunted: {
      rick: { played: ['beach'], discard: ['lair'], survivors: ['rosa-marin'] },
      morty: { played: ['rover'], discard: ['lair'], survival: ['reinforced-walls', 'bravery'] },
    },
  });
  expect(game.why('morty', playing('reinforced-walls'))).toBe('nobody-just-fortified NA-17.25');
  game.act('rick', { type: 'fortify', card: 'beach' });
  expect(game.asked).toEqual(['morty']);
  expect(game.legal('morty', 'play-survival')).toEqual([playing('reinforced-walls')]);
  expect(game.why('morty', playing('bravery'))).toBe('not-offered NA-4.12');
  expect(game.why('morty', { type: 'shelter' })).toBe('answer-first NA-4.12');
  game.survive('morty', 'reinforced-walls');
  expect(game.state.sanctuary?.defense).toBe(3);
  expect(game.asks('rick')).toBe('shelter'); // only then
});

// [NA-17.23] [NA-16.23]
test('Evacuation needs a survivor, a place without a token and the moment to act', () => {
  const reckoning = (rick: Scene, scene: Scene = {}) =>
    sanctuaryTable({
      stage: 'free-places',
      turn: 2,
      sanctuary: { place: 1, survivors: ['nora-quinn'] },
      hunted: {
        rick: { played: ['beach'], discard: ['lair'], survival: ['evacuation'], survivors: ['rosa-marin'], ...rick },
        morty: { played: ['rover'], discard: ['lair'] },
      },
      ...scene,
    });
  const evacuating = playing('evacuation', paying('beach'));
  expect(reckoning({}).why('rick', evacuating)).toBeUndefined();
  expect(reckoning({ survivors: [] }).why('rick', evacuating)).toBe('no-survivor-to-shelter NA-11.4');
  expect(reckoning({ survivors: [] }).legal('rick', 'play-survival')).toEqual([]);
  expect(reckoning({}, { huntPlayed: ['siege'] }).why('rick', evacuating)).toBe('fortifying-barred NA-16.23');
  const early = reckoning({}, { stage: 'reveal-window' });
  expect(early.why('rick', evacuating)).toBe('not-your-moment NA-17.23');
  expect(offered(early, 'rick', 'evacuation')).toEqual([]);
});

// [NA-18.9] One card not yet resolved is enough.
test('Cryogenics: with one of two cards resolved the other can still be saved', () => {
  const game = sanctuaryTable({
    stage: 'free-places',
    turn: 2,
    options: { promo: true },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach', 'rover'], discard: ['lair'], survival: ['cryogenics'] }, morty: {} },
  });
  game.returnInstead('rick', 'beach', 'lair');
  expect(game.surviveRefusal('rick', 'cryogenics')).toBeUndefined();
});

// [NA-13.6] [NA-R52] [NA-22.11]
test('why nothing is drawn, developed or discarded while adapting, each with its rule', () => {
  const adapting = (creature: Scene) =>
    sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 3, ...creature } }).act('creature', { type: 'adapt' });
  const game = adapting({ developed: ['spores', 'wits'], adaptations: ['venom'] });
  expect(game.why('creature', { type: 'develop', adaptation: 'dread' })).toBe('adaptation-not-in-hand NA-13.6');
  expect(game.why('creature', { type: 'discard-adaptation', adaptation: 'dread' })).toBe('adaptation-not-developed NA-13.6');
  expect(game.why('creature', { type: 'discard-adaptation', adaptation: 'spores' })).toBe('room-for-adaptations NA-22.11');
  const full = adapting({ developed: ['spores', 'wits', 'talons', 'mimicry'], adaptations: ['venom'] });
  expect(full.why('creature', { type: 'develop', adaptation: 'venom' })).toBe('adaptations-full NA-13.6');
  expect(full.why('creature', { type: 'discard-adaptation', adaptation: 'venom' })).toBe('adaptation-not-developed NA-13.6');
  expect(full.legal('creature', 'discard-adaptation').map(({ adaptation }) => adaptation)).toEqual(['spores', 'wits', 'talons', 'mimicry']);
  full.act('creature', { type: 'discard-adaptation', adaptation: 'wits' });
  expect(full.state.creature.developed.map(({ adaptation }) => adaptation)).toEqual(['spores', 'talons', 'mimicry']);
});

// [NA-13.3] One of the two, once.
test('having adapted, the Creature neither adapts again nor hides', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 3 } }).act('creature', { type: 'adapt' });
  expect(game.why('creature', { type: 'adapt' })).toBe('already-adapted NA-13.3');
  expect(game.why('creature', { type: 'hide', quietly: true })).toBe('already-adapted NA-13.3');
  game.pass('creature');
  expect(game.heard('spectator', 'adaptation-skipped')).toEqual([]);
  const nothingDone = sanctuaryTable({ stage: 'adaptation', turn: 2 }).pass('creature');
  expect(nothingDone.heard('spectator', 'adaptation-skipped')).toHaveLength(1);
});

// [NA-13.2] The top of the deck first, seen by all.
test('survivors are turned up from the top of the deck', () => {
  const game = sanctuaryTable({
    stage: 'phase-five',
    sanctuary: { survivors: [], survivorDeck: ['nora-quinn', 'rosa-marin'] },
    hunted: { rick: { survival: ['anchor'] } },
  });
  passTo(game, 'adaptation');
  expect(game.state.sanctuary?.survivors).toEqual(['nora-quinn', 'rosa-marin']);
});

// [NA-14.9]
test('Powell with an empty pile draws and is asked nothing', () => {
  const game = sanctuaryTable({ stage: 'adaptation', sanctuary: { defense: 5 }, hunted: { rick: { character: 'powell' } } });
  game.act('creature', { type: 'hide', quietly: false });
  expect(game.survival('rick')).toHaveLength(1);
  expect(game.asks('rick')).not.toBe('return-places');
});

// [NA-15.10] A hand no bigger than what is asked for is shown whole.
test('Keen Nose: a hand of two is shown without a choice, of three two are chosen', () => {
  const smelling = (hand: readonly string[]) =>
    sanctuaryTable({
      stage: 'hunting',
      turn: 3,
      creature: { developed: ['keen-nose'] },
      hunted: { rick: { played: ['rover'], hand: [...hand], survivors: ['rosa-marin'] } },
    }).useAdaptation('keen-nose', named(1));
  const two = smelling(['lair', 'jungle']);
  expect(two.asks('rick')).not.toBe('show-places');
  expect(two.view('creature').hunted[0].glimpse?.inHand).toEqual(['lair', 'jungle']);
  expect(smelling(['lair', 'jungle', 'river']).asks('rick')).toBe('show-places');
});

// [NA-18.2] Whose pile it is.
test('a pile that goes dark is told with its owner', () => {
  const game = sanctuaryTable({ hunted: { rick: { survival: ['smokescreen'] }, morty: {} } }).survive('rick', 'smokescreen');
  expect(game.heard('spectator', 'piles-darkened')[0].seats).toEqual([1, 2]);
});

// [NA-4.3] [NA-14.5]
test('Kelly: a second Survival card of the same phase is refused, with another character any second one', () => {
  const game = sanctuaryTable({ hunted: { rick: { character: 'kelly', survival: ['ingenuity', 'distress-call'] } } });
  game.survive('rick', 'ingenuity');
  expect(game.why('rick', playing('distress-call'))).toBe('other-phase-only NA-14.5');
  const xia = sanctuaryTable({ hunted: { rick: { character: 'xia', survival: ['ingenuity', 'distress-call'] } } });
  expect(xia.survive('rick', 'ingenuity').why('rick', playing('distress-call'))).toBe('survival-limit NA-4.3');
});

// [NA-17.30] Open to it alone.
test('Course Change turns to an adjacent place that is open', () => {
  const targets = (unlocked: boolean) =>
    offered(
      sanctuaryTable({ stage: 'phase-five', sanctuary: { place: 3, unlocked }, hunted: { rick: { survival: ['course-change'] } } }),
      'rick',
      'course-change',
    ).map(({ target }) => target);
  expect(targets(false)).toEqual([at(2), at(4)]);
  expect(targets(true)).toEqual([at(2), at(4), at(8)]);
});
