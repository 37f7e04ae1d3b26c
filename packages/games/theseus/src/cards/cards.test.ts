import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text as en } from '../text/en/index.ts';
import { text as ru } from '../text/ru/index.ts';
import { BONUS_CARDS, BONUS_IDS } from './bonus.ts';
import { cardBasisOf, unitBasisOf } from './provenance.ts';
import { CARD_IDS, CARDS } from './titles.ts';

const FOUR = ['marines', 'aliens', 'scientists', 'greys'] as const;

test.each(FOUR)('[TH-2.4] the %s have 25 cards, fifteen of them of level 0, and two Duplications', (faction) => {
  const own = CARD_IDS.map((id) => CARDS[id]).filter((card) => card.faction === faction);
  const at = (level: number) => own.reduce((sum, { copies }) => sum + copies[level], 0);
  expect([0, 1, 2, 3].reduce((sum, level) => sum + at(level), 0)).toBe(25);
  expect(at(0)).toBe(15);
  const duplications = own.filter(({ type }) => type === 'duplication');
  expect(duplications.map(({ copies }) => copies.reduce((sum, count) => sum + count, 0))).toEqual([2]);
});

test('there are 58 titles', () => {
  expect(CARD_IDS).toHaveLength(58);
});

test('X is spoken of exactly where a number is printed', () => {
  for (const id of CARD_IDS) expect(Object.values(CARDS[id].effect).includes('x'), id).toBe(CARDS[id].number !== undefined);
});

test('instants are for one use, and nothing multiplies what a Duplication may not copy', () => {
  for (const id of CARD_IDS) {
    const { type, isSingleUse, stacking, effect } = CARDS[id];
    if (type === 'instant') expect(isSingleUse, id).toBe(true);
    if (type === 'instant' || type === 'duplication' || effect.do === 'grip') expect(stacking, id).toBe('separate');
    if (type === 'special' || effect.do === 'shortcut' || effect.do === 'protect' || effect.do === 'teleport')
      expect(stacking, id).toBe('once');
  }
});

/** Words of effects that are titles too, and the Parasite token, which outlives its card and so wounds in its own name. */
const WORDS = new Set<string>([...Object.values(CARDS), ...Object.values(BONUS_CARDS)].map(({ effect }) => effect.do)).add('parasite');

test('no rule names a card: rules ask for effects, and the tables answer', () => {
  const rules = new URL('../rules/', import.meta.url);
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const titles = new Set<string>([...CARD_IDS, ...BONUS_IDS].filter((id) => !WORDS.has(id)));
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, rules), 'utf8').matchAll(/'([a-z-]+)'/g)]
      .filter(([, word]) => titles.has(word))
      .map(([, word]) => `${file}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(titles.size).toBeGreaterThan(55);
  expect(named).toEqual([]);
});

test('[TH-23.1] every card says how far it is known, and the words for it are there in both languages', () => {
  const bases = [...CARD_IDS, ...BONUS_IDS].map(cardBasisOf);
  expect(new Set(bases)).toEqual(new Set(['printed', 'partly', 'reconstructed']));
  for (const basis of new Set(bases)) for (const { terms } of [en, ru]) expect(terms[`basis:${basis}`].name).not.toBe('');
  // What no public source gives is never called printed.
  for (const id of CARD_IDS) if (CARDS[id].basis === 'reconstructed') expect(cardBasisOf(id), id).toBe('reconstructed');
});

test('[TH-23.3] [TH-23.8] a card or unit is called printed only where its number and its sides are, too', () => {
  expect([cardBasisOf('landmine'), cardBasisOf('vent'), cardBasisOf('gateway')]).toEqual(['printed', 'printed', 'printed']);
  expect([cardBasisOf('battle-position'), cardBasisOf('hidden'), cardBasisOf('habitat'), cardBasisOf('salvage')]).toEqual([
    'partly',
    'partly',
    'reconstructed',
    'reconstructed',
  ]);
  const numbered = CARD_IDS.filter((id) => cardBasisOf(id) === 'printed' && CARDS[id].number !== undefined);
  expect(numbered).toEqual(['landmine']);
  expect([unitBasisOf('soldier'), unitBasisOf('minor-alien'), unitBasisOf('runner')]).toEqual(['printed', 'partly', 'partly']);
});
