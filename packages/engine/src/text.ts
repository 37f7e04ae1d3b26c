import type { ActionBase, DecisionBase, EventBase, Refusal, Seat } from './contract.ts';

export const LOCALES = ['en', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** How seats are called in a sentence. */
export type SeatNames = (seat: Seat) => string;

export interface OptionText {
  readonly label: string;
  /** One or two sentences: what it changes. */
  readonly help: string;
  /** Words of each choice; for a flag, none. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Words of a schema of options, none forgotten: a choice needs words for each of its values, a flag has none. */
export type OptionTexts<Schema> = { readonly [Key in keyof Schema]: OptionWords<Schema[Key]> };

type OptionWords<Field> = Field extends { readonly choices: readonly (infer Choice extends string)[] }
  ? OptionText & { readonly choices: Readonly<Record<Choice, string>> }
  : OptionText;

/**
 * Something quick to say at the table: a code and what it is about, so that everybody reads it in their own language.
 * Values are ids of terms or small numbers, never free text.
 */
export interface Phrase {
  readonly code: string;
  readonly values: readonly (string | number)[];
}

const PHRASE_BOUNDS = { word: /^[a-z][a-z0-9-]{0,39}$/, values: 4, number: 1000 } as const;

/** Whether a bot, or anybody, has said something that can be passed on. */
export function isPhrase(given: unknown): given is Phrase {
  if (typeof given !== 'object' || given === null || !('code' in given) || !('values' in given)) return false;
  const { code, values } = given;
  if (!isPhraseWord(code) || !Array.isArray(values) || values.length > PHRASE_BOUNDS.values) return false;
  return values.every((value) => isPhraseWord(value) || (Number.isInteger(value) && Math.abs(value) <= PHRASE_BOUNDS.number));
}

function isPhraseWord(given: unknown): boolean {
  return typeof given === 'string' && PHRASE_BOUNDS.word.test(given);
}

/** Words of one phrase. Values come from others: one that makes no sense gets some words too. */
export type PhraseText = (values: Phrase['values'], names: SeatNames) => string;

export interface Term {
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly help: string;
}

/**
 * The words of a game as far as they are there: what a first look at its table needs (`text/en/first.ts`), which is what things are
 * called, what is asked and what may be answered. The others come behind it.
 */
export interface TableText<
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
  Decision extends DecisionBase = DecisionBase,
> {
  readonly locale: Locale;
  readonly name: string;
  /** One line for the lobby. */
  readonly tagline: string;
  /** Cards, places, tokens … by id. */
  readonly terms: Readonly<Record<string, Pick<Term, 'name'> & Partial<Term>>>;
  readonly options?: Readonly<Record<string, OptionText>>;
  /** Words of point sources, by code. */
  readonly sources: Readonly<Record<string, string>>;
  /** Words of `Result.because`, by code. */
  readonly endings: Readonly<Record<string, string>>;
  /** An action as a button or a menu line says it: "Dock 4 and 6 at the Lunar Mine". */
  action(action: Action, names: SeatNames): string;
  /** A line of the log; undefined: not worth one. */
  event?(event: Event, names: SeatNames): string | undefined;
  /** The question, to the seat it is put to. */
  decision(decision: Decision, names: SeatNames): string;
  refusal?(refusal: Refusal): string;
  /** Quick phrases of the chat, by code. */
  readonly phrases?: Readonly<Record<string, PhraseText>>;
  /** The words at a table that looks like this, where names depend on what is on the table. Equal tables get the same object. */
  at?(view: unknown): TableText<Action, Event, Decision>;
}

/**
 * All words of one game in one language. Games export one per language (`text/en/`, `text/ru/`);
 * screens and the terminal know no words of a game but these. The whole rules are no part of it: a host
 * loads the package's `RULES.md` or `RULES.ru.md` in its own way (headings `## 5 Title`, rules begin `**[AF-5.4]**`).
 */
export interface GameText<
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
  Decision extends DecisionBase = DecisionBase,
> extends TableText<Action, Event, Decision> {
  readonly terms: Readonly<Record<string, Term>>;
  readonly options: Readonly<Record<string, OptionText>>;
  event(event: Event, names: SeatNames): string | undefined;
  refusal(refusal: Refusal): string;
  at?(view: unknown): GameText<Action, Event, Decision>;
}

/** What the words of a game must know, none forgotten: its unions by name. */
export interface Wording {
  readonly action: ActionBase;
  readonly event: EventBase;
  readonly decision: DecisionBase;
  readonly term: string;
  readonly source: string;
  readonly ending: string;
  /** The type of its schema of options. */
  readonly options: unknown;
}

/** What a first look at a table needs of a game's words. */
export interface FirstTextOf<Of extends Wording> extends Omit<TableText<Of['action'], Of['event'], Of['decision']>, 'at'> {
  readonly terms: { readonly [Id in Of['term']]: Pick<Term, 'name'> };
  readonly sources: { readonly [Code in Of['source']]: string };
  readonly endings: { readonly [Code in Of['ending']]: string };
}

/** All words of a game in one language. Closed records, so that a missing word is a type error. */
export interface WholeTextOf<Of extends Wording> extends GameText<Of['action'], Of['event'], Of['decision']> {
  readonly terms: { readonly [Id in Of['term']]: Term };
  readonly options: OptionTexts<Of['options']>;
  readonly sources: { readonly [Code in Of['source']]: string };
  readonly endings: { readonly [Code in Of['ending']]: string };
}

/** Whether no words are still to come. */
export function isWhole<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase>(
  text: TableText<Action, Event, Decision>,
): text is GameText<Action, Event, Decision> {
  return text.event !== undefined;
}

/** What things are called, before it is there what they do. */
export function named<Id extends string>(names: Readonly<Record<Id, string>>): Readonly<Record<Id, Pick<Term, 'name'>>> {
  return mapValues(names, (name) => ({ name }));
}

/** Every name with what the thing does. */
export function termsOf<Id extends string>(
  names: Readonly<Record<Id, string>>,
  helps: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Term>> {
  return mapValues(names, (name, id) => ({ name, help: helps[id] }));
}

/** The compiler cannot see that what is made of every key has them all. */
function mapValues<Key extends string, From, To>(
  table: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Readonly<Record<Key, To>> {
  const made: Partial<Record<Key, To>> = {};
  for (const key in table) made[key] = make(table[key], key);
  return made as Record<Key, To>;
}

/** The words for this view of a match: the game's own, or those it has for such a table. */
export function wordsAt<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase>(
  text: GameText<Action, Event, Decision>,
  view: unknown,
): GameText<Action, Event, Decision> {
  return text.at?.(view) ?? text;
}

/** Forms of a word after a number. English: one, other. Russian: 1 корабль, 2 корабля, 5 кораблей. */
export type PluralForms = readonly [one: string, few: string, many?: string];

const PLURAL_RULES = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') } as const;

/** The form of a word that stands after this number. The number itself is not in it. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const [one, few, many = few] = forms;
  const rule = PLURAL_RULES[locale].select(count);
  if (rule === 'one') return one;
  return rule === 'many' ? many : few;
}

/** A number with its word: `counter('ru', 'карту', 'карты', 'карт')` says «5 карт» of 5. */
export function counter(locale: Locale, ...forms: PluralForms): (count: number) => string {
  return (count) => `${count} ${plural(locale, count, forms)}`;
}

/** "1 card", "2 cards". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${plural('en', count, [one, other])}`;
}

/** "4, 5 and 6", as the language says it. */
export function lister(locale: Locale): (items: readonly (number | string)[]) => string {
  // British, as all the English words are: no comma before "and".
  const format = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  return (items) => format.format(items.map(String));
}

/** With its first letter raised: a sentence may begin with a name that has a small one. */
export function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
