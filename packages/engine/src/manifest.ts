import type { AnyGame, BotKnowledge } from './contract.ts';
import type { GameGuide } from './guide.ts';
import type { LessonEntry } from './lesson.ts';
import type { GamePrimer } from './primer.ts';
import type { GamePuzzles, PuzzleWords } from './puzzle.ts';
import type { GameReasons, ReasonWords } from './reason.ts';
import type { GameStudy } from './study.ts';
import type { GameText, Locale, TableText } from './text.ts';

/** What a bot may spend on one answer, counted in work and not in time, so that answers can be repeated. */
export interface BotBudget {
  /** Positions looked at by the main search. */
  readonly nodes: number;
  /** Positions kept at each depth. */
  readonly width: number;
  /** Imagined futures behind each action whose outcome is not known. */
  readonly worlds: number;
  /** How many such actions are looked at that closely. */
  readonly gambles: number;
}

/** Ways of playing that packages/bots has for any game; `own` is the game's own (`BotKnowledge.weigh`). */
export type BotWay = 'random' | 'greedy' | 'turn-search' | 'deep-search' | 'mixed' | 'own';

/** A rung of a game's ladder of bots. */
export interface BotLevel {
  readonly id: string;
  readonly way: BotWay;
  readonly budget: BotBudget;
}

/** The weakest rung of every ladder. */
export const RANDOM_LEVEL = { id: 'random', way: 'random', budget: { nodes: 0, width: 0, worlds: 0, gambles: 0 } } as const;

/** How a game is called where people choose one. */
export interface Shelf {
  readonly name: string;
  readonly tagline: string;
  /** How long a match takes: "30–45 min". */
  readonly minutes: string;
  /** What seats play, where they do not all play the same: by its role, as the game's own words call it. */
  readonly parts?: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, where code works for all games alike
export type AnyKnowledge = BotKnowledge<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyGameText = GameText<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTableText = TableText<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyGuide = GameGuide<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPrimer = GamePrimer<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyReasons = GameReasons<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyReasonWords = ReasonWords<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyGameStudy = GameStudy<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPuzzles = GamePuzzles<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPuzzleWords = PuzzleWords<any>;

/** Everything about a game that its surroundings must know before they load it. Server, command line, page and bots build their lists from this. */
/** An everyday word or phrase, and what answers it: rules by their marks (`AF-5.4`) and words of the rules. */
export type Everyday = Readonly<Record<string, readonly string[]>>;

export interface GameManifest<Id extends string = string> {
  readonly id: Id;
  /** What its rules are marked with: `AF`. */
  readonly mark: string;
  readonly shelf: Readonly<Record<Locale, Shelf>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Weakest first. */
  readonly levels: readonly BotLevel[];
  /** What is chosen until somebody chooses otherwise. */
  readonly offered: {
    readonly seats: number;
    readonly level: string;
    /** Options everybody decides before a match, most important first; the others are for those who know the game. */
    readonly options: readonly string[];
  };
  /** What somebody is offered who has never played the game: the weakest bots that play with sense, and nothing one must know already. */
  readonly first: {
    /** Left out: as many as are offered to all. */
    readonly seats?: number;
    readonly level: string;
    readonly options: Readonly<Record<string, boolean | string>>;
  };
  /** The type of the event that begins a turn: the log is grouped by it. */
  readonly turnEvent: string;
  /** Everybody plays in the same turn, so it belongs to nobody. What the game calls it. */
  readonly sharedTurns?: 'turns' | 'rounds';
  /** Sides win or lose together: equal ranks are no tie. The term that names each side, by what it counts first. */
  readonly sides?: Readonly<Record<string, string>>;
  /** By the usual options the first seat plays a part of its own: who plays many matches is to have it as often as others. */
  readonly isFirstSeatApart?: true;
  /** What each seat plays is an option of its own: this word and the number of the seat, from 1. */
  readonly seatOption?: string;
  /** Guided first matches, in the order to take them. */
  readonly lessons?: readonly LessonEntry[];
  module(): Promise<AnyGame>;
  /** `GameModule.position` by itself: a browser has it only where a match began from a position. */
  position(): Promise<AnyGame['position']>;
  knowledge(): Promise<AnyKnowledge>;
  text(locale: Locale): Promise<AnyGameText>;
  /** The part of `text` that a first look at a table needs; without it, all of it is waited for. */
  firstText?(locale: Locale): Promise<AnyTableText>;
  /** What people call things who have not read the rules; without it the rules are searched by their own words. */
  everyday?(locale: Locale): Promise<Everyday>;
  /** Where one stands and what a question is for. */
  guide(locale: Locale): Promise<AnyGuide>;
  /** First steps, fetched for those who have not read them. */
  primer(locale: Locale): Promise<AnyPrimer>;
  /** Why one action is better than another (docs/STUDY.md); fetched where somebody asks for it. */
  reasons?(): Promise<AnyReasons>;
  reasonWords?(locale: Locale): Promise<AnyReasonWords>;
  /** How its matches are studied (docs/STUDY.md); fetched likewise. */
  study?(): Promise<AnyGameStudy>;
  /** Its kinds of puzzles and their words (docs/PUZZLES.md); fetched likewise. The puzzles themselves are listed by the catalogue. */
  puzzles?(): Promise<AnyPuzzles>;
  puzzleWords?(locale: Locale): Promise<AnyPuzzleWords>;
}
