import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import { coloniesInAll, hasBonus } from '../../rules/territories.ts';
import { type State, TERRITORIES, type Territory } from '../../state.ts';

export const TERRITORY_TARGETS: readonly Target[] = TERRITORIES.map((territory) => ({ kind: 'territory', territory }));

/** [AF-18.4] [AF-R45] */
export function refuseBorrowing(state: State, territory: Territory): Refusal | undefined {
  if (territory === 'burroughs-desert') return refused('desert-not-borrowable', 'AF-18.4');
  if (state.fields.isolation === territory) return refused('isolation-field', 'AF-18.4', { territory });
  if (coloniesInAll(state, territory) === 0) return refused('territory-empty', 'AF-18.4', { territory });
  return hasBonus(state, state.turn.seat, territory) ? refused('bonus-already-yours', 'AF-18.4', { territory }) : undefined;
}

/** The colonies a bonus is paid for: those on this territory, or on the one that costs least. */
export function coloniesToPayFor(state: State, territory: Territory | undefined): number {
  if (territory !== undefined) return coloniesInAll(state, territory);
  const open = TERRITORIES.filter((each) => refuseBorrowing(state, each) === undefined);
  return open.length === 0 ? 0 : Math.min(...open.map((each) => coloniesInAll(state, each)));
}

export function noBonusToBorrow(): Refusal {
  return refused('no-bonus-to-borrow', 'AF-18.4');
}

export function borrowBonus(draft: State, territory: Territory, tell: Tell<Event>): void {
  draft.turn.borrowed = territory;
  tell({ type: 'bonus-borrowed', seat: draft.turn.seat, territory });
}
