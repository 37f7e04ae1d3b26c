import { expect, test } from 'vitest';
import { between, swapping, table } from '../testing/table.ts';

const five = {
  rick: { played: ['lair'], discard: ['river'] },
  morty: { played: ['rover'] },
  karl: { played: ['jungle'] },
  bishop: { played: ['wreck'] },
  ripley: { played: ['wreck'] },
};

// [NA-2.3] [NA-6.3] Six cells on each side.
test.each([
  ['a', [1, 2, 3, 4, 5, 6]],
  ['b', [1, 3, 5, 7, 9, 11]],
] as const)('side %s gives the Artemia token with %j steps left to the star and nowhere else', (side, cells) => {
  const cellsOfTrack = Array.from({ length: 17 }, (_, index) => index + 1);
  const giving = cellsOfTrack.filter(
    (rescue) => table({ stage: 'hunting', side, rescue, hunted: five }).tokenRefusal('artemia', 2) === undefined,
  );
  expect(giving).toEqual(cells);
});

// [NA-4.7] [NA-6.5] [NA-E2] The printed example, sentence by sentence.
test('Ghislain lays the Creature on the Wreck, Artemia on the Jungle, plays Mirage and lays the Target between Rover and Artefact', () => {
  const game = table({ stage: 'hunting', side: 'b', rescue: 7, hunted: five, creature: { hand: ['mirage', 'virus'] } });
  game.token('creature', 8).token('artemia', 2).hunt('mirage');
  expect(game.huntRefusal('virus')).toBe('hunt-limit');
  expect(game.refusal('creature', { type: 'end-hunting' })).toBe('token-due');
  game.token('target', 5, 10);
  expect(game.state.tokens).toEqual({ creature: [8], artemia: [2], target: [5, 10] });
  game.endHunting();
  expect(game.state.turn.phase).toBe(3);
});

// [NA-E2] Without the symbol under the counter.
test('the Artemia token is refused where neither the board nor a card brings it, and the Target token without a card', () => {
  const game = table({ stage: 'hunting', side: 'b', rescue: 8, hunted: five, creature: { hand: ['mirage'] } });
  expect(game.tokenRefusal('artemia', 2)).toBe('token-not-available');
  expect(game.tokenRefusal('target', 2)).toBe('token-not-available');
  expect(game.tokenRefusal('creature', 1, 2)).toBe('one-place-only');
});

// [NA-R12] May: the Creature token and the board's Artemia token can stay away; what a card brings is laid.
test('the hunt may end without the Creature token and the Artemia token of the board', () => {
  const game = table({ stage: 'hunting', side: 'a', rescue: 6, hunted: { rick: { played: ['lair'], discard: ['river'] } } });
  game.endHunting();
  expect(game.asks('rick')).toBe('act');
  expect(game.powerRefusal('rick', 'lair', 'step-rescue', 8)).toBe('no-creature-there'); // nothing to copy
});

// [NA-R12] Turned round.
test('with tokens=must every token there is has to be laid', () => {
  const game = table({ stage: 'hunting', side: 'a', rescue: 6, options: { tokens: 'must' }, hunted: { rick: { played: ['lair'] } } });
  expect(game.refusal('creature', { type: 'end-hunting' })).toBe('token-due');
  game.token('creature', 5);
  expect(game.refusal('creature', { type: 'end-hunting' })).toBe('token-due');
  game.token('artemia', 5).endHunting();
  expect(game.state.turn.phase).toBe(3);
});

// [NA-R13]
test('Virus after the Artemia token is down: it is taken back and laid between two places', () => {
  const game = table({ stage: 'hunting', side: 'a', rescue: 6, hunted: five, creature: { hand: ['virus'] } });
  game.token('artemia', 9).hunt('virus');
  expect(game.state.tokens.artemia).toEqual([]);
  expect(game.tokenRefusal('artemia', 9)).toBe('needs-two-places');
  game.token('artemia', 4, 9);
  expect(game.state.tokens.artemia).toEqual([4, 9]);
});

// [NA-R13] [NA-C9] One token, both effects on both places; a cloned token between two places is a Creature on both.
test('Mirage after Clone: both effects on both places', () => {
  const game = table({
    stage: 'hunting',
    huntLimit: 2,
    hunted: { rick: { played: ['rover'] }, morty: { played: ['beach'] }, karl: { played: ['lair'] } },
    creature: { hand: ['clone', 'mirage'] },
    assimilation: 5,
  });
  game.hunt('clone').token('target', 5).hunt('mirage').token('target', 4, 5).token('creature', 10).endHunting();
  expect(game.of('rick').will).toBe(2);
  expect(game.of('morty').will).toBe(2);
  expect(game.of('karl').will).toBe(3);
  expect(game.state.assimilation).toBe(4);
});

