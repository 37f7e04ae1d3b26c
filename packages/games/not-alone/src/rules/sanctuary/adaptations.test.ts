import { expect, test } from 'vitest';
import type { AdaptationId } from '../../cards/adaptations.ts';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, moved, paying, type Scene } from '../../testing/table.ts';

/** After the reveal, with these adaptations developed before this turn. */
const reckoning = (developed: readonly AdaptationId[], scene: Scene & { readonly options?: Readonly<Record<string, boolean | string>> }) =>
  sanctuaryTable({ stage: 'reckoning', turn: 3, creature: { developed: [...developed] }, ...scene });

const hunting = (
  developed: readonly AdaptationId[],
  scene: Scene & { readonly options?: Readonly<Record<string, boolean | string>> } = {},
) =>
  sanctuaryTable({ stage: 'hunting', turn: 3, creature: { developed: [...developed] }, hunted: { rick: { played: ['rover'] } }, ...scene });

const named = (seat: number) => ({ kind: 'hunted', seat }) as const;

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
  const game = hunting(['instincts'], { chance: [2] }).useAdaptation('instincts', named(1));
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['river']);
  expect(game.heard('rick', 'hand-shown')).toMatchObject([{ cards: ['river'] }]);
  expect(game.why('creature', { type: 'use-adaptation', adaptation: 'instincts', target: named(1) })).toBe('adaptation-used');
  const late = hunting(['instincts']).token('creature', 5);
  expect(late.why('creature', { type: 'use-adaptation', adaptation: 'instincts', target: named(1) })).toBe('tokens-laid');
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
test('Massiveness and Talons: whoever is caught discards a place card and a survivor of their choice', () => {
  const game = reckoning(['massiveness', 'talons'], {
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] } },
  });
  game.discard('rick', 'lair').act('rick', { type: 'discard-survivor', index: 0 });
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['nora-quinn']);
  expect(game.of('rick').discard).toContain('lair');
});

// [NA-15.6]
test('Cleverness: a Hunt card discarded brings the Artemia token and is the card of the turn', () => {
  const game = hunting(['cleverness'], { creature: { developed: ['cleverness'], hand: ['siege', 'scent'] } });
  expect(game.tokenRefusal('artemia', 5)).toBe('token-not-available');
  game.useAdaptation('cleverness', { kind: 'hunt-card', card: 'siege' });
  expect(game.huntRefusal('scent', named(1))).toBe('hunt-limit');
  game.token('artemia', 5);
  expect(game.state.huntDiscard).toEqual(['siege']);
});

// [NA-15.6] [NA-R38]
test('Cleverness where Hunt cards reach the pile only in phase 4: the card is there once', () => {
  const game = hunting(['cleverness'], {
    options: { huntDiscard: 'end-of-turn' },
    creature: { developed: ['cleverness'], hand: ['siege'] },
    hunted: { rick: { played: ['rover'], hand: [] } },
  });
  game.useAdaptation('cleverness', { kind: 'hunt-card', card: 'siege' }).token('artemia', 5);
  expect(game.state.huntDiscard).toEqual([]);
  passTo(game.endHunting(), 'adaptation');
  expect(game.state.huntDiscard).toEqual(['siege']);
});

// [NA-15.7]
test('Foresight: is this card in hand? The card in play does not count', () => {
  const game = hunting(['foresight']);
  game.useAdaptation('foresight', { kind: 'hunted-and-card', seat: 1, card: 'rover' });
  expect(game.view('creature').hunted[0].glimpse).toMatchObject({ inHand: [], notInHand: ['rover'] });
  expect(game.heard('creature', 'hand-asked')).toMatchObject([{ has: false }]);
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
  expect(without.why('creature', { type: 'hide', quietly: true })).toBe('cannot-hide-quietly');
});

// [NA-15.10]
test('Keen Nose: a Hunted with survivors shows 2 cards of their choice', () => {
  const game = hunting(['keen-nose'], { hunted: { rick: { played: ['rover'], survivors: ['rosa-marin'] }, morty: { played: ['lair'] } } });
  expect(game.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(1)]);
  game
    .useAdaptation('keen-nose', named(1))
    .act('rick', { type: 'show-place', card: 'beach' })
    .act('rick', { type: 'show-place', card: 'lair' });
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['lair', 'beach']);
});

