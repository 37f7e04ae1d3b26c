import { quickTable, type Refusal, type Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { BaseSurvivalEffect, SurvivalDo, SurvivalEffect, SurvivalWord } from '../cards/effects.ts';
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
  SANCTUARY_SURVIVAL_AIMS,
  SANCTUARY_SURVIVAL_APPLY,
  SANCTUARY_SURVIVAL_LASTING,
  SANCTUARY_SURVIVAL_REFUSALS,
} from './sanctuary/survival-effects.ts';
import {
  nothingAtOnce,
  type PlayedSurvival,
  type SurvivalAims,
  type SurvivalApply,
  type SurvivalLasting,
  type SurvivalRefusals,
} from './survival-words.ts';
import { swapWithPile } from './swapping.ts';
import { NOTHING_AIMED_AT, tokenTargets, WITHOUT_TARGET } from './targets.ts';
import { isCaught, isHit, moveToken } from './tokens.ts';

const BASE_REFUSALS: SurvivalRefusals<BaseSurvivalEffect['do']> = {
  'regain-will': (_, hunted) => (canRegainWill(hunted) ? undefined : refused('will-full', 'NA-17.1')),
  'set-marker': ({ marker }) => (marker ? refused('marker-charged', 'NA-17.2') : undefined),
  'bar-hunt': (state, { hand }) => {
    if (huntIsBarred(state)) return refused('hunt-barred', 'NA-R8');
    if (hasPlayedAllHunt(state)) return refused('creature-has-played', 'NA-R8');
    return hand.length === 0 ? refused('hand-empty', 'NA-R8') : undefined;
  },
  'return-places': (_, { discard }) => (discard.length === 0 ? refused('pile-empty', 'NA-17.4') : undefined),
  'darken-piles': () => undefined,
  'strike-hunt': ({ creature }) => (creature.hand.length === 0 ? refused('no-hunt-cards', 'NA-17.6') : undefined),
  'swap-with-pile': (_, { discard }) => (discard.length === 0 ? refused('pile-empty', 'NA-17.7') : undefined),
  'ignore-token': (state, hunted, { token }) => refuseIgnoring(state, hunted, token),
  'use-power-of': refuseBorrowingNow,
  'use-adjacent-power': refuseBorrowingNow,
  'move-token': (state, _, { token }) => refuseMoving(state, token),
  'spend-marker': (state) => {
    if (holdsRescue(state) && state.options.stasis === 'whole-phase') return refused('rescue-held', 'NA-R37');
    return state.marker ? undefined : refused('marker-not-charged', 'NA-17.14');
  },
  // [NA-17.15]
  'return-played': (state, { played }) => {
    if (hasBegun(state, 'refill')) return refused('too-late', 'NA-R64');
    return played.length === 0 ? refused('no-effect', 'NA-4.10') : undefined;
  },
};
const REFUSALS: SurvivalRefusals = quickTable({ ...BASE_REFUSALS, ...SANCTUARY_SURVIVAL_REFUSALS });

/** Why the card cannot work for this Hunted now, whatever it is aimed at. By what everybody knows. */
export function refuseSurvivalEffect<Do extends SurvivalDo>(state: State, hunted: Hunted, effect: SurvivalWord<Do>): Refusal | undefined {
  return REFUSALS[effect.do](state, hunted, effect);
}

/** At hand, because in every window each Hunted is asked for: mostly the token is elsewhere. */
const NOT_ON_YOU = {
  artemia: refused('no-token-on-you', 'NA-R28', { token: 'artemia' }),
  creature: refused('no-token-on-you', 'NA-R28', { token: 'creature' }),
};
const NOT_LAID = {
  artemia: refused('token-not-laid', 'NA-17.12', { token: 'artemia' }),
  creature: refused('token-not-laid', 'NA-17.13', { token: 'creature' }),
};

/** [NA-R28] [NA-18.18] */
function refuseEvading(state: State, token: 'artemia' | 'creature'): Refusal | undefined {
  if (token === 'artemia' ? isArtemiaStepSettled(state) : isCreatureStepSettled(state)) return refused('too-late', 'NA-R28');
  return token === 'creature' && adaptationDoing(state, 'cannot-be-evaded') !== undefined ? refused('cannot-evade', 'NA-18.18') : undefined;
}

/** [NA-R28] Only while the token is there, and before its step. */
function refuseIgnoring(state: State, hunted: Hunted, token: 'artemia' | 'creature'): Refusal | undefined {
  const refusal = refuseEvading(state, token);
  if (refusal !== undefined) return refusal;
  const isThere = token === 'artemia' ? isHit : isCaught;
  for (const visit of hunted.played) if (isThere(state, hunted, visit)) return undefined;
  return NOT_ON_YOU[token];
}

function refuseMoving(state: State, token: 'artemia' | 'creature'): Refusal | undefined {
  const refusal = refuseEvading(state, token);
  if (refusal !== undefined) return refusal;
  return state.tokens[token].length > 0 || isCloneMovable(state, token) ? undefined : NOT_LAID[token];
}

/** [NA-17.13] Where the Target token is a clone it may be moved instead. */
function isCloneMovable(state: State, token: 'artemia' | 'creature'): boolean {
  return token === 'creature' && state.tokens.target.length > 0 && isCloned(state);
}

function movable(state: State, token: 'artemia' | 'creature'): HuntToken[] {
  const tokens: HuntToken[] = state.tokens[token].length > 0 ? [token] : [];
  if (isCloneMovable(state, token)) tokens.push('target');
  return tokens;
}

