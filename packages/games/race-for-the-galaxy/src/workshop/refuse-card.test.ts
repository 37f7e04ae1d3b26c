import { expect, test } from 'vitest';
import { PRINTED } from '../index.ts';
import { problemLines as en } from '../text/en/problems.ts';
import { problemLines as ru } from '../text/ru/problems.ts';
import { sayProblem } from '../text/shape.ts';
import type { Pack, PackCard } from './pack.ts';
import { PROBLEM_RULES, type ProblemCode, refuseCard, refusePack } from './refuse-card.ts';

const WORLD: PackCard = { title: 'Quiet Moon', copies: 1, kind: 'world', cost: 2, isMilitary: false, world: 'grey', points: 1 };
const DEVELOPMENT: PackCard = { title: 'Old Archive', copies: 1, kind: 'development', cost: 2, isMilitary: false, points: 1 };
const SIX: PackCard = {
  ...DEVELOPMENT,
  cost: 6,
  points: 'scored',
  scoring: [{ for: 'other-world', points: 1 }],
};
const GENES: PackCard = { ...WORLD, world: 'production', good: 'genes', produce: [{ do: 'produce-here' }] };

function problems(card: PackCard, others: readonly string[] = []): string[] {
  return refuseCard(card, others).map(({ code, at }) => (at === '' ? code : `${code} ${at}`));
}

test('[RG-15.1] every printed card could be made in the workshop, but for its name and its number as a start world', () => {
  for (const [id, { start, preset, startHand, copies, world, ...facts }] of PRINTED) {
    const card: PackCard = {
      ...facts,
      hasChromosome: facts.hasChromosome ? true : undefined,
      title: 'Another name',
      copies: 1,
      world: world === 'none' ? undefined : world,
    };
    expect(problems(card), id).toEqual([]);
  }
});

test('[RG-15.2] a title is nobody else’s, whatever its signs and capitals', () => {
  expect(problems({ ...WORLD, title: 'GEM-WORLD!' })).toEqual(['title-printed title']);
  expect(problems(WORLD, ['quiet  moon…'])).toEqual(['title-taken title']);
  expect(problems({ ...WORLD, title: '…' })).toEqual(['no-title title']);
  expect(problems({ ...WORLD, title: 'own-3' })).toEqual(['title-printed title']);
});

test('[RG-15.3] numbers have bounds', () => {
  expect(problems({ ...WORLD, cost: 10, points: 12, copies: 0 })).toEqual([
    'out-of-range cost',
    'out-of-range copies',
    'out-of-range points',
  ]);
  expect(problems({ ...DEVELOPMENT, cost: 7 })).toEqual(['out-of-range cost']);
  expect(problems({ ...WORLD, settle: [{ do: 'military', by: 0, against: undefined }] })).toEqual(['out-of-range settle[0].by']);
  expect(problems({ ...WORLD, explore: [{ do: 'see-more', count: 1.5 }] })).toEqual(['out-of-range explore[0].count']);
});

test('[RG-15.4] what a development cannot be, and what a world must be', () => {
  const odd: PackCard = { ...DEVELOPMENT, good: 'rare', world: 'windfall', isMilitary: true, hasChromosome: true };
  expect(problems(odd)).toEqual([
    'development-with-good good',
    'development-of-a-world-kind world',
    'military-development isMilitary',
    'chromosome-on-development hasChromosome',
  ]);
  expect(problems({ ...WORLD, world: undefined })).toEqual(['world-without-kind world']);
  expect(problems({ ...WORLD, good: 'rare' })).toEqual(['grey-with-good good']);
  expect(problems({ ...WORLD, world: 'windfall' })).toEqual(['no-good good']);
  expect(problems({ ...WORLD, keywords: ['alien', 'alien'] })).toEqual(['keyword-twice keywords[1]']);
});

test('[RG-15.5] powers that could never work on this card', () => {
  expect(problems({ ...WORLD, produce: [{ do: 'produce-here' }] })).toEqual(['produces-without-being-production produce']);
  expect(problems({ ...GENES, produce: [] })).toEqual(['production-without-power produce']);
  expect(problems({ ...GENES, produce: [{ do: 'produce-here' }, { do: 'produce-for-card' }] })).toEqual(['two-ways-to-produce produce']);
  expect(problems({ ...WORLD, trade: [{ do: 'sell-this-for-more', by: 1 }] })).toEqual(['needs-a-good-here trade[0]']);
  expect(problems({ ...DEVELOPMENT, consume: [{ do: 'consume-here', reward: { chips: 1, cards: 0 } }] })).toEqual([
    'needs-a-good-here consume[0]',
  ]);
  const nothing = { do: 'consume', count: 1, kind: undefined, reward: { chips: 0, cards: 0 } } as const;
  expect(problems({ ...WORLD, consume: [nothing] })).toEqual(['no-reward consume[0].reward']);
  const five = { do: 'consume-different', kinds: 5, reward: { chips: 3, cards: 0 } } as const;
  expect(problems({ ...WORLD, consume: [five] })).toEqual(['out-of-range consume[0].kinds']);
});

