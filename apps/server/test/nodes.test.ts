import { checkRecord, readRecord } from '@orrery/engine';
import type { Update } from '@orrery/match';
import { type AccountAnswer, type EveningAnswer, PATHS, type ServerMessage } from '@orrery/protocol';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { challenge, keepName, signIn } from './support/account.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client } from './support/client.ts';
import { nodesOn, onPostgres } from './support/on-postgres.ts';
import { seen } from './support/play.ts';
import { PostSink } from './support/post-sink.ts';
import type { TestDatabase } from './support/postgres.ts';
import { testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const GAME = 'race-for-the-galaxy';
const BOT = { kind: 'bot', level: 'random' } as const;
/** Where people find both of them. */
const SITE = 'https://orrery.example';

await onPostgres(describeAll);

/** Every update of the match this client is sent, in order. */
function updatesOf(client: Client): Update[] {
  const updates: Update[] = [];
  client.on((message) => {
    if (message.type === 'update') updates.push(message.update);
  });
  return updates;
}

function heardBy<Type extends ServerMessage['type']>(client: Client, type: Type): Extract<ServerMessage, { type: Type }>[] {
  const heard: Extract<ServerMessage, { type: Type }>[] = [];
  client.on((message) => {
    if (message.type === type) heard.push(message as Extract<ServerMessage, { type: Type }>);
  });
  return heard;
}

/** Answers whatever the seat is asked, each question once, until the match is over. Gives what was refused. */
async function play(client: Client, match: string, seat: number): Promise<readonly unknown[]> {
  const chance = chanceOf(`nodes ${seat}`);
  const refused: unknown[] = [];
  let answered = -1;
  for (;;) {
    const { asked, result } = client.updateOf(match);
    if (result !== undefined) return refused;
    if (asked === undefined || !asked.must || asked.id === answered) {
      await client.next((message) => message.type === 'update');
      continue;
    }
    answered = asked.id;
    const heard = await client.act(match, seat, { decision: asked.id, actions: [pick(chance, asked.legal)] });
    if (heard.type !== 'done') refused.push(heard);
  }
}

function describeAll(postgres: TestDatabase): void {
  const start = nodesOn(postgres);
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });

  async function twoNodes(site?: string): Promise<readonly [string, string]> {
    const [one, other] = await start({ site });
    return [one.address, other.address];
  }

  /** With an open socket. */
  async function guest(address: string, name: string): Promise<Client> {
    const client = await Client.guest(address, name);
    clients.push(client);
    await client.connect();
    return client;
  }

  /** The same person in another browser window, by another node. */
  async function elsewhere(client: Client, address: string): Promise<Client> {
    const other = new Client(address);
    clients.push(other);
    other.cookie = client.cookie;
    other.person = client.person;
    await other.connect();
    return other;
  }

  describe('two nodes on one PostgreSQL', () => {
    test('people on different nodes gather, talk and play a whole match with a bot, each of them answered', async () => {
      const [a, b] = await twoNodes();
      const [ada, bob] = [await guest(a, 'Ada'), await guest(b, 'Боб')];
      const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, BOT], options: {} });
      ada.say({ type: 'watch', match: id });
      bob.say({ type: 'watch', match: id });
      const joined = ada.next((message) => message.type === 'table' && message.table.seats[1].kind === 'person');
      await bob.join(id, 1);
      await joined;
      const updates = [updatesOf(ada), updatesOf(bob)];
      const away = [heardBy(ada, 'away'), heardBy(bob, 'away')];
      const admitted = [ada, bob].map((client) => client.next(({ type }) => type === 'update'));
      await ada.start(id);
      await Promise.all(admitted);

      const said = [heardBy(ada, 'said'), heardBy(bob, 'said')];
      ada.say({ type: 'say', match: id, text: 'from a' });
      bob.say({ type: 'say', match: id, text: 'from b' });
      for (const heard of said)
        await soon(() =>
          expect(heard.map(({ text, seat }) => [text, seat]).sort()).toEqual([
            ['from a', 0],
            ['from b', 1],
          ]),
        );

      expect(await Promise.all([play(ada, id, 0), play(bob, id, 1)])).toEqual([[], []]);
      for (const heard of updates) {
        const seqs = heard.map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.map((_, index) => seqs[0] + index));
      }
      expect(ada.updateOf(id).result).toEqual(bob.updateOf(id).result);
      expect(said.map((heard) => heard.length)).toEqual([2, 2]);
      // Neither node knows who looks at the match through the other one, but that they are in the house.
      expect(away.flat().flatMap(({ seats, gone }) => [...seats, ...gone])).toEqual([]);
      expect(away.every((heard) => heard.length > 0)).toBe(true);
      const [record, same] = await Promise.all([a, b].map((address) => new Client(address).get<{ record: never }>(PATHS.record(id))));
      expect(record).toEqual(same);
      const read = readRecord(record.record);
      expect(read.actions).toHaveLength(ada.updateOf(id).actionCount);
      expect(raceForTheGalaxy.result(checkRecord(raceForTheGalaxy, read))).toEqual(ada.updateOf(id).result);
    });

    test('who stands up and who sits down is seen on the other node, at the table and in the lists', async () => {
      const [a, b] = await twoNodes();
      const [ada, bob] = [await guest(a, 'Ada'), await guest(b, 'Bob')];
      const adasLobby = await elsewhere(ada, b);
      const { id } = await ada.createTable({
        game: 'alien-frontiers',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        options: {},
        isPublic: true,
      });
      await bob.join(id, 1);
      await ada.start(id);
      await ada.watch(id);
      await adasLobby.get(PATHS.tables);
      adasLobby.say({ type: 'watch-tables' });
      const tables = heardBy(adasLobby, 'table');
      const seen = ada.next((message) => message.type === 'update' && message.update.occupants[1].kind === 'open');
      await bob.post(PATHS.leave(id), {});
      await seen;
      await soon(() => expect(tables.at(-1)?.table.seats[1]).toEqual({ kind: 'open' }));
      await bob.join(id, 1);
      await soon(() => expect(tables.at(-1)?.table.seats[1]).toMatchObject({ name: 'Bob' }));
      const told = tables.length;
      const [seat] = ada.updateOf(id).waitingFor;
      expect(tables.at(-1)?.table.waitingFor).toEqual([seat]);
      // Nobody there has the match in memory, and whose turn it is comes all the same.
      const actor = seat === 0 ? ada : bob;
      if (actor === bob) await bob.watch(id);
      const chance = chanceOf('until the other is asked');
      for (let moves = 0; moves < 200 && actor.updateOf(id).waitingFor[0] === seat; moves++) {
        const { asked } = actor.updateOf(id);
        const next = actor.next((message) => message.type === 'update');
        await actor.act(id, seat, { decision: asked?.id ?? -1, actions: [pick(chance, asked?.legal ?? [])] });
        await next;
      }
      await soon(() => expect(tables.slice(told).at(-1)?.table.waitingFor).toEqual([1 - seat]));
    });

    test('a public table made on one node is listed on the other, and one that turns private goes from there', async () => {
      const [a, b] = await twoNodes();
      const [ada, bob] = [await guest(a, 'Ada'), await guest(b, 'Bob')];
      bob.say({ type: 'watch-tables' });
      bob.say({ type: 'ping' });
      await bob.next(({ type }) => type === 'pong');
      const [tables, closed] = [heardBy(bob, 'table'), heardBy(bob, 'table-closed')];
      const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
      const { id } = await ada.createTable({ game: 'alien-frontiers', seats, options: {}, isPublic: true });
      const hidden = await ada.createTable({ game: 'alien-frontiers', seats, options: {} });
      await soon(() => expect(tables.map(({ table }) => table.id)).toEqual([id]));
      await ada.post(PATHS.options(id), { options: {}, isPublic: false });
      await soon(() => expect(closed.map(({ table }) => table)).toEqual([id]));
      await ada.post(PATHS.leave(hidden.id), {});
      await ada.post(PATHS.leave(id), {});
      bob.say({ type: 'ping' });
      await bob.next(({ type }) => type === 'pong');
      expect([tables.length, closed.length]).toEqual([1, 1]);
    });

    test('who signs out on one node is signed out on the other, and a new name is known there', async () => {
      const [a, b] = await twoNodes();
      const ada = await guest(a, 'Ada');
      const other = await elsewhere(ada, b);
      await ada.post(PATHS.guest, { name: 'Grace' });
      await soon(async () => expect(await other.get(PATHS.me)).toMatchObject({ me: { name: 'Grace' } }));
      const lost = other.lost().catch((reason: unknown) => reason);
      await ada.post(PATHS.signOut, { where: 'everywhere' });
      expect(await lost).toMatchObject({ code: 1012 });
      expect(await other.get(PATHS.me)).toEqual({ me: null });
    });

    test('asked by one node and answered by the other, somebody signs in; a session ended on one is ended on both', async () => {
      const [a, b] = await twoNodes(SITE);
      const ada = await guest(a, 'Ada');
      const { device } = await keepName(ada, SITE);
      const phone = new Client(a);
      clients.push(phone);
      const asked = await challenge(phone);
      phone.address = b;
      expect(await phone.post(PATHS.signInByPasskey, device.answer(asked))).toMatchObject({ me: { person: ada.person } });
      await phone.connect();
      const { sessions } = await ada.get<AccountAnswer>(PATHS.account);
      const lost = phone.lost().catch((reason: unknown) => reason);
      await ada.post(PATHS.endSession(sessions.find(({ isThis }) => !isThis)?.id ?? ''));
      expect(await lost).toMatchObject({ code: 1012 });
      expect(await phone.get(PATHS.me)).toEqual({ me: null });
      expect(await ada.get(PATHS.me)).toMatchObject({ me: { person: ada.person } });
    });

    test('what a guest plays on one node is the account’s on the other, and whoever deletes themselves is gone on both', async () => {
      const [a, b] = await twoNodes();
      const [ada, bob] = [await guest(a, 'Ada'), await guest(b, 'Bob')];
      const { device } = await keepName(ada);
      const phone = await guest(a, 'Phone');
      const { id } = await phone.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], options: {} });
      await bob.join(id, 1);
      await phone.start(id);
      await bob.watch(id);
      expect((await signIn(phone, device)).brought).toEqual({ tables: 1, seatsLeft: 0 });
      await soon(() => expect(bob.updateOf(id).occupants[0]).toMatchObject({ person: ada.person, name: 'Ada' }));
      await ada.post(PATHS.deleteMe, { name: 'Ada' });
      await soon(() => expect(bob.updateOf(id).occupants[0]).toEqual({ kind: 'open' }));
      await soon(async () => expect(await bob.get(PATHS.table(id))).toMatchObject({ table: { host: bob.person } }));
      expect(await phone.get(PATHS.me)).toEqual({ me: null });
    });
  });

  test('a turn is called for once, whichever node comes to it, and who may be there by another is left alone', async () => {
    const sink = new PostSink();
    await sink.open();
    const given = { database: await postgres.prepared(), site: SITE, webhooks: 'loopback', callPauseMs: 0 } as const;
    const before = await testServer(given);
    const [ada, bob, cid] = await Promise.all(['Ada', 'Bob', 'Cid'].map((name) => Client.guest(before.address, name)));
    const hook = { url: `${sink.address}/all`, form: 'plain', mentions: {}, locale: 'en' };
    for (const client of [bob, cid]) await client.post(PATHS.hooks, { ...hook });
    const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], asksIdle: true });
    for (const [index, client] of [bob, cid].entries()) await client.join(id, index + 1);
    await before.remove();
    // Nobody was here for an hour, and no node remembers otherwise.
    const storage = await openPostgres({ url: given.database });
    await storage.people.here([ada.person, bob.person, cid.person], Date.now() - 3_600_000);
    await storage.close();
    const [one, other] = await start(given);
    clients.push(ada, cid);
    ada.address = one.address;
    await ada.connect();
    // Cid looks through the other node, so that both have it in memory and hear of every change.
    cid.address = other.address;
    await cid.connect();
    await ada.start(id);
    await ada.watch(id);
    await cid.watch(id);
    await soon(() => expect(sink.json('/all')).toHaveLength(1));
    const step = async (client: Client, seat: number): Promise<void> => {
      const { asked } = client.updateOf(id);
      if (asked === undefined || !asked.must) return;
      const heard = await client.act(id, seat, { decision: asked.id, actions: [asked.legal[0]] });
      if (heard.type !== 'done') throw new Error(JSON.stringify(heard));
      await seen(client, id, heard.seq);
    };
    for (const [seat, client] of [
      [0, ada],
      [2, cid],
    ] as const)
      for (let steps = 0; steps < 20 && client.updateOf(id).waitingFor.includes(seat); steps++) await step(client, seat);
    await soon(() => expect(sink.json('/all').map(({ type }) => type)).toEqual(['turn', 'last']));
    expect(JSON.stringify(sink.json('/all'))).not.toContain('Cid');
    await sink.close();
  });

  test('two who look for each other by two nodes are seated together, and each hears of it where they are', async () => {
    const [one, other] = await twoNodes();
    const [ada, bob] = [await guest(one, 'Ada'), await guest(other, 'Bob')];
    const begun = [ada, bob].map((client) => {
      client.say({ type: 'watch-tables', only: 'own' });
      return client.next((message) => message.type === 'table' && message.table.phase === 'running');
    });
    const wish = { games: [{ game: GAME, seats: [2] }], clocks: ['calm'], rated: 'either', soon: 'now' };
    await ada.post(PATHS.seek, wish);
    await bob.post(PATHS.seek, wish);
    const [first, second] = await Promise.all(begun);
    if (first.type !== 'table' || second.type !== 'table') throw new Error('no table was told');
    expect(first.table.id).toBe(second.table.id);
    expect(first.table.seats.every(({ kind }) => kind === 'person')).toBe(true);
    const [mine, his] = [await ada.watch(first.table.id), await bob.watch(first.table.id)];
    expect(mine.seq).toBe(his.seq);
    expect([await ada.get(PATHS.seek), await bob.get(PATHS.seek)]).toMatchObject([{ seek: null }, { seek: null }]);
  });

  test('a round that is begun by two nodes at once is drawn once, its tables are made once, and both take in its results', async () => {
    const [one, other] = await twoNodes();
    const people = [await guest(one, 'Ada'), await guest(other, 'Bob'), await guest(one, 'Cid'), await guest(other, 'Dan')];
    const plan = { game: 'theseus', format: 'swiss', seats: 2, rounds: 2, through: 1, isRated: false, hasBots: false, goesOn: false };
    const [ada, bob] = people;
    const { evening: made } = await ada.post<EveningAnswer>(PATHS.evenings, { name: 'Evening', isPublic: true, plan });
    const { id } = made;
    for (const client of people) await client.post(PATHS.joinEvening(id), {});
    const adaElsewhere = await elsewhere(ada, other);
    const told = bob.next((message) => message.type === 'evening' && message.version > people.length);
    bob.say({ type: 'watch-evening', evening: id });
    const begun = await Promise.all([ada, adaElsewhere].map((client) => client.post<EveningAnswer>(PATHS.nextRound(id), { begun: 0 })));
    expect(begun.map(({ evening }) => evening.rounds)).toEqual([begun[0].evening.rounds, begun[0].evening.rounds]);
    await told;
    for (const { table = '', numbers } of begun[0].evening.rounds[0]) {
      const loser = people[numbers[0]];
      await loser.watch(table);
      expect(await loser.request({ type: 'resign', match: table, seat: 0 })).toMatchObject({ type: 'done' });
    }
    await soon(async () => {
      const { evening } = await bob.get<EveningAnswer>(PATHS.evening(id));
      expect([evening.isReady, evening.standings.map(({ points }) => points)]).toEqual([true, [1, 1, 0, 0]]);
    });
  });
}
