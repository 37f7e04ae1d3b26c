import { type Json, type MatchRecord, readRecord } from '@orrery/engine';
import { NO_NOTES, type Notes, readNotes, readStudy, readVariations, type Study, type Variation, type WayToLook } from '@orrery/study';

/** A database of its own: the matches' one is opened by pages that know nothing of studies. */
const NAME = 'orrery-studies';
/** 1: without variations. What is missing is added, what is there stays. */
const VERSION = 2;
const STUDIES = 'studies';
const RECORDS = 'records';
const NOTES = 'notes';
const VARIATIONS = 'variations';
const STORES = [STUDIES, RECORDS, NOTES, VARIATIONS] as const;
/** What somebody made cannot be found out again: of it nothing is forgotten. */
const MADE: readonly string[] = [NOTES, VARIATIONS];
/** So many studies, and so many records, are kept; what was changed longest ago goes first. */
const MOST_KEPT = 60;

interface Kept {
  readonly json: Json;
  /** The commitment of the match it is about, by which it is forgotten with it. */
  readonly match: string;
  readonly changedAt: number;
}

/** What was found out about a match so far; undefined: nothing, or nothing that can be read any more. */
export async function keptStudy(hash: string, eyes: WayToLook): Promise<Study | undefined> {
  const kept = await readFrom(STUDIES, keyOf(hash, eyes));
  return kept && read(kept.json, readStudy);
}

export async function keepStudy({ commitment }: MatchRecord, study: Study): Promise<void> {
  await writeTo(STUDIES, keyOf(study.hash, study.eyes), { match: commitment, value: study });
}

/** The record of a file somebody opened, so that its study can be opened again without the file. */
export async function keptRecord(hash: string): Promise<MatchRecord | undefined> {
  const kept = await readFrom(RECORDS, hash);
  return kept && read(kept.json, readRecord);
}

export async function keepRecord(record: MatchRecord): Promise<void> {
  await writeTo(RECORDS, record.hash, { match: record.commitment, value: record });
}

export async function keptNotes(hash: string): Promise<Notes> {
  const kept = await readFrom(NOTES, hash);
  return (kept && read(kept.json, readNotes)) ?? NO_NOTES;
}

export async function keepNotes({ hash, commitment }: MatchRecord, notes: Notes): Promise<void> {
  await writeTo(NOTES, hash, { match: commitment, value: notes });
}

/** Whether their actions are legal nobody has looked yet. */
export async function keptVariations(hash: string): Promise<readonly Variation[]> {
  const kept = await readFrom(VARIATIONS, hash);
  return (kept && read(kept.json, readVariations)) ?? [];
}

export async function keepVariations({ hash, commitment }: MatchRecord, variations: readonly Variation[]): Promise<void> {
  await writeTo(VARIATIONS, hash, { match: commitment, value: variations });
}

/** Whatever was found, written or tried about a match that is deleted. */
export async function forgetMatch(commitment: string): Promise<void> {
  for (const store of STORES) {
    const objects = (await opened()).transaction(store, 'readwrite').objectStore(store);
    for (const { key, kept } of await allIn(objects)) if (kept.match === commitment) objects.delete(key);
  }
}

const keyOf = (hash: string, eyes: WayToLook): string => `${hash} ${eyes}`;

/** Kept by an older version of the app it may be of another shape: then it is as if it were not there. */
function read<Value>(json: Json, reader: (json: Json) => Value): Value | undefined {
  try {
    return reader(json);
  } catch (problem) {
    console.warn(problem);
    return undefined;
  }
}

let database: Promise<IDBDatabase> | undefined;

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error));
  });
  return database;
}

async function readFrom(store: string, key: string): Promise<Kept | undefined> {
  const objects = (await opened()).transaction(store, 'readonly').objectStore(store);
  return answerOf<Kept | undefined>(objects.get(key));
}

interface Written {
  readonly match: string;
  readonly value: object;
}

/** Through JSON: nothing of the screen is attached to it then. */
async function writeTo(store: (typeof STORES)[number], key: string, { match, value }: Written): Promise<void> {
  const objects = (await opened()).transaction(store, 'readwrite').objectStore(store);
  await answerOf(objects.put({ json: JSON.parse(JSON.stringify(value)), match, changedAt: Date.now() } satisfies Kept, key));
  if (!MADE.includes(store)) await forgetOldest(objects);
}

async function forgetOldest(objects: IDBObjectStore): Promise<void> {
  const count = await answerOf(objects.count());
  if (count <= MOST_KEPT) return;
  const oldest = (await allIn(objects)).sort((one, other) => one.kept.changedAt - other.kept.changedAt);
  for (const { key } of oldest.slice(0, count - MOST_KEPT)) objects.delete(key);
}

async function allIn(objects: IDBObjectStore): Promise<{ readonly key: IDBValidKey; readonly kept: Kept }[]> {
  const [keys, all] = await Promise.all([answerOf(objects.getAllKeys()), answerOf<Kept[]>(objects.getAll())]);
  return keys.map((key, index) => ({ key, kept: all[index] }));
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
