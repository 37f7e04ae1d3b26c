import type { Pending } from '../pending.ts';
import { findHunted } from '../rules/people.ts';
import type { Hunted, State } from '../state.ts';
import { discarded, meansWorth, pileOf, returned } from './means.ts';
import type { Scale } from './scale.ts';
import { newPlaceWorth } from './visit.ts';
import { DEVELOPED, KEPT_SURVIVAL, WORTHS } from './worths.ts';

/** What open questions will still bring or cost the Hunted, so that asking them is not mistaken for having no effect. */
export function pendingWorth(state: State, scale: Scale): number {
  let worth = 0;
  for (const question of state.pending) worth += questionWorth(state, scale, question);
  return worth;
}

function questionWorth(state: State, scale: Scale, question: Pending): number {
  const hunted = findHunted(state, question.seat);
  if (hunted === undefined) return 0;
  const means = { hand: pileOf(hunted.hand), pile: pileOf(hunted.discard), will: hunted.will };
  const change = (after: typeof means) => meansWorth(scale, after) - meansWorth(scale, means);
  switch (question.ask) {
    case 'return-places':
      return change(returned(means, question.atMost));
    case 'return-this-or-one':
    case 'return-played':
      return change(returned(means, 1));
    case 'discard-places':
      return change(discarded(means, question.count));
    case 'discard-or-lose-will':
      return Math.max(change(discarded(means, question.count)), change({ ...means, will: Math.max(0, means.will - 1) }));
    case 'discard-survival':
    case 'discard-survival-or-survivor':
      return hunted.survival.length > 0 ? -0.3 : 0;
    case 'keep-survival':
      return Math.max(0, ...question.cards.map((card) => KEPT_SURVIVAL[card])) * (0.3 + 0.7 * scale.left);
    case 'take-place':
      return Math.max(0, ...question.from.map((card) => newPlaceWorth(card, scale)));
    case 'heal':
      return healWorth(state, question.seats);
    case 'show-places':
    case 'hide-places':
      return -SHOWN;
    case 'put-hunt-under':
      return WORTHS.huntCard * question.atMost;
    case 'drop-adaptation':
      return Math.max(0, ...state.creature.developed.map(({ adaptation }) => DEVELOPED[adaptation])) * scale.left;
    case 'put-back-dna':
      return Math.min(question.atMost, state.creature.dna) * WORTHS.dna * scale.left;
    case 'shelter':
      return shelterWorth(hunted, scale);
    default:
      return 0;
  }
}

/** What it costs to have the Creature look into one's hand. */
const SHOWN = 0.15;

function shelterWorth(hunted: Hunted, scale: Scale): number {
  return hunted.survivors.length === 0 ? 0 : scale.defenseStep * (1 - WORTHS.firstSurvivor);
}

function healWorth(state: State, seats: readonly number[]): number {
  let best = 0;
  for (const { seat, will } of state.hunted)
    if (seats.includes(seat) && will < 3) best = Math.max(best, WORTHS.will[will + 1] - WORTHS.will[will]);
  return best;
}
