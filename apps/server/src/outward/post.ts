import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** `public`: what anybody on the Internet can reach, by https. `loopback`: this very machine besides, for tests. `off`: nothing. */
export const REACHES = ['public', 'loopback', 'off'] as const;
export type Reach = (typeof REACHES)[number];

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Posted {
  readonly status: number;
  /** Seconds after which to come again, as the other side says. */
  readonly retryAfter?: number;
}

/** An address to which this server sends nothing, whoever asks. */
export class RefusedTarget extends Error {
  constructor(why: string) {
    super(`nothing is sent there: ${why}`);
    this.name = 'RefusedTarget';
  }
}

export interface PosterSetting {
  readonly reach: Reach;
  /** All addresses of a host; the resolver of the machine, but for tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const PATIENCE_MILLISECONDS = 10_000;
const RESOLVER_MILLISECONDS = 2000;
/** Of an answer; more is not read, and what it says is nobody's business here. */
const MOST_ANSWER_BYTES = 64 * 1024;

/**
 * Sends to addresses that people gave, without being made to call into its own network: the name is resolved once, every address it has
 * must be public, and the connection goes to that very address, so that a second answer of the resolver changes nothing. No redirect is
 * followed, and neither a slow nor a long answer holds anything up.
 */
export class Poster {
  readonly #reach: Reach;
  readonly #resolve: (host: string) => Promise<readonly string[]>;
  readonly #closing = new AbortController();

  constructor({ reach, resolve = resolved }: PosterSetting) {
    this.#reach = reach;
    this.#resolve = resolve;
  }

  get isOn(): boolean {
    return this.#reach !== 'off';
  }

  /** Rejects with `RefusedTarget` where nothing may be sent there. */
  async check(url: string): Promise<void> {
    await this.#pinned(url);
  }

  /** Rejects with `RefusedTarget`, or with any other error where nobody answered. */
  async post({ url, headers, body }: Posting): Promise<Posted> {
    const target = await this.#pinned(url);
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MILLISECONDS), this.#closing.signal]);
    return posted(target, { headers, body }, signal);
  }

  /** What is under way has failed; what comes next fails at once. */
  close(): void {
    this.#closing.abort();
  }

  async #pinned(given: string): Promise<Pinned> {
    if (this.#reach === 'off') throw new RefusedTarget('this server sends nothing');
    if (!URL.canParse(given)) throw new RefusedTarget('that is no address');
    const url = new URL(given);
    if (url.username !== '' || url.password !== '') throw new RefusedTarget('it has a password in it');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.#reach === 'loopback')) throw new RefusedTarget('it must be https');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await this.#resolve(host) : [host];
    const [address] = addresses;
    if (address === undefined) throw new Error('the name has no address');
    // All of them: who may mix one of ours among others would have it picked sooner or later.
    if (!addresses.every((one) => this.#isAllowed(one))) throw new RefusedTarget('it is not on the open Internet');
    if (url.protocol === 'http:' && !isLoopback(address)) throw new RefusedTarget('it must be https');
    return { url, address };
  }

  #isAllowed(address: string): boolean {
    return isPublicAddress(address) || (this.#reach === 'loopback' && isLoopback(address));
  }
}

interface Pinned {
  readonly url: URL;
  readonly address: string;
}

/**
 * Asks the resolver itself: what the system does for programs holds one of its few threads for as long as somebody's name server likes, and
 * knows the names of one's own house besides. IPv4 first: not every server reaches the other.
 */
async function resolved(host: string): Promise<readonly string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1'];
  const resolver = new Resolver({ timeout: RESOLVER_MILLISECONDS, tries: 2 });
  const none = (): string[] => [];
  const [four, six] = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
  return [...four, ...six];
}

function posted({ url, address }: Pinned, { headers, body }: Omit<Posting, 'url'>, signal: AbortSignal): Promise<Posted> {
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIPv6(address) ? 6 : 4;
  return new Promise((resolve, reject) => {
    const request = begin(url, {
      method: 'POST',
      headers: { 'user-agent': 'Orrery', ...headers, 'content-length': Buffer.byteLength(body) },
      // No connection of before is used, and no name is asked for again.
      agent: false,
      lookup: (_host, options, found) => (options.all === true ? found(null, [{ address, family }]) : found(null, address, family)),
      signal,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, ...retryAfterOf(response) });
      swallow(response);
    });
    request.end(body);
  });
}

/** Reads on for a little, so that the other side is not cut off in its answer, and no further. */
function swallow(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) response.destroy();
  });
}

function retryAfterOf({ headers }: IncomingMessage): { readonly retryAfter?: number } {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  // Discord asks for parts of seconds, and until when an address rests is kept in whole milliseconds.
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.min(Math.ceil(seconds), 86_400) } : {};
}
