import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
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
import { nothingAtOnce, type SurvivalAims, type SurvivalApply, type SurvivalLasting, type SurvivalRefusals } from '../survival-words.ts';
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

type Do = SanctuarySurvivalEffect['do'];

function refuseFromStepFour(state: State): Refusal | undefined {
  return hasBegun(state, 'creature-places') ? refused('too-late', 'NA-R63') : undefined;
}

function refuseUnlessCityWaits({ turn }: State): Refusal | undefined {
  return turn.stage === 'sanctuary-window' ? undefined : refused('too-late', 'NA-R57');
}

export const SANCTUARY_SURVIVAL_REFUSALS: SurvivalRefusals<Do> = {
  'take-survivor': refuseTaking,
  'put-back-dna': ({ creature }) => (creature.dna > 0 ? undefined : refused('no-dna-to-put-back', 'NA-17.17')),
  'switch-off': ({ creature }) => (creature.developed.length > 0 ? undefined : refused('nothing-developed', 'NA-17.18')),
  'help-return': (state, hunted) => (helpable(state, hunted).length > 0 ? undefined : refused('pile-empty', 'NA-17.19')),
  'scan-hunt': ({ creature }) => (creature.hand.length > 0 ? undefined : refused('no-hunt-cards', 'NA-17.20')),
  'swap-played': (_, { hand, played }) => {
    if (played.length === 0) return refused('no-effect', 'NA-4.10');
    return hand.length > 0 ? undefined : refused('hand-empty', 'NA-17.21');
  },
  'lose-no-will': refuseFromStepFour,
  'shelter-anywhere': (state, hunted) =>
    refuseShelter(state, hunted) ?? (actingInStepOne(state, hunted).length > 0 ? undefined : refused('not-your-moment', 'NA-17.23')),
  'reach-sanctuary': refuseReaching,
  'answer-fortify': ({ pending }) =>
    pending.some(({ ask }) => ask === 'answer-fortify') ? undefined : refused('nobody-just-fortified', 'NA-17.25'),
  'share-loss': (state, hunted, { discards }) => refuseSharing(state, hunted, discards),
  'last-will-uncounted': refuseFromStepFour,
  salvage: ({ survivalDiscard }) => (survivalDiscard.some(isSalvageable) ? undefined : refused('nothing-to-salvage', 'NA-17.28')),
  'anchor-sanctuary': refuseUnlessCityWaits,
  'turn-sanctuary': refuseUnlessCityWaits,
  freeze: (state, { played }) => {
    if (isCreatureStepSettled(state)) return refused('too-late', 'NA-18.9');
    return played.some(({ hasActed }) => !hasActed) ? undefined : refused('no-effect', 'NA-4.10');
  },
  'more-survivors': refuseUnlessCityWaits,
};

/** [NA-17.26] */
function refuseSharing(state: State, hunted: Hunted, discards: number): Refusal | undefined {
  if (hasBegun(state, 'creature-places')) return refused('too-late', 'NA-R63');
  if (hunted.will < 2) return refused('not-enough-will', 'NA-17.26', { will: 2, have: hunted.will });
  return state.hunted.length === 1 && hunted.hand.length < discards
    ? refused('own-hand-too-small', 'NA-17.26', { cards: discards })
    : undefined;
}

const noTarget = (): readonly Target[] => WITHOUT_TARGET;

export const SANCTUARY_SURVIVAL_AIMS: SurvivalAims<Do> = {
  'take-survivor': noTarget,
  'put-back-dna': noTarget,
  'switch-off': ({ creature }) => creature.developed.map(({ adaptation }) => ({ kind: 'adaptation', adaptation })),
  'help-return': (state, hunted) => {
    if (state.hunted.length === 1) return hunted.discard.length > 0 ? WITHOUT_TARGET : NOTHING_AIMED_AT;
    return helpable(state, hunted).map(({ seat }) => ({ kind: 'hunted', seat }));
  },
  'scan-hunt': noTarget,
  'swap-played': (state, { hand }) => (unbarred(state, hand).length > 0 ? WITHOUT_TARGET : NOTHING_AIMED_AT),
  'lose-no-will': noTarget,
  'shelter-anywhere': sheltering,
  'reach-sanctuary': reaching,
  'answer-fortify': noTarget,
  'share-loss': (state, hunted) =>
    state.hunted.length === 1 ? WITHOUT_TARGET : others(state, hunted).map(({ seat }) => ({ kind: 'hunted', seat })),
  'last-will-uncounted': noTarget,
  salvage: ({ survivalDiscard }) => [...new Set(survivalDiscard)].filter(isSalvageable).map((card) => ({ kind: 'survival-card', card })),
  'anchor-sanctuary': noTarget,
  'turn-sanctuary': (state) => neighboursOfSanctuary(state).map((place) => ({ kind: 'place', place })),
  freeze: noTarget,
  'more-survivors': noTarget,
};

