import type { Member, Seat } from '@orrery/engine';
import type { HuntId } from '../cards/hunt.ts';
import type { PlaceId } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { HuntToken } from '../state.ts';

/** How one Hunted stands. */
export interface Stand {
  readonly will: number;
  readonly hand: number;
  /** Of the seat that looks: what is in its hand. */
  readonly cards: readonly PlaceId[] | undefined;
}

/** Something there is with the better action (`now`) and with the other (`else`). */
interface Both<Value> {
  readonly now: Value;
  readonly else: Value;
}

/** Everything two positions, or two secret choices, can differ in. */
export type Term =
  // Secret choices, by how everybody should mix. Likelihoods are in hundredths.
  /** How often the Creature token is expected where each card leads. */
  | ({ readonly of: 'risk'; readonly here: PlaceId; readonly there: PlaceId } & Both<number>)
  /** What the tokens do to whoever they find there, however often. */
  | { readonly of: 'harm'; readonly here: PlaceId; readonly there: PlaceId; readonly amount: number }
  /** What the place brings a Hunted who is left alone there, with the cards kept in hand; in tenths of a step of the Rescue counter. */
  | { readonly of: 'prize'; readonly here: PlaceId; readonly there: PlaceId; readonly amount: number }
  /** How often somebody is expected where a token is laid. */
  | ({
      readonly of: 'cover';
      readonly token: HuntToken;
      readonly here: readonly PlaceId[];
      readonly there: readonly PlaceId[];
    } & Both<number>)
  /** What whoever is met there loses. */
  | {
      readonly of: 'prey';
      readonly token: HuntToken;
      readonly here: readonly PlaceId[];
      readonly there: readonly PlaceId[];
      readonly amount: number;
    }
  // Everything else, by the evaluation.
  | { readonly of: 'assimilation'; readonly amount: number }
  | ({ readonly of: 'way' } & Both<{ readonly rescue: number; readonly defense: number | undefined }>)
  | { readonly of: 'rescue-moves'; readonly amount: number }
  | ({ readonly of: 'stand'; readonly seat: Seat } & Both<Stand>)
  /** How likely anybody is caught, in hundredths. */
  | ({ readonly of: 'catch' } & Both<number>)
  | { readonly of: 'hunt'; readonly amount: number }
  | { readonly of: 'owns'; readonly seat: Seat; readonly place: PlaceId; readonly amount: number }
  | { readonly of: 'survival'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'own-survival'; readonly card: SurvivalId; readonly amount: number }
  | { readonly of: 'two-cards'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'survivors'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'dark-pile'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'character'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'marker'; readonly amount: number }
  | { readonly of: 'hunt-cards'; readonly amount: number }
  | { readonly of: 'own-hunt'; readonly card: HuntId; readonly amount: number }
  | { readonly of: 'two-hunt-cards'; readonly amount: number }
  | { readonly of: 'growth'; readonly amount: number }
  | { readonly of: 'blocked'; readonly amount: number }
  | { readonly of: 'open-question'; readonly amount: number }
  | ({ readonly of: 'over' } & Both<Outcome>);

export type Outcome = 'won' | 'lost' | 'open';

/** Terms of secret choices. */
export const SECRET: readonly Term['of'][] = ['risk', 'harm', 'prize', 'cover', 'prey'];

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  const seat = 'seat' in term ? ` ${term.seat}` : '';
  if (term.of === 'owns') return `owns${seat} ${term.place}`;
  return 'card' in term ? `${term.of} ${term.card}` : `${term.of}${seat}`;
}
