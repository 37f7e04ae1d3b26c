import type { Tell } from '@orrery/engine';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State } from '../../state.ts';
import { isInForce } from '../in-force.ts';
import { takeBackPlayed } from '../place-cards.ts';
import type { PowerApply, PowerRefusals, SanctuaryWay } from '../power-words.ts';
import { putBackDna, putsBack } from './dna.ts';
import { fortify } from './fortify.ts';
import { refuseTaking, takeSurvivor } from './taking.ts';

export const SANCTUARY_POWER_REFUSALS: PowerRefusals<SanctuaryWay> = {
  // [NA-8.11]
  'take-survivor': refuseTaking,
  'put-back-dna': (state, _, { count }) => (putsBack(state, count) > 0 ? undefined : refused('no-dna-to-put-back', 'NA-8.12')),
  fortify: (state) => {
    if (state.sanctuary === undefined) return refused('no-sanctuary', 'NA-11.1');
    // By no means, not even where the table lets an ineffective power be copied [NA-16.23].
    return isInForce(state, 'bar-fortifying') ? refused('fortifying-barred', 'NA-16.23') : undefined;
  },
  'drop-adaptation': ({ creature }) => (creature.developed.length > 0 ? undefined : refused('nothing-developed', 'NA-8.15')),
  'hide-pile': () => undefined,
};

export const SANCTUARY_POWER_APPLY: PowerApply<SanctuaryWay> = {
  'take-survivor': (draft, { hunted, because }, tell) => takeSurvivor(draft, hunted.seat, because, tell),
  'put-back-dna': (draft, { power, because }, tell) => putBackDna(draft, power.count, because, tell),
  // [NA-8.13] Apart from fortifying by exploring, so the turn's fortifying is not used up.
  fortify: (draft, { hunted, because }, tell) => fortify(draft, hunted.seat, because, tell),
  'drop-adaptation': (draft, { hunted, because }) => {
    draft.pending.push({ ask: 'drop-adaptation', seat: hunted.seat, because, mayDecline: false, removes: 'place-card' });
  },
  'hide-pile': (draft, { hunted, visit, because }, tell) => {
    hidePile(draft, hunted, because, tell);
    takeBackPlayed(hunted, { card: visit.card, cause: because }, tell);
  },
};

/** [NA-18.2] Dark for the Creature until the end of the next turn. */
function hidePile(draft: State, hunted: Hunted, cause: Cause, tell: Tell<Event>): void {
  hunted.hiddenUntil = draft.turn.number + 1;
  tell({ type: 'piles-darkened', cause, seats: [hunted.seat] });
}
