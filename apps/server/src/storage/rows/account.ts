import type { KeptPerson, NewSession, Passkey, Secret, Session, SessionPlace } from '../account-ports.ts';
import type { Person } from '../ports.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string | null;
}

export interface SessionRow {
  readonly token_hash: string;
  readonly id: string;
  readonly person: string;
  readonly device: string;
  readonly made_at: number;
  readonly seen_at: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly device: string;
  readonly made_at: number;
  readonly used_at: number;
}

export interface SecretRow {
  readonly hash: string;
  readonly kind: string;
  readonly person: string;
  readonly expires_at: number;
  readonly about: string;
}

export function calledOf(rows: readonly PersonRow[]): ReadonlyMap<string, Person> {
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

export function personOf({ id, name, name_key }: PersonRow): Person {
  return { id, name, ...(name_key === null ? { isGuest: true } : {}) };
}

export function keptPersonOf(row: PersonRow & { readonly at: number; readonly is_shown: number }): KeptPerson {
  return { ...personOf(row), since: row.at, ...(row.is_shown === 1 ? { isShown: true } : {}) };
}

export function sessionRow(person: string, { id, tokenHash, device, at }: NewSession): SessionRow {
  return { token_hash: tokenHash, id, person, device, made_at: at, seen_at: at };
}

export function sessionOf({ id, token_hash, device, made_at, seen_at }: SessionRow): Session {
  return { id, tokenHash: token_hash, device, madeAt: made_at, seenAt: seen_at };
}

/** Where to go on after these; undefined where fewer were found than were asked for. */
export function sessionAfter(unused: readonly Pick<SessionRow, 'token_hash' | 'seen_at'>[], limit: number): SessionPlace | undefined {
  const last = unused.length < limit ? undefined : unused.at(-1);
  return last === undefined ? undefined : { seenAt: last.seen_at, tokenHash: last.token_hash };
}

export function passkeyRow({ id, person, publicKey, counter, device, madeAt, usedAt }: Passkey): PasskeyRow {
  return { id, person, public_key: publicKey, counter, device, made_at: madeAt, used_at: usedAt };
}

export function passkeyOf({ id, person, public_key, counter, device, made_at, used_at }: PasskeyRow): Passkey {
  return { id, person, publicKey: public_key, counter, device, madeAt: made_at, usedAt: used_at };
}

export function secretRow({ hash, kind, person, expiresAt, about = '' }: Secret): SecretRow {
  return { hash, kind, person, expires_at: expiresAt, about };
}

export function takenSecret({ person, about }: Pick<SecretRow, 'person' | 'about'>): Pick<Secret, 'person' | 'about'> {
  return { person, ...(about === '' ? {} : { about }) };
}

/** What nodes of the version before look for, and no token has. */
export function noToken(person: string): string {
  return `-${person}`;
}
