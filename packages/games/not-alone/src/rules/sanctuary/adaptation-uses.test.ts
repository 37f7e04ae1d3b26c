import { expect, test } from 'vitest';
import type { ActionOf, Target } from '../../actions.ts';
import type { AdaptationId } from '../../cards/adaptations.ts';
import { huntingWith, passTo, reckoningWith, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { moved, named, nothing, type Table } from '../../testing/table.ts';

const using = (adaptation: AdaptationId, target: Target = nothing): ActionOf<'use-adaptation'> => ({
  type: 'use-adaptation',
  adaptation,
  target,
});
const isOffered = (game: Table) => game.legal('creature', 'use-adaptation').length > 0;

// [NA-13.6] [NA-13.7]
test('only what is developed can be used, and only what is used at all', () => {
  const game = huntingWith(['spores']);
  expect(game.why('creature', using('instincts', named(1)))).toBe('adaptation-not-developed NA-13.6');
  expect(game.why('creature', using('spores'))).toBe('adaptation-not-working NA-13.7');
});

// [NA-13.7] [NA-15.1] Each in the phase that is printed on it.
test.each([
  ['wits', nothing],
  ['speed', moved('creature', 2)],
  ['hypnosis', named(1)],
] as const)('in phase 2 %s does not work', (adaptation, target) => {
  const game = huntingWith([adaptation]);
  expect(game.why('creature', using(adaptation, target))).toBe('adaptation-not-working NA-13.7');
  expect(isOffered(game)).toBe(false);
});

// [NA-22.5] Cunning is used after the River's choices, what is used before the tokens is then over, tokens or no tokens.
test('Cunning waits for the end of the hunt, and the others of phase 2 are over by then', () => {
  const game = huntingWith(['cunning', 'instincts', 'mind-reading', 'cleverness'], {
    options: { promo: true },
    creature: { developed: ['cunning', 'instincts', 'mind-reading', 'cleverness'], hand: ['siege'] },
  });
  expect(game.why('creature', using('cunning', named(1)))).toBe('not-now NA-15.1');
  game.endHunting();
  expect(game.stage).toBe('keeping-cards');
  for (const adaptation of ['instincts', 'mind-reading'] as const)
    expect(game.why('creature', using(adaptation, named(1)))).toBe('not-now NA-15.1');
  expect(game.why('creature', using('cleverness', { kind: 'hunt-card', card: 'siege' }))).toBe('not-now NA-15.1');
  expect(game.legal('creature', 'use-adaptation')).toEqual([using('cunning', named(1))]);
});

// [NA-15.17] [NA-15.27] After the reveal and before step 1.
test('once step 1 has begun, Speed and Hypnosis come too late', () => {
  const game = reckoningWith(['speed', 'hypnosis'], {
    stage: 'free-places',
    creature: { developed: ['speed', 'hypnosis'], hand: ['cataclysm'] },
    tokens: { creature: 3 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] } },
  });
  expect(game.why('creature', using('speed', moved('creature', 2)))).toBe('not-now NA-15.1');
  expect(game.why('creature', using('hypnosis', named(1)))).toBe('not-now NA-15.1');
  expect(isOffered(game)).toBe(false);
});

// [NA-15.3] [NA-15.10] [NA-15.26] [NA-4.10]
test.each([
  ['instincts', [], ['lair']],
  ['keen-nose', [], ['lair']],
  ['mind-reading', ['lair', 'jungle'], ['lair', 'jungle', 'river']],
] as const)('%s needs more cards in the hand than stay hidden', (adaptation, few, enough) => {
  const holding = (hand: readonly string[]) =>
    huntingWith([adaptation], { hunted: { rick: { played: ['rover'], hand: [...hand], survivors: ['rosa-marin'] } } });
  const game = holding(few);
  expect(game.why('creature', using(adaptation, named(1)))).toBe('no-effect NA-4.10');
  expect(isOffered(game)).toBe(false);
  expect(holding(enough).legal('creature', 'use-adaptation')).toEqual([using(adaptation, named(1))]);
});

// [NA-15.10]
test('Keen Nose passes over a Hunted with an empty hand and one without survivors', () => {
  const game = huntingWith(['keen-nose'], {
    hunted: {
      rick: { played: ['rover'], hand: [], survivors: ['rosa-marin'] },
      morty: { played: ['rover'] },
      karl: { played: ['rover'], survivors: ['nora-quinn'] },
    },
  });
  expect(game.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(3)]);
});

// [NA-4.10]
test('an adaptation aimed at what it cannot be aimed at is refused in its name', () => {
  expect(huntingWith(['instincts']).why('creature', using('instincts'))).toBe('wrong-target NA-4.10');
});

