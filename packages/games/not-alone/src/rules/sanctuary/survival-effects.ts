import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { SurvivalEffect } from '../../cards/effects.ts';
import type { SanctuarySurvivalEffect } from '../../cards/effects-sanctuary.ts';
import { SURVIVAL, type SurvivalId } from '../../cards/survival.ts';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { actsNow } from '../acting.ts';
import { unbarred } from '../in-force.ts';
import { hasBegun, isCreatureStepSettled } from '../moments.ts';
import { bitOf, everySeat, huntedAt } from '../people.ts';
import { askToReturn } from '../returning.ts';
import { NOTHING_AIMED_AT, WITHOUT_TARGET } from '../targets.ts';
import { isTargeted } from '../tokens.ts';
import { refuseSanctuaryAct } from './acts.ts';
import { stepDefense } from './defense.ts';
import { putBackDna } from './dna.ts';
import { refuseShelter, shelter } from './fortify.ts';
import { freeze } from './freezing.ts';
import { neighboursOfSanctuary } from './phase-five.ts';
import { refuseRescue } from './survivors.ts';
import { refuseTaking, takeSurvivor } from './taking.ts';

/** Why a Survival card of the expansion cannot work for this Hunted now, whatever it is aimed at. By what everybody knows. */
export function refuseSanctuarySurvival(state: State, hunted: Hunted, effect: SanctuarySurvivalEffect): Refusal | undefined {
  switch (effect.do) {
    case 'take-survivor':
      return refuseTaking(state);
    case 'put-back-dna':
      return state.creature.dna > 0 ? undefined : refused('no-dna-to-put-back');
    case 'switch-off':
      return state.creature.developed.length > 0 ? undefined : refused('nothing-developed');
    case 'help-return':
      return helpable(state, hunted).length > 0 ? undefined : refused('pile-empty');
    case 'scan-hunt':
      return state.creature.hand.length > 0 ? undefined : refused('no-hunt-cards');
    case 'swap-played':
      return hunted.hand.length > 0 && hunted.played.length > 0 ? undefined : refused('hand-empty');
    case 'lose-no-will':
    case 'last-will-uncounted':
      return hasBegun(state, 'creature-places') ? refused('too-late') : undefined;
    case 'shelter-anywhere':
    case 'reach-sanctuary':
      return sanctuarySurvivalTargets(state, hunted, effect).length > 0 ? undefined : refused('not-your-moment');
    case 'answer-fortify':
      return state.pending.some(({ ask }) => ask === 'answer-fortify') ? undefined : refused('nobody-just-fortified');
    case 'share-loss':
      return refuseSharing(state, hunted, effect.discards);
    case 'salvage':
      return state.survivalDiscard.some(isSalvageable) ? undefined : refused('nothing-to-salvage');
    case 'anchor-sanctuary':
    case 'turn-sanctuary':
    case 'more-survivors':
      return state.turn.stage === 'sanctuary-window' ? undefined : refused('too-late');
    case 'freeze':
      if (isCreatureStepSettled(state)) return refused('too-late');
      return hunted.played.some(({ hasActed }) => !hasActed) ? undefined : refused('no-effect');
  }
}

/** [NA-17.26] */
function refuseSharing(state: State, hunted: Hunted, discards: number): Refusal | undefined {
  if (hasBegun(state, 'creature-places')) return refused('too-late');
  if (hunted.will < 2) return refused('not-enough-will', { will: 2, have: hunted.will });
  return state.hunted.length === 1 && hunted.hand.length < discards ? refused('own-hand-too-small', { cards: discards }) : undefined;
}

export function sanctuarySurvivalTargets(state: State, hunted: Hunted, effect: SanctuarySurvivalEffect): readonly Target[] {
  switch (effect.do) {
    case 'switch-off':
      return state.creature.developed.map(({ adaptation }) => ({ kind: 'adaptation', adaptation }));
    case 'help-return':
      if (state.hunted.length === 1) return hunted.discard.length > 0 ? WITHOUT_TARGET : NOTHING_AIMED_AT;
      return helpable(state, hunted).map(({ seat }) => ({ kind: 'hunted', seat }));
    case 'swap-played':
      return unbarred(state, hunted.hand).length > 0 ? WITHOUT_TARGET : NOTHING_AIMED_AT;
    case 'shelter-anywhere':
      return refuseShelter(state, hunted) === undefined ? actingInStepOne(state, hunted) : NOTHING_AIMED_AT;
    case 'reach-sanctuary':
      return reaching(state, hunted);
    case 'share-loss':
      if (state.hunted.length === 1) return WITHOUT_TARGET;
      return others(state, hunted).map(({ seat }) => ({ kind: 'hunted', seat }));
    case 'salvage':
      return [...new Set(state.survivalDiscard)].filter(isSalvageable).map((card) => ({ kind: 'survival-card', card }));
    case 'turn-sanctuary':
      return neighboursOfSanctuary(state).map((place) => ({ kind: 'place', place }));
    default:
      return WITHOUT_TARGET;
  }
}

/** [NA-17.19] Other Hunted with a pile; the only one helps nobody else. */
function helpable(state: State, hunted: Hunted): readonly Hunted[] {
  return (state.hunted.length === 1 ? state.hunted : others(state, hunted)).filter(({ discard }) => discard.length > 0);
}

