import { readFileSync } from 'node:fs';
import { BadInput, type Json, silent } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy } from '../index.ts';

const { position } = raceForTheGalaxy;

/** The examples of docs/POSITIONS.md that speak of this game. */
function documented(): Json[] {
  const [, text] = readFileSync(new URL('../../../../../docs/POSITIONS.md', import.meta.url), 'utf8').split('## Race for the Galaxy');
  return [...text.split('\n## ')[0].matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
}

test('the examples of the manual are positions in which the first seat is asked', () => {
  const [settle, consume, robot] = documented().map(position);
  for (const state of [settle, consume, robot]) expect(raceForTheGalaxy.asked(state)).toEqual([0]);
  expect(raceForTheGalaxy.decision(settle, 0)).toEqual({ ask: 'place-world', seat: 0, isSecond: false });
  expect(raceForTheGalaxy.decision(settle, 1)).toEqual({ ask: 'wait', seat: 1 });
  expect(settle.coming).toEqual(['consume']);
  expect(raceForTheGalaxy.decision(consume, 0)).toEqual({ ask: 'consume', seat: 0 });
  expect(raceForTheGalaxy.legal(consume, 0).some((action) => action.type === 'consume' && action.by.at === 0)).toBe(false);
  expect(raceForTheGalaxy.decision(robot, 0)).toEqual({ ask: 'place-development', seat: 0 });
  expect(robot.coming).toEqual(['consume', 'produce']);
});

test('[RG-15.1] cards of a pack are described in place, called by title or number, and taken from the box like any other', () => {
  const moon = { title: 'Тихая луна', kind: 'world', cost: 2, world: 'grey', points: 1, copies: 2 };
  const state = position({ own: [moon], players: [{ tableau: ['Old Earth', 'Тихая луна'] }, { hand: ['own-0'] }] });
  expect(state.players[0].tableau[1].card).toBe('own-0');
  expect(state.own[0]).toMatchObject({ title: 'Тихая луна', cost: 2, copies: [2, 0] });
  expect(state.piles[0].deck).not.toContain('own-0');
  const twice = { own: [moon], players: [{ tableau: ['own-0', 'own-0'], hand: ['own-0'] }, {}] };
  expect(() => position(twice)).toThrow('players[0].hand[0]: there is no further own-0 in the box');
  const pack = { orrery: 'race-pack', version: 1, title: 'Moons', cards: [moon] };
  expect(position({ options: { pack }, players: [{ hand: ['own-0'] }, {}] }).own).toEqual(state.own);
  expect(() => position({ options: { pack }, own: [moon], players: [{}, {}] })).toThrow('not from both');
});

test('[RG-13.5] after a draft every seat plays with its own cards', () => {
  const state = documented().map(position)[3];
  expect(raceForTheGalaxy.decision(state, 0)).toEqual({ ask: 'pay-cards', seat: 0, card: 'own-0', count: 2 });
  // 138 cards, of which 4 start worlds are dealt: 13 packs for each of two.
  for (const [seat, { hand, tableau, drafted }] of state.players.entries()) {
    const { deck, discard } = state.piles[seat];
    expect(hand.length + tableau.length + deck.length + discard.length).toBe(67);
    expect(drafted).toHaveLength(67);
  }
  expect(state.piles[0].discard).toHaveLength(4);
  expect(state.piles[1].deck.at(-1)).toBe('own-0');
  raceForTheGalaxy.check(raceForTheGalaxy.imagine(raceForTheGalaxy.view(state, 0), state.chance));
});

test('nothing said but two players: everybody chooses an action', () => {
  const state = position({ players: [{}, {}] });
  expect(state).toMatchObject({ stage: 'choose', pool: 24, round: 1, goals: [], coming: [] });
  expect(raceForTheGalaxy.asked(state)).toEqual([0, 1]);
  expect(raceForTheGalaxy.legal(state, 0)).toHaveLength(7);
  expect(position({ players: [{}] }).players[0].pending).toEqual([{ do: 'choose-actions', count: 2 }]);
});

test('the same description is the same position, another seed deals other cards', () => {
  const given = { players: [{ hand: 5 }, { hand: 5 }] };
  expect(position(given)).toEqual(position(given));
  expect(position({ ...given, seed: 'other' }).players[0].hand).not.toEqual(position(given).players[0].hand);
});

describe('without `asked` the first question of the stage is put to each seat that can answer it', () => {
  const one = (player: Json, stage: string) => position({ stage, players: [player, {}] }).players[0].pending;
  test.each<[string, Json, string, Json[]]>([
    ['the first hand', { tableau: ['Old Earth'], hand: 6 }, 'start', [{ do: 'discard', because: 'start', count: 2 }]],
    ['actions chosen already', { actions: ['settle'] }, 'choose', []],
    ['Explore', { seen: 7, actions: ['explore-5'] }, 'explore', [{ do: 'discard', because: 'explore', count: 6 }]],
    ['an empty hand', {}, 'settle', []],
    ['Develop', { hand: 1 }, 'develop', [{ do: 'place', kind: 'development', isSecond: false }]],
    [
      'the Trade bonus',
      { tableau: [{ card: 'Gem World', good: true }], actions: ['consume-trade'] },
      'consume',
      [{ do: 'consume' }, { do: 'sell' }],
    ],
    ['nothing to consume', { tableau: ['Gem World'] }, 'consume', []],
    ['a windfall world', { tableau: ['Radioactive World'], actions: ['produce'] }, 'produce', [{ do: 'produce' }]],
    ['no windfall world', { tableau: ['Old Earth'], actions: ['produce'] }, 'produce', []],
    ['the limit', { hand: 12 }, 'limit', [{ do: 'discard', because: 'limit', count: 2 }]],
  ])('%s', (_, player, stage, steps) => {
    expect(one(player, stage)).toEqual(steps);
  });
});

test('in the middle of paying: the placed card is new, and the rest of the phase goes on by the rules', () => {
  const state = position({
    stage: 'settle',
    players: [
      {
        tableau: ['Old Earth', 'Radioactive World'],
        hand: ['Gem World', 'Spice World', 'New Economy'],
        asked: [{ ask: 'pay-cards', at: 1, count: 2 }],
      },
      { asked: [] },
    ],
  });
  expect(state.isRevealed).toBe(true);
  expect(state.players[0].tableau[1].isNew).toBe(true);
  raceForTheGalaxy.apply(state, 0, { type: 'discard', card: 'gem-world' }, silent);
  raceForTheGalaxy.apply(state, 0, { type: 'discard', card: 'spice-world' }, silent);
  expect(state.players[0].tableau[1].good).toBeDefined();
  expect(state).toMatchObject({ stage: 'choose', round: 2 });
});

test('a second world is asked for after the first is revealed', () => {
  const state = position({
    stage: 'settle',
    players: [
      {
        tableau: ['Old Earth', 'Gem World'],
        hand: ['Spice World', 'New Economy', 'Public Works'],
        asked: [{ ask: 'place', kind: 'world', second: true }],
      },
      { asked: [] },
    ],
  });
  expect(state.isRevealed).toBe(true);
  expect(raceForTheGalaxy.decision(state, 0)).toEqual({ ask: 'place-world', seat: 0, isSecond: true });
});

test('the robot: what is not named is as at the start of its world', () => {
  const { robot } = position({
    players: [{ tableau: ['Old Earth'] }],
    options: { robot: 'medium' },
    robot: { startWorld: 'New Sparta', placedCounters: 1 },
  });
  expect(robot).toMatchObject({ startWorld: 'new-sparta', tableau: ['new-sparta'], credit: 1, economy: 0, counters: 1, placedCounters: 1 });
  expect(robot).toMatchObject({ face: 'settle', hasOverlay: false, dice: [], chips: 0 });
  expect(robot?.stack).toHaveLength(4);
  expect(position({ players: [{ tableau: ['Old Earth'] }] }).robot?.startWorld).not.toBe('old-earth');
});

test('the first card of the stack is flipped first, and the robot has its turn after the player', () => {
  const state = position({
    stage: 'develop',
    players: [{ tableau: ['Old Earth'], hand: ['Gem World'], actions: ['develop', 'produce'] }],
    robot: {
      startWorld: 'New Sparta',
      stack: ['Artist Colony', 'Public Works', 'Investment Credits'],
      credit: 1,
      counters: 0,
      dice: ['develop'],
    },
  });
  raceForTheGalaxy.apply(state, 0, { type: 'pass' }, silent);
  expect(state.robot?.tableau).toEqual(['new-sparta', 'public-works']);
  expect(state.piles[0].discard).toContain('artist-colony');
});

describe('what cannot be is refused, naming the place', () => {
  const two = (player: Json, more: { readonly [key: string]: Json } = {}): Json => ({ ...more, players: [player, {}] });
  test.each<[string, Json, RegExp]>([
    ['a field nobody knows', { moon: 1, players: [{}] }, /^moon: no such field/],
    ['nobody', {}, /^players: must be a list, but it is missing/],
    ['six players', { players: [{}, {}, {}, {}, {}, {}] }, /^players: must be 1 to 5, not 6/],
    ['a card nobody knows', two({ hand: ['Moon Base'] }), /^players\[0\].hand\[0\]: there is no card "Moon Base"/],
    ['a card too often', two({ hand: ['Gem World', 'Gem World'] }), /^players\[0\].hand\[1\]: there is no further gem-world/],
    [
      'a card of the other box',
      two({ hand: ['Space Mercenaries'] }, { options: { box: 'base' } }),
      /^players\[0\].hand\[0\]: there is no further/,
    ],
    ['a development twice', two({ tableau: ['Public Works', 'Public Works'] }), /^players\[0\].tableau: RG-6.5/],
    [
      'a good on a development',
      two({ tableau: [{ card: 'Public Works', good: true }] }),
      /^players\[0\].tableau\[0\].good: such a card holds no good/,
    ],
    ['a stage nobody knows', two({}, { stage: 'lunch' }), /^stage: must be one of start, choose/],
    ['the start after a draft', two({}, { options: { draft: true }, stage: 'start' }), /^stage: the start after a draft/],
    ['a common supply after a draft', two({}, { options: { draft: true }, deck: ['Gem World'] }), /^deck: after a draft every player/],
    ['a supply of one’s own without a draft', two({ deck: ['Gem World'] }), /^players\[0\].deck: no such field/],
    [
      'more than was drafted',
      two({ hand: 60, discard: 8 }, { options: { draft: true } }),
      /^players\[0\]: has 68 cards, but drafted only 67/,
    ],
    [
      'a home-made card that cannot be',
      two({}, { own: [{ title: 'Moon', kind: 'world', cost: 2, points: 1 }] }),
      /^own\[0\].world: A world is grey, windfall or production. \[RG-15.4\]/,
    ],
    ['a home-made card nobody made', two({ hand: ['own-0'] }), /^players\[0\].hand\[0\]: there is no card "own-0"/],
    ['an option of other tables', { players: [{}, {}, {}], options: { expert: true } }, /options.expert/],
    ['two actions', two({ actions: ['settle', 'settle'] }), /^players\[0\].actions: must be 1 at most/],
    ['chips out of nowhere', two({ chips: 3 }, { pool: 24 }), /^pool: of 24 points in chips 3 are held, so 21 must be left/],
    ['a goal twice', two({}, { goals: ['Budget Surplus', 'budget-surplus'] }), /^goals\[1\]: budget-surplus is there twice/],
    ['a goal of nobody', two({}, { goals: [{ goal: 'Budget Surplus', holders: [2] }] }), /^goals\[0\].holders\[0\]/],
    ['a question of another stage', two({ asked: ['consume'] }), /^players\[0\].asked\[0\]: consume is not asked in the stage choose/],
    ['a question nobody knows', two({ asked: ['dance'] }), /^players\[0\].asked\[0\].ask: must be one of/],
    [
      'too many discards',
      two({ hand: 2, asked: [{ ask: 'discard', because: 'limit', count: 3 }] }, { stage: 'limit' }),
      /asked\[0\].count: there are only 2/,
    ],
    ['a sale of nothing', two({ asked: ['sell'] }, { stage: 'consume' }), /^players\[0\].asked: there is no answer/],
    [
      'a gamble without the world',
      two({ tableau: ['Old Earth'], asked: [{ ask: 'gamble', at: 0 }] }, { stage: 'consume' }),
      /asked\[0\].at: old-earth has no such power/,
    ],
    ['what is not in the hand', two({ placing: 'Gem World' }, { stage: 'settle' }), /^players\[0\].placing: is not in the hand/],
    ['a robot among players', two({}, { robot: {} }), /^robot: plays against one player alone/],
    ['a robot of no start world', { players: [{}], robot: { startWorld: 'Gem World' } }, /^robot.startWorld: gem-world is no start world/],
    ['too much credit', { players: [{}], robot: { credit: 5 } }, /^robot.credit: must be a whole number from 0 to 4/],
    [
      'too many counters',
      { players: [{}], robot: { counters: 1, placedCounters: 1 } },
      /^robot.placedCounters: a robot that is easy has 1/,
    ],
    ['an overlay of none', { players: [{}], robot: { startWorld: 'New Sparta', overlay: true } }, /^robot.overlay: there is none/],
    ['three dice', { players: [{}], robot: { dice: ['settle', 'settle', 'produce'] } }, /^robot.dice: must be at most 2/],
    [
      'a card of the player',
      { players: [{ tableau: ['New Sparta'] }], robot: { startWorld: 'New Sparta' } },
      /^robot.tableau\[0\]: there is no further/,
    ],
  ])('%s', (_, described, message) => {
    expect(() => position(described)).toThrow(BadInput);
    expect(() => position(described)).toThrow(message);
  });
});

test('[RG-8.4] a power that somebody is in the middle of is not there a second time', () => {
  const state = position({
    stage: 'consume',
    players: [
      { tableau: ['Gambling World'], asked: ['consume', { ask: 'gamble', at: 0 }] },
      { tableau: ['Merchant World', 'Deficit Spending'], hand: 4, asked: ['consume', { ask: 'cards-for-chips', at: 1, count: 1 }] },
    ],
  });
  raceForTheGalaxy.apply(state, 0, { type: 'gamble', number: 1 }, silent);
  expect(raceForTheGalaxy.legal(state, 0)).toEqual([]);
  raceForTheGalaxy.apply(state, 1, { type: 'stop' }, silent);
  expect(raceForTheGalaxy.legal(state, 1)).toEqual([{ type: 'consume', by: { at: 0, power: 0 }, goods: [] }, { type: 'stop' }]);
});
