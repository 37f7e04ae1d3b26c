import type { PeopleStore, Person } from '../storage/ports.ts';
import { hashOfToken, looksLikeToken, newId, newToken } from './token.ts';

/** How many people are remembered so that a request need not ask the database who it is. */
const REMEMBERED = 5000;

/** Guests: a name is all it takes. One person may have several tabs and browser windows open at once. */
export class Accounts {
  readonly #people: PeopleStore;
  readonly #known = new Map<string, Person>();
  /** How many tokens were revoked: who was read before one of them may be who has just been revoked. */
  #revoked = 0;

  constructor(people: PeopleStore) {
    this.#people = people;
  }

  async addGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: newId(), name };
    const token = newToken();
    const hash = hashOfToken(token);
    await this.#people.add(person, hash, Date.now());
    this.#remember(hash, person);
    return { person, token };
  }

  async byToken(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    const hash = hashOfToken(token);
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const revoked = this.#revoked;
    const person = await this.#people.byTokenHash(hash);
    if (person !== undefined && revoked === this.#revoked) this.#remember(hash, person);
    return person;
  }

  async rename(token: string, person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name };
    const hash = hashOfToken(token);
    await this.#people.rename(person.id, name);
    if (this.#known.has(hash)) this.#remember(hash, renamed);
    return renamed;
  }

  /** The person's only token from now on. */
  async renewToken(person: Person): Promise<string> {
    const token = newToken();
    await this.#people.replaceToken(person.id, hashOfToken(token));
    this.#revoked += 1;
    for (const [hash, { id }] of this.#known) if (id === person.id) this.#known.delete(hash);
    return token;
  }

  /** Nobody can be this person any more. */
  async revoke(person: Person): Promise<void> {
    await this.renewToken(person);
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(hash, person);
  }
}
