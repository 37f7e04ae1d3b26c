import type { Update } from '@orrery/match';
import type { ClientMessage } from '../client.ts';
import { PROTOCOL_VERSION } from '../constants.ts';
import type { Table } from '../http.ts';
import type { ServerMessage } from '../server.ts';

/** One message of each type, for tests: a type without an example does not compile. */
export const CLIENT_EXAMPLES: { readonly [Type in ClientMessage['type']]: Extract<ClientMessage, { type: Type }> } = {
  hello: { type: 'hello', protocol: PROTOCOL_VERSION },
  watch: { type: 'watch', match: 'm_1-A', since: 3 },
  unwatch: { type: 'unwatch', match: 'm_1-A' },
  'read-log': { type: 'read-log', match: 'm_1-A' },
  'watch-tables': { type: 'watch-tables' },
  'unwatch-tables': { type: 'unwatch-tables' },
  'watch-evening': { type: 'watch-evening', evening: 'e1' },
  'unwatch-evening': { type: 'unwatch-evening' },
  act: {
    type: 'act',
    request: 'r1',
    match: 'm_1-A',
    seat: 1,
    decision: 12,
    actions: [{ type: 'dock-ships', at: 'lunar-mine', faces: [4, 6], relic: false }, { type: 'end-turn' }],
  },
  undo: { type: 'undo', request: 'r2', match: 'm_1-A', seat: 0, keep: 4, seq: 9 },
  'request-undo': { type: 'request-undo', request: 'r3', match: 'm_1-A', seat: 0, keep: 0, seq: 9 },
  'answer-undo': { type: 'answer-undo', request: 'r4', match: 'm_1-A', seat: 1, keep: 0, agree: true },
  'give-orders': { type: 'give-orders', request: 'r5', match: 'm_1-A', seat: 1, orders: ['pass-hunting'] },
  resign: { type: 'resign', request: 'r6', match: 'm_1-A', seat: 1 },
  propose: { type: 'propose', request: 'r7', match: 'm_1-A', seat: 1, proposed: { what: 'remove', target: 0 } },
  'answer-proposal': { type: 'answer-proposal', request: 'r8', match: 'm_1-A', seat: 1, proposal: 7, agree: true },
  'stand-in': { type: 'stand-in', request: 'r9', match: 'm_1-A', seat: 1 },
  'come-back': { type: 'come-back', request: 'r10', match: 'm_1-A', seat: 1 },
  'claim-stand-in': { type: 'claim-stand-in', request: 'r11', match: 'm_1-A', seat: 1, target: 0 },
  say: { type: 'say', match: 'm_1-A', text: 'Удачи! 👩‍🚀' },
  page: { type: 'page', isSeen: false },
  ping: { type: 'ping' },
};

export const UPDATE: Update = {
  match: 'm_1-A',
  game: 'alien-frontiers',
  seq: 7,
  change: { kind: 'actions', seat: 0, index: 4, count: 2 },
  actionCount: 6,
  view: { viewer: 1, players: [] },
  standing: [{ seat: 0, rank: 1, points: 2, sources: [{ source: 'colonies', points: 2 }] }],
  waitingFor: [1],
  waitingSince: 1_800_000_000_000,
  asked: { id: 7, decision: { ask: 'take-turn', seat: 1 }, legal: [{ type: 'end-turn' }], must: true },
  orders: ['pass-hunting'],
  events: [{ type: 'turn-ended' }],
  undo: { free: 0, last: 0, consent: 6, request: { seat: 0, keep: 2, agreed: [] } },
  occupants: [{ kind: 'person', person: 'p1', name: 'Ирина' }, { kind: 'bot', level: 'greedy', name: 'Deneb' }, { kind: 'open' }],
  result: undefined,
  commitment: 'ab'.repeat(32),
  seed: undefined,
};

const TABLE: Table = {
  id: 't1',
  game: 'alien-frontiers',
  options: { longGame: false },
  host: 'p1',
  isPublic: true,
  asksIdle: true,
  isRated: true,
  seats: [{ kind: 'person', person: 'p1', name: 'Ирина' }, { kind: 'open' }],
  phase: 'open',
  createdAt: 1_800_000_000_000,
  changedAt: 1_800_000_000_000,
  version: 0,
};

export const SERVER_EXAMPLES: { readonly [Type in ServerMessage['type']]: Extract<ServerMessage, { type: Type }> } = {
  welcome: { type: 'welcome', protocol: PROTOCOL_VERSION, server: '0.1.0', at: 1_700_000_000_000, person: { person: 'p1', name: 'Ирина' } },
  update: { type: 'update', update: UPDATE },
  log: { type: 'log', match: 'm_1-A', seq: 7, lines: [{ index: 0, seat: 0, at: 1_800_000_000_000, events: [{ type: 'turn-ended' }] }] },
  done: { type: 'done', request: 'r1', seq: 7 },
  refused: {
    type: 'refused',
    request: 'r1',
    refusal: { code: 'illegal', index: 0, refusal: { code: 'lower-than-docked', rule: 'AF-5.4', values: { face: 3 } } },
  },
  talk: { type: 'talk', match: 'm_1-A', lines: [{ line: 3, isHouse: true, name: '', text: 'Закрыто', at: 1_800_000_000_000 }] },
  said: { type: 'said', match: 'm_1-A', line: 12, seat: 0, name: 'Ирина', text: 'Привет', at: 1_800_000_000_000 },
  away: { type: 'away', match: 'm_1-A', seats: [1], gone: [] },
  table: { type: 'table', table: TABLE },
  'table-closed': { type: 'table-closed', table: 't1' },
  'own-tables': { type: 'own-tables', tables: [TABLE] },
  evening: { type: 'evening', evening: 'e1', version: 3 },
  invitations: { type: 'invitations' },
  error: { type: 'error', code: 'not-found', message: 'no such match', match: 'm_1-A' },
  pong: { type: 'pong', at: 1_700_000_000_000 },
};
