/**
 * What changes and is kept somewhere in memory. `person`: what is known of them; `token`: some of their sessions have ended; `recast`: in
 * what is kept of a match somebody is another now; `manners`: whom they keep away or are kept away from, or whether they are suspended;
 * `evening`: its people, rounds or results;
 * `invited`: this person was invited to a table, or is not any more.
 */
export const TOPICS = ['match', 'table', 'chat', 'person', 'token', 'recast', 'manners', 'evening', 'invited'] as const;

export type Topic = (typeof TOPICS)[number];

/** `version`: of the match, the table or the evening, or the number of a line said at the table; 0 where there is none. */
export type Hear = (id: string, version: number) => void;

/**
 * Tells what was changed in the storage, by this node or another, once it is durable. Storages publish it themselves, with the change;
 * ids and versions only: who wants to know more reads it. Whoever hears of what it did itself knows it by the version.
 */
export interface News {
  /** Returns the way to stop. Listeners must not throw. */
  subscribe(topic: Topic, hear: Hear): () => void;
  /** Some of it may have been missed: whatever is held may be old. Returns the way to stop. */
  onGap(hear: () => void): () => void;
  /** They cannot be heard at the moment, told again while that is so: whatever is remembered may be old. Returns the way to stop. */
  onDeaf(hear: () => void): () => void;
  /** How long it has not been known that news come through; 0 where nothing lies between. */
  silentMilliseconds(): number;
}
