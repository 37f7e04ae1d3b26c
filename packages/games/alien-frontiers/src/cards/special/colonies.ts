import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import { type Rule, refused } from '../../refusals.ts';
import { refuseRepulsor } from '../../rules/landing.ts';
import { maybeReturnRelic } from '../../rules/relic-ship.ts';
import { addColonies, coloniesOn, controllers, tellControl } from '../../rules/territories.ts';
import { type State, TERRITORIES, type Territory } from '../../state.ts';

/** A colony on the planet; those on the Hub cannot be touched by cards [AF-R55]. */
export interface Settlement {
  readonly territory: Territory;
  readonly owner: Seat;
}

export type Move = Extract<Pending, { ask: 'choose-territory-for-colony' }>;
export type Swap = Extract<Pending, { ask: 'choose-colony-to-swap' }>;

/** [AF-R54] Why this colony cannot be moved at all. */
export function refuseUprooting(state: State, { territory, owner }: Settlement, rule: Rule): Refusal | undefined {
  const isThere = owner in state.players && coloniesOn(state, territory, owner) > 0;
  return isThere ? refuseRepulsor(state, territory) : refused('no-such-colony', rule, { territory, owner });
}

export function refuseMove(state: State, move: Move, to: Territory): Refusal | undefined {
  return to === move.from ? refused('same-territory', 'AF-18.7', { territory: to }) : refuseRepulsor(state, to);
}

/** [AF-R59] Nobody has landed anything, so this is not where a match ends. */
export function moveColony(draft: State, move: Move, to: Territory, tell: Tell<Event>): void {
  const { seat, owner, from } = move;
  draft.pending.pop();
  const before = controllers(draft);
  addColonies(draft, from, owner, -1);
  addColonies(draft, to, owner, 1);
  tell({ type: 'colony-moved', seat, owner, from, to });
  tellControl(draft, before, tell);
  maybeReturnRelic(draft, tell);
}

/** [AF-R56] Two territories and two owners, else nothing would change. */
export function refuseSwap(state: State, first: Settlement, second: Settlement): Refusal | undefined {
  if (second.territory === first.territory) return refused('same-territory', 'AF-18.9', { territory: second.territory });
  if (second.owner === first.owner) return refused('same-owner', 'AF-18.9', { owner: second.owner });
  return refuseUprooting(state, second, 'AF-18.9');
}

export function swapPartners(state: State, first: Settlement): Settlement[] {
  const partners: Settlement[] = [];
  for (const territory of TERRITORIES) {
    for (let owner = 0; owner < state.players.length; owner++) {
      const partner = { territory, owner };
      if (refuseSwap(state, first, partner) === undefined) partners.push(partner);
    }
  }
  return partners;
}

function hasSwapPartner(state: State, first: Settlement): boolean {
  for (const territory of TERRITORIES) {
    for (let owner = 0; owner < state.players.length; owner++) {
      if (coloniesOn(state, territory, owner) > 0 && refuseSwap(state, first, { territory, owner }) === undefined) return true;
    }
  }
  return false;
}

/** Every colony on the planet, those of one owner on one territory being alike. */
export function settlements(state: State): (Settlement & { readonly kind: 'colony' })[] {
  const found: (Settlement & { readonly kind: 'colony' })[] = [];
  for (const territory of TERRITORIES) {
    for (let owner = 0; owner < state.players.length; owner++) {
      if (coloniesOn(state, territory, owner) > 0) found.push({ kind: 'colony', territory, owner });
    }
  }
  return found;
}

/** Either the planet is empty, or every colony is held by the Repulsor Field. */
export function noColonyToMove(state: State): Refusal {
  const [first] = settlements(state);
  return first === undefined
    ? refused('no-colony-on-planet', 'AF-18.7')
    : refused('repulsor-field', 'AF-16.4', { territory: first.territory });
}

export function noSwap(): Refusal {
  return refused('no-colonies-to-swap', 'AF-18.9');
}

export function refuseFirstOfSwap(state: State, first: Settlement): Refusal | undefined {
  return refuseUprooting(state, first, 'AF-18.9') ?? (hasSwapPartner(state, first) ? undefined : refused('no-partner-to-swap', 'AF-18.9'));
}

/** [AF-R56] [AF-R59] Both moves are one step: control is judged after it, and the match goes on. */
export function swapColonies(draft: State, swap: Swap, second: Settlement, tell: Tell<Event>): void {
  const { seat, owner, from } = swap;
  draft.pending.pop();
  const before = controllers(draft);
  addColonies(draft, from, owner, -1);
  addColonies(draft, second.territory, owner, 1);
  addColonies(draft, second.territory, second.owner, -1);
  addColonies(draft, from, second.owner, 1);
  tell({ type: 'colonies-swapped', seat, owners: [owner, second.owner], territories: [from, second.territory] });
  tellControl(draft, before, tell);
  maybeReturnRelic(draft, tell);
}
