import type { ClockChoice, RestAnswer, Table } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { Client, type RequestMessage } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SLOW: ClockChoice = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 3600, whenOut: 'stand-in', standIn: 'random' };
const SOON = { timeout: 20_000 } as const;

let clock: ManualClock;
let server: TestServer;
let people: Client[];

beforeEach(async () => {
  clock = new ManualClock(Date.now());
  // Days pass here by the hour.
  server = await testServer({}, undefined, { clock, beatMilliseconds: HOUR });
  people = await Promise.all(['Ada', 'Bob', 'Cid'].map((name) => Client.guest(server.address, name)));
});

afterEach(async () => {
  for (const client of people) await client.close();
  await server.remove();
});

/** A match of the first `seats` people, all of whom look on. */
async function begun({ clock: chosen, seats = 2 }: { clock?: ClockChoice; seats?: number } = {}): Promise<Table> {
  const [host, ...others] = people.slice(0, seats);
  const planned = [{ kind: 'me' } as const, ...others.map(() => ({ kind: 'open' }) as const)];
  const { id } = await host.createTable({ game: 'alien-frontiers', seats: planned, ...(chosen === undefined ? {} : { clock: chosen }) });
  for (const [index, client] of others.entries()) await client.join(id, index + 1);
  const table = await host.start(id);
  for (const client of people.slice(0, seats)) {
    await client.connect();
    await client.watch(id);
  }
  return table;
}

/** Who plays at each seat, as everybody is told. */
function seatsOf(client: Client, id: string): readonly string[] {
  return client.updateOf(id).occupants.map((one) => (one.kind === 'person' && one.standIn !== undefined ? 'stood in' : one.kind));
}

