import { below, type Refusal, type Tell } from '@orrery/engine';
import type { Action, Say, Target } from '../../actions.ts';
import type { AbilityMoment, AdaptationEffect } from '../../cards/abilities.ts';
import { ADAPTATION_IDS, ADAPTATIONS, type AdaptationCard, type AdaptationId } from '../../cards/adaptations.ts';
import { areAdjacent, type PlaceId, rowOf } from '../../cards/places.ts';
import type { Event } from '../../events.ts';
import { refused, refusedFor } from '../../refusals.ts';
import { type Developed, HUNT_TOKENS, type Hunted, type State } from '../../state.ts';
import { removeSeen } from '../decks.ts';
import { askToShow } from '../hunt-effects.ts';
import { glimpseOf, huntedAt } from '../people.ts';
import { addPlace, kindsOf } from '../place-cards.ts';
import { refuseAnyHunt } from '../playing-hunt.ts';
import { isAmong, NOTHING_AIMED_AT, tokenTargets, WITHOUT_TARGET } from '../targets.ts';
import { isAvailable, isCaught, isNoTokenLaid, movesOf, moveToken } from '../tokens.ts';
import { isWorking } from './abilities.ts';
import { askToShowSome, showPlaces } from './showing.ts';

/** Abilities of adaptations that are used openly, once a turn. */
type Used = Extract<AdaptationEffect, { readonly at: AbilityMoment }>;

function isUsed(effect: AdaptationEffect): effect is Used {
  return 'at' in effect;
}

const USED: ReadonlyMap<AdaptationId, Used> = new Map(
  ADAPTATION_IDS.flatMap((id): [AdaptationId, Used][] => {
    const { effect }: AdaptationCard = ADAPTATIONS[id];
    return isUsed(effect) ? [[id, effect]] : [];
  }),
);

function usedAbility(adaptation: AdaptationId): Used | undefined {
  return USED.get(adaptation);
}

/** The ability if this is its moment and nothing refuses it. The moment first: most have another. */
function usableNow(state: State, developed: Developed): Used | undefined {
  const ability = usedAbility(developed.adaptation);
  return ability !== undefined && isMoment(state, ability.at) && refuseAbility(state, developed) === undefined ? ability : undefined;
}

function isMoment(state: State, moment: AbilityMoment): boolean {
  const { stage } = state.turn;
  switch (moment) {
    case 'before-tokens':
      return stage === 'hunting' && isNoTokenLaid(state);
    case 'hunt':
      return stage === 'hunting';
    case 'before-reveal':
      return stage === 'keeping-cards';
    case 'revealed':
      return stage === 'reveal-window';
    case 'refill':
      return stage === 'end-window';
  }
}

/** [NA-15.1] [NA-R56] Why this adaptation cannot be used now, whatever it is aimed at. By what everybody knows. */
function refuseAbility(state: State, developed: Developed): Refusal | undefined {
  const { adaptation, usedIn } = developed;
  const ability = usedAbility(adaptation);
  if (ability === undefined || !isWorking(state, developed)) return refused('adaptation-not-working', { adaptation });
  if (usedIn === state.turn.number) return refused('adaptation-used', { adaptation });
  if (!isMoment(state, ability.at))
    return refused(ability.at === 'before-tokens' && state.turn.stage === 'hunting' ? 'tokens-laid' : 'not-now');
  if (ability.do === 'discard-for-artemia') return refuseDiscarding(state);
  if (ability.do === 'put-hunt-under') return state.creature.hand.length > 0 ? undefined : refused('no-hunt-cards');
  if (ability.do === 'dash' && catchesSomebody(state)) return refused('somebody-is-caught');
  return targetsOf(state, ability).length > 0 ? undefined : refused('no-effect');
}

/** [NA-15.6] It counts as a Hunt card of the turn, and there must be a use for the token. */
function refuseDiscarding(state: State): Refusal | undefined {
  if (state.creature.hand.length === 0) return refused('no-hunt-cards');
  if (isAvailable(state, 'artemia')) return refused('no-effect');
  return refuseAnyHunt(state);
}

function catchesSomebody(state: State): boolean {
  return state.hunted.some((hunted) => hunted.played.some((visit) => isCaught(state, hunted, visit)));
}

function huntedWho(state: State, fits: (hunted: Hunted) => boolean): Target[] {
  return state.hunted.filter(fits).map(({ seat }) => ({ kind: 'hunted', seat }));
}

function targetsOf(state: State, ability: Used): readonly Target[] {
  switch (ability.do) {
    case 'peek-at-card':
      return huntedWho(state, ({ hand }) => hand.length > 0);
    case 'ask-for-card':
      return state.hunted.flatMap((hunted) => owned(hunted).map((card): Target => ({ kind: 'hunted-and-card', seat: hunted.seat, card })));
    case 'have-cards-shown':
      return huntedWho(state, ({ hand, survivors }) => hand.length > 0 && survivors.length > 0);
    case 'have-hand-shown':
      return huntedWho(state, ({ hand }) => hand.length > ability.but);
    case 'discard-for-artemia':
      return state.creature.hand.map(({ card }) => ({ kind: 'hunt-card', card }));
    case 'put-hunt-under':
      return WITHOUT_TARGET;
    case 'dash':
      return state.tokens.creature.length > 0 ? tokenTargets(state, ['creature']) : NOTHING_AIMED_AT;
    case 'bar-power':
      return huntedWho(state, ({ played }) => played.some(({ place }) => place !== undefined && isExposed(state, place)));
    case 'ask-for-row':
      return huntedWho(state, ({ played }) => played.length > 0);
  }
}

