import type { Refusal, Tell } from '@orrery/engine';
import type { PlaceId, PowerOf, PowerWay } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import type { Hunted, State, Visit } from '../state.ts';

/** Powers that places of the expansion and of the promo cards bring. */
export type SanctuaryWay = 'take-survivor' | 'put-back-dna' | 'fortify' | 'drop-adaptation' | 'hide-pile';

/** Who would use a power, and whose it is. */
interface At {
  readonly hunted: Hunted;
  readonly place: PlaceId;
}

/** A line per kind of power: why it cannot be used now. By what everybody knows. */
export type PowerRefusals<Way extends PowerWay = PowerWay> = {
  readonly [Each in Way]: (state: State, at: At, power: PowerOf<Each>) => Refusal | undefined;
};

/** A power that is being used. `visit`: the card in play, "this card" of the power. */
export interface PowerUse<Way extends PowerWay = PowerWay> {
  readonly hunted: Hunted;
  readonly visit: Visit;
  readonly power: PowerOf<Way>;
  readonly because: Cause;
}

/** A line per kind of power: what it does; what it leaves to choose is asked. */
export type PowerApply<Way extends PowerWay = PowerWay> = {
  readonly [Each in Way]: (draft: State, use: PowerUse<Each>, tell: Tell<Event>) => void;
};
