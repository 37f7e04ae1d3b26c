import type { SeekWish } from '@orrery/protocol';
import type { Person, Table } from './ports.ts';

/** Somebody who looks for others to play with. */
export interface Seek {
  readonly person: string;
  readonly wish: SeekWish;
  /** What they are worth at the games they named (`mu`), as of when they began; who is in none has not been rated there. */
  readonly strengths: Readonly<Record<string, number>>;
  /** When they began, by which it is known from what they may look for later. */
  readonly since: number;
}

export type Seeker = Seek & Pick<Person, 'name' | 'isGuest'>;

/** Who looks for whom, so that any node may seat them and nobody is lost by a restart. One row a person. */
export interface SeekStore {
  /** In place of what this person looked for before. */
  keep(seek: Seek): Promise<void>;
  of(person: string): Promise<Seek | undefined>;
  /** The newest `limit` of them, in the order in which they came. */
  list(limit: number): Promise<readonly Seeker[]>;
  /** `since`: what began then, and nothing later. False: they did not look for that. */
  stop(person: string, since?: number): Promise<boolean>;
  /**
   * They have found each other: the table is kept and they look no longer, both or neither. False: one of them does not look for it any
   * more, and nothing was changed. News: `table`.
   */
  seat(table: Table, found: readonly Pick<Seek, 'person' | 'since'>[]): Promise<boolean>;
  /** What began before this moment goes. Says how many, `limit` at most. */
  forgetBefore(at: number, limit: number): Promise<number>;
}
