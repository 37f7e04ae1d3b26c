import type { Json } from '@orrery/engine';
import type { ClientMessage, ErrorCode } from '@orrery/protocol';

/**
 * `seat` sits at the table and `host` has made it and sits there too; `deputy` sits at one like it whose host has been away for so long that
 * others stand in for them. `helper` looks after the host's evening, and has nothing to do with the table. `blocked` is who was blocked by
 * the host; `suspended` may only look; `admin` is named in the settings.
 */
export const WHO = ['stranger', 'guest', 'account', 'seat', 'host', 'deputy', 'helper', 'blocked', 'suspended', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** `in`: it was done. Anything else is the door that was shut. */
export const DOORS = ['not-signed-in', 'suspended', 'not-allowed', 'not-found', 'not-your-seat', 'not-recognised'] as const;
export type Came = 'in' | (typeof DOORS)[number];

/**
 * What is asked for, new for everybody who tries: a table before its match with a seat to spare, or full; a match that runs, or is over; an
 * evening in which `helper` and whoever has a seat take part; something that is the host's; or something of a newcomer, who has nothing to
 * do with anybody.
 */
export type Thing =
  | 'none'
  | 'open-table'
  | 'full-table'
  | 'match'
  | 'ended-match'
  | 'evening'
  | 'passkey'
  | 'session'
  | 'call'
  | 'shun'
  | 'study'
  | 'mail'
  | 'asked-mail'
  | 'mail-code'
  | 'newcomer'
  | 'suspended-newcomer'
  | 'newcomers-link'
  | 'newcomers-table'
  | 'report';

export interface RouteRow {
  readonly on: Thing;
  /** A text that begins with a colon is what the thing has of that name. */
  readonly body?: Json;
  readonly may: Readonly<Record<Who, Came>>;
  /** Why it comes to nothing also for those who may. */
  readonly because?: ErrorCode;
}

function may(otherwise: Came, some: Partial<Record<Who, Came>> = {}): Readonly<Record<Who, Came>> {
  const of = (who: Who): Came => some[who] ?? otherwise;
  return {
    stranger: of('stranger'),
    guest: of('guest'),
    account: of('account'),
    seat: of('seat'),
    host: of('host'),
    deputy: of('deputy'),
    helper: of('helper'),
    blocked: of('blocked'),
    suspended: of('suspended'),
    admin: of('admin'),
  };
}

const ANYBODY = may('in');
const NAMELESS = { stranger: 'not-signed-in' } as const;
const INACTIVE = { ...NAMELESS, suspended: 'suspended' } as const;
/** Whoever has a name, about themselves: looking and leaving. */
const KNOWN = may('in', NAMELESS);
/** The same, where something is changed. */
const ACTIVE = may('in', INACTIVE);
const ADMINS = may('not-found', { admin: 'in' });
/** What is the host's: to others it is not there. */
const OWN = may('not-found', { ...INACTIVE, host: 'in' });
/** The same, where it is taken away. */
const OWN_GOING = may('not-found', { ...NAMELESS, host: 'in' });
const HOSTS = may('not-allowed', { ...INACTIVE, host: 'in', deputy: 'in' });
const THOSE_WHO_SIT = may('not-allowed', { ...INACTIVE, seat: 'in', host: 'in', deputy: 'in' });
const THOSE_WHO_PLAYED = may('not-found', { ...INACTIVE, seat: 'in', host: 'in', deputy: 'in' });
/** An organiser who is away is stood in for by helpers alone. */
const ORGANISERS = may('not-allowed', { ...INACTIVE, host: 'in', helper: 'in' });
const NOBODYS = may('not-allowed', INACTIVE);
/** Whoever has the link was invited, but for who is kept away. */
const INVITED = may('in', { ...INACTIVE, blocked: 'not-allowed' });

const HOOK = { url: ':sink', form: 'plain', mentions: {}, locale: 'en' };
const MAIL = { mail: 'somebody@example.org', locale: 'en' };
const PLAN = { game: 'alien-frontiers', format: 'swiss', seats: 2, rounds: 2, through: 1, isRated: false, hasBots: false, goesOn: false };
const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Every route of the HTTP interface; one that is about somebody in particular names them. What follows a comma tells rows of one route apart. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /healthz': { on: 'none', may: ANYBODY },
  'GET /openz': { on: 'none', may: ANYBODY },
  'GET /readyz': { on: 'none', may: ANYBODY },
  'GET /metrics': { on: 'none', may: ANYBODY },
  'POST /api/guest': { on: 'none', body: { name: ':name' }, may: may('in', { suspended: 'suspended' }) },
  'GET /api/me': { on: 'none', may: ANYBODY },
  'GET /api/games': { on: 'none', may: ANYBODY },
  'GET /api/house': { on: 'none', may: ANYBODY },
  'POST /api/me/sign-out': { on: 'none', body: { where: 'elsewhere' }, may: KNOWN },
  'GET /api/me/account': { on: 'none', may: KNOWN },
  'POST /api/me/passkey-options': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/passkeys': { on: 'none', body: {}, may: ACTIVE, because: 'bad-request' },
  // Nobody takes away their last way in, and guests have none.
  'POST /api/me/passkeys/remove': {
    on: 'passkey',
    body: { passkey: ':passkey' },
    may: may('not-allowed', { ...INACTIVE, host: 'in', account: 'not-found', admin: 'not-found' }),
  },
  'POST /api/me/codes': { on: 'none', body: {}, may: may('not-allowed', { ...INACTIVE, host: 'in', account: 'in', admin: 'in' }) },
  'POST /api/me/mail': { on: 'none', body: MAIL, may: ACTIVE },
  'POST /api/me/mail/confirm': { on: 'asked-mail', body: { code: ':code' }, may: may('not-recognised', { ...INACTIVE, host: 'in' }) },
  'POST /api/me/mail/remove': {
    on: 'mail',
    body: { locale: 'en' },
    may: may('not-allowed', { ...INACTIVE, host: 'in', account: 'not-found', admin: 'not-found' }),
  },
  'GET /api/me/calls': { on: 'none', may: KNOWN },
  'POST /api/me/calls/hooks': { on: 'call', body: HOOK, may: ACTIVE },
  'POST /api/me/calls/hooks, of a table': { on: 'match', body: { ...HOOK, table: ':table' }, may: THOSE_WHO_SIT },
  'POST /api/me/calls/push': { on: 'call', body: ':push', may: ACTIVE },
  'POST /api/me/calls/wishes': { on: 'none', body: { locale: 'en', zone: 'UTC' }, may: ACTIVE },
  'POST /api/me/calls/:address': { on: 'call', body: { isCalled: true }, may: OWN },
  'POST /api/me/calls/:address/remove': { on: 'call', body: {}, may: OWN },
  'POST /api/me/calls/:address/try': { on: 'call', body: {}, may: OWN },
  'POST /api/me/sessions/:session/end': { on: 'session', body: {}, may: OWN_GOING },
  'POST /api/me/delete': { on: 'none', body: { name: 'Somebody else' }, may: KNOWN, because: 'bad-request' },
  'GET /api/me/data': { on: 'none', may: KNOWN },
  'POST /api/me/page': { on: 'none', body: { isShown: false }, may: ACTIVE },
  'GET /api/me/rest': { on: 'none', may: KNOWN },
  'POST /api/me/rest': { on: 'none', body: { zone: 'UTC', daysOff: [], holidays: [] }, may: ACTIVE },
  'GET /api/me/manners': { on: 'none', may: KNOWN },
  'POST /api/me/manners': { on: 'newcomer', body: { whom: { person: ':person' }, how: 'muted' }, may: KNOWN },
  'POST /api/me/manners/:shun/end': { on: 'shun', body: {}, may: OWN_GOING },
  'GET /api/me/friends': { on: 'none', may: ANYBODY },
  // Whom one has played with.
  'POST /api/me/friends/ask': {
    on: 'ended-match',
    body: { person: ':host' },
    may: may('not-found', { ...INACTIVE, seat: 'in', deputy: 'in' }),
  },
  'POST /api/me/friends/part': { on: 'newcomer', body: { person: ':person' }, may: KNOWN },
  'POST /api/me/friends/link': { on: 'none', body: {}, may: ACTIVE },
  'POST /api/me/friends/link/look': { on: 'newcomers-link', body: { code: ':code' }, may: ANYBODY },
  'POST /api/me/friends/accept': { on: 'newcomers-link', body: { code: ':code' }, may: ACTIVE },
  'GET /api/seek': { on: 'none', may: ANYBODY },
  'POST /api/seek': { on: 'none', body: {}, may: ACTIVE, because: 'bad-request' },
  'POST /api/seek/stop': { on: 'none', body: {}, may: KNOWN },
  'GET /api/evenings': { on: 'evening', may: ANYBODY },
  'POST /api/evenings': { on: 'none', body: { name: 'An evening', isPublic: false, plan: PLAN }, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/evenings/:evening': { on: 'evening', may: ANYBODY },
  'GET /api/evenings/:evening/export/:form': { on: 'evening', may: ANYBODY },
  'POST /api/evenings/:evening/join': { on: 'evening', body: {}, may: INVITED },
  'POST /api/evenings/:evening/leave': {
    on: 'evening',
    body: {},
    may: may('not-allowed', { ...NAMELESS, seat: 'in', host: 'in', deputy: 'in', helper: 'in' }),
  },
  'POST /api/evenings/:evening/next': { on: 'evening', body: { begun: 0 }, may: ORGANISERS },
  'POST /api/evenings/:evening/end': { on: 'evening', body: {}, may: ORGANISERS },
  'POST /api/evenings/:evening/withdraw': { on: 'evening', body: { number: 1 }, may: ORGANISERS },
  'POST /api/evenings/:evening/help': { on: 'evening', body: { number: 1, helps: true }, may: ORGANISERS },
  'POST /api/reports': { on: 'newcomers-table', body: { whom: { match: ':table', seat: 0 }, why: 'Insults' }, may: ACTIVE },
  'POST /api/sign-in/options': { on: 'none', body: {}, may: ANYBODY },
  'POST /api/sign-in/passkey': { on: 'none', body: {}, may: ANYBODY, because: 'bad-request' },
  // Whoever has a code would be somebody else from then on.
  'POST /api/sign-in/code': { on: 'none', body: { code: 'AAAA' }, may: may('not-recognised') },
  'POST /api/sign-in/mail': { on: 'none', body: MAIL, may: ANYBODY },
  // Nobody but who asked for it, in that browser.
  'POST /api/sign-in/mail-code': { on: 'mail-code', body: { code: ':code' }, may: may('not-recognised', { host: 'in' }) },
  'GET /api/studies': { on: 'none', may: KNOWN },
  'POST /api/studies': { on: 'study', body: { studied: ':studied' }, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/studies/:study': { on: 'study', may: ANYBODY },
  'POST /api/studies/:study/remove': { on: 'study', body: {}, may: OWN_GOING },
  'GET /api/finished': { on: 'none', may: ANYBODY },
  // What is told is another matter: of nobody more than they show.
  'GET /api/people/:person': { on: 'newcomer', may: ANYBODY },
  'GET /api/matches/:table/ratings': { on: 'ended-match', may: ANYBODY },
  'GET /api/games/:game/people': { on: 'match', may: ANYBODY },
  'GET /api/tables': { on: 'open-table', may: ANYBODY },
  'POST /api/tables': { on: 'none', body: { game: 'alien-frontiers', seats: SEATS, options: {}, isPublic: false }, may: ACTIVE },
  // Whoever has the link was invited to look.
  'GET /api/tables/:table': { on: 'open-table', may: ANYBODY },
  'GET /api/tables/:table/documents': { on: 'open-table', may: ANYBODY },
  'POST /api/tables/:table/join': { on: 'open-table', body: { seat: 2 }, may: INVITED },
  'POST /api/tables/:table/leave': {
    on: 'open-table',
    body: {},
    may: may('not-allowed', { ...NAMELESS, seat: 'in', host: 'in', deputy: 'in' }),
  },
  'POST /api/tables/:table/start': { on: 'full-table', body: {}, may: HOSTS },
  'POST /api/tables/:table/options': { on: 'open-table', body: { options: {} }, may: HOSTS },
  'POST /api/tables/:table/seats/:seat': { on: 'open-table', body: { kind: 'open' }, may: HOSTS },
  // The host neither, nor who stands in for them: nobody is put out of a seat.
  'POST /api/tables/:table/seats/:others': { on: 'open-table', body: { kind: 'open' }, may: NOBODYS },
  'GET /api/tables/near': { on: 'open-table', may: KNOWN },
  'GET /api/tables/liveliest': { on: 'match', may: ANYBODY },
  // A friend: everybody here is one of theirs.
  'POST /api/tables/:table/invite': { on: 'open-table', body: { person: ':friend' }, may: THOSE_WHO_SIT },
  'POST /api/tables/:table/accept': { on: 'open-table', body: {}, may: INVITED },
  'POST /api/tables/:table/decline': { on: 'open-table', body: {}, may: KNOWN },
  'POST /api/matches/:table/again': { on: 'ended-match', body: {}, may: THOSE_WHO_PLAYED },
  'GET /api/matches/:table/record': { on: 'ended-match', may: ANYBODY },
  'GET /api/matches/:table/record, while it runs': { on: 'match', may: ANYBODY, because: 'match-running' },
  'GET /api/admin': { on: 'none', may: ADMINS },
  'POST /api/admin/people': { on: 'none', body: { name: 'Nobody' }, may: ADMINS },
  'POST /api/admin/people/:person/rename': { on: 'newcomer', body: { name: 'Renamed' }, may: ADMINS },
  'POST /api/admin/people/:person/suspend': { on: 'newcomer', body: { days: 1, why: 'Insults' }, may: ADMINS },
  'POST /api/admin/people/:person/lift': { on: 'suspended-newcomer', body: {}, may: ADMINS },
  'POST /api/admin/reports/:report/settle': { on: 'report', body: {}, may: ADMINS },
  'POST /api/admin/tables/:table/close': { on: 'newcomers-table', body: { why: 'Insults' }, may: ADMINS },
};

const SEATED = may('not-your-seat', { seat: 'in', host: 'in', deputy: 'in', suspended: 'suspended' });

/** Every message of the socket, in a match; whoever has no seat tries that of the host. What is let in is done, or refused by the rules. */
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
