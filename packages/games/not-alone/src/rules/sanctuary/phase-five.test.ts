import { expect, test } from 'vitest';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';

const adapting = (scene: Parameters<typeof sanctuaryTable>[0] = {}) => sanctuaryTable({ stage: 'adaptation', turn: 3, ...scene });

// [NA-E12] [NA-E13]
test('Björn adapts: takes 1 DNA, draws Scavenger, develops it; it works first in the next phase 5', () => {
  const game = adapting({
    creature: { dna: 3 },
    sanctuary: { adaptationDeck: ['scavenger'] },
    hunted: { ripley: { lastCaught: 3 } },
  });
  game.act('creature', { type: 'adapt' });
  expect(game.state.creature.dna).toBe(4);
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.state.creature).toMatchObject({ dna: 3, adaptationHand: ['scavenger'] });
  game.act('creature', { type: 'develop', adaptation: 'scavenger' });
  expect(game.state.creature).toMatchObject({ dna: 1, adaptationHand: [], developed: [{ adaptation: 'scavenger', since: 3 }] });
  expect(game.heard('spectator', 'dna-taken')).toHaveLength(1); // not for Scavenger
  game.pass('creature');
  game.lay('ripley', 'rover').token('creature', 5).endHunting();
  passTo(game, 'adaptation');
  expect(game.heard('spectator', 'dna-taken').at(-1)).toMatchObject({ cause: 'adaptation:scavenger', count: 1 });
  expect(game.state.creature.dna).toBe(2);
});

// [NA-13.1] [NA-C13]
test.each([
  [1, false, 2],
  [5, false, 1],
  [5, true, 6],
  [9, true, 10],
  [10, true, 1],
])('from %i, opened %s, the Sanctuary moves to %i', (place, unlocked, to) => {
  const game = sanctuaryTable({ stage: 'phase-five', sanctuary: { place, unlocked } });
  expect(game.state.sanctuary?.place).toBe(to);
});

// [NA-C14]
test('two survivors face up: none is added; an empty deck: none is added', () => {
  const two = sanctuaryTable({ stage: 'phase-five', sanctuary: { survivors: ['rosa-marin', 'viktor-hale'] } });
  expect(two.state.sanctuary?.survivors).toEqual(['rosa-marin', 'viktor-hale']);
  const one = sanctuaryTable({ stage: 'phase-five', sanctuary: { survivors: ['rosa-marin'], survivorDeck: ['nora-quinn'] } });
  expect(one.state.sanctuary?.survivors).toEqual(['rosa-marin', 'nora-quinn']);
  const all = ['irina-volkova', 'paul-adeyemi', 'hanna-brandt', 'luis-ortega', 'greta-nilsen', 'samir-haddad', 'jun-takeda', 'vera-molnar'];
  const more = ['colin-moss', 'aisha-bello', 'peter-novak', 'lea-fontaine', 'viktor-hale', 'dmitri-orlov', 'nora-quinn', 'oskar-lind'];
  const none = sanctuaryTable({
    stage: 'phase-five',
    sanctuary: { survivors: ['rosa-marin'], survivorsGone: [...all, ...more, 'michelle-west'] },
  });
  expect(none.state.sanctuary?.survivors).toEqual(['rosa-marin']);
});

// [NA-C15]
test('adapting with an empty supply takes nothing, but DNA can be spent', () => {
  const game = adapting({ creature: { dna: 10, adaptations: ['spores'] } }).act('creature', { type: 'adapt' });
  expect(game.state.creature.dna).toBe(10);
  game.act('creature', { type: 'develop', adaptation: 'spores' });
  expect(game.state.creature.dna).toBe(9);
});

// [NA-C16] [NA-R52]
test('a fifth adaptation is refused until one is discarded, which pays nothing back', () => {
  const game = adapting({ creature: { dna: 4, adaptations: ['spores'], developed: ['talons', 'venom', 'wings', 'dread'] } });
  game.act('creature', { type: 'adapt' });
  expect(game.refusal('creature', { type: 'develop', adaptation: 'spores' })).toBe('adaptations-full');
  game.act('creature', { type: 'discard-adaptation', adaptation: 'wings' });
  expect(game.state.creature.dna).toBe(5);
  expect(game.refusal('creature', { type: 'discard-adaptation', adaptation: 'venom' })).toBe('room-for-adaptations');
  game.act('creature', { type: 'develop', adaptation: 'spores' });
  expect(game.state.creature.developed).toHaveLength(4);
  expect(game.state.sanctuary?.adaptationDiscards).toEqual([[], ['wings']]);
});