function others(state: State, hunted: Hunted): readonly Hunted[] {
  return state.hunted.filter((other) => other !== hunted);
}

/** [NA-17.28] Any but such a card itself. */
function isSalvageable(card: SurvivalId): boolean {
  return SURVIVAL[card].effect.do !== 'salvage';
}

/** Nothing but the distance keeps this Hunted from rescuing there. */
function wouldReach(state: State, hunted: Hunted, visit: Visit): boolean {
  if (refuseSanctuaryAct(state, { hunted, visit }) !== undefined) return false;
  return refuseRescue(state, hunted, visit)?.code === 'not-next-to-sanctuary';
}

/** The cards with which this Hunted is to act now on a place without a token. */
function actingInStepOne(state: State, hunted: Hunted): readonly Target[] {
  const acting = actsNow(state, hunted);
  if (acting === undefined) return NOTHING_AIMED_AT;
  const targets: Target[] = [];
  for (const visit of acting.visits) if (!isTargeted(state, hunted, visit)) targets.push({ kind: 'own-card', card: visit.card });
  return targets;
}

/** Those of them that would reach the Sanctuary. */
function reaching(state: State, hunted: Hunted): readonly Target[] {
  return actingInStepOne(state, hunted).filter(
    (target) => target.kind === 'own-card' && hunted.played.some((visit) => visit.card === target.card && wouldReach(state, hunted, visit)),
  );
}

/** The card is on the pile, and in force if it lasts; this is what happens at once. */
export function doSanctuarySurvival(
  draft: State,
  played: { readonly hunted: Hunted; readonly effect: SanctuarySurvivalEffect; readonly card: SurvivalId; readonly target: Target },
  tell: Tell<Event>,
): void {
  const { hunted, effect, card, target } = played;
  const { seat } = hunted;
  const because: Cause = `survival:${card}`;
  switch (effect.do) {
    case 'take-survivor':
      takeSurvivor(draft, seat, because, tell);
      return;
    case 'put-back-dna':
      putBackDna(draft, effect.count, because, tell);
      return;
    case 'help-return': {
      const helped = target.kind === 'hunted' ? huntedAt(draft, target.seat) : hunted;
      askToReturn(draft, { hunted: helped, atMost: helped === hunted ? effect.alone : effect.atMost, least: 0, because });
      return;
    }
    case 'scan-hunt':
      scanHunt(draft, { hunted, atMost: effect.atMost, because }, tell);
      return;
    case 'swap-played':
      draft.pending.push({ ask: 'swap-played', seat, because });
      return;
    case 'shelter-anywhere':
      for (const visit of hunted.played) if (target.kind === 'own-card' && visit.card === target.card) visit.hasActed = true;
      shelter(draft, seat, because, tell);
      return;
    case 'answer-fortify':
      stepDefense(draft, { steps: 1, seat, cause: because }, tell);
      return;
    case 'share-loss':
      if (target.kind === 'none') draft.pending.push({ ask: 'discard-places', seat, because, count: effect.discards });
      return;
    case 'salvage':
      if (target.kind === 'survival-card') salvage(draft, { hunted, card: target.card, because }, tell);
      return;
    case 'freeze':
      freeze(draft, hunted, because, tell);
      return;
    default:
      return;
  }
}

/** [NA-17.20] Seen by this Hunted alone, who may put some under the deck. */
function scanHunt(
  draft: State,
  scan: { readonly hunted: Hunted; readonly atMost: number; readonly because: Cause },
  tell: Tell<Event>,
): void {
  const { creature } = draft;
  const { seat } = scan.hunted;
  creature.hand = creature.hand.map(({ card, by }) => ({ card, by: by | bitOf(seat) }));
  const cards = creature.hand.map(({ card }) => card);
  const event = { type: 'hunt-looked-at', seat, count: cards.length, cause: scan.because } as const;
  tell(event, { only: [seat, creature.seat], adds: { cards }, reveals: true });
  draft.pending.push({ ask: 'put-hunt-under', seat, because: scan.because, atMost: scan.atMost });
}

/** [NA-17.28] Everybody saw which card it was. */
function salvage(
  draft: State,
  taken: { readonly hunted: Hunted; readonly card: SurvivalId; readonly because: Cause },
  tell: Tell<Event>,
): void {
  const { hunted, card, because } = taken;
  draft.survivalDiscard.splice(draft.survivalDiscard.lastIndexOf(card), 1);
  hunted.survival.push({ card, by: everySeat(draft.seats) });
  tell({ type: 'survival-salvaged', seat: hunted.seat, card, cause: because });
}

/** Whether the card goes on working after it was played. */
export function sanctuarySurvivalLasts(effect: SurvivalEffect): boolean {
  switch (effect.do) {
    case 'switch-off':
    case 'lose-no-will':
    case 'reach-sanctuary':
    case 'share-loss':
    case 'last-will-uncounted':
    case 'anchor-sanctuary':
    case 'turn-sanctuary':
    case 'freeze':
    case 'more-survivors':
      return true;
    default:
      return false;
  }
}
