import { isIPv6 } from 'node:net';

/**
 * By what limits count an address. With IPv6 one home has a network of 2⁶⁴ addresses and may take another for every request, so the network
 * counts; and what is an IPv4 address in the clothes of the other is one.
 */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const words = wordsOf(bare);
  if (IPV4_WITHIN.some((prefix) => prefix.every((word, index) => words[index] === word))) return asIPv4(words.slice(6));
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

/** As a socket that hears both kinds tells of it, and as a translator on the way does (RFC 6052). */
const IPV4_WITHIN: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/** The eight words of an address, `::` written out. */
function wordsOf(address: string): number[] {
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [written(before), written(after)];
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function written(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((word) => {
    if (!word.includes('.')) return [Number.parseInt(word, 16)];
    const [first = 0, second = 0, third = 0, fourth = 0] = word.split('.').map(Number);
    return [first * 256 + second, third * 256 + fourth];
  });
}

function asIPv4(words: readonly number[]): string {
  return words.flatMap((word) => [word >> 8, word & 255]).join('.');
}
