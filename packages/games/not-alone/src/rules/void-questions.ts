import type { Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { huntedAt } from './people.ts';
import { inReserve } from './place-cards.ts';

/** Nothing is left to answer with: what was asked before took it. Hangs on sizes of hands and piles alone, which everybody knows. */
function isVoid(state: State, question: Pending): boolean {
  switch (question.ask) {
    case 'discard-places':
      return huntedAt(state, question.seat).hand.length === 0;
    case 'return-places':
      return huntedAt(state, question.seat).discard.length === 0;
    case 'discard-survival':
      return huntedAt(state, question.seat).survival.length === 0;
    case 'discard-survivor':
    case 'shelter':
      return huntedAt(state, question.seat).survivors.length === 0;
    case 'discard-survival-or-survivor': {
      const { survival, survivors } = huntedAt(state, question.seat);
      return survival.length + survivors.length === 0;
    }
    case 'take-place':
      return inReserve(state, question.from).length === 0;
    case 'drop-adaptation':
      return state.creature.developed.length === 0;
    default:
      return false;
  }
}

/** Drops such questions from the top, or out of the sealed set there; true when any was. */
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
