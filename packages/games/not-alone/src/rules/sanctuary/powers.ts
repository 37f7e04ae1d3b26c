import type { Refusal, Tell } from '@orrery/engine';
import type { Power } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { isInForce } from '../in-force.ts';
import { takeBackPlayed } from '../place-cards.ts';
import { putBackDna, putsBack } from './dna.ts';
import { fortify } from './fortify.ts';
import { refuseTaking, takeSurvivor } from './taking.ts';

/** Powers that places of the expansion and of the promo cards bring. */
export type SanctuaryPower = Extract<Power, { do: 'take-survivor' | 'put-back-dna' | 'fortify' | 'drop-adaptation' | 'hide-pile' }>;

/** Why this power cannot be used now, or undefined when it can. By what everybody knows. */
export function refuseSanctuaryPower(state: State, power: SanctuaryPower): Refusal | undefined {
  switch (power.do) {
    case 'take-survivor':
      return refuseTaking(state);
    case 'put-back-dna':
      return putsBack(state, power.count) > 0 ? undefined : refused('no-dna-to-put-back');
    case 'drop-adaptation':
      return state.creature.developed.length > 0 ? undefined : refused('nothing-developed');
    case 'fortify':
      if (state.sanctuary === undefined) return refused('no-sanctuary');
      // By no means, not even where the table lets an ineffective power be copied [NA-16.23].
      return isInForce(state, 'bar-fortifying') ? refused('fortifying-barred') : undefined;
    case 'hide-pile':
      return undefined;
  }
}

interface Use {
  readonly hunted: Hunted;
  readonly visit: Visit;
  readonly power: SanctuaryPower;
  readonly because: Cause;
}

export function doSanctuaryPower(draft: State, { hunted, visit, power, because }: Use, tell: Tell<Event>): void {
  const { seat } = hunted;
  switch (power.do) {
    case 'take-survivor':
      takeSurvivor(draft, seat, because, tell);
      return;
    case 'put-back-dna':
      putBackDna(draft, power.count, because, tell);
      return;
    case 'fortify':
      fortify(draft, seat, because, tell);
      return;
    case 'drop-adaptation':
      draft.pending.push({ ask: 'drop-adaptation', seat, because, mayDecline: false, removes: 'place-card' });
      return;
    case 'hide-pile':
      hidePile(draft, hunted, because, tell);
      takeBackPlayed(hunted, { card: visit.card, cause: because }, tell);
      return;
  }
}

/** [NA-18.2] Dark for the Creature until the end of the next turn. */
function hidePile(draft: State, hunted: Hunted, cause: Cause, tell: Tell<Event>): void {
  hunted.hiddenUntil = draft.turn.number + 1;
  tell({ type: 'piles-darkened', cause, seats: [hunted.seat] });
}
