import { expect, test } from 'vitest';
import { ShutNetworks } from './shut-networks.ts';

const HOUR = 3_600_000;

test('a network is shut until the suspension ends, a day at most, and others are not', () => {
  let now = 1_800_000_000_000;
  const networks = new ShutNetworks(() => now);
  networks.seen('2001:db8:1:2::7', { until: now + HOUR });
  networks.seen('192.0.2.1', { until: now + 1000 * HOUR });
  const shut = () =>
    ['2001:db8:1:2:3::1', '2001:db8:1:3::7', '192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'].map((one) => networks.isShut(one));
  expect(shut()).toEqual([true, false, true, true, false]);
  now += HOUR;
  expect(shut()).toEqual([false, false, true, true, false]);
  now += 23 * HOUR;
  expect(shut()).toEqual([false, false, false, false, false]);
});
