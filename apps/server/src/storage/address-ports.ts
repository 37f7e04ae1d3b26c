/** By what somebody is reached: mail, a browser that takes pushes, a webhook. A mail address is a way in besides. */
export const ADDRESS_KINDS = ['mail', 'push', 'hook'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** `gone`: whoever answers there said that there is nothing any more; `failing`: nobody took anything for days. */
export const OFF_REASONS = ['gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export interface Address {
  readonly id: string;
  readonly person: string;
  readonly kind: AddressKind;
  /** Of a webhook that is told of one table; empty: of all that its owner is called for. */
  readonly table: string;
  /** A mail address as it was written; JSON for the others. */
  readonly target: string;
  /** No two of one kind have the same. */
  readonly key: string;
  /** By what its owner knows it again. */
  readonly device: string;
  readonly madeAt: number;
  /** Calls go there. */
  readonly isCalled: boolean;
  readonly health: Health;
}

export interface Health {
  /** In a row. */
  readonly failures: number;
  /** The first of these; 0 where there are none. */
  readonly failingSince: number;
  /** Nothing is sent before. */
  readonly restsUntil: number;
  /** Left out: it is not switched off. */
  readonly off?: { readonly at: number; readonly because: OffReason };
}

export const HEALTHY: Health = { failures: 0, failingSince: 0, restsUntil: 0 };

/** Its owner wants it, and nothing is wrong with it. */
export function isCalled({ isCalled: isOn, health }: Address): boolean {
  return isOn && health.off === undefined;
}

export interface AddressStore {
  get(id: string): Promise<Address | undefined>;
  /** In the order in which they were made. */
  of(personId: string): Promise<readonly Address[]>;
  ofTable(tableId: string): Promise<readonly Address[]>;
  /** All there are, in the order of their ids; `after`: those that follow this one. */
  page(limit: number, after: string): Promise<readonly Address[]>;
  byKey(kind: AddressKind, key: string): Promise<Address | undefined>;
  /**
   * Takes the place of one of the same kind and key, whose ever that was: a browser is whose it is now. Mail is one for each person, and
   * stays with who confirmed it first: then false, and nothing is changed.
   */
  put(address: Address): Promise<boolean>;
  /** False: this person has no such address. */
  setCalled(personId: string, id: string, isCalled: boolean): Promise<boolean>;
  setHealth(id: string, health: Health): Promise<void>;
  remove(personId: string, id: string): Promise<boolean>;
  /** Browsers and webhooks of the one are the other's, who is the same somebody. */
  handOver(from: string, to: string): Promise<void>;
}