/** Kinds this Hunted owns: everybody knows them, wherever the cards are. */
function owned({ hand, discard, played }: Hunted): readonly PlaceId[] {
  const cards: PlaceId[] = [];
  for (const card of [...hand, ...discard, ...played.map((visit) => visit.card)]) addPlace(cards, card);
  return kindsOf(cards);
}

/** [NA-15.27] Without a hunt token, next to the Creature token. */
function isExposed({ tokens }: State, place: NonNullable<Hunted['played'][number]['place']>): boolean {
  return HUNT_TOKENS.every((token) => !tokens[token].includes(place)) && tokens.creature.some((one) => areAdjacent(one, place));
}

/** Might the Creature use an adaptation now? Everybody can tell. */
export function mightUseAdaptation(state: State): boolean {
  for (const developed of state.creature.developed) if (usableNow(state, developed) !== undefined) return true;
  return false;
}

export function refuseAdaptation(state: State, { adaptation, target }: Say<'use-adaptation'>): Refusal | undefined {
  const developed = state.creature.developed.find((one) => one.adaptation === adaptation);
  if (developed === undefined) return refused('adaptation-not-developed', { adaptation });
  const refusal = refuseAbility(state, developed);
  if (refusal !== undefined) return refusedFor(adaptation, refusal);
  const ability = usedAbility(adaptation);
  const targets = ability === undefined ? NOTHING_AIMED_AT : targetsOf(state, ability);
  return isAmong(targets, target) ? undefined : refused('wrong-target', { card: adaptation });
}

export function addAdaptationUses(state: State, orders: Action[]): void {
  for (const developed of state.creature.developed) {
    const { adaptation } = developed;
    const ability = usableNow(state, developed);
    if (ability === undefined) continue;
    for (const target of targetsOf(state, ability)) orders.push({ type: 'use-adaptation', adaptation, target });
  }
}

export function useAdaptation(draft: State, { adaptation, target }: Say<'use-adaptation'>, tell: Tell<Event>): void {
  const { creature, turn } = draft;
  for (const developed of creature.developed) if (developed.adaptation === adaptation) developed.usedIn = turn.number;
  tell({ type: 'adaptation-used', adaptation, target });
  const ability = usedAbility(adaptation);
  const because = `adaptation:${adaptation}` as const;
  if (ability === undefined) return;
  switch (ability.do) {
    case 'discard-for-artemia':
      if (target.kind !== 'hunt-card') return;
      removeSeen(creature.hand, target.card);
      if (draft.options.huntDiscard === 'at-once') draft.huntDiscard.push(target.card);
      turn.huntPlayed.push(target.card);
      turn.inForce.push({ card: because, by: creature.seat, target });
      tell({ type: 'hunt-discarded', card: target.card, cause: because }, { reveals: true });
      return;
    case 'put-hunt-under':
      draft.pending.push({ ask: 'put-hunt-under', seat: creature.seat, because, atMost: creature.hand.length });
      return;
    case 'dash':
      // The catch of this turn no longer moves the counter [NA-15.17].
      turn.hasCounted = true;
      if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause: because }, tell);
      return;
    case 'bar-power':
      turn.inForce.push({ card: because, by: creature.seat, target });
      return;
    default:
      learn(draft, { ability, target, because }, tell);
  }
}

type Learning = Exclude<Used, { do: 'discard-for-artemia' | 'put-hunt-under' | 'dash' | 'bar-power' }>;

/** What the Creature alone is told of a hand or of a card in play. */
function learn(
  draft: State,
  { ability, target, because }: { readonly ability: Learning; readonly target: Target; readonly because: `adaptation:${AdaptationId}` },
  tell: Tell<Event>,
): void {
  if (target.kind !== 'hunted' && target.kind !== 'hunted-and-card') return;
  const { seat } = target;
  const hunted = huntedAt(draft, seat);
  switch (ability.do) {
    case 'peek-at-card':
      showPlaces(draft, { seat, cards: [hunted.hand[below(draft.chance, hunted.hand.length)]], cause: because }, tell);
      return;
    case 'have-cards-shown':
      askToShowSome(draft, { seat, count: ability.count, because }, tell);
      return;
    case 'have-hand-shown':
      askToShow(draft, ability.but, { seat, because });
      return;
    case 'ask-for-card':
      if (target.kind === 'hunted-and-card') answerForCard(draft, { hunted, card: target.card, because }, tell);
      return;
    case 'ask-for-row':
      answerForRow(draft, hunted, because, tell);
      return;
  }
}

function answerForCard(
  draft: State,
  asked: { readonly hunted: Hunted; readonly card: PlaceId; readonly because: `adaptation:${AdaptationId}` },
  tell: Tell<Event>,
): void {
  const { hunted, card, because } = asked;
  const { seat } = hunted;
  const has = hunted.hand.includes(card);
  const { inHand, notInHand } = glimpseOf(draft, seat);
  const learnt = has ? inHand : notInHand;
  if (!learnt.includes(card)) addPlace(learnt, card);
  tell({ type: 'hand-asked', seat, card, cause: because }, { only: [draft.creature.seat, seat], adds: { has }, reveals: true });
}

/** [NA-18.16] Then the Creature token may be moved. */
function answerForRow(draft: State, hunted: Hunted, because: `adaptation:${AdaptationId}`, tell: Tell<Event>): void {
  const { seat, played } = hunted;
  const row = rowOf(played[0].card);
  glimpseOf(draft, seat).playedRow = row;
  tell({ type: 'play-asked', seat, cause: because }, { only: [draft.creature.seat, seat], adds: { row }, reveals: true });
  if (draft.tokens.creature.length === 0) return;
  draft.pending.push({ ask: 'move-creature', seat: draft.creature.seat, because, to: movesOf(draft, 'creature') });
}
