import { expect, test } from 'vitest';
import { reckoningWith, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import type { Scene, Table } from '../../testing/table.ts';

/** Rick explores the Sanctuary's place and fortifies, which brings the counter onto this cell. */
function fortified(left: number, scene: Scene = {}) {
  return sanctuaryTable({
    stage: 'reckoning',
    turn: 2,
    sanctuary: { place: 5, defense: left + 1 },
    hunted: { rick: { played: ['rover'], discard: ['lair'] } },
    ...scene,
  }).act('rick', { type: 'fortify', card: 'rover' });
}

// [NA-12.8] [NA-R50]
test('a new place: of the places 6 to 10 that are left', () => {
  const owned = { hand: ['lair', 'camp', 'gates'] };
  const game = fortified(6, { hunted: { rick: { played: ['rover'], discard: ['lair'] }, morty: owned, karl: owned } });
  expect(game.legal('rick', 'take-place').map(({ card }) => card)).toEqual(['laboratory', 'infirmary', 'monolith']);
  expect(game.legal('rick', 'decline')).toHaveLength(1);
});

// [NA-12.8]
test('a new place is for those without one in hand or pile', () => {
  const game = fortified(6, {
    hunted: {
      rick: { played: ['rover'], hand: ['lair', 'camp'] },
      morty: { hand: ['lair'], discard: ['gates'] },
      karl: { hand: ['lair'], discard: ['jungle'] },
    },
  });
  expect(game.asked).toEqual(['karl']);
});

// [NA-12.10] [NA-12.4] What cannot be used gives nothing.
test('an adaptation to discard: with none developed nobody is asked', () => {
  expect(fortified(3).asks('rick')).not.toBe('drop-adaptation');
  expect(fortified(3, { creature: { developed: ['spores'] } }).asks('rick')).toBe('drop-adaptation');
});

// [NA-12.10] [NA-R51] The bonus removes no place card, whatever is in play.
test('an adaptation discarded for the bonus leaves a Monolith in play', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    turn: 2,
    creature: { developed: ['spores'] },
    sanctuary: { place: 10, defense: 4, unlocked: true },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] } },
  });
  game.act('rick', { type: 'fortify', card: 'monolith' }).act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  expect(game.heard('spectator', 'place-removed')).toEqual([]);
  expect(game.of('rick').discard).toContain('monolith');
});

// [NA-15.20] [NA-R47] Two cards in play: the Monolith goes, the other stays.
test('only the Monolith leaves the match for an adaptation', () => {
  const game = reckoningWith(['spores'], {
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith', 'beach'], discard: ['lair'] } },
  });
  game.power('rick', 'monolith', 'drop-adaptation');
  expect(game.state.creature.developed).toEqual([]);
  expect(game.of('rick').played.map(({ card }) => card)).toEqual(['beach']);
});

// [NA-15.20]
test('Regeneration: the Creature may also let the adaptation go, and keeps its DNA', () => {
  const game = reckoningWith(['regeneration', 'spores'], {
    creature: { dna: 2, developed: ['regeneration', 'spores'] },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] } },
  });
  game.power('rick', 'monolith', 'drop-adaptation').act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  game.decline('creature');
  expect(game.state.creature).toMatchObject({ dna: 2, developed: [{ adaptation: 'regeneration' }] });
});

// [NA-15.16]
test('Burrower is a may: declined, the Sanctuary stays where it has come to', () => {
  const game = sanctuaryTable({ stage: 'phase-five', turn: 2, creature: { developed: ['burrower'] }, sanctuary: { place: 4 } });
  expect(game.decline('creature').state.sanctuary?.place).toBe(5);
});

// [NA-15.8] One caught of several is somebody.
test('Scavenger: one caught of two Hunted brings the DNA', () => {
  const game = sanctuaryTable({
    stage: 'rescue',
    turn: 2,
    creature: { dna: 0, developed: ['scavenger'] },
    hunted: { rick: { lastCaught: 2 }, morty: { lastCaught: 1 } },
  });
  expect(game.state.creature.dna).toBe(1);
});

