import { expect, test } from 'vitest';
import { between, nothing, paying, table } from '../testing/table.ts';

// [NA-5.4] [NA-E1] The printed example, sentence by sentence.
test('Karl has two place cards left, resists with 1 Will, takes two of his pile back and still lays one', () => {
  const game = table({ hunted: { karl: { hand: ['lair', 'jungle'], discard: ['river', 'beach', 'rover'] }, rick: {} } });
  const before = game.state.assimilation;
  game.resist('karl', 1);
  expect(game.of('karl').will).toBe(2);
  expect(game.asks('karl')).toBe('return-places');
  game.takeBack('karl', 'river', 'beach');
  expect(game.of('karl').hand).toEqual(['lair', 'jungle', 'river', 'beach']);
  expect(game.of('karl').discard).toEqual(['rover']);
  expect(game.state.assimilation).toBe(before);
  expect(game.asked).toContain('karl'); // one card is still to be laid
  expect(game.refusal('karl', { type: 'give-up' })).toBe('already-made-an-effort');
  game.lay('karl', 'river');
  expect(game.asked).toEqual(['rick']);
});

// [NA-R4] Two Will bring up to four; fewer are allowed, even none, even of nothing.
test('resisting may take fewer cards than it could, and is allowed with an empty pile', () => {
  const game = table({ hunted: { karl: { hand: ['lair'] }, rick: {} } });
  game.resist('karl', 2).takeBack('karl', 'jungle').decline('karl');
  expect(game.of('karl').hand).toEqual(['lair', 'jungle']);
  expect(game.of('karl').will).toBe(1);
  const pointless = table({ hunted: { karl: {}, rick: {} } });
  pointless.resist('karl', 1);
  expect(pointless.of('karl').will).toBe(2);
  expect(pointless.asks('karl')).toBe('explore');
});

// [NA-5.6] [NA-R4] At most 2 Will a turn: one effort, not two.
test('nobody resists twice in a turn', () => {
  const game = table({ hunted: { karl: { hand: ['lair'] }, rick: {} } });
  game.resist('karl', 1).takeBack('karl', 'jungle', 'river');
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('already-made-an-effort');
});

// [NA-R4] [NA-R6] Turned round: what is pointless is refused.
test('with pointlessMoves=refuse an empty pile cannot be resisted for, one card at least comes back, and nobody gives up for nothing', () => {
  const options = { pointlessMoves: 'refuse' };
  const game = table({ options, hunted: { karl: {}, rick: { hand: ['lair', 'jungle', 'river'] } } });
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('nothing-to-return');
  expect(game.refusal('karl', { type: 'give-up' })).toBe('nothing-to-regain');
  game.resist('rick', 1);
  expect(game.refusal('rick', { type: 'decline' })).toBe('must-return-more');
});

// [NA-R6] The book forbids nothing: the counter moves all the same.
test('a Hunted with full Will and an empty pile may give up, and the Assimilation counter moves', () => {
  const game = table({ hunted: { karl: {}, rick: {} }, assimilation: 5 });
  game.giveUp('karl');
  expect(game.state.assimilation).toBe(4);
});

// [NA-C6] [NA-R4] Only Give Up is offered with the last Will, for that is what resisting would become.
test('resisting with the last Will is refused, giving up brings everything back and moves the counter', () => {
  const game = table({ hunted: { karl: { will: 1, hand: ['lair'] }, rick: { will: 2, hand: ['lair'] } }, assimilation: 5 });
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('last-will');
  expect(game.refusal('karl', { type: 'resist', will: 2 })).toBe('not-enough-will');
  expect(game.refusal('rick', { type: 'resist', will: 2 })).toBe('last-will');
  game.giveUp('karl');
  expect(game.of('karl')).toMatchObject({ will: 3, hand: ['lair', 'jungle', 'river', 'beach', 'rover'], discard: [] });
  expect(game.state.assimilation).toBe(4);
});

// [NA-5.3] [NA-C7]
test('two Hunted give up in one phase: the counter moves twice', () => {
  const game = table({ hunted: { karl: { will: 1 }, rick: { will: 2 } }, assimilation: 5 });
  game.giveUp('karl').giveUp('rick');
  expect(game.state.assimilation).toBe(3);
});

test('the match ends at once when giving up moves the counter to the star', () => {
  const game = table({ hunted: { karl: { will: 1 }, rick: {} }, assimilation: 1 });
  game.lay('rick', 'lair').giveUp('karl');
  expect(game.result?.because).toBe('assimilated');
  expect(game.asked).toEqual([]);
});

// [NA-R5]
test('a Hunted who gave up does not resist as well', () => {
  const game = table({ hunted: { karl: { hand: ['lair'] }, rick: {} } });
  game.giveUp('karl');
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('already-made-an-effort');
});

// [NA-5.5] [NA-R3] [NA-R5] Forced: resisting did not bring enough.
test('after the River two cards are due: with one in hand and a hopeless Resist only Give Up is left', () => {
  const game = table({ hunted: { karl: { hand: ['lair'], lays: 2 }, rick: {} } });
  expect(game.refusal('karl', { type: 'lay-place', card: 'lair' })).toBe('too-few-cards');
  game.resist('karl', 1).decline('karl');
  expect(game.refusal('karl', { type: 'lay-place', card: 'lair' })).toBe('too-few-cards');
  game.giveUp('karl').lay('karl', 'lair', 'rover');
  expect(game.of('karl').isLocked).toBe(true);
});

