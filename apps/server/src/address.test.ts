import { expect, test } from 'vitest';
import { addressKey } from './address.ts';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:dddd:cccc'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::'],
  ['2001:db8::', '2001:db8:0:0:1::'],
  ['fe80::1%eth0', 'fe80::2%eth0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
])('%s counts as %s does', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:1::1', '2001:db8:1:1::'],
  ['203.0.113.7', '203.0.113.8'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['::1', '::ffff:0.0.0.1'],
  ['64:ff9b::1', '64:ff9b::2'],
])('%s does not count as %s', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test('what is no address of a network stands for itself', () => {
  for (const given of ['', '127.0.0.1', 'unknown', 'a:b']) expect(addressKey(given)).toBe(given);
});