// [NA-12.12] [NA-16.24]
test('the Sanctuary is moved onto 5 while 6 to 10 are closed, and beyond once they are open', () => {
  const targets = (isUnlocked: boolean) =>
    sanctuaryTable({
      stage: 'hunting',
      creature: { hand: ['sandstorm'] },
      sanctuary: { place: 4, unlocked: isUnlocked },
      hunted: { rick: { played: ['rover'] } },
    })
      .legal('creature', 'play-hunt')
      .map(({ target }) => target.kind === 'place' && target.place);
  expect(targets(false)).toEqual([3, 5]);
  expect(targets(true)).toEqual([3, 5, 9]);
});

// [NA-13.8] [NA-R53] With an empty supply nothing is said of DNA.
test('hiding with an empty supply moves the counter and tells of no DNA', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 10 }, sanctuary: { defense: 8 } });
  game.act('creature', { type: 'hide', quietly: false });
  expect(game.heard('spectator', 'dna-taken')).toEqual([]);
  expect(game.state.sanctuary?.defense).toBe(7);
});

// [NA-15.12] A free draw is not paid, so nothing is put back.
test('Metabolism: the free draw tells of no DNA put back, and is possible without any', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    turn: 2,
    creature: { dna: 9, developed: ['metabolism'] },
  }).act('creature', { type: 'adapt' });
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.heard('spectator', 'dna-put-back')).toEqual([]);
});

// [NA-13.4]
test('nothing is drawn or developed before the Creature adapts', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 3, adaptations: ['wits'] } });
  expect(game.why('creature', { type: 'draw-adaptation', level: 1 })).toBe('not-now NA-13.4');
  expect(game.why('creature', { type: 'develop', adaptation: 'wits' })).toBe('not-now NA-13.4');
});

// [NA-13.6] Everybody sees it, so nobody goes back before it.
test('what is developed is revealed', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature: { dna: 3, adaptations: ['wits'] } });
  game.act('creature', { type: 'adapt' });
  expect(game.revealed).toBe(false);
  expect(game.act('creature', { type: 'develop', adaptation: 'wits' }).revealed).toBe(true);
});

// [NA-13.3] [NA-13.5] [NA-15.12] Without DNA a free draw is still to decide on; without that the phase is over.
test('out of DNA the phase ends by itself, unless the first draw is free', () => {
  const adapted = (developed: readonly string[]) =>
    sanctuaryTable({
      stage: 'adaptation',
      turn: 2,
      creature: { dna: 0, hand: [], developed: [...developed], adaptations: ['wits'] },
    })
      .act('creature', { type: 'adapt' })
      .act('creature', { type: 'develop', adaptation: 'wits' });
  expect(adapted([]).state.turn.number).toBe(3);
  expect(adapted(['metabolism']).legal('creature', 'draw-adaptation')).toHaveLength(2);
});

// [NA-16.23] [NA-11.3]
test('why nobody fortifies: elsewhere, twice, besieged, each with its rule', () => {
  const reckoning = (scene: Scene) =>
    sanctuaryTable({
      stage: 'free-places',
      turn: 2,
      sanctuary: { place: 4, defense: 8 },
      hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['beach'], discard: ['lair'] } },
      ...scene,
    });
  const elsewhere = reckoning({ sanctuary: { place: 1 } });
  expect(elsewhere.why('rick', { type: 'fortify', card: 'beach' })).toBe('not-at-sanctuary NA-11.3');
  const once = reckoning({}).act('rick', { type: 'fortify', card: 'beach' });
  expect(once.why('morty', { type: 'fortify', card: 'beach' })).toBe('already-fortified NA-11.3');
  expect(reckoning({ huntPlayed: ['siege'] }).why('rick', { type: 'fortify', card: 'beach' })).toBe('fortifying-barred NA-16.23');
});

// [NA-15.25] On or next to its place; two steps away she does not watch.
test('Wings: with the Creature token further away everybody fortifies, and so they do without Wings', () => {
  const watching = (developed: readonly 'wings'[], creature: number) =>
    reckoningWith(developed, {
      tokens: { creature },
      sanctuary: { place: 4, defense: 8 },
      hunted: { rick: { played: ['beach'], discard: ['lair'] } },
    }).why('rick', { type: 'fortify', card: 'beach' });
  expect(watching(['wings'], 3)).toBe('creature-watches-sanctuary NA-15.25');
  expect(watching(['wings'], 2)).toBeUndefined();
  expect(watching([], 3)).toBeUndefined();
});

