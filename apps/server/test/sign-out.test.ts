import { type MeAnswer, PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Accounts } from '../src/account/accounts.ts';
import { openMemory } from '../src/storage/memory/open.ts';
import type { PeopleStore } from '../src/storage/ports.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

let server: TestServer;
let ada: Client;
let thief: Client;

beforeEach(async () => {
  server = await testServer();
  ada = await Client.guest(server.address, 'Ada');
  thief = new Client(server.address);
  thief.cookie = ada.cookie;
});

afterEach(async () => {
  await server.remove();
});

const who = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me?.name;

test('signed out elsewhere, an old cookie is nobody’s, and this browser is who it was', async () => {
  expect(await who(thief)).toBe('Ada');
  expect(await ada.post(PATHS.signOut, { where: 'elsewhere' })).toEqual({ me: { person: ada.person, name: 'Ada', isGuest: true } });
  expect(ada.cookie).not.toBe(thief.cookie);
  expect([await who(ada), await who(thief)]).toEqual(['Ada', undefined]);
  const refused = await thief.fetch('POST', PATHS.signOut, { where: 'everywhere' });
  expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
  server = await server.restart();
  for (const client of [ada, thief]) client.address = server.address;
  expect([await who(ada), await who(thief)]).toEqual(['Ada', undefined]);
});

/** Whoever is asked first in a new match, and a thief with the same cookie who watches it. */
async function robbed(): Promise<{ readonly id: string; readonly seat: number; readonly victim: Client }> {
  const clients = [ada, await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  const [seat] = ada.updateOf(id).waitingFor;
  const victim = clients[seat];
  thief.cookie = victim.cookie;
  await thief.connect();
  await thief.watch(id);
  return { id, seat, victim };
}

function answerTo(client: Client, id: string) {
  const { asked } = client.updateOf(id);
  if (asked === undefined) throw new Error('nobody is asked');
  return { decision: asked.id, actions: [asked.legal[0]] };
}

test('tabs that were open come back as whom their cookie says: one plays on, the other watches', async () => {
  const { id, seat, victim } = await robbed();
  const lost = [victim.lost(), thief.lost()].map((line) => line.catch((reason: Error) => reason.message));
  await victim.post(PATHS.signOut, { where: 'elsewhere' });
  expect(await Promise.all(lost)).toEqual(Array(2).fill('the connection ended with 1012'));
  for (const client of [victim, thief]) {
    await client.connect();
    await client.watch(id);
  }
  const answer = answerTo(victim, id);
  expect(thief.updateOf(id).asked).toBeUndefined();
  expect(await thief.act(id, seat, answer)).toMatchObject({ type: 'refused', refusal: { code: 'not-your-seat' } });
  expect(await victim.act(id, seat, answer)).toMatchObject({ type: 'done' });
});

test('nobody listens to a tab that was told to go and stays', async () => {
  const { id, seat, victim } = await robbed();
  const answer = answerTo(thief, id);
  const { seq } = thief.updateOf(id);
  thief.stall();
  const lost = victim.lost().catch(() => {});
  await victim.post(PATHS.signOut, { where: 'elsewhere' });
  await lost;
  thief.act(id, seat, answer).catch(() => {});
  await victim.connect();
  for (let look = 0; look < 5; look++) expect((await victim.watch(id)).seq).toBe(seq);
});

test('signed out everywhere, nobody is this person any more', async () => {
  const { cookie } = ada;
  const answer = await ada.fetch('POST', PATHS.signOut, { where: 'everywhere' });
  expect(await answer.json()).toEqual({ me: null });
  expect(answer.headers.getSetCookie().join()).toMatch(/orrery_person=;.*Expires=Thu, 01 Jan 1970/);
  ada.cookie = cookie;
  expect([await who(ada), await who(thief)]).toEqual([undefined, undefined]);
  const again = await ada.post<{ person: string }>(PATHS.guest, { name: 'Ada' });
  expect(again.person).not.toBe(ada.person);
});

test('other words are refused', async () => {
  expect((await ada.fetch('POST', PATHS.signOut, { where: 'nowhere' })).status).toBe(400);
  expect((await new Client(server.address).fetch('POST', PATHS.signOut, { where: 'everywhere' })).status).toBe(401);
});

test('who was looked up while the session was ended is not remembered by it', async () => {
  const { people, accounts: store, addresses } = openMemory();
  const waiting: (() => void)[] = [];
  /** Answers when it is told to, with what it found when it was asked. */
  const late: PeopleStore = {
    ...people,
    async byTokenHash(hash) {
      const found = await people.byTokenHash(hash);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return found;
    },
    seen: async () => true,
  };
  const answer = async (): Promise<void> => {
    await soon(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
  };
  const { person, token } = await new Accounts({ people, accounts: store, addresses }).addGuest('Ada');
  const accounts = new Accounts({ people: late, accounts: store, addresses });
  const early = accounts.byToken(token);
  await soon(() => expect(waiting).toHaveLength(1));
  await accounts.endSessions(person.id);
  await answer();
  expect(await early).toMatchObject({ id: person.id });
  const afterwards = accounts.byToken(token);
  await answer();
  expect(await afterwards).toBeUndefined();
});
