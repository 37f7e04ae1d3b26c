import { expect, test } from 'vitest';
import { docked, table } from '../testing/table.ts';

// [AF-4.3] [AF-4.5] [AF-E2]
test('a 2 and a 6 take the Polarity Device, and the display is filled up from the deck', () => {
  const game = table({
    rolled: [2, 6, 1],
    display: ['polarity-device', 'booster-pod', 'stasis-beam'],
    deck: ['data-crystal'],
  });
  game.dock('alien-artifact', [2]);
  expect(game.why({ type: 'claim-card', card: 'polarity-device' })).toBe('total-too-low');
  game.dock('alien-artifact', [6]).act({ type: 'claim-card', card: 'polarity-device' });
  expect(game.you.cards).toEqual(['polarity-device']);
  expect(game.state.display).toEqual(['booster-pod', 'stasis-beam', 'data-crystal']);
});

const cyclingUntilTheCannon = () =>
  table({
    rolled: [2, 3, 4, 6],
    display: ['booster-pod', 'booster-pod', 'stasis-beam'],
    deck: [
      ...['data-crystal', 'data-crystal', 'stasis-beam'],
      ...['polarity-device', 'polarity-device', 'temporal-warper'],
      ...['plasma-cannon', 'temporal-warper', 'alien-city'],
      'alien-monument',
    ],
  });

// [AF-4.2] [AF-E3] [AF-R13]
test('three ships cycle three times, and the third display has the Plasma Cannon', () => {
  const game = cyclingUntilTheCannon();
  for (const face of [3, 2]) {
    game.dock('alien-artifact', [face]).act({ type: 'cycle-display' });
    expect(game.why({ type: 'cycle-display' })).toBe('no-cycle-left');
    expect(game.legal('claim-card')).toEqual([]);
  }
  game.dock('alien-artifact', [4]).act({ type: 'cycle-display' });
  expect(game.state.display).toEqual(['plasma-cannon', 'temporal-warper', 'alien-city']);
  expect(game.state.discard).toHaveLength(9);
  game.act({ type: 'claim-card', card: 'plasma-cannon' });
  expect(game.you.cards).toEqual(['plasma-cannon']);
});

// [AF-E4] The position after E3.
test('a fourth ship may cycle once more, but brings no second card', () => {
  const game = cyclingUntilTheCannon();
  for (const face of [3, 2, 4]) game.dock('alien-artifact', [face]).act({ type: 'cycle-display' });
  game.act({ type: 'claim-card', card: 'plasma-cannon' }).dock('alien-artifact', [6]);
  expect(game.why({ type: 'cycle-display' })).toBeUndefined();
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBe('total-too-low');
  expect(game.at('alien-artifact')).toHaveLength(4);
});

// [AF-4.1]
test('the Artifact has four docks', () => {
  const game = table({ docks: { 'alien-artifact': { green: [1, 2, 3, 4] } }, rolled: [5, 5, 5] });
  expect(game.refusal('alien-artifact', [5])).toBe('no-free-dock');
});

// [AF-R11] "More than 7": 7 itself is not enough.
test('a total of 7 claims nothing, one more does', () => {
  const game = table({ rolled: [1, 2, 5], display: ['alien-city'] }).dockEach('alien-artifact', [2, 5]);
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBe('total-too-low');
  game.dock('alien-artifact', [1]).act({ type: 'claim-card', card: 'alien-city' });
  expect(game.you.cards).toEqual(['alien-city']);
});

// [AF-R11]
test('6, 6, 4, 4 claimed once are all spent; claimed in between they bring two cards', () => {
  const scene = { rolled: [4, 4, 6, 6], display: ['booster-pod', 'stasis-beam', 'data-crystal'] };
  const once = table(scene).dockEach('alien-artifact', [6, 6, 4, 4]).act({ type: 'claim-card', card: 'booster-pod' });
  expect(once.why({ type: 'claim-card', card: 'stasis-beam' })).toBe('total-too-low');
  const twice = table(scene);
  twice.dockEach('alien-artifact', [4, 4]).act({ type: 'claim-card', card: 'booster-pod' });
  twice.dockEach('alien-artifact', [6, 6]).act({ type: 'claim-card', card: 'stasis-beam' });
  expect(twice.you.cards).toEqual(['booster-pod', 'stasis-beam']);
});

// [AF-R12]
test('a ship teleported away before the claim no longer counts', () => {
  const game = table({ rolled: [2, 6, 1], players: { red: { fuel: 2, cards: ['orbital-teleporter'] } }, display: ['alien-city'] });
  game.dockEach('alien-artifact', [2, 6]);
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBeUndefined();
  game.use('orbital-teleporter', docked('red', 'alien-artifact', 6)).teleport('solar-converter');
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBe('total-too-low');
});