function sheltering(state: State, hunted: Hunted): readonly Target[] {
  return refuseShelter(state, hunted) === undefined ? actingInStepOne(state, hunted) : NOTHING_AIMED_AT;
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

/** [NA-17.24] Who is to act now hears why no survivor could be rescued there all the same. */
function refuseReaching(state: State, hunted: Hunted): Refusal | undefined {
  if (reaching(state, hunted).length > 0) return undefined;
  const [visit] = actsNow(state, hunted)?.visits ?? [];
  if (visit === undefined) return refused('not-your-moment', 'NA-17.24');
  const refusal = refuseSanctuaryAct(state, { hunted, visit }) ?? refuseRescue(state, hunted, visit);
  return refusal ?? refused('no-effect', 'NA-4.10');
}

/** Those of them that would reach the Sanctuary. */
function reaching(state: State, hunted: Hunted): readonly Target[] {
  return actingInStepOne(state, hunted).filter(
    (target) => target.kind === 'own-card' && hunted.played.some((visit) => visit.card === target.card && wouldReach(state, hunted, visit)),
  );
}

/** What happens at once. Words that last are asked for by the rules they change. */
export const SANCTUARY_SURVIVAL_APPLY: SurvivalApply<Do> = {
  // [NA-17.16]
  'take-survivor': (draft, { hunted, card }, tell) => takeSurvivor(draft, hunted.seat, `survival:${card}`, tell),
  'put-back-dna': (draft, { card, effect }, tell) => putBackDna(draft, effect.count, `survival:${card}`, tell),
  'switch-off': nothingAtOnce,
  'help-return': (draft, { hunted, card, effect, target }) => {
    const helped = target.kind === 'hunted' ? huntedAt(draft, target.seat) : hunted;
    const atMost = helped === hunted ? effect.alone : effect.atMost;
    askToReturn(draft, { hunted: helped, atMost, least: 0, because: `survival:${card}` });
  },
  'scan-hunt': (draft, { hunted, card, effect }, tell) =>
    scanHunt(draft, { hunted, atMost: effect.atMost, because: `survival:${card}` }, tell),
  'swap-played': (draft, { hunted, card }) => {
    draft.pending.push({ ask: 'swap-played', seat: hunted.seat, because: `survival:${card}` });
  },
  'lose-no-will': nothingAtOnce,
  'shelter-anywhere': (draft, { hunted, card, target }, tell) => {
    for (const visit of hunted.played) if (target.kind === 'own-card' && visit.card === target.card) visit.hasActed = true;
    shelter(draft, hunted.seat, `survival:${card}`, tell);
  },
  'reach-sanctuary': nothingAtOnce,
  'answer-fortify': (draft, { hunted, card }, tell) => stepDefense(draft, { steps: 1, seat: hunted.seat, cause: `survival:${card}` }, tell),
  'share-loss': (draft, { hunted, card, effect, target }) => {
    if (target.kind !== 'none') return;
    draft.pending.push({ ask: 'discard-places', seat: hunted.seat, because: `survival:${card}`, count: effect.discards });
  },
  'last-will-uncounted': nothingAtOnce,
  salvage: (draft, { hunted, card, target }, tell) => {
    if (target.kind === 'survival-card') salvage(draft, { hunted, card: target.card, because: `survival:${card}` }, tell);
  },
  'anchor-sanctuary': nothingAtOnce,
  'turn-sanctuary': nothingAtOnce,
  freeze: (draft, { hunted, card }, tell) => freeze(draft, hunted, `survival:${card}`, tell),
  'more-survivors': nothingAtOnce,
};

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

export const SANCTUARY_SURVIVAL_LASTING: SurvivalLasting<Do> = {
  'take-survivor': false,
  'put-back-dna': false,
  'switch-off': true,
  'help-return': false,
  'scan-hunt': false,
  'swap-played': false,
  'lose-no-will': true,
  'shelter-anywhere': false,
  'reach-sanctuary': true,
  'answer-fortify': false,
  'share-loss': true,
  'last-will-uncounted': true,
  salvage: false,
  'anchor-sanctuary': true,
  'turn-sanctuary': true,
  freeze: true,
  'more-survivors': true,
};
