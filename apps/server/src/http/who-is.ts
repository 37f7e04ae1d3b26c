import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { Buckets } from '../bucket.ts';
import type { Footings } from '../manners/footings.ts';
import type { Presence } from '../presence/presence.ts';
import { RequestProblem, suspended } from '../problem.ts';
import type { Suspension } from '../storage/manner-ports.ts';
import { type Person, StorageDown } from '../storage/ports.ts';

const COOKIE = 'orrery_person';
/** Over https: no page of a neighbouring host can set or shadow a cookie of this name. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 31_536_000;
const CHANGES = { perSecond: 2, burst: 60 } as const;

export interface WhoIsSetting {
  readonly presence: Pick<Presence, 'seen'>;
  readonly footings: Pick<Footings, 'suspension'>;
  readonly rateFactor: number;
}

/** Who sends a request: the cookie says. A page's scripts cannot read it, and other sites' pages do not send it along. */
export class WhoIs {
  readonly #accounts: Accounts;
  readonly #changes: Buckets;
  readonly #people = new WeakMap<FastifyRequest, Person>();

  readonly #presence: Pick<Presence, 'seen'>;
  readonly #footings: Pick<Footings, 'suspension'>;

  constructor(accounts: Accounts, { presence, footings, rateFactor }: WhoIsSetting) {
    this.#accounts = accounts;
    this.#presence = presence;
    this.#footings = footings;
    this.#changes = new Buckets(CHANGES, rateFactor);
  }

  async remember(request: FastifyRequest): Promise<Person | undefined> {
    const person = await this.#accounts.byToken(this.token(request));
    if (person !== undefined) this.#people.set(request, person);
    return person;
  }

  of(request: FastifyRequest): Person | undefined {
    return this.#people.get(request);
  }

  /** Whether the cookie still says what it did: it may have been revoked since. */
  async isStill(request: FastifyRequest): Promise<boolean> {
    return (await this.#accounts.byToken(this.token(request)))?.id === this.of(request)?.id;
  }

  /** For requests that change something. */
  async need(request: FastifyRequest): Promise<Person> {
    const person = await this.known(request);
    await this.refuseSuspended(person);
    return person;
  }

  async refuseSuspended({ id }: Person): Promise<void> {
    if ((await this.#footings.suspension(id)) !== undefined) throw suspended();
  }

  /** For telling them alone: who they are can be told without the storage, and nothing is done then anyway. */
  async suspension({ id }: Person): Promise<Suspension | undefined> {
    try {
      return await this.#footings.suspension(id);
    } catch (reason) {
      if (reason instanceof StorageDown) return undefined;
      throw reason;
    }
  }

  /** For what also those may do who are suspended: look, leave, and go away. */
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.remember(request);
    if (person === undefined) throw new RequestProblem('not-signed-in', 'choose a name first');
    if (!this.#changes.take(person.id, performance.now())) throw new RequestProblem('too-many-requests', 'slow down');
    this.#presence.seen(person.id);
    return person;
  }

  token(request: FastifyRequest): string | undefined {
    // People who came before the other name was used, or by plain http, have the old one.
    return request.cookies[HOST_COOKIE] ?? request.cookies[COOKIE];
  }

  /** Over https the old name is replaced when a page asks who somebody is; from 2027 on it need not be read there any more. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const old = request.cookies[COOKIE];
    if (request.protocol !== 'https' || old === undefined) return;
    if (request.cookies[HOST_COOKIE] === undefined && this.of(request) !== undefined) this.keep(request, reply, old);
    reply.clearCookie(COOKIE, { path: '/' });
  }

  forget(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
    reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
  }

  keep(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === 'https';
    reply.setCookie(secure ? HOST_COOKIE : COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_SECONDS });
  }
}