// [NA-15.4] [NA-15.6] [NA-22.4]
test('Wits and Cleverness need a Hunt card, Cleverness also a use for the Artemia token', () => {
  const wits = sanctuaryTable({
    stage: 'end-window',
    turn: 2,
    creature: { developed: ['wits'], hand: [] },
    hunted: { rick: { played: ['rover'], survival: ['salvage'] } },
    survivalDiscard: ['anchor'],
  });
  expect(wits.legal('creature', 'use-adaptation')).toEqual([]);
  const empty = huntingWith(['cleverness'], { creature: { developed: ['cleverness'], hand: [] } });
  expect(empty.why('creature', using('cleverness', { kind: 'hunt-card', card: 'siege' }))).toBe('no-hunt-cards NA-15.6');
  const given = huntingWith(['cleverness', 'symbiosis'], { creature: { developed: ['cleverness', 'symbiosis'], hand: ['siege'] } });
  expect(given.why('creature', using('cleverness', { kind: 'hunt-card', card: 'siege' }))).toBe('no-effect NA-22.4');
});

// [NA-15.6] [NA-17.3] [NA-22.4]
test('what bars Hunt cards bars Cleverness', () => {
  const game = sanctuaryTable({
    turn: 3,
    creature: { developed: ['cleverness'], hand: ['siege'] },
    hunted: { rick: { survival: ['sacrifice'] } },
  });
  game.survive('rick', 'sacrifice', { kind: 'own-card', card: 'lair' }).lay('rick', 'rover');
  expect(game.why('creature', using('cleverness', { kind: 'hunt-card', card: 'siege' }))).toBe('hunt-barred NA-17.3');
});

// [NA-15.1] Once a turn each.
test('the use of one adaptation leaves the others unused', () => {
  const game = huntingWith(['instincts', 'foresight'], { chance: [2] }).useAdaptation('instincts', named(1));
  expect(game.why('creature', using('instincts', named(1)))).toBe('adaptation-used NA-15.1');
  game.useAdaptation('foresight', { kind: 'hunted-and-card', seat: 1, card: 'river' });
  // Instincts had shown the River: it is known once, not twice.
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['river']);
});

// [NA-15.6] What is discarded is seen by all, so nobody may go back before it.
test('Cleverness shows its card', () => {
  const game = huntingWith(['cleverness'], { creature: { developed: ['cleverness'], hand: ['siege', 'scent'] } });
  expect(game.useAdaptation('cleverness', { kind: 'hunt-card', card: 'siege' }).revealed).toBe(true);
});

// [NA-15.17]
test('Speed: where somebody would be caught it is refused with its rule; without a token there is nothing to move', () => {
  const revealed = (tokens: Readonly<Record<string, number>>) =>
    reckoningWith(['speed', 'hypnosis'], {
      stage: 'reveal-window',
      tokens,
      sanctuary: { place: 1 },
      creature: { developed: ['speed', 'hypnosis'], hand: ['cataclysm'] },
      hunted: { rick: { played: ['rover'] }, morty: { played: ['lair'] } },
    });
  expect(revealed({ creature: 5 }).why('creature', using('speed', moved('creature', 4)))).toBe('somebody-is-caught NA-15.17');
  expect(revealed({}).why('creature', using('speed', moved('creature', 4)))).toBe('no-effect NA-4.10');
});

// [NA-15.27] Without a hunt token, next to the Creature token.
test('Hypnosis: a place with another token is not exposed; with two cards in play one exposed place is enough', () => {
  const targets = (tokens: Readonly<Record<string, number>>, played: readonly string[]) =>
    reckoningWith(['hypnosis'], {
      stage: 'reveal-window',
      tokens,
      sanctuary: { place: 1 },
      creature: { developed: ['hypnosis'], hand: ['cataclysm'] },
      hunted: { rick: { played: [...played], discard: ['jungle'] }, morty: { played: ['rover'], discard: ['jungle'] } },
    })
      .legal('creature', 'use-adaptation')
      .map(({ target }) => target);
  expect(targets({ creature: 3 }, ['beach'])).toEqual([named(1)]);
  expect(targets({ creature: 3, artemia: 4 }, ['beach'])).toEqual([]);
  expect(targets({ creature: 3 }, ['beach', 'lair'])).toEqual([named(1)]);
  expect(targets({ creature: 3 }, ['river'])).toEqual([]); // under the token itself
});

// [NA-18.16]
test('Cunning asks each Hunted with a card in play; without a Creature token there is nothing to move', () => {
  const game = huntingWith(['cunning'], { options: { promo: true } }).endHunting();
  game.useAdaptation('cunning', named(1));
  expect(game.heard('creature', 'play-asked')).toMatchObject([{ row: 'upper' }]);
  expect(game.asks('creature')).not.toBe('move-creature');
  expect(passTo(game, 'free-places').state.tokens.creature).toEqual([]);
});
