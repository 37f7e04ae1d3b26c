import type { Viewer } from '@orrery/engine';
import { type CreateMatch, createMatch, type Match, memoryStore, type Occupant, type Span } from '@orrery/match';
import type { ServerMessage } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Archive } from '../faults/archive.ts';
import { Checker } from '../faults/checker.ts';
import { Notes } from '../faults/notes.ts';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import type { LiveMatches } from '../src/lobby/live-matches.ts';
import type { Presence } from '../src/presence/presence.ts';
import type { Connection } from '../src/socket/connection.ts';
import { Rooms } from '../src/socket/rooms.ts';

/** What the fault harness says of what people were shown when somebody stood up. */

const ID = 'm';
const NOW = 1_800_000_000_000;
const PEOPLE: readonly Occupant[] = ['ada', 'bob'].map((person) => ({ kind: 'person', person, name: person }));

async function aMatch(timed: Pick<CreateMatch, 'clock'> = {}) {
  const [hosted] = HOSTED_GAMES.all;
  if (hosted === undefined) throw new Error('no games');
  const store = memoryStore();
  const fixed = { entropy: () => '0'.repeat(32), now: () => NOW };
  const match = await createMatch({ module: hosted.module, id: ID, options: {}, occupants: PEOPLE, store, ...timed, ...fixed });
  return { match, store };
}

/** Of the places the harness heard of in these messages. */
async function violations(
  store: ReturnType<typeof memoryStore>,
  messages: readonly ServerMessage[],
  away: readonly Span[] = [],
): Promise<readonly string[]> {
  const notes = new Notes();
  const stored = await store.load(ID);
  if (stored === undefined) throw new Error('no match');
  const archive = {
    setups: async (known: readonly string[]) => (known.includes(ID) ? [] : [stored.setup]),
    away: async () => away,
    entries: async (_: string, from: number) => stored.entries.slice(from).map((entry) => JSON.stringify(entry)),
  };
  for (const message of messages) notes.hear(message, { line: 1, person: 'bob' });
  await new Checker(archive as unknown as Archive, notes).finish();
  return notes.violations;
}

function roomsFor(match: Match): Rooms {
  const matches = { hold: async () => ({ match, release: () => {} }), peek: () => match };
  const presence = { prepare: async () => {}, isAwayFor: () => false };
  const rooms = new Rooms(matches as unknown as LiveMatches, { seesAll: true, presence: presence as unknown as Presence });
  match.follow(() => rooms.reseat(match));
  return rooms;
}

/** A tab, and what it was sent. */
function tab(person?: string) {
  const told: ServerMessage[] = [];
  const connection = {
    person: person === undefined ? undefined : { id: person, name: person },
    isOpen: true,
    watched: new Set([ID]),
    paced: { run: (_: string, task: () => void) => task() },
    send: (message: ServerMessage) => told.push(message),
    sendText: (text: string) => told.push(JSON.parse(text)),
  };
  return { connection: connection as unknown as Connection, told };
}

test('who stands up hears of it as a spectator, and it is theirs also where the harness heard of no other spectator', async () => {
  const { match, store } = await aMatch();
  const rooms = roomsFor(match);
  const [stranger, bob] = [tab(), tab('bob')];
  for (const { connection } of [stranger, bob]) await rooms.enter(ID, connection, undefined);
  await match.leave(1);
  const heard = bob.told.flatMap((message) => (message.type === 'update' ? [[message.update.seq, message.update.change.kind]] : []));
  // The room of the spectators, where they are by then, is told after them.
  expect(heard).toEqual([
    [0, 'full'],
    [1, 'full'],
    [1, 'seat'],
  ]);
  // What the stranger was told was lost with their line.
  expect(await violations(store, bob.told)).toEqual([]);
});

test.each([
  ['before', 1, 0],
  ['after', 'spectator', 0],
  ['somebody else', 0, 1],
] satisfies [string, Viewer, number][])('told with the eyes of %s (%s), of which %i is found', async (_, viewer, found) => {
  const { match, store } = await aMatch();
  const told: ServerMessage[] = [];
  match.subscribe(viewer, (update) => told.push(JSON.parse(JSON.stringify({ type: 'update', update }))));
  await match.leave(1);
  expect(await violations(store, told)).toHaveLength(found);
});

test('a clock that is shown with less time than is left, or with more than an absence gave, is found', async () => {
  const clock = { pace: 'live', turnSeconds: 60, bankSeconds: 30, whenOut: 'stand-in', standIn: 'random' } as const;
  const { match, store } = await aMatch({ clock });
  const shown = (late: number): readonly ServerMessage[] => {
    const update = match.update(1);
    const deadlines = update.deadlines?.map((one) => ({ ...one, deadlineAt: one.deadlineAt + late }));
    return [JSON.parse(JSON.stringify({ type: 'update', update: { ...update, deadlines } }))];
  };
  const away = [{ from: NOW + 10_000, to: NOW + 15_000 }];
  const found = async (late: number, spans: readonly Span[]) => (await violations(store, shown(late), spans)).length;
  expect([await found(0, []), await found(0, away), await found(5000, away)]).toEqual([0, 0, 0]);
  expect([await found(-1, []), await found(1, []), await found(5001, away)]).toEqual([1, 1, 1]);
});
