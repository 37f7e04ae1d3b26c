import type { Seat } from '@orrery/engine';

/** The question to one seat, as views and words know it. */
export type Decision = { readonly ask: 'choose-beacon'; readonly seat: Seat };
