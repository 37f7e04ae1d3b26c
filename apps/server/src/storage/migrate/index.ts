import { type MovedRelation, MoveProblem, type MoveProgress, move } from './move.ts';
import type { Place } from './place.ts';
import { sqlitePlace } from './sqlite-place.ts';

export { UnusableDatabase } from '../ports.ts';
export { MoveDiffers, type MovedRelation, MoveProblem, type MoveProgress } from './move.ts';

export interface MoveStorage {
  /** `postgres://…`, or the path of a SQLite file or of its folder. */
  readonly from: string;
  readonly to: string;
  readonly onProgress: (progress: MoveProgress) => void;
}

/** Throws `MoveProblem` or `UnusableDatabase` for what cannot be moved, and `MoveDiffers` where the two are not alike in the end. */
export async function moveStorage({ from, to, onProgress }: MoveStorage): Promise<readonly MovedRelation[]> {
  if (from === to) throw new MoveProblem('from and to are the same place');
  const source = await placeAt(from, { mustExist: true });
  try {
    const target = await placeAt(to, { mustExist: false });
    try {
      return await move(source, target, onProgress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function placeAt(address: string, existing: { readonly mustExist: boolean }): Promise<Place> {
  if (!/^[a-z]+:\/\//i.test(address)) return sqlitePlace(address, existing);
  if (!/^postgres(?:ql)?:\/\//.test(address) || !URL.canParse(address)) throw new MoveProblem('an address must begin with postgres://');
  // Only who has a PostgreSQL loads what speaks to it.
  const { postgresPlace } = await import('./postgres-place.ts');
  return postgresPlace(address);
}
