import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS } from '../refusals.ts';

function rulesIn(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}

/** Numbers of sections and rules in the order they stand. */
function outline(rules: string): string[] {
  return [...rules.matchAll(/^#+ (\d+)|\*\*\[(AF-[^\]]+)\]\*\*/gm)].map(([, section, rule]) => section ?? rule);
}

const english = rulesIn('RULES.md');
const russian = rulesIn('RULES.ru.md');

test('both rules files hold the same rules in the same order', () => {
  expect(outline(english).length).toBeGreaterThan(50);
  expect(outline(russian)).toEqual(outline(english));
  expect(russian.match(/^#+ /gm)?.length).toBe(english.match(/^#+ /gm)?.length);
  expect(russian.match(/^\|/gm)?.length).toBe(english.match(/^\|/gm)?.length);
});

test('every rule that a refusal names can be read', () => {
  const rules = outline(english);
  expect(Object.values(REFUSALS).filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('the Russian rules leave nothing in English', () => {
  const prose = russian.replace(/AF-[A-Z]?[\d.]+|`[^`]*`|\]\([^)]*\)|Alien Frontiers|Orrery|RULES(\.ru)?\.md/g, '');
  expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
});
