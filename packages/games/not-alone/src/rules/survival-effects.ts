import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { SurvivalEffect } from '../cards/effects.ts';
import { SURVIVAL, type SurvivalId } from '../cards/survival.ts';
import type { Cause, Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Hunted, HuntToken, State } from '../state.ts';
import { borrowTargets, refuseBorrowingNow, useBorrowed } from './borrowed-powers.ts';
import { canRegainWill, regainWill, stepRescue } from './counters.ts';
import { strikeHunt } from './decks.ts';
import { undoChoices } from './exploration.ts';
import { holdsRescue, huntIsBarred, isCloned, unbarred } from './in-force.ts';
import { hasBegun, isArtemiaStepSettled, isCreatureStepSettled } from './moments.ts';
import { huntedSeats } from './people.ts';
import { discardPlaces, kindsOf, takeBackPlayed } from './place-cards.ts';
import { askToReturn } from './returning.ts';
import { adaptationDoing } from './sanctuary/abilities.ts';
import { hasPlayedAllHunt } from './sanctuary/limits.ts';
import {
  doSanctuarySurvival,
  refuseSanctuarySurvival,
  sanctuarySurvivalLasts,
  sanctuarySurvivalTargets,
} from './sanctuary/survival-effects.ts';
import { swapWithPile } from './swapping.ts';
import { NOTHING_AIMED_AT, tokenTargets, WITHOUT_TARGET } from './targets.ts';
import { isCaught, isHit, moveToken } from './tokens.ts';

/** Why the card cannot work for this Hunted now, whatever it is aimed at. By what everybody knows. */
export function refuseSurvivalEffect(state: State, hunted: Hunted, effect: SurvivalEffect): Refusal | undefined {
  switch (effect.do) {
    case 'regain-will':
      return canRegainWill(hunted) ? undefined : refused('will-full');
    case 'set-marker':
      return state.marker ? refused('marker-charged') : undefined;
    case 'bar-hunt':
      if (huntIsBarred(state)) return refused('hunt-barred');
      if (hasPlayedAllHunt(state)) return refused('creature-has-played');
      return hunted.hand.length === 0 ? refused('hand-empty') : undefined;
    case 'return-places':
    case 'swap-with-pile':
      return hunted.discard.length === 0 ? refused('pile-empty') : undefined;
    case 'strike-hunt':
      return state.creature.hand.length === 0 ? refused('no-hunt-cards') : undefined;
    case 'ignore-token':
      return refuseIgnoring(state, hunted, effect.token);
    case 'move-token':
      return refuseMoving(state, effect.token);
    case 'spend-marker':
      if (holdsRescue(state) && state.options.stasis === 'whole-phase') return refused('rescue-held');
      return state.marker ? undefined : refused('marker-not-charged');
    case 'return-played':
      if (hasBegun(state, 'refill')) return refused('too-late');
      return hunted.played.length === 0 ? refused('no-effect') : undefined;
    case 'use-power-of':
    case 'use-adjacent-power':
      return refuseBorrowingNow(state, hunted, effect);
    case 'darken-piles':
      return undefined;
    default:
      return refuseSanctuarySurvival(state, hunted, effect);
  }
}

/** [NA-R28] [NA-18.18] */
function refuseEvading(state: State, token: 'artemia' | 'creature'): Refusal | undefined {
  if (token === 'artemia' ? isArtemiaStepSettled(state) : isCreatureStepSettled(state)) return refused('too-late');
  return token === 'creature' && adaptationDoing(state, 'cannot-be-evaded') !== undefined ? refused('cannot-evade') : undefined;
}

/** [NA-R28] Only while the token is there, and before its step. */
function refuseIgnoring(state: State, hunted: Hunted, token: 'artemia' | 'creature'): Refusal | undefined {
  const refusal = refuseEvading(state, token);
  if (refusal !== undefined) return refusal;
  const isThere = token === 'artemia' ? isHit : isCaught;
  for (const visit of hunted.played) if (isThere(state, hunted, visit)) return undefined;
  return refused('no-token-on-you', { token });
}

function refuseMoving(state: State, token: 'artemia' | 'creature'): Refusal | undefined {
  const refusal = refuseEvading(state, token);
  if (refusal !== undefined) return refusal;
  if (state.tokens[token].length > 0) return undefined;
  return movable(state, token).length > 0 ? undefined : refused('token-not-laid', { token });
}

