import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { HuntEffect } from '../cards/effects.ts';
import { HUNT, type HuntId } from '../cards/hunt.ts';
import type { Cause, Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Hunted, HuntToken, State } from '../state.ts';
import { undoChoices } from './exploration.ts';
import { isCreatureStepSettled } from './moments.ts';
import { huntedAt } from './people.ts';
import { askSealed } from './questions.ts';
import { doSanctuaryHunt, refuseSanctuaryHunt, sanctuaryHuntTargets } from './sanctuary/hunt-effects.ts';
import { huntedTargets, NOTHING_AIMED_AT, PAIR_TARGETS, PLACE_TARGETS, visitTargets } from './targets.ts';
import { leadHunted } from './tokens.ts';

/** Why the card cannot work now, whatever it is aimed at. By what everybody knows. */
export function refuseHuntEffect(state: State, effect: HuntEffect): Refusal | undefined {
  switch (effect.do) {
    case 'discard-down-to':
      return withMoreThan(state, effect.cards).length > 0 ? undefined : refused('hand-too-small', { cards: effect.cards });
    case 'all-discard':
      return withMoreThan(state, 0).length > 0 ? undefined : refused('hand-empty');
    case 'silence-place':
      return isCreatureStepSettled(state) ? refused('too-late') : undefined;
    case 'lead-astray':
      if (isCreatureStepSettled(state)) return refused('too-late');
      return visitTargets(state).length > 0 ? undefined : refused('no-effect');
    case 'copy-top':
      return refused('nothing-to-copy');
    default:
      return refuseSanctuaryHunt(state, effect);
  }
}

/** Hunted with more than so many place cards in hand. */
function withMoreThan(state: State, cards: number): readonly Hunted[] {
  return state.hunted.filter(({ hand }) => hand.length > cards);
}

/** Everything the card may be aimed at. */
export function huntTargets(state: State, effect: HuntEffect): readonly Target[] {
  switch (effect.do) {
    case 'bar-places':
      return PAIR_TARGETS;
    case 'step-if-caught':
    case 'show-all-but':
      return huntedTargets(state);
    case 'discard-down-to':
      return withMoreThan(state, effect.cards).map(({ seat }) => ({ kind: 'hunted', seat }));
    case 'silence-place':
      return PLACE_TARGETS;
    case 'lead-astray':
      return visitTargets(state);
    case 'copy-top':
      return NOTHING_AIMED_AT;
    default:
      return sanctuaryHuntTargets(state, effect);
  }
}

/** The card is in force already; this is what happens at once. */
export function doHuntEffect(draft: State, played: { readonly card: HuntId; readonly target: Target }, tell: Tell<Event>): void {
  const { card, target } = played;
  const { effect } = HUNT[card];
  const cause: Cause = `hunt:${card}`;
  switch (effect.do) {
    case 'bar-survival':
      undoChoices(draft, cause, tell);
      return;
    case 'bar-places':
      if (target.kind === 'pair') layToken(draft, 'target', target.places, tell);
      undoChoices(draft, cause, tell);
      return;
    case 'discard-down-to':
      if (target.kind === 'hunted')
        askToDiscard(draft, huntedAt(draft, target.seat).hand.length - effect.cards, { seat: target.seat, because: cause });
      return;
    case 'all-discard':
      askAllToDiscard(draft, effect.cards, cause);
      return;
    case 'show-all-but':
      if (target.kind === 'hunted') askToShow(draft, effect.cards, { seat: target.seat, because: cause });
      return;
    case 'cover-two':
      takeTokenBack(draft, HUNT[card].symbol);
      return;
    case 'silence-target':
      if (effect.coversTwo) takeTokenBack(draft, 'target');
      return;
    case 'lead-astray': {
      if (target.kind !== 'visit') return;
      const visit = huntedAt(draft, target.seat).played.find((one) => one.card === target.card);
      if (visit !== undefined) leadHunted({ seat: target.seat, visit, to: target.to, cause }, tell);
      return;
    }
    case 'raise-limit':
      draft.turn.nextHuntLimit = effect.cards;
      return;
    default:
      doSanctuaryHunt(draft, { effect, card, target }, tell);
  }
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

/** [NA-16.6] [NA-R16] Whoever has nothing in hand is not asked. */
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
