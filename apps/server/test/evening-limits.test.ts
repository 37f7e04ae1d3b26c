import { type Evening, type EveningAnswer, type EveningPlan, PATHS, type TableAnswer, type TablesAnswer } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { codeOf } from '../audit/ground.ts';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';

const PLAN: EveningPlan = {
  game: 'theseus',
  format: 'swiss',
  seats: 2,
  rounds: 3,
  through: 1,
  isRated: false,
  hasBots: false,
  goesOn: false,
};
const TABLE = { game: 'theseus', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }], options: {} };
const MANY = '429 too-many-tables';

let server: TestServer;

afterEach(() => server.remove());

async function open(rateFactor: number): Promise<void> {
  server = await testServer({ rateFactor, botDelayMs: 600_000 });
}

async function guests(count: number): Promise<readonly Client[]> {
  const people: Client[] = [];
  for (let index = 0; index < count; index++) people.push(await Client.guest(server.address, `Guest ${index + 1}`));
  return people;
}

const make = (organiser: Client, plan: Partial<EveningPlan> = {}): Promise<Response> =>
  organiser.fetch('POST', PATHS.evenings, { name: 'Club evening', isPublic: false, plan: { ...PLAN, ...plan } });

async function made(organiser: Client, plan: Partial<EveningPlan> = {}): Promise<string> {
  const answer: EveningAnswer = JSON.parse(await (await make(organiser, plan)).text());
  return answer.evening.id;
}

const entered = (client: Client, id: string): Promise<string> => codeOf(client.fetch('POST', PATHS.joinEvening(id), {}));

async function begun(organiser: Client, id: string): Promise<Evening> {
  return (await organiser.post<EveningAnswer>(PATHS.nextRound(id), { begun: 0 })).evening;
}

test('a club of 58 behind one router plays at 29 tables at once, and a neighbour of theirs still gets one', async () => {
  await open(1);
  const people = await guests(59);
  const [organiser, ...others] = people;
  const id = await made(organiser);
  for (const one of people.slice(0, 58)) expect(await entered(one, id)).toBe('done');
  const { rounds } = await begun(organiser, id);
  expect(rounds[0]).toHaveLength(29);
  const shown = await Promise.all(rounds[0].map(({ table }) => organiser.get<TableAnswer>(PATHS.table(table ?? ''))));
  expect(shown.filter(({ table }) => table.phase === 'running')).toHaveLength(29);
  const { id: table } = await others[57].createTable(TABLE);
  await others[57].start(table);
});

test('who enters takes of what an address may make and start, whatever name they have; rounds take nothing', async () => {
  // 40 at once: 30 tables are made, so that ten may enter.
  await open(0.5);
  const people = await guests(12);
  const id = await made(people[0]);
  for (let table = 0; table < 30; table++) await people[table % 2].createTable(TABLE);
  const answers = [];
  for (const one of people) answers.push(await entered(one, id));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'done'), MANY, MANY]);
  // Other wishes, or coming back, is nobody new.
  await people[3].post(PATHS.leaveEvening(id));
  expect(await entered(people[3], id)).toBe('done');
  expect((await begun(people[0], id)).rounds[0]).toHaveLength(5);
  expect(await codeOf(people[0].fetch('POST', PATHS.tables, { ...TABLE, isPublic: false }))).toBe(MANY);
});

test('an evening that was called off counts for its organiser while a match of it goes on', async () => {
  // Ten that are not over.
  await open(2);
  const people = await guests(2);
  const calledOff = async (plan: Partial<EveningPlan>): Promise<Evening> => {
    const id = await made(people[0], plan);
    for (const one of people) await one.post(PATHS.joinEvening(id), {});
    const evening = await begun(people[0], id);
    await people[0].post(PATHS.endEvening(id));
    return evening;
  };
  for (let evening = 0; evening < 9; evening++) await calledOff({ game: 'not-alone', seats: 7, hasBots: true });
  const { rounds } = await calledOff({});
  expect(await codeOf(make(people[0]))).toBe(MANY);
  // Five in each: the bots of one organiser's evenings have an end too.
  const { tables } = await people[0].get<TablesAnswer>(PATHS.tables);
  expect(tables.flatMap(({ seats }) => seats).filter(({ kind }) => kind === 'bot')).toHaveLength(45);
  const [{ table: match = '', numbers }] = rounds[0];
  await people[0].connect();
  await people[0].watch(match);
  expect(await people[0].request({ type: 'resign', match, seat: numbers.indexOf(0) })).toMatchObject({ type: 'done' });
  await people[0].close();
  expect(await codeOf(make(people[0]))).toBe('done');
});

test('who has too many matches running enters no evening', async () => {
  // Six running.
  await open(0.2);
  const [ada, bob] = await guests(2);
  for (let match = 0; match < 6; match++) await ada.start((await ada.createTable(TABLE)).id);
  // A new server has forgotten how fast she was, and not what she has running.
  server = await server.restart();
  for (const one of [ada, bob]) one.address = server.address;
  const id = await made(bob);
  expect([await entered(ada, id), await entered(bob, id)]).toEqual(['429 too-many-matches', 'done']);
});
