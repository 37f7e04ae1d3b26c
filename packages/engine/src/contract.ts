import type { Chance } from './chance.ts';
import type { OptionsSchema } from './options.ts';
import type { Phrase } from './text.ts';
import type { Upgrades } from './upgrade.ts';

/** A place at the table, 0 … n-1, clockwise. */
export type Seat = number;

/** Who is looking: a seat, or somebody without one, who may know only what everybody may. */
export type Viewer = Seat | 'spectator';

/** Plain data: what JSON can hold. Everything stored, sent or hashed is this. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

export interface ActionBase {
  readonly type: string;
}

export interface EventBase {
  readonly type: string;
}

/** A question to one seat. Plain data; its words belong to the game's texts. */
export interface DecisionBase {
  readonly ask: string;
  readonly seat: Seat;
}

/** Why an action may not be done: a code for the texts, the rule that forbids it, and the values it depends on. */
export interface Refusal {
  readonly code: string;
  /** Rule number in the game's RULES.md, for instance `AF-5.4`. */
  readonly rule: string;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** How a tell differs from "everybody hears this and nothing hidden came to light". */
export interface Hearing<Event> {
  /** With `adds`: only this seat, or these, hear these fields besides. Without: nobody else hears of the event at all. */
  readonly only?: Seat | readonly Seat[];
  readonly adds?: Partial<Event>;
  /** Something nobody, or not everybody, knew has come to light: undo stops here. */
  readonly reveals?: true;
}

/** Takes what happened. In search it is `silent` and does nothing. */
export type Tell<Event> = (event: Event, hearing?: Hearing<Event>) => void;

/** A told event with its audience, before it is cut for one viewer by `heardBy`. */
export interface Told<Event> {
  readonly event: Event;
  readonly only?: Seat | readonly Seat[];
  readonly adds?: Partial<Event>;
}

export interface PointSource {
  /** A code for the texts, for instance `colonies`. */
  readonly source: string;
  readonly points: number;
}

export interface SeatResult {
  readonly seat: Seat;
  /** 1 is the winner; equal ranks share a place. Alone against the game, 2 has lost. */
  readonly rank: number;
  readonly points: number;
  readonly sources: readonly PointSource[];
}

export interface Result {
  readonly seats: readonly SeatResult[];
  /** A code for the texts: what ended the match, for instance `last-colony-landed`. */
  readonly because: string;
}

/**
 * The contract of a game. A module is rules only: plain data in, plain data out; no clock, network,
 * files, screen or chance of its own.
 */
export interface GameModule<State, Action extends ActionBase, View, Options, Event extends EventBase, Decision extends DecisionBase> {
  readonly id: string;
  /** A whole number, raised with every change of the rules or of the state's shape (docs/CONTRIBUTING.md). */
  readonly rulesVersion: string;
  /** How stored states of earlier versions are read; empty in the first. */
  readonly upgrades: Upgrades;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<Options>;
  /**
   * True when seats hold secrets from each other: one shared screen then needs a curtain. False: what a seat sees is what a spectator
   * sees, but for `viewer`, which a view then begins with.
   */
  readonly hasSecretHands: boolean;
  /** How many cards and boards are printed facts, and how many reconstructed. */
  readonly provenance: { readonly printed: number; readonly reconstructed: number };

  /** The state keeps `chance` (a field of that name) and draws from nothing else. */
  setup(options: Options, seats: number, chance: Chance): State;
  /** Who must answer now. Several: their answers are sealed until the last one comes. None: the match is over. */
  asked(state: State): readonly Seat[];
  /**
   * What this seat may answer now, or undefined. A seat that is not asked may still have a decision:
   * something it may do while others are waited for, such as changing a sealed answer.
   */
  decision(state: State, seat: Seat): Decision | undefined;
  /** Complete: every action `refuse` lets pass is here, and no other. */
  legal(state: State, seat: Seat): readonly Action[];
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  /** Writes into `draft`. The action must be legal. */
  apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void;
  view(state: State, viewer: Viewer): View;
  /** A whole state that agrees with everything in the view; what the view hides is drawn from `chance`. */
  imagine(view: View, chance: Chance): State;
  clone(state: State): State;
  result(state: State): Result | undefined;
  /** Points as they stand now, by source, seat by seat; for the table during play. */
  standing(state: State): readonly SeatResult[];
  /** A described position: names as players use them, defaults for what is not named. Throws `BadInput`. */
  position(described: Json): State;
  /** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
  readAction(given: Json): Action | undefined;
  /** Throws, naming the rule, when the state breaks an invariant of the game. For `verify` and tests. */
  check(state: State): void;

