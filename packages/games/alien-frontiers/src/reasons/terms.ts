import type { Course, Member, Seat } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Field, Territory, Token } from '../state.ts';

/** How a seat stands on a territory. */
export type Footing = 'none' | 'behind' | 'tied' | 'control' | 'safe';

/** Everything two ends of a turn can differ in, as the glance weighs it. */
export type Term =
  | { readonly of: 'landed'; readonly seat: Seat; readonly amount: number }
  /** `now`: with the better action; `else`: with the other. `bonus`, `positron`: whether control pays more there, or less. */
  | {
      readonly of: 'footing';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly now: Footing;
      readonly else: Footing;
      readonly bonus: number;
      readonly positron: number;
    }
  | { readonly of: 'ships'; readonly seat: Seat; readonly amount: number; readonly course: Course }
  | { readonly of: 'relic-ship'; readonly seat: Seat; readonly amount: number }
  /** Circles: `now` with the better action, `else` with the other; 0: no colony there. `isLanded`: one way has landed it, the other has not. */
  | { readonly of: 'hub'; readonly seat: Seat; readonly now: number; readonly else: number; readonly isLanded: boolean }
  | { readonly of: 'ready'; readonly seat: Seat; readonly amount: number }
  /** What may be kept at the end of the turn. `none`: with which of the two none is left. */
  | {
      readonly of: 'tokens';
      readonly seat: Seat;
      readonly token: Token;
      readonly amount: number;
      readonly none: 'now' | 'else' | undefined;
    }
  /** What has to be given back, weighed and never told: it is as if it had not been got. */
  | { readonly of: 'given-back'; readonly seat: Seat; readonly amount: 0 }
  /** `unseen`: one that lies open nowhere and would come from the deck. */
  /** `isTaken`: by the very action, whatever the other way may bring yet. */
  | { readonly of: 'card'; readonly seat: Seat; readonly card: TechId | 'unseen'; readonly amount: number; readonly isTaken?: true }
  /** Where a generator stands with the better action alone; undefined: taken off the planet. Told where nothing that is weighed can be. */
  | { readonly of: 'field'; readonly field: Field; readonly on: Territory | undefined }
  /** How much nearer the end is, in hundredths of the match. */
  | { readonly of: 'pace'; readonly amount: number }
  | { readonly of: 'over'; readonly now: Outcome; readonly else: Outcome };

export type Outcome = 'won' | 'shared' | 'lost' | 'open';

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;
