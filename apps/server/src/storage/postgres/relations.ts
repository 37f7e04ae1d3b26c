import type { ColumnType, Generated, Kysely } from 'kysely';
import type { PasskeyRow, SecretRow, SessionRow } from '../rows/account.ts';
import type { AddressRow } from '../rows/address.ts';
import type { ChatColumns } from '../rows/chat.ts';
import type { EntryRow, EveningRow } from '../rows/evening.ts';
import type { FriendRow, InvitationRow } from '../rows/friend.ts';
import type { ActRow, ReportLineRow, ReportRow, ShunRow, SuspensionRow } from '../rows/manners.ts';
import type { MatchRow } from '../rows/match.ts';
import type { RatingRow } from '../rows/rating.ts';
import type { ResultRow, ResultSeatRow } from '../rows/result.ts';
import type { SeekRow } from '../rows/seek.ts';
import type { SharedStudyRow } from '../rows/shared-study.ts';
import type { TableRow } from '../rows/table.ts';

/** A row as it is read and written, not to be changed in place. */
type Row<Columns> = { [Name in keyof Columns]: ColumnType<Columns[Name]> };

/** The rows are those of SQLite to the letter, JSON as text included: what one database has can be moved into the other and compared. */
export interface Relations {
  people: {
    id: string;
    name: string;
    token_hash: string;
    at: number;
    seen_at: number;
    name_key: ColumnType<string | null, undefined, string>;
    is_shown: ColumnType<number, undefined, number>;
    here_at: ColumnType<number | null, undefined, number>;
    rest: ColumnType<string | null, undefined, string>;
  };
  sessions: SessionRow;
  passkeys: PasskeyRow;
  secrets: Omit<SecretRow, 'about'> & { about: Generated<string> };
  addresses: AddressRow;
  calls: { match_id: string; person: string; said: string; version: number; at: number };
  call_wishes: { person: string; wishes: string };
  left_seats: { person: string; table_id: string };
  house: { name: string; value: string };
  shunned: Row<ShunRow>;
  suspensions: Row<SuspensionRow>;
  reports: Row<ReportRow>;
  report_lines: Row<ReportLineRow>;
  admin_acts: Row<ActRow>;
  away: { from_at: number; to_at: number };
  tables: Row<TableRow>;
  /** `ended_at`: of the match at this table, once it is over. */
  seated: { person: string; table_id: string; ended_at: ColumnType<number | null, number | undefined> };
  matches: Row<MatchRow> & { packed: ColumnType<Uint8Array | null, undefined, Uint8Array> };
  entries: { match_id: string; number: number; entry: string };
  chat: Row<ChatColumns> & { number: Generated<number> };
  results: Row<ResultRow>;
  result_seats: Row<ResultSeatRow>;
  ratings: Row<RatingRow>;
  seeks: Row<SeekRow>;
  evenings: Row<EveningRow>;
  evening_entries: Row<EntryRow>;
  friends: Row<FriendRow>;
  invitations: Row<InvitationRow>;
  shared_studies: Row<SharedStudyRow>;
  leases: { match_id: string; node: string; fence: number };
  /** One row, written by `ping`. */
  pulse: { one: number; at: number };
}

export type Database = Kysely<Relations>;
