import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADAPTATION_IDS } from '../cards/adaptations.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { HUNT_IDS } from '../cards/hunt.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { SURVIVAL_IDS } from '../cards/survival.ts';
import { SURVIVOR_IDS } from '../cards/survivors.ts';
import { OPTIONS } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';
import type { TermId } from './shape.ts';

function rulesIn(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}

/** Numbers of sections and rules in the order they stand. */
function outline(rules: string): string[] {
  return [...rules.matchAll(/^#+ (\d+)|\*\*\[(NA-[^\]]+)\]\*\*/gm)].map(([, section, rule]) => section ?? rule);
}

const english = rulesIn('RULES.md');
const russian = rulesIn('RULES.ru.md');

test('both rules files hold the same rules in the same order', () => {
  expect(outline(english).length).toBeGreaterThan(300);
  expect(outline(russian)).toEqual(outline(english));
  expect(russian.match(/^#+ /gm)?.length).toBe(english.match(/^#+ /gm)?.length);
  expect(russian.match(/^\|/gm)?.length).toBe(english.match(/^\|/gm)?.length);
});

test('no number is given twice', () => {
  const rules = outline(english);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('every rule that a refusal names can be read', () => {
  const rules = outline(english);
  expect(Object.values(REFUSALS).filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('every rule that the code cites can be read', () => {
  const rules = outline(english);
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('text/'),
  );
  const unknown = files.flatMap((file) =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(/\[(NA-R?\d+(?:\.\d+)?)\]/g)]
      .filter(([, rule]) => !rules.includes(rule))
      .map(([mark]) => `${file}: ${mark}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

test('all 73 rulings stand in order', () => {
  expect(outline(english).filter((rule) => rule.startsWith('NA-R'))).toEqual(Array.from({ length: 73 }, (_, index) => `NA-R${index + 1}`));
});

test('every option is named where it matters', () => {
  for (const rules of [english, russian]) expect(Object.keys(OPTIONS).filter((option) => !rules.includes(`\`${option}\``))).toEqual([]);
});

test('every card is told in both languages under its name', () => {
  const cards: TermId[] = [
    ...PLACE_IDS.map((id) => `place:${id}` as const),
    ...HUNT_IDS.map((id) => `hunt:${id}` as const),
    ...SURVIVAL_IDS.map((id) => `survival:${id}` as const),
    ...SURVIVOR_IDS.map((id) => `survivor:${id}` as const),
    ...CHARACTER_IDS.map((id) => `character:${id}` as const),
    ...ADAPTATION_IDS.map((id) => `adaptation:${id}` as const),
  ];
  for (const card of cards) {
    expect(english).toContain(en.terms[card].name.replace(/^The /, ''));
    expect(russian).toContain(ru.terms[card].name);
  }
});

test('the Russian rules leave nothing in English', () => {
  const prose = russian.replace(/NA-[A-Z]?[\d.]+|`[^`]*`|\]\([^)]*\)|RULES(\.ru)?\.md/g, '');
  expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
});

test('the place and the flying city, one word in Russian, are never confused', () => {
  // After the first paragraph, which explains it, the bare word stands only in «Убежище» said of the place.
  const [, ...sections] = russian.split(/^## /m);
  for (const section of sections) {
    const bare = section.replace(/Город[а-я]*-Убежищ[а-я]*/g, '').replace(/[Мм]ест[а-я]* «Убежище»/g, '');
    expect(bare).not.toMatch(/[Уу]бежищ/);
  }
});
