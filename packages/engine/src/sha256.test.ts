import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, sha256, utf8 } from './sha256.ts';

const digest = (text: string): string => hex(sha256(utf8(text)));

test('the vectors of FIPS 180-4', () => {
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digest('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(digest('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('agrees with the one of Node at every length around the edges of a block, and beyond ASCII', () => {
  for (let length = 0; length <= 200; length++) {
    for (const letter of ['z', 'Ж', '🚀']) {
      const text = letter.repeat(length);
      expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  }
});