/** In steps of half an hour, and until whoever is to hear of it has. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= HOUR / 2) await clock.leap(Math.min(left, HOUR / 2));
}

const codeOf = (heard: { type: string }) => ('refusal' in heard ? (heard.refusal as { code: string }).code : heard.type);
const ask = async (client: Client, message: RequestMessage) => codeOf(await client.request(message));

test('what clock a table has is chosen with it, kept, shown, changed before the match begins, and never beyond bounds', async () => {
  const [ada] = people;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id, clock: first } = await ada.createTable({
    game: 'alien-frontiers',
    seats: [...seats],
    clock: { ...SLOW, standIn: undefined },
  });
  expect(first).toMatchObject({ pace: 'slow', turnSeconds: 86_400, whenOut: 'stand-in' });
  expect(first?.standIn).toMatch(/\w/);
  const set = (changed: unknown) => ada.post<{ table: Table }>(PATHS.options(id), { options: {}, clock: changed });
  expect((await set({ ...SLOW, whenOut: 'give-up' })).table.clock?.whenOut).toBe('give-up');
  expect((await set(undefined)).table.clock?.whenOut).toBe('give-up');
  expect((await set(null)).table.clock).toBeUndefined();
  for (const wrong of [
    { ...SLOW, turnSeconds: 5 },
    { ...SLOW, standIn: 'nobody' },
    { ...SLOW, pace: 'live' },
  ])
    await expect(set(wrong)).rejects.toThrow('400');
});

test('a slow match goes on over days and a restart: time away is given back, a bot stands in, and who comes back has the seat', async () => {
  const table = await begun({ clock: SLOW });
  const [ada, bob] = people;
  const { clocks, deadlines } = ada.updateOf(table.id);
  expect(clocks).toMatchObject([{ bankMs: HOUR }, { bankMs: HOUR }]);
  const [{ seat, deadlineAt }] = deadlines ?? [];
  expect(deadlineAt).toBe(clock.now() + DAY + HOUR);
  const [late, waiting] = seat === 0 ? [ada, bob] : [bob, ada];

  await pass(20 * HOUR);
  for (const client of people) await client.close();
  await server.close();
  await clock.pass(3 * DAY);
  server = await testServer({ dataFolder: server.folder }, undefined, { clock, beatMilliseconds: HOUR });
  for (const client of people) client.address = server.address;
  // Also in lists, before anybody has opened the match or moved.
  const listed = await waiting.get<{ table: Table }>(PATHS.table(table.id));
  expect(listed.table.deadlines).toEqual([{ seat, deadlineAt: deadlineAt + 3 * DAY }]);
  await waiting.connect();
  await waiting.watch(table.id);
  expect(waiting.updateOf(table.id).deadlines).toEqual([{ seat, deadlineAt: deadlineAt + 3 * DAY }]);

  await pass(5 * HOUR - 1);
  expect(seatsOf(waiting, table.id)).toEqual(['person', 'person']);
  await clock.pass(1);
  await expect.poll(() => seatsOf(waiting, table.id)[seat], SOON).toBe('stood in');
  // The bot plays the turn, and the other's clock runs.
  await expect.poll(() => waiting.updateOf(table.id).waitingFor, SOON).toEqual([1 - seat]);
  expect(waiting.updateOf(table.id).deadlines).toMatchObject([{ seat: 1 - seat }]);

  await late.connect();
  const update = await late.watch(table.id);
  expect(await ask(late, { type: 'undo', match: table.id, seat, keep: 0, seq: update.seq })).not.toBe('done');
  expect(await ask(late, { type: 'come-back', match: table.id, seat })).toBe('done');
  await expect.poll(() => seatsOf(waiting, table.id), SOON).toEqual(['person', 'person']);
  // What everybody saw of it is in the lists too.
  const { table: shown } = await late.get<{ table: Table }>(PATHS.table(table.id));
  expect(shown).toMatchObject({ clock: SLOW, deadlines: [{ seat: 1 - seat }] });
});

test('nobody acts for another’s seat, whatever they ask', async () => {
  const { id: match } = await begun({ clock: SLOW, seats: 3 });
  const stranger = await Client.guest(server.address, 'Mallory');
  const spectator = new Client(server.address);
  people.push(stranger, spectator);
  await stranger.connect();
  await spectator.connect();
  const asks = (seat: number): RequestMessage[] => [
    { type: 'resign', match, seat },
    { type: 'propose', match, seat, proposed: { what: 'end', as: 'undecided' } },
    { type: 'propose', match, seat, proposed: { what: 'remove', target: 2 } },
    { type: 'answer-proposal', match, seat, proposal: 1, agree: true },
    { type: 'stand-in', match, seat },
    { type: 'come-back', match, seat },
    { type: 'claim-stand-in', match, seat, target: 1 },
  ];
  for (const [who, seats] of [
    [stranger, [0, 1, 2]],
    [spectator, [0, 1, 2]],
    [people[1], [0, 2]],
  ] as const)
    for (const message of seats.flatMap(asks)) expect([message.type, await ask(who, message)]).toEqual([message.type, 'not-your-seat']);
  expect(people[0].updateOf(match).seq).toBe(0);
});

test('people end a match together, put somebody out together, and resign each for themselves', async () => {
  const { id: match } = await begun({ seats: 3 });
  const [ada, bob, cid] = people;
  expect(await ask(ada, { type: 'propose', match, seat: 0, proposed: { what: 'remove', target: 2 } })).toBe('done');
  await expect.poll(() => cid.updateOf(match).proposal?.proposed, SOON).toEqual({ what: 'remove', target: 2 });
  const proposal = () => bob.updateOf(match).proposal?.id ?? -1;
  await expect.poll(proposal, SOON).toBeGreaterThan(0);
  expect(await ask(cid, { type: 'answer-proposal', match, seat: 2, proposal: proposal(), agree: false })).toBe('stale-decision');
  expect(await ask(bob, { type: 'answer-proposal', match, seat: 1, proposal: proposal(), agree: true })).toBe('done');
  await expect.poll(() => seatsOf(cid, match), SOON).toEqual(['person', 'person', 'bot']);
  expect(await ask(cid, { type: 'come-back', match, seat: 2 })).toBe('not-your-seat');
  expect(await ask(bob, { type: 'stand-in', match, seat: 1 })).toBe('done');
  expect(await ask(bob, { type: 'come-back', match, seat: 1 })).toBe('done');
  expect(await ask(ada, { type: 'resign', match, seat: 0 })).toBe('done');
  expect(await ask(bob, { type: 'propose', match, seat: 1, proposed: { what: 'end', as: 'standing' } })).toBe('done');
  await expect.poll(() => bob.updateOf(match).result?.because, SOON).toBe('called-standing');
});

test('a bot is had for who is gone for two days, not before, and not where a clock decides', async () => {
  const { id: match } = await begun();
  const [ada, bob] = people;
  const [seat] = ada.updateOf(match).waitingFor;
  const [claimant, gone] = seat === 0 ? [bob, ada] : [ada, bob];
  const claim = () => ask(claimant, { type: 'claim-stand-in', match, seat: 1 - seat, target: seat });
  await gone.close();
  expect(await claim()).toBe('not-gone');
  const heard = claimant.next((message) => message.type === 'away' && message.gone.includes(seat));
  await pass(2 * DAY + HOUR);
  await heard;
  expect(await ask(claimant, { type: 'claim-stand-in', match, seat: 1 - seat, target: 1 - seat })).toBe('not-your-seat');
  expect(await claim()).toBe('done');
  await expect.poll(() => seatsOf(claimant, match)[seat], SOON).toBe('stood in');
  await gone.connect();
  expect(await ask(gone, { type: 'come-back', match, seat })).toBe('done');
});

test('who looks in every day and never moves stops nothing either: after three days a bot is had for them, and they take the seat back', async () => {
  const { id: match } = await begun();
  const [ada, bob] = people;
  const [seat] = ada.updateOf(match).waitingFor;
  const [claimant, idle] = seat === 0 ? [bob, ada] : [ada, bob];
  const claim = () => ask(claimant, { type: 'claim-stand-in', match, seat: 1 - seat, target: seat });
  const { waitingSince } = claimant.updateOf(match);
  await pass(2 * DAY);
  // What is no move makes no time: nor do proposals, and whoever stands up and sits down again.
  await ask(idle, { type: 'propose', match, seat, proposed: { what: 'end', as: 'undecided' } });
  await idle.post(PATHS.leave(match));
  await idle.join(match, seat);
  await clock.leap(waitingSince + 3 * DAY - 1 - clock.now());
  expect(await claim()).toBe('not-gone');
  await clock.leap(1);
  expect(await ask(idle, { type: 'claim-stand-in', match, seat, target: 1 - seat })).toBe('not-gone');
  expect(await claim()).toBe('done');
  await expect.poll(() => seatsOf(idle, match)[seat], SOON).toBe('stood in');
  expect(await ask(idle, { type: 'come-back', match, seat })).toBe('done');
  await expect.poll(() => seatsOf(claimant, match), SOON).toEqual(['person', 'person']);
});

test('no table dies with its host: once they are away, whoever sits there may fill seats and begin', async () => {
  const [ada, bob, cid] = people;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [...seats] });
  await bob.join(id, 1);
  const seatBot = (who: Client) => who.post<{ table: Table }>(PATHS.seat(id, 2), { kind: 'bot', level: 'random' });
  await expect(seatBot(bob)).rejects.toThrow('not-allowed');
  await pass(11 * MINUTE);
  await expect(seatBot(cid)).rejects.toThrow('not-allowed');
  expect((await seatBot(bob)).table.isHostAway).toBe(true);
  expect((await bob.start(id)).phase).toBe('running');
  // Ada comes back: the table is hers again.
  await ada.connect();
  expect((await ada.get<{ table: Table }>(PATHS.table(id))).table.isHostAway).toBeUndefined();
  await expect(seatBot(bob)).rejects.toThrow('not-allowed');
  // A host who stands up keeps nobody waiting.
  await ada.post(PATHS.leave(id));
  expect((await bob.post<{ table: Table }>(PATHS.seat(id, 0), { kind: 'bot', level: 'random' })).table.seats[0].kind).toBe('bot');
});

test('nights and days off hold in matches that run from the next day on: nobody stops a clock that is about to ring', async () => {
  const { id } = await begun({ clock: SLOW });
  const [ada, bob] = people;
  const deadline = () => ada.updateOf(id).deadlines?.[0] ?? { seat: 0, deadlineAt: 0 };
  const { seat, deadlineAt } = deadline();
  const asked = seat === 0 ? ada : bob;
  // To the beginning of the last hour of a day, with most of the time left.
  const midnight = (Math.floor(clock.now() / DAY) + 1) * DAY;
  const weekday = (ahead: number) => new Date(midnight + (ahead - 1) * DAY).getUTCDay();
  await asked.post(PATHS.rest, { zone: 'UTC', daysOff: [weekday(0), weekday(1)], holidays: [] });
  // Nor by what may be changed at any time.
  await asked.post(PATHS.rest, { zone: 'UTC', daysOff: [weekday(0), weekday(1)], holidays: [{ first: '2099-01-01', last: '2099-01-01' }] });
  await clock.leap(1000);
  await asked.request({ type: 'give-orders', match: id, seat, orders: [] });
  expect(deadline().deadlineAt).toBe(deadlineAt);
  await clock.pass(midnight - clock.now());
  await expect.poll(() => deadline().deadlineAt, SOON).toBe(deadlineAt + DAY);
});

test('nights, days off and holidays are each person’s own: kept, within bounds, in their slow matches, and nobody else’s to read', async () => {
  const { id } = await begun({ clock: SLOW });
  const [ada, bob] = people;
  const [{ seat, deadlineAt }] = ada.updateOf(id).deadlines ?? [];
  const [asked, other] = seat === 0 ? [ada, bob] : [bob, ada];
  const day = (ahead: number) => new Date(clock.now() + ahead * DAY).toISOString().slice(0, 10);
  const holidays = [{ first: day(1), last: day(3) }];
  const choice = { zone: 'UTC', daysOff: [], holidays };
  expect(await asked.get<RestAnswer>(PATHS.rest)).toMatchObject({ rest: null, left: 30 });
  expect((await asked.post<RestAnswer>(PATHS.rest, choice)).rest).toEqual(choice);
  // Three whole days of which none counts.
  await expect.poll(() => other.updateOf(id).deadlines?.[0]?.deadlineAt, SOON).toBe(deadlineAt + 3 * DAY);
  expect(JSON.stringify(other.updateOf(id))).not.toContain(day(3));
  expect(await other.get<RestAnswer>(PATHS.rest)).toMatchObject({ rest: null });
  for (const wrong of [
    { ...choice, zone: 'Nowhere' },
    { ...choice, daysOff: [0, 1, 2, 3] },
    { ...choice, quiet: { from: 0, to: 800 } },
    { ...choice, holidays: [{ first: day(40), last: day(30) }] },
    { ...choice, holidays: [{ first: '2028-01-01', last: '2028-02-01' }] },
  ])
    await expect(asked.post(PATHS.rest, wrong)).rejects.toThrow(/400|403/);
  // Nights cannot be moved round a clock that is about to ring.
  await expect(asked.post(PATHS.rest, { ...choice, quiet: { from: 0, to: 60 } })).rejects.toThrow('not-allowed');
  expect((await asked.post<RestAnswer>(PATHS.rest, { ...choice, holidays: [] })).rest?.holidays).toEqual([]);
  await expect.poll(() => other.updateOf(id).deadlines?.[0]?.deadlineAt, SOON).toBe(deadlineAt);
  await expect(new Client(server.address).get(PATHS.rest)).rejects.toThrow('401');
});
