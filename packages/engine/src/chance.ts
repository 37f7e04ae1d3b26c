import { sha256, utf8 } from './sha256.ts';

/**
 * The generator every state carries: ChaCha8 in counter mode, because a fast linear generator could be
 * worked out backwards from the dice a player has seen, and then the next roll would be known.
 * Plain data; `counter` is how many words were drawn, so a state says whether chance was used.
 */
export type Chance = {
  readonly key: readonly number[];
  counter: number;
  /**
   * Answers of the next calls of `below`, in order, before the generator is asked again. For tests and described
   * positions only ("the next roll is 4, 6"): a match that begins with a set-up never has one. Plain data like the rest, so it is
   * cloned, stored and replayed.
   */
  script?: readonly number[];
};

const WORDS_PER_BLOCK = 16;
const KEY_WORDS = 8;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

interface Block {
  key: readonly number[] | undefined;
  number: number;
  readonly words: Int32Array;
}

const noBlock = (): Block => ({ key: undefined, number: -1, words: new Int32Array(WORDS_PER_BLOCK) });

/**
 * The blocks of the two generators used last: a match draws from its own, and who plays it, a bot or a test, from another in turn.
 * A memo of a pure function: it can change the speed and nothing else.
 */
let latest = noBlock();
let former = noBlock();

/** Where `fillBlock` works, with signs, since that is the faster arithmetic; kept, because a fresh array a block would be most of its cost. */
const scratch = new Int32Array(WORDS_PER_BLOCK);

export function chanceFromKey(key: readonly number[]): Chance {
  if (key.length !== KEY_WORDS) throw new Error(`chance: a key has ${KEY_WORDS} words, not ${key.length}`);
  return { key, counter: 0, script: undefined };
}

/**
 * The same seed gives the same numbers on every machine: the key is the SHA-256 of `chance:` and the seed in UTF-8.
 * Not of the seed alone: that is the commitment everybody is told, and anyone with the key knows every roll to come.
 */
export function chanceFromSeed(seed: string): Chance {
  return chanceFromKey([...sha256(utf8(`chance:${seed}`))]);
}

/** Chance that answers `below` from `answers` (0 … limit-1 each, so a die that shows 4 is 3) and then goes on from `seed`. */
export function scriptedChance(answers: readonly number[], seed = 'scripted'): Chance {
  return { ...chanceFromSeed(seed), script: answers.length === 0 ? undefined : [...answers] };
}

/** Scripted answers nobody has asked for yet; a test expects none in the end. */
export function unusedScript(chance: Chance): readonly number[] {
  return chance.script ?? [];
}

export function cloneChance(chance: Chance): Chance {
  return { key: chance.key, counter: chance.counter, script: chance.script };
}

/** 32 bits. */
export function nextWord(chance: Chance): number {
  const number = Math.floor(chance.counter / WORDS_PER_BLOCK);
  if (latest.key !== chance.key || latest.number !== number) recall(chance.key, number);
  const word = wordAt(latest.words, chance.counter % WORDS_PER_BLOCK) >>> 0;
  chance.counter += 1;
  return word;
}

/** Makes this block the latest; the one before it is kept, unless it was an earlier one of the same generator. */
function recall(key: readonly number[], number: number): void {
  if (latest.key !== key) [latest, former] = [former, latest];
  if (latest.key === key && latest.number === number) return;
  fillBlock(latest.words, key, number);
  latest.key = key;
  latest.number = number;
}

/** A whole number 0 … limit-1, each equally likely: words that would favour the low ones are passed over. */
export function below(chance: Chance, limit: number): number {
  if (limit <= 1) return 0;
  if (chance.script !== undefined) return scripted(chance, chance.script, limit);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  for (let tries = 0; tries < 1000; tries++) {
    const word = nextWord(chance);
    if (word < fair) return word % limit;
  }
  throw new Error('chance: a thousand words in a row were passed over');
}

/** Counts as a drawn word, so that the counter shows that chance was used. */
function scripted(chance: Chance, script: readonly number[], limit: number): number {
  const [answer] = script;
  if (answer === undefined || !Number.isInteger(answer) || answer < 0 || answer >= limit) {
    throw new Error(`chance: the script says ${answer} where 0 … ${limit - 1} is asked for`);
  }
  chance.script = script.length > 1 ? script.slice(1) : undefined;
  chance.counter += 1;
  return answer;
}

/** One of them, each equally likely. */
export function pick<Item extends NonNullable<unknown>>(chance: Chance, items: readonly Item[]): Item {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('chance: there is nothing to pick from');
  return item;
}

/** In place. */
export function shuffle<Item extends NonNullable<unknown>>(chance: Chance, items: Item[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(chance, last + 1);
    const kept = items[last];
    const drawn = items[other];
    if (kept === undefined || drawn === undefined) throw new Error('chance: a list with holes cannot be shuffled');
    items[last] = drawn;
    items[other] = kept;
  }
}

function fillBlock(out: Int32Array, key: readonly number[], block: number): void {
  for (let i = 0; i < 4; i++) scratch[i] = SIGMA[i] ?? 0;
  for (let i = 0; i < KEY_WORDS; i++) scratch[4 + i] = key[i] ?? 0;
  scratch[12] = block;
  scratch[13] = Math.floor(block / 0x1_0000_0000);
  scratch[14] = 0;
  scratch[15] = 0;
  out.set(scratch);
  for (let doubleRound = 0; doubleRound < 4; doubleRound++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] = wordAt(out, i) + wordAt(scratch, i);
}

/** A word of an array that is long enough. Past its end it would be 0, as what is missing becomes when it is stored in one. */
function wordAt(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function quarter(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let one = wordAt(words, a);
  let two = wordAt(words, b);
  let three = wordAt(words, c);
  let four = wordAt(words, d);
  one = (one + two) | 0;
  four = rotate(four ^ one, 16);
  three = (three + four) | 0;
  two = rotate(two ^ three, 12);
  one = (one + two) | 0;
  four = rotate(four ^ one, 8);
  three = (three + four) | 0;
  two = rotate(two ^ three, 7);
  words[a] = one;
  words[b] = two;
  words[c] = three;
  words[d] = four;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