// [NA-R52]
test('an empty deck of a level is made anew from its discards', () => {
  const levelTwo = ['speed', 'piercing-scream', 'primal-strength', 'regeneration', 'venom', 'webbing', 'corruption', 'dread'];
  const more = ['mind-reading', 'hypnosis', 'voracity', 'symbiosis', 'hive-mind', 'twin'];
  const game = adapting({ creature: { dna: 4, adaptations: more }, sanctuary: { adaptationDiscard: ['wings', ...levelTwo] } });
  game.act('creature', { type: 'adapt' }).act('creature', { type: 'draw-adaptation', level: 2 });
  expect(game.state.creature.adaptationHand).toHaveLength(7);
  expect(game.state.sanctuary?.adaptationDecks[1]).toHaveLength(8);
  expect(game.state.sanctuary?.adaptationDiscards[1]).toEqual([]);
});

// [NA-C17] [NA-13.8]
test('hiding with 2 DNA in the supply takes 2 and moves the Defense counter', () => {
  const game = adapting({ creature: { dna: 8 }, sanctuary: { defense: 9 } }).act('creature', { type: 'hide', quietly: false });
  expect(game.state.creature.dna).toBe(10);
  expect(game.state.sanctuary?.defense).toBe(8);
  expect(game.stage).toBe('exploration');
});

// [NA-13.8]
test('hiding takes 3 DNA where the supply has more', () => {
  const game = adapting({ creature: { dna: 2 } }).act('creature', { type: 'hide', quietly: false });
  expect([game.state.creature.dna, game.state.sanctuary?.dna]).toEqual([5, 5]);
});

// [NA-R53]
test('hiding with an empty supply is allowed and still moves the counter; doing nothing is allowed too', () => {
  const game = adapting({ creature: { dna: 10 }, sanctuary: { defense: 9 } }).act('creature', { type: 'hide', quietly: false });
  expect(game.state.sanctuary?.defense).toBe(8);
  const idle = adapting().pass('creature');
  expect(idle.heard('spectator', 'adaptation-skipped')).toHaveLength(1);
  expect(idle.stage).toBe('exploration');
});

// [NA-R49]
test('after hiding the first Hunted clockwise chooses the adaptation to drop', () => {
  const game = adapting({ creature: { developed: ['spores', 'twin'] }, sanctuary: { defense: 4 }, hunted: { rick: {}, morty: {} } });
  game.act('creature', { type: 'hide', quietly: false });
  expect(game.asked).toEqual(['rick']);
  game.act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  expect(game.stage).toBe('exploration');
});

// [NA-13.5] [NA-13.6]
test('without DNA nothing is drawn or developed', () => {
  const game = adapting({ creature: { dna: 1, adaptations: ['twin'], hand: ['growth-spurt'] } }).act('creature', { type: 'adapt' });
  expect(game.refusal('creature', { type: 'develop', adaptation: 'twin' })).toBe('not-enough-dna');
  game.act('creature', { type: 'draw-adaptation', level: 2 }).act('creature', { type: 'draw-adaptation', level: 2 });
  expect(game.refusal('creature', { type: 'draw-adaptation', level: 1 })).toBe('not-enough-dna');
  game.hunt('growth-spurt'); // with no DNA and no card left there is nothing more to ask
  expect(game.stage).toBe('exploration');
});

// [NA-R54]
test('adaptations in hand are hidden, their number and the developed ones open', () => {
  const game = adapting({ creature: { adaptations: ['twin', 'wits'], developed: ['spores'] } });
  expect(game.view('ripley').creature.adaptationHand).toEqual(['hidden', 'hidden']);
  expect(game.view('creature').creature.adaptationHand).toEqual(['wits', 'twin']);
  expect(game.view('ripley').creature.developed).toMatchObject([{ adaptation: 'spores' }]);
});

// [NA-R57] Phase 5 cards are playable from before the Sanctuary moves; limits of the turn still count.
test('who has played a Survival card this turn plays none in phase 5', () => {
  const game = sanctuaryTable({
    stage: 'phase-five',
    sanctuary: { place: 2 },
    hunted: { rick: { survival: ['anchor'], survivalPlayed: ['dodge'] }, morty: { survival: ['course-change'] } },
  });
  expect(game.asked).toEqual(['morty']);
  game.survive('morty', 'course-change', { kind: 'place', place: 1 });
  expect(game.state.sanctuary?.place).toBe(1);
});
