/** A study that somebody gave to whoever has its link. */
export interface SharedStudy {
  /** A secret: it is the link. */
  readonly id: string;
  readonly person: string;
  /** Of this server; empty where the match was played elsewhere. */
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly madeAt: number;
  /** When it was last looked at, to the day. */
  readonly openedAt: number;
  /** Of what is packed. */
  readonly bytes: number;
}

export type PackedStudy = SharedStudy & { readonly packed: Uint8Array };

/** Studies shared as links. Whoever goes takes theirs along. */
export interface SharedStudyStore {
  /** False: this person has as many as `most` already. */
  add(study: PackedStudy, most: number): Promise<boolean>;
  load(id: string): Promise<PackedStudy | undefined>;
  /** The newest first. */
  listOf(person: string): Promise<readonly SharedStudy[]>;
  /** False: there is none of theirs. */
  remove(id: string, person: string): Promise<boolean>;
  noteOpened(id: string, at: number): Promise<void>;
  /** What this person has shared since then and not taken back. */
  made(person: string, since: number): Promise<{ readonly studies: number; readonly bytes: number }>;
  handOver(from: string, to: string): Promise<void>;
  /** Those that nobody has looked at since go. Says how many, `limit` at most. */
  forgetUnopened(openedBefore: number, limit: number): Promise<number>;
}