// [NA-R3] Both cards must be legal ones.
test('with Force Field over one of two cards in hand the other is not enough', () => {
  const game = table({
    hunted: { karl: { hand: ['river', 'rover'], lays: 2 }, rick: {} },
    creature: { hand: ['force-field'] },
  });
  game.hunt('force-field', between(3, 4));
  expect(game.refusal('karl', { type: 'lay-place', card: 'rover' })).toBe('too-few-cards');
  expect(game.refusal('karl', { type: 'lay-place', card: 'river' })).toBe('place-barred');
});

// [NA-5.8] [NA-R7] A lock may be changed; the phase waits for the Creature.
test('a laid card may be changed until the phase ends, and the phase ends when all are locked and the Creature passed', () => {
  const game = table({ hunted: { karl: {}, rick: {} }, creature: { hand: ['mirage'] } });
  game.lay('karl', 'lair').lay('rick', 'river');
  expect(game.asked).toEqual(['creature']);
  game.takeUp('karl').lay('karl', 'beach');
  game.pass('creature');
  expect(game.stage).toBe('hunting');
  expect(game.of('karl').played.map(({ card }) => card)).toEqual(['beach']);
  expect(game.refusal('karl', { type: 'take-up-places' })).toBeDefined();
});

// [NA-R7] Nobody waits for a Creature that by open facts cannot play.
test('with no Hunt card in hand the Creature is not waited for', () => {
  const game = table({ hunted: { karl: {} } });
  expect(game.asked).toEqual(['karl']);
  game.lay('karl', 'lair');
  expect(game.stage).toBe('hunting');
});

// [NA-R71] Taking a card up again gives no second chance to resist, and no first one to a Hunted who has laid.
test('resisting and giving up come before the card is laid', () => {
  const game = table({ hunted: { karl: { hand: ['lair', 'jungle'] }, rick: {} } });
  game.lay('karl', 'lair');
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('cards-laid');
  expect(game.refusal('karl', { type: 'give-up' })).toBe('cards-laid');
  game.takeUp('karl').resist('karl', 1).takeBack('karl', 'river', 'beach').lay('karl', 'lair').takeUp('karl');
  expect(game.refusal('karl', { type: 'resist', will: 1 })).toBe('already-made-an-effort');
});

// [NA-R1] [NA-R11]
test('Despair after somebody laid: all laid cards go back and are chosen again', () => {
  const game = table({ hunted: { karl: { survival: ['adrenaline'], will: 2 }, rick: {} }, creature: { hand: ['despair'] } });
  game.lay('karl', 'lair').lay('rick', 'river').hunt('despair');
  expect(game.of('karl').played).toEqual([]);
  expect(game.of('rick').hand).toHaveLength(5);
  expect(game.asked).toEqual(['karl', 'rick']);
  expect(game.heard('spectator', 'choices-undone')[0]).toMatchObject({ cause: 'hunt:despair', seats: [1, 2] });
  expect(game.surviveRefusal('karl', 'adrenaline')).toBe('survival-barred');
});

// [NA-5.9] [NA-R1] [NA-R2] Not before the Hunted: while the phase is open.
test('Force Field comes while the phase is open: laid cards go back, neither of the two places may be laid', () => {
  const game = table({ hunted: { karl: {}, rick: {} }, creature: { hand: ['force-field'] } });
  game.lay('karl', 'lair').lay('rick', 'jungle').hunt('force-field', between(1, 2));
  expect(game.asked).toEqual(['karl', 'rick']);
  expect(game.refusal('karl', { type: 'lay-place', card: 'lair' })).toBe('place-barred');
  expect(game.refusal('rick', { type: 'lay-place', card: 'jungle' })).toBe('place-barred');
  game.lay('karl', 'rover').lay('rick', 'beach');
  expect(game.stage).toBe('hunting');
  expect(game.state.tokens.target).toEqual([1, 2]);
});

// [NA-R1] [NA-R8]
test('Sacrifice: a card is paid, laid cards go back, and the Creature plays no Hunt card this turn', () => {
  const game = table({ hunted: { karl: { survival: ['sacrifice'] }, rick: {} }, creature: { hand: ['despair', 'mirage'] } });
  game.lay('karl', 'lair').lay('rick', 'river').survive('karl', 'sacrifice', paying('rover'));
  expect(game.of('karl')).toMatchObject({ discard: ['rover'], played: [] });
  expect(game.of('rick').played).toEqual([]);
  expect(game.asked).toEqual(['karl', 'rick']); // nobody waits for the Creature
  expect(game.huntRefusal('despair')).toBe('not-asked');
  game.lay('karl', 'lair').lay('rick', 'river');
  expect(game.stage).toBe('hunting');
  expect(game.huntRefusal('mirage')).toBe('hunt-barred');
});

