import { expect, test } from 'vitest';
import { at, moved, table } from '../testing/table.ts';

/** The story of the book, from the moment the hunt is over. */
function story(options: Record<string, boolean | string> = {}) {
  const game = table({
    stage: 'hunting',
    side: 'b',
    rescue: 7,
    assimilation: 8,
    options,
    creature: { hand: ['mirage'] },
    hunted: {
      rick: { played: ['lair'], discard: ['river'] },
      morty: { played: ['rover'], discard: ['beach'] },
      karl: { played: ['jungle'] },
      bishop: { played: ['wreck'] },
      ripley: { played: ['wreck'], will: 1, discard: ['lair', 'river'] },
    },
  });
  return game.token('creature', 8).token('artemia', 2).hunt('mirage').token('target', 5, 10).endHunting();
}

// [NA-E3] The printed example, sentence by sentence.
test('Rick in the Lair copies the Wreck, where the Creature is, and the Rescue counter moves at once', () => {
  const game = story();
  expect(game.asked).toEqual(['rick']);
  game.power('rick', 'lair', 'step-rescue', 8);
  expect(game.state.rescue).toBe(6);
  expect(game.state.turn.usedPlaces).toEqual(['wreck']);
  game.discard('karl', 'river');
  expect(game.of('rick').will).toBe(3); // not caught
});

// [NA-7.11] [NA-E4] [NA-R19] His place has no power: nothing, not even a card back.
test('Morty on the Rover, which Mirage has silenced, neither takes a place nor returns a card', () => {
  const game = story().power('rick', 'lair', 'return-all');
  expect(game.heard('spectator', 'stood-idle')).toEqual([{ type: 'stood-idle', seat: 2, card: 'rover', because: 'hunt:mirage' }]);
  expect(game.of('morty')).toMatchObject({ hand: ['lair', 'jungle', 'river'], discard: ['beach'] });
});

// [NA-7.10] [NA-E5]
test('Karl in the Jungle under the Artemia token discards one card of his own choice and does nothing else', () => {
  const game = story().power('rick', 'lair', 'return-all');
  expect(game.asked).toEqual(['karl']);
  expect(game.asks('karl')).toBe('discard-places');
  expect(game.legal('karl', 'discard-place').map(({ card }) => card)).toEqual(['lair', 'river', 'beach', 'rover']);
  game.discard('karl', 'beach');
  expect(game.heard('spectator', 'places-discarded')).toMatchObject([{ seat: 3, count: 1, cards: ['beach'], cause: 'token:artemia' }]);
  expect(game.heard('spectator', 'power-used').map(({ seat }) => seat)).toEqual([1]);
});

// [NA-7.6] [NA-7.7] [NA-E6]
test('Bishop and Ripley on the Wreck with the Creature lose 1 Will each, and the Assimilation counter moves once', () => {
  const game = story().power('rick', 'lair', 'return-all').discard('karl', 'beach');
  expect(game.heard('spectator', 'caught').map(({ seat }) => seat)).toEqual([4, 5]);
  expect(game.heard('spectator', 'will-lost').map(({ seat, left }) => [seat, left])).toEqual([
    [4, 2],
    [5, 0],
  ]);
  expect(game.heard('spectator', 'assimilation-moved')[0]).toMatchObject({ steps: 1, left: 7, cause: 'caught' });
  expect(game.of('bishop').will).toBe(2);
});

// [NA-7.8] [NA-E7] [NA-R36] The rule of the book: all their place cards, the one in play too.
test('Ripley lost her last Will: the counter moves once more, then she has all her cards and 3 Will', () => {
  const game = story().power('rick', 'lair', 'step-rescue', 8).discard('karl', 'beach');
  expect(game.heard('spectator', 'assimilation-moved').map(({ left, cause }) => [left, cause])).toEqual([
    [7, 'caught'],
    [6, 'last-will'],
  ]);
  expect(game.of('ripley')).toMatchObject({ will: 3, discard: [], played: [] });
  expect(game.of('ripley').hand).toEqual(['lair', 'jungle', 'river', 'beach', 'rover', 'wreck']);
  expect(game.state.assimilation).toBe(6); // 2 steps in the turn
  expect(game.state.rescue).toBe(5); // the copied Wreck, and the end of the turn
});

