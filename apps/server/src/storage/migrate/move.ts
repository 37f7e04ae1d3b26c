import { createHash, type Hash } from 'node:crypto';
import type { WaitingJob } from '../../jobs/queue.ts';
import { keyOf, type Place } from './place.ts';
import { RELATION_NAMES, RELATIONS, type RelationName, type Row, type Value } from './relations.ts';

/** A move that cannot be; one line for the person who asked for it. */
export class MoveProblem extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'MoveProblem';
  }
}

/** Everything was moved, and what was read again in both places is not alike. */
export class MoveDiffers extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'MoveDiffers';
  }
}

export interface MoveProgress {
  readonly relation: RelationName;
  readonly moved: number;
  readonly all: number;
}

export interface MovedRelation {
  readonly relation: RelationName | 'jobs';
  readonly rows: number;
  /** SHA-256 over its rows, alike in both places. */
  readonly hash: string;
}

const PAGE = 500;

/**
 * Everything from one database into another that has nothing in it. Rows are moved in the order of their keys, so who was cut off goes on
 * after the last one that is there; in the end every relation is read once more in both and compared.
 */
export async function move(from: Place, to: Place, onProgress: (progress: MoveProgress) => void): Promise<readonly MovedRelation[]> {
  await prepare(from, to);
  const columns = await sharedColumns(from, to);
  for (const [relation, names] of columns) await moveRelation({ from, to, onProgress }, relation, names);
  await moveJobs(from, to);
  const moved = await compared(from, to, columns);
  await to.endMove();
  return moved;
}

async function prepare(from: Place, to: Place): Promise<void> {
  if ((await from.movingFrom()) !== undefined) throw new MoveProblem(`${from.name} is itself the target of a move that was not finished`);
  const begun = await to.movingFrom();
  if (begun === from.name) return;
  if (begun !== undefined) throw new MoveProblem(`a move from ${begun} into ${to.name} was begun and not finished`);
  for (const relation of RELATION_NAMES) {
    if ((await to.count(relation)) > 0) throw new MoveProblem(`${to.name} has something else in it: ${relation} is not empty`);
  }
  await to.beginMove(from.name);
}

type Columns = ReadonlyMap<RelationName, readonly string[]>;

/** Both are of this version by now. What only one of them keeps for itself, as who thinks for a match, is not moved. */
async function sharedColumns(from: Place, to: Place): Promise<Columns> {
  const shared = new Map<RelationName, readonly string[]>();
  for (const relation of RELATION_NAMES) {
    const there = new Set(await to.columns(relation));
    const columns = await from.columns(relation);
    shared.set(
      relation,
      columns.filter((column) => there.has(column)),
    );
  }
  return shared;
}

interface Moving {
  readonly from: Place;
  readonly to: Place;
  readonly onProgress: (progress: MoveProgress) => void;
}

async function moveRelation({ from, to, onProgress }: Moving, relation: RelationName, columns: readonly string[]): Promise<void> {
  const all = await from.count(relation);
  let moved = await to.count(relation);
  let after = await to.last(relation);
  onProgress({ relation, moved, all });
  for (;;) {
    const rows = await from.page(relation, { columns, after, limit: PAGE });
    const last = rows.at(-1);
    if (last === undefined) return;
    await to.insert(relation, columns, rows);
    after = keyOf(RELATIONS[relation], columns, last);
    moved += rows.length;
    onProgress({ relation, moved, all });
  }
}

/** Queues are kept in other ways, so their jobs are added anew; those that an earlier try has added are there. */
async function moveJobs(from: Place, to: Place): Promise<void> {
  const there = new Set((await to.jobs.waiting()).map(textOf));
  for (const job of await from.jobs.waiting()) {
    const { kind, payload, at, key } = job;
    if (!there.has(textOf(job))) await to.jobs.add(kind, payload, { at, ...(key === undefined ? {} : { key }) });
  }
}

async function compared(from: Place, to: Place, columns: Columns): Promise<readonly MovedRelation[]> {
  const moved: MovedRelation[] = [];
  for (const [relation, names] of columns) {
    const [one, other] = [await hashed(from, relation, names), await hashed(to, relation, names)];
    refuseDifferent(relation, one, other);
    moved.push({ relation, ...one });
  }
  const [one, other] = [await hashedJobs(from), await hashedJobs(to)];
  refuseDifferent('jobs', one, other);
  return [...moved, { relation: 'jobs', ...one }];
}

type Hashed = Pick<MovedRelation, 'rows' | 'hash'>;

function refuseDifferent(relation: string, one: Hashed, other: Hashed): void {
  if (one.hash === other.hash) return;
  const counts = `${one.rows} and ${other.rows} rows`;
  throw new MoveDiffers(
    `${relation} is not alike in both (${counts}): if a server has been at work since, empty the target and move again`,
  );
}

async function hashed(place: Place, relation: RelationName, columns: readonly string[]): Promise<Hashed> {
  const hash = createHash('sha256');
  let rows = 0;
  let after: Row | undefined;
  for (;;) {
    const page = await place.page(relation, { columns, after, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return { rows, hash: hash.digest('hex') };
    for (const row of page) addRow(hash, row);
    rows += page.length;
    after = keyOf(RELATIONS[relation], columns, last);
  }
}

function addRow(hash: Hash, row: Row): void {
  hash.update(`${JSON.stringify(row.map(plain))}\n`);
}

function plain(value: Value): string | number | null | readonly [string] {
  return value instanceof Uint8Array ? [Buffer.from(value).toString('base64')] : value;
}

async function hashedJobs({ jobs }: Place): Promise<Hashed> {
  const texts = (await jobs.waiting()).map(textOf).sort();
  return { rows: texts.length, hash: createHash('sha256').update(texts.join('\n')).digest('hex') };
}

function textOf({ kind, payload, at, key }: WaitingJob): string {
  return JSON.stringify([kind, at, key ?? null, payload]);
}