// [NA-4.8] [NA-C9]
test('two Hunt cards with the Artemia symbol: one token, both effects', () => {
  const game = table({
    stage: 'hunting',
    huntLimit: 2,
    hunted: { rick: { played: ['rover'] }, morty: { played: ['beach'] } },
    creature: { hand: ['mutation', 'virus'] },
  });
  game.hunt('mutation').token('artemia', 5).hunt('virus').token('artemia', 4, 5).endHunting();
  game.discard('rick', 'lair').discard('morty', 'lair');
  expect([game.of('rick').will, game.of('morty').will]).toEqual([2, 2]);
  expect(game.heard('spectator', 'hit-by-artemia').map(({ seat }) => seat)).toEqual([1, 2]);
});

// [NA-R14]
test('the token of the board and the token of a card are one', () => {
  const game = table({ stage: 'hunting', side: 'a', rescue: 6, hunted: five, creature: { hand: ['mutation'] } });
  game.token('artemia', 2).hunt('mutation');
  expect(game.tokenRefusal('artemia', 3)).toBe('token-already-laid');
  expect(game.refusal('creature', { type: 'end-hunting' })).toBeUndefined();
});

// [NA-R15]
test('Ascendancy needs somebody with three cards in hand, cards in play do not count', () => {
  const game = table({
    stage: 'hunting',
    hunted: {
      rick: { hand: ['lair', 'jungle'], played: ['river'] },
      morty: { hand: ['lair', 'jungle', 'river', 'beach'], played: ['rover'] },
    },
    creature: { hand: ['ascendancy'] },
  });
  expect(game.huntRefusal('ascendancy', { kind: 'hunted', seat: 1 })).toBe('wrong-target');
  game.hunt('ascendancy', { kind: 'hunted', seat: 2 }).discard('morty', 'lair', 'beach');
  expect(game.of('morty').hand).toEqual(['jungle', 'river']);
  const none = table({ stage: 'hunting', hunted: { rick: { hand: ['lair'], played: ['river'] } }, creature: { hand: ['ascendancy'] } });
  expect(none.huntRefusal('ascendancy', { kind: 'hunted', seat: 1 })).toBe('hand-too-small');
});

// [NA-3.7] [NA-R15] [NA-R16] Only the Creature sees what Phobia shows.
test('Phobia: all cards in hand but two of their choice are shown to the Creature alone; a small hand shows nothing', () => {
  const game = table({
    stage: 'hunting',
    hunted: { rick: { hand: ['lair', 'jungle', 'beach'], played: ['river'] }, morty: { hand: ['lair'], played: ['rover'] } },
    creature: { hand: ['phobia'] },
  });
  game.hunt('phobia', { kind: 'hunted', seat: 1 });
  game.act('rick', { type: 'hide-place', card: 'lair' }).act('rick', { type: 'hide-place', card: 'beach' });
  expect(game.heard('creature', 'hand-shown')[0]).toMatchObject({ seat: 1, count: 1, cards: ['jungle'] });
  expect(game.heard('morty', 'hand-shown')[0].cards).toBeUndefined();
  expect(game.heard('spectator', 'hand-shown')[0].cards).toBeUndefined();
  expect(game.view('creature').hunted[0].hand).toEqual(['jungle', 'hidden', 'hidden']);
  expect(game.view('morty').hunted[0].hand).toEqual(['hidden', 'hidden', 'hidden']);
  game.token('artemia', 1);
  const small = table({ stage: 'hunting', hunted: { rick: { hand: ['lair'], played: ['river'] } }, creature: { hand: ['phobia'] } });
  small.hunt('phobia', { kind: 'hunted', seat: 1 });
  expect(small.asked).toEqual(['creature']); // playable for the symbol alone
  expect(small.refusal('creature', { type: 'end-hunting' })).toBe('token-due');
});

// [NA-R16] Sealed, then together.
test('Forbidden Zone: every Hunted chooses secretly, all are discarded at the same moment, an empty hand gives nothing', () => {
  const game = table({
    stage: 'hunting',
    hunted: { rick: { played: ['river'] }, morty: { hand: [], played: ['rover'] }, karl: { played: ['beach'] } },
    creature: { hand: ['forbidden-zone'] },
  });
  const pile = game.of('morty').discard.length;
  game.hunt('forbidden-zone');
  expect(game.asked).toEqual(['rick', 'karl']);
  game.discard('rick', 'lair');
  expect(game.of('rick').discard).toEqual([]);
  expect(game.view('karl').sealed).toEqual([{ seat: 1, actions: [], count: 1 }]);
  expect(game.heard('karl', 'places-discarded')).toEqual([]);
  game.discard('karl', 'rover');
  expect(game.of('rick').discard).toEqual(['lair']);
  expect(game.of('karl').discard).toEqual(['rover']);
  expect(game.of('morty').discard).toHaveLength(pile);
});

