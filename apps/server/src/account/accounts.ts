import { type PeopleStore, type Person, StorageDown } from '../storage/ports.ts';
import { SeenToday } from './seen-today.ts';
import { hashOfToken, looksLikeToken, newId, newToken } from './token.ts';

/** How many people are remembered so that a request need not ask the database who it is. */
const REMEMBERED = 5000;

/** Guests: a name is all it takes. One person may have several tabs and browser windows open at once. */
export class Accounts {
  readonly #people: PeopleStore;
  readonly #known = new Map<string, Person>();
  /** Those of whom the storage was told today that they are here. */
  readonly #seen = new SeenToday(REMEMBERED);
  /** How often somebody was forgotten: who was read before may be who has just changed. */
  #forgotten = 0;

  constructor(people: PeopleStore) {
    this.#people = people;
  }

  async addGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: newId(), name };
    const token = newToken();
    const hash = hashOfToken(token);
    await this.#people.add(person, hash, Date.now());
    this.#remember(hash, person);
    this.#seen.add(person.id, Date.now());
    return { person, token };
  }

  async byToken(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    const hash = hashOfToken(token);
    const known = this.#known.get(hash);
    if (known !== undefined) return (await this.#isHere(known)) ? known : undefined;
    const forgotten = this.#forgotten;
    const person = await this.#people.byTokenHash(hash);
    if (person !== undefined && forgotten === this.#forgotten) this.#remember(hash, person);
    return person === undefined || (await this.#isHere(person)) ? person : undefined;
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
    this.forget(person.id);
    return token;
  }

  /** Nobody can be this person any more. */
  async revoke(person: Person): Promise<void> {
    await this.renewToken(person);
  }

  /** Once a day the storage is told, so that nobody is forgotten who comes. False: who stayed away so long that they were. */
  async #isHere({ id }: Person): Promise<boolean> {
    const now = Date.now();
    if (this.#seen.has(id, now)) return true;
    // A storage that takes no writes must not keep people from reading.
    const isKept = await this.#people.seen(id, now).catch((reason: unknown) => {
      if (reason instanceof StorageDown) return undefined;
      throw reason;
    });
    if (isKept === true) this.#seen.add(id, now);
    if (isKept === false) this.forget(id);
    return isKept !== false;
  }

  /** What is known of this person may be old: another name, another token. */
  forget(personId: string): void {
    this.#forgotten += 1;
    for (const [hash, { id }] of this.#known) if (id === personId) this.#known.delete(hash);
  }

  /** News may have been missed. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(hash, person);
  }
}
