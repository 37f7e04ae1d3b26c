import type { Seat } from '@orrery/engine';
import type { Beacon } from './cards/beacons.ts';

export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'beacon-lit'; readonly seat: Seat; readonly card: Beacon; readonly scored: boolean }
  /** Only the seat that draws hears which card. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: Beacon }
  | { readonly type: 'match-ended' };
