import type { EventBase, Seat } from '@orrery/engine';

/** Whether this was done to the seat by somebody else, or befell it: `games/<id>/done-to.ts` says so for its events. */
export type DoneTo<Event extends EventBase> = (event: Event, seat: Seat) => boolean;