test('[RG-15.5] two powers of one word add up and are written once; goods consumed twice are not', () => {
  const one = { do: 'cheaper', by: 1, kind: undefined } as const;
  expect(problems({ ...WORLD, settle: [one, { ...one, by: 2 }] })).toEqual(['power-twice settle[1]']);
  expect(problems({ ...WORLD, settle: [one, { ...one, kind: 'rare' }] })).toEqual([]);
  const eat = { do: 'consume', count: 1, kind: undefined, reward: { chips: 1, cards: 0 } } as const;
  expect(problems({ ...WORLD, consume: [eat, eat] })).toEqual([]);
  expect(problems({ ...WORLD, consume: [{ do: 'consume-all' }, { do: 'consume-all' }] })).toEqual(['power-twice consume[1]']);
});

test('[RG-15.5] a power of another phase, and more than there is room for', () => {
  const misplaced: PackCard = JSON.parse(JSON.stringify({ ...WORLD, develop: [{ do: 'military', by: 1 }] }));
  expect(problems(misplaced)).toEqual(['wrong-row develop[0]']);
  const many: PackCard = {
    ...WORLD,
    explore: [
      { do: 'see-more', count: 1 },
      { do: 'keep-more', count: 1 },
    ],
    develop: [
      { do: 'cheaper', by: 1 },
      { do: 'draw-first', count: 1 },
      { do: 'draw-after', count: 1 },
    ],
    consume: [{ do: 'draw', count: 1 }, { do: 'gamble' }],
  };
  expect(problems(many)).toEqual(['too-many-powers']);
});

test('[RG-15.6] one power that is put to use for a world on a card, and four such cards in a pack', () => {
  expect(problems({ ...WORLD, settle: [{ do: 'scrap-for-free-world' }, { do: 'scrap-for-military', by: 3 }] })).toEqual([
    'two-means settle',
  ]);
  const pack: Pack = {
    orrery: 'race-pack',
    version: 1,
    title: 'Mercenaries',
    cards: [
      { ...WORLD, copies: 4, settle: [{ do: 'scrap-for-free-world' }] },
      { ...DEVELOPMENT, copies: 5, settle: [{ do: 'pay-for-military', less: 1 }] },
    ],
  };
  expect(refusePack(pack).map(({ code, card }) => [code, card])).toEqual([['too-many-means', 1]]);
  expect(refusePack({ ...pack, cards: pack.cards.slice(1) })).toEqual([]);
});

test('[RG-15.7] only developments of cost 6 are scored, each line for something the lines before it leave', () => {
  expect(problems(SIX)).toEqual([]);
  expect(problems({ ...SIX, cost: 5 })).toEqual(['scored-too-cheap points']);
  expect(problems({ ...SIX, scoring: [] })).toEqual(['scored-without-lines scoring']);
  expect(problems({ ...SIX, points: 2 })).toEqual(['lines-without-scored scoring']);
  expect(
    problems({
      ...SIX,
      scoring: [
        { for: 'other-world', points: 1 },
        { for: 'windfall', kind: 'rare', points: 2 },
      ],
    }),
  ).toEqual(['line-never-counts scoring[1]']);
  expect(problems({ ...SIX, scoring: [{ for: 'title', title: 'Nowhere', points: 1 }] })).toEqual(['no-such-card scoring[0].title']);
  const own: PackCard = {
    ...SIX,
    scoring: [
      { for: 'title', title: 'quiet moon', points: 1 },
      { for: 'title', title: 'Gem World', points: 1 },
    ],
  };
  expect(problems(own, ['Quiet Moon'])).toEqual([]);
});

test('every problem has a sentence in both languages', () => {
  const values = { min: 1, max: 4, title: 'Moon', world: 'windfall', keyword: 'alien', most: 3, line: 2 };
  for (const [code, rule] of Object.entries(PROBLEM_RULES) as [ProblemCode, string][]) {
    for (const lines of [en, ru]) {
      const said = sayProblem(lines, { code, rule, at: '', values });
      expect(said, code).toMatch(/^["“«A-ZА-Я].*[.?]$/);
      expect(said, code).not.toMatch(/undefined|\[object/);
    }
    expect(sayProblem(en, { code, rule, at: '', values })).not.toBe(sayProblem(ru, { code, rule, at: '', values }));
  }
});
