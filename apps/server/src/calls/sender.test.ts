import { expect, test } from 'vitest';
import webPush from 'web-push';
import type { Mail } from '../mail/mailer.ts';
import { MailRefused } from '../mail/mailer.ts';
import { HEALTHY } from '../storage/address-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import { isBrowserKey } from './push.ts';
import { Sender } from './sender.ts';

const NO_POINT = `B${'A'.repeat(86)}`;

test('a key that nothing can be sealed with is told from one of a browser', () => {
  expect([isBrowserKey(webPush.generateVAPIDKeys().publicKey), isBrowserKey(NO_POINT)]).toEqual([true, false]);
});

test('an address for which nothing can be written fails like any other', async () => {
  const storage = openMemory();
  await storage.people.add({ id: 'ada', name: 'Ada' }, { id: 's', tokenHash: 'h', device: '', at: 1 });
  const keys = { p256dh: NO_POINT, auth: 'A'.repeat(22) };
  const target = JSON.stringify({ endpoint: 'https://push.example/', keys, locale: 'en', session: 's' });
  const fixed = { id: 'a', person: 'ada', kind: 'push', table: '', target, key: 'k', device: '', madeAt: 1 } as const;
  const address = { ...fixed, isCalled: true, health: HEALTHY };
  await storage.addresses.put(address);
  const push = { keys: webPush.generateVAPIDKeys(), subject: 'mailto:x@example.org' };
  const poster = { post: () => Promise.reject(new Error('nothing is posted')) };
  const quiet = { log: () => {}, warn: () => {} };
  const sender = new Sender({ storage, poster, site: undefined, mailer: undefined, push, now: () => 1000, ...quiet });
  expect(await sender.send(address, { kind: 'try', seats: [], at: 1000 })).toMatchObject({ failures: 1 });
  expect((await storage.addresses.get('a'))?.health).toMatchObject({ failures: 1, failingSince: 1000 });
});

test('that a mail address was switched off is told by other ways, and to a webhook without the address', async () => {
  const storage = openMemory();
  const fixed = { person: 'ada', table: '', device: '', madeAt: 1, isCalled: true, health: HEALTHY } as const;
  const mail = { ...fixed, id: 'mail', kind: 'mail', target: 'ada.l@example.org', key: 'm' } as const;
  const hook = { url: 'https://hooks.example/x', form: 'plain', locale: 'en', mentions: {} };
  await storage.addresses.put(mail);
  await storage.addresses.put({ ...fixed, id: 'hook', kind: 'hook', target: JSON.stringify(hook), key: 'h' });
  const posted: string[] = [];
  const post = async ({ body }: { readonly body: string | Buffer }) => {
    posted.push(String(body));
    return { status: 204 };
  };
  const mailer = { send: (_: Mail) => Promise.reject(new MailRefused('no such box')), close: () => {} };
  const quiet = { log: () => {}, warn: () => {} };
  const sender = new Sender({ storage, poster: { post }, site: undefined, mailer, push: undefined, now: () => 1000, ...quiet });
  expect((await sender.send(mail, { kind: 'try', seats: [], at: 1000 })).off).toMatchObject({ because: 'gone' });
  expect(posted.map((body) => JSON.parse(body))).toMatchObject([{ type: 'switched-off', text: expect.stringContaining('…@example.org') }]);
  expect(posted[0]).not.toContain('ada.l');
});
