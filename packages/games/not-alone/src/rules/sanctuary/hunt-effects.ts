import type { Target } from '../../actions.ts';
import { ADAPTATIONS, type AdaptationCard, type AdaptationId } from '../../cards/adaptations.ts';
import type { HuntWord } from '../../cards/effects.ts';
import type { SanctuaryHuntEffect } from '../../cards/effects-sanctuary.ts';
import { refused } from '../../refusals.ts';
import { FULL_WILL, type State } from '../../state.ts';
import { type HuntAims, type HuntApply, type HuntRefusals, lasts, neverRefused } from '../hunt-words.ts';
import { huntedAt } from '../people.ts';
import { NOTHING_AIMED_AT, tokenTargets, WITHOUT_TARGET } from '../targets.ts';
import { moveToken } from '../tokens.ts';
import { developAdaptation, discardAdaptation } from './adaptations.ts';
import { takeDna } from './dna.ts';
import { moveSanctuaryTo, neighboursOfSanctuary } from './phase-five.ts';
import { askToShowSome } from './showing.ts';

type Do = SanctuaryHuntEffect['do'];

export const SANCTUARY_HUNT_REFUSALS: HuntRefusals<Do> = {
  'silence-characters': neverRefused,
  'bar-survivors': neverRefused,
  'bar-fortifying': neverRefused,
  'move-sanctuary': neverRefused,
  'target-loses-survivors': neverRefused,
  'target-is-cut-off': neverRefused,
  'target-random-discard': neverRefused,
  'target-other-power': neverRefused,
  'artemia-also-costs': neverRefused,
  'artemia-at-sanctuary': neverRefused,
  'show-by-missing-will': ({ hunted }) => (hunted.some(({ hand }) => hand.length > 0) ? undefined : refused('hand-empty', 'NA-16.31')),
  'move-artemia': ({ turn, tokens }) => {
    if (turn.stage !== 'reveal-window') return refused('too-late', 'NA-16.32');
    return tokens.artemia.length > 0 ? undefined : refused('token-not-laid', 'NA-16.32', { token: 'artemia' });
  },
  'take-dna': ({ turn, sanctuary }) => {
    if (turn.stage !== 'caught-window') return refused('nobody-just-caught', 'NA-16.33');
    return (sanctuary?.dna ?? 0) > 0 ? undefined : refused('no-dna-left', 'NA-16.33');
  },
  'exchange-developed': ({ creature }) => {
    if (creature.developed.length === 0) return refused('nothing-developed', 'NA-16.34');
    return creature.adaptationHand.length > 0 ? undefined : refused('no-adaptations-to-exchange', 'NA-16.34');
  },
  'develop-cheaper': ({ turn }) => {
    if (turn.stage !== 'adaptation' || turn.adapting === 'done') return refused('only-when-adapting', 'NA-22.11');
    return turn.isBlocked ? refused('adaptation-blocked', 'NA-11.7') : undefined;
  },
  'clear-marker': ({ marker }) => (marker ? undefined : refused('marker-not-charged', 'NA-18.7')),
  'exchange-hand': ({ turn, creature }) => {
    if (turn.stage !== 'adaptation') return refused('only-when-adapting', 'NA-22.11');
    return creature.adaptationHand.length > 0 ? undefined : refused('no-adaptations-to-exchange', 'NA-18.8');
  },
};

const noTarget = (): readonly Target[] => WITHOUT_TARGET;

export const SANCTUARY_HUNT_AIMS: HuntAims<Do> = {
  'silence-characters': noTarget,
  'bar-survivors': noTarget,
  'bar-fortifying': noTarget,
  'move-sanctuary': (state) => neighboursOfSanctuary(state).map((place) => ({ kind: 'place', place })),
  'target-loses-survivors': noTarget,
  'target-is-cut-off': noTarget,
  'target-random-discard': noTarget,
  'target-other-power': noTarget,
  'artemia-also-costs': noTarget,
  'artemia-at-sanctuary': noTarget,
  'show-by-missing-will': ({ hunted }) => hunted.filter(({ hand }) => hand.length > 0).map(({ seat }) => ({ kind: 'hunted', seat })),
  'move-artemia': (state) => (state.tokens.artemia.length === 0 ? NOTHING_AIMED_AT : tokenTargets(state, ['artemia'])),
  'take-dna': noTarget,
  'exchange-developed': exchanges,
  'develop-cheaper': noTarget,
  'clear-marker': noTarget,
  'exchange-hand': noTarget,
};

/** [NA-16.34] */
function exchanges({ creature }: State, { dearerBy }: HuntWord<'exchange-developed'>): readonly Target[] {
  const costOf = (id: AdaptationId): number => {
    const card: AdaptationCard = ADAPTATIONS[id];
    return card.cost;
  };
  return creature.developed.flatMap(({ adaptation: out }) =>
    creature.adaptationHand
      .filter((card) => costOf(card) <= costOf(out) + dearerBy)
      .map((card): Target => ({ kind: 'adaptations', out, in: card })),
  );
}

/** What happens at once. Words that last are asked for by the rules they change. */
export const SANCTUARY_HUNT_APPLY: HuntApply<Do> = {
  'silence-characters': lasts,
  'bar-survivors': lasts,
  'bar-fortifying': lasts,
  // [NA-16.24]
  'move-sanctuary': (draft, { card, target }, tell) => {
    if (target.kind === 'place') moveSanctuaryTo(draft, target.place, `hunt:${card}`, tell);
  },
  'target-loses-survivors': lasts,
  'target-is-cut-off': lasts,
  'target-random-discard': lasts,
  'target-other-power': lasts,
  'artemia-also-costs': lasts,
  'artemia-at-sanctuary': lasts,
  'show-by-missing-will': (draft, { card, effect, target }, tell) => {
    if (target.kind !== 'hunted') return;
    const missing = FULL_WILL - huntedAt(draft, target.seat).will;
    askToShowSome(draft, { seat: target.seat, count: Math.max(effect.least, missing), because: `hunt:${card}` }, tell);
  },
  'move-artemia': (draft, { card, target }, tell) => {
    if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause: `hunt:${card}` }, tell);
  },
  'take-dna': (draft, { card, effect }, tell) => takeDna(draft, effect.atMost, `hunt:${card}`, tell),
  'exchange-developed': (draft, { card, target }, tell) => {
    if (target.kind !== 'adaptations') return;
    discardAdaptation(draft, target.out, `hunt:${card}`, tell);
    developAdaptation(draft, target.in, 0, tell);
  },
  'develop-cheaper': lasts,
  'clear-marker': (draft, { card }, tell) => {
    draft.marker = false;
    tell({ type: 'marker-moved', seat: undefined, on: false, cause: `hunt:${card}` });
  },
  'exchange-hand': (draft, { card, effect }) => {
    const { seat } = draft.creature;
    draft.pending.push({ ask: 'put-adaptations-under', seat, because: `hunt:${card}`, atMost: effect.atMost, done: 0 });
  },
};
