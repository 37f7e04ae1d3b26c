import type { PeopleStore, Person } from '../storage/ports.ts';
import { hashOfToken, looksLikeToken, newId, newToken } from './token.ts';

/** How many people are remembered so that a request need not ask the database who it is. */
const REMEMBERED = 5000;

/** Guests: a name is all it takes. One person may have several tabs and browser windows open at once. */
export class Accounts {
  readonly #people: PeopleStore;
  readonly #known = new Map<string, Person>();

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
    const person = await this.#people.byTokenHash(hash);
    if (person !== undefined) this.#remember(hash, person);
    return person;
  }

  async rename(token: string, person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name };
    await this.#people.rename(person.id, name);
    this.#remember(hashOfToken(token), renamed);
    return renamed;
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(hash, person);
  }
}
