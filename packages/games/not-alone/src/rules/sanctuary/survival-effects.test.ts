import { expect, test } from 'vitest';
import { automatic } from '../../flow/automatic.ts';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, paying } from '../../testing/table.ts';

const hunted = (seat: number) => ({ kind: 'hunted', seat }) as const;

// [NA-17.16]
test('Distress Call takes a survivor face down, without the ability', () => {
  const game = sanctuaryTable({
    sanctuary: { survivors: [], survivorDeck: ['nora-quinn'], defense: 7 },
    hunted: { rick: { survival: ['distress-call'] } },
  });
  game.survive('rick', 'distress-call');
  expect(game.of('rick').survivors).toEqual([{ card: 'nora-quinn', by: 0 }]);
  expect(game.state.sanctuary?.defense).toBe(7);
});

// [NA-17.16] [NA-16.22]
test('Distress Call: not while Isolation bars it', () => {
  const game = sanctuaryTable({ creature: { hand: ['isolation'] }, hunted: { rick: { survival: ['distress-call'] } } });
  expect(game.hunt('isolation').surviveRefusal('rick', 'distress-call')).toBe('survivors-barred');
});

// [NA-17.17]
test('Antidote: the Creature puts 2 DNA back, or all it has; not if it has none', () => {
  const game = sanctuaryTable({ creature: { dna: 3 }, hunted: { rick: { survival: ['antidote'] } } }).survive('rick', 'antidote');
  expect([game.state.creature.dna, game.state.sanctuary?.dna]).toEqual([1, 9]);
  const poor = sanctuaryTable({ creature: { dna: 0 }, hunted: { rick: { survival: ['antidote'] } } });
  expect(poor.surviveRefusal('rick', 'antidote')).toBe('no-dna-to-put-back');
});

// [NA-17.18]
test('Inhibitor: the adaptation named does nothing until the turn ends', () => {
  const game = sanctuaryTable({
    turn: 2,
    creature: { developed: ['primal-strength', 'scavenger'] },
    hunted: { rick: { survival: ['inhibitor'] } },
  });
  game.survive('rick', 'inhibitor', { kind: 'adaptation', adaptation: 'primal-strength' });
  game.lay('rick', 'rover').token('creature', 5).endHunting();
  expect(game.of('rick').will).toBe(2);
});

// [NA-17.19]
test('Teamwork: another Hunted returns up to 2 cards and may still change what was laid; alone, oneself returns 1', () => {
  const game = sanctuaryTable({ hunted: { rick: { survival: ['teamwork'] }, morty: { discard: ['lair', 'rover', 'beach'] } } });
  game.lay('morty', 'jungle').survive('rick', 'teamwork', hunted(2));
  game.takeBack('morty', 'lair', 'rover').takeUp('morty').lay('morty', 'lair');
  expect(game.of('morty').discard).toEqual(['beach']);
  const alone = sanctuaryTable({ hunted: { rick: { survival: ['teamwork'], discard: ['lair', 'rover'] } } });
  alone.survive('rick', 'teamwork').takeBack('rick', 'lair');
  expect(alone.asks('rick')).toBe('explore');
});

// [NA-17.20]
test('Scanner: seen by this Hunted alone, who may put one under the deck', () => {
  const game = sanctuaryTable({ creature: { hand: ['scent', 'siege'] }, hunted: { rick: { survival: ['scanner'] }, morty: {} } });
  game.survive('rick', 'scanner');
  expect(game.view('rick').creature.hand).toEqual(['scent', 'siege']);
  expect(game.view('morty').creature.hand).toEqual(['hidden', 'hidden']);
  expect(game.asked).toEqual(['rick', 'morty']); // [NA-22.18] the Creature cannot save a card by playing it now
  game.act('rick', { type: 'put-under', card: 'siege' });
  expect(game.creatureHand).toEqual(['scent']);
  expect(game.view('rick').huntDeck[0]).toBe('siege');
  expect(game.view('morty').huntDeck[0]).toBe('hidden');
});

// [NA-22.20] Else the view would name the two cards that only the Creature may know [NA-R9].
test('Strike Back after Scanner: the Hunted who had looked knows neither what went under the deck nor what is still held', () => {
  const game = sanctuaryTable({
    creature: { hand: ['scent', 'siege', 'panic'] },
    hunted: { rick: { survival: ['scanner'] }, morty: { survival: ['strike-back'] } },
  });
  game.survive('rick', 'scanner').decline('rick').survive('morty', 'strike-back');
  expect(game.view('rick').creature.hand).toEqual(['hidden']);
  expect(game.view('rick').huntDeck.slice(0, 2)).toEqual(['hidden', 'hidden']);
  expect(game.view('creature').huntDeck.slice(0, 2)).not.toContain('hidden');
});

