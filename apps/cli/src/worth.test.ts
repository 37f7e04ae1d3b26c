import { chooseAction } from '@orrery/bots';
import { type Action, type CardId, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { raceForTheGalaxyBot } from '@orrery/race-for-the-galaxy/bot';
import {
  estimateWorth,
  type Pack,
  type PackCard,
  printedLike,
  type Worth,
  type WorthPlay,
  type WorthProgress,
} from '@orrery/race-for-the-galaxy/workshop';
import { expect, test } from 'vitest';

const game = { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot };
const greedy: WorthPlay = (question) => chooseAction(game, 'greedy', question).action;

const PLAIN = { copies: 1, kind: 'development', isMilitary: false } as const;
const STRONG: PackCard = { ...PLAIN, title: 'Galactic Windfall', cost: 0, points: 9, produce: [{ do: 'draw', count: 4 }] };
const USELESS: PackCard = { ...PLAIN, title: 'Dead Letter', cost: 6, points: -3 };
const PACK: Pack = { orrery: 'race-pack', version: 1, title: 'Both ends', cards: [STRONG, USELESS] };

function worthOf(card: number, seed: string, more: { readonly pairs?: number; readonly beside?: number } = {}) {
  const reports: WorthProgress[] = [];
  const estimate = estimateWorth({ pack: PACK, card, seed, pairs: more.pairs ?? 8, beside: more.beside ?? 0 }, greedy);
  for (let step = estimate.next(); ; step = estimate.next()) {
    if (step.done) return { worth: step.value, reports };
    reports.push(step.value);
  }
}

test('[RG-15.9] a card that is plainly strong is estimated above one that is plainly useless', () => {
  const strong: Worth = worthOf(0, 'both ends').worth;
  const useless: Worth = worthOf(1, 'both ends').worth;
  expect(strong.gain.points - strong.gain.margin).toBeGreaterThan(useless.gain.points + useless.gain.margin);
  expect(strong.gain.points).toBeGreaterThan(4);
});

test('the same seed gives the same answer, another one another; every pair is reported', () => {
  const once = worthOf(0, 'seed', { pairs: 3 });
  expect(worthOf(0, 'seed', { pairs: 3 })).toEqual(once);
  expect(worthOf(0, 'other', { pairs: 3 }).worth).not.toEqual(once.worth);
  expect(once.reports.map(({ done, all }) => [done, all])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(once.reports[0].gain).toBeUndefined();
  expect(once.reports[2].gain).toEqual(once.worth.gain);
});

test('printed cards that resemble it are tried in the same matches', () => {
  const { worth, reports } = worthOf(1, 'beside', { pairs: 2, beside: 2 });
  expect(worth.beside).toHaveLength(2);
  expect(reports.at(-1)).toMatchObject({ done: 6, all: 6 });
  for (const { card, gain } of worth.beside) expect([card, gain.pairs]).toEqual([expect.any(String), 2]);
  const copy: PackCard = { ...PLAIN, title: 'My Investment Credits', cost: 1, points: 1, develop: [{ do: 'cheaper', by: 1 }] };
  expect(printedLike(copy, 1)).toEqual([{ card: 'investment-credits' satisfies CardId, distance: 0 }]);
});

test('a player who answers what may not be said is not believed', () => {
  const liar: WorthPlay = (): Action => ({ type: 'gamble', number: 99 });
  expect(() => estimateWorth({ pack: PACK, card: 0, seed: 'x', pairs: 1, beside: 0 }, liar).next()).toThrow();
});