// [NA-R8]
test('Sacrifice is refused once the Creature has no Hunt card left to play this turn, and with an empty hand', () => {
  const game = table({
    hunted: { karl: { survival: ['sacrifice'] }, rick: {} },
    huntPlayed: [{ card: 'force-field', target: between(1, 2) }],
  });
  expect(game.surviveRefusal('karl', 'sacrifice', paying('lair'))).toBe('creature-has-played');
  const poor = table({ hunted: { karl: { survival: ['sacrifice'], hand: [] }, rick: {} }, creature: { hand: ['mirage'] } });
  expect(poor.surviveRefusal('karl', 'sacrifice', nothing)).toBe('hand-empty');
  poor.giveUp('karl').survive('karl', 'sacrifice', paying('lair'));
  expect(poor.of('karl').discard).toEqual(['lair']);
});

// [NA-4.6] [NA-R60] The first to be heard plays first.
test('two Hunted play at the same moment: the cards work in the order they arrive', () => {
  const game = table({ hunted: { karl: { survival: ['ingenuity'] }, rick: { survival: ['sixth-sense'], discard: ['lair'] } } });
  game.survive('rick', 'sixth-sense').survive('karl', 'ingenuity');
  expect(game.heard('spectator', 'survival-played').map(({ card }) => card)).toEqual(['sixth-sense', 'ingenuity']);
  expect(game.state.marker).toBe(true);
  game.takeBack('rick', 'lair');
  expect(game.of('rick').hand).toContain('lair');
});

// [NA-R59] An absent player can always be played for: a card to lay, Give Up if there is none, a pass in every window.
test('a seat that is asked can always do the simplest thing', () => {
  const game = table({ hunted: { karl: { hand: [] }, rick: { survival: ['vortex'], discard: ['lair'] } }, creature: { hand: ['stasis'] } });
  expect(game.legal('karl', 'lay-place')).toEqual([]);
  expect(game.legal('karl', 'give-up')).toHaveLength(1);
  game.giveUp('karl').lay('karl', 'lair').lay('rick', 'rover');
  expect(game.legal('creature', 'pass')).toHaveLength(1);
  game.pass('creature').endHunting();
  expect(game.asked).toEqual(['rick']);
  expect(game.legal('rick', 'pass')).toHaveLength(1);
});

test('who lays a place card knows which; the others hear only that one was laid', () => {
  const game = table({ hunted: { rick: {}, morty: {} } }).lay('rick', 'jungle');
  expect(game.heard('rick', 'place-laid')).toEqual([{ type: 'place-laid', seat: game.seat('rick'), card: 'jungle' }]);
  expect(game.heard('morty', 'place-laid')).toEqual([{ type: 'place-laid', seat: game.seat('rick') }]);
});

// [NA-5.1]
test('all Hunted choose at the same time, in whatever sequence, and none sees what another laid', () => {
  const game = table({ hunted: { karl: {}, rick: {}, ripley: {} } });
  expect(game.asked).toEqual(['karl', 'rick', 'ripley']);
  game.lay('ripley', 'river');
  expect(game.asked).toEqual(['karl', 'rick']);
  for (const who of ['creature', 'karl', 'rick', 'spectator']) expect(game.view(who).hunted[2].played).toMatchObject([{ card: 'hidden' }]);
  expect(game.view('ripley').hunted[2].played).toMatchObject([{ card: 'river' }]);
  game.lay('karl', 'river').lay('rick', 'lair');
  expect(game.stage).toBe('hunting');
});

// [NA-1.5] [NA-9.1]
test('a card laid this turn is neither in hand nor in the pile until the turn ends', () => {
  const game = table({ hunted: { karl: { discard: ['jungle', 'river'], survival: ['double-back'] } } });
  const whereIs = () => {
    const { played, hand, discard } = game.of('karl');
    return [played.some(({ card }) => card === 'lair'), hand.includes('lair'), discard.includes('lair')];
  };
  game.lay('karl', 'lair').endHunting().passWindows();
  expect(whereIs()).toEqual([true, false, false]);
  game.power('karl', 'lair', 'return-all');
  expect(game.of('karl').discard).toEqual([]);
  expect(whereIs()).toEqual([true, false, false]);
  expect(game.state.turn.number).toBe(1);
  game.passWindows();
  expect(game.state.turn.number).toBe(2);
  expect(whereIs()).toEqual([false, false, true]);
});

// [NA-1.5] The place is that of the card, unless something has moved the Hunted elsewhere.
test('a Hunted explores the place of the card laid, and after Detour another, with the same card in play', () => {
  const scene = { stage: 'reckoning', tokens: { creature: 4 }, creature: { hand: ['detour'] }, hunted: { rick: { played: ['rover'] } } };
  const stayed = table(scene).pass('creature');
  expect(stayed.heard('spectator', 'caught')).toEqual([]);
  const led = table(scene).hunt('detour', { kind: 'visit', seat: 1, card: 'rover', to: 4 });
  expect(led.heard('spectator', 'caught')).toMatchObject([{ seat: 1 }]);
  expect([led.of('rick').played, led.of('rick').discard].flat()).toContainEqual('rover');
});
