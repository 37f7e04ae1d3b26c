import { type Evening, type EveningAnswer, type EveningPlan, type EveningsAnswer, eveningAnswer, PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const MINUTE = 60_000;
const SWISS: EveningPlan = {
  game: 'theseus',
  format: 'swiss',
  seats: 2,
  rounds: 3,
  through: 1,
  clock: 'calm',
  isRated: false,
  hasBots: false,
  goesOn: false,
};

let clock: ManualClock;
let server: TestServer;
let people: Client[];

beforeEach(async () => {
  clock = new ManualClock(Date.now());
  server = await testServer({}, undefined, { clock, beatMilliseconds: 3_600_000 });
  people = [];
});

afterEach(async () => {
  for (const client of people) await client.close();
  await server.remove();
});

async function guests(count: number): Promise<readonly Client[]> {
  for (let index = people.length; index < count; index++) people.push(await Client.guest(server.address, `Guest ${index + 1}`));
  return people;
}

async function made(plan: Partial<EveningPlan> = {}, organiser = people[0]): Promise<string> {
  const body = { name: 'Club evening', isPublic: true, plan: { ...SWISS, ...plan } };
  return (await organiser.post<EveningAnswer>(PATHS.evenings, body)).evening.id;
}

async function look(id: string, client = people[0]): Promise<Evening> {
  const answer = await client.get<EveningAnswer>(PATHS.evening(id));
  expect(eveningAnswer.safeParse(answer).error).toBeUndefined();
  return answer.evening;
}

/** As soon as it is so. */
function until(id: string, isSo: (evening: Evening) => boolean, client = people[0]): Promise<Evening> {
  return soon(async () => {
    const evening = await look(id, client);
    expect(isSo(evening)).toBe(true);
    return evening;
  });
}

const next = async (id: string, begun: number, client = people[0]): Promise<Evening> =>
  (await client.post<EveningAnswer>(PATHS.nextRound(id), { begun })).evening;

function codeOf(response: Promise<Response>): Promise<string> {
  return response.then(async (answer) => (answer.ok ? 'done' : JSON.parse(await answer.text()).error.code));
}

/** By the number of who takes part. */
function clientOf(evening: Evening, number: number): Client {
  const id = evening.entries[number].person?.person;
  const client = people.find(({ person }) => person === id);
  if (client === undefined) throw new Error('nobody');
  return client;
}

/** At every table of the last round the one with the higher number gives up. */
async function playRound(id: string): Promise<Evening> {
  const evening = await look(id);
  for (const { table, numbers, isOver } of evening.rounds.at(-1) ?? []) {
    if (isOver || table === undefined) continue;
    const loser = Math.max(...numbers);
    const client = clientOf(evening, loser);
    await client.connect();
    await client.watch(table);
    expect(await client.request({ type: 'resign', match: table, seat: numbers.indexOf(loser) })).toMatchObject({ type: 'done' });
    await client.close();
  }
  return until(id, ({ rounds }) => rounds.at(-1)?.every(({ isOver }) => isOver) === true);
}

test('a Swiss evening of eight, two of whom leave: nobody meets the same twice, and the standings say who won', async () => {
  await guests(9);
  const id = await made();
  for (const client of people.slice(0, 8)) await client.post(PATHS.joinEvening(id), {});
  let evening = await next(id, 0);
  expect([evening.stage, evening.expected, evening.rounds[0].length, evening.tieBreaks[0]]).toEqual(['running', 3, 4, 'points']);
  // Again, as by a second click: nothing.
  expect((await next(id, 0)).rounds).toHaveLength(1);
  expect(await codeOf(people[0].fetch('POST', PATHS.nextRound(id), { begun: 1 }))).toBe('match-running');
  evening = await playRound(id);
  expect(evening.standings.map(({ points }) => points)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  const leaving = evening.standings.slice(-2).map(({ number }) => number);
  for (const number of leaving) await clientOf(evening, number).post(PATHS.leaveEvening(id));
  // And one comes late.
  const late = (await people[8].post<EveningAnswer>(PATHS.joinEvening(id), {})).evening;
  expect(late.entries[8].from).toBe(1);
  evening = await next(id, 1);
  expect(evening.rounds[1].map(({ numbers }) => numbers.length)).toEqual([2, 2, 2, 1]);
  expect(evening.rounds[1].flatMap(({ numbers }) => numbers)).not.toContain(leaving[0]);
  // Over a restart with tables of which some have not begun.
  await server.restart().then((again) => Object.assign(server, again));
  for (const client of people) client.address = server.address;
  evening = await playRound(id);
  await next(id, 2);
  evening = await playRound(id);
  evening = await next(id, 3);
  expect([evening.stage, evening.isReady, evening.mayEnter]).toEqual(['over', undefined, undefined]);
  const pairs = evening.rounds.flat().flatMap(({ numbers }) => (numbers.length === 2 ? [numbers.toSorted().join()] : []));
  expect(new Set(pairs).size).toBe(pairs.length);
  const best = evening.standings[0];
  // Nobody ever won against the first who came; who sat alone once may have as many points.
  expect([best.points, evening.standings.find(({ number }) => number === 0)?.points]).toEqual([3, 3]);
  expect(
    evening.standings
      .filter(({ hasGone }) => hasGone)
      .map(({ number }) => number)
      .toSorted(),
  ).toEqual(leaving.toSorted());
  const csv = await (await people[3].fetch('GET', PATHS.exportEvening(id, 'csv'))).text();
  const named = evening.entries[best.number].person?.name;
  expect(csv.split('\r\n')[1]).toBe(`1,${named},3,${Math.round(best.strength * 1000) / 1000},${best.direct},${best.wins},3,no,1,1,1`);
  expect(await people[3].get(PATHS.exportEvening(id, 'json'))).toMatchObject({ format: 'orrery-evening-1', evening: { id } });
});

test('who is there is told of every change, without asking', async () => {
  await guests(2);
  const id = await made();
  const [host, guest] = people;
  await host.connect();
  host.say({ type: 'watch-evening', evening: id });
  host.say({ type: 'ping' });
  await host.next(({ type }) => type === 'pong');
  const told = host.next(({ type }) => type === 'evening');
  await guest.post(PATHS.joinEvening(id), {});
  expect(await told).toEqual({ type: 'evening', evening: id, version: 1 });
});

test('alone with bots counts as won and decides nothing else; of who is missing a bot plays on, and they have lost', async () => {
  await guests(3);
  const id = await made({ hasBots: true, clock: undefined, rounds: 1 });
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  const evening = await next(id, 0);
  const [pair, alone] = evening.rounds[0];
  expect([pair.bots, alone.bots, alone.numbers.length, alone.isOver, alone.points]).toEqual([0, 1, 1, true, [1]]);
  // Whom the lot has put where is another matter each time; who looks after it is here.
  const seat = pair.numbers.findIndex((number) => number !== 0);
  await clock.pass(10 * MINUTE);
  await people[0].post(PATHS.withdraw(id), { number: pair.numbers[seat] });
  const table = await people[0].get<{ table: { seats: object[] } }>(PATHS.table(pair.table ?? ''));
  expect(table.table.seats[seat]).toMatchObject({ kind: 'person', standIn: {} });
  // Whatever the bot makes of it: who stayed gives up against it and has won all the same.
  const stayed = 1 - seat;
  const client = clientOf(evening, pair.numbers[stayed]);
  await client.connect();
  await client.watch(pair.table ?? '');
  expect(await client.request({ type: 'resign', match: pair.table ?? '', seat: stayed })).toMatchObject({ type: 'done' });
  const over = await until(id, ({ rounds }) => rounds[0].every(({ isOver }) => isOver));
  expect([over.rounds[0][0].points[stayed], over.rounds[0][0].points[seat]]).toEqual([1, 0]);
});

test('it goes on by itself where it was made so, or when nobody is there who looks after it', async () => {
  await guests(4);
  const ids = [await made({ goesOn: true }), await made({}, people[1])];
  for (const id of ids) for (const client of people) await client.post(PATHS.joinEvening(id), {});
  await next(ids[0], 0);
  await playRound(ids[0]);
  await clock.pass(20_001);
  await until(ids[0], ({ rounds }) => rounds.length === 2);
  await next(ids[1], 0, people[1]);
  await playRound(ids[1]);
  await clock.pass(30_000);
  expect((await look(ids[1], people[2])).rounds).toHaveLength(1);
  for (let minutes = 0; minutes < 25; minutes += 5) await clock.pass(5 * MINUTE);
  await until(ids[1], ({ rounds }) => rounds.length === 2, people[2]);
});

test('lists: public ones and one’s own; names, limits and what cannot be are refused', async () => {
  const small = await testServer({ rateFactor: 1 });
  try {
    const [ada, bob] = [await Client.guest(small.address, 'Ada'), await Client.guest(small.address, 'Bob')];
    const body = (plan: Partial<EveningPlan>, isPublic = false) => ({ name: 'Evening', isPublic, plan: { ...SWISS, ...plan } });
    const make = (plan: Partial<EveningPlan>, isPublic?: boolean) => ada.fetch('POST', PATHS.evenings, body(plan, isPublic));
    expect(await codeOf(make({ seats: 5 }))).toBe('bad-request');
    expect(await codeOf(make({ game: 'not-alone', factions: 'draw' }))).toBe('bad-request');
    expect(await codeOf(make({ through: 2 }))).toBe('bad-request');
    const kept = await ada.post<EveningAnswer>(PATHS.evenings, body({}, true));
    for (let more = 0; more < 4; more++) await ada.post(PATHS.evenings, body({})).catch(() => undefined);
    expect(await codeOf(make({}))).toMatch(/too-many/);
    expect((await bob.get<EveningsAnswer>(PATHS.evenings)).evenings.map(({ id }) => id)).toEqual([kept.evening.id]);
    await bob.post(PATHS.joinEvening(kept.evening.id), {});
    const other = await Client.guest(small.address, ' BOB');
    expect(await codeOf(other.fetch('POST', PATHS.joinEvening(kept.evening.id), {}))).toBe('name-taken');
    expect(await codeOf(ada.fetch('POST', PATHS.nextRound(kept.evening.id), { begun: 0 }))).toBe('seats-not-filled');
    expect(await codeOf(ada.fetch('POST', PATHS.joinEvening(kept.evening.id), { wishes: ['nobody'] }))).toBe('bad-request');
    expect(await codeOf(ada.fetch('GET', PATHS.evening('nothing')))).toBe('not-found');
  } finally {
    await small.remove();
  }
});

test('Theseus: factions by wish, the last in the standings first, and wishes are nobody else’s business', async () => {
  await guests(2);
  const id = await made({ factions: 'draft', rounds: 1 });
  for (const client of people) await client.post(PATHS.joinEvening(id), { wishes: ['greys', 'pandora'] });
  const evening = await next(id, 0);
  expect([evening.entries[0].wishes, evening.entries[1].wishes]).toEqual([['greys', 'pandora'], undefined]);
  const { table } = await people[0].get<{ table: { options: Record<string, string> } }>(PATHS.table(evening.rounds[0][0].table ?? ''));
  expect([table.options.faction1, table.options.faction2].toSorted()).toEqual(['greys', 'pandora']);
});

test('Not Alone: everybody is the Creature equally often', async () => {
  await guests(6);
  const id = await made({ game: 'not-alone', seats: 3, rounds: 3, clock: undefined });
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  const creatures: number[] = [];
  for (let round = 0; round < 3; round++) {
    const evening = await next(id, round);
    for (const { numbers, table } of evening.rounds[round]) {
      creatures.push(numbers[0]);
      const clients = numbers.map((number) => clientOf(evening, number));
      for (const client of clients) await client.connect();
      for (const client of clients) await client.watch(table ?? '');
      const heard = await clients[0].request({
        type: 'propose',
        match: table ?? '',
        seat: 0,
        proposed: { what: 'end', as: 'undecided' },
      });
      expect(heard).toMatchObject({ type: 'done' });
      const proposal = clients[0].updateOf(table ?? '').proposal?.id ?? -1;
      for (const seat of [1, 2]) await clients[seat].request({ type: 'answer-proposal', match: table ?? '', seat, proposal, agree: true });
      for (const client of clients) await client.close();
    }
    await until(id, ({ rounds }) => rounds[round].every(({ isOver }) => isOver));
  }
  expect(creatures.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect((await look(id)).standings.map(({ points }) => points)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5]);
});

test('knock-out: who loses is out, nobody comes late, and whom the organiser names may look after it too', async () => {
  await guests(6);
  const id = await made({ format: 'elimination' });
  for (const client of people.slice(0, 5)) await client.post(PATHS.joinEvening(id), {});
  expect(await codeOf(people[1].fetch('POST', PATHS.nextRound(id), { begun: 0 }))).toBe('not-allowed');
  await people[0].post(PATHS.help(id), { number: 1, helps: true });
  const sizes: number[] = [];
  for (let round = 0; (await next(id, round, people[1])).stage === 'running'; round++) {
    expect(await codeOf(people[5].fetch('POST', PATHS.joinEvening(id), {}))).toBe('not-allowed');
    const { rounds } = await playRound(id);
    sizes.push(rounds[round].flatMap(({ numbers }) => numbers).length);
  }
  expect(sizes).toEqual([5, 4, 2]);
  expect((await look(id)).standings[0]).toMatchObject({ number: 0, rounds: 3 });
});

test('who left comes back, also after rounds without them: as many points as before, from the next round on', async () => {
  await guests(5);
  const id = await made();
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  const begun = await next(id, 0);
  // Somebody who plays, and has won their table: nobody with a lower number is at it.
  const number = Math.min(...(begun.rounds[0].find(({ numbers }) => numbers.length === 2)?.numbers ?? []));
  const client = clientOf(begun, number);
  await playRound(id);
  await client.post(PATHS.leaveEvening(id));
  await next(id, 1);
  await playRound(id);
  expect((await look(id, client)).mayEnter).toBe(true);
  await client.post(PATHS.joinEvening(id), {});
  const { rounds, standings } = await next(id, 2);
  expect(rounds.map((round) => round.some(({ numbers }) => numbers.includes(number)))).toEqual([true, false, true]);
  expect(standings.find((one) => one.number === number)).toMatchObject({ points: expect.toSatisfy((points) => points >= 1) });
  expect(standings.some(({ hasGone }) => hasGone)).toBe(false);
});

test('knock-out: who left by mistake comes back before the next round, and not after it', async () => {
  await guests(4);
  const id = await made({ format: 'elimination' });
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  await next(id, 0);
  await people[0].post(PATHS.leaveEvening(id));
  await people[0].post(PATHS.joinEvening(id), {});
  await people[3].post(PATHS.leaveEvening(id));
  await playRound(id);
  expect((await next(id, 1)).rounds[1].flatMap(({ numbers }) => numbers)).toContain(0);
  expect(await codeOf(people[3].fetch('POST', PATHS.joinEvening(id), {}))).toBe('not-allowed');
});

test('once it is over nobody takes back what was played: leaving would void it where everybody meets everybody', async () => {
  await guests(2);
  const id = await made({ format: 'round-robin' });
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  await next(id, 0);
  await playRound(id);
  const { standings, stage } = await next(id, 1);
  expect([stage, standings.map(({ points }) => points)]).toEqual(['over', [1, 0]]);
  expect(await codeOf(people[1].fetch('POST', PATHS.leaveEvening(id), {}))).toBe('not-allowed');
  expect(await codeOf(people[0].fetch('POST', PATHS.withdraw(id), { number: 1 }))).toBe('not-allowed');
  expect(await codeOf(people[1].fetch('POST', PATHS.joinEvening(id), {}))).toBe('not-allowed');
  expect((await look(id)).standings).toEqual(standings);
});

test('who is put out looks after nothing any more, also when they come back; whom the organiser keeps away does not', async () => {
  await guests(3);
  const [organiser, helper] = people;
  const id = await made();
  for (const client of people.slice(1)) await client.post(PATHS.joinEvening(id), {});
  await organiser.post(PATHS.help(id), { number: 0, helps: true });
  await organiser.post(PATHS.withdraw(id), { number: 0 });
  expect(await codeOf(helper.fetch('POST', PATHS.endEvening(id), {}))).toBe('not-allowed');
  expect(await codeOf(organiser.fetch('POST', PATHS.help(id), { number: 0, helps: true }))).toBe('not-found');
  expect((await helper.post<EveningAnswer>(PATHS.joinEvening(id), {})).evening.isHelper).toBeUndefined();
  await organiser.post(PATHS.withdraw(id), { number: 0 });
  await organiser.post(PATHS.manners, { whom: { person: helper.person }, how: 'blocked' });
  expect(await codeOf(helper.fetch('POST', PATHS.joinEvening(id), {}))).toBe('not-allowed');
});

test('who has as many bots playing as they may keeps no round waiting: they did not choose to be the host', async () => {
  const small = await testServer({ rateFactor: 0.2 });
  try {
    const both = [await Client.guest(small.address, 'Ada'), await Client.guest(small.address, 'Bob')];
    const bots = Array.from({ length: 6 }, () => ({ kind: 'bot', level: 'random' }) as const);
    for (const client of both)
      for (let tables = 0; tables < 2; tables++)
        await client.start((await client.createTable({ game: 'not-alone', seats: [{ kind: 'me' }, ...bots] })).id);
    const plan = { ...SWISS, game: 'not-alone', seats: 3, hasBots: true };
    const { evening } = await both[0].post<EveningAnswer>(PATHS.evenings, { name: 'Evening', isPublic: false, plan });
    for (const client of both) await client.post(PATHS.joinEvening(evening.id), {});
    const begun = await both[0].post<EveningAnswer>(PATHS.nextRound(evening.id), { begun: 0 });
    const { table } = await both[0].get<{ table: { phase: string } }>(PATHS.table(begun.evening.rounds[0][0].table ?? ''));
    expect(table.phase).toBe('running');
  } finally {
    await small.remove();
  }
});

test('of who has left their match and is put out a bot takes the seat, so that the round can end', async () => {
  await guests(2);
  const id = await made({ clock: undefined });
  for (const client of people) await client.post(PATHS.joinEvening(id), {});
  const [{ table = '', numbers }] = (await next(id, 0)).rounds[0];
  for (const client of people) await client.post(PATHS.leave(table));
  for (const number of numbers) await people[0].post(PATHS.withdraw(id), { number });
  const over = await until(id, ({ rounds }) => rounds[0][0].isOver);
  expect(over.rounds[0][0].points).toEqual([0, 0]);
});
