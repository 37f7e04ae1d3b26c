import { below, type Refusal, type Tell } from '@orrery/engine';
import type { Action, ActionOf, Target } from '../../actions.ts';
import {
  type AbilityMoment,
  ADAPTATION_WORKS,
  type AdaptationEffect,
  type UsedAdaptation,
  type UsedAdaptationEffect,
} from '../../cards/abilities.ts';
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
type Used = UsedAdaptationEffect;
type UsedDo = Used['do'];

function isUsed(effect: AdaptationEffect): effect is Used {
  return ADAPTATION_WORKS[effect.do] === 'when-used';
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

/** [NA-22.3] [NA-22.5] */
const MOMENTS: Readonly<Record<AbilityMoment, (state: State) => boolean>> = {
  'before-tokens': (state) => state.turn.stage === 'hunting' && isNoTokenLaid(state),
  hunt: ({ turn }) => turn.stage === 'hunting',
  'before-reveal': ({ turn }) => turn.stage === 'keeping-cards',
  revealed: ({ turn }) => turn.stage === 'reveal-window',
  refill: ({ turn }) => turn.stage === 'end-window',
};

function isMoment(state: State, moment: AbilityMoment): boolean {
  return MOMENTS[moment](state);
}

/** [NA-15.1] [NA-R56] Why this adaptation cannot be used now, whatever it is aimed at. By what everybody knows. */
function refuseAbility(state: State, developed: Developed): Refusal | undefined {
  const { adaptation, usedIn } = developed;
  const ability = usedAbility(adaptation);
  if (ability === undefined || !isWorking(state, developed)) return refused('adaptation-not-working', 'NA-13.7', { adaptation });
  if (usedIn === state.turn.number) return refused('adaptation-used', 'NA-15.1', { adaptation });
  if (!isMoment(state, ability.at)) {
    if (ability.at === 'before-tokens' && state.turn.stage === 'hunting') return refused('tokens-laid', 'NA-22.3');
    return refused('not-now', 'NA-15.1');
  }
  return REFUSALS[ability.do](state, ability);
}

function unlessAimed(state: State, ability: Used): Refusal | undefined {
  return targetsOf(state, ability).length > 0 ? undefined : refused('no-effect', 'NA-4.10');
}

/** Why it would do nothing now, or may not. */
const REFUSALS: Readonly<Record<UsedDo, (state: State, ability: Used) => Refusal | undefined>> = {
  'peek-at-card': unlessAimed,
  'ask-for-card': unlessAimed,
  'have-cards-shown': unlessAimed,
  'have-hand-shown': unlessAimed,
  'discard-for-artemia': refuseDiscarding,
  'put-hunt-under': ({ creature }) => (creature.hand.length > 0 ? undefined : refused('no-hunt-cards', 'NA-15.4')),
  dash: (state, ability) => (catchesSomebody(state) ? refused('somebody-is-caught', 'NA-15.17') : unlessAimed(state, ability)),
  'bar-power': unlessAimed,
  'ask-for-row': unlessAimed,
};

/** [NA-15.6] It counts as a Hunt card of the turn, and there must be a use for the token. */
function refuseDiscarding(state: State): Refusal | undefined {
  if (state.creature.hand.length === 0) return refused('no-hunt-cards', 'NA-15.6');
  if (isAvailable(state, 'artemia')) return refused('no-effect', 'NA-22.4');
  return refuseAnyHunt(state);
}

function catchesSomebody(state: State): boolean {
  return state.hunted.some((hunted) => hunted.played.some((visit) => isCaught(state, hunted, visit)));
}

function huntedWho(state: State, fits: (hunted: Hunted) => boolean): Target[] {
  return state.hunted.filter(fits).map(({ seat }) => ({ kind: 'hunted', seat }));
}

function targetsOf<Do extends UsedDo>(state: State, ability: UsedAdaptation<Do>): readonly Target[] {
  return AIMS[ability.do](state, ability);
}

const AIMS: { readonly [Do in UsedDo]: (state: State, ability: UsedAdaptation<Do>) => readonly Target[] } = {
  'peek-at-card': (state) => huntedWho(state, ({ hand }) => hand.length > 0),
  'ask-for-card': ({ hunted }) =>
    hunted.flatMap((one) => owned(one).map((card): Target => ({ kind: 'hunted-and-card', seat: one.seat, card }))),
  'have-cards-shown': (state) => huntedWho(state, ({ hand, survivors }) => hand.length > 0 && survivors.length > 0),
  'have-hand-shown': (state, { but }) => huntedWho(state, ({ hand }) => hand.length > but),
  'discard-for-artemia': ({ creature }) => creature.hand.map(({ card }) => ({ kind: 'hunt-card', card })),
  'put-hunt-under': () => WITHOUT_TARGET,
  dash: (state) => (state.tokens.creature.length > 0 ? tokenTargets(state, ['creature']) : NOTHING_AIMED_AT),
  'bar-power': (state) => huntedWho(state, ({ played }) => played.some(({ place }) => place !== undefined && isExposed(state, place))),
  'ask-for-row': (state) => huntedWho(state, ({ played }) => played.length > 0),
};

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

/** Why the adaptation cannot be used for anything at all; undefined: it can. Where nothing can be aimed at its own refusal says so. */
export function refuseWholeAdaptation(state: State, adaptation: AdaptationId): Refusal | undefined {
  const developed = state.creature.developed.find((one) => one.adaptation === adaptation);
  if (developed === undefined) return refused('adaptation-not-developed', 'NA-13.6', { adaptation });
  const refusal = refuseAbility(state, developed);
  return refusal === undefined ? undefined : refusedFor(adaptation, refusal);
}

export function refuseAdaptation(state: State, { adaptation, target }: ActionOf<'use-adaptation'>): Refusal | undefined {
  const refusal = refuseWholeAdaptation(state, adaptation);
  if (refusal !== undefined) return refusal;
  const ability = usedAbility(adaptation);
  const targets = ability === undefined ? NOTHING_AIMED_AT : targetsOf(state, ability);
  return isAmong(targets, target) ? undefined : refused('wrong-target', 'NA-4.10', { card: adaptation });
}

export function addAdaptationUses(state: State, actions: Action[]): void {
  for (const developed of state.creature.developed) {
    const { adaptation } = developed;
    const ability = usableNow(state, developed);
    if (ability === undefined) continue;
    for (const target of targetsOf(state, ability)) actions.push({ type: 'use-adaptation', adaptation, target });
  }
}

export function useAdaptation(draft: State, { adaptation, target }: ActionOf<'use-adaptation'>, tell: Tell<Event>): void {
  const { creature, turn } = draft;
  for (const developed of creature.developed) if (developed.adaptation === adaptation) developed.usedIn = turn.number;
  tell({ type: 'adaptation-used', adaptation, target });
  const ability = usedAbility(adaptation);
  if (ability !== undefined) doUse(draft, { ability, target, because: `adaptation:${adaptation}` }, tell);
}

interface Use<Do extends UsedDo> {
  readonly ability: UsedAdaptation<Do>;
  readonly target: Target;
  readonly because: Because;
}
type Because = `adaptation:${AdaptationId}`;

function doUse<Do extends UsedDo>(draft: State, use: Use<Do>, tell: Tell<Event>): void {
  APPLY[use.ability.do](draft, use, tell);
}

/** What each use brings; what the Creature is told of a hand or of a card in play it alone is told. */
const APPLY: { readonly [Do in UsedDo]: (draft: State, use: Use<Do>, tell: Tell<Event>) => void } = {
  // [NA-15.3]
  'peek-at-card': (draft, { target, because }, tell) => {
    if (target.kind !== 'hunted') return;
    const { seat, hand } = huntedAt(draft, target.seat);
    showPlaces(draft, { seat, cards: [hand[below(draft.chance, hand.length)]], cause: because }, tell);
  },
  'ask-for-card': (draft, { target, because }, tell) => {
    if (target.kind !== 'hunted-and-card') return;
    answerForCard(draft, { hunted: huntedAt(draft, target.seat), card: target.card, because }, tell);
  },
  // [NA-15.10]
  'have-cards-shown': (draft, { ability, target, because }, tell) => {
    if (target.kind === 'hunted') askToShowSome(draft, { seat: target.seat, count: ability.count, because }, tell);
  },
  // [NA-15.26]
  'have-hand-shown': (draft, { ability, target, because }) => {
    if (target.kind === 'hunted') askToShow(draft, ability.but, { seat: target.seat, because });
  },
  'discard-for-artemia': (draft, { target, because }, tell) => {
    if (target.kind !== 'hunt-card') return;
    const { creature, turn } = draft;
    removeSeen(creature.hand, target.card);
    if (draft.options.huntDiscard === 'at-once') draft.huntDiscard.push(target.card);
    turn.huntPlayed.push(target.card);
    turn.inForce.push({ card: because, by: creature.seat, target });
    tell({ type: 'hunt-discarded', card: target.card, cause: because }, { reveals: true });
  },
  'put-hunt-under': (draft, { because }) => {
    const { seat, hand } = draft.creature;
    draft.pending.push({ ask: 'put-hunt-under', seat, because, atMost: hand.length });
  },
  dash: (draft, { target, because }, tell) => {
    // The catch of this turn no longer moves the counter [NA-15.17].
    draft.turn.hasCounted = true;
    if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause: because }, tell);
  },
  'bar-power': (draft, { target, because }) => {
    draft.turn.inForce.push({ card: because, by: draft.creature.seat, target });
  },
  'ask-for-row': (draft, { target, because }, tell) => {
    if (target.kind === 'hunted') answerForRow(draft, huntedAt(draft, target.seat), because, tell);
  },
};

/** [NA-15.7] [NA-22.6] */
function answerForCard(
  draft: State,
  asked: { readonly hunted: Hunted; readonly card: PlaceId; readonly because: Because },
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

/** [NA-18.16] [NA-22.6] Then the Creature token may be moved. */
function answerForRow(draft: State, hunted: Hunted, because: Because, tell: Tell<Event>): void {
  const { seat, played } = hunted;
  const row = rowOf(played[0].card);
  glimpseOf(draft, seat).playedRow = row;
  tell({ type: 'play-asked', seat, cause: because }, { only: [draft.creature.seat, seat], adds: { row }, reveals: true });
  if (draft.tokens.creature.length === 0) return;
  draft.pending.push({ ask: 'move-creature', seat: draft.creature.seat, because, to: movesOf(draft, 'creature') });
}
