import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOAL_IDS } from '../cards/goals.ts';
import { OPTIONS } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { PROBLEM_RULES } from '../workshop/refuse-card.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

function rulesIn(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}

/** Numbers of sections and rules in the order they stand. */
function outline(rules: string): string[] {
  return [...rules.matchAll(/^#+ (\d+)|\*\*\[(RG-[^\]]+)\]\*\*/gm)].map(([, section, rule]) => section ?? rule);
}

const english = rulesIn('RULES.md');
const russian = rulesIn('RULES.ru.md');

test('both rules files hold the same rules in the same order', () => {
  expect(outline(english).length).toBeGreaterThan(150);
  expect(outline(russian)).toEqual(outline(english));
  expect(russian.match(/^#+ /gm)?.length).toBe(english.match(/^#+ /gm)?.length);
  expect(russian.match(/^\|/gm)?.length).toBe(english.match(/^\|/gm)?.length);
});

test('no number is given twice, and every rule stands in its section', () => {
  const rules = outline(english);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  let section = '';
  for (const each of rules) {
    if (!each.startsWith('RG-')) section = each;
    else expect(each).toMatch(section === '12' ? /^RG-RB?\d+$/ : new RegExp(`^RG-${section}\\.\\d+$`));
  }
});

test('every rule that a refusal names can be read', () => {
  const rules = outline(english);
  expect([...Object.values(REFUSALS), ...Object.values(PROBLEM_RULES)].filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('every rule and every printed example that the code cites can be read', () => {
  const rules = outline(english);
  const home = new URL('../../', import.meta.url);
  const files = ['src/', 'test/'].flatMap((folder) =>
    readdirSync(new URL(folder, home), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('text/'))
      .map((file) => `${folder}${file}`),
  );
  const cited = files.flatMap((file) =>
    [...readFileSync(new URL(file, home), 'utf8').matchAll(/RG-(R?B?\d+(?:\.\d+)?|E\d+)(?!\d)/g)].map(([mark, rule]) => ({
      file,
      mark,
      rule,
    })),
  );
  const isKnown = (rule: string): boolean =>
    rules.includes(`RG-${rule}`) || rules.includes(rule) || (rule.startsWith('E') && Number(rule.slice(1)) <= 27);
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ rule }) => !isKnown(rule)).map(({ file, mark }) => `${file}: ${mark}`)).toEqual([]);
});

test('all 51 rulings and the nine of the robot stand in order', () => {
  expect(outline(english).filter((rule) => rule.startsWith('RG-R'))).toEqual([
    ...Array.from({ length: 51 }, (_, index) => `RG-R${index + 1}`),
    ...Array.from({ length: 9 }, (_, index) => `RG-RB${index + 1}`),
  ]);
});

test('every option is named where it matters', () => {
  for (const rules of [english, russian]) expect(Object.keys(OPTIONS).filter((option) => !rules.includes(`\`${option}\``))).toEqual([]);
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

test('the Russian rules leave nothing in English', () => {
  const prose = russian.replace(/RG-[A-Z]*[\d.]+|`[^`]*`|\bE\d+\b/g, '');
  expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
});