// [NA-15.11] [NA-15.23]
test('Spores take a Survival card, Corruption 1 Will from an empty hand', () => {
  const game = reckoning(['spores', 'corruption'], {
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], hand: [], survival: ['anchor'] } },
  });
  passTo(game, 'adaptation');
  expect(game.of('rick')).toMatchObject({ will: 2, survival: [] });
});

// [NA-15.23]
test('Corruption takes 1 Will where both cards in play are hit with an empty hand, and none where a card can be discarded', () => {
  const both = (hand: readonly ['camp'] | readonly []) =>
    reckoning(['corruption'], { tokens: { artemia: [4, 5] }, hunted: { rick: { played: ['beach', 'rover'], hand: [...hand] } } });
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
  const rescuing = reckoning(['thick-hide'], {
    creature: { dna: 3, developed: ['thick-hide'] },
    sanctuary: { place: 4, survivors: ['irina-volkova'] },
    hunted: { rick: { played: ['rover'] } },
  });
  rescuing.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'irina-volkova' });
  expect(rescuing.legal('rick', 'put-back-dna').map(({ count }) => count)).toEqual([1]);
});

// [NA-15.14]
test('Tendrils: the Artemia token of the board may lie between two places, that of a card may not', () => {
  const board = hunting(['tendrils'], { side: 'a', rescue: 6 });
  expect(board.tokenRefusal('artemia', 3)).toBeUndefined();
  expect(board.token('artemia', 2, 3).state.tokens.artemia).toEqual([2, 3]);
  const card = hunting(['tendrils'], { side: 'a', rescue: 12, huntPlayed: ['mutation'] });
  expect(card.tokenRefusal('artemia', 2, 3)).toBe('one-place-only');
});

// [NA-15.16]
test('Burrower: once it has moved, the Sanctuary may be moved one number further', () => {
  const game = sanctuaryTable({ stage: 'phase-five', turn: 2, creature: { developed: ['burrower'] }, sanctuary: { place: 4 } });
  game.act('creature', { type: 'move-sanctuary-on' });
  expect(game.state.sanctuary?.place).toBe(1);
});

// [NA-15.17]
test('Speed: where nobody would be caught the token moves on; the catch does not move the counter', () => {
  const game = reckoning(['speed'], { tokens: { creature: 4 }, assimilation: 5, hunted: { rick: { played: ['rover'] }, morty: {} } });
  game.useAdaptation('speed', moved('creature', 5));
  expect(game.of('rick').will).toBe(2);
  expect(game.state.assimilation).toBe(5);
  const catching = reckoning(['speed'], {
    tokens: { creature: 5 },
    assimilation: 5,
    hunted: { rick: { played: ['rover'], survival: ['bravery'] } },
  });
  expect(catching.asked).toEqual(['rick']);
});

// [NA-15.18]
test('Piercing Scream: the Target token without a card; each there discards a card and then acts', () => {
  const game = hunting(['piercing-scream'], { hunted: { rick: { played: ['beach'], discard: ['lair'] } } })
    .token('target', 4)
    .endHunting();
  game.discard('rick', 'jungle');
  expect(game.asks('rick')).toBe('act');
  game.power('rick', 'beach', 'use-marker');
  expect(game.state.marker).toBe(true);
});

// [NA-15.18] With a card of the symbol it is one token, and the card's effect comes first.
test('Piercing Scream after Scream: nothing is left to discard', () => {
  const game = reckoning(['piercing-scream'], {
    huntPlayed: ['scream'],
    tokens: { target: 4 },
    hunted: { rick: { played: ['beach'], hand: ['lair', 'jungle'] } },
  });
  game.discard('rick', 'lair', 'jungle');
  expect(game.asks('rick')).toBe('act');
});

// [NA-15.19]
test('Primal Strength: 1 Will more', () => {
  expect(
    reckoning(['primal-strength'], { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'] }, morty: {} } }).of('rick').will,
  ).toBe(1);
});

// [NA-15.20]
test('Regeneration: 1 DNA keeps what the Hunted would discard, once a turn, and the Monolith stays', () => {
  const game = reckoning(['regeneration', 'spores'], {
    creature: { dna: 2, developed: ['regeneration', 'spores'] },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] }, morty: { played: ['monolith'], discard: ['lair'] } },
  });
  game.power('rick', 'monolith', 'drop-adaptation').act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  game.act('creature', { type: 'pay-to-keep' });
  expect(game.state.creature).toMatchObject({ dna: 1, developed: [{ adaptation: 'regeneration' }, { adaptation: 'spores' }] });
  game.power('morty', 'monolith', 'drop-adaptation').act('morty', { type: 'drop-adaptation', adaptation: 'regeneration' });
  expect(game.state.creature.developed).toMatchObject([{ adaptation: 'spores' }]);
  expect(game.heard('spectator', 'place-removed').map(({ seat }) => game.name(seat))).toEqual(['morty']);
});

