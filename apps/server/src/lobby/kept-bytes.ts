import { addressKey } from '../address.ts';
import { Buckets } from '../bucket.ts';
import { RequestProblem } from '../problem.ts';
import type { Storage } from '../storage/ports.ts';

/** What one person makes the server keep in a month: two thousand tables, or two hundred with a pack of cards. */
const PERSON_BYTES = 8 * 2 ** 20;
const MONTH_MILLISECONDS = 30 * 24 * 3_600_000;
/** Of all who come from one address: a club behind one router still gets in, and names cost a stranger nothing. */
const ADDRESS_BYTES = { burst: 64 * 2 ** 20, perSecond: (32 * 2 ** 20) / (24 * 3600) } as const;

/** What is kept of a table beside its options: seats, indices, and in the end a match of some 3 kB. Its set-up repeats the options. */
const TABLE_BYTES = 4096;
const LINE_BYTES = 200;
/** Beside what is packed of it. */
const STUDY_BYTES = 512;
export const GUEST_BYTES = 512;

/** Other nodes count too; what they were asked for is known after so long. */
const FRESH_MILLISECONDS = 10 * 60_000;
const REMEMBERED = 10_000;

export interface Keeper {
  readonly person: string;
  readonly address: string;
}

interface Known {
  bytes: number;
  readonly readAt: number;
}

/** How much is kept for whom. Matches are kept for ever, so that without a limit a stranger could fill any disk. */
export class KeptBytes {
  readonly #storage: Pick<Storage, 'tables' | 'chat' | 'sharedStudies'>;
  readonly #most: number;
  readonly #addresses: Buckets;
  readonly #known = new Map<string, Known>();
  /** One for all who ask at the same moment: with a count each they would all pass. */
  readonly #reading = new Map<string, Promise<Known>>();

  constructor(storage: Pick<Storage, 'tables' | 'chat' | 'sharedStudies'>, rateFactor: number) {
    this.#storage = storage;
    this.#most = PERSON_BYTES * rateFactor;
    this.#addresses = new Buckets(ADDRESS_BYTES, rateFactor);
  }

  /** For a table with these options; `before`: the options that it has already, and that go. */
  async takeTable(keeper: Keeper, options: object, before?: object): Promise<void> {
    if (before === undefined) await this.#take(keeper, tableBytes(1, bytesOf(options)));
    else await this.#take(keeper, tableBytes(0, Math.max(0, bytesOf(options) - bytesOf(before))));
  }

  /** For tables of an evening, which are made later and by nobody in particular. */
  async takeTables(keeper: Keeper, count: number): Promise<void> {
    await this.#take(keeper, tableBytes(count, 0));
  }

  async takeLine(keeper: Keeper, text: string): Promise<void> {
    await this.#take(keeper, lineBytes(1, Buffer.byteLength(text)));
  }

  /** For a study that is shared, as it is packed. */
  async takeStudy(keeper: Keeper, bytes: number): Promise<void> {
    await this.#take(keeper, studyBytes(1, bytes));
  }

  /** By somebody who is nobody yet. */
  takeOf(address: string, bytes: number): void {
    if (!this.#addresses.take(addressKey(address), performance.now(), bytes)) throw tooMuch();
  }

  /** Whoever is refused was counted anew: closing a table helps at once. What was taken but is not stored yet is missing then; a limit need not be exact. */
  async #take({ person, address }: Keeper, bytes: number): Promise<void> {
    const now = Date.now();
    const remembered = this.#known.get(person);
    const isGood = remembered !== undefined && now - remembered.readAt < FRESH_MILLISECONDS && remembered.bytes + bytes <= this.#most;
    const known = isGood ? remembered : await this.#readOnce(person, now);
    if (known.bytes + bytes > this.#most) throw tooMuch();
    this.takeOf(address, bytes);
    known.bytes += bytes;
  }

  #readOnce(person: string, now: number): Promise<Known> {
    const under = this.#reading.get(person);
    if (under !== undefined) return under;
    const reading = this.#read(person, now).finally(() => this.#reading.delete(person));
    this.#reading.set(person, reading);
    return reading;
  }

  async #read(person: string, now: number): Promise<Known> {
    const since = now - MONTH_MILLISECONDS;
    const { tables, optionBytes } = await this.#storage.tables.made(person, since);
    const { lines, textBytes } = await this.#storage.chat.said(person, since);
    const { studies, bytes } = await this.#storage.sharedStudies.made(person, since);
    const known = { bytes: tableBytes(tables, optionBytes) + lineBytes(lines, textBytes) + studyBytes(studies, bytes), readAt: now };
    // Forgetting all at once is harmless and keeps the memory bounded.
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(person, known);
    return known;
  }
}

function bytesOf(options: object): number {
  return Buffer.byteLength(JSON.stringify(options));
}

function tableBytes(tables: number, optionBytes: number): number {
  return tables * TABLE_BYTES + 2 * optionBytes;
}

function lineBytes(lines: number, textBytes: number): number {
  return lines * LINE_BYTES + textBytes;
}

function studyBytes(studies: number, bytes: number): number {
  return studies * STUDY_BYTES + bytes;
}

function tooMuch(): RequestProblem {
  return new RequestProblem('too-much-kept', 'as much is kept for you as one may have in a month');
}
