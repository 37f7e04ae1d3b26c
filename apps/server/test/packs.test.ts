import { type MatchRecord, replay } from '@orrery/engine';
import { type DocumentsAnswer, PATHS } from '@orrery/protocol';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const GAME = 'race-for-the-galaxy';
const MOON = { title: '<b>Тихая луна</b>', kind: 'world', cost: 1, world: 'grey', points: 2, copies: 5 };
const PACK = { orrery: 'race-pack', version: 1, title: 'Moons', cards: [MOON] };

let server: TestServer;

beforeEach(async () => {
  server = await testServer({}, HOSTED_GAMES);
});

afterEach(async () => {
  await server.remove();
});

test('a pack is named at its table, played with by all, survives a restart, and is in the record', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const bob = await Client.guest(server.address, 'Bob');
  const table = await seatedTable(GAME, [ada, bob], { pack: PACK });
  const { tables } = await ada.get<{ tables: { options: Record<string, unknown> }[] }>(PATHS.tables);
  expect(tables[0].options).toMatchObject({ pack: 'Moons', goals: true });
  const shown = await bob.get<DocumentsAnswer>(PATHS.documents(table.id));
  expect(shown.documents).toMatchObject({ pack: { title: 'Moons', cards: [{ title: MOON.title, cost: 1 }] } });
  const view = bob.updateOf(table.id).view as { own: { title: string }[] };
  expect(view.own.map(({ title }) => title)).toEqual([MOON.title]);
  const chance = chanceOf('moons');
  for (let moves = 0; moves < 5; moves++) await playOne(table, chance);
  server = await server.restart();
  for (const client of [ada, bob]) {
    client.address = server.address;
    await client.connect();
    await client.watch(table.id);
  }
  while (await playOne(table, chance));
  expect(ada.updateOf(table.id).result?.seats).toHaveLength(2);
  const { record } = await ada.get<{ record: MatchRecord }>(PATHS.record(table.id));
  expect(record.options).toMatchObject({ pack: { title: 'Moons', cards: [{ title: MOON.title }] } });
  expect([...replay(raceForTheGalaxy, record)].length).toBe(record.actions.length + 1);
});

test('until the match begins its host takes another pack or none; a change of other options leaves it', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], options: { pack: PACK } });
  const packAfter = async (body: object) => {
    await ada.post(PATHS.options(id), body);
    const { documents } = await ada.get<DocumentsAnswer>(PATHS.documents(id));
    return (documents.pack as { readonly title: string } | undefined)?.title;
  };
  expect(await packAfter({ options: { goals: false } })).toBe('Moons');
  expect(await packAfter({ options: {}, documents: { pack: { ...PACK, title: 'Reefs' } } })).toBe('Reefs');
  expect(await packAfter({ options: {}, documents: {} })).toBeUndefined();
});

test('a hostile pack gets one short line, and there is no table', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });
  const many = (cards: unknown[]) => ({ ...PACK, cards });
  const hostile: [unknown, RegExp][] = [
    ['moons', /options\.pack: must be an object/],
    [[MOON], /options\.pack: /],
    [7, /options\.pack: /],
    [nested(4), /options\.pack/],
    [nested(500), /too deep/],
    [many(Array(7000).fill(0)), /options\.pack|too big/],
    [many(Array(40).fill(MOON)), /options\.pack\.cards: must hold at most 30, not 40/],
    [{ ...PACK, title: 'x'.repeat(70_000) }, /options\.pack: is longer than 65536 characters/],
    [{ ...PACK, title: 'x'.repeat(200_000) }, /too large|too-long|413/],
    [JSON.parse('{"__proto__": {"cards": []}, "title": "x"}'), /./],
    [many([{ ...MOON, cost: -1 }]), /options\.pack\.cards\[0\]\.cost: must be a whole number from 0 to 9, not -1/],
    [many([{ ...MOON, title: 'a\u202eb' }]), /options\.pack\.cards\[0\]\.title: must be one line/],
    [many([MOON, MOON]), /options\.pack\.cards\[0\]\.title: Another card of the pack is called .* \[RG-15\.2\]/],
    [many([{ ...MOON, good: 'rare' }]), /options\.pack\.cards\[0\]\.good: A grey world has no kind of good/],
  ];
  for (const [pack, problem] of hostile) {
    const body = { game: GAME, seats: [{ kind: 'me' }], options: { pack }, isPublic: true };
    const response = await ada.fetch('POST', PATHS.tables, body);
    const answer = await response.text();
    expect(response.status, answer).toBeGreaterThanOrEqual(400);
    expect(response.status, answer).toBeLessThan(500);
    expect(answer.length).toBeLessThan(600);
    expect(answer).toMatch(problem);
  }
  expect((await ada.get<{ tables: unknown[] }>(PATHS.tables)).tables).toEqual([]);
  await ada.createTable({ game: GAME, seats: [{ kind: 'me' }], options: { pack: PACK } });
});