// [NA-15.22] Next to it; on other places a card is returned as ever.
test('Webbing: why no card is returned next to the token, and not where it is further away', () => {
  const near = (creature: number) =>
    reckoningWith(['webbing'], {
      stage: 'free-places',
      tokens: { creature },
      sanctuary: { place: 4 },
      hunted: { rick: { played: ['beach'], discard: ['lair'] } },
    }).why('rick', { type: 'return-instead', card: 'beach', returned: 'lair' });
  expect(near(3)).toBe('no-return-near-creature NA-15.22');
  expect(near(2)).toBeUndefined();
});

// [NA-14.11] Two or more, once a turn, and only for the builder.
test('Tomas Reyes builds one step more for two survivors, not for one; others never', () => {
  const sheltering = (character: string, survivors: readonly string[]) => {
    const game = sanctuaryTable({
      stage: 'reckoning',
      turn: 2,
      sanctuary: { place: 4, defense: 15, survivors: [] },
      hunted: {
        rick: { character, played: ['beach'], survivors: [...survivors] },
        morty: {},
        karl: {},
        ripley: {},
        dallas: {},
        ash: {},
      },
    });
    game.act('rick', { type: 'fortify', card: 'beach' }).act('rick', { type: 'shelter' });
    return 15 - (game.state.sanctuary?.defense ?? 0);
  };
  expect(sheltering('tomas-reyes', ['rosa-marin', 'nora-quinn'])).toBe(3);
  expect(sheltering('tomas-reyes', ['rosa-marin'])).toBe(2);
  expect(sheltering('xia', ['rosa-marin', 'nora-quinn'])).toBe(2);
});

// [NA-11.4] Only with a survivor.
test('who has no survivor is not asked to shelter', () => {
  const game = fortified(7);
  expect(game.legal('rick', 'shelter')).toEqual([]);
  expect(game.state.sanctuary?.defense).toBe(7);
});

/** Tomas Reyes fortifies at the Beach and shelters two survivors: one step, then two at once. */
function sheltered(from: number, scene: Scene): Table {
  const { rick = {}, ...others } = scene.hunted ?? {};
  const own = { character: 'tomas-reyes', played: ['beach'], survivors: ['rosa-marin', 'nora-quinn'], ...rick };
  const hunted = { rick: own, ...others };
  const game = sanctuaryTable({ stage: 'reckoning', turn: 2, ...scene, sanctuary: { place: 4, defense: from, survivors: [] }, hunted });
  return game.act('rick', { type: 'fortify', card: 'beach' });
}

const six = { morty: { discard: ['lair', 'river'] }, karl: {}, ripley: {}, dallas: {}, ash: {} };

// [NA-22.8]
test('two steps of one action are made together; then the choices of their cells, the first cell first', () => {
  const game = sheltered(7, { creature: { developed: ['spores'] }, hunted: { rick: { discard: ['lair', 'rover'] }, ...six } });
  game.act('rick', { type: 'shelter' });
  expect(game.state.sanctuary?.defense).toBe(4);
  expect(game.heard('spectator', 'bonus-reached').map(({ bonus }) => bonus)).toEqual(['unlock-places', 'return-one', 'drop-adaptation']);
  expect([game.asked, game.asks('rick')]).toEqual([['rick'], 'return-places']);
  game.takeBack('rick', 'rover');
  expect([game.asked, game.asks('morty')]).toEqual([['morty'], 'return-places']);
  game.takeBack('morty', 'lair');
  expect([game.asked, game.asks('rick')]).toEqual([['rick'], 'drop-adaptation']);
});

// [NA-22.8] [NA-12.6]
test('the Survival card for those with none is drawn before the choice of the cell before it', () => {
  const game = sheltered(5, { creature: { developed: ['spores'] }, survivalDeck: ['anchor', 'dodge'], hunted: { rick: {}, morty: {} } });
  game.act('rick', { type: 'shelter' });
  expect([game.state.sanctuary?.defense, game.asks('rick')]).toEqual([2, 'drop-adaptation']);
  expect([game.survival('rick'), game.survival('morty')]).toEqual([['anchor'], ['dodge']]);
});
