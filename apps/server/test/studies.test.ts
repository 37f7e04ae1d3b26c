import { type Json, type MatchRecord, seedFrom } from '@orrery/engine';
import { type ErrorAnswer, PATHS, SHARED_STUDIES, type SharedStudiesAnswer, type SharedStudyAnswer } from '@orrery/protocol';
import type { StudiedMatch } from '@orrery/study';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { openMemory } from '../src/storage/memory/open.ts';
import { sharedStudyOf } from '../src/storage/testing/shared-studies.ts';
import { SharedStudies } from '../src/studies/shared-studies.ts';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';
import { record, studied, studyOf, variation } from './support/shared-study.ts';
import { soon } from './support/soon.ts';

let server: TestServer;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer();
  [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
});

afterEach(async () => {
  for (const client of [ada, bob]) await client.close();
  await server.remove();
});

const share = (client: Client, body: object): Promise<SharedStudiesAnswer> => client.post<SharedStudiesAnswer>(PATHS.studies, body);
const opened = async (client: Client, id: string): Promise<StudiedMatch> =>
  (await client.get<SharedStudyAnswer>(PATHS.study(id))).studied as unknown as StudiedMatch;
const refusal = async (body: object): Promise<string> =>
  ((await (await ada.fetch('POST', PATHS.studies, body)).json()) as ErrorAnswer).error.code;
const idOf = ({ made }: SharedStudiesAnswer): string => made ?? 'none was made';

/** A match of these two that is over. */
async function played(): Promise<{ readonly id: string; readonly record: MatchRecord }> {
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.join(id, 1);
  await ada.start(id);
  await ada.connect();
  await ada.watch(id);
  expect((await ada.request({ type: 'resign', match: id, seat: 0 })).type).toBe('done');
  await ada.close();
  return { id, record: (await ada.get<{ readonly record: MatchRecord }>(PATHS.record(id))).record };
}

test('a study is shared as a link, which anybody opens, and is taken back by who shared it alone', async () => {
  const answer = await share(ada, { studied: studied() });
  expect(answer.studies).toMatchObject([{ id: answer.made, game: 'alien-frontiers', title: 'A study' }]);
  const id = idOf(answer);
  const seen = await opened(new Client(server.address), id);
  expect(seen.record.hash).toBe(record.hash);
  expect(seen.variations).toEqual([variation]);
  expect(seen.studies).toHaveLength(1);
  expect((await bob.fetch('POST', PATHS.removeStudy(id), {})).status).toBe(404);
  expect(await bob.get<SharedStudiesAnswer>(PATHS.studies)).toEqual({ studies: [] });
  expect(await ada.post<SharedStudiesAnswer>(PATHS.removeStudy(id), {})).toEqual({ studies: [] });
  expect((await bob.fetch('GET', PATHS.study(id))).status).toBe(404);
});

test('of a match from elsewhere nobody is named who did not choose to be, and what is written stays in its place', async () => {
  const named = { ...record, seats: ['Ada', 'Somebody who knows nothing of this'] };
  const notes = { name: 'Two\nlines\u202e', at: { 3: 'Here\nit was \u200blost' } };
  const seen = await opened(bob, idOf(await share(ada, { studied: studied({ record: named, notes }) })));
  expect(seen.record.seats).toEqual(['Ada', '']);
  expect(seen.notes).toEqual({ name: 'Two lines', at: { 3: 'Here\nit was lost' } });
});

test('of a match of this server people have the names they have now; who is gone has none, and takes what they shared along', async () => {
  const { id, record: own } = await played();
  const shared = { match: id, studied: studied({ variations: [] }, own) };
  const [hers, his] = [idOf(await share(ada, shared)), idOf(await share(bob, shared))];
  expect((await opened(new Client(server.address), his)).record.seats).toEqual(['Ada', 'Bob']);
  await ada.post(PATHS.deleteMe, { name: 'Ada' });
  await soon(async () => expect((await opened(bob, his)).record.seats).toEqual(['', 'Bob']));
  expect((await bob.fetch('GET', PATHS.study(hers))).status).toBe(404);
});

test('never of a match that is not over, nor of another than is said', async () => {
  const { result: _, ...running } = record;
  expect(await refusal({ studied: studied({}, running) })).toBe('match-running');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.join(id, 1);
  await ada.start(id);
  expect(await refusal({ match: id, studied: studied() })).toBe('match-running');
  const own = (await played()).record;
  expect(await refusal({ studied: studied({ variations: [] }, own) })).toBe('match-running');
  expect(await refusal({ match: 'nothing', studied: studied() })).toBe('not-found');
  expect(await refusal({ match: (await played()).id, studied: studied() })).toBe('bad-request');
});

const { seat } = record.actions[0];
const step = studyOf(record).steps[0];
const better = { action: { type: 'fly' }, chance: 0.9 };
const judged = { effort: 1, played: { action: step.action, chance: 0.5 }, best: [better], cost: 0.4 };
test.each<[string, () => Json]>([
  ['that is none', () => ({ format: 'something else' })],
  ['whose match was not played so', () => studied({}, { ...record, hash: 'c'.repeat(64) })],
  ['whose result is made up', () => studied({}, { ...record, result: { because: 'x', seats: record.result?.seats.toReversed() ?? [] } })],
  ['whose variation is not legal', () => studied({ variations: [{ ...variation, steps: [{ seat, action: { type: 'fly' } }] }] })],
  ['whose variation leaves nowhere', () => studied({ variations: [{ ...variation, from: 50_000 }] })],
  [
    'that praises what cannot be',
    () => studied({ studies: [{ ...studyOf(record), steps: studyOf(record).steps.with(0, { ...step, judged }) }] }),
  ],
  ['of other players', () => studied({ studies: [{ ...studyOf(record), line: studyOf(record).line.map(() => [1]) }] })],
])('a study %s is refused', async (_, given) => {
  expect(await refusal({ studied: given() })).toBe('bad-request');
  expect(await ada.get<SharedStudiesAnswer>(PATHS.studies)).toEqual({ studies: [] });
});

test('none is shared that is too large, as it is sent or as it is kept', async () => {
  // Letters that follow from nothing cannot be packed.
  const noise = (note: number): string => Array.from({ length: 60 }, (_, part) => seedFrom(`${note} ${part}`)).join('');
  const at = Object.fromEntries(Array.from({ length: 400 }, (_, note) => [note, noise(note)]));
  expect(await refusal({ studied: 'x'.repeat(2_200_000) })).toBe('too-long');
  expect(await refusal({ studied: studied({ notes: { name: '', at } }) })).toBe('too-long');
});

test('one person shares so many at a time', async () => {
  const storage = openMemory();
  for (let made = 0; made < SHARED_STUDIES.most; made++) await storage.sharedStudies.add(sharedStudyOf(`${made}`), SHARED_STUDIES.most);
  const setting = { games: new Games([]), storage, recordOf: async () => record, now: () => 0 };
  const sharing = { match: undefined, studied: studied(), takeRoom: async () => undefined };
  await expect(new SharedStudies(setting).share({ id: 'ada', name: 'Ada' }, sharing)).rejects.toMatchObject({ code: 'too-much-kept' });
});
