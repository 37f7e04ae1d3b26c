import { describeRulesFiles } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { GOAL_IDS, OPTIONS } from '../index.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const { english, russian } = describeRulesFiles({
  home: new URL('../../', import.meta.url),
  mark: 'RG',
  options: OPTIONS,
  texts: { en, ru },
  least: 150,
  rulings: { R: 51, RB: 9 },
  examples: 27,
});

test('every goal is told in both languages under its name', () => {
  for (const goal of GOAL_IDS) {
    expect(english).toContain(`| ${en.terms[`goal:${goal}`].name} |`);
    expect(russian).toContain(`| ${ru.terms[`goal:${goal}`].name} |`);
  }
});

test('the hands of a first match name cards as the cards are named', () => {
  for (const [rules, text] of [
    [english, en],
    [russian, ru],
  ] as const) {
    const cards = new Set(Object.entries(text.terms).flatMap(([id, { name }]) => (id.startsWith('card:') ? [name] : [])));
    const rows = [...rules.matchAll(/^\| [1-5] ([^|]+) \| ([^|\d]+) \|$/gm)];
    expect(rows).toHaveLength(5);
    for (const [, world, hand] of rows) for (const name of [world, ...hand.split(', ')]) expect(cards).toContain(name);
  }
});
