import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text } from '../text/en/index.ts';
import { ruleOf } from './rule-numbers.ts';

const TERMS: Readonly<Record<string, { readonly name: string }>> = text.terms;
const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** The line that begins with this rule. */
function lineOf(rule: string): string {
  return RULES.split('\n').find((line) => line.startsWith(`**[${rule}]**`)) ?? '';
}

test('every card leads to the rule that speaks of it by name', () => {
  const cards = Object.keys(TERMS).filter((id) => /^(place|hunt|survival|survivor|character|adaptation):/.test(id));
  expect(cards.length).toBeGreaterThan(150);
  for (const id of cards) {
    const rule = ruleOf(id);
    expect(rule, id).toBeDefined();
    const name = id.startsWith('place:') && id.includes('drone') ? 'Drone' : TERMS[id].name.replace(/^The /, '');
    expect(lineOf(rule ?? ''), `${id} ${rule}`).toContain(name.split(',')[0].replace(/^(Captain|Sergeant|Doctor) /, ''));
  }
});

test('tokens, phases and bonus cells lead to rules that exist', () => {
  for (const id of ['token:creature', 'token:target', 'token:artemia', 'phase:1', 'phase:5', 'bonus:will', 'bonus:unlock-places']) {
    expect(lineOf(ruleOf(id) ?? ''), id).not.toBe('');
  }
});
