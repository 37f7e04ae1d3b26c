import { type MatchRecord, replay } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const GAME = 'race-for-the-galaxy';

let server: TestServer;

beforeEach(async () => {
  server = await testServer({}, HOSTED_GAMES);
});

afterEach(async () => {
  await server.remove();
});

test('a table of one seat starts at once, is played to its end against the robot, and its record can be replayed', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const table = await seatedTable(GAME, [ada], { robot: 'hard' });
  const chance = chanceOf('alone');
  while (await playOne(table, chance));
  const { result } = ada.updateOf(table.id);
  expect(result?.seats).toHaveLength(1);
  expect([1, 2]).toContain(result?.seats[0].rank);
  const { record } = await ada.get<{ record: MatchRecord }>(PATHS.record(table.id));
  expect(record.seats).toEqual(['Ada']);
  expect([...replay(raceForTheGalaxy, record)].length).toBe(record.actions.length + 1);
});

test('a bot plays alone against the robot while its host watches', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const table = await ada.createTable({ game: GAME, seats: [{ kind: 'bot', level: 'random' }] });
  await ada.connect();
  await ada.start(table.id);
  let update = await ada.watch(table.id);
  while (update.result === undefined) {
    await ada.next((message) => message.type === 'update');
    update = ada.updateOf(table.id);
  }
  expect(update.result.seats).toHaveLength(1);
});

test('what only the robot or only several players have is refused by the number of seats', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const me = { kind: 'me' } as const;
  const open = { kind: 'open' } as const;
  await expect(ada.createTable({ game: GAME, seats: [me], options: { draft: true } })).rejects.toThrow(/options.draft: is only for 2 or 3/);
  await expect(ada.createTable({ game: GAME, seats: [me, open], options: { robot: 'hard' } })).rejects.toThrow(
    /options.robot: is only for 1/,
  );
  await expect(ada.createTable({ game: 'theseus', seats: [me] })).rejects.toThrow(/seats: theseus is for 2 to 4/);
});
