import { type CallsAnswer, type HouseAnswer, PATHS, type SignInAnswer, type TryAnswer } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';
import { SmtpSink } from './support/smtp-sink.ts';
import { soon } from './support/soon.ts';

const SITE = 'https://play.example.org';
const BOX = 'bob@example.org';

let server: TestServer;
let sink: SmtpSink;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  sink = new SmtpSink();
  server = await testServer({ mail: await sink.open(), mailFrom: 'Orrery <orrery@example.org>', site: SITE, callPauseMs: 0 });
  ada = await Client.guest(server.address, 'Ada');
  bob = await Client.guest(server.address, 'Bob');
  await bob.post(PATHS.mail, { mail: BOX, locale: 'ru' });
  await soon(() => expect(sink.mails).toHaveLength(1));
  await bob.post(PATHS.confirmMail, { code: /#mail=(\S+)/.exec(sink.mails[0].text)?.[1] ?? '' });
  sink.mails.length = 0;
});

afterEach(async () => {
  await server.remove();
  await sink.close();
});

/** Both are asked at once, and nobody is there. */
async function begin(): Promise<string> {
  const { id } = await ada.createTable({ game: 'race-for-the-galaxy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.join(id, 1);
  await ada.start(id);
  return id;
}

const mailOf = async (client: Client) => {
  const { addresses } = await client.get<CallsAnswer>(PATHS.calls);
  return addresses[0];
};

test('a confirmed address lets in; called it is only where its owner wants that, in their language, with the link', async () => {
  const { id: address, isCalled } = await mailOf(bob);
  expect(isCalled).toBe(false);
  await bob.post(PATHS.wishes, { locale: 'ru', zone: 'UTC' });
  await bob.post(PATHS.called(address), { isCalled: true });
  const id = await begin();
  await soon(() =>
    expect(
      sink
        .to(BOX)
        .map(({ text }) => text)
        .join(),
    ).toContain(id),
  );
  const [{ subject, text }] = sink.to(BOX);
  expect(subject).toBe('Ваш ход: Борьба за Галактику.');
  expect(text).toContain(`${SITE}/match/${id}`);
  expect(text).toContain(`${SITE}/you`);
  expect(await bob.get<HouseAnswer>(PATHS.house)).toMatchObject({ mail: true });
  expect((await bob.fetch('POST', PATHS.removeCall(address), {})).status).toBe(403);
});

test('a box that is not there is called no more, and still says so; it is a way in as before', async () => {
  const { id: address } = await mailOf(bob);
  await bob.post(PATHS.called(address), { isCalled: true });
  sink.answer = () => '550 nobody here';
  expect(await bob.post<TryAnswer>(PATHS.tryCall(address))).toEqual({ isTaken: false });
  expect(await mailOf(bob)).toMatchObject({ off: 'gone', name: BOX });
  sink.answer = () => '250 taken';
  const phone = new Client(server.address);
  await phone.post(PATHS.askMail, { mail: BOX, locale: 'en' });
  await soon(() => expect(sink.to(BOX)).toHaveLength(1));
  const code = /#mail-sign-in=(\S+)/.exec(sink.to(BOX)[0].text)?.[1] ?? '';
  expect((await phone.post<SignInAnswer>(PATHS.signInByMail, { code })).me.name).toBe('Bob');
});
