import type { PackedStudy, SharedStudy } from '../study-ports.ts';

export interface SharedStudyRow {
  readonly id: string;
  readonly person: string;
  readonly match_id: string;
  readonly game: string;
  readonly title: string;
  readonly made_at: number;
  readonly opened_at: number;
  readonly bytes: number;
  readonly packed: Uint8Array;
}

/** Whatever a list shows: nobody reads what is packed for that. */
export const SHOWN_COLUMNS = ['id', 'person', 'match_id', 'game', 'title', 'made_at', 'opened_at', 'bytes'] as const;
export type ShownRow = Pick<SharedStudyRow, (typeof SHOWN_COLUMNS)[number]>;

export function sharedStudyRow({ id, person, match, game, title, madeAt, openedAt, bytes, packed }: PackedStudy): SharedStudyRow {
  return { id, person, match_id: match, game, title, made_at: madeAt, opened_at: openedAt, bytes, packed };
}

export function sharedStudyOf({ id, person, match_id, game, title, made_at, opened_at, bytes }: ShownRow): SharedStudy {
  return { id, person, match: match_id, game, title, madeAt: made_at, openedAt: opened_at, bytes };
}
