import type { Seat } from '@orrery/engine';
import type { Pending } from './pending.ts';

/** The question to the seat on turn: what waits, or, when nothing does, what it does with its turn. */
export type Decision = { readonly ask: 'take-turn'; readonly seat: Seat } | Pending;
