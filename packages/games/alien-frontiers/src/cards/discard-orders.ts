import type { Action, Target } from '../actions.ts';
import { coloniesOn } from '../rules/territories.ts';
import { FIELDS, type State, TERRITORIES } from '../state.ts';
import { refuseDiscard } from './discards.ts';
import { dockedShips, TERRITORY_TARGETS } from './power-orders.ts';
import { TECH, type TechCard } from './tech.ts';

/** Every legal discard. Targets are proposed by kind; `refuseDiscard` has the word. */
export function addDiscards(state: State, orders: Action[]): void {
  if (state.turn.hasDiscarded) return;
  const { cards } = state.players[state.turn.seat];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    const { discard }: TechCard = TECH[card];
    if (discard === undefined || state.turn.used.includes(card)) continue;
    for (const target of targetsFor(state, discard.do)) {
      const order = { type: 'discard-card', card, target } as const;
      if (refuseDiscard(state, order) === undefined) orders.push(order);
    }
  }
}

const FIELD_TARGETS: readonly Target[] = FIELDS.map((field) => ({ kind: 'field', field }));

function targetsFor(state: State, effect: NonNullable<TechCard['discard']>['do']): readonly Target[] {
  switch (effect) {
    case 'remove-field':
      return FIELD_TARGETS;
    case 'place-field':
      return TERRITORY_TARGETS;
    case 'move-colony':
    case 'swap-colonies':
      return settlements(state);
    case 'scrap-ship':
      return dockedShips(state).filter(({ owner }) => owner !== state.turn.seat);
    case 'salvage-card':
      return [...new Set(state.discard)].map((card) => ({ kind: 'card', card }));
  }
}

function settlements(state: State): Target[] {
  const targets: Target[] = [];
  for (const territory of TERRITORIES) {
    for (let owner = 0; owner < state.players.length; owner++) {
      if (coloniesOn(state, territory, owner) > 0) targets.push({ kind: 'colony', territory, owner });
    }
  }
  return targets;
}
