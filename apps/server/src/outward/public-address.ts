import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not the open Internet: one's own machine and house, what a provider answers for itself, tests, several at once. */
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and where clouds answer their machines (169.254.169.254).
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** All that is given out to the open Internet with IPv6 lies in 2000::/3; of that these are not. */
const IPV6 = [
  // Teredo, benchmarks, ORCHID and others of IETF's own.
  ['2001::', 23],
  ['2001:db8::', 32],
  // An IPv4 address is in it, and may be any.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const PRIVATE = new BlockList();
for (const [network, bits] of IPV4) PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) PRIVATE.addSubnet(network, bits, 'ipv6');

const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether an address is one that anybody on the Internet could reach. IPv4 in the clothes of IPv6 (mapped, NAT64) is not: nobody who means
 * well writes it so. What is no address is not either.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  return isIPv6(address) && !address.includes('%') && GIVEN_OUT.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  if (isIPv4(address)) return LOOPBACK.check(address, 'ipv4');
  return isIPv6(address) && LOOPBACK.check(address, 'ipv6');
}
