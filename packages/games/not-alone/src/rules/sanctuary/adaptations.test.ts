import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import { huntingWith, passTo, reckoningWith, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { named } from '../../testing/table.ts';

// [NA-13.7]
test('what was developed this turn works from the next on', () => {
  const game = sanctuaryTable({ stage: 'adaptation', creature: { dna: 3, adaptations: ['instincts'] } });
  game.act('creature', { type: 'adapt' }).act('creature', { type: 'develop', adaptation: 'instincts' }).pass('creature');
  game.lay('ripley', 'lair');
  expect(game.legal('creature', 'use-adaptation')).toHaveLength(1);
});

// [NA-15.2]
test('Efficiency: the Creature draws up to 4', () => {
  const game = passTo(sanctuaryTable({ stage: 'end-of-turn', turn: 2, creature: { developed: ['efficiency'] } }), 'adaptation');
  expect(game.creatureHand).toHaveLength(4);
});

// [NA-15.3] [NA-R56]
test('Instincts: a random card of a hand, shown to the Creature alone; once a turn, before any token', () => {
  const game = huntingWith(['instincts'], { chance: [2] }).useAdaptation('instincts', named(1));
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['river']);
  expect(game.heard('rick', 'hand-shown')).toMatchObject([{ cards: ['river'] }]);
  expect(game.heard('spectator', 'hand-shown')[0]).not.toHaveProperty('cards');
  expect(game.refusal('creature', { type: 'use-adaptation', adaptation: 'instincts', target: named(1) })).toBe('adaptation-used');
  const late = huntingWith(['instincts']).token('creature', 5);
  expect(late.refusal('creature', { type: 'use-adaptation', adaptation: 'instincts', target: named(1) })).toBe('tokens-laid');
  const empty = huntingWith(['instincts'], {
    hunted: { rick: { played: ['rover'], hand: [], discard: ['lair'] }, morty: { played: ['lair'] } },
  });
  expect(empty.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(2)]);
});

// [NA-15.4]
test('Wits: any number of Hunt cards under the deck before the refill, in an order of choice', () => {
  const game = sanctuaryTable({ stage: 'end-of-turn', turn: 2, creature: { developed: ['wits'], hand: ['scent', 'siege', 'panic'] } });
  game.useAdaptation('wits').act('creature', { type: 'put-under', card: 'siege' }).act('creature', { type: 'put-under', card: 'panic' });
  game.decline('creature');
  passTo(game, 'adaptation');
  expect(game.state.huntDeck.slice(0, 2).map(({ card }) => card)).toEqual(['panic', 'siege']);
  expect(game.creatureHand).toHaveLength(3);
});

// [NA-15.5] [NA-15.15]
test('Massiveness and Talons: a caught Hunted discards a place card and a survivor of their choice', () => {
  const game = reckoningWith(['massiveness', 'talons'], {
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] } },
  });
  game.discard('rick', 'lair').act('rick', { type: 'discard-survivor', index: 0 });
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['nora-quinn']);
  expect(game.of('rick').discard).toContain('lair');
});

// [NA-15.6]
test('Cleverness: a Hunt card discarded brings the Artemia token and is the card of the turn', () => {
  const game = huntingWith(['cleverness'], { creature: { developed: ['cleverness'], hand: ['siege', 'scent'] } });
  expect(game.tokenRefusal('artemia', 5)).toBe('token-not-available');
  game.useAdaptation('cleverness', { kind: 'hunt-card', card: 'siege' });
  expect(game.huntRefusal('scent', named(1))).toBe('hunt-limit');
  game.token('artemia', 5);
  expect(game.state.huntDiscard).toEqual(['siege']);
});

// [NA-15.6] [NA-R38]
test('Cleverness where Hunt cards reach the pile only in phase 4: the card is there once', () => {
  const game = huntingWith(['cleverness'], {
    options: { huntDiscard: 'end-of-turn' },
    creature: { developed: ['cleverness'], hand: ['siege'] },
    hunted: { rick: { played: ['rover'], hand: [] } },
  });
  game.useAdaptation('cleverness', { kind: 'hunt-card', card: 'siege' }).token('artemia', 5);
  expect(game.state.huntDiscard).toEqual([]);
  passTo(game.endHunting(), 'adaptation');
  expect(game.state.huntDiscard).toEqual(['siege']);
});

// [NA-22.6] [NA-15.7]
test('Foresight: is this card in hand? The card in play does not count', () => {
  const game = huntingWith(['foresight']);
  game.useAdaptation('foresight', { kind: 'hunted-and-card', seat: 1, card: 'rover' });
  expect(game.view('creature').hunted[0].glimpse).toMatchObject({ inHand: [], notInHand: ['rover'] });
  expect(game.heard('creature', 'hand-asked')).toMatchObject([{ has: false }]);
  expect(game.heard('rick', 'hand-asked')).toMatchObject([{ has: false }]);
  expect(game.heard('spectator', 'hand-asked')[0].has).toBeUndefined();
});

// [NA-15.8]
test('Scavenger: 1 DNA if somebody was caught, even when a survivor bars adapting', () => {
  const caught = sanctuaryTable({
    stage: 'rescue',
    turn: 2,
    creature: { dna: 0, developed: ['scavenger'] },
    hunted: { rick: { lastCaught: 2 } },
  });
  expect(caught.state.creature.dna).toBe(1);
  const free = sanctuaryTable({
    stage: 'rescue',
    turn: 2,
    creature: { dna: 0, developed: ['scavenger'] },
    hunted: { rick: { lastCaught: 1 } },
  });
  expect(free.state.creature.dna).toBe(0);
});