// [NA-17.21]
test('Camouflage swaps the card in play for one of the hand, unseen; Force Field still binds', () => {
  const game = sanctuaryTable({
    stage: 'hunting',
    huntPlayed: [{ card: 'force-field', target: { kind: 'pair', places: [1, 2] } }],
    tokens: { target: [1, 2] },
    hunted: { rick: { played: ['rover'], survival: ['camouflage'] }, morty: { played: ['beach'] } },
  });
  game.token('creature', 5).endHunting().survive('rick', 'camouflage');
  expect(game.legal('rick', 'swap-place').map((action) => action.in)).toEqual(['river', 'beach']);
  game.act('rick', { type: 'swap-place', out: 'rover', in: 'beach' });
  expect(game.of('rick').played).toMatchObject([{ card: 'beach', place: 4 }]);
  expect(game.heard('creature', 'play-swapped')).toEqual([{ type: 'play-swapped', seat: 1, cause: 'survival:camouflage' }]);
  expect(game.asks('creature')).toBe('hunt'); // it may answer
});

// [NA-17.21]
test('Camouflage with two cards laid: where they lie tells nothing of which was swapped', () => {
  const game = sanctuaryTable({
    stage: 'hunting',
    hunted: { rick: { played: ['jungle', 'beach'], lays: 2, resolves: 1, survival: ['camouflage'] } },
  });
  game.endHunting().survive('rick', 'camouflage').act('rick', { type: 'swap-place', out: 'jungle', in: 'rover' });
  expect(game.of('rick').played.map(({ card }) => card)).toEqual(['beach', 'rover']);
  expect(game.view('creature').hunted[0].played.map(({ card }) => card)).toEqual(['hidden', 'hidden']);
});

// [NA-17.22]
test('Bravery: caught all the same, but no Will is lost', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 1 },
    assimilation: 5,
    hunted: { rick: { played: ['lair'], survival: ['bravery'] } },
  });
  game.survive('rick', 'bravery');
  expect([game.of('rick').will, game.state.assimilation]).toEqual([3, 4]);
});

// [NA-17.23]
test('Evacuation shelters anywhere instead of acting, besides the one fortifying of the turn', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 5 },
    hunted: {
      rick: { played: ['beach'] },
      morty: { played: ['lair'], survivors: ['rosa-marin'], survival: ['evacuation'], discard: ['rover'] },
    },
  });
  passTo(game, 'free-places').act('rick', { type: 'fortify', card: 'beach' }).pass('morty');
  expect(game.surviveRefusal('morty', 'evacuation', paying('jungle'))).toBe('wrong-target');
  game.survive('morty', 'evacuation', paying('lair'));
  expect(game.state.sanctuary?.defense).toBe(3);
  expect(game.of('morty').survivors).toEqual([]);
});

// [NA-17.24]
test('Shortcut: any place counts as next to the Sanctuary, its own too', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 1, survivors: ['greta-nilsen', 'nora-quinn'] },
    hunted: { rick: { played: ['rover'], survival: ['shortcut'], will: 1 } },
  });
  passTo(game, 'free-places').survive('rick', 'shortcut', paying('rover'));
  game.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'greta-nilsen' });
  expect(game.of('rick').will).toBe(2);
});

// [NA-17.25]
test('Reinforced Walls answer a fortifying before the shelter; everybody who might hold them is asked', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 9 },
    hunted: {
      rick: { played: ['beach'], survivors: ['rosa-marin'] },
      morty: { survival: ['reinforced-walls'] },
      karl: { survival: ['anchor'] },
    },
  });
  passTo(game, 'free-places').act('rick', { type: 'fortify', card: 'beach' });
  expect(game.asked).toEqual(['morty', 'karl']);
  expect(game.surviveRefusal('karl', 'anchor')).toBe('answer-first');
  expect(automatic(game.state, game.seat('karl'), ['pass-phase-3'])).toEqual({ type: 'pass' });
  game.survive('morty', 'reinforced-walls').pass('karl');
  // Who was asked and let it be is no news; the card tells of itself.
  expect(game.heard('spectator', 'answered')).toEqual([]);
  expect(game.heard('spectator', 'survival-played').map(({ card }) => card)).toEqual(['reinforced-walls']);
  expect(game.state.sanctuary?.defense).toBe(7);
  expect(game.asks('rick')).toBe('shelter');
});

