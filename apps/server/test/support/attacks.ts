import type { ClientMessage } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol';
import { CLIENT_EXAMPLES } from '../../../../packages/protocol/src/testing/examples.ts';
import { challenge } from './account.ts';
import { Authenticator } from './authenticator.ts';
import type { Client } from './client.ts';

/** What strangers do, for tests and for `npm run audit:server`. */

interface ForeignRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of another site asks with the cookie of who visits it. */
export function fromAnotherSite({ address, cookie }: Client, path: string, init: ForeignRequest = {}): Promise<Response> {
  const { method = 'POST' } = init;
  const headers = new Headers({ cookie, origin: 'https://evil.example', ...init.headers });
  if (method === 'GET') return fetch(`${address}${path}`, { headers });
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return fetch(`${address}${path}`, { method, headers, body: '{"name":"Ada","where":"everywhere"}' });
}

/** Six browsers at the same moment. */
export function sixAtOnce<Answer>(send: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 6 }, send));
}

/** Each way to fail at signing in: by codes that nobody has, and by passkeys, also by one whose account there is. */
export async function failedSignIns(stranger: Client, known: Authenticator): Promise<Response[]> {
  const unknown = new Authenticator(stranger.address);
  return [
    await stranger.fetch('POST', PATHS.signInByCode, { code: 'abcd-efgh-jkmn-pqrs' }),
    await stranger.fetch('POST', PATHS.signInByCode, { code: '' }),
    await stranger.fetch('POST', PATHS.signInByPasskey, known.answer({ challenge: 'AAAA' })),
    await stranger.fetch('POST', PATHS.signInByPasskey, unknown.answer(await challenge(stranger))),
  ];
}

/** A passkey of somebody else under the id of this one. */
export function forgedOf({ id }: Authenticator, site: string): Authenticator {
  return Object.defineProperty(new Authenticator(site), 'id', { value: id });
}

/** All that an answer tells, but for the time, for how much is left of a limit and for what is secret in a cookie. */
export async function toldBy(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && !/^x-ratelimit-(?:remaining|reset)$/.test(name));
  const shown = headers.map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.replace(/=[^;]+/, '') : value}`);
  return [response.status, ...shown.sort(), '', await response.text()].join('\n');
}

/** An example of the message, about this match and this seat, and where it is about another, about the other. */
export function spokenBy(
  type: ClientMessage['type'],
  { seat, ...where }: { readonly match: string; readonly seat: number; readonly evening?: string },
) {
  const example: ClientMessage = CLIENT_EXAMPLES[type];
  const here = { ...where, seat, since: 0, target: 1 - seat, proposed: { what: 'remove', target: 1 - seat } };
  return { ...example, ...Object.fromEntries(Object.entries(here).filter(([key]) => key in example)) };
}

/** Everything that is said for a seat. */
export const SPOKEN_FOR_A_SEAT = Object.values(CLIENT_EXAMPLES).flatMap((message) => ('seat' in message ? [message.type] : []));

/** What would pass for a word of the house. */
export const forgedLines = (match: string): readonly object[] => [
  { type: 'say', match, text: 'one', isHouse: true },
  { type: 'say', match, text: 'two', name: '' },
  { type: 'say', match, text: 'three\nThe server: closed' },
  { type: 'say', match, phrase: { code: 'house', values: [] }, text: 'four' },
  { type: 'said', match, text: 'five', name: '', at: 1, line: 1, isHouse: true },
];