// [NA-15.9]
test('Mimicry: hiding for 2 DNA leaves the Defense counter alone', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 0, developed: ['mimicry'] }, sanctuary: { defense: 7 } });
  game.act('creature', { type: 'hide', quietly: true });
  expect([game.state.creature.dna, game.state.sanctuary?.defense]).toEqual([2, 7]);
  const without = sanctuaryTable({ stage: 'adaptation' });
  expect(without.refusal('creature', { type: 'hide', quietly: true })).toBe('cannot-hide-quietly');
});

// [NA-15.10]
test('Keen Nose: a Hunted with survivors shows 2 cards of their choice', () => {
  const game = huntingWith(['keen-nose'], {
    hunted: { rick: { played: ['rover'], survivors: ['rosa-marin'] }, morty: { played: ['lair'] } },
  });
  expect(game.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(1)]);
  game
    .useAdaptation('keen-nose', named(1))
    .act('rick', { type: 'show-place', card: 'beach' })
    .act('rick', { type: 'show-place', card: 'lair' });
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['lair', 'beach']);
});

// [NA-15.11] [NA-15.23]
test('Spores take a Survival card, Corruption 1 Will from an empty hand', () => {
  const game = reckoningWith(['spores', 'corruption'], {
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], hand: [], survival: ['anchor'] } },
  });
  passTo(game, 'adaptation');
  expect(game.of('rick')).toMatchObject({ will: 2, survival: [] });
});

// [NA-15.23]
test('Corruption takes 1 Will where both cards in play are hit with an empty hand, and none where a card can be discarded', () => {
  const both = (hand: readonly ['camp'] | readonly []) =>
    reckoningWith(['corruption'], { tokens: { artemia: [4, 5] }, hunted: { rick: { played: ['beach', 'rover'], hand: [...hand] } } });
  const empty = both([]);
  passTo(empty, 'adaptation');
  expect(empty.of('rick').will).toBe(2);
  const holding = both(['camp']);
  passTo(holding, 'adaptation');
  expect(holding.of('rick')).toMatchObject({ will: 3, hand: [] });
  expect(holding.of('rick').discard).toContain('camp');
});

// [NA-15.12]
test('Metabolism: the first card of each Adapt is free', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 1, developed: ['metabolism'] } }).act('creature', {
    type: 'adapt',
  });
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.state.creature.dna).toBe(2);
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.state.creature.dna).toBe(1);
});

// [NA-15.13]
test('Thick Hide: 1 DNA less is put back for what the Hunted do, not for what the Creature pays', () => {
  const game = sanctuaryTable({ turn: 2, creature: { dna: 3, developed: ['thick-hide'] }, hunted: { rick: { survival: ['antidote'] } } });
  expect(game.survive('rick', 'antidote').state.creature.dna).toBe(2);
  const lone = sanctuaryTable({ turn: 2, creature: { dna: 1, developed: ['thick-hide'] }, hunted: { rick: { survival: ['antidote'] } } });
  expect(lone.survive('rick', 'antidote').state.creature.dna).toBe(0);
  const rescuing = reckoningWith(['thick-hide'], {
    creature: { dna: 3, developed: ['thick-hide'] },
    sanctuary: { place: 4, survivors: ['irina-volkova'] },
    hunted: { rick: { played: ['rover'] } },
  });
  rescuing.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'irina-volkova' });
  expect(rescuing.legal('rick', 'put-back-dna').map(({ count }) => count)).toEqual([1]);
});

// [NA-15.14]
test('Tendrils: the Artemia token of the board may lie between two places, that of a card may not', () => {
  const board = huntingWith(['tendrils'], { side: 'a', rescue: 6 });
  expect(board.tokenRefusal('artemia', 3)).toBeUndefined();
  expect(board.token('artemia', 2, 3).state.tokens.artemia).toEqual([2, 3]);
  const card = huntingWith(['tendrils'], { side: 'a', rescue: 12, huntPlayed: ['mutation'] });
  expect(card.tokenRefusal('artemia', 2, 3)).toBe('one-place-only');
});

// [NA-15.16]
test('Burrower: once it has moved, the Sanctuary may be moved one number further', () => {
  const game = sanctuaryTable({ stage: 'phase-five', turn: 2, creature: { developed: ['burrower'] }, sanctuary: { place: 4 } });
  game.act('creature', { type: 'move-sanctuary-on' });
  expect(game.state.sanctuary?.place).toBe(1);
});

// [NA-13.7] [NA-16.34] From the next turn on, also where it is developed before the moment it speaks of.
test('Efficiency developed by Metamorphosis does not fill the hand to four in the same turn', () => {
  const refilled = (creature: Readonly<Record<string, Json>>) => sanctuaryTable({ stage: 'end-of-turn', turn: 2, creature });
  const late = refilled({ hand: ['metamorphosis'], developed: ['spores'], adaptations: ['efficiency'] });
  late.hunt('metamorphosis', { kind: 'adaptations', out: 'spores', in: 'efficiency' });
  expect(passTo(late, 'adaptation').creatureHand).toHaveLength(3);
  expect(passTo(refilled({ developed: ['efficiency'] }), 'adaptation').creatureHand).toHaveLength(4);
});
