import type { Seat } from '@orrery/engine';
import type { PlaceId } from '../cards/places.ts';
import { catchCost } from '../rules/hits.ts';
import { artemiaCost, isCloned } from '../rules/in-force.ts';
import { takenByArtemia } from '../rules/sanctuary/hits.ts';
import { isCaught, isHit, isTargeted } from '../rules/tokens.ts';
import type { Hunted, HuntToken, State, Visit } from '../state.ts';

/** What a hunt token does to a Hunted, unless a card still helps them. */
export interface Danger {
  readonly seat: Seat;
  readonly token: HuntToken;
  /** The cards in play that it reaches. */
  readonly cards: readonly PlaceId[];
  /** Will that it costs at once; what the card behind a Target token costs, that card says. */
  readonly will: number;
  /** Place cards that are discarded for it. */
  readonly places: number;
}

interface Threat {
  readonly token: HuntToken;
  reaches(state: State, hunted: Hunted, visit: Visit): boolean;
  costs(state: State, visits: readonly Visit[]): number;
}

const THREATS: readonly Threat[] = [
  { token: 'creature', reaches: isCaught, costs: catchCost },
  { token: 'artemia', reaches: isHit, costs: (state, visits) => artemiaCost(state) * visits.length },
  {
    token: 'target',
    // [NA-16.12] As a second Creature token it catches.
    reaches: (state, hunted, visit) => !isCloned(state) && isTargeted(state, hunted, visit),
    costs: () => 0,
  },
];

/** [NA-7.4] [NA-7.5] [NA-7.6] Who is in danger once the cards lie open. [NA-7.9] Nobody loses more Will than they have. */
export function dangersIn(state: State): readonly Danger[] {
  return THREATS.flatMap(({ token, reaches, costs }) =>
    state.hunted.flatMap((hunted): Danger[] => {
      const visits = hunted.played.filter((visit) => reaches(state, hunted, visit));
      if (visits.length === 0) return [];
      const places = token === 'artemia' ? takenByArtemia(state, hunted, visits.length) : 0;
      const will = Math.min(hunted.will, costs(state, visits));
      return [{ seat: hunted.seat, token, cards: visits.map(({ card }) => card), will, places }];
    }),
  );
}
