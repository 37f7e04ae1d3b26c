import { type GameId, manifestOf } from '@orrery/catalogue';
import type { AnyGameText, AnyTableText, GameManifest, Json, Locale } from '@orrery/engine';
import type { Component } from 'svelte';
import type { Coaching, CoachingWords } from './coaching.ts';
import type { Hands } from './hands.ts';
import type { PhraseOffers } from './phrase-offers.ts';
import type { TableProps } from './table-contract.ts';
import type { Told } from './told.ts';

/** A table of any game: what it draws, only the game knows. */
// biome-ignore lint/suspicious/noExplicitAny: the one place of the client where the types of a game are forgotten
export type AnyTable = Component<TableProps<any, any, any, any, any, any>>;
export type AnyText = AnyGameText;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPhraseOffers = PhraseOffers<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyForesight = any;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyView = any;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTold = Told<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyCoaching = Coaching<any, any, string>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyCoachingWords = CoachingWords<any, string>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyHands = Hands<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyDocument = Component<{ value: Json; text: any }>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyWords = any;

/** Pictures in the rules: icons with their meaning, how many steps of the first lesson make a turn, and when a table is set up. */
export interface RuleFigures {
  readonly Icons: Component<{ text: AnyTableText }>;
  readonly turnSteps: number;
  readonly isReady: (view: AnyView) => boolean;
}

/** Where one plays against all: who that is, as far as an option of the table says it. Sides are called by terms of the game. */
export interface SeatSides {
  readonly option: string;
  /** The side of one against all. */
  readonly alone: string;
  /** Undefined: nobody knows before the match. */
  readonly at: (seat: number, seats: number, chosen: string) => string | undefined;
  /** The choice that makes this seat the one. */
  readonly choiceFor: (seat: number, seats: number) => string | undefined;
}

/** What a key does at a table; the words are the app's. */
export type KeyMeaning = 'next' | 'back' | 'confirm' | 'dangers' | 'machine' | 'ships' | 'endTurn' | 'places' | 'pass';

/** What a game's folder here adds to its manifest (`games/<id>/entry.ts`); what is large is a chunk of its own. */
export interface TableEntry {
  readonly table: () => Promise<AnyTable>;
  /** The words of the table itself, where it has some. */
  readonly words?: (locale: Locale) => Promise<AnyWords>;
  /** What its table asks the rules, which the first look at it does without. */
  readonly foresight: () => Promise<AnyForesight>;
  /** What the rules show of it in pictures. */
  readonly figures?: () => Promise<RuleFigures>;
  /** Where its events are on the table and how they sound; without it nothing is pointed at. */
  readonly told?: () => Promise<AnyTold>;
  /** What the coach must know to point at a move, and the words for it; without it no coach is offered. */
  readonly coaching?: (locale: Locale) => Promise<{ readonly points: AnyCoaching; readonly words: AnyCoachingWords }>;
  /** What a seat holds that others do not see; without it nobody holds anything secret. */
  readonly hands?: () => Promise<AnyHands>;
  /** Draws an option that is a document, for people who wait at a table where it is chosen. */
  readonly document?: () => Promise<AnyDocument>;
  /** Where players make cards for it. */
  readonly workshop?: string;
  readonly phrases?: () => Promise<AnyPhraseOffers>;
  readonly seatSides?: SeatSides;
  /** The keys its keyboard.ts listens to, as they are labelled. */
  readonly keys: Readonly<Record<string, KeyMeaning>>;
  /** The number of the turn that runs, 0 before the first, where that one may begin with no event. */
  readonly runningTurn?: (view: AnyView) => number;
  /** Its table says everybody's points on a phone, too: the head need not. */
  readonly saysPoints?: true;
  /** Whether allies play this match: equal ranks are no tie. */
  readonly hasAllies?: (view: AnyView) => boolean;
}

/** A game as the page knows it. */
export interface GameEntry extends TableEntry, GameManifest<GameId> {
  /** The whole rules as Markdown. */
  rules(locale: Locale): Promise<string>;
}

const TABLES = import.meta.glob<TableEntry>('./*/entry.ts', { eager: true, import: 'entry' });
const RULES = import.meta.glob<string>('../../../../packages/games/*/RULES*.md', { query: '?raw', import: 'default' });

/** Undefined: no such game. */
export function gameEntry(id: string): GameEntry | undefined {
  const manifest = manifestOf(id);
  const table = TABLES[`./${id}/entry.ts`];
  if (manifest === undefined || table === undefined) return undefined;
  const rules = (locale: Locale) => RULES[`../../../../packages/games/${id}/RULES${locale === 'ru' ? '.ru' : ''}.md`]();
  return { ...manifest, ...table, rules };
}
