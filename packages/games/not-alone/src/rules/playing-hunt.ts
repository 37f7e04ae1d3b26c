import type { Refusal, Tell } from '@orrery/engine';
import type { Action, Target } from '../actions.ts';
import { huntOfPhase } from '../cards/by-phase.ts';
import type { HuntEffect } from '../cards/effects.ts';
import { HUNT, type HuntId } from '../cards/hunt.ts';
import type { Event } from '../events.ts';
import { refused, refusedFor } from '../refusals.ts';
import type { State } from '../state.ts';
import { holds, removeSeen } from './decks.ts';
import { doHuntEffect, huntTargets, refuseHuntEffect } from './hunt-effects.ts';
import { huntIsBarred, putInForce } from './in-force.ts';
import { hasBegun } from './moments.ts';
import { hasPlayedAllHunt, refuseHuntLimit } from './sanctuary/limits.ts';
import { refuseTarget, unlessAimed } from './targets.ts';

/** [NA-16.20] The card whose text counts: its own, or what a copying card finds on top of the pile. None: nothing to copy. */
export function playedAs(state: State, card: HuntId): HuntId | undefined {
  if (HUNT[card].effect.do !== 'copy-top') return card;
  const top = state.huntDiscard.at(-1);
  return top === undefined || HUNT[top].effect.do === 'copy-top' ? undefined : top;
}

/** [NA-4.2] [NA-17.3] May the Creature still play Hunt cards in this phase, by what everybody knows? */
export function refuseAnyHunt(state: State): Refusal | undefined {
  if (state.turn.stage === 'keeping-cards') return refused('too-late', 'NA-R18');
  if (isBeingChosenFrom(state)) return refused('not-now', 'NA-22.18');
  return refuseHuntLimit(state) ?? (huntIsBarred(state) ? refused('hunt-barred', 'NA-17.3') : undefined);
}

/** [NA-22.18] [NA-R63] A Hunted has looked at the Hunt cards and may put some under the deck: no card slips away in between. */
function isBeingChosenFrom({ pending, creature }: State): boolean {
  for (const { ask, seat } of pending) if (ask === 'put-hunt-under' && seat !== creature.seat) return true;
  return false;
}

/** Whatever it is aimed at. Depends on nothing hidden but whether the card is held. */
function refuseCard(state: State, card: HuntId): Refusal | undefined {
  const { phase } = state.turn;
  const counted = playedAs(state, card);
  if (counted === undefined) return refused('nothing-to-copy', 'NA-16.20');
  if (HUNT[counted].phase !== phase) return refused('wrong-phase', 'NA-4.1', { card, phase });
  return refuseHuntEffect(state, HUNT[counted].effect);
}

export function refuseHunt(state: State, card: HuntId, target: Target): Refusal | undefined {
  return refuseHeld(state, card) ?? refuseTarget(card, targetsOf(state, card), target);
}

function refuseHeld(state: State, card: HuntId): Refusal | undefined {
  if (!holds(state.creature.hand, card)) return refused('card-not-held', 'NA-4.1', { card });
  const refusal = refuseAnyHunt(state) ?? refuseCard(state, card);
  return refusal === undefined ? undefined : refusedFor(card, refusal);
}

function targetsOf(state: State, card: HuntId): readonly Target[] {
  return huntTargets(state, HUNT[playedAs(state, card) ?? card].effect);
}

/** Why the card cannot be played at anything at all; undefined: it can. */
export function refuseWholeHunt(state: State, card: HuntId): Refusal | undefined {
  return refuseHeld(state, card) ?? unlessAimed(card, targetsOf(state, card));
}

/** What the card does if nothing but its target could refuse it. The phase first: most cards are of another. */
function playableNow(state: State, card: HuntId): HuntEffect | undefined {
  const { phase, effect } = HUNT[playedAs(state, card) ?? card];
  return phase === state.turn.phase && refuseHuntEffect(state, effect) === undefined ? effect : undefined;
}

export function addHuntPlays(state: State, actions: Action[]): void {
  if (hasPlayedAllHunt(state) || refuseAnyHunt(state) !== undefined) return;
  for (const { card } of state.creature.hand) {
    const effect = playableNow(state, card);
    if (effect !== undefined) for (const target of huntTargets(state, effect)) actions.push({ type: 'play-hunt', card, target });
  }
}

/** [NA-4.11] Might the Creature hold a card it can play now? By what everybody knows: it does not hold what is in the open pile. */
export function mightPlayHunt(state: State): boolean {
  if (state.creature.hand.length === 0 || hasPlayedAllHunt(state) || refuseAnyHunt(state) !== undefined) return false;
  for (const card of huntOfPhase(state.options, state.turn.phase)) {
    if (!liesOpen(state, card) && playableNow(state, card) !== undefined) return true;
  }
  return false;
}

/** [NA-R38] Where cards reach the pile only in phase 4, those played before are face up as well. */
function liesOpen(state: State, card: HuntId): boolean {
  if (state.huntDiscard.includes(card)) return true;
  return state.options.huntDiscard === 'end-of-turn' && !hasBegun(state, 'refill') && state.turn.huntPlayed.includes(card);
}

/** [NA-4.1] [NA-R38] Played, in force, and on the pile at once or in phase 4. */
export function playHunt(draft: State, played: { readonly card: HuntId; readonly target: Target }, tell: Tell<Event>): void {
  const { card, target } = played;
  const counted = playedAs(draft, card) ?? card;
  removeSeen(draft.creature.hand, card);
  draft.turn.huntPlayed.push(card);
  if (draft.options.huntDiscard === 'at-once' || hasBegun(draft, 'refill')) draft.huntDiscard.push(card);
  putInForce(draft, { card: `hunt:${counted}`, by: draft.creature.seat, target });
  tell({ type: 'hunt-played', card, target, copies: counted === card ? undefined : counted }, { reveals: true });
  doHuntEffect(draft, { card: counted, effect: HUNT[counted].effect, target }, tell);
}
