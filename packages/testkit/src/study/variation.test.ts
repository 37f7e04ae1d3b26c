import { type AnyGame, BadInput, hashOf, type MatchRecord, type RecordedAction, recordOf, replay, seedFrom } from '@orrery/engine';
import { type AnyMoment, legalVariations, playVariation, tryStep, type Variation, variationBegins } from '@orrery/study';
import { expect, test } from 'vitest';
import { randomPlay } from '../random-play.ts';
import { guild } from '../throwaway/guild.ts';

const module: AnyGame = guild;
const FROM = 4;

function recordedMatch(): MatchRecord {
  const seed = seedFrom('a match with variations');
  const actions: RecordedAction[] = [];
  const state = randomPlay(guild).playRandomly({ seats: 3, options: {}, seed }, { see: (_, choice) => actions.push(choice) });
  const { id, rulesVersion } = guild;
  return recordOf({
    game: id,
    rulesVersion,
    options: {},
    seats: ['Ann', 'Bob', 'Cid'],
    seed,
    actions,
    result: guild.result(state),
    hash: hashOf(state),
  });
}

const moments: readonly AnyMoment[] = [...replay(guild, recordedMatch())];

/** A variation of so many actions, each the last of those that are legal. */
function variationOf(count: number, seed = seedFrom('other dice')): Variation {
  const steps: RecordedAction[] = [];
  let moment = variationBegins(moments[FROM], seed);
  for (let at = 0; at < count; at++) {
    const [seat] = module.asked(moment.state);
    const action = module.legal(moment.state, seat).at(-1);
    const tried = tryStep(module, moment, { seat, action });
    if ('refusal' in tried) throw new Error(tried.refusal.code);
    steps.push({ seat, action });
    moment = tried.moment;
  }
  return { id: seedFrom(`id ${count}`), name: '', note: '', from: FROM, seed, steps };
}

const variation = variationOf(6);

test('a variation begins as the match lay, and each of its moments is that of the match with its own actions', () => {
  const played = playVariation(module, moments, variation);
  expect(played.map(({ count }) => count)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(played.slice(1).map(({ done }) => done)).toEqual(variation.steps);
  const { chance: _, ...left } = played[0].state;
  const { chance: __, ...match } = moments[FROM].state;
  expect(left).toEqual(match);
});

test('played again it comes to the same, with other dice to something else', () => {
  const end = (one: Variation) => hashOf(playVariation(module, moments, one).at(-1)?.state ?? null);
  expect(end(variation)).toBe(end(JSON.parse(JSON.stringify(variation))));
  expect(end({ ...variation, steps: variation.steps.slice(0, 0) })).not.toBe(
    end({ ...variation, seed: seedFrom('more dice'), steps: variation.steps.slice(0, 0) }),
  );
});

test('the match itself is not touched by what is tried', () => {
  const before = hashOf(moments[FROM].state);
  playVariation(module, moments, variation);
  expect(hashOf(moments[FROM].state)).toBe(before);
});

const [first, ...later] = variation.steps;
test.each<[string, Partial<Variation>, string]>([
  ['leaves at no moment of the match', { from: 10_000 }, 'variation.from'],
  ['has an action that is none', { steps: [{ seat: first.seat, action: { type: 'fly' } }, ...later] }, 'variation.steps[0]'],
  ['has an action of somebody who is not asked', { steps: [...variation.steps, first] }, 'variation.steps[6]'],
  ['has an action of a seat that is not there', { steps: [{ ...first, seat: 7 }] }, 'variation.steps[0]'],
])('what %s cannot be played, and is not read back', (_, change, place) => {
  const broken = { ...variation, ...change };
  expect(() => playVariation(module, moments, broken)).toThrow(BadInput);
  expect(() => playVariation(module, moments, broken)).toThrow(place);
  const other = { ...variationOf(2), id: seedFrom('another') };
  expect(legalVariations(module, moments, [broken, other])).toEqual([other]);
});
