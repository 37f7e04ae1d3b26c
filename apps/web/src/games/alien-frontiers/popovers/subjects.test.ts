import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATION_RULES } from './subjects.ts';

const rules = readFileSync(new URL('../../../../../../packages/games/alien-frontiers/RULES.md', import.meta.url), 'utf8');

/** The heading of the section a rule stands in, as an id: `10 Raiders' Outpost` is `raiders-outpost`. */
function sectionOf(rule: string): string {
  const [, number] = /^AF-(\d+)\.1$/.exec(rule) ?? [];
  const [, heading] = new RegExp(`^## ${number} (.+)$`, 'm').exec(rules) ?? [];
  return (heading ?? '').toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-');
}

test('each station links to the section of the rules that has its name', () => {
  for (const [facility, rule] of Object.entries(STATION_RULES)) {
    expect(rules).toContain(`**[${rule}]**`);
    expect(sectionOf(rule)).toContain(facility);
  }
});
