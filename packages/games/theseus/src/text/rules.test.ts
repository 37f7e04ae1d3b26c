import { isKeyOf } from '@orrery/engine';
import { describeRulesFiles } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { BOARDS } from '../cards/boards.ts';
import { BONUS_CARDS, BONUS_IDS, type BonusId } from '../cards/bonus.ts';
import type { Basis } from '../cards/cards.ts';
import { ROOMS, SECTOR_IDS } from '../cards/sectors.ts';
import { CARD_IDS, CARDS, type CardId } from '../cards/titles.ts';
import { OPTIONS } from '../options.ts';
import { text as en } from './en/index.ts';
import { ROOM } from './ru/cases.ts';
import { text as ru } from './ru/index.ts';

/** The paragraph of one rule. */
function rule(rules: string, number: string): string {
  return rules.split('\n').find((line) => line.startsWith(`**[TH-${number}]**`)) ?? '';
}

const { english, russian } = describeRulesFiles({
  home: new URL('../../', import.meta.url),
  mark: 'TH',
  options: OPTIONS,
  texts: { en, ru },
  least: 250,
  rulings: { R: 75 },
  examples: 70,
});
const books = [
  [english, en],
  [russian, ru],
] as const;

/** Rules that say their number as a word, or by naming a card that works alike. */
const SPELT: ReadonlySet<string> = new Set<CardId | BonusId>(['team-tactics', 'tentacles', 'gateway']);

function fixedAmounts(id: CardId | BonusId): number[] {
  if (SPELT.has(id)) return [];
  const effect = isKeyOf(CARDS, id) ? CARDS[id].effect : BONUS_CARDS[id].effect;
  return Object.values(effect).filter((amount) => typeof amount === 'number');
}

/** What a rule says of its card, after the name, type and upgrade number. */
function bodyOf(told: string): string {
  return told.slice(told.indexOf(': ') + 1);
}

test('every card has its rule, in the order of the tables, under its name and with its numbers', () => {
  for (const [rules, text] of books) {
    for (const [section, faction] of [
      [17, 'marines'],
      [18, 'aliens'],
      [19, 'scientists'],
      [20, 'greys'],
    ] as const) {
      for (const [index, id] of CARD_IDS.filter((each) => CARDS[each].faction === faction).entries()) {
        const told = rule(rules, `${section}.${index + 1}`);
        expect(told).toContain(`** ${text.terms[`card:${id}`].name}`);
        const { number } = CARDS[id];
        if (number !== undefined) expect(told).toContain(`, ${number}`);
        for (const amount of fixedAmounts(id)) expect(bodyOf(told), id).toMatch(new RegExp(`(^|\\D)${amount}(\\D|$)`));
      }
    }
    for (const [index, id] of BONUS_IDS.entries()) {
      const told = rule(rules, `21.${index + 1}`);
      expect(told).toContain(text.terms[`bonus:${id}`].name);
      for (const amount of fixedAmounts(id)) expect(bodyOf(told), id).toMatch(new RegExp(`(^|\\D)${amount}(\\D|$)`));
    }
  }
});

test('the known gaps list every card that is reconstructed, and every one that is in part', () => {
  const gaps: readonly (readonly [Basis, string])[] = [
    ['reconstructed', '23.4'],
    ['partly', '23.5'],
  ];
  for (const [rules, text] of books) {
    for (const [basis, number] of gaps) {
      const names = CARD_IDS.filter((id) => CARDS[id].basis === basis).map((id) => text.terms[`card:${id}`].name);
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => !rule(rules, number).includes(name))).toEqual([]);
    }
  }
});

test('the table of boards says what the boards are', () => {
  const cyrillic = (pair: string): string => [...pair].map((room) => ROOM[ROOMS.find((each) => each === room)!].toLowerCase()).join('');
  for (const id of SECTOR_IDS) {
    const { passages, pending, slots, bonusSlot } = BOARDS[id];
    const ends = `| ${pending} | ${slots}: `;
    for (const [rules, text] of books) {
      const line = rules.split('\n').find((each) => each.startsWith(`| ${text.terms[`sector:${id}`].name} |`)) ?? '';
      const pairs = passages.map((pair) => (text === ru ? cyrillic(pair) : pair)).sort();
      expect(line.split('|')[2].trim().split(' ').sort()).toEqual(pairs);
      expect(line).toContain(ends);
      expect(line.trim()).toMatch(new RegExp(`\\| ${bonusSlot + 1} \\|$`));
    }
  }
});
