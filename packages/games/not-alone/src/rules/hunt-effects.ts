import { quickTable, type Refusal, type Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { BaseHuntEffect, HuntDo, HuntWord } from '../cards/effects.ts';
import { HUNT } from '../cards/hunt.ts';
import type { Cause, Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Hunted, HuntToken, State } from '../state.ts';
import { undoChoices } from './exploration.ts';
import { type HuntAims, type HuntApply, type HuntRefusals, lasts, neverRefused, type PlayedHunt } from './hunt-words.ts';
import { isCreatureStepSettled } from './moments.ts';
import { huntedAt } from './people.ts';
import { askSealed } from './questions.ts';
import { SANCTUARY_HUNT_AIMS, SANCTUARY_HUNT_APPLY, SANCTUARY_HUNT_REFUSALS } from './sanctuary/hunt-effects.ts';
import { huntedTargets, NOTHING_AIMED_AT, PAIR_TARGETS, PLACE_TARGETS, visitTargets, WITHOUT_TARGET } from './targets.ts';
import { leadHunted } from './tokens.ts';

const BASE_REFUSALS: HuntRefusals<BaseHuntEffect['do']> = {
  'bar-survival': neverRefused,
  'bar-places': neverRefused,
  'step-if-caught': neverRefused,
  'discard-down-to': (state, { cards }) =>
    withMoreThan(state, cards).length > 0 ? undefined : refused('hand-too-small', 'NA-R15', { cards }),
  'catch-costs': neverRefused,
  'all-discard': (state) => (withMoreThan(state, 0).length > 0 ? undefined : refused('hand-empty', 'NA-16.6')),
  'silence-places': neverRefused,
  'limit-returns': neverRefused,
  'artemia-costs': neverRefused,
  'show-all-but': neverRefused,
  'cover-two': neverRefused,
  'clone-creature': neverRefused,
  'silence-target': neverRefused,
  'target-pays': neverRefused,
  'silence-place': (state) => (isCreatureStepSettled(state) ? refused('too-late', 'NA-R63') : undefined),
  'lead-astray': (state) => {
    if (isCreatureStepSettled(state)) return refused('too-late', 'NA-16.17');
    return visitTargets(state).length > 0 ? undefined : refused('no-effect', 'NA-4.10');
  },
  'hold-rescue': neverRefused,
  'raise-limit': neverRefused,
  'copy-top': () => refused('nothing-to-copy', 'NA-16.20'),
};
const REFUSALS: HuntRefusals = quickTable({ ...BASE_REFUSALS, ...SANCTUARY_HUNT_REFUSALS });

/** Why the card cannot work now, whatever it is aimed at. By what everybody knows. */
export function refuseHuntEffect<Do extends HuntDo>(state: State, effect: HuntWord<Do>): Refusal | undefined {
  return REFUSALS[effect.do](state, effect);
}

/** Hunted with more than this many place cards in hand. */
function withMoreThan(state: State, cards: number): readonly Hunted[] {
  return state.hunted.filter(({ hand }) => hand.length > cards);
}

const noTarget = (): readonly Target[] => WITHOUT_TARGET;

const BASE_AIMS: HuntAims<BaseHuntEffect['do']> = {
  'bar-survival': noTarget,
  'bar-places': () => PAIR_TARGETS,
  'step-if-caught': huntedTargets,
  'discard-down-to': (state, { cards }) => withMoreThan(state, cards).map(({ seat }) => ({ kind: 'hunted', seat })),
  'catch-costs': noTarget,
  'all-discard': noTarget,
  'silence-places': noTarget,
  'limit-returns': noTarget,
  'artemia-costs': noTarget,
  'show-all-but': huntedTargets,
  'cover-two': noTarget,
  'clone-creature': noTarget,
  'silence-target': noTarget,
  'target-pays': noTarget,
  'silence-place': () => PLACE_TARGETS,
  'lead-astray': visitTargets,
  'hold-rescue': noTarget,
  'raise-limit': noTarget,
  'copy-top': () => NOTHING_AIMED_AT,
};
const AIMS: HuntAims = quickTable({ ...BASE_AIMS, ...SANCTUARY_HUNT_AIMS });

/** Everything the card may be aimed at. */
export function huntTargets<Do extends HuntDo>(state: State, effect: HuntWord<Do>): readonly Target[] {
  return AIMS[effect.do](state, effect);
}

const BASE_APPLY: HuntApply<BaseHuntEffect['do']> = {
  'bar-survival': (draft, { card }, tell) => undoChoices(draft, `hunt:${card}`, tell),
  'bar-places': (draft, { card, target }, tell) => {
    if (target.kind === 'pair') layToken(draft, 'target', target.places, tell);
    undoChoices(draft, `hunt:${card}`, tell);
  },
  'step-if-caught': lasts,
  // [NA-16.4]
  'discard-down-to': (draft, { card, effect, target }) => {
    if (target.kind !== 'hunted') return;
    askToDiscard(draft, huntedAt(draft, target.seat).hand.length - effect.cards, { seat: target.seat, because: `hunt:${card}` });
  },
  'catch-costs': lasts,
  'all-discard': (draft, { card, effect }) => askAllToDiscard(draft, effect.cards, `hunt:${card}`),
  'silence-places': lasts,
  'limit-returns': lasts,
  'artemia-costs': lasts,
  'show-all-but': (draft, { card, effect, target }) => {
    if (target.kind === 'hunted') askToShow(draft, effect.cards, { seat: target.seat, because: `hunt:${card}` });
  },
  'cover-two': (draft, { card }) => takeTokenBack(draft, HUNT[card].symbol),
  'clone-creature': lasts,
  'silence-target': (draft, { effect }) => {
    if (effect.coversTwo) takeTokenBack(draft, 'target');
  },
  'target-pays': lasts,
  'silence-place': lasts,
  'lead-astray': (draft, { card, target }, tell) => {
    if (target.kind !== 'visit') return;
    const visit = huntedAt(draft, target.seat).played.find((one) => one.card === target.card);
    if (visit !== undefined) leadHunted({ seat: target.seat, visit, to: target.to, cause: `hunt:${card}` }, tell);
  },
  'hold-rescue': lasts,
  // [NA-16.19] [NA-R39]
  'raise-limit': (draft, { effect }) => {
    draft.turn.nextHuntLimit = effect.cards;
  },
  'copy-top': () => {
    throw new Error('NA-16.20: a copy is played as the card it copies');
  },
};
const APPLY: HuntApply = quickTable({ ...BASE_APPLY, ...SANCTUARY_HUNT_APPLY });

/** The card is in force already; this is what happens at once. */
export function doHuntEffect<Do extends HuntDo>(draft: State, played: PlayedHunt<Do>, tell: Tell<Event>): void {
  APPLY[played.effect.do](draft, played, tell);
}

function layToken(draft: State, token: HuntToken, at: State['tokens'][HuntToken], tell: Tell<Event>): void {
  const from = draft.tokens[token];
  draft.tokens[token] = at;
  tell({ type: 'token-placed', token, at, from });
}

/** [NA-R13] It is laid again, between two places; laying it is what is told. */
function takeTokenBack(draft: State, token: HuntToken | undefined): void {
  if (token !== undefined) draft.tokens[token] = [];
}

function askToDiscard(draft: State, count: number, asked: Pick<Pending, 'seat' | 'because'>): void {
  if (count > 0) draft.pending.push({ ask: 'discard-places', seat: asked.seat, because: asked.because, count });
}

/** [NA-16.6] [NA-R16] A Hunted with an empty hand is not asked. */
function askAllToDiscard(draft: State, cards: number, because: Cause): void {
  const questions: Pending[] = [];
  for (const { seat, hand } of draft.hunted) {
    const count = Math.min(cards, hand.length);
    if (count > 0) questions.push({ ask: 'discard-places', seat, because, count });
  }
  askSealed(draft, questions);
}

/** [NA-R16] What stays hidden is chosen under seal, a card an answer; a smaller hand shows nothing. */
export function askToShow(draft: State, but: number, asked: Pick<Pending, 'seat' | 'because'>): void {
  if (huntedAt(draft, asked.seat).hand.length <= but) return;
  askSealed(draft, [{ ask: 'hide-places', seat: asked.seat, because: asked.because, count: but }]);
}
