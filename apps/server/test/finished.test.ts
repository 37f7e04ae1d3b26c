import { type FinishedAnswer, finishedAnswer, PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let ada: Client;

beforeEach(async () => {
  server = await testServer({}, HOSTED_GAMES);
  ada = await Client.guest(server.address, 'Ada');
});

afterEach(async () => {
  await server.remove();
});

async function played(...clients: readonly Client[]): Promise<string> {
  const table = await seatedTable('not-alone', clients);
  const chance = chanceOf(table.clients.map(({ person }) => person).join());
  while (await playOne(table, chance));
  return table.id;
}

test('a match that is over is listed for those who played it, with its result, and for nobody else', async () => {
  const bob = await Client.guest(server.address, 'Боб');
  await seatedTable('not-alone', [ada, bob]);
  const match = await played(ada, bob);
  const { result } = ada.updateOf(match);
  const seats = [
    { kind: 'person', person: ada.person, name: 'Ada', isGuest: true },
    { kind: 'person', person: bob.person, name: 'Боб', isGuest: true },
  ];
  for (const client of [ada, bob]) {
    const answer = finishedAnswer.parse(await client.get<FinishedAnswer>(PATHS.finished()));
    expect(answer).toEqual({ matches: [{ match, game: 'not-alone', seats, endedAt: expect.any(Number), result }] });
  }
  const eve = await Client.guest(server.address, 'Eve');
  expect(await eve.get(PATHS.finished())).toEqual({ matches: [] });
  expect(await new Client(server.address).get(PATHS.finished())).toEqual({ matches: [] });
});

test('who gave a seat up for good finds that match too, and why, be they its host or not', async () => {
  const [bob, cid] = [await Client.guest(server.address, 'Bob'), await Client.guest(server.address, 'Cid')];
  const { id: match } = await seatedTable('not-alone', [ada, bob, cid]);
  for (const [seat, client] of [cid, ada].entries())
    expect((await client.request({ type: 'resign', match, seat: 2 - 2 * seat })).type).toBe('done');
  expect((await bob.request({ type: 'propose', match, seat: 1, proposed: { what: 'end', as: 'standing' } })).type).toBe('done');
  const listed = async (client: Client) => finishedAnswer.parse(await client.get<FinishedAnswer>(PATHS.finished())).matches;
  await expect.poll(async () => (await listed(bob)).length).toBe(1);
  const given = (await Promise.all([ada, bob, cid].map(listed))).map((matches) => matches.map((one) => [one.match, one.gaveUp]));
  expect(given).toEqual([[[match, 'resigned']], [[match, undefined]], [[match, 'resigned']]]);
});

test('who had a bot in their place at the end is told so beside the result', async () => {
  const clients = [ada, await Client.guest(server.address, 'Bob'), await Client.guest(server.address, 'Cid')];
  const { id: match } = await seatedTable('not-alone', clients);
  const [, bob, cid] = clients;
  expect((await bob.request({ type: 'stand-in', match, seat: 1 })).type).toBe('done');
  expect((await ada.request({ type: 'propose', match, seat: 0, proposed: { what: 'end', as: 'standing' } })).type).toBe('done');
  await expect.poll(() => cid.updateOf(match).proposal?.id).toBeGreaterThan(0);
  const proposal = cid.updateOf(match).proposal?.id ?? -1;
  expect((await cid.request({ type: 'answer-proposal', match, seat: 2, proposal, agree: true })).type).toBe('done');
  const missing = clients.map(async (client) => {
    const { matches } = finishedAnswer.parse(await client.get<FinishedAnswer>(PATHS.finished()));
    return matches.map((one) => [one.match, one.isMissing]);
  });
  expect(await Promise.all(missing)).toEqual([[[match, undefined]], [[match, true]], [[match, undefined]]]);
});

test('the page after another goes on where that one stopped; a place that is none is refused', async () => {
  const [first, second] = [
    await played(ada, await Client.guest(server.address, 'Bob')),
    await played(ada, await Client.guest(server.address, 'Bob')),
  ];
  const { matches } = await ada.get<FinishedAnswer>(PATHS.finished());
  expect(matches.map(({ match }) => match)).toEqual([second, first]);
  const rest = await ada.get<FinishedAnswer>(PATHS.finished(`${matches[0].endedAt}.${second}`));
  expect(rest.matches.map(({ match }) => match)).toEqual([first]);
  expect((await ada.fetch('GET', PATHS.finished('elsewhere'))).status).toBe(400);
});
