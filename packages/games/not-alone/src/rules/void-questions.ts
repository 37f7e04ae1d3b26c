import type { State } from '../state.ts';
import { isVoid } from './asking.ts';

/** Drops questions nothing is left to answer with from the top, or out of the sealed set there; true when any was. */
export function dropVoid(draft: State): boolean {
  const { pending } = draft;
  const last = pending[pending.length - 1];
  if (last.sealed === undefined) {
    if (!isVoid(draft, last)) return false;
    draft.pending = pending.slice(0, -1);
    return true;
  }
  return dropVoidOfSet(draft, last.sealed);
}

function dropVoidOfSet(draft: State, sealed: number): boolean {
  const left = draft.pending.filter((question) => question.sealed !== sealed || !isVoid(draft, question));
  if (left.length === draft.pending.length) return false;
  draft.pending = left;
  return true;
}
