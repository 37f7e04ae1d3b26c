import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ActionBase,
  below,
  chanceFromSeed,
  type DecisionBase,
  type EventBase,
  type GameModule,
  LOCALES,
  type Locale,
  readOptions,
} from '@orrery/engine';
import { expect, test } from 'vitest';
import type { OptionSet } from './random-play.ts';

/** What the rules behind a refusal must speak of, in either language. */
export type SpeaksOf = Readonly<Record<Locale, RegExp>>;

export interface RefusalSuite<
  Code extends string,
  State,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
> {
  readonly module: GameModule<State, Action, View, Options, Event, Decision>;
  /** The game's folder, with RULES.md, RULES.ru.md and src/. */
  readonly home: URL;
  readonly speaksOf: Readonly<Record<Code, SpeaksOf>>;
  /** Rules that reach the maker through a parameter, by code: a price is refused with the rule that sets it. */
  readonly passedOn?: Readonly<Partial<Record<Code, readonly string[]>>>;
  readonly tables: readonly OptionSet[];
}

const GAMES_EACH = 2;
const MOST_ACTIONS = 20_000;
/** Actions seen so far that are tried, out of place, in every state. */
const SPOILED = 60;

/**
 * Every refusal of a game names a rule that exists in both languages and speaks of what is refused.
 *
 * The pairs of code and rule are read from the sources, wherever `refused('code', 'XX-1.2'` stands; where the rule is not
 * written there but passed on, the game lists the rules in `passedOn`. Random games in which actions of other moments are tried
 * must meet no pair besides. A game adds a line to `speaksOf` for each code: the words without which a rule cannot be its reason.
 */
export function describeRefusals<
  Code extends string,
  State,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
>(suite: RefusalSuite<Code, State, Action, View, Options, Event, Decision>): void {
  const pairs = pairsIn(suite.home);
  for (const [code, rules] of Object.entries<readonly string[] | undefined>(suite.passedOn ?? {}))
    for (const rule of rules ?? []) pairs.add(`${code} ${rule}`);

  test('every refusal names a rule that can be read in both languages and speaks of it', () => {
    const texts = { en: rulesIn(suite.home, 'RULES.md'), ru: rulesIn(suite.home, 'RULES.ru.md') };
    const wrong: string[] = [];
    for (const pair of pairs) {
      const [code, rule] = pair.split(' ');
      for (const locale of LOCALES) {
        const text = texts[locale].get(rule);
        const words = wordsFor(suite.speaksOf, code)?.[locale];
        if (text === undefined) wrong.push(`${pair}: no such rule (${locale})`);
        else if (words === undefined) wrong.push(`${pair}: what must its rule speak of?`);
        else if (!words.test(text)) wrong.push(`${pair}: the rule does not speak of ${words} (${locale}): ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every refusal has a place that gives it', () => {
    const given = new Set([...pairs].map((pair) => pair.split(' ')[0]));
    expect(Object.keys(suite.speaksOf).filter((code) => !given.has(code))).toEqual([]);
  });

  test('refusals met in random play are among them', () => {
    const met = metIn(suite);
    expect(met.size).toBeGreaterThan(0);
    expect([...met].filter((pair) => !pairs.has(pair))).toEqual([]);
  });
}

function wordsFor(speaksOf: Readonly<Record<string, SpeaksOf>>, code: string): SpeaksOf | undefined {
  return Object.hasOwn(speaksOf, code) ? speaksOf[code] : undefined;
}

/** `code rule` of every call of the maker that writes both down. */
function pairsIn(home: URL): Set<string> {
  const folder = fileURLToPath(new URL('src/', home));
  const pairs = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    // Looks ahead only: one line may refuse twice, by this or that.
    for (const [, code, rules] of source.matchAll(/\brefused\(\s*'([a-z-]+)',\s*(?=([^,;{]*))/g)) {
      for (const [, rule] of rules.matchAll(/'([A-Z]{2}-[A-Z]?[\d.]+)'/g)) pairs.add(`${code} ${rule}`);
    }
  }
  return pairs;
}

/** The text of each numbered rule. */
function rulesIn(home: URL, file: string): Map<string, string> {
  const rules = new Map<string, string>();
  const text = readFileSync(new URL(file, home), 'utf8');
  for (const [, rule, words] of text.matchAll(/^\*\*\[([A-Z]{2}-[A-Z]?[\d.]+)\]\*\*([\s\S]*?)(?=^\*\*\[|^#)/gm))
    rules.set(rule, words.trim());
  return rules;
}

/** `code rule` of what is refused when actions seen in other moments are tried. */
function metIn<
  Code extends string,
  State,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
>({ module, tables }: RefusalSuite<Code, State, Action, View, Options, Event, Decision>): Set<string> {
  const met = new Set<string>();
  const seen = new Set<string>();
  const pool: Action[] = [];
  for (const { seats, options } of tables) {
    for (let game = 0; game < GAMES_EACH; game++) {
      const chance = chanceFromSeed(`refusals ${game}: choices`);
      const state = module.setup(readOptions<Options>(module.options, options, seats), seats, chanceFromSeed(`refusals ${game}`));
      for (let count = 0; count < MOST_ACTIONS; count++) {
        const asked = module.asked(state);
        if (asked.length === 0) break;
        const seat = asked[below(chance, asked.length)];
        for (let tried = 0; tried < SPOILED && pool.length > 0; tried++) {
          const who = tried === 0 ? below(chance, seats) : seat;
          const refusal = module.refuse(state, who, pool[below(chance, pool.length)]);
          if (refusal !== undefined) met.add(`${refusal.code} ${refusal.rule}`);
        }
        const legal = module.legal(state, seat);
        for (const action of legal) {
          const key = JSON.stringify(action);
          if (!seen.has(key)) pool.push(action);
          seen.add(key);
        }
        module.apply(state, seat, legal[below(chance, legal.length)], () => {});
      }
    }
  }
  return met;
}
