import type { EveningPlan } from '@orrery/protocol';
import type { Entrant, Round } from '../pairing/evening.ts';

/** Whoever takes part; `person` is empty of who is gone from this server. */
export interface KeptEntry extends Entrant {
  readonly person: string;
  readonly helps: boolean;
  /** The dearest first. */
  readonly wishes: readonly string[];
}

/** `open`: nobody has played yet. */
export type EveningStage = 'open' | 'running' | 'over';

export interface KeptEvening {
  readonly id: string;
  /** Empty when they are gone from this server. */
  readonly organiser: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly stage: EveningStage;
  readonly plan: EveningPlan;
  readonly seed: string;
  readonly rounds: readonly Round[];
  /** By their numbers, from 0. */
  readonly entries: readonly KeptEntry[];
  readonly createdAt: number;
  readonly changedAt: number;
  /** Grows by one with every save. */
  readonly version: number;
}

/** What a list shows of an evening: nobody reads its rounds and people for that. */
export interface EveningGlance extends Omit<KeptEvening, 'seed' | 'rounds' | 'entries'> {
  /** How many take part and have not withdrawn. */
  readonly people: number;
  /** How many rounds were drawn. */
  readonly begun: number;
}

export interface OwnEvening extends EveningGlance {
  /** They organise it, help, or take part and have not withdrawn. */
  readonly isMine: boolean;
}

/** Somebody else has changed it meanwhile. */
export class EveningConflict extends Error {
  constructor(id: string, version: number) {
    super(`evening ${id} has moved on from version ${version}`);
    this.name = 'EveningConflict';
  }
}

/** Evenings with their rounds, results and people. News of every change of one: `evening`. */
export interface EveningStore {
  add(evening: KeptEvening): Promise<void>;
  /**
   * Rejects with `EveningConflict` unless the stored one has the version before this. Who an entry is, and who the organiser, stays as it is
   * kept: that changes by `handOver` and by being deleted alone.
   */
  save(evening: KeptEvening): Promise<void>;
  load(id: string): Promise<KeptEvening | undefined>;
  /** Those that anybody may find, the last changed first. */
  listPublic(limit: number): Promise<readonly EveningGlance[]>;
  /** Those this person organises or takes or took part in, the last changed first. */
  listOf(person: string, limit: number): Promise<readonly OwnEvening[]>;
  /** Those this person organises that are not over, or were called off while matches went on that began since then and still run. */
  countUnfinished(organiser: string, since: number): Promise<number>;
  /** What `from` organises and takes part in is `to`'s; where `to` takes part already, `from` was somebody. */
  handOver(from: string, to: string): Promise<void>;
  /** Those in which no round was ever drawn and that were not changed since then go; says how many. */
  forgetUnplayed(changedBefore: number, limit: number): Promise<number>;
}