// [NA-R17] [NA-3.3]
test('Vortex with two cards laid tells nothing of the other one, not even by where it lies', () => {
  const seen = (played: readonly string[]) => {
    const game = table({
      stage: 'hunting',
      hunted: { rick: { hand: ['rover'], played: [...played], lays: 2, discard: ['lair'], survival: ['vortex'] } },
    });
    game.endHunting().survive('rick', 'vortex', swapping('river', 'lair'));
    return game.view('creature').hunted[0].played.map(({ card }) => card);
  };
  expect(seen(['jungle', 'river'])).toEqual(['lair', 'hidden']);
  expect(seen(['river', 'beach'])).toEqual(['lair', 'hidden']);
});

// [NA-R17]
test('Vortex is seen by all: tokens stay, and the Creature may still answer with a Hunt card', () => {
  const game = table({
    stage: 'hunting',
    hunted: { rick: { hand: ['lair', 'jungle', 'river'], played: ['rover'], discard: ['beach'], survival: ['vortex'] } },
    creature: { hand: ['fierceness'] },
  });
  game.token('creature', 5).endHunting();
  expect(game.asked).toEqual(['rick']);
  game.survive('rick', 'vortex', swapping('rover', 'beach'));
  expect(game.heard('creature', 'play-swapped')[0]).toMatchObject({ out: 'rover', in: 'beach' });
  expect(game.view('creature').hunted[0].played[0].card).toBe('beach');
  expect(game.of('rick').discard).toEqual(['rover']);
  expect(game.asked).toEqual(['creature']);
  expect(game.tokenRefusal('creature', 4)).toBe('token-already-laid');
  game.hunt('fierceness').endHunting();
  expect(game.state.turn.phase).toBe(3);
  expect(game.of('rick').will).toBe(3);
});

// [NA-R18] After the last card of the phase; what goes back can be discarded in phase 3.
test('River: which of the two cards stays is chosen after the tokens, secretly; the other is in hand for phase 3', () => {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    hunted: {
      rick: { hand: ['beach'], played: ['lair', 'rover'], lays: 2, resolves: 1 },
      karl: { played: ['lair'] },
    },
  });
  game.token('creature', 1).token('artemia', 5).endHunting();
  expect(game.asks('rick')).toBe('keep-place');
  expect(game.refusal('rick', { type: 'keep-place', card: 'jungle' })).toBeDefined();
  game.act('rick', { type: 'keep-place', card: 'rover' });
  expect(game.heard('karl', 'place-kept')[0]?.card).toBeUndefined();
  expect(game.asks('rick')).toBe('discard-places');
  expect(game.of('rick').hand).toEqual(['lair', 'beach']);
  game.discard('rick', 'lair');
  expect(game.of('rick').discard).toContain('lair');
});

// [NA-R72] The symbol counts in phase 2; a step made in phase 3 changes nothing this turn.
test('a Rescue step in phase 3 onto a cell with the symbol brings no token this turn', () => {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 7,
    hunted: { rick: { hand: [], played: ['wreck'], discard: ['lair', 'jungle'] }, karl: { played: ['lair'], discard: ['rover'] } },
  });
  expect(game.tokenRefusal('artemia', 1)).toBe('token-not-available');
  game.token('creature', 5).endHunting();
  game.power('rick', 'wreck', 'step-rescue');
  expect(game.state.rescue).toBe(6);
  expect(game.state.tokens.artemia).toEqual([]);
});

// [NA-16.2] Force Field is a card of phase 1: its token is placed when phase 2 begins.
test('the Target token of Force Field lies between two places through phase 2', () => {
  const game = table({ hunted: { rick: {} }, creature: { hand: ['force-field'] } });
  game.hunt('force-field', between(2, 7)).lay('rick', 'rover');
  expect(game.tokenRefusal('target', 1)).toBe('token-already-laid');
  game.endHunting();
  expect(game.state.turn.phase).toBe(3);
});

// [NA-6.4] The book: tokens may share a place to add up their effects.
test('all three tokens may lie on one place, and who explores it suffers each of them', () => {
  const game = table({
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    assimilation: 9,
    creature: { hand: ['scream'] },
    hunted: { rick: { hand: ['lair', 'jungle', 'river', 'beach'], played: ['rover'] } },
  });
  game.token('creature', 5).token('artemia', 5).hunt('scream').token('target', 5).endHunting();
  expect(game.state.tokens).toEqual({ creature: [5], artemia: [5], target: [5] });
  game.discard('rick', 'lair', 'jungle').discard('rick', 'river');
  expect(game.heard('spectator', 'places-discarded').map(({ cause }) => cause)).toEqual(['hunt:scream', 'hunt:scream', 'token:artemia']);
  expect(game.of('rick').will).toBe(2);
  expect(game.state.assimilation).toBe(8);
});
