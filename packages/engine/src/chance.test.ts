import { expect, test } from 'vitest';
import { below, chanceFromKey, chanceFromSeed, cloneChance, nextWord, pick, scriptedChance, shuffle, unusedScript } from './chance.ts';
import { commitmentOf } from './hash.ts';

const bytes = (word: number): string => [0, 8, 16, 24].map((by) => ((word >>> by) & 255).toString(16).padStart(2, '0')).join('');

/** Keystream of `count` words, as the published vectors print it. */
function keystream(key: readonly number[], count: number): string {
  const chance = chanceFromKey(key);
  return Array.from({ length: count }, () => bytes(nextWord(chance))).join('');
}

test('ChaCha with 8 rounds and a key of 256 bits: the published vectors', () => {
  // draft-strombergsson-chacha-test-vectors, test case 1: all zero; both blocks.
  expect(keystream([0, 0, 0, 0, 0, 0, 0, 0], 32)).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
      '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  );
  // Test case 2: the first byte of the key is 1.
  expect(keystream([1, 0, 0, 0, 0, 0, 0, 0], 16)).toBe(
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' + '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
  );
});

test('the same seed gives the same rolls, today and on every machine', () => {
  const chance = chanceFromSeed('orrery');
  const rolls = Array.from({ length: 40 }, () => below(chance, 6) + 1).join('');
  expect(rolls).toBe('6621263425113245356456112563661166661123');
  const cards = [...'abcdefghijklmnop'];
  shuffle(chance, cards);
  expect(cards.join('')).toBe('clkpohngdmbajefi');
});

test('the published commitment tells nothing of the key', () => {
  const { key } = chanceFromSeed('00112233445566778899aabbccddeeff');
  const commitment = commitmentOf('00112233445566778899aabbccddeeff');
  for (const word of key) expect(commitment).not.toContain(word.toString(16).padStart(8, '0'));
});

test('another seed gives other numbers', () => {
  const firsts = Array.from({ length: 500 }, (_, n) => nextWord(chanceFromSeed(`seed ${n}`)));
  expect(new Set(firsts).size).toBe(500);
});

test.each([2, 3, 6, 7, 52])('below %i: every number is equally likely', (limit) => {
  const chance = chanceFromSeed(`uniform ${limit}`);
  const draws = limit * 10_000;
  const counts = new Array<number>(limit).fill(0);
  for (let n = 0; n < draws; n++) {
    const drawn = below(chance, limit);
    counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
  }
  const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five standard deviations of chi squared with limit-1 degrees of freedom.
  expect(chiSquared).toBeLessThan(limit - 1 + 5 * Math.sqrt(2 * (limit - 1)));
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('a limit just above half the range passes over words and stays fair', () => {
  const limit = 0x8000_0001;
  const chance = chanceFromSeed('high');
  let low = 0;
  for (let n = 0; n < 20_000; n++) if (below(chance, limit) < limit / 2) low++;
  expect(chance.counter).toBeGreaterThan(35_000);
  expect(Math.abs(low - 10_000)).toBeLessThan(400);
});

test('nothing is drawn where there is no choice', () => {
  const chance = chanceFromSeed('none');
  expect(below(chance, 1)).toBe(0);
  expect(chance.counter).toBe(0);
});

test('a shuffle keeps all items, and every order of three turns up about as often', () => {
  const chance = chanceFromSeed('shuffle');
  const orders = new Map<string, number>();
  for (let n = 0; n < 12_000; n++) {
    const items = ['a', 'b', 'c'];
    shuffle(chance, items);
    const order = items.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

test('a clone and a copy from storage continue alike, whatever is drawn in between', () => {
  const chance = chanceFromSeed('clone');
  for (let n = 0; n < 13; n++) nextWord(chance);
  const clone = cloneChance(chance);
  const stored: typeof chance = JSON.parse(JSON.stringify(chance));
  const other = chanceFromSeed('other');
  for (let n = 0; n < 40; n++) {
    const word = nextWord(chance);
    nextWord(other);
    expect(nextWord(clone)).toBe(word);
    expect(nextWord(stored)).toBe(word);
  }
  expect(stored).toEqual(clone);
});

test('a script answers in order, then chance goes on', () => {
  const chance = scriptedChance([3, 5, 0]);
  expect([below(chance, 6), below(chance, 6)]).toEqual([3, 5]);
  expect(unusedScript(chance)).toEqual([0]);
  const clone = cloneChance(chance);
  expect(below(chance, 6)).toBe(0);
  expect(unusedScript(chance)).toEqual([]);
  expect(chance.counter).toBe(3);
  expect(below(clone, 6)).toBe(0);
  expect(below(chance, 1000)).toBe(below(clone, 1000));
});

test('a scripted answer that cannot be is told at once', () => {
  expect(() => below(scriptedChance([6]), 6)).toThrow('0 … 5');
  expect(() => below(scriptedChance([0.5]), 6)).toThrow('0.5');
});

test('a key of another length is refused', () => {
  expect(() => chanceFromKey([1, 2, 3])).toThrow('8 words');
});

test('one of several is picked, each now and then; of none nothing can be', () => {
  const chance = chanceFromSeed('pick');
  const picked = Array.from({ length: 60 }, () => pick(chance, ['lair', 'jungle', 'river']));
  expect(new Set(picked)).toEqual(new Set(['lair', 'jungle', 'river']));
  expect(() => pick(chance, [])).toThrow('nothing to pick from');
});

test('three generators in turn, and one that goes back, draw what each would alone', () => {
  const words = (seed: string, count: number): number[] => {
    const chance = chanceFromSeed(seed);
    return Array.from({ length: count }, () => nextWord(chance));
  };
  const alone = ['a', 'b', 'c'].map((seed) => words(seed, 40));
  const together = ['a', 'b', 'c'].map(chanceFromSeed);
  const drawn = together.map((): number[] => []);
  for (let n = 0; n < 40; n++) for (const [at, chance] of together.entries()) drawn[at]?.push(nextWord(chance));
  expect(drawn).toEqual(alone);
  const again = chanceFromSeed('a');
  for (let n = 0; n < 40; n++) nextWord(again);
  again.counter = 3;
  expect(nextWord(again)).toBe(alone[0]?.[3]);
});

test('a shuffle of one or none draws nothing, and the last item can stay where it is', () => {
  const chance = chanceFromSeed('few');
  shuffle(chance, []);
  shuffle(chance, ['a']);
  expect(chance.counter).toBe(0);
  const kept = Array.from({ length: 200 }, () => {
    const items = ['a', 'b', 'c'];
    shuffle(chance, items);
    return items[2];
  });
  expect(new Set(kept)).toEqual(new Set(['a', 'b', 'c']));
  expect(() => shuffle(chance, Array(3) as string[])).toThrow('a list with holes');
});

test('a script that ends in the middle of a shuffle lets chance go on from its seed', () => {
  const scripted = scriptedChance([1], 'on');
  expect(below(scripted, 2)).toBe(1);
  expect(scripted.script).toBeUndefined();
  const plain = chanceFromSeed('on');
  plain.counter = 1;
  expect(below(scripted, 1000)).toBe(below(plain, 1000));
  expect(scriptedChance([]).script).toBeUndefined();
  expect(() => below(scriptedChance([-1]), 6)).toThrow('-1');
});
