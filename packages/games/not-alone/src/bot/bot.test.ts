import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { PLACE_NUMBERS, type PlaceId } from '../cards/places.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { setup } from '../flow/setup.ts';
import { notAlone } from '../index.ts';
import { PHRASES } from '../phrases.ts';
import type { State } from '../state.ts';
import { notAloneBot } from './index.ts';

function opening(seats: number, seed = 'opening'): State {
  return setup(readOptions(notAlone.options, {}, seats), seats, chanceFromSeed(seed));
}

function sharesOf(state: State, seat: number): Map<string, number> {
  const actions = legal(state, seat);
  const weights = notAloneBot.mix?.(state, seat, actions) ?? [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return new Map(actions.map((action, at) => [JSON.stringify(action), (weights[at] ?? 0) / sum]));
}

test('a Hunted with five places does not choose one for sure', () => {
  const shares = [...sharesOf(opening(2), 1)].filter(([, share]) => share > 0.02);
  expect(shares.length).toBeGreaterThan(2);
  for (const [action, share] of shares) {
    expect(action).toContain('lay-place');
    expect(share).toBeLessThan(0.7);
  }
});

test('the Creature mixes as well, and only over places where somebody can be', () => {
  const state = opening(3);
  for (const seat of [1, 2]) apply(state, seat, { type: 'lay-place', card: 'river' }, silent);
  apply(state, 0, { type: 'pass' }, silent);
  expect(state.turn.stage).toBe('hunting');
  state.creature.hand = [];
  const shares = [...sharesOf(state, 0)].filter(([, share]) => share > 0);
  expect(shares.length).toBeGreaterThan(2);
  for (const [action] of shares) expect(action).toMatch(/"token":"creature","at":\[[1-5]\]/);
});

test('how the Creature mixes does not depend on what the Hunted have really laid', () => {
  const mixtures = (['lair', 'rover'] as const).map((card) => {
    const state = opening(2);
    apply(state, 1, { type: 'lay-place', card }, silent);
    apply(state, 0, { type: 'pass' }, silent);
    state.creature.hand = [];
    return new Map([...sharesOf(state, 0)].map(([action, share]) => [action, share.toFixed(6)]));
  });
  expect(mixtures[0]).toEqual(mixtures[1]);
});

test('a Hunted with one card left and all Will would rather make an effort than be found', () => {
  const state = opening(2);
  const [hunted] = state.hunted;
  hunted.discard = ['lair', 'jungle', 'river', 'beach'];
  hunted.hand = ['rover'];
  const [[action]] = [...sharesOf(state, 1)].filter(([, share]) => share === 1);
  expect(action).toMatch(/resist|give-up/);
});

test('the match looks better for the Hunted the nearer the rescue is, and for the Creature the nearer it is to its end', () => {
  const [even, near, lost] = [opening(4), opening(4), opening(4)];
  near.rescue = 4;
  lost.assimilation = 2;
  expect(notAloneBot.evaluate(near, 1)).toBeGreaterThan(notAloneBot.evaluate(even, 1));
  expect(notAloneBot.evaluate(lost, 1)).toBeLessThan(notAloneBot.evaluate(even, 1));
  expect(notAloneBot.evaluate(lost, 0)).toBeGreaterThan(notAloneBot.evaluate(even, 0));
});

test('a Creature whose token lies where nobody can be stands worse than with it anywhere else', () => {
  for (const seats of [2, 4]) {
    const state = opening(seats);
    for (let seat = 1; seat < seats; seat++) apply(state, seat, { type: 'lay-place', card: 'river' }, silent);
    apply(state, 0, { type: 'pass' }, silent);
    const chances = PLACE_NUMBERS.map((place) =>
      notAloneBot.evaluate({ ...state, tokens: { ...state.tokens, creature: [place] } }, state.creature.seat),
    );
    expect(Math.max(...chances.slice(5)), `${seats} seats`).toBeLessThan(Math.min(...chances.slice(0, 5)));
  }
});

test('what a Hunted says does not depend on the card they lay, and is not always true', () => {
  const said = (card: PlaceId, seed: string) =>
    notAloneBot.talk?.(opening(3), 1, { action: { type: 'lay-place', card }, chance: chanceFromSeed(seed) });
  const seeds = Array.from({ length: 120 }, (_, n) => `talk ${n}`);
  const words = seeds.map((seed) => said('beach', seed));
  expect(words).toEqual(seeds.map((seed) => said('lair', seed)));
  const places = new Set(words.flatMap((phrase) => (phrase?.code === 'going-to' ? phrase.values : [])));
  expect(places.size).toBeGreaterThan(2);
  for (const phrase of words) if (phrase !== undefined) expect(PHRASES).toHaveProperty(phrase.code);
});
