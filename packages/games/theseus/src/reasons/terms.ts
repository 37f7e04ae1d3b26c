import type { Course, Member, Seat } from '@orrery/engine';
import type { BonusId } from '../cards/bonus.ts';
import type { SectorId } from '../cards/sectors.ts';
import type { CardId } from '../cards/titles.ts';
import type { UnitTerm } from '../text/shape.ts';

/** What is counted of a seat, without anything more to say of it. */
type Counted = 'life' | 'data' | 'in-space' | 'held' | 'parasites' | 'invisible' | 'stuck' | 'forced';

/** Everything two positions can differ in, as the evaluation weighs it. */
export type Term =
  | { readonly [Of in Counted]: { readonly of: Of; readonly seat: Seat; readonly amount: number } }[Counted]
  /** Points to an immediate victory: `now` with the better action, `else` with the other. */
  | { readonly of: 'race'; readonly seat: Seat; readonly now: number; readonly else: number }
  | { readonly of: 'tokens'; readonly seat: Seat; readonly amount: number; readonly course: Course }
  | { readonly of: 'unit'; readonly seat: Seat; readonly unit: UnitTerm; readonly amount: number; readonly course: Course }
  | { readonly of: 'better-side'; readonly seat: Seat; readonly unit: UnitTerm; readonly amount: number; readonly course: Course }
  | { readonly of: 'instant'; readonly seat: Seat; readonly card: CardId; readonly amount: number; readonly course: Course }
  | { readonly of: 'bonus'; readonly seat: Seat; readonly card: BonusId; readonly amount: number; readonly course: Course }
  | { readonly of: 'pending'; readonly seat: Seat; readonly card: CardId; readonly amount: number; readonly course: Course }
  /** `now`, `else`: what it is worth there, in hundredths of a point; 0: it is not there, or not this seat's. */
  | {
      readonly of: 'installed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly sector: SectorId;
      readonly now: number;
      readonly else: number;
      readonly count: number;
      readonly elseCount: number;
      /** Whether it works. */
      readonly isOn: boolean;
      readonly elseIsOn: boolean;
      readonly wasOn: boolean;
      /** Its number with the tokens on it, what it has recorded, whether it is armed. */
      readonly shows: Shows;
      readonly elseShows: Shows;
    }
  /** One card that the one way installs in `sector` and the other `instead` elsewhere. */
  | { readonly of: 'placed'; readonly seat: Seat; readonly card: CardId; readonly sector: SectorId; readonly instead: SectorId }
  /** Two cards of which the one way installs the one in `sector`, and the other `rather` the other one `there`. */
  | {
      readonly of: 'chosen';
      readonly seat: Seat;
      readonly card: CardId;
      readonly sector: SectorId;
      readonly rather: CardId;
      readonly there: SectorId;
    }
  /** The Malfunction token lies on this pending card with the better action alone. Told where nothing that is weighed can be. */
  | { readonly of: 'broken'; readonly seat: Seat; readonly card: CardId }
  /** Weighed and never told. */
  | { readonly of: 'unsaid'; readonly amount: 0 }
  /** What its units would do in an Assault as they stand, and how soon there can be one; 0: nothing. */
  | {
      readonly of: 'assault';
      readonly seat: Seat;
      readonly now: number;
      readonly when: AssaultTime;
      readonly else: number;
      readonly elseWhen: AssaultTime;
    }
  | { readonly of: 'pace'; readonly amount: number }
  | { readonly of: 'over'; readonly now: Outcome; readonly else: Outcome };

export interface Shows {
  readonly strength: number;
  readonly counter: number;
  readonly isArmed: boolean;
  /** Captured, and given back after it has done something once. */
  readonly isLent: boolean;
}

export type AssaultTime = 'next' | 'near' | 'far';

export type Outcome = 'won' | 'shared' | 'lost' | 'open';

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  switch (term.of) {
    case 'race':
    case 'over':
    case 'pace':
      return 'seat' in term ? `${term.of} ${term.seat}` : term.of;
    case 'unit':
    case 'better-side':
      return `${term.of} ${term.seat} ${term.unit}`;
    case 'instant':
    case 'bonus':
    case 'pending':
      return `${term.of} ${term.seat} ${term.card}`;
    case 'installed':
      return `installed ${term.seat} ${term.card} ${term.sector}`;
    case 'unsaid':
      return term.of;
    case 'broken':
    case 'placed':
    case 'chosen':
      return `${term.of} ${term.seat} ${term.card}`;
    default:
      return `${term.of} ${term.seat}`;
  }
}
