import type { Seek, Seeker } from '../seek-ports.ts';

export interface SeekRow {
  readonly person: string;
  readonly wish: string;
  readonly strengths: string;
  readonly since: number;
}

export function seekRow({ person, wish, strengths, since }: Seek): SeekRow {
  return { person, wish: JSON.stringify(wish), strengths: JSON.stringify(strengths), since };
}

export function seekOf({ person, wish, strengths, since }: SeekRow): Seek {
  return { person, wish: JSON.parse(wish), strengths: JSON.parse(strengths), since };
}

export function seekerOf(row: SeekRow & { readonly name: string; readonly name_key: string | null }): Seeker {
  return { ...seekOf(row), name: row.name, ...(row.name_key === null ? { isGuest: true } : {}) };
}
