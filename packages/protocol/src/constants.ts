/** Constants of the protocol without its schemas, so that a browser need not load a validator to speak it. */

/** Raised when an old client and a new server would misunderstand each other. */
export const PROTOCOL_VERSION = 2;

/** A socket is closed with this when its server stops: there is, or will soon be, another to come to. */
export const CLOSED_FOR_RESTART = 1012;

export const SOCKET_PATH = '/socket';

export const LIMITS = {
  /** Characters of one message from a client, before it is parsed. No honest one comes near: the longest is some dozens of small actions. */
  clientMessage: 16_384,
  /** Characters of one message from a server: a long log is long. */
  serverMessage: 8_388_608,
  actionsInRequest: 32,
  /** Nesting of an action and values in it, at most. */
  actionDepth: 6,
  actionValues: 200,
  /** Nesting and values of a whole message. */
  messageDepth: 24,
  messageValues: 8_000,
  chatText: 300,
  /** Why somebody is reported. */
  reportWhy: 300,
  name: 32,
  mail: 254,
  hookUrl: 1000,
  mentions: 32,
  mention: 64,
  seats: 8,
  /** Public tables that a list shows, the newest of them. */
  listedTables: 50,
  options: 32,
  /** Nesting and values of an option that is a document, and bytes of a request that may hold one. */
  documentDepth: 8,
  documentValues: 6_000,
  tableBody: 163_840,
  /** Bytes of a study that is shared, as it is sent. */
  studyBody: 2_097_152,
  /** Words of standing orders a seat may give at once. */
  orders: 32,
  watchedMatches: 16,
  /** Games somebody looks for at once. */
  seekGames: 16,
} as const;

/** Days of a suspension, at most; left out it is for good, which is until then. */
export const SUSPENSION = { mostDays: 3650, forGood: 253_402_300_799_000 } as const;
export const EVENING_FORMATS = ['swiss', 'round-robin', 'elimination'] as const;
/** What one evening may have, at most: far more than a club sees. */
export const EVENINGS = { entries: 64, rounds: 20, name: 60, wishes: 8 } as const;
/** What may be sought: the usual clocks (`CLOCK_PRESETS`), since people who do not know each other must agree beforehand. */
export const SEEK_CLOCKS = ['brisk', 'calm', 'day', 'days'] as const;

/** Studies one person may share at a time, and what each may hold: far more than a match of any game has. */
export const SHARED_STUDIES = { most: 50, actions: 2000, variationSteps: 2000, depth: 24, values: 300_000, packedBytes: 262_144 } as const;

/** How long somebody's slow clocks may stand still every day, on how many days of a week, and how soon that may be changed again. */
export const NIGHTS = { mostMinutes: 12 * 60, mostDaysOff: 3, keptDays: 7 } as const;
export const HOLIDAYS = { daysAYear: 30, most: 24 } as const;

