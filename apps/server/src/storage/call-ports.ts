/**
 * `turn`: it is theirs; `last`: everybody else has answered; `clock`: time runs out; `sought`: a search has seated them; `found`: they
 * were told so; `awaited`, `begun`: see calls/turns.ts. Of an address: the same, by its id.
 */
export interface SaidCall {
  readonly match: string;
  /** Empty for what is said of a table as a whole. */
  readonly person: string;
  readonly said: string;
  /** Of the match when the turn was first seen: the name of the turn. */
  readonly version: number;
  readonly at: number;
}

/** What was said to whom, so that it is said once. */
export interface CallStore {
  /** What was said last of each kind in this match. */
  of(match: string): Promise<readonly SaidCall[]>;
  /** False: for this turn or a later one it was said already, and nothing is changed. Of any number who say it at once one is told true. */
  say(call: SaidCall): Promise<boolean>;
  /** What was said before this moment of matches that do not run goes. Says how many rows went, `limit` at most. */
  forgetBefore(at: number, limit: number): Promise<number>;
  /** How somebody wants to be called, as the text it was. */
  wishes(person: string): Promise<string | undefined>;
  keepWishes(person: string, wishes: string): Promise<void>;
}
