import type { EveningGlance, EveningStage, KeptEntry, KeptEvening, OwnEvening } from '../evening-ports.ts';

export interface EveningRow {
  readonly id: string;
  readonly organiser: string;
  readonly name: string;
  readonly is_public: number;
  readonly stage: EveningStage;
  readonly plan: string;
  readonly seed: string;
  readonly rounds: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly version: number;
}

export interface EntryRow {
  readonly evening: string;
  readonly number: number;
  readonly person: string;
  readonly from_round: number;
  readonly until_round: number | null;
  readonly helps: number;
  readonly wishes: string;
}

/** What a list reads of one. */
export interface GlanceRow extends Omit<EveningRow, 'seed' | 'rounds'> {
  readonly people: number;
  readonly begun: number;
}

/** `is_mine`: how many ways there are in which it is theirs. */
export type OwnRow = GlanceRow & { readonly is_mine: number };

/** For both databases; how many rounds there are each counts in its own way. */
export const GLANCE = `id, organiser, name, is_public, stage, plan, created_at, changed_at, version,
  (SELECT count(*) FROM evening_entries WHERE evening = evenings.id AND until_round IS NULL) AS people`;

export function glanceOf(row: GlanceRow): EveningGlance {
  const { id, organiser, name, is_public, stage, plan, created_at, changed_at, version, people, begun } = row;
  const about = { id, organiser, name, isPublic: is_public === 1, stage, plan: JSON.parse(plan) };
  return { ...about, people, begun, createdAt: created_at, changedAt: changed_at, version };
}

export function ownOf(row: OwnRow, person: string): OwnEvening {
  return { ...glanceOf(row), isMine: row.organiser === person || row.is_mine > 0 };
}

export function eveningRow({ id, organiser, ...evening }: KeptEvening): EveningRow {
  return { id, organiser, ...eveningColumns(evening) };
}

/** What a save may change. */
export function eveningColumns(evening: Omit<KeptEvening, 'id' | 'organiser'>): Omit<EveningRow, 'id' | 'organiser'> {
  const { name, isPublic, stage, plan, seed, rounds, createdAt, changedAt, version } = evening;
  return {
    name,
    is_public: isPublic ? 1 : 0,
    stage,
    plan: JSON.stringify(plan),
    seed,
    rounds: JSON.stringify(rounds),
    created_at: createdAt,
    changed_at: changedAt,
    version,
  };
}

export function entryRow(evening: string, { number, person, from, until, helps, wishes }: KeptEntry): EntryRow {
  return { evening, number, person, from_round: from, until_round: until ?? null, helps: helps ? 1 : 0, wishes: JSON.stringify(wishes) };
}

export function eveningOf(row: EveningRow, entries: readonly EntryRow[]): KeptEvening {
  const { id, organiser, name, is_public, stage, plan, seed, rounds, created_at, changed_at, version } = row;
  return {
    id,
    organiser,
    name,
    isPublic: is_public === 1,
    stage,
    plan: JSON.parse(plan),
    seed,
    rounds: JSON.parse(rounds),
    entries: entries.map(entryOf),
    createdAt: created_at,
    changedAt: changed_at,
    version,
  };
}

function entryOf({ number, person, from_round, until_round, helps, wishes }: EntryRow): KeptEntry {
  const until = until_round === null ? {} : { until: until_round };
  return { number, person, from: from_round, ...until, helps: helps === 1, wishes: JSON.parse(wishes) };
}