  /** What a seat is in the match, where seats differ: `creature`, `hunted`. Everybody may know it. */
  roleOf?(state: State, seat: Seat): string;
  /** Seats of the same number win and lose together. Left out: everybody for themselves. */
  sideOf?(state: State, seat: Seat): number;
  /** Words a seat may give as its standing orders ("pass in this phase until I say otherwise"); what they mean, `automatic` knows. */
  readonly orders?: readonly string[];
  /**
   * The answer of a seat that is asked and need not be bothered: its standing orders give it, or everybody knows that it has
   * no choice. Undefined: it answers itself. May depend on the orders and on what every viewer knows, and on nothing else: who
   * is answered for would tell what is in a hand (docs/decisions/0007).
   */
  automatic?(state: State, seat: Seat, orders: readonly string[]): Action | undefined;
  /** Questions that a seat may let go by, where most have nothing to say to them. */
  readonly windows?: Windows<State, Action>;
}

/** What a seat makes of a window: nothing of its own; something it might; something it said it wants to be asked about. */
export type Interest = 'none' | 'able' | 'held';

/**
 * Windows, in which everybody who might hold a card is asked. Whether a seat has anything to say is its secret: who answers for
 * those who have not must do it so that nobody else can tell (docs/decisions/0012).
 */
export interface Windows<State, Action extends ActionBase> {
  /**
   * The window this seat is asked in: the stretch of the match within which one call is enough (its turn and phase), and the action that
   * lets it go by, which is always legal. Undefined: no question, or one that must be answered. By what every viewer knows and nothing else.
   */
  open(state: State, seat: Seat): OpenWindow<Action> | undefined;
  /** By the hand and the orders of the seat; asked only where `open` answers. */
  interest(state: State, seat: Seat, orders: readonly string[]): Interest;
  /** Whether this is a word that `interest` understands, besides those of `orders`. */
  isOrder(word: string): boolean;
}

export interface OpenWindow<Action extends ActionBase> {
  readonly stretch: string;
  readonly pass: Action;
  /** When it closes, what was chosen in secret comes to light. */
  readonly reveals?: true;
}

/** Any module, where code works for all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of a game are forgotten
export type AnyGame = GameModule<any, any, any, any, any, any>;

/** A question to a game's own way of thinking, with the states it may be true of. */
export interface WeighRequest<State, Action extends ActionBase> {
  /** Imagined from the same view; at least one. */
  readonly worlds: readonly State[];
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** About how many positions it may look at. */
  readonly nodes: number;
  readonly chance: Chance;
}

/** What a game knows of its own play, for the bots: never more than a state imagined from a view. */
export interface BotKnowledge<State, Action extends ActionBase> {
  /** How good the state looks for this seat, about 0 … 1 as a chance to win. */
  evaluate(state: State, seat: Seat): number;
  /** The same for a search that looks only one action ahead, often into the middle of a turn; where missing, `evaluate`. */
  glance?(state: State, seat: Seat): number;
  /** The actions worth a thought, fewer than `legal` and never none. */
  sensible?(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
  /**
   * Where a choice is made in secret and a sure best one would be foreseen: how likely each of `legal` should be, in its order.
   * Undefined where the best is simply the best.
   */
  mix?(state: State, seat: Seat, legal: readonly Action[]): readonly number[] | undefined;
  /** Equal keys: equal positions for the search. */
  key?(state: State): string | number;
  /**
   * The game's own way of thinking, where a round has a shape that no search for all games knows: what each of `legal` is worth to a bot
   * of this level, in its order; about a chance to win, or any measure that puts the best first.
   */
  weigh?(level: string, request: WeighRequest<State, Action>): readonly number[];
  /** What a bot says to the whole table as it does this, if anything. `state` is imagined like the rest. */
  talk?(state: State, seat: Seat, about: { readonly action: Action; readonly chance: Chance }): Phrase | undefined;
}

/** Wrong input from outside (a position, an option, a file), told in one line that names the place. */
export class BadInput extends Error {
  readonly place: string;
  constructor(place: string, problem: string) {
    super(place === '' ? problem : `${place}: ${problem}`);
    this.name = 'BadInput';
    this.place = place;
  }
}
