import { pushTarget } from '../calls/targets.ts';
import { dropOldest } from '../drop-oldest.ts';
import { RequestProblem } from '../problem.ts';
import type { WayIn } from '../storage/account-ports.ts';
import { type Person, type Storage, StorageDown } from '../storage/ports.ts';
import { nameKey } from './name-key.ts';
import { SeenToday } from './seen-today.ts';
import { hashOfToken, looksLikeToken, newId, newToken } from './token.ts';

/** How many sessions are remembered so that a request need not ask the database who it is. */
const REMEMBERED = 5000;
/** Browsers of one person that are signed in at a time; the next one takes the place of the one that was not used for longest. */
const MOST_SESSIONS = 30;
/** A session of an account that nobody uses for so long has ended: whoever comes later signs in again. A guest could not. */
export const SESSION_DAYS = 90;
const DAY_MILLISECONDS = 24 * 3_600_000;

/** Who is who: a guest needs a name alone, and one person may have sessions in several browsers, each with a token of its own. */
export class Accounts {
  readonly #people: Storage['people'];
  readonly #accounts: Storage['accounts'];
  readonly #addresses: Storage['addresses'];
  readonly #known = new Map<string, Person>();
  /** Sessions of which the storage was told today that they are here. */
  readonly #seen = new SeenToday(REMEMBERED);
  /** How often somebody was forgotten: who was read before may be who has just changed. */
  #forgotten = 0;

  constructor({ people, accounts, addresses }: Pick<Storage, 'people' | 'accounts' | 'addresses'>) {
    this.#people = people;
    this.#addresses = addresses;
    this.#accounts = accounts;
  }

  async addGuest(name: string, device = ''): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { id: newId(), name, isGuest: true };
    const { token, session } = newSession(device);
    await this.#people.add({ id: person.id, name }, session);
    this.#remember(session.tokenHash, person);
    this.#seen.add(session.tokenHash, Date.now());
    return { person, token };
  }

  async byToken(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    const hash = hashOfToken(token);
    const known = this.#known.get(hash);
    if (known !== undefined) return (await this.#isHere(hash, known)) ? known : undefined;
    const forgotten = this.#forgotten;
    const person = await this.#people.byTokenHash(hash, Date.now() - SESSION_DAYS * DAY_MILLISECONDS);
    if (person !== undefined && forgotten === this.#forgotten) this.#remember(hash, person);
    return person === undefined || (await this.#isHere(hash, person)) ? person : undefined;
  }

  async rename(person: Person, name: string): Promise<Person> {
    // Who was a guest a moment ago may have an account by now, and then the name must be nobody else's.
    if (person.isGuest !== true || !(await this.#people.rename(person.id, name))) return this.keepName({ id: person.id, name });
    this.forget(person.id);
    return { ...person, name };
  }

  /** The guest is nobody's guest any more: the name is theirs, and no other account has one that looks like it. */
  async keepName({ id, name }: Person): Promise<Person> {
    const isKept = await this.#accounts.keepName(id, name, nameKey(name));
    this.forget(id);
    if (isKept) return { id, name };
    throw await this.#whyNotKept(id);
  }

  /** The same, with how they get in from now on; undefined: that is another's, and nothing was kept. */
  async keepNameBy(way: WayIn, { id, name }: Person): Promise<Person | undefined> {
    const keeping = await this.#accounts.keepNameBy(way, { name, key: nameKey(name) });
    this.forget(id);
    if (keeping === 'name-kept') throw await this.#whyNotKept(id);
    return keeping === 'kept' ? { id, name } : undefined;
  }

  async #whyNotKept(id: string): Promise<RequestProblem> {
    const isThere = (await this.#accounts.person(id)) !== undefined;
    return isThere ? nameKept() : new RequestProblem('not-signed-in', 'you are nobody any more');
  }

  async refuseKeptName({ name }: Person): Promise<void> {
    if (await this.#accounts.isNameKept(nameKey(name))) throw nameKept();
  }

  /** Another browser is this person from now on; undefined: nobody is any more. */
  async openSession(personId: string, device: string): Promise<string | undefined> {
    const { token, session } = newSession(device);
    return (await this.#accounts.addSession(personId, session, MOST_SESSIONS)) ? token : undefined;
  }

  /** This browser stays who it is under another token: whoever learnt the old one has nothing. */
  async renewToken(token: string, device: string): Promise<string> {
    const renewed = newSession(device);
    const person = await this.#people.byTokenHash(hashOfToken(token));
    const before = person === undefined ? undefined : await this.sessionOf(person.id, token);
    const isReplaced = await this.#accounts.replaceSession(hashOfToken(token), renewed.session);
    if (!isReplaced) throw new RequestProblem('not-signed-in', 'this session has ended');
    this.#known.delete(hashOfToken(token));
    this.#forgotten += 1;
    if (person !== undefined && before !== undefined) await this.moveBrowser(person.id, before, renewed.token);
    return renewed.token;
  }

  /** The id of the session of this token; undefined: it is not theirs. */
  async sessionOf(personId: string, token: string): Promise<string | undefined> {
    const hash = hashOfToken(token);
    return (await this.#accounts.sessions(personId)).find(({ tokenHash }) => tokenHash === hash)?.id;
  }

  /** The browser of this session has another from now on: what it said yes to holds. */
  async moveBrowser(personId: string, from: string, token: string): Promise<void> {
    const session = await this.sessionOf(personId, token);
    for (const address of await this.#addresses.of(personId)) {
      const target = pushTarget(address);
      if (target?.session !== from || session === undefined) continue;
      await this.#addresses.put({ ...address, target: JSON.stringify({ ...target, session }) });
    }
  }

  /** All sessions of this person, but the one with this token. */
  async endSessions(personId: string, exceptToken?: string): Promise<void> {
    await this.#accounts.endSessions(personId, exceptToken === undefined ? undefined : hashOfToken(exceptToken));
    this.forget(personId);
  }

  async endSession(personId: string, sessionId: string): Promise<boolean> {
    const hasEnded = await this.#accounts.endSession(personId, sessionId);
    this.forget(personId);
    return hasEnded;
  }

  /** This browser is nobody from now on. */
  async endOwn(personId: string, token: string): Promise<void> {
    const own = await this.sessionOf(personId, token);
    if (own !== undefined) await this.endSession(personId, own);
  }

  /** Nobody is this guest any more. False: they have an account by now, and stay. */
  async removeGuest(personId: string): Promise<boolean> {
    const isRemoved = await this.#accounts.removeGuest(personId);
    this.forget(personId);
    return isRemoved;
  }

  /** Nobody is this person any more. */
  async remove(personId: string): Promise<void> {
    await this.#accounts.remove(personId);
    this.forget(personId);
  }

  /** Once a day the storage is told, so that nobody is forgotten who comes. False: who stayed away so long that they were. */
  async #isHere(hash: string, { id }: Person): Promise<boolean> {
    const now = Date.now();
    if (this.#seen.has(hash, now)) return true;
    // A storage that takes no writes must not keep people from reading.
    const isKept = await this.#people.seen(hash, now).catch((reason: unknown) => {
      if (reason instanceof StorageDown) return undefined;
      throw reason;
    });
    if (isKept === true) this.#seen.add(hash, now);
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
    this.#known.set(hash, person);
    dropOldest(this.#known, REMEMBERED);
  }
}

function newSession(device: string) {
  const token = newToken();
  return { token, session: { id: newId(), tokenHash: hashOfToken(token), device, at: Date.now() } };
}

function nameKept(): RequestProblem {
  return new RequestProblem('name-kept', 'somebody else keeps this name');
}
