import { type ActionBase, BadInput, type MatchRecord, type Seat } from '@orrery/engine';
import type { WayToLook } from './eyes.ts';
import type { Judged } from './judge.ts';

export const STUDY_FORMAT = 'orrery-study';
export const STUDY_VERSION = 1;

/** One action of the match and what came of it, as far as it was looked at. */
export interface StudiedStep {
  /** Its place among the actions of the record. */
  readonly at: number;
  readonly seat: Seat;
  readonly action: ActionBase;
  /** The turn it was done in, as the game numbers it, and the one that what came to light belongs to: who ends a turn may roll for the next. */
  readonly turn: number;
  readonly turnAfter: number;
  /** Chance was used, or something hidden came to light. */
  readonly revealed: boolean;
  /** With what effort it was looked at; 0: not yet. */
  readonly effort: number;
  /** Seat by seat, in chances to win; left out where nothing came to light. */
  readonly luck?: readonly number[];
  /** Left out where there was no choice. */
  readonly judged?: Judged;
}

/** One of the few moments in which a match turned. */
export interface TurningPoint {
  /** By what somebody chose, or by what chance and hidden cards brought. */
  readonly kind: 'choice' | 'luck';
  /** The action of that turn in which most of it happened. */
  readonly at: number;
  readonly turn: number;
  /** Who chose, or whom it met most. */
  readonly seat: Seat;
  /** In chances to win of that seat; below zero it lost by it. */
  readonly swing: number;
}

/** Where the chances of one seat went: `began + luck + others + rest - gaveAway = ended`. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly began: number;
  readonly ended: number;
  /** By own choices that were not the best. */
  readonly gaveAway: number;
  /** By chance, and by what came to light. */
  readonly luck: number;
  /** By what the others chose. */
  readonly others: number;
  /** What cannot be told apart: the look from one moment to the next goes further. */
  readonly rest: number;
  /** The turns in which it gave away most, the worst first. */
  readonly worst: readonly { readonly turn: number; readonly at: number; readonly cost: number }[];
}

/** A match as a strong player sees it. Plain data. */
export interface Study {
  readonly format: typeof STUDY_FORMAT;
  readonly formatVersion: typeof STUDY_VERSION;
  readonly game: string;
  readonly rulesVersion: string;
  /** Of the record that was studied. */
  readonly hash: string;
  readonly eyes: WayToLook;
  readonly salt: string;
  /** Times the usual effort. */
  readonly depth: number;
  /** Chances after so many actions, seat by seat, each as the seat itself sees it; the first before any action. */
  readonly line: readonly (readonly number[])[];
  readonly steps: readonly StudiedStep[];
  /** Where the match turned by the whole look: these steps are looked at closely. Left out: not known yet. */
  readonly closely?: readonly number[];
  readonly turningPoints: readonly TurningPoint[];
  readonly summary: readonly SeatSummary[];
  /** Every step was looked at as closely as the depth asks. */
  readonly isWhole: boolean;
}

/** Throws `BadInput` where a kept study is not one of this record, made in this way: it cannot be gone on with. */
export function refuseOther(study: Study, record: MatchRecord, { eyes, salt }: Pick<Study, 'eyes' | 'salt'>): void {
  if (study.format !== STUDY_FORMAT || study.formatVersion !== STUDY_VERSION) throw new BadInput('study', 'is none that is known here');
  if (study.hash !== record.hash || study.game !== record.game) throw new BadInput('study.hash', 'is of another match');
  if (study.rulesVersion !== record.rulesVersion) throw new BadInput('study.rulesVersion', 'is of other rules');
  if (study.eyes !== eyes || study.salt !== salt) throw new BadInput('study', 'was made with other eyes or another salt');
}
