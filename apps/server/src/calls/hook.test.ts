import { GAMES } from '@orrery/catalogue';
import type { HookForm } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { type Address, HEALTHY } from '../storage/address-ports.ts';
import { hookPosting } from './hook.ts';
import { callMail } from './mail.ts';
import { type Call, textOf } from './message.ts';
import { CALL_KINDS } from './words.ts';

const NAMES = [
  '@somebody',
  'evil.io',
  '[x](https://a.co)',
  '<b>&amp;',
  '**bold**',
  'discord.gg/abc',
  '#tag',
  '/start',
  '@everyone',
  '$USD',
];
const SIGNED = { kind: 'turn', table: 'm', game: 'theseus', at: 0 } as const;

function sent(form: HookForm, call: Call, mentions: Readonly<Record<string, string>> = {}): { text: string; [other: string]: unknown } {
  const target = JSON.stringify({ url: 'https://hook.example/', form, mentions, locale: 'en', chat: '7' });
  const fixed = { id: 'a', person: 'ada', kind: 'hook', table: 'm', target, key: 'k', device: '', madeAt: 1 } as const;
  const address: Address = { ...fixed, isCalled: true, health: HEALTHY };
  const posting = hookPosting(address, call, 'https://x.example');
  const body = JSON.parse(String(posting?.body));
  return { ...body, text: body.content ?? body.text };
}

const turnOf = (name: string): Call => ({ ...SIGNED, seats: [{ seat: 0, name }] });
const invitedBy = (by: string): Call => ({ ...SIGNED, kind: 'invited', seats: [], by });
/** What a stroke or nothing at all stands before, and nothing else. */
const shownByDiscord = (text: string): string => text.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1');
const shownByTelegram = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test.each(NAMES)('to Discord the name %s is a name and nothing else, of who is called and of who invites', (name) => {
  for (const [call, shown] of [
    [turnOf(name), `${name}, it is your turn in Theseus: The Dark Orbit.\nhttps://x.example/match/m`],
    [invitedBy(name), `${name} invites you to play Theseus: The Dark Orbit.\nhttps://x.example/t/m`],
  ] as const) {
    const { text, allowed_mentions } = sent('discord', call);
    expect(shownByDiscord(text)).toBe(shown);
    // No sign of it is left that could mark, link or mention.
    const [written] = text.split(/, it is| invites/);
    expect(written?.replaceAll(/\\[^0-9A-Za-z\s]/g, '')).toMatch(/^[\p{L}\p{N} ]*$/u);
    expect(allowed_mentions).toEqual({ parse: [], users: [] });
  }
});

test.each(NAMES)('to Telegram the name %s is shown as it is, where nothing is looked for', (name) => {
  for (const call of [turnOf(name), invitedBy(name)]) {
    const { text, parse_mode } = sent('telegram', call);
    expect(parse_mode).toBe('HTML');
    const [, written = '', rest = ''] = /^<code>([^<>]*)<\/code>(.*)$/s.exec(text) ?? [];
    expect(shownByTelegram(written)).toBe(name);
    expect(rest).toMatch(/^(?:, it is your turn in| invites you to play) Theseus: The Dark Orbit\.\nhttps:/);
  }
});

test('whom the owner of a webhook named is mentioned, whatever signs are in it', () => {
  const mentions = { ada: '@ada_l', bob: '<R&D>' };
  const seats = ['Ada', 'Bob', '@eve'].map((name, seat) => ({ seat, name }));
  const { text } = sent('telegram', { ...SIGNED, seats }, mentions);
  expect(text).toContain('@ada_l, &lt;R&amp;D&gt; and <code>@eve</code>, it is your turn');
  expect(sent('discord', { ...SIGNED, seats }, { ada: '123456' }).text).toContain('<@123456>, Bob and \\@eve, it is your turn');
});

test('plain JSON is for programs: names are there as they are', () => {
  expect(sent('plain', turnOf('[x](https://a.co)'))).toMatchObject({ people: [{ name: '[x](https://a.co)' }] });
});

test('what is said of an address that was switched off marks nothing up', () => {
  const call: Call = { kind: 'try', seats: [], switchedOff: 'a_b_.example', at: 0 };
  expect(sent('discord', call).text).toContain('a\\_b\\_\\.example');
  expect(sent('telegram', call).text).toContain('<code>a_b_.example</code>');
});

test('in a letter a name is no link, and is read as it is', () => {
  const { subject, text } = callMail(invitedBy('evil.io'), { to: 'bob@example.org', locale: 'en', site: undefined });
  expect(subject).not.toContain('evil.io');
  expect(text.replaceAll('\u2060', '')).toBe('evil.io invites you to play Theseus: The Dark Orbit.\n');
});

test('our own words and the names of games have nothing that would have to be written otherwise for Telegram', () => {
  for (const { id: game } of GAMES)
    for (const kind of CALL_KINDS)
      for (const locale of ['en', 'ru'] as const)
        for (const who of ['', 'A']) {
          const call: Call = { kind, game, seats: [{ seat: 0, name: 'A', deadlineAt: 1 }], by: who, at: 0 };
          expect(textOf(call, locale, { whoOf: who === '' ? undefined : () => 'A' })).not.toMatch(/[&<>]/);
        }
});
