import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

const asked = { headers: {}, host: 'play.example:8080', protocol: 'https' } as const;

test('the site is what the settings say, else what the browser says, else where it was asked', () => {
  const origin = 'http://page.example';
  expect(siteOf({ ...asked, headers: { origin } }, 'https://set.example')).toEqual({ origin: 'https://set.example', host: 'set.example' });
  expect(siteOf({ ...asked, headers: { origin } }, undefined)).toEqual({ origin, host: 'page.example' });
  expect(siteOf(asked, undefined)).toEqual({ origin: 'https://play.example:8080', host: 'play.example' });
});

test.each(['[', '', 'a b', 'x:99999'])('a host that is no address, %j, is the fault of who asks', (host) => {
  expect(() => siteOf({ ...asked, host }, undefined)).toThrow(expect.objectContaining({ code: 'bad-request' }));
});
