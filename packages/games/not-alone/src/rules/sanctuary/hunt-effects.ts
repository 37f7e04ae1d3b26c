import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import { ADAPTATIONS, type AdaptationCard, type AdaptationId } from '../../cards/adaptations.ts';
import type { HuntEffect } from '../../cards/effects.ts';
import type { HuntId } from '../../cards/hunt.ts';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import { FULL_WILL, type State } from '../../state.ts';
import { huntedAt } from '../people.ts';
import { NOTHING_AIMED_AT, tokenTargets, WITHOUT_TARGET } from '../targets.ts';
import { moveToken } from '../tokens.ts';
import { developAdaptation, discardAdaptation } from './adaptations.ts';
import { takeDna } from './dna.ts';
import { moveSanctuaryTo, neighboursOfSanctuary } from './phase-five.ts';
import { askToShowSome } from './showing.ts';

/** Why a Hunt card of the expansion cannot work now, whatever it is aimed at. By what everybody knows. */
export function refuseSanctuaryHunt(state: State, effect: HuntEffect): Refusal | undefined {
  const { creature, turn, tokens, sanctuary } = state;
  switch (effect.do) {
    case 'show-by-missing-will':
      return state.hunted.some(({ hand }) => hand.length > 0) ? undefined : refused('hand-empty');
    case 'move-artemia':
      if (turn.stage !== 'reveal-window') return refused('too-late');
      return tokens.artemia.length > 0 ? undefined : refused('token-not-laid', { token: 'artemia' });
    case 'take-dna':
      if (turn.stage !== 'caught-window') return refused('nobody-just-caught');
      return (sanctuary?.dna ?? 0) > 0 ? undefined : refused('no-dna-left');
    case 'exchange-developed':
      return creature.developed.length > 0 && creature.adaptationHand.length > 0 ? undefined : refused('no-adaptations-to-exchange');
    case 'develop-cheaper':
      if (turn.stage !== 'adaptation' || turn.adapting === 'done') return refused('only-when-adapting');
      return turn.isBlocked ? refused('adaptation-blocked') : undefined;
    case 'clear-marker':
      return state.marker ? undefined : refused('marker-not-charged');
    case 'exchange-hand':
      if (turn.stage !== 'adaptation') return refused('only-when-adapting');
      return creature.adaptationHand.length > 0 ? undefined : refused('no-adaptations-to-exchange');
    default:
      return undefined;
  }
}

export function sanctuaryHuntTargets(state: State, effect: HuntEffect): readonly Target[] {
  switch (effect.do) {
    case 'move-sanctuary':
      return neighboursOfSanctuary(state).map((place) => ({ kind: 'place', place }));
    case 'show-by-missing-will':
      return state.hunted.filter(({ hand }) => hand.length > 0).map(({ seat }) => ({ kind: 'hunted', seat }));
    case 'move-artemia':
      return state.tokens.artemia.length === 0 ? NOTHING_AIMED_AT : tokenTargets(state, ['artemia']);
    case 'exchange-developed':
      return exchanges(state, effect.dearerBy);
    default:
      return WITHOUT_TARGET;
  }
}

/** [NA-16.34] */
function exchanges({ creature }: State, dearerBy: number): readonly Target[] {
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
export function doSanctuaryHunt(
  draft: State,
  played: { readonly effect: HuntEffect; readonly card: HuntId; readonly target: Target },
  tell: Tell<Event>,
): void {
  const { effect, card, target } = played;
  const cause: Cause = `hunt:${card}`;
  switch (effect.do) {
    case 'move-sanctuary':
      if (target.kind === 'place') moveSanctuaryTo(draft, target.place, cause, tell);
      return;
    case 'show-by-missing-will':
      if (target.kind === 'hunted') {
        const missing = FULL_WILL - huntedAt(draft, target.seat).will;
        askToShowSome(draft, { seat: target.seat, count: Math.max(effect.least, missing), because: cause }, tell);
      }
      return;
    case 'move-artemia':
      if (target.kind === 'token') moveToken(draft, { token: target.token, to: target.to, cause }, tell);
      return;
    case 'take-dna':
      takeDna(draft, effect.atMost, cause, tell);
      return;
    case 'exchange-developed':
      if (target.kind !== 'adaptations') return;
      discardAdaptation(draft, target.out, cause, tell);
      developAdaptation(draft, target.in, 0, tell);
      return;
    case 'clear-marker':
      draft.marker = false;
      tell({ type: 'marker-moved', seat: undefined, on: false, cause });
      return;
    case 'exchange-hand':
      draft.pending.push({ ask: 'put-adaptations-under', seat: draft.creature.seat, because: cause, atMost: effect.atMost, done: 0 });
      return;
    default:
      return;
  }
}