const noTarget = (): readonly Target[] => WITHOUT_TARGET;

const BASE_AIMS: SurvivalAims<BaseSurvivalEffect['do']> = {
  'regain-will': noTarget,
  'set-marker': noTarget,
  'bar-hunt': (_, { hand }) => kindsOf(hand).map((card) => ({ kind: 'own-card', card })),
  'return-places': noTarget,
  'darken-piles': noTarget,
  'strike-hunt': noTarget,
  'swap-with-pile': swaps,
  'ignore-token': noTarget,
  'use-power-of': borrowTargets,
  'use-adjacent-power': borrowTargets,
  'move-token': (state, _, { token }) => tokenTargets(state, movable(state, token)),
  'spend-marker': noTarget,
  'return-played': (_, { played }) => played.map(({ card }) => ({ kind: 'own-card', card })),
};
const AIMS: SurvivalAims = quickTable({ ...BASE_AIMS, ...SANCTUARY_SURVIVAL_AIMS });

/** Everything the card may be aimed at by this Hunted. */
export function survivalTargets<Do extends SurvivalDo>(state: State, hunted: Hunted, effect: SurvivalWord<Do>): readonly Target[] {
  return AIMS[effect.do](state, hunted, effect);
}

/** [NA-17.7] What may not be played this turn may not come in either. */
function swaps(state: State, { played, discard }: Hunted): readonly Target[] {
  if (played.length === 0) return NOTHING_AIMED_AT;
  const incoming = unbarred(state, kindsOf(discard));
  return kindsOf(played.map((visit) => visit.card)).flatMap((out) => incoming.map((card): Target => ({ kind: 'swap', out, in: card })));
}

const causeOf = ({ card }: PlayedSurvival): Cause => `survival:${card}`;

const BASE_APPLY: SurvivalApply<BaseSurvivalEffect['do']> = {
  'regain-will': (_, { hunted, card, effect }, tell) => regainWill({ hunted, will: effect.will, cause: `survival:${card}` }, tell),
  'set-marker': (draft, { hunted, card }, tell) => {
    draft.marker = true;
    tell({ type: 'marker-moved', seat: hunted.seat, on: true, cause: `survival:${card}` });
  },
  'bar-hunt': (draft, played, tell) => {
    const { hunted, target } = played;
    const cause = causeOf(played);
    if (target.kind === 'own-card') discardPlaces(draft, { hunted, cards: [target.card], cause }, tell);
    undoChoices(draft, cause, tell);
  },
  'return-places': (draft, { hunted, card, effect }) =>
    askToReturn(draft, { hunted, atMost: effect.atMost, least: 0, because: `survival:${card}` }),
  'darken-piles': (draft, played, tell) => tell({ type: 'piles-darkened', cause: causeOf(played), seats: huntedSeats(draft) }),
  'strike-hunt': (draft, played, tell) => strikeHunt(draft, { cards: played.effect.cards, cause: causeOf(played) }, tell),
  'swap-with-pile': (draft, played, tell) => {
    const { hunted, target } = played;
    if (target.kind === 'swap') swapWithPile(draft, { hunted, out: target.out, in: target.in, cause: causeOf(played) }, tell);
  },
  'ignore-token': nothingAtOnce,
  'use-power-of': (draft, played, tell) => useBorrowed(draft, { ...played, cause: causeOf(played) }, tell),
  'use-adjacent-power': (draft, played, tell) => useBorrowed(draft, { ...played, cause: causeOf(played) }, tell),
  'move-token': (draft, played, tell) => {
    const { target } = played;
    if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause: causeOf(played) }, tell);
  },
  'spend-marker': (draft, played, tell) => {
    const cause = causeOf(played);
    draft.marker = false;
    tell({ type: 'marker-moved', seat: played.hunted.seat, on: false, cause });
    stepRescue(draft, cause, tell);
  },
  'return-played': (_, played, tell) => {
    const { hunted, target } = played;
    if (target.kind === 'own-card') takeBackPlayed(hunted, { card: target.card, cause: causeOf(played) }, tell);
  },
};
const APPLY: SurvivalApply = quickTable({ ...BASE_APPLY, ...SANCTUARY_SURVIVAL_APPLY });

/** The card is on the pile, and in force if it lasts; this is what happens at once. */
export function doSurvivalEffect<Do extends SurvivalDo>(draft: State, played: PlayedSurvival<Do>, tell: Tell<Event>): void {
  APPLY[played.effect.do](draft, played, tell);
}

const BASE_LASTING: SurvivalLasting<BaseSurvivalEffect['do']> = {
  'regain-will': false,
  'set-marker': false,
  'bar-hunt': true,
  'return-places': false,
  'darken-piles': true,
  'strike-hunt': false,
  'swap-with-pile': false,
  'ignore-token': true,
  'use-power-of': false,
  'use-adjacent-power': false,
  'move-token': false,
  'spend-marker': false,
  'return-played': false,
};
const LASTING: SurvivalLasting = quickTable({ ...BASE_LASTING, ...SANCTUARY_SURVIVAL_LASTING });

/** Whether the card goes on working after it was played. */
export function lasts(effect: SurvivalEffect): boolean {
  return LASTING[effect.do];
}

/** [NA-R10] A card paid or swapped into a dark pile: what everybody else hears of the target. */
export function isTargetOfPile(effect: SurvivalEffect): boolean {
  return effect.do === 'bar-hunt' || effect.do === 'swap-with-pile';
}
