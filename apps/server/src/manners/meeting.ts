/** Whoever brings people together asks this first: at a table, by an invitation, by seeking for somebody. */
export interface Meeting {
  /** False: one of them has blocked the other, and which one is nobody's business. */
  mayMeet(one: string, other: string): Promise<boolean>;
  /** All with whom this person does not meet. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
}