// [NA-17.25]
test('that nobody answers a fortifying is said to nobody, and yet cannot be undone', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 9 },
    hunted: { rick: { played: ['beach'] }, morty: { survival: ['reinforced-walls'] }, karl: { survival: ['anchor'] } },
  });
  passTo(game, 'free-places').act('rick', { type: 'fortify', card: 'beach' }).pass('morty');
  expect(game.revealed).toBe(false);
  game.pass('karl');
  expect(game.revealed).toBe(true);
  expect(game.heard('creature', 'answered')).toEqual([]);
});

// [NA-22.9] [NA-17.25] [NA-12.11]
test('whom the bonus of that step gives a Survival card may answer with it', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4, defense: 8 },
    survivalDeck: ['reinforced-walls'],
    hunted: { rick: { played: ['beach'] }, morty: {}, karl: {}, ripley: {} },
  });
  game.act('rick', { type: 'fortify', card: 'beach' });
  expect(game.asked).toEqual(['rick', 'morty', 'karl', 'ripley']);
  game.survive('rick', 'reinforced-walls').pass('morty', 'karl', 'ripley');
  expect(game.state.sanctuary?.defense).toBe(6);
});

// [NA-17.26]
test('Rope Team: the first Will another loses is lost by oneself', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 1 },
    hunted: { rick: { played: ['lair'] }, morty: { played: ['beach'], survival: ['rope-team'] } },
  });
  game.survive('morty', 'rope-team', hunted(1));
  expect([game.of('rick').will, game.of('morty').will]).toEqual([2, 2]); // the Lair costs 2: one each
});

// [NA-17.26]
test('Rope Team alone: two place cards, and the first Will is not lost', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], survival: ['rope-team'] } },
  });
  game.survive('rick', 'rope-team').discard('rick', 'lair', 'jungle');
  expect(game.of('rick').will).toBe(3);
  expect(game.of('rick').discard).toEqual(['lair', 'jungle', 'rover']);
  const poor = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], hand: ['lair'], discard: ['beach'], survival: ['rope-team'] } },
  });
  expect(poor.surviveRefusal('rick', 'rope-team')).toBe('own-hand-too-small');
});

// [NA-17.27]
test('Last Stand: their own last Will does not count for the step, the reset is as usual', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    tokens: { creature: 5 },
    assimilation: 5,
    hunted: { rick: { played: ['rover'], will: 1, survival: ['last-stand'] }, morty: {} },
  });
  game.survive('rick', 'last-stand');
  expect([game.of('rick').will, game.state.assimilation]).toEqual([3, 4]);
});

// [NA-17.28]
test('Salvage takes a card of the open pile, known to all, but no Salvage', () => {
  const game = sanctuaryTable({ stage: 'end-of-turn', survivalDiscard: ['dodge'], hunted: { rick: { survival: ['salvage'] } } });
  game.survive('rick', 'salvage', { kind: 'survival-card', card: 'dodge' });
  expect(game.survival('rick')).toEqual(['dodge']);
  expect(game.view('creature').hunted[0].survival).toEqual(['dodge']);
  const none = sanctuaryTable({ stage: 'end-of-turn', hunted: { rick: { survival: ['salvage', 'amplifier'] } }, marker: true });
  expect(none.surviveRefusal('rick', 'salvage', { kind: 'survival-card', card: 'salvage' })).toBe('nothing-to-salvage');
});

// [NA-22.10] [NA-17.29] [NA-17.30]
test('Anchor holds the Sanctuary whatever else would move it; Course Change turns it to a neighbour', () => {
  const game = sanctuaryTable({
    stage: 'phase-five',
    turn: 2,
    sanctuary: { place: 3 },
    creature: { developed: ['burrower'] },
    hunted: { rick: { survival: ['anchor'] }, morty: { survival: ['course-change'] } },
  });
  game.survive('morty', 'course-change', at(2)).survive('rick', 'anchor');
  expect(game.state.sanctuary?.place).toBe(3);
  expect(game.asks('creature')).toBe('adapt-or-hide'); // it did not move, so it is not pushed on
  const turned = sanctuaryTable({ stage: 'phase-five', sanctuary: { place: 3 }, hunted: { rick: { survival: ['course-change'] } } });
  expect(turned.surviveRefusal('rick', 'course-change', at(8))).toBe('wrong-target');
  turned.survive('rick', 'course-change', at(2));
  expect(turned.state.sanctuary?.place).toBe(2);
});

