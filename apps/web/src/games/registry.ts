import type { AnyGame, GameText, Json, Locale } from '@orrery/engine';
import type { View as NotAloneView } from '@orrery/not-alone';
import type { View as TheseusView } from '@orrery/theseus';
import type { Component } from 'svelte';
import type { GameId } from './ids.ts';
import type { PhraseOffers } from './phrase-offers.ts';
import type { TableProps } from './table-contract.ts';

/** A table of any game: what it draws, only the game knows. */
// biome-ignore lint/suspicious/noExplicitAny: the one place of the client where the types of a game are forgotten
export type AnyTable = Component<TableProps<any, any, any, any>>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyText = GameText<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPhraseOffers = PhraseOffers<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyView = any;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyDocument = Component<{ value: Json; text: any }>;

/** What a key does at a table; the words are the app's. */
export type KeyMeaning = 'next' | 'back' | 'confirm' | 'dangers' | 'machine' | 'ships' | 'endTurn' | 'places' | 'pass';

/** How a game on the shelf is brought to the table; each part is a chunk of its own. */
export interface GameEntry {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Options everybody decides before a match, most important first; the others are for those who know the game. */
  readonly mainOptions?: readonly string[];
  /** How many sit down unless somebody says otherwise; where missing, three. */
  readonly offeredSeats?: number;
  /** Weakest first; the last but one is offered. */
  readonly levels: readonly string[];
  readonly offeredLevel: string;
  readonly module: () => Promise<AnyGame>;
  readonly text: (locale: Locale) => Promise<AnyText>;
  readonly table: () => Promise<AnyTable>;
  /** The whole rules as Markdown. */
  readonly rules: (locale: Locale) => Promise<string>;
  /** Draws an option that is a document, for whoever waits at a table where it is chosen. */
  readonly document?: () => Promise<AnyDocument>;
  /** Where cards of one's own are made for it. */
  readonly workshop?: string;
  readonly phrases?: () => Promise<AnyPhraseOffers>;
  /** The keys its keyboard.ts listens to, as they are labelled. */
  readonly keys: Readonly<Record<string, KeyMeaning>>;
  /** Which seat the events of one log line belong to begins a new group: the type of the event that says so. */
  readonly turnEvent: string;
  /** The number of the turn that runs, 0 before the first, where that one may begin with no event. */
  readonly runningTurn?: (view: AnyView) => number;
  /** Everybody plays in the same turn: it is nobody's. What the game calls it. */
  readonly sharedTurns?: 'turns' | 'rounds';
  /** Sides win or lose together: equal ranks are no tie. The word of the game that names each side, by what it counts first. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Whether allies play this match: equal ranks are no tie. */
  readonly hasAllies?: (view: AnyView) => boolean;
}

const ENTRIES: Partial<Record<GameId, GameEntry>> = {
  'alien-frontiers': {
    id: 'alien-frontiers',
    seats: { min: 2, max: 4 },
    levels: ['random', 'greedy', 'steady', 'captain'],
    offeredLevel: 'steady',
    module: async () => (await import('@orrery/alien-frontiers')).alienFrontiers,
    text: async (locale) =>
      locale === 'ru' ? (await import('@orrery/alien-frontiers/text/ru')).text : (await import('@orrery/alien-frontiers/text/en')).text,
    table: async () => (await import('./alien-frontiers/Table.svelte')).default,
    rules: async (locale) =>
      (locale === 'ru' ? await import('@orrery/alien-frontiers/RULES.ru.md?raw') : await import('@orrery/alien-frontiers/RULES.md?raw'))
        .default,
    keys: { '1–6': 'ships', E: 'endTurn' },
    turnEvent: 'turn-began',
  },
  'race-for-the-galaxy': {
    id: 'race-for-the-galaxy',
    seats: { min: 1, max: 5 },
    mainOptions: ['box', 'goals', 'expert', 'draft', 'robot', 'presetHands'],
    levels: ['random', 'greedy', 'prospector', 'magnate'],
    offeredLevel: 'magnate',
    module: async () => (await import('@orrery/race-for-the-galaxy')).raceForTheGalaxy,
    text: async (locale) =>
      locale === 'ru'
        ? (await import('@orrery/race-for-the-galaxy/text/ru')).text
        : (await import('@orrery/race-for-the-galaxy/text/en')).text,
    table: async () => (await import('./race-for-the-galaxy/Table.svelte')).default,
    document: async () => (await import('./race-for-the-galaxy/cards/PackDocument.svelte')).default,
    workshop: '/workshop',
    rules: async (locale) =>
      (locale === 'ru'
        ? await import('@orrery/race-for-the-galaxy/RULES.ru.md?raw')
        : await import('@orrery/race-for-the-galaxy/RULES.md?raw')
      ).default,
    keys: { N: 'next', B: 'back', C: 'confirm' },
    turnEvent: 'round-began',
    sharedTurns: 'rounds',
  },
  theseus: {
    id: 'theseus',
    seats: { min: 2, max: 4 },
    offeredSeats: 2,
    mainOptions: ['faction1', 'faction2', 'faction3', 'faction4', 'match', 'firstGame'],
    levels: ['random', 'greedy', 'navigator'],
    offeredLevel: 'navigator',
    module: async () => (await import('@orrery/theseus')).theseus,
    text: async (locale) =>
      locale === 'ru' ? (await import('@orrery/theseus/text/ru')).text : (await import('@orrery/theseus/text/en')).text,
    table: async () => (await import('./theseus/Table.svelte')).default,
    rules: async (locale) =>
      (locale === 'ru' ? await import('@orrery/theseus/RULES.ru.md?raw') : await import('@orrery/theseus/RULES.md?raw')).default,
    keys: { N: 'next', B: 'back', D: 'dangers', M: 'machine' },
    turnEvent: 'turn-began',
    hasAllies: ({ mode }: TheseusView) => mode === 'teams',
  },
  'not-alone': {
    id: 'not-alone',
    seats: { min: 2, max: 7 },
    mainOptions: ['expansion', 'creature', 'boardSide'],
    levels: ['random', 'greedy', 'stalker'],
    offeredLevel: 'stalker',
    module: async () => (await import('@orrery/not-alone')).notAlone,
    text: async (locale) =>
      locale === 'ru' ? (await import('@orrery/not-alone/text/ru')).text : (await import('@orrery/not-alone/text/en')).text,
    table: async () => (await import('./not-alone/Table.svelte')).default,
    rules: async (locale) =>
      (locale === 'ru' ? await import('@orrery/not-alone/RULES.ru.md?raw') : await import('@orrery/not-alone/RULES.md?raw')).default,
    phrases: async () => (await import('./not-alone/phrases.ts')).phraseOffers,
    keys: { '0–9': 'places', P: 'pass' },
    turnEvent: 'turn-began',
    runningTurn: (view: NotAloneView) => view.turn.number,
    sharedTurns: 'turns',
    sides: { rescue: 'hunted', assimilation: 'creature' },
  },
};

/** Undefined: the game is in preparation. */
export function gameEntry(id: string): GameEntry | undefined {
  return Object.hasOwn(ENTRIES, id) ? ENTRIES[id as GameId] : undefined;
}