// [NA-E7] [NA-R36] Turned round, as the book's example words it.
test('with lastWillReturn=pile her Wreck stays in play and is discarded at the end of the turn', () => {
  const game = story({ lastWillReturn: 'pile' }).power('rick', 'lair', 'return-all').discard('karl', 'beach');
  expect(game.of('ripley')).toMatchObject({ will: 3, discard: ['wreck'] });
  expect(game.of('ripley').hand).toEqual(['lair', 'jungle', 'river', 'beach', 'rover']);
});

// [NA-10.5] [NA-E7]
test('in the advanced variant she regains 2 Will', () => {
  const game = story({ advanced: true }).power('rick', 'lair', 'return-all').discard('karl', 'beach');
  expect(game.of('ripley').will).toBe(2);
});

// [NA-7.2] Clockwise from the Creature's left, wherever it sits.
test('the Hunted act clockwise from the left of the Creature', () => {
  const hunted = {
    ada: { played: ['beach'], discard: ['lair'] },
    ben: { played: ['rover'], discard: ['lair'] },
    cleo: { played: ['river'] },
  };
  const game = table({ stage: 'reckoning', creature: { seat: 2 }, hunted });
  expect(game.asked).toEqual(['ada']);
  expect(game.seat('ada')).toBe(3);
  game.power('ada', 'beach', 'use-marker');
  expect(game.asked).toEqual(['ben']);
});

// [NA-R67] Step 1 is a duty.
test('with an empty pile the power must be used, the River and the Artefact included', () => {
  const game = table({ stage: 'reckoning', hunted: { rick: { played: ['river'] } } });
  expect(game.of('rick')).toMatchObject({ nextLays: 2, nextResolves: 1 }); // the only thing to do is done by itself
  const asked = table({ stage: 'reckoning', hunted: { rick: { played: ['artefact'], discard: ['lair'] } } });
  expect(asked.refusal('rick', { type: 'do-nothing', card: 'artefact' })).toBe('must-act');
});

// [NA-R67] Turned round.
test('with mayPass a Hunted may do nothing', () => {
  const game = table({ stage: 'reckoning', options: { mayPass: true }, hunted: { rick: { played: ['river'] } } });
  expect(game.asked).toEqual(['rick']);
  game.act('rick', { type: 'do-nothing', card: 'river' });
  expect(game.of('rick').nextLays).toBe(1);
});

// [NA-R67] [NA-7.3] Only one thing possible, or nothing.
test('a used-up place and an empty pile leave nothing to do', () => {
  const game = table({
    stage: 'reckoning',
    usedPlaces: ['wreck'],
    hunted: { rick: { hand: ['lair', 'jungle', 'river', 'beach', 'rover'], played: ['wreck'] } },
  });
  expect(game.stage).toBe('refill-window'); // nobody was asked
  expect(game.state.rescue).toBe(13);
});

// [NA-22.16] Gate could be among their cards, so what they hold must not show.
test('one who can do nothing but holds a Survival card is asked, and may do nothing', () => {
  const game = table({
    stage: 'reckoning',
    usedPlaces: ['wreck'],
    hunted: { rick: { hand: ['lair', 'jungle', 'river', 'beach', 'rover'], played: ['wreck'], survival: ['sixth-sense'] } },
  });
  game.passWindows();
  expect(game.asks('rick')).toBe('act');
  expect(game.legal('rick', 'do-nothing')).toEqual([{ type: 'do-nothing', card: 'wreck' }]);
  game.act('rick', { type: 'do-nothing', card: 'wreck' });
  expect(game.state.turn.phase).toBe(4);
});

// [NA-R65] A Hunted freed late acts at once, before the next step.
test('Wrong Track before the Creature step frees a Hunted, who acts at once', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], discard: ['lair'], survival: ['wrong-track'] }, morty: { played: ['lair'], discard: ['river'] } },
  });
  expect(game.stage).toBe('reveal-window');
  game.pass('rick').power('morty', 'lair', 'return-all');
  expect(game.stage).toBe('creature-window');
  game.survive('rick', 'wrong-track', moved('creature', 4));
  expect(game.asked).toEqual(['rick']);
  expect(game.asks('rick')).toBe('act');
  game.returnInstead('rick', 'rover', 'lair');
  expect(game.of('rick').will).toBe(3);
});

