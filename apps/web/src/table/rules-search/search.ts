import type { Everyday, Locale } from '@orrery/engine';
import type { Block } from '../markdown.ts';
import { stem } from './stem.ts';
import { EMPTY } from './words.ts';

/** What is found, below the headings it stands under; `marks` says of a word whether it was looked for. */
export interface Found {
  readonly blocks: readonly Block[];
  readonly count: number;
  readonly marks: (word: string) => boolean;
}

/** A paragraph, an item of a list or a row of a table. */
interface Unit {
  readonly block: Block;
  /** Among the items or rows of its block. */
  readonly at: number | undefined;
  readonly rule: string | undefined;
  readonly heading: Block | undefined;
  readonly words: readonly string[];
  /** Those of its heading, too: under "Malfunction" not every sentence says the word again. */
  readonly stems: ReadonlySet<string>;
}

export interface RulesIndex {
  readonly units: readonly Unit[];
  readonly locale: Locale;
}

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
const MARK = /^[A-Z]{2}-[A-Z]{0,3}\d/;

function wordsIn(text: string, locale: Locale): readonly string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLocaleLowerCase(locale));
}

/** Reads the rules once, for all that will be looked for in them. */
export function indexOf(blocks: readonly Block[], locale: Locale): RulesIndex {
  const units: Unit[] = [];
  let heading: Block | undefined;
  let above: readonly string[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      above = wordsIn(block.plain, locale);
      continue;
    }
    for (const { at, plain, rule } of partsOf(block)) {
      const words = wordsIn(plain, locale);
      const stems = new Set([...words, ...above].map((word) => stem(word, locale)));
      if (words.length > 0) units.push({ block, at, rule, heading, words, stems });
    }
  }
  return { units, locale };
}

function partsOf(block: Block): readonly { at: number | undefined; plain: string; rule: string | undefined }[] {
  if (block.kind === 'list') return block.items.map(({ plain, rule }, at) => ({ at, plain, rule }));
  if (block.kind === 'table') return block.rows.map(({ plain, rule }, at) => ({ at, plain, rule }));
  return [{ at: undefined, plain: block.plain, rule: 'rule' in block ? block.rule : undefined }];
}

/** One thing that is looked for, by any of its words. */
interface Term {
  readonly stems: ReadonlySet<string>;
  /** As it was typed, which may be the beginning of a word. */
  readonly typed: string | undefined;
  /** Rules that answer it, whatever their words. */
  readonly rules: ReadonlySet<string>;
}

function termsOf(query: string, everyday: Everyday, locale: Locale): readonly Term[] {
  const typed = wordsIn(query, locale);
  const telling = typed.filter((word) => !EMPTY[locale].has(word));
  const left = new Map((telling.length > 0 ? telling : typed).map((word) => [stem(word, locale), word]));
  const terms: Term[] = [];
  const asked = new Set(typed.map((word) => stem(word, locale)));
  for (const [phrase, meant] of Object.entries(everyday)) {
    const own = wordsIn(phrase, locale).map((word) => stem(word, locale));
    if (!own.every((one) => asked.has(one)) || !own.some((one) => left.has(one))) continue;
    for (const one of own) left.delete(one);
    const words = meant.filter((one) => !MARK.test(one));
    const stems = new Set([...words.map((word) => stem(word, locale)), ...(own.length === 1 ? own : [])]);
    terms.push({ stems, typed: undefined, rules: new Set(meant.filter((one) => MARK.test(one))) });
  }
  for (const [own, word] of left) terms.push({ stems: new Set([own]), typed: word, rules: new Set() });
  return terms;
}

function meets({ stems, typed, rules }: Term, unit: Unit): boolean {
  if (unit.rule !== undefined && rules.has(unit.rule)) return true;
  for (const one of stems) if (unit.stems.has(one)) return true;
  return typed !== undefined && unit.words.some((word) => word.startsWith(typed));
}

/** By stem and by meaning: what speaks of all that was asked, or, where nothing does, of most of it. What answers it by name comes first. */
export function searchRules(index: RulesIndex, query: string, everyday: Everyday = {}): Found {
  const { units, locale } = index;
  const terms = termsOf(query, everyday, locale);
  const scored = units.map((unit) => ({ unit, score: terms.filter((term) => meets(term, unit)).length }));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  const hits = best === 0 ? [] : scored.flatMap(({ unit, score }) => (score === best ? [unit] : []));
  const isNamed = ({ rule }: Unit) => rule !== undefined && terms.some(({ rules }) => rules.has(rule));
  const sorted = [...hits.filter(isNamed), ...hits.filter((unit) => !isNamed(unit))];
  const stems = new Set(terms.flatMap((term) => [...term.stems]));
  const typed = terms.flatMap((term) => term.typed ?? []);
  return {
    blocks: grouped(sorted),
    count: sorted.length,
    marks: (word) => stems.has(stem(word, locale)) || typed.some((one) => word.toLocaleLowerCase(locale).startsWith(one)),
  };
}

/** Units that follow each other under one heading, or in one list or table, stand together. */
function grouped(units: readonly Unit[]): readonly Block[] {
  const blocks: Block[] = [];
  let heading: Block | undefined;
  for (let from = 0; from < units.length; ) {
    const { block, heading: above } = units[from];
    let to = from + 1;
    while (to < units.length && units[to].block === block) to += 1;
    if (above !== undefined && above !== heading) blocks.push(above);
    heading = above;
    const kept = units.slice(from, to).flatMap(({ at }) => at ?? []);
    if (block.kind === 'list') blocks.push({ ...block, items: kept.map((at) => block.items[at]) });
    else if (block.kind === 'table') blocks.push({ ...block, rows: kept.map((at) => block.rows[at]) });
    else blocks.push(block);
    from = to;
  }
  return blocks;
}