// [NA-15.21]
test('Venom: whoever was caught may not Resist next turn', () => {
  const game = reckoning(['venom'], { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], discard: ['lair'] } } });
  passTo(game, 'exploration');
  expect(game.why('rick', { type: 'resist', will: 1 })).toBe('may-not-resist');
  expect(game.why('rick', { type: 'give-up' })).toBeUndefined();
});

// [NA-15.22]
test('Webbing: next to the Creature token no card is returned instead of the power', () => {
  const game = reckoning(['webbing'], {
    tokens: { creature: 3 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  expect(game.state.marker).toBe(true); // Rick's only way
  expect(game.asked).toEqual(['morty']);
  expect(game.returnRefusal('morty', 'rover', 'lair')).toBeUndefined();
});

// [NA-15.24]
test('Dread: 2 Will after the last; in the advanced variant a place card besides', () => {
  const scene = { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], will: 1 } } };
  expect(reckoning(['dread'], scene).of('rick').will).toBe(2);
  const advanced = reckoning(['dread'], { ...scene, options: { advanced: true } });
  advanced.discard('rick', 'rover');
  expect(advanced.of('rick')).toMatchObject({ will: 2, discard: ['rover'] });
});

// [NA-15.24] [NA-7.2]
test('Dread in the advanced variant asks clockwise', () => {
  const caught = { played: ['rover'], will: 1 };
  const game = reckoning(['dread'], { options: { advanced: true }, tokens: { creature: 5 }, hunted: { rick: caught, morty: caught } });
  expect(game.asked).toEqual(['rick']);
  game.discard('rick', 'rover').discard('morty', 'lair');
});

// [NA-15.25]
test('Wings: near the Creature token nobody fortifies by exploring, but the Gates work', () => {
  const game = reckoning(['wings'], {
    tokens: { creature: 5 },
    sanctuary: { place: 4, defense: 5 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['gates'], discard: ['lair'] } },
  });
  expect(game.why('rick', { type: 'fortify', card: 'beach' })).toBe('creature-watches-sanctuary');
  game.power('rick', 'beach', 'use-marker').power('morty', 'gates', 'fortify');
  expect(game.state.sanctuary?.defense).toBe(4);
});

// [NA-15.26]
test('Mind Reading: the whole hand but 2 cards of their choice', () => {
  const game = hunting(['mind-reading']).useAdaptation('mind-reading', named(1));
  game.act('rick', { type: 'hide-place', card: 'lair' }).act('rick', { type: 'hide-place', card: 'river' });
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['jungle', 'beach']);
});

// [NA-15.27]
test('Hypnosis: one next to the Creature token may use no power; a card back stays possible', () => {
  const game = reckoning(['hypnosis'], {
    tokens: { creature: 3 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  expect(game.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(1)]);
  game.useAdaptation('hypnosis', named(1));
  expect(game.powerRefusal('rick', 'beach', 'use-marker')).toBe('power-barred');
  game.returnInstead('rick', 'beach', 'lair');
  expect(game.asked).toEqual(['morty']);
});

// [NA-15.28]
test('Voracity: two caught, or the only Hunted two turns running: one step more', () => {
  const two = reckoning(['voracity'], {
    tokens: { creature: 5 },
    assimilation: 7,
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] } },
  });
  expect(two.state.assimilation).toBe(5);
  const one = (lastCaught: number) =>
    reckoning(['voracity'], { tokens: { creature: 5 }, assimilation: 7, hunted: { rick: { played: ['rover'], lastCaught } } }).state
      .assimilation;
  expect([one(2), one(1)]).toEqual([5, 6]);
});

// [NA-15.29]
test('Symbiosis: the Artemia token every turn', () => {
  expect(hunting(['symbiosis']).tokenRefusal('artemia', 1)).toBeUndefined();
  expect(hunting([]).tokenRefusal('artemia', 1)).toBe('token-not-available');
});