// [NA-18.9]
test('Cryogenics: no token affects you, you do nothing, the card in play comes back', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    options: { promo: true },
    tokens: { creature: 5, artemia: 5 },
    assimilation: 5,
    hunted: { rick: { played: ['rover'], survival: ['cryogenics'] } },
  });
  game.survive('rick', 'cryogenics');
  expect(game.of('rick').hand).toEqual(['lair', 'jungle', 'river', 'beach', 'rover']);
  expect([game.of('rick').will, game.state.assimilation]).toEqual([3, 5]);
});

// [NA-18.9] [NA-R28]
test('Cryogenics: not once the place was resolved, nor after step 3 where the table says so', () => {
  const scene = { stage: 'reckoning', tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], survival: ['cryogenics'] } } };
  const open = sanctuaryTable({ ...scene, options: { promo: true } });
  expect(passTo(open, 'creature-window').surviveRefusal('rick', 'cryogenics')).toBeUndefined();
  const closed = sanctuaryTable({ ...scene, options: { promo: true, phase3Cards: 'before-artemia' } });
  expect(passTo(closed, 'creature-window').surviveRefusal('rick', 'cryogenics')).toBe('too-late');
  const acted = sanctuaryTable({
    ...scene,
    options: { promo: true },
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['cryogenics'] }, morty: { played: ['rover'], survival: ['dodge'] } },
  });
  passTo(acted, 'free-places').power('rick', 'beach', 'use-marker');
  expect(passTo(acted, 'creature-window').surviveRefusal('rick', 'cryogenics')).toBe('no-effect');
});

// [NA-18.10]
test('Reinforcements: three survivors are turned up', () => {
  const game = sanctuaryTable({ stage: 'phase-five', options: { promo: true }, hunted: { rick: { survival: ['reinforcements'] } } });
  game.survive('rick', 'reinforcements');
  expect(game.state.sanctuary?.survivors).toHaveLength(3);
});

// [NA-17.20] One card at most, and nothing is asked of an empty hand.
test('Scanner: after one card the Creature keeps the rest, and Wits end with the last card', () => {
  const game = sanctuaryTable({ creature: { hand: ['scent', 'siege'] }, hunted: { rick: { survival: ['scanner'] } } });
  game.survive('rick', 'scanner').act('rick', { type: 'put-under', card: 'siege' });
  expect(game.legal('rick', 'put-under')).toEqual([]);
  const wits = sanctuaryTable({ stage: 'end-of-turn', turn: 2, creature: { developed: ['wits'], hand: ['scent'] } });
  wits.useAdaptation('wits').act('creature', { type: 'put-under', card: 'scent' });
  expect(wits.asks('creature')).not.toBe('put-hunt-under');
});

// [NA-17.28] Any but such a card itself, also where other cards lie in the pile.
test('Salvage takes no Salvage out of the pile', () => {
  const game = sanctuaryTable({
    stage: 'end-of-turn',
    options: { expansion: 'sanctuary' },
    survivalDiscard: ['dodge'],
    hunted: { rick: { survival: ['salvage'] } },
  });
  expect(game.surviveRefusal('rick', 'salvage', { kind: 'survival-card', card: 'salvage' })).toBe('wrong-target');
  expect(game.legal('rick', 'play-survival').map(({ target }) => target)).toEqual([{ kind: 'survival-card', card: 'dodge' }]);
});

// [NA-17.25] A card that lies in the discard pile can answer nothing, and everybody can see it there.
test('with Reinforced Walls in the discard pile nobody is asked after a fortifying', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    survivalDiscard: ['reinforced-walls'],
    sanctuary: { place: 4, defense: 9 },
    hunted: { rick: { played: ['beach'], survivors: ['rosa-marin'] }, morty: { survival: ['anchor'] } },
  });
  passTo(game, 'free-places').act('rick', { type: 'fortify', card: 'beach' });
  expect(game.asks('rick')).toBe('shelter');
});

// [NA-17.20] Who put it there and the Creature know which card it was.
test('Scanner: of the card put under the deck the others hear only that there is one', () => {
  const game = sanctuaryTable({ creature: { hand: ['scent', 'siege'] }, hunted: { rick: { survival: ['scanner'] }, morty: {} } });
  game.survive('rick', 'scanner').act('rick', { type: 'put-under', card: 'siege' });
  for (const who of ['rick', 'creature']) expect(game.heard(who, 'hunt-put-under')).toMatchObject([{ count: 1, cards: ['siege'] }]);
  expect(game.heard('morty', 'hunt-put-under')[0]).not.toHaveProperty('cards');
});
