import type { Event } from '@orrery/not-alone';

/** What everybody at a table would look up for. */
export type Moment =
  | { readonly kind: 'caught' | 'last-will'; readonly seats: readonly number[] }
  /** The last step of a track: who wins. */
  | { readonly kind: 'rescued' | 'assimilated' };

/** The moment in what just happened; where there are several, the one that weighs most. */
export function momentIn(events: readonly Event[]): Moment | undefined {
  for (const event of events) {
    if (event.type === 'assimilation-moved' && event.left === 0) return { kind: 'assimilated' };
    if ((event.type === 'rescue-moved' || event.type === 'defense-moved') && event.left === 0) return { kind: 'rescued' };
  }
  const caught = events.flatMap((event) => (event.type === 'caught' ? [event.seat] : []));
  if (caught.length > 0) return { kind: 'caught', seats: caught };
  const spent = events.flatMap((event) => (event.type === 'last-will-lost' ? event.seats : []));
  return spent.length > 0 ? { kind: 'last-will', seats: spent } : undefined;
}
