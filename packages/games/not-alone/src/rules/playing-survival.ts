import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, Target } from '../actions.ts';
import { survivalOfPhase } from '../cards/by-phase.ts';
import type { SurvivalEffect } from '../cards/effects.ts';
import { SURVIVAL, type SurvivalId } from '../cards/survival.ts';
import type { Event } from '../events.ts';
import { refused, refusedFor } from '../refusals.ts';
import type { Hunted, State } from '../state.ts';
import { holds, removeSeen } from './decks.ts';
import { putInForce } from './in-force.ts';
import { huntedAt, huntedSeats } from './people.ts';
import { isDark } from './place-cards.ts';
import { doSurvivalEffect, isTargetOfPile, lasts, refuseSurvivalEffect, survivalTargets } from './survival-effects.ts';
import { refuseAnySurvival } from './survival-limit.ts';
import { NO_TARGET, refuseTarget, unlessAimed } from './targets.ts';

/** Whatever it is aimed at. Depends on nothing hidden but whether the card is held. */
function refuseCard(state: State, hunted: Hunted, card: SurvivalId): Refusal | undefined {
  const { phase } = state.turn;
  if (SURVIVAL[card].phase !== phase) return refused('wrong-phase', 'NA-4.1', { card, phase });
  return refuseSurvivalEffect(state, hunted, SURVIVAL[card].effect);
}

export function refuseSurvival(
  state: State,
  hunted: Hunted,
  played: { readonly card: SurvivalId; readonly target: Target },
): Refusal | undefined {
  const { card, target } = played;
  return refuseHeld(state, hunted, card) ?? refuseTarget(card, survivalTargets(state, hunted, SURVIVAL[card].effect), target);
}

function refuseHeld(state: State, hunted: Hunted, card: SurvivalId): Refusal | undefined {
  if (!holds(hunted.survival, card)) return refused('card-not-held', 'NA-4.1', { card });
  const refusal = refuseAnySurvival(state, hunted) ?? refuseCard(state, hunted, card);
  return refusal === undefined ? undefined : refusedFor(card, refusal);
}

/** Why the card cannot be played at anything at all; undefined: it can. */
export function refuseWholeSurvival(state: State, hunted: Hunted, card: SurvivalId): Refusal | undefined {
  return refuseHeld(state, hunted, card) ?? unlessAimed(card, survivalTargets(state, hunted, SURVIVAL[card].effect));
}

export function addSurvivalPlays(state: State, hunted: Hunted, actions: Action[]): void {
  if (hunted.survival.length === 0 || refuseAnySurvival(state, hunted) !== undefined) return;
  for (const { card } of hunted.survival) {
    const { phase, effect } = SURVIVAL[card];
    // The phase before the rest: most cards are of another.
    if (phase !== state.turn.phase || refuseSurvivalEffect(state, hunted, effect) !== undefined) continue;
    for (const target of survivalTargets(state, hunted, effect)) actions.push({ type: 'play-survival', card, target });
  }
}

/** [NA-4.11] Might this Hunted hold a card to play now? By what everybody knows: nobody holds what is in the open pile. */
export function mightPlaySurvival(state: State, hunted: Hunted): boolean {
  if (hunted.survival.length === 0 || refuseAnySurvival(state, hunted) !== undefined) return false;
  for (const { card, effect } of survivalOfPhase(state.options, state.turn.phase)) {
    if (!state.survivalDiscard.includes(card) && refuseSurvivalEffect(state, hunted, effect) === undefined) return true;
  }
  return false;
}

/** Words of cards with which a Hunted acts. */
const ACTING: ReadonlySet<SurvivalEffect['do']> = new Set(['use-power-of', 'use-adjacent-power', 'shelter-anywhere', 'reach-sanctuary']);

/** [NA-22.16] Might this Hunted, who can do nothing else, hold a card to act by? By what everybody knows. */
export function mightActByCard(state: State, hunted: Hunted): boolean {
  if (hunted.survival.length === 0 || refuseAnySurvival(state, hunted) !== undefined) return false;
  for (const { card, effect } of survivalOfPhase(state.options, state.turn.phase)) {
    const isOut = ACTING.has(effect.do) && !state.survivalDiscard.includes(card);
    if (isOut && refuseSurvivalEffect(state, hunted, effect) === undefined) return true;
  }
  return false;
}

/** [NA-4.1] Played, on the pile at once, and in force if it lasts. */
export function playSurvival(
  draft: State,
  played: { readonly seat: Seat; readonly card: SurvivalId; readonly target: Target },
  tell: Tell<Event>,
): void {
  const { seat, card, target } = played;
  const hunted = huntedAt(draft, seat);
  const { effect } = SURVIVAL[card];
  removeSeen(hunted.survival, card);
  draft.survivalDiscard.push(card);
  hunted.survivalPlayed.push(card);
  const isSecret = isTargetOfPile(effect) && isDark(draft, hunted);
  // What lasts is seen by all, so a target that not all may know is not kept.
  if (lasts(effect)) putInForce(draft, { card: `survival:${card}`, by: seat, target: isTargetOfPile(effect) ? NO_TARGET : target });
  const event = { type: 'survival-played', seat, card, target } as const;
  if (isSecret) tell({ ...event, target: NO_TARGET }, { only: huntedSeats(draft), adds: { target }, reveals: true });
  else tell(event, { reveals: true });
  doSurvivalEffect(draft, { hunted, card, effect, target }, tell);
}
