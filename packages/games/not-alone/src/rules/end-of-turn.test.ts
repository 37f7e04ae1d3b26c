import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const quiet = { rick: { played: ['rover'] } };

// [NA-9.1] [NA-9.2] [NA-9.3]
test('cards in play are discarded face up, tokens come back, the Hunt hand is filled to three, the Rescue counter moves', () => {
  const game = table({ stage: 'end-of-turn', tokens: { creature: 5, artemia: 2 }, rescue: 9, huntPlayed: ['mutation'], hunted: quiet });
  expect(game.of('rick')).toMatchObject({ discard: ['rover'], played: [] });
  expect(game.state.tokens).toEqual({ creature: [], target: [], artemia: [] });
  expect(game.creatureHand).toHaveLength(3);
  expect(game.state.rescue).toBe(8);
  expect(game.state.turn).toMatchObject({ number: 2, stage: 'exploration' });
});

// [NA-16.18] [NA-R37] The literal reading: no forward step in this phase.
test('Stasis holds the Rescue counter, and Amplifier is not playable then', () => {
  const game = table({
    stage: 'end-of-turn',
    rescue: 9,
    marker: true,
    creature: { hand: ['stasis'] },
    hunted: { rick: { played: ['rover'], survival: ['amplifier'] } },
  });
  game.hunt('stasis');
  expect(game.surviveRefusal('rick', 'amplifier')).toBe('rescue-held');
  game.passWindows();
  expect(game.state.rescue).toBe(9);
  expect(game.state.marker).toBe(true);
  expect(game.heard('spectator', 'rescue-held')).toMatchObject([{ cause: 'hunt:stasis' }]);
});

// [NA-R37] Amplifier first: its step stands.
test('an Amplifier played before Stasis has made its step', () => {
  const game = table({
    stage: 'end-of-turn',
    rescue: 9,
    marker: true,
    creature: { hand: ['stasis'] },
    hunted: { rick: { played: ['rover'], survival: ['amplifier'] } },
  });
  game.survive('rick', 'amplifier').hunt('stasis').passWindows();
  expect(game.state.rescue).toBe(8);
});

// [NA-R37] Turned round.
test('with stasis=automatic-step only the step at the end is stopped', () => {
  const game = table({
    stage: 'end-of-turn',
    rescue: 9,
    marker: true,
    options: { stasis: 'automatic-step' },
    creature: { hand: ['stasis'] },
    hunted: { rick: { played: ['rover'], survival: ['amplifier'] } },
  });
  game.hunt('stasis').survive('rick', 'amplifier').passWindows();
  expect(game.state.rescue).toBe(8);
});

// [NA-9.4] [NA-R64] Before the cards are discarded, and again after the refill.
test('a Creature that has played no card this turn may play a phase 4 card it has just drawn', () => {
  const game = table({ stage: 'end-of-turn', rescue: 9, huntDeck: ['stasis'], hunted: quiet });
  expect(game.stage).toBe('refill-window');
  expect(game.asked).toEqual(['creature']);
  game.hunt('stasis');
  expect(game.state.rescue).toBe(9);
  expect(game.state.turn.number).toBe(2);
});

// [NA-R64] Turned round.
test('with phase4Cards=start there is no window after the refill', () => {
  const game = table({ stage: 'end-of-turn', rescue: 9, huntDeck: ['stasis'], options: { phase4Cards: 'start' }, hunted: quiet });
  expect(game.state.turn.number).toBe(2);
  expect(game.state.rescue).toBe(8);
});

// [NA-R64] Double Back only before the card in play is discarded.
test('Double Back comes too late after the refill', () => {
  const game = table({
    stage: 'end-of-turn',
    hunted: { rick: { played: ['rover'], survival: ['double-back'] }, morty: { played: ['rover'], survival: ['amplifier'] } },
    marker: true,
  });
  game.pass('rick', 'morty');
  expect(game.stage).toBe('refill-window');
  expect(game.of('rick').discard).toEqual(['rover']);
  expect(game.surviveRefusal('rick', 'double-back', { kind: 'own-card', card: 'rover' })).toBeDefined();
});

// [NA-R40] Counters move one by one: the catch of step 4 comes before the Rescue step of phase 4.
test('caught with one step left to either side: the Creature wins', () => {
  const game = table({ stage: 'hunting', rescue: 1, assimilation: 1, hunted: quiet });
  game.token('creature', 5).endHunting();
  expect(game.result).toMatchObject({ because: 'assimilated' });
  expect(game.result?.seats.map(({ rank }) => rank)).toEqual([1, 2]);
  const rescued = table({
    stage: 'hunting',
    rescue: 1,
    assimilation: 1,
    hunted: { rick: { played: ['rover'] }, morty: { played: ['beach'] } },
  });
  rescued.token('creature', 1).endHunting().act('rick', { type: 'take-place', card: 'swamp' }).passWindows();
  expect(rescued.result).toMatchObject({ because: 'rescued' });
  expect(rescued.result?.seats.map(({ rank }) => rank)).toEqual([2, 1, 1]);
});

// [NA-R61] Windows open by open facts: who is asked is the same whatever the hands hold.
test('a window asks everybody who might hold a fitting card, whether they do or not', () => {
  const asked = (card: string) =>
    table({ stage: 'end-of-turn', marker: true, hunted: { rick: { played: ['rover'], survival: [card] }, morty: { played: ['beach'] } } })
      .asked;
  expect(asked('amplifier')).toEqual(['rick']);
  expect(asked('adrenaline')).toEqual(['rick']);
  const hunts = (card: string) => table({ stage: 'end-of-turn', creature: { hand: [card] }, hunted: quiet }).asked;
  expect(hunts('stasis')).toEqual(['creature']);
  expect(hunts('mirage')).toEqual(['creature']);
});

// [NA-3.4] [NA-R62] Everything hidden is in the state, each client gets a view.
test('the generator, the deck and the hands are in the state and in nobody else’s view', () => {
  const game = table({ hunted: { rick: { survival: ['dodge'] }, morty: {} }, creature: { hand: ['mirage'] }, survivalDeck: ['gate'] });
  const rick = JSON.stringify(game.view('rick'));
  expect(rick).toContain('"dodge"');
  expect(rick).not.toContain('"mirage"');
  expect(rick).not.toContain('"gate"');
  expect(rick).not.toContain('"chance"');
  expect(JSON.stringify(game.view('creature'))).not.toContain('"dodge"');
  expect(JSON.stringify(game.state)).toContain('"chance"');
});

// [NA-4.3] [NA-4.5] One Survival card a turn: the next turn allows another.
test('a Hunted who played a Survival card may play one again in the next turn', () => {
  const game = table({
    stage: 'end-of-turn',
    rescue: 9,
    marker: true,
    hunted: { rick: { will: 1, played: ['rover'], survival: ['amplifier', 'adrenaline'] } },
  });
  game.survive('rick', 'amplifier').passWindows();
  expect(game.state.turn).toMatchObject({ number: 2, stage: 'exploration' });
  expect(game.survive('rick', 'adrenaline').of('rick').will).toBe(2);
});
