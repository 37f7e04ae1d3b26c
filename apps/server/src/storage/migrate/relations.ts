/** What is moved, each after what it refers to, and by which columns its rows are in order. */
export const RELATIONS = {
  people: ['id'],
  sessions: ['token_hash'],
  passkeys: ['id'],
  secrets: ['hash'],
  house: ['name'],
  away: ['from_at'],
  addresses: ['id'],
  calls: ['match_id', 'person', 'said'],
  call_wishes: ['person'],
  shunned: ['id'],
  suspensions: ['person'],
  reports: ['id'],
  report_lines: ['report', 'number'],
  admin_acts: ['id'],
  seeks: ['person'],
  friends: ['person', 'friend'],
  invitations: ['person', 'table_id'],
  evenings: ['id'],
  evening_entries: ['evening', 'number'],
  tables: ['id'],
  seated: ['person', 'table_id'],
  left_seats: ['person', 'table_id'],
  matches: ['id'],
  entries: ['match_id', 'number'],
  chat: ['number'],
  results: ['match_id'],
  result_seats: ['match_id', 'seat'],
  ratings: ['match_id', 'person'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RelationName = keyof typeof RELATIONS;

export const RELATION_NAMES: readonly RelationName[] = [
  'people',
  'sessions',
  'passkeys',
  'secrets',
  'house',
  'away',
  'addresses',
  'calls',
  'call_wishes',
  'shunned',
  'suspensions',
  'reports',
  'report_lines',
  'admin_acts',
  'seeks',
  'friends',
  'invitations',
  'evenings',
  'evening_entries',
  'tables',
  'seated',
  'left_seats',
  'matches',
  'entries',
  'chat',
  'results',
  'result_seats',
  'ratings',
];

export type Value = string | number | null | Uint8Array;

/** Values in the order of the columns that were asked for. */
export type Row = readonly Value[];