/** Codes of errors, over HTTP and over the socket. Their words are the client's. */
export const ERROR_CODES = [
  'bad-request',
  'too-long',
  'wrong-protocol',
  'not-signed-in',
  'not-allowed',
  /** Somebody who looks after this server has suspended this person: they may look, and leave. */
  'suspended',
  'not-found',
  'seat-taken',
  /** Somebody at the table is called so already. */
  'name-taken',
  /** Somebody else on this server keeps this name, or one that looks like it. */
  'name-kept',
  /** Signing in came to nothing; for whatever reason, the answer is the same. */
  'not-recognised',
  /** Another account on this server has this mail address; told to whoever reads mail there alone. */
  'mail-kept',
  /** Nothing is sent from here to an address that was given: nobody answers to it, or it is not on the open Internet. */
  'target-refused',
  /** In a game with secret hands: only the seat they left is open to them. */
  'knows-another-seat',
  /** Kept for the person who left it; the host may open it to others. */
  'seat-kept',
  'table-started',
  'seats-not-filled',
  'match-running',
  /** The rules changed during the match: no record of it could be replayed. */
  'no-record',
  // Why a stored match is closed, see `CLOSED_REASONS` of the engine.
  'rules-changed',
  'newer-rules',
  'unreadable',
  'too-many-requests',
  // What one person or address may have at a time.
  'too-many-matches',
  'too-many-bots',
  'too-many-here',
  'too-many-tables',
  /** What one person or address makes the server keep, in bytes. */
  'too-much-kept',
  'busy',
  /** The storage takes no writes: its disk is full, read-only or away. What was on its way may have been kept: the same request, asked again, tells. */
  'not-saved',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Paths of the HTTP interface. */
export const PATHS = {
  guest: '/api/guest',
  me: '/api/me',
  signOut: '/api/me/sign-out',
  account: '/api/me/account',
  passkeyOptions: '/api/me/passkey-options',
  passkeys: '/api/me/passkeys',
  removePasskey: '/api/me/passkeys/remove',
  mail: '/api/me/mail',
  confirmMail: '/api/me/mail/confirm',
  removeMail: '/api/me/mail/remove',
  codes: '/api/me/codes',
  calls: '/api/me/calls',
  hooks: '/api/me/calls/hooks',
  push: '/api/me/calls/push',
  wishes: '/api/me/calls/wishes',
  called: (address: string) => `/api/me/calls/${encodeURIComponent(address)}`,
  removeCall: (address: string) => `/api/me/calls/${encodeURIComponent(address)}/remove`,
  tryCall: (address: string) => `/api/me/calls/${encodeURIComponent(address)}/try`,
  endSession: (session: string) => `/api/me/sessions/${encodeURIComponent(session)}/end`,
  deleteMe: '/api/me/delete',
  ownData: '/api/me/data',
  ownPage: '/api/me/page',
  rest: '/api/me/rest',
  manners: '/api/me/manners',
  endShun: (shun: string) => `/api/me/manners/${encodeURIComponent(shun)}/end`,
  reports: '/api/reports',
  admin: '/api/admin',
  adminPeople: '/api/admin/people',
  renamePerson: (person: string) => `/api/admin/people/${encodeURIComponent(person)}/rename`,
  suspendPerson: (person: string) => `/api/admin/people/${encodeURIComponent(person)}/suspend`,
  liftSuspension: (person: string) => `/api/admin/people/${encodeURIComponent(person)}/lift`,
  settleReport: (report: string) => `/api/admin/reports/${encodeURIComponent(report)}/settle`,
  closeTable: (table: string) => `/api/admin/tables/${encodeURIComponent(table)}/close`,
  signInOptions: '/api/sign-in/options',
  signInByPasskey: '/api/sign-in/passkey',
  signInByCode: '/api/sign-in/code',
  askMail: '/api/sign-in/mail',
  signInByMail: '/api/sign-in/mail-code',
  friends: '/api/me/friends',
  askFriend: '/api/me/friends/ask',
  partFriend: '/api/me/friends/part',
  friendLink: '/api/me/friends/link',
  lookAtFriendLink: '/api/me/friends/link/look',
  acceptFriend: '/api/me/friends/accept',
  seek: '/api/seek',
  stopSeek: '/api/seek/stop',
  evenings: '/api/evenings',
  evening: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}`,
  joinEvening: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/join`,
  leaveEvening: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/leave`,
  nextRound: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/next`,
  endEvening: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/end`,
  withdraw: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/withdraw`,
  help: (evening: string) => `/api/evenings/${encodeURIComponent(evening)}/help`,
  exportEvening: (evening: string, form: 'json' | 'csv') => `/api/evenings/${encodeURIComponent(evening)}/export/${form}`,
  studies: '/api/studies',
  study: (study: string) => `/api/studies/${encodeURIComponent(study)}`,
  removeStudy: (study: string) => `/api/studies/${encodeURIComponent(study)}/remove`,
  house: '/api/house',
  games: '/api/games',
  tables: '/api/tables',
  nearTables: '/api/tables/near',
  liveliest: '/api/tables/liveliest',
  finished: (before?: string) => (before === undefined ? '/api/finished' : `/api/finished?before=${encodeURIComponent(before)}`),
  person: (person: string) => `/api/people/${encodeURIComponent(person)}`,
  played: (game: string) => `/api/games/${encodeURIComponent(game)}/people`,
  table: (table: string) => `/api/tables/${encodeURIComponent(table)}`,
  documents: (table: string) => `/api/tables/${encodeURIComponent(table)}/documents`,
  join: (table: string) => `/api/tables/${encodeURIComponent(table)}/join`,
  leave: (table: string) => `/api/tables/${encodeURIComponent(table)}/leave`,
  start: (table: string) => `/api/tables/${encodeURIComponent(table)}/start`,
  options: (table: string) => `/api/tables/${encodeURIComponent(table)}/options`,
  seat: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${seat}`,
  invite: (table: string) => `/api/tables/${encodeURIComponent(table)}/invite`,
  acceptInvitation: (table: string) => `/api/tables/${encodeURIComponent(table)}/accept`,
  declineInvitation: (table: string) => `/api/tables/${encodeURIComponent(table)}/decline`,
  again: (match: string) => `/api/matches/${encodeURIComponent(match)}/again`,
  record: (match: string) => `/api/matches/${encodeURIComponent(match)}/record`,
  matchRatings: (match: string) => `/api/matches/${encodeURIComponent(match)}/ratings`,
} as const;