/** [NA-17.13] Where the Target token is a clone it may be moved instead. */
function movable(state: State, token: 'artemia' | 'creature'): HuntToken[] {
  const tokens: HuntToken[] = state.tokens[token].length > 0 ? [token] : [];
  if (token === 'creature' && isCloned(state) && state.tokens.target.length > 0) tokens.push('target');
  return tokens;
}

/** Everything the card may be aimed at by this Hunted. */
export function survivalTargets(state: State, hunted: Hunted, effect: SurvivalEffect): readonly Target[] {
  switch (effect.do) {
    case 'bar-hunt':
      return kindsOf(hunted.hand).map((card) => ({ kind: 'own-card', card }));
    case 'swap-with-pile':
      return swaps(state, hunted);
    case 'move-token':
      return tokenTargets(state, movable(state, effect.token));
    case 'return-played':
      return hunted.played.map(({ card }) => ({ kind: 'own-card', card }));
    case 'use-power-of':
    case 'use-adjacent-power':
      return borrowTargets(state, hunted, effect);
    case 'regain-will':
    case 'set-marker':
    case 'return-places':
    case 'darken-piles':
    case 'strike-hunt':
    case 'ignore-token':
    case 'spend-marker':
      return WITHOUT_TARGET;
    default:
      return sanctuarySurvivalTargets(state, hunted, effect);
  }
}

/** [NA-17.7] What may not be played this turn may not come in either. */
function swaps(state: State, { played, discard }: Hunted): readonly Target[] {
  if (played.length === 0) return NOTHING_AIMED_AT;
  const incoming = unbarred(state, kindsOf(discard));
  return kindsOf(played.map((visit) => visit.card)).flatMap((out) => incoming.map((card): Target => ({ kind: 'swap', out, in: card })));
}

/** The card is on the pile, and in force if it lasts; this is what happens at once. */
export function doSurvivalEffect(
  draft: State,
  played: { readonly hunted: Hunted; readonly card: SurvivalId; readonly target: Target },
  tell: Tell<Event>,
): void {
  const { hunted, card, target } = played;
  const { effect } = SURVIVAL[card];
  const cause: Cause = `survival:${card}`;
  switch (effect.do) {
    case 'regain-will':
      regainWill({ hunted, will: effect.will, cause }, tell);
      return;
    case 'set-marker':
      draft.marker = true;
      tell({ type: 'marker-moved', seat: hunted.seat, on: true, cause });
      return;
    case 'bar-hunt':
      if (target.kind === 'own-card') discardPlaces(draft, { hunted, cards: [target.card], cause }, tell);
      undoChoices(draft, cause, tell);
      return;
    case 'return-places':
      askToReturn(draft, { hunted, atMost: effect.atMost, least: 0, because: cause });
      return;
    case 'darken-piles':
      tell({ type: 'piles-darkened', cause, seats: huntedSeats(draft) });
      return;
    case 'strike-hunt':
      strikeHunt(draft, { cards: effect.cards, cause }, tell);
      return;
    case 'swap-with-pile':
      if (target.kind === 'swap') swapWithPile(draft, { hunted, out: target.out, in: target.in, cause }, tell);
      return;
    case 'move-token':
      if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause }, tell);
      return;
    case 'spend-marker':
      draft.marker = false;
      tell({ type: 'marker-moved', seat: hunted.seat, on: false, cause });
      stepRescue(draft, cause, tell);
      return;
    case 'return-played':
      if (target.kind === 'own-card') takeBackPlayed(hunted, { card: target.card, cause }, tell);
      return;
    case 'use-power-of':
    case 'use-adjacent-power':
      useBorrowed(draft, { hunted, effect, target, cause }, tell);
      return;
    case 'ignore-token':
      return;
    default:
      doSanctuarySurvival(draft, { hunted, effect, card, target }, tell);
  }
}

/** Whether the card goes on working after it was played. */
export function lasts(effect: SurvivalEffect): boolean {
  switch (effect.do) {
    case 'bar-hunt':
    case 'darken-piles':
    case 'ignore-token':
      return true;
    default:
      return sanctuarySurvivalLasts(effect);
  }
}

/** [NA-R10] A card paid or swapped into a dark pile: what everybody else hears of the target. */
export function isTargetOfPile(effect: SurvivalEffect): boolean {
  return effect.do === 'bar-hunt' || effect.do === 'swap-with-pile';
}