// [NA-R65] A Hunted who has acted is still hit by a token that comes later.
test('a Hunted who has acted is caught by a token moved there afterwards, and does not act again when it leaves', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: { rick: { played: ['rover'], survival: ['wrong-track'] }, morty: { played: ['beach'], discard: ['lair'] } },
    assimilation: 5,
  });
  game.pass('rick').power('morty', 'beach', 'use-marker').survive('rick', 'wrong-track', moved('creature', 4));
  game.act('rick', { type: 'take-place', card: 'swamp' });
  expect(game.of('morty').will).toBe(2);
  expect(game.of('rick').hand).toContain('swamp');
  expect(game.state.assimilation).toBe(4);
  expect(game.heard('spectator', 'power-used').map(({ seat }) => seat)).toEqual([2, 1]);
});

// [NA-R65] The same in step 3.
test('a Hunted who has acted is hit by the Artemia token moved there afterwards', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], survival: ['hologram'] }, morty: { played: ['beach'], hand: ['lair', 'river'] } },
  });
  game.pass('rick').power('morty', 'beach', 'use-marker').survive('rick', 'hologram', moved('artemia', 4));
  game.act('rick', { type: 'take-place', card: 'swamp' }).discard('morty', 'lair');
  expect(game.of('morty').hand).toEqual(['river']);
});

// [NA-22.19] [NA-R46]
test('a Hunted whose card is back in hand is not reached by a token moved there afterwards', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 7 },
    hunted: { rick: { played: ['shelter'], survival: ['wrong-track'] }, morty: { played: ['jungle'], discard: ['lair'] } },
    assimilation: 5,
  });
  game.pass('rick').power('morty', 'jungle', 'return-this').survive('rick', 'wrong-track', moved('creature', 2));
  expect(game.heard('spectator', 'caught')).toEqual([]);
  expect(game.state.assimilation).toBe(5);
});

// [NA-R63] Between any two resolutions, but not inside one.
test('a phase 3 card may come before each Hunted acts, and not while one is in the middle of a power', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5 },
    creature: { hand: ['cataclysm'] },
    hunted: { rick: { played: ['jungle'], discard: ['lair', 'river'] }, morty: { played: ['beach'], discard: ['lair'] } },
  });
  expect(game.asked).toEqual(['creature']);
  game.pass('creature').power('rick', 'jungle', 'return-this');
  expect(game.asks('rick')).toBe('return-places');
  expect(game.huntRefusal('cataclysm', { kind: 'place', place: 4 })).toBe('not-asked');
  game.takeBack('rick', 'lair');
  expect(game.asks('creature')).toBe('interrupt'); // nobody waits for it
  expect(game.asked).toEqual(['morty']);
  game.hunt('cataclysm', { kind: 'place', place: 4 });
  expect(game.state.marker).toBe(false);
});

/** Rick has a choice, Morty on the Wreck has not; the Creature may hold a card of phase 3. */
const wreckNext = (more: { readonly huntPlayed?: string[] } = {}) =>
  table({
    stage: 'reckoning',
    rescue: 9,
    creature: { hand: ['cataclysm'] },
    hunted: {
      rick: { played: ['beach'], discard: ['lair'] },
      morty: { hand: ['lair', 'jungle', 'river', 'beach', 'rover'], played: ['wreck'] },
    },
    ...more,
  });

// [NA-7.12] [NA-R63] Also before what is resolved without a choice.
test('the Creature may answer what Rick did before the Wreck, the only thing Morty can do, is resolved', () => {
  const game = wreckNext().pass('creature').returnInstead('rick', 'beach', 'lair');
  expect(game.state.rescue).toBe(9);
  expect(game.asked).toEqual(['creature']);
  expect(game.asks('creature')).toBe('window');
  game.hunt('cataclysm', at(8));
  expect(game.heard('spectator', 'stood-idle')).toMatchObject([{ seat: 2, because: 'hunt:cataclysm' }]);
  const passed = wreckNext().pass('creature').returnInstead('rick', 'beach', 'lair').pass('creature');
  expect(passed.heard('spectator', 'power-used').map(({ place }) => place)).toEqual(['wreck']);
});

