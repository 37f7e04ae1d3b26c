import type { Refusal, Tell } from '@orrery/engine';
import type { Action, DiscardCard, Target } from '../actions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { noFieldToRemove, placeField, refusePlacing, refuseRemoving, removeField } from '../rules/fields.ts';
import { FIELDS, type State } from '../state.ts';
import { AIMS, type AimOf, type DiscardEffect, type EffectOf, isAimedAt } from './effects.ts';
import { TERRITORY_TARGETS } from './special/borrow.ts';
import { noShipToScrap, refuseScrapping, scrap } from './special/cannon.ts';
import { noColonyToMove, noSwap, refuseFirstOfSwap, refuseUprooting, settlements } from './special/colonies.ts';
import { dockedShips } from './special/docked-ships.ts';
import { noCardToSalvage, refuseSalvage, salvageCard } from './special/salvage.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** Everything the rules must know of a word of `DiscardEffect`. */
interface Discard<Do extends DiscardEffect['do']> {
  /** Targets worth asking about; `refuse` has the last word. */
  targets(state: State): readonly Target[];
  refuse(state: State, target: AimOf<Do>, aimed: Discarded<Do>): Refusal | undefined;
  use(draft: State, target: AimOf<Do>, aimed: Discarded<Do>, tell: Tell<Event>): void;
  /** Why no target will do, where none does. */
  noTarget(state: State, aimed: Discarded<Do>): Refusal;
}

interface Discarded<Do extends DiscardEffect['do']> {
  readonly card: TechId;
  readonly effect: EffectOf<Do>;
}

const FIELD_TARGETS: readonly Target[] = FIELDS.map((field) => ({ kind: 'field', field }));

const DISCARDS: { readonly [Do in DiscardEffect['do']]: Discard<Do> } = {
  'remove-field': {
    targets: () => FIELD_TARGETS,
    refuse: (state, { field }) => refuseRemoving(state, field),
    use: (draft, { field }, _aimed, tell) => removeField(draft, draft.turn.seat, field, tell),
    noTarget: noFieldToRemove,
  },
  'place-field': {
    targets: () => TERRITORY_TARGETS,
    refuse: (state, { territory }, { effect }) => refusePlacing(state, effect.field, territory),
    use: (draft, { territory }, { effect }, tell) => placeField(draft, { seat: draft.turn.seat, field: effect.field, to: territory }, tell),
    noTarget: (_state, { card }) => {
      throw new Error(`AF-16.5: there is always a territory for ${card}`);
    },
  },
  'move-colony': {
    targets: settlements,
    refuse: (state, colony) => refuseUprooting(state, colony, 'AF-18.7'),
    use: (draft, { owner, territory }, { card }) => {
      draft.pending.push({ ask: 'choose-territory-for-colony', seat: draft.turn.seat, card, owner, from: territory });
    },
    noTarget: noColonyToMove,
  },
  'swap-colonies': {
    targets: settlements,
    refuse: refuseFirstOfSwap,
    use: (draft, { owner, territory }, { card }) => {
      draft.pending.push({ ask: 'choose-colony-to-swap', seat: draft.turn.seat, card, owner, from: territory });
    },
    noTarget: noSwap,
  },
  'scrap-ship': {
    targets: (state) => dockedShips(state).filter(({ owner }) => owner !== state.turn.seat),
    refuse: refuseScrapping,
    use: (draft, ship, _aimed, tell) => scrap(draft, ship, tell),
    noTarget: noShipToScrap,
  },
  'salvage-card': {
    targets: (state) => [...new Set(state.discard)].map((card) => ({ kind: 'card', card })),
    refuse: (state, target, { card }) => refuseSalvage(state, card, target.card),
    use: (draft, { card }, _aimed, tell) => salvageCard(draft, card, tell),
    noTarget: noCardToSalvage,
  },
};

/** [AF-17.4] [AF-R41] [AF-R42] Why this card may not be discarded at all, whatever it is aimed at. */
function refuseCard(state: State, card: TechId): Refusal | undefined {
  const { discard }: TechCard = TECH[card];
  if (!state.players[state.turn.seat].cards.includes(card)) return refused('card-not-owned', 'AF-17.1', { card });
  if (discard === undefined) return refused('card-has-no-discard', 'AF-17.4', { card });
  if (state.turn.used.includes(card)) return refused('card-used-this-turn', 'AF-17.4', { card });
  return state.turn.hasDiscarded ? refused('already-discarded-a-card', 'AF-17.4') : undefined;
}

/** Why this card may not be discarded so, or undefined when it may. */
export function refuseDiscard(state: State, action: DiscardCard): Refusal | undefined {
  const { discard }: TechCard = TECH[action.card];
  return refuseCard(state, action.card) ?? (discard === undefined ? undefined : refuseUse(state, discard, action));
}

function refuseUse<Do extends DiscardEffect['do']>(state: State, effect: EffectOf<Do>, { card, target }: DiscardCard): Refusal | undefined {
  if (!isAimedAt(target, AIMS[effect.do])) return refused('wrong-target', TECH[card].rule, { card });
  return DISCARDS[effect.do].refuse(state, target, { card, effect });
}

export function discardCard(draft: State, action: DiscardCard, tell: Tell<Event>): void {
  const { card } = action;
  const { discard }: TechCard = TECH[card];
  if (discard === undefined) throw new Error(`AF-17.4: ${card} has no discard power`);
  const { seat } = draft.turn;
  const { cards } = draft.players[seat];
  cards.splice(cards.indexOf(card), 1);
  draft.turn.hasDiscarded = true;
  tell({ type: 'card-discarded', seat, card });
  // What it salvages was in the pile before it, so the pile gets it last [AF-R51].
  carryOut(draft, discard, action, tell);
  draft.discard.push(card);
}

function carryOut<Do extends DiscardEffect['do']>(draft: State, effect: EffectOf<Do>, action: DiscardCard, tell: Tell<Event>): void {
  const { card, target } = action;
  if (!isAimedAt(target, AIMS[effect.do])) throw new Error(`AF-17.4: ${card} is not aimed at a ${target.kind}`);
  DISCARDS[effect.do].use(draft, target, { card, effect }, tell);
}

/** Every legal discard. */
export function addDiscards(state: State, actions: Action[]): void {
  if (state.turn.hasDiscarded) return;
  const { cards } = state.players[state.turn.seat];
  for (let index = 0; index < cards.length; index++) {
    const { discard }: TechCard = TECH[cards[index]];
    if (discard !== undefined && !state.turn.used.includes(cards[index])) addUses(state, discard, cards[index], actions);
  }
}

function addUses<Do extends DiscardEffect['do']>(state: State, effect: EffectOf<Do>, card: TechId, actions: Action[]): void {
  for (const target of DISCARDS[effect.do].targets(state)) {
    const action = { type: 'discard-card', card, target } as const;
    if (refuseUse(state, effect, action) === undefined) actions.push(action);
  }
}

/** Why discarding this card has no use at all now; undefined where it has one. */
export function whyNoDiscard(state: State, card: TechId): Refusal | undefined {
  const { discard }: TechCard = TECH[card];
  return refuseCard(state, card) ?? (discard === undefined ? undefined : whyNoUse(state, discard, card));
}

function whyNoUse<Do extends DiscardEffect['do']>(state: State, effect: EffectOf<Do>, card: TechId): Refusal | undefined {
  const { targets, noTarget } = DISCARDS[effect.do];
  const isUseful = targets(state).some((target) => refuseUse(state, effect, { type: 'discard-card', card, target }) === undefined);
  return isUseful ? undefined : noTarget(state, { card, effect });
}
