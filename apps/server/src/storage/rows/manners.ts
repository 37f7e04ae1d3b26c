import type { AdminAct, FoundPerson, NamedShun, Report, ReportedLine, Shun } from '../manner-ports.ts';

export interface ShunRow {
  readonly id: string;
  readonly person: string;
  readonly other: string;
  readonly how: Shun['how'];
  readonly at: number;
}

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reporter_name: string;
  readonly reported: string;
  readonly reported_name: string;
  readonly table_id: string;
  readonly why: string;
  readonly settled_at: number | null;
}

export interface ReportLineRow {
  readonly report: string;
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly phrase: string | null;
  readonly at: number;
}

export interface SuspensionRow {
  readonly person: string;
  readonly until: number;
  readonly why: string;
  readonly at: number;
}

export interface ActRow {
  readonly id: string;
  readonly at: number;
  readonly admin: string;
  readonly admin_name: string;
  readonly what: AdminAct['what'];
  readonly about: string;
  readonly about_name: string;
  readonly words: string;
}

/** Of a person who may be suspended. */
export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string | null;
  readonly since: number;
  readonly until: number | null;
  readonly why: string | null;
}

export function namedShunOf({ name, name_key, ...shun }: ShunRow & Pick<FoundRow, 'name' | 'name_key'>): NamedShun {
  return { ...shun, name, ...(name_key === null ? { isGuest: true } : {}) };
}

export function reportRow(report: Report): ReportRow {
  const { id, at, reporter, reported, why } = report;
  const names = { reporter_name: report.reporterName, reported_name: report.reportedName };
  return { id, at, reporter, reported, ...names, table_id: report.table, why, settled_at: report.settledAt ?? null };
}

export function lineRows({ id, lines }: Report): ReportLineRow[] {
  return lines.map(({ phrase, ...line }) => ({ report: id, ...line, phrase: phrase === undefined ? null : JSON.stringify(phrase) }));
}

/** `rows`: of any reports, in the order of their numbers. */
export function reportOf(row: ReportRow, rows: readonly ReportLineRow[]): Report {
  const { id, at, reporter, reporter_name, reported, reported_name, table_id, why, settled_at } = row;
  const lines = rows.filter(({ report }) => report === id).map(lineOf);
  const settled = settled_at === null ? {} : { settledAt: settled_at };
  return { id, at, reporter, reporterName: reporter_name, reported, reportedName: reported_name, table: table_id, why, lines, ...settled };
}

export function withoutLines({ lines: _, ...report }: Report): Omit<Report, 'lines'> {
  return report;
}

function lineOf({ number, person, name, text, phrase, at }: ReportLineRow): ReportedLine {
  return { number, person, name, text, ...(phrase === null ? {} : { phrase: JSON.parse(phrase) }), at };
}

export function actRow({ id, at, admin, adminName, what, about, aboutName, words }: AdminAct): ActRow {
  return { id, at, admin, admin_name: adminName, what, about, about_name: aboutName, words };
}

export function actOf({ id, at, admin, admin_name, what, about, about_name, words }: ActRow): AdminAct {
  return { id, at, admin, adminName: admin_name, what, about, aboutName: about_name, words };
}

export function foundOf({ id, name, name_key, since, until, why }: FoundRow): FoundPerson {
  const suspended = until === null ? {} : { suspended: { until, why: why ?? '' } };
  return { id, name, ...(name_key === null ? { isGuest: true } : {}), since, ...suspended };
}

/** What goes with a person, and how they are called where something stays. Both databases understand it. */
export const REMOVAL: readonly string[] = [
  'DELETE FROM shunned WHERE person = @person OR other = @person',
  'DELETE FROM suspensions WHERE person = @person',
  'DELETE FROM reports WHERE reported = @person',
  `UPDATE reports SET reporter = '', reporter_name = '' WHERE reporter = @person`,
  `UPDATE report_lines SET person = '', name = '' WHERE person = @person`,
  `UPDATE admin_acts SET about_name = '', words = '' WHERE about = @person`,
  `UPDATE admin_acts SET admin = '', admin_name = '' WHERE admin = @person`,
];

/** See `MannersStore.handOver`; in this order. */
export const HAND_OVER: readonly string[] = [
  `DELETE FROM shunned WHERE (person = @from AND other = @to) OR (person = @to AND other = @from)`,
  ...(['person', 'other'] as const).flatMap((side) => {
    const far = side === 'person' ? 'other' : 'person';
    return [
      `UPDATE shunned SET how = 'blocked' WHERE ${side} = @to
         AND ${far} IN (SELECT ${far} FROM shunned WHERE ${side} = @from AND how = 'blocked')`,
      `DELETE FROM shunned WHERE ${side} = @from AND ${far} IN (SELECT ${far} FROM shunned WHERE ${side} = @to)`,
      `UPDATE shunned SET ${side} = @to WHERE ${side} = @from`,
    ];
  }),
  `INSERT INTO suspensions (person, until, why, at) SELECT CAST(@to AS text), until, why, at FROM suspensions WHERE person = @from
     ON CONFLICT (person) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at
     WHERE excluded.until > suspensions.until`,
  `DELETE FROM suspensions WHERE person = @from`,
  `UPDATE reports SET reporter = @to WHERE reporter = @from`,
  `UPDATE reports SET reported = @to WHERE reported = @from`,
  `UPDATE report_lines SET person = @to WHERE person = @from`,
  `UPDATE admin_acts SET about = @to WHERE about = @from`,
];

/** Whom a change between these two people concerns. */
export const CONCERNED =
  'SELECT other AS id FROM shunned WHERE person = @person UNION SELECT person AS id FROM shunned WHERE other = @person';