// [NA-15.30]
test('Hive Mind: two Hunt cards a turn if their phases differ', () => {
  const game = hunting(['hive-mind'], {
    creature: { developed: ['hive-mind'], hand: ['siege', 'sandstorm', 'cataclysm'] },
    sanctuary: { place: 3 },
  });
  game.hunt('siege');
  expect(game.huntRefusal('sandstorm', at(4))).toBe('other-phase-only');
  game.endHunting().hunt('cataclysm', at(5));
  expect(game.state.turn.huntPlayed).toEqual(['siege', 'cataclysm']);
});

// [NA-15.30] [NA-R8]
test('Hive Mind: after one card of phase 1 the Creature may still play, so Sacrifice has something to stop', () => {
  const game = sanctuaryTable({
    creature: { developed: ['hive-mind'], hand: ['isolation', 'siege'] },
    hunted: { rick: { survival: ['sacrifice'] } },
  });
  game.hunt('isolation').survive('rick', 'sacrifice', paying('lair')).lay('rick', 'rover');
  expect(game.huntRefusal('siege')).toBe('hunt-barred');
});

// [NA-15.31]
test('Twin: the Target token costs 1 Will and leaves nothing to do; a card with the symbol takes it over', () => {
  const game = hunting(['twin'], { assimilation: 5, hunted: { rick: { played: ['rover'], discard: ['lair'] } } })
    .token('target', 5)
    .endHunting();
  expect([game.of('rick').will, game.state.assimilation]).toEqual([2, 5]);
  expect(game.of('rick').discard).toEqual(['lair', 'rover']);
  const taken = hunting(['twin'], {
    creature: { developed: ['twin'], hand: ['abduction'] },
    hunted: { rick: { played: ['rover'], discard: ['lair'] } },
  });
  taken.token('target', 5).hunt('abduction').endHunting().discard('rick', 'beach');
  expect(taken.of('rick').will).toBe(3);
  expect(taken.asks('rick')).toBe('act');
});

// [NA-18.16]
test('Cunning: low or high? Then the Creature token may move', () => {
  const game = hunting(['cunning'], { options: { promo: true } })
    .token('creature', 4)
    .endHunting();
  expect(game.stage).toBe('keeping-cards');
  game.useAdaptation('cunning', named(1));
  expect(game.heard('creature', 'play-asked')).toMatchObject([{ row: 'upper' }]);
  expect(game.heard('spectator', 'play-asked')[0].row).toBeUndefined();
  game.act('creature', { type: 'move-creature', to: 5 });
  expect(game.of('rick').will).toBe(2);
});

// [NA-18.17]
test('Vigour: adapting takes 2 DNA', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, options: { promo: true }, creature: { dna: 0, developed: ['vigour'] } });
  expect(game.act('creature', { type: 'adapt' }).state.creature.dna).toBe(2);
});

// [NA-18.18]
test('Slipperiness: no Survival card evades the Creature token; Cryogenics protects from the others only', () => {
  const scene = { options: { promo: true }, tokens: { creature: 5, artemia: 5 } };
  const dodging = reckoning(['slipperiness'], {
    ...scene,
    hunted: { rick: { played: ['rover'], survival: ['dodge', 'wrong-track', 'cryogenics'] } },
  });
  expect(dodging.surviveRefusal('rick', 'dodge')).toBe('cannot-evade');
  expect(dodging.surviveRefusal('rick', 'wrong-track', moved('creature', 4))).toBe('cannot-evade');
  dodging.survive('rick', 'cryogenics');
  expect(dodging.of('rick').will).toBe(2);
  expect(dodging.heard('spectator', 'hit-by-artemia')).toEqual([]);
});

// [NA-R70]
test('several things at one moment: cards in force first, in the order played, then adaptations', () => {
  const game = reckoning(['spores'], {
    huntPlayed: ['panic'],
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], survival: ['anchor'], survivors: ['rosa-marin'] } },
  });
  passTo(game, 'artemia-places').discard('rick', 'lair');
  expect(game.asks('rick')).toBe('discard-survival-or-survivor');
  game.act('rick', { type: 'discard-survivor', index: 0 });
  expect(game.survival('rick')).toEqual([]); // Spores had one card to take, so it was taken
});