// [NA-4.11] By open facts: no moment where nobody could hold a card, and none twice for the same situation.
test('nobody is asked who can play nothing, nor again before anything was resolved', () => {
  const spent = wreckNext({ huntPlayed: ['stasis'] });
  expect(spent.asked).toEqual(['rick']);
  spent.returnInstead('rick', 'beach', 'lair');
  expect(spent.heard('spectator', 'power-used').map(({ place }) => place)).toEqual(['wreck']);
  const alone = table({
    stage: 'reckoning',
    creature: { hand: ['cataclysm'] },
    hunted: { morty: { hand: ['lair', 'jungle', 'river', 'beach', 'rover'], played: ['wreck'] } },
  });
  alone.pass('creature');
  expect(alone.heard('spectator', 'power-used').map(({ place }) => place)).toEqual(['wreck']);
});

// [NA-7.12] Between the steps, and before the Target token works.
test('the Creature may lead Morty away after step 1 and before Scream works on him', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { target: 5 },
    huntPlayed: ['scream'],
    huntLimit: 2,
    creature: { hand: ['detour'] },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair', 'jungle'] } },
  });
  game.pass('creature').power('rick', 'beach', 'use-marker');
  expect([game.stage, game.asked]).toEqual(['free-places', ['creature']]);
  game.hunt('detour', { kind: 'visit', seat: game.seat('morty'), card: 'rover', to: 4 });
  expect(game.asked).toEqual(['morty']);
  expect(game.asks('morty')).toBe('act'); // on the Beach, with both cards still in hand
  expect(game.of('morty').will).toBe(3);
});

// [NA-4.1] A seat that has passed may answer a card played after.
test('a card played asks those again who have passed', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 5 },
    hunted: {
      rick: { played: ['rover'], survival: ['dodge'] },
      morty: { played: ['beach'], discard: ['lair'], survival: ['wrong-track'] },
    },
  });
  game.pass('rick');
  expect(game.asked).toEqual(['morty']);
  game.survive('morty', 'wrong-track', moved('creature', 4));
  expect(game.asked).toEqual(['rick']); // Morty has played his card of the turn
  expect(game.surviveRefusal('rick', 'dodge')).toBe('no-token-on-you');
});

// [NA-6.6] In the hunt it is the Creature who is asked again.
test('a card of phase 2 that a Hunted plays lets the Creature go on hunting', () => {
  const game = table({
    stage: 'hunting',
    hunted: { rick: { played: ['rover'], discard: ['lair'], survival: ['vortex'] }, morty: { played: ['beach'] } },
  });
  game.token('creature', 5).endHunting();
  game.survive('rick', 'vortex', { kind: 'swap', out: 'rover', in: 'lair' });
  expect([game.stage, game.asked]).toEqual(['hunting', ['creature']]);
});

// [NA-7.1]
test('all cards in play are revealed together, to everybody, and not before', () => {
  const game = table({ stage: 'hunting', hunted: { rick: { played: ['rover'] }, morty: { played: ['beach'] } } });
  const shown = () => game.view('creature').hunted.flatMap(({ played }) => played.map(({ card }) => card));
  expect(shown()).toEqual(['hidden', 'hidden']);
  expect(game.view('rick').hunted[1].played).toMatchObject([{ card: 'hidden' }]);
  game.token('creature', 1).endHunting();
  const plays = [
    { seat: 1, cards: ['rover'] },
    { seat: 2, cards: ['beach'] },
  ];
  for (const who of ['creature', 'rick', 'morty', 'spectator']) {
    expect(game.heard(who, 'places-revealed')).toEqual([{ type: 'places-revealed', plays }]);
  }
  expect(shown()).toEqual(['rover', 'beach']);
  expect(game.revealed).toBe(true);
});
