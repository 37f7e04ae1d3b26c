import type { Member, Seat } from '@orrery/engine';
import type { AdaptationId } from '../cards/adaptations.ts';
import type { CharacterId } from '../cards/characters.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { PlaceId } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { HuntToken } from '../state.ts';

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
  /** What the tokens take, where one of them is laid or another: in tenths of a step. */
  | { readonly of: 'laying'; readonly amount: number }
  /** Something of the Hunted is looked at before the tokens are laid. */
  | { readonly of: 'looking'; readonly amount: number }
  // Everything else, by the evaluation.
  | { readonly of: 'assimilation'; readonly amount: number }
  /** By how many steps each counter of the Hunted is nearer to its end. */
  | { readonly of: 'way'; readonly rescue: number; readonly defense: number }
  | { readonly of: 'rescue-moves'; readonly amount: number }
  | { readonly of: 'will'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'hand'; readonly seat: Seat; readonly amount: number }
  /** Of the seat that looks: as many cards in hand, but others. */
  | ({ readonly of: 'other-hand'; readonly seat: Seat } & Both<readonly PlaceId[]>)
  /** One card in hand rather than another, and what that is worth: in tenths of a step of the Rescue counter. */
  | { readonly of: 'in-hand'; readonly seat: Seat; readonly place: PlaceId; readonly than: PlaceId; readonly amount: number }
  /** Of the seat that looks: where it is with the tokens laid, and which of them it meets. */
  | ({ readonly of: 'visit'; readonly seat: Seat; readonly here: readonly PlaceId[]; readonly there: readonly PlaceId[] } & Both<
      readonly HuntToken[]
    >)
  /** What a Hunted may hope for of a turn, whatever it comes from. */
  | { readonly of: 'prospects'; readonly seat: Seat; readonly turn: Turn; readonly amount: number }
  /** By how much likelier it is that anybody is caught, in hundredths. */
  | { readonly of: 'catch'; readonly turn: Turn; readonly amount: number }
  /** What the tokens take from the Hunted, in tenths of a step. */
  | { readonly of: 'hunt'; readonly amount: number }
  /** `isNew`: it was not the seat's before. */
  | { readonly of: 'owns'; readonly seat: Seat; readonly place: PlaceId; readonly isNew: boolean; readonly amount: number }
  /** One place for the rest of the match rather than another, in tenths of a step. */
  | { readonly of: 'better-place'; readonly seat: Seat; readonly place: PlaceId; readonly than: PlaceId; readonly amount: number }
  | { readonly of: 'survival'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'own-survival'; readonly card: SurvivalId; readonly amount: number }
  /** One's own, without a name, instead of one that has a name. */
  | { readonly of: 'new-survival'; readonly amount: number }
  | { readonly of: 'two-cards'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'survivors'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'dark-pile'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'character'; readonly seat: Seat; readonly character: CharacterId; readonly amount: number }
  /** One's own ability rather than another, in tenths of a step. */
  | { readonly of: 'better-character'; readonly character: CharacterId; readonly than: CharacterId; readonly amount: number }
  | { readonly of: 'marker'; readonly amount: number }
  | { readonly of: 'hunt-cards'; readonly amount: number }
  | { readonly of: 'own-hunt'; readonly card: HuntId; readonly amount: number }
  | { readonly of: 'two-hunt-cards'; readonly amount: number }
  | { readonly of: 'developed'; readonly adaptation: AdaptationId; readonly amount: number }
  /** One adaptation rather than another, in tenths of a step. */
  | { readonly of: 'better-adaptation'; readonly adaptation: AdaptationId; readonly than: AdaptationId; readonly amount: number }
  /** What the Creature may still develop: with what it has of DNA and of adaptation cards. */
  | ({ readonly of: 'plan' } & Both<Means>)
  | { readonly of: 'blocked'; readonly amount: number }
  | { readonly of: 'open-question'; readonly amount: number }
  /** Weighed and never told: what was only imagined, or compared in two measures. */
  | { readonly of: 'untold'; readonly amount: 0 }
  | ({ readonly of: 'over' } & Both<Outcome>);

/** What the Creature may develop with. */
export interface Means {
  readonly dna: number;
  readonly cards: number;
}

/** Seen from the question: the turn it is asked in, or the one after it. */
export type Turn = 'this' | 'next';

export type Outcome = 'won' | 'lost' | 'open';

/** Terms of secret choices. */
export const SECRET: readonly Term['of'][] = ['risk', 'harm', 'prize', 'cover', 'prey', 'laying'];

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  const seat = 'seat' in term ? ` ${term.seat}` : '';
  if (term.of === 'owns') return `owns${seat} ${term.place}`;
  if (term.of === 'character') return `character${seat} ${term.character}`;
  if (term.of === 'developed') return `developed ${term.adaptation}`;
  return 'card' in term ? `${term.of} ${term.card}` : `${term.of}${seat}`;
}
