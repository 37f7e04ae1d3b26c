import type { Address } from './address-ports.ts';
import type { Person } from './ports.ts';

/** A browser that is somebody. Only the hash of its token is ever stored. */
export interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly at: number;
}

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly madeAt: number;
  /** To the day. */
  readonly seenAt: number;
}

/** The public half of a key pair whose other half never leaves a device. */
export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** Grows with every use, where the device counts. */
  readonly counter: number;
  readonly device: string;
  readonly madeAt: number;
  readonly usedAt: number;
}

/** A name as it is read, and by what it is another's (`account/name-key.ts`). */
export interface NameToKeep {
  readonly name: string;
  readonly key: string;
}

/** How somebody gets in who keeps their name from now on. */
export type WayIn = { readonly passkey: Passkey } | { readonly mail: Address };

/** `name-kept`: by somebody else, or there is no such person; `known`: the way in is somebody's already. Then nothing was changed. */
export type KeepingName = 'kept' | 'name-kept' | 'known';

/** Where a session stands in the order of when they were last used. */
export interface SessionPlace {
  readonly seenAt: number;
  readonly tokenHash: string;
}

export interface UnusedSessions {
  readonly unusedBefore: number;
  readonly limit: number;
  readonly after?: SessionPlace;
}

/**
 * What is worth something once: the challenge of a new passkey, that of a sign-in, a recovery code, what was sent to a mail address to
 * confirm it or to sign in by it, a link by which somebody becomes a friend. Only its hash is stored.
 */
export const SECRET_KINDS = ['new-passkey', 'sign-in', 'code', 'mail', 'mail-sign-in', 'friend'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

export interface Secret {
  readonly hash: string;
  readonly kind: SecretKind;
  /** Empty: of nobody yet. */
  readonly person: string;
  readonly expiresAt: number;
  /** What it is worth; left out where the kind says all. */
  readonly about?: string;
}

/** As whom seats are from now on. */
export interface Recast {
  readonly person: string;
  readonly name: string;
  /** Whose the seat is where `person` sits at the same table already: somebody without a name. */
  readonly spare: string;
  /** Nobody is `person`: a table of theirs goes to somebody else who sits there. */
  readonly isGone?: true;
}

export interface KeptPerson {
  readonly id: string;
  readonly name: string;
  readonly isGuest?: true;
  /** When they came. */
  readonly since: number;
  /** Others may see what they have played, see `AccountStore.show`. */
  readonly isShown?: true;
}

/** What makes somebody the same person on every device. News: `person` of another name, `token` when a session ended or has another token. */
export interface AccountStore {
  person(personId: string): Promise<KeptPerson | undefined>;
  /** How these people are called now; who is gone is left out. */
  called(personIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** False: somebody else keeps a name like it. From now on this person has an account. */
  keepName(personId: string, name: string, key: string): Promise<boolean>;
  /** The same for a guest, with how they get in from now on: both are kept or neither. */
  keepNameBy(way: WayIn, name: NameToKeep): Promise<KeepingName>;
  isNameKept(key: string): Promise<boolean>;
  /** Whether others may see how this person plays; until they say so nobody does. */
  show(personId: string, isShown: boolean): Promise<void>;
  /** Of these people, who shows themselves. */
  shownAmong(personIds: readonly string[]): Promise<readonly string[]>;
  /** Of more than `most` those end that were not used for longest. False: there is no such person. */
  addSession(personId: string, session: NewSession, most?: number): Promise<boolean>;
  /** The old token is worth nothing from now on. False: it was that already. */
  replaceSession(tokenHash: string, session: NewSession): Promise<boolean>;
  /** The newest first. */
  sessions(personId: string): Promise<readonly Session[]>;
  /** False: they have no such session. */
  endSession(personId: string, sessionId: string): Promise<boolean>;
  endSessions(personId: string, except?: string): Promise<void>;
  /** Sessions of accounts that nobody has used since then end. Looks at the next `limit` of those that were not used, and says where it came to. */
  forgetSessions(unused: UnusedSessions): Promise<{ readonly gone: number; readonly next: SessionPlace | undefined }>;
  /** False: it is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(personId: string): Promise<readonly Passkey[]>;
  usePasskey(id: string, use: { readonly counter: number; readonly at: number }): Promise<void>;
  /** False: they have no such passkey. */
  removePasskey(personId: string, id: string): Promise<boolean>;
  addSecrets(secrets: readonly Secret[]): Promise<void>;
  /** All of one kind that this person had go. */
  replaceSecrets(personId: string, kind: SecretKind, secrets: readonly Secret[]): Promise<void>;
  /** It is worth nothing from now on. Undefined: it was that already. */
  takeSecret(hash: string, kind: SecretKind, now: number): Promise<Pick<Secret, 'person' | 'about'> | undefined>;
  /** Whose secret this is; it stays worth what it was. */
  secretOf(hash: string, kind: SecretKind, now: number): Promise<string | undefined>;
  countSecrets(personId: string, kind: SecretKind): Promise<number>;
  /** Says how many, `limit` at most. */
  forgetSecrets(expiredBefore: number, limit: number): Promise<number>;
  /** With sessions, passkeys, secrets and addresses. What they played stays, see `recast`. */
  remove(personId: string): Promise<void>;
  /** The same, unless they have an account by now: then false. */
  removeGuest(personId: string): Promise<boolean>;
  /**
   * Tables, matches and chat in which this person is or was are somebody else's from now on, names in logs included: `limit` tables at
   * most, says how many. Asked again until there are none; who sits in a match that runs must be seated anew before. News: `recast` for
   * each match, `table` for each table.
   */
  recast(personId: string, as: Recast, limit: number): Promise<number>;
  /**
   * Who stood up from a match is noted since there are accounts; of matches from before, their logs tell. Reads the next `limit` of all
   * matches by their ids and says which was the last; undefined: all were read.
   */
  noteLeftSeats(limit: number, after?: string): Promise<string | undefined>;
}
