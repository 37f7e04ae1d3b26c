import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../index.ts';
import { good, match, placing, table } from '../testing/table.ts';

test('[RG-10.1] [RG-2.3] [RG-3.3] nothing after the end, nobody without a seat, and only what is asked', () => {
  const over = table({ stage: 'over', players: [{ tableau: ['old-earth'] }, {}] });
  expect(over.why(0, { type: 'pass' })).toBe('match-over RG-10.1');
  const game = table({ players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'], actions: ['settle'] }] });
  expect(game.why(2, { type: 'pass' })).toBe('no-such-seat RG-2.3');
  expect(game.why(0, { type: 'pass' })).toBe('not-asked RG-3.3');
  expect(game.why(1, { type: 'choose-actions', actions: ['settle'] })).toBe('not-asked RG-3.3');
});

test('[RG-3.1] [RG-3.5] one action, in an expert duel two in the order of the phases, and only Develop and Settle twice', () => {
  const duel = match(2, { expert: true, presetHands: true });
  expect(duel.why(0, { type: 'choose-actions', actions: ['settle'] })).toBe('wrong-count RG-3.5');
  expect(duel.why(0, { type: 'choose-actions', actions: ['settle', 'develop'] })).toBe('wrong-count RG-3.5');
  expect(duel.why(0, { type: 'choose-actions', actions: ['produce', 'produce'] })).toBe('twice-the-same RG-3.5');
  expect(duel.why(0, { type: 'choose-actions', actions: ['settle', 'settle'] })).toBeUndefined();
  const usual = match(2, { presetHands: true });
  expect(usual.why(0, { type: 'choose-actions', actions: ['settle', 'produce'] })).toBe('wrong-count RG-3.1');
});

test('[RG-6.2] [RG-4.3] [RG-7.2] why a card cannot be placed: its kind, its price or the Military it takes', () => {
  const game = table({
    phases: ['settle'],
    players: [{ tableau: ['old-earth'], hand: ['public-works', 'new-earth', 'rebel-miners'] }, {}],
  });
  expect(game.why(0, placing('public-works'))).toBe('wrong-kind RG-6.2');
  expect(game.why(0, placing('new-earth'))).toBe('cannot-pay RG-4.3');
  expect(game.why(0, placing('rebel-miners'))).toBe('cannot-conquer RG-7.2');
  expect(game.why(0, placing('gem-world'))).toBe('not-in-hand RG-4.5');
});

test('a payment is refused by the rule of what is paid for', () => {
  const paying = (card: string, use: readonly number[], cards: number) => {
    const tableau = ['old-earth', 'new-military-tactics', 'contact-specialist', 'colony-ship', 'space-marines'];
    const game = table({ phases: ['settle'], players: [{ tableau, hand: [card, 'gem-world', 'spice-world', 'mining-world'] }, {}] });
    return game.place(0, card).why(0, { type: 'pay', use, cards });
  };
  expect(paying('destroyed-world', [], 0)).toBe('no-such-payment RG-7.1');
  expect(paying('destroyed-world', [], 2)).toBe('paid-too-much RG-4.8');
  expect(paying('destroyed-world', [4], 0)).toBe('no-such-payment RG-7.6');
  expect(paying('pirate-world', [], 0)).toBe('no-such-payment RG-7.2');
  expect(paying('pirate-world', [3], 0)).toBe('no-such-payment RG-7.7');
  expect(paying('pirate-world', [2], 3)).toBe('paid-too-much RG-4.8');
});

test('[RG-6.3] a development has one price', () => {
  const game = table({
    stage: 'develop',
    players: [{ tableau: ['old-earth', 'drop-ships'], hand: 6, asked: [{ ask: 'pay', at: 1 }] }, { asked: [] }],
  });
  expect(game.why(0, { type: 'pay', use: [0], cards: 0 })).toBe('no-such-payment RG-6.3');
});

test('[RG-8.1] [RG-4.2] [RG-8.3] a sale needs a good, and a power a card that has it and was not placed in this phase', () => {
  const game = table({
    phases: ['consume'],
    players: [{ actions: ['consume-trade'], tableau: ['old-earth', good('gem-world'), good('comet-zone')] }, {}],
  });
  expect(game.why(0, { type: 'sell', world: 0 })).toBe('no-good-there RG-8.1');
  game.act(0, { type: 'sell', world: 1 });
  const described = table({
    stage: 'consume',
    players: [
      { tableau: ['old-earth', good('gem-world'), good('comet-zone'), { card: 'tourist-world', new: true }], asked: ['consume'] },
      {},
    ],
  });
  expect(described.why(0, described.consuming(0, 'tourist-world', 'gem-world', 'comet-zone'))).toBe('not-in-force RG-4.2');
  expect(described.why(0, { type: 'consume', by: { at: 1, power: 0 }, goods: [] })).toBe('no-such-power RG-8.3');
});

test('[RG-9.3] [RG-1.4] [RG-9.5] a good for a card needs the world that makes one, empty; draws for goods need a choice to come', () => {
  const tableau = ['damaged-alien-factory', 'artist-colony', 'diversified-economy', 'genetics-lab', 'pre-sentient-race', 'ancient-race'];
  const game = table({ phases: ['produce'], players: [{ tableau, hand: ['gem-world'] }, {}] });
  expect(game.why(0, { type: 'produce-for-card', world: 2, card: 'gem-world' })).toBe('cannot-produce-there RG-9.3');
  expect(game.why(0, { type: 'produce-for-card', world: 1, card: 'gem-world' })).toBe('has-a-good RG-1.4');
  game.act(0, { type: 'produce-for-card', world: 0, card: 'gem-world' });
  expect(game.why(0, { type: 'draw-for', by: game.power(0, 'diversified-economy') })).toBe('no-such-draw RG-9.5');
});

test('[RG-7.5] [RG-4.3] a price too high is told less discounts', () => {
  const game = table({
    phases: ['settle'],
    players: [{ tableau: ['old-earth', 'pan-galactic-league', 'replicant-robots'], hand: ['new-earth'] }, {}],
  });
  const refusal = raceForTheGalaxy.refuse(game.state, 0, placing('new-earth'));
  expect(refusal).toMatchObject({ code: 'cannot-pay', values: { cost: game.cost(0, 'new-earth'), cards: 0 } });
});
