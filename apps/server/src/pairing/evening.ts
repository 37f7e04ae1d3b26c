import type { EveningPlan } from '@orrery/protocol';

/** What is drawn and reckoned here: docs/decisions/0031-evenings-and-tournaments.md. Nothing in this room knows of people, clocks or storage. */

/** Whoever takes part, by their number in the order in which they came. */
export interface Entrant {
  readonly number: number;
  /** The first round they are in, from 0. */
  readonly from: number;
  /** They are in no round from this one on; left out: they have not gone, or have come back. In which rounds they sat, the rounds say. */
  readonly until?: number;
}

export type Format = EveningPlan['format'];

export interface Plan {
  readonly format: Format;
  /** Of a full table. */
  readonly seats: number;
  /** Swiss, and everybody against everybody at tables of more than two: how many are played. The others end by themselves. */
  readonly rounds: number;
  /** Elimination: how many of each table go on. */
  readonly through: number;
  /** The first seat is a part of its own, and everybody is to have it equally often, whoever meets whom. */
  readonly hasPart: boolean;
}

/** How a seat ended. `side`: who wins and loses together has the same. */
export interface SeatOutcome {
  readonly rank: number;
  readonly side: number;
  /** Nobody sat there any more who had begun it, or a bot did in their place. */
  readonly isAbsent?: true;
}

/** Alone at a table: nobody was left to play with. */
export interface DrawnTable {
  /** Those who take part, seat by seat; seats beyond them are bots'. */
  readonly entries: readonly number[];
}

export interface PlayedTable extends DrawnTable {
  /** Seat by seat; left out while it is being played. Who sits alone needs none. */
  readonly outcome?: readonly SeatOutcome[];
}

export type Round = readonly PlayedTable[];

export interface Course {
  readonly plan: Plan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Decides what nothing else does, the same way whoever asks and however often. */
  readonly seed: string;
}

/** Who does not want to sit with whom. */
export type Apart = (one: number, other: number) => boolean;

export function isIn({ from, until }: Entrant, round: number): boolean {
  return from <= round && (until === undefined || round < until);
}

/** Whether any round could have had them. */
export function tookPart({ from, until }: Entrant): boolean {
  return until === undefined || from < until;
}

export function isOver({ entries, outcome }: PlayedTable): boolean {
  return entries.length < 2 || outcome !== undefined;
}
