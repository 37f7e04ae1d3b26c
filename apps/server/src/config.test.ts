import { expect, test } from 'vitest';
import { BadConfig, configFrom } from './config.ts';

test('without anything said the server is for this machine alone', () => {
  expect(configFrom([], {})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataFolder: '.orrery',
    logLevel: 'info',
    trustProxy: false,
    origins: [],
  });
});

test('a database is named by its address, and only PostgreSQL is known', () => {
  expect(configFrom([], {}).database).toBeUndefined();
  const database = 'postgres://orrery:secret@db.example:5432/orrery';
  expect(configFrom([], { ORRERY_DATABASE: database })).toMatchObject({ database });
  for (const wrong of ['', 'mysql://db.example/orrery', 'orrery.sqlite', 'http://postgres:1'])
    expect(() => configFrom([], { ORRERY_DATABASE: wrong })).toThrow(/^database: must be postgres:/);
});

test('flags win over the environment', () => {
  const environment = {
    ORRERY_PORT: '9000',
    ORRERY_DATA: '/data',
    ORRERY_TRUST_PROXY: 'true',
    ORRERY_SITE: 'https://play.example.org',
    ORRERY_ORIGINS: 'https://a.example, https://b.example',
  };
  expect(configFrom(['--port', '0'], environment)).toMatchObject({
    port: 0,
    dataFolder: '/data',
    trustProxy: 1,
    site: 'https://play.example.org',
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('a site is a name, which is reached by https, or a whole origin', () => {
  const siteOf = (given: string) => configFrom([], { ORRERY_SITE: given }).site;
  expect([siteOf('play.example.org'), siteOf('http://localhost:8080')]).toEqual(['https://play.example.org', 'http://localhost:8080']);
});

test.each([
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['false', false],
  ['127.0.0.1, 10.0.0.0/8, ::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
])('ORRERY_TRUST_PROXY=%s trusts %j', (given, trusted) => {
  expect(configFrom([], { ORRERY_TRUST_PROXY: given }).trustProxy).toEqual(trusted);
});

test.each([
  [['--port', '70000'], {}, 'port'],
  [['--colour', 'red'], {}, '--colour'],
  [[], { ORRERY_LOG: 'loud' }, 'log level'],
  [[], { ORRERY_TRUST_PROXY: 'maybe' }, 'trustProxy'],
  [[], { ORRERY_METRICS: 'all' }, 'metrics'],
  [[], { ORRERY_SITE: 'ftp://play.example.org' }, 'site'],
  [[], { ORRERY_SITE: '' }, 'site'],
  [[], { ORRERY_SITE: 'https://play.example.org/' }, 'site'],
  [[], { ORRERY_CONNECTIONS: '0' }, 'connections'],
  [[], { ORRERY_TRUST_PROXY: '99' }, 'trustProxy'],
  [[], { ORRERY_TRUST_PROXY: '10.0.0.0/40' }, 'trustProxy'],
])('%j with %j is refused by name', (flags, environment, named) => {
  expect(() => configFrom(flags, environment)).toThrow(BadConfig);
  expect(() => configFrom(flags, environment)).toThrow(named);
});

test('mail needs a server, a sender, and an address for its links', () => {
  const whole = {
    ORRERY_MAIL: 'smtp://user:secret@mail.example:587',
    ORRERY_MAIL_FROM: 'Orrery <o@example.org>',
    ORRERY_SITE: 'play.example.org',
  };
  expect(configFrom([], whole)).toMatchObject({ mail: whole.ORRERY_MAIL, mailFrom: 'Orrery <o@example.org>' });
  expect(configFrom([], {}).mail).toBeUndefined();
  expect(() => configFrom([], { ...whole, ORRERY_MAIL: 'mail.example' })).toThrow(/^mail: must be smtp:/);
  expect(() => configFrom([], { ...whole, ORRERY_MAIL_FROM: undefined })).toThrow(/^mailFrom: must be set/);
  expect(() => configFrom([], { ...whole, ORRERY_MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' })).toThrow(/^mailFrom: must be an address/);
  expect(() => configFrom([], { ...whole, ORRERY_SITE: undefined })).toThrow(/^site: must be set/);
});
