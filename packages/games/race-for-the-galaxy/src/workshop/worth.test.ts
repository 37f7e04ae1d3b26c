import { expect, test } from 'vitest';
import type { CardId } from '../cards/catalogue.ts';
import type { PackCard } from './pack.ts';
import { estimateWorth, type WorthPlay, type WorthQuestion } from './worth.ts';

const BLANK: PackCard = { copies: 1, kind: 'development', isMilitary: false, title: 'Blank', cost: 3, points: 1 };
const PACK = { orrery: 'race-pack', version: 1, title: 'One card', cards: [BLANK] } as const;
const OWN: CardId = 'own-0';

/** Plays by the question's own text alone: the same question gets the same answer. */
const scattered: WorthPlay = ({ legal, salt }) => {
  let sum = 0;
  for (const letter of salt) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return legal[sum % legal.length];
};

/** The first question of every match that was played: all the seat knows before anything happens. */
function openings(pairs: number): readonly WorthQuestion[] {
  const first: WorthQuestion[] = [];
  const play: WorthPlay = (question) => {
    if (question.salt.endsWith(` ${question.seat} 0`)) first.push(question);
    return scattered(question);
  };
  const estimate = estimateWorth({ pack: PACK, card: 0, seed: 'pairs', pairs, beside: 0 }, play);
  for (let step = estimate.next(); !step.done; step = estimate.next());
  return first;
}

test('[RG-15.9] the two matches of a pair begin alike but for one card of the first hand', () => {
  const [having, without] = openings(1);
  expect([having.seat, having.salt]).toEqual([without.seat, without.salt]);
  const [own, other] = [having, without].map(({ seat, view }) => view.players[seat].hand ?? []);
  expect(own.includes(OWN)).toBe(true);
  expect(other.includes(OWN)).toBe(false);
  expect(own.filter((card, at) => card !== other[at])).toEqual([OWN]);
  expect(own).toHaveLength(other.length);
});

test('[RG-15.9] the estimate is the mean difference, with an interval that narrows as pairs are added', () => {
  const gains = (pairs: number) => {
    const points: number[] = [];
    const estimate = estimateWorth({ pack: PACK, card: 0, seed: 'means', pairs, beside: 0 }, scattered);
    for (let step = estimate.next(); ; step = estimate.next()) {
      if (step.done) return { gain: step.value.gain, points };
      if (step.value.gain !== undefined) points.push(step.value.gain.points * step.value.done);
    }
  };
  const { gain, points } = gains(6);
  // Sums of points are whole numbers, and the last report is the answer.
  for (const sum of points) expect(sum).toBeCloseTo(Math.round(sum), 6);
  expect(gain.points).toBeCloseTo((points.at(-1) ?? 0) / 6, 6);
  expect(gain.pairs).toBe(6);
  expect(gain.margin).toBeGreaterThan(0);
  expect(gains(1).gain.margin).toBe(Number.MAX_SAFE_INTEGER);
});
