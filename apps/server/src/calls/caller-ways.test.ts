import { beforeEach, expect, test } from 'vitest';
import { HEALTHY } from '../storage/address-ports.ts';
import { type CallTable, callTable, HOUR, PAUSE } from './testing/call-table.ts';

let calls: CallTable;

beforeEach(async () => {
  calls = await callTable();
});

test('what was not taken is tried again with longer and longer pauses while the turn lasts, and switched off after days', async () => {
  await calls.address('bob');
  calls.status = 500;
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE + 1000);
  expect(calls.posted).toHaveLength(1);
  await calls.clock.pass(59_000 + 4 * 60_000);
  expect(calls.posted).toHaveLength(3);
  calls.status = 0;
  await calls.clock.pass(10 * 24 * HOUR);
  const count = calls.posted.length;
  expect(count).toBeLessThan(15);
  expect((await calls.storage.addresses.get('bob'))?.health.off).toMatchObject({ because: 'failing' });
  await calls.move(1, [0]);
  await calls.move(0, [1]);
  await calls.clock.pass(24 * HOUR);
  expect(calls.posted).toHaveLength(count);
});

test('what fails for a while is said when it is taken again, once', async () => {
  await calls.address('bob');
  calls.status = 503;
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  calls.status = 200;
  await calls.clock.pass(24 * HOUR);
  expect(calls.told()).toEqual(['bob turn', 'bob turn']);
  expect((await calls.storage.addresses.get('bob'))?.health).toEqual(HEALTHY);
});

test('in quiet hours nothing is sent; what still holds comes after them', async () => {
  await calls.address('bob');
  await calls.storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', quiet: calls.quietFor(8) }));
  await calls.move(0, [1]);
  await calls.clock.pass(7 * HOUR);
  expect(calls.told()).toEqual([]);
  await calls.clock.pass(1.1 * HOUR);
  expect(calls.told()).toEqual(['bob turn']);
});

test('a mail says it in one’s own language, with the link and how to end it', async () => {
  await calls.mailBox('bob');
  await calls.storage.calls.keepWishes('bob', JSON.stringify({ locale: 'ru', zone: 'UTC' }));
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  expect(calls.mails).toEqual([
    {
      to: 'bob@example.org',
      subject: 'Ваш ход: Тесей: Тёмная орбита.',
      text: expect.stringMatching(/^Ваш ход.*\n\nhttps:\/\/x\.example\/match\/m\n\n-- \nВы сами.*https:\/\/x\.example\/you\n$/s),
    },
  ]);
});

test('who wants a digest gets one a day, where something waits', async () => {
  await calls.mailBox('bob');
  await calls.seat('bob');
  await calls.storage.calls.keepWishes('bob', JSON.stringify({ locale: 'en', zone: 'UTC', digestHour: 7 }));
  await calls.move(0, [1]);
  await calls.move(1, [0]);
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  expect(calls.mails).toEqual([]);
  await calls.clock.pass(24 * HOUR);
  expect(calls.mails.map(({ subject }) => subject)).toEqual(['A table waits for you']);
  expect(calls.mails[0].text).toContain('Theseus: The Dark Orbit\nhttps://x.example/match/m');
  await calls.move(1, [0]);
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  await calls.move(1, [0]);
  await calls.clock.pass(48 * HOUR);
  expect(calls.mails).toHaveLength(1);
});

test('who was found in quiet hours hears of it after them, unless they have come and played', async () => {
  await calls.address('bob');
  await calls.address('eve');
  const quiet = JSON.stringify({ locale: 'en', zone: 'UTC', quiet: { from: 0, to: 1439 } });
  for (const one of ['bob', 'eve']) await calls.storage.calls.keepWishes(one, quiet);
  await calls.caller.seated('m', ['bob', 'eve']);
  calls.glance = { ...calls.glance, waitingFor: [1] };
  calls.caller.begun('m');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual([]);
  await calls.move(1, [0]);
  await calls.clock.pass(24 * HOUR);
  expect(calls.told()).toEqual(['eve found']);
});

test('an address that was found to rest after it was to be called is called when it has rested', async () => {
  const id = await calls.address('bob');
  await calls.move(0, [1]);
  await calls.storage.addresses.setHealth(id, { failures: 1, failingSince: calls.clock.now(), restsUntil: calls.clock.now() + HOUR });
  await calls.storage.jobs.add('call-send', { match: 'm', address: id, kind: 'turn' });
  await calls.clock.pass(HOUR - 1);
  expect(calls.told()).toEqual([]);
  await calls.clock.pass(1);
  expect(calls.told()).toEqual(['bob turn']);
});
