import type { ClientMessage } from '@orrery/protocol';

/**
 * `seat` sits at the table and `host` has made it and sits there too; `blocked` is who was blocked by the host; `suspended` may only look;
 * `admin` is named in the settings. Nobody but `seat` and `host` has anything to do with the table.
 */
export const WHO = ['stranger', 'guest', 'account', 'seat', 'host', 'blocked', 'suspended', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** `in`: it was done, or refused for a reason of its own. Anything else is the door that was shut. */
export const DOORS = ['not-signed-in', 'suspended', 'not-allowed', 'not-found', 'not-your-seat', 'not-recognised'] as const;
export type Came = 'in' | (typeof DOORS)[number];

/** What is asked for: of a table before its match, of a match that runs, of an evening of `host` in which `seat` takes part, or of none. */
export type Thing = 'open-table' | 'match' | 'evening' | 'none';

export interface RouteRow {
  readonly on: Thing;
  readonly body?: object;
  readonly may: Readonly<Record<Who, Came>>;
}

function may(otherwise: Came, some: Partial<Record<Who, Came>> = {}): Readonly<Record<Who, Came>> {
  const of = (who: Who): Came => some[who] ?? otherwise;
  return {
    stranger: of('stranger'),
    guest: of('guest'),
    account: of('account'),
    seat: of('seat'),
    host: of('host'),
    blocked: of('blocked'),
    suspended: of('suspended'),
    admin: of('admin'),
  };
}

const ANYBODY = may('in');
/** Whoever has a name, about themselves: looking and leaving. */
const KNOWN = may('in', { stranger: 'not-signed-in' });
/** The same, where something is changed. */
const ACTIVE = may('in', { stranger: 'not-signed-in', suspended: 'suspended' });
const ADMINS = may('not-found', { admin: 'in' });
/** Of what is one's own, and nothing of the kind is there. */
const OWN_NONE = may('not-found', { stranger: 'not-signed-in', suspended: 'suspended' });
const HOSTS = may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended', host: 'in' });

const NOBODYS = may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended' });

/** Every route of the HTTP interface; one that is about somebody in particular names them. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /healthz': { on: 'none', may: ANYBODY },
  'GET /openz': { on: 'none', may: ANYBODY },
  'GET /readyz': { on: 'none', may: ANYBODY },
  'GET /metrics': { on: 'none', may: ANYBODY },
  'POST /api/guest': { on: 'none', body: {}, may: ANYBODY },
  'GET /api/me': { on: 'none', may: ANYBODY },
  'GET /api/games': { on: 'none', may: ANYBODY },
  'GET /api/house': { on: 'none', may: ANYBODY },
  'POST /api/me/sign-out': { on: 'none', body: { where: 'elsewhere' }, may: KNOWN },
  'GET /api/me/account': { on: 'none', may: KNOWN },
  'POST /api/me/passkey-options': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/passkeys': { on: 'none', body: {}, may: ACTIVE },
  // Nobody takes away their last way in, and guests have none.
  'POST /api/me/passkeys/remove': {
    on: 'none',
    body: { passkey: 'nothing' },
    may: may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended', account: 'not-found', admin: 'not-found' }),
  },
  'POST /api/me/codes': {
    on: 'none',
    body: {},
    may: may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended', account: 'in', admin: 'in' }),
  },
  // This server sends no mail.
  'POST /api/me/mail': { on: 'none', body: { mail: 'a@example.org', locale: 'en' }, may: may('not-allowed') },
  'POST /api/me/mail/confirm': {
    on: 'none',
    body: { code: 'AAAA-AAAA' },
    may: may('not-recognised', { stranger: 'not-signed-in', suspended: 'suspended' }),
  },
  'POST /api/me/mail/remove': {
    on: 'none',
    body: { locale: 'en' },
    may: may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended', account: 'not-found', admin: 'not-found' }),
  },
  'GET /api/me/calls': { on: 'none', may: KNOWN },
  'POST /api/me/calls/hooks': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/calls/push': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/calls/wishes': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/calls/:address': { on: 'none', body: { isCalled: true }, may: OWN_NONE },
  'POST /api/me/calls/:address/remove': { on: 'none', body: {}, may: OWN_NONE },
  'POST /api/me/calls/:address/try': { on: 'none', body: {}, may: OWN_NONE },
  'POST /api/me/sessions/:session/end': { on: 'none', body: {}, may: may('not-found', { stranger: 'not-signed-in' }) },
  'POST /api/me/delete': { on: 'none', body: { name: 'Somebody else' }, may: KNOWN },
  'GET /api/me/data': { on: 'none', may: KNOWN },
  'POST /api/me/page': { on: 'none', body: { isShown: false }, may: ACTIVE },
  'GET /api/me/rest': { on: 'none', may: KNOWN },
  'POST /api/me/rest': { on: 'none', body: {}, may: ACTIVE },
  'GET /api/me/manners': { on: 'none', may: KNOWN },
  'POST /api/me/manners': {
    on: 'none',
    body: { whom: { person: 'nobody' }, how: 'muted' },
    may: may('not-found', { stranger: 'not-signed-in' }),
  },
  'POST /api/me/manners/:shun/end': { on: 'none', body: {}, may: may('not-found', { stranger: 'not-signed-in' }) },
  'GET /api/me/friends': { on: 'none', may: ANYBODY },
  'POST /api/me/friends/ask': { on: 'none', body: { person: 'nobody' }, may: OWN_NONE },
  'POST /api/me/friends/part': { on: 'none', body: { person: 'nobody' }, may: KNOWN },
  'POST /api/me/friends/link': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/friends/link/look': { on: 'none', body: { code: 'x'.repeat(43) }, may: ANYBODY },
  'POST /api/me/friends/accept': { on: 'none', body: { code: 'x'.repeat(43) }, may: OWN_NONE },
  'GET /api/seek': { on: 'none', may: ANYBODY },
  'POST /api/seek': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/seek/stop': { on: 'none', body: {}, may: KNOWN },
  'GET /api/evenings': { on: 'evening', may: ANYBODY },
  'POST /api/evenings': { on: 'none', body: {}, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/evenings/:evening': { on: 'evening', may: ANYBODY },
  'GET /api/evenings/:evening/export/:form': { on: 'evening', may: ANYBODY },
  'POST /api/evenings/:evening/join': {
    on: 'evening',
    body: {},
    may: may('in', { stranger: 'not-signed-in', suspended: 'suspended', blocked: 'not-allowed' }),
  },
  'POST /api/evenings/:evening/leave': {
    on: 'evening',
    body: {},
    may: may('not-allowed', { stranger: 'not-signed-in', seat: 'in', host: 'in' }),
  },
  'POST /api/evenings/:evening/next': { on: 'evening', body: { begun: 0 }, may: HOSTS },
  'POST /api/evenings/:evening/end': { on: 'evening', body: {}, may: HOSTS },
  'POST /api/evenings/:evening/withdraw': { on: 'evening', body: { number: 1 }, may: HOSTS },
  'POST /api/evenings/:evening/help': { on: 'evening', body: { number: 1, helps: true }, may: HOSTS },
  'POST /api/reports': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/sign-in/options': { on: 'none', body: {}, may: ANYBODY },
  'POST /api/sign-in/passkey': { on: 'none', body: {}, may: ANYBODY },
  'POST /api/sign-in/code': { on: 'none', body: { code: 'AAAA' }, may: may('not-recognised') },
  'POST /api/sign-in/mail': { on: 'none', body: { mail: 'a@example.org', locale: 'en' }, may: may('not-allowed') },
  'POST /api/sign-in/mail-code': { on: 'none', body: { code: 'AAAA-AAAA' }, may: may('not-recognised') },
  'GET /api/studies': { on: 'none', may: KNOWN },
  'POST /api/studies': { on: 'none', body: {}, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/studies/:study': { on: 'none', may: may('not-found') },
  'POST /api/studies/:study/remove': { on: 'none', body: {}, may: may('not-found', { stranger: 'not-signed-in' }) },
  'GET /api/finished': { on: 'none', may: ANYBODY },
  'GET /api/people/:id': { on: 'none', may: ANYBODY },
  // What is told is another matter: of nobody more than they show.
  'GET /api/matches/:id/ratings': { on: 'none', may: ANYBODY },
  'GET /api/games/:id/people': { on: 'none', may: ANYBODY },
  'GET /api/tables': { on: 'open-table', may: ANYBODY },
  'POST /api/tables': { on: 'none', body: {}, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/tables/:table': { on: 'open-table', may: ANYBODY },
  'GET /api/tables/:table/documents': { on: 'open-table', may: ANYBODY },
  'POST /api/tables/:table/join': {
    on: 'open-table',
    body: { seat: 2 },
    may: may('in', { stranger: 'not-signed-in', suspended: 'suspended', blocked: 'not-allowed' }),
  },
  'POST /api/tables/:table/leave': {
    on: 'open-table',
    body: {},
    may: may('not-allowed', { stranger: 'not-signed-in', seat: 'in', host: 'in' }),
  },
  'POST /api/tables/:table/start': { on: 'open-table', body: {}, may: HOSTS },
  'POST /api/tables/:table/options': { on: 'open-table', body: { options: {} }, may: HOSTS },
  'POST /api/tables/:table/seats/:seat': { on: 'open-table', body: { kind: 'open' }, may: HOSTS },
  // The host neither: nobody is put out of a seat.
  'POST /api/tables/:table/seats/1': { on: 'open-table', body: { kind: 'open' }, may: NOBODYS },
  'GET /api/tables/near': { on: 'open-table', may: KNOWN },
  'GET /api/tables/liveliest': { on: 'match', may: ANYBODY },
  // Nobody of that id is anybody's friend.
  'POST /api/tables/:table/invite': {
    on: 'open-table',
    body: { person: 'nobody' },
    may: may('not-allowed', { stranger: 'not-signed-in', suspended: 'suspended' }),
  },
  // Whoever has the link was invited to sit, but for who is kept away.
  'POST /api/tables/:table/accept': {
    on: 'open-table',
    body: {},
    may: may('in', { stranger: 'not-signed-in', suspended: 'suspended', blocked: 'not-allowed' }),
  },
  'POST /api/tables/:table/decline': { on: 'open-table', body: {}, may: KNOWN },
  // It is not over.
  'POST /api/matches/:table/again': { on: 'match', body: {}, may: OWN_NONE },
  'GET /api/matches/:table/record': { on: 'match', may: ANYBODY },
  'GET /api/admin': { on: 'none', may: ADMINS },
  'POST /api/admin/people': { on: 'none', body: { name: 'Nobody' }, may: ADMINS },
  'POST /api/admin/people/:id/rename': { on: 'none', body: {}, may: ADMINS },
  'POST /api/admin/people/:id/suspend': { on: 'none', body: {}, may: ADMINS },
  'POST /api/admin/people/:id/lift': { on: 'none', body: { not: 'empty' }, may: ADMINS },
  'POST /api/admin/reports/:id/settle': { on: 'none', body: { not: 'empty' }, may: ADMINS },
  'POST /api/admin/tables/:id/close': { on: 'none', body: {}, may: ADMINS },
};

const SEATED = may('not-your-seat', { seat: 'in', host: 'in', suspended: 'suspended' });

/** Every message of the socket, in a match; whoever has no seat tries that of the host. */
export const MESSAGES: Readonly<Record<ClientMessage['type'], Readonly<Record<Who, Came>>>> = {
  hello: ANYBODY,
  ping: ANYBODY,
  page: ANYBODY,
  watch: ANYBODY,
  unwatch: ANYBODY,
  'read-log': ANYBODY,
  'watch-tables': ANYBODY,
  'unwatch-tables': ANYBODY,
  'watch-evening': ANYBODY,
  'unwatch-evening': ANYBODY,
  // Also who only watches: there is no private word, and everybody can be muted.
  say: ACTIVE,
  act: SEATED,
  undo: SEATED,
  'request-undo': SEATED,
  'answer-undo': SEATED,
  'give-orders': SEATED,
  resign: SEATED,
  propose: SEATED,
  'answer-proposal': SEATED,
  'stand-in': SEATED,
  'come-back': SEATED,
  'claim-stand-in': SEATED,
};