// [AF-20.3]
test('of two equal ships the one that a claim has spent is teleported away first', () => {
  const game = table({
    rolled: [2, 6, 6],
    players: { red: { fuel: 2, cards: ['orbital-teleporter'] } },
    display: ['alien-city', 'alien-monument'],
  });
  game.dockEach('alien-artifact', [2, 6]).act({ type: 'claim-card', card: 'alien-city' }).dock('alien-artifact', [6]);
  game.use('orbital-teleporter', docked('red', 'alien-artifact', 6)).teleport('solar-converter');
  expect(game.state.turn.unspent.map(({ face }) => face)).toEqual([6]);
});

// [AF-R13] Several ships docked give that many cycles, one after another; a claim ends them.
test('two ships give two cycles, and a claim ends what is left of them', () => {
  const game = table({ rolled: [2, 6, 3], display: ['alien-city', 'booster-pod', 'stasis-beam'] });
  game.dockEach('alien-artifact', [2, 6]).act({ type: 'cycle-display' });
  expect(game.why({ type: 'cycle-display' })).toBeUndefined();
  const card = game.state.display[0];
  game.act({ type: 'claim-card', card });
  expect(game.why({ type: 'cycle-display' })).toBe('no-cycle-left');
});

// [AF-R13] … or the turn does.
test('a cycle not used is gone with the turn', () => {
  const game = table({ rolled: [6], dice: [1, 1, 1] })
    .dock('alien-artifact', [6])
    .end();
  expect(game.why({ type: 'cycle-display' })).toBe('no-cycle-left');
});

// [AF-4.4] [AF-R14]
test('a kind you own cannot be claimed, and nothing must be', () => {
  const game = table({
    rolled: [2, 6],
    players: { red: { cards: ['booster-pod'] } },
    display: ['booster-pod', 'alien-city'],
    dice: [1, 1, 1],
  });
  game.dockEach('alien-artifact', [2, 6]);
  expect(game.why({ type: 'claim-card', card: 'booster-pod' })).toBe('already-own-card');
  expect(game.why({ type: 'claim-card', card: 'stasis-beam' })).toBe('card-not-displayed');
  expect(game.legal('claim-card')).toEqual([{ type: 'claim-card', card: 'alien-city' }]);
  game.end();
  expect(game.player('red').cards).toEqual(['booster-pod']);
});

const ALL_BUT_FOUR = [
  ...['booster-pod', 'booster-pod', 'data-crystal', 'data-crystal', 'gravity-manipulator', 'gravity-manipulator'],
  ...['holographic-decoy', 'holographic-decoy', 'orbital-teleporter', 'orbital-teleporter', 'plasma-cannon', 'plasma-cannon'],
  ...['polarity-device', 'polarity-device', 'resource-cache', 'resource-cache', 'stasis-beam', 'stasis-beam'],
];

// [AF-17.7] [AF-R15]
test('when the deck runs out while cycling, the discards with the cards just cycled are shuffled and it goes on', () => {
  const game = table({
    rolled: [1, 2, 3],
    display: ['alien-city', 'alien-monument', 'temporal-warper'],
    discard: ALL_BUT_FOUR,
    deck: ['temporal-warper'],
  });
  game.dock('alien-artifact', [1]).act({ type: 'cycle-display' });
  expect(game.state.display[0]).toBe('temporal-warper');
  expect(game.state.display).toHaveLength(3);
  expect(game.told('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', cards: 21 }]);
  expect(game.state.discard).toEqual([]);
  expect(game.state.deck).toHaveLength(19);
});

// [AF-R15] With deck and discards both empty the display stays short.
test('with nothing left to draw the display stays short', () => {
  const half = ALL_BUT_FOUR.filter((_, index) => index % 2 === 0);
  const game = table({
    rolled: [2, 6, 1],
    players: { red: { cards: half }, green: { cards: half }, blue: { cards: ['alien-city', 'temporal-warper'] } },
    display: ['temporal-warper', 'alien-monument'],
  });
  game.dockEach('alien-artifact', [2, 6]).act({ type: 'claim-card', card: 'alien-monument' });
  expect(game.state.display).toEqual(['temporal-warper']);
  expect(game.told('card-claimed')[0].refill).toBeUndefined();
});

// [AF-R4] Docking needs no cycle and no claim.
test('a ship may dock at the Artifact for nothing', () => {
  const game = table({ rolled: [1], dice: [1, 1, 1] })
    .dock('alien-artifact', [1])
    .end();
  expect(game.player('red').cards).toEqual([]);
});

// [AF-21.2] The same cards would come back.
test('a cycle is offered even with deck and discards empty', () => {
  const half = ALL_BUT_FOUR.filter((_, index) => index % 2 === 0);
  const game = table({
    rolled: [2],
    players: { red: { cards: half }, green: { cards: half }, blue: { cards: ['alien-city', 'temporal-warper'] } },
    display: ['temporal-warper', 'alien-monument'],
  }).dock('alien-artifact', [2]);
  expect([game.state.deck, game.state.discard]).toEqual([[], []]);
  game.act({ type: 'cycle-display' });
  expect([...game.state.display].sort()).toEqual(['alien-monument', 'temporal-warper']);
});
