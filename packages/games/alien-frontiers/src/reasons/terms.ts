import type { Member, Seat } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Territory, Token } from '../state.ts';

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
  | { readonly of: 'ships'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'relic-ship'; readonly seat: Seat; readonly amount: number }
  /** Circles: `now` with the better action, `else` with the other; 0: no colony there. */
  | { readonly of: 'hub'; readonly seat: Seat; readonly now: number; readonly else: number }
  | { readonly of: 'ready'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'tokens'; readonly seat: Seat; readonly token: Token; readonly amount: number }
  /** A launch or a landing can be paid for; `lacks`: what is missing where it cannot. */
  | { readonly of: 'both-tokens'; readonly seat: Seat; readonly lacks: Token | 'both'; readonly amount: number }
  | { readonly of: 'over-limit'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'card'; readonly seat: Seat; readonly card: TechId; readonly amount: number }
  /** How much nearer the end is, in hundredths of the match. */
  | { readonly of: 'pace'; readonly amount: number }
  | { readonly of: 'over'; readonly now: Outcome; readonly else: Outcome };

export type Outcome = 'won' | 'shared' | 'lost' | 'open';

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;
