import type { Event, PlaceId } from '@orrery/not-alone';

/** One of those who were caught: where, and what it cost. */
interface Catch {
  readonly seat: number;
  readonly cards: readonly PlaceId[];
  readonly lost: number;
  readonly left: number | undefined;
}

/** What everybody at a table would look up for. */
export type Moment =
  /** `left`: steps of Assimilation to the star, if the counter has moved. */
  | { readonly kind: 'caught'; readonly catches: readonly Catch[]; readonly left: number | undefined }
  | { readonly kind: 'last-will'; readonly seats: readonly number[] }
  /** The last step of a track: who wins. */
  | { readonly kind: 'rescued' | 'assimilated' };

/** The moment in what just happened; where there are several, the one that weighs most. */
export function momentIn(events: readonly Event[]): Moment | undefined {
  for (const event of events) {
    if (event.type === 'assimilation-moved' && event.left === 0) return { kind: 'assimilated' };
    if ((event.type === 'rescue-moved' || event.type === 'defense-moved') && event.left === 0) return { kind: 'rescued' };
  }
  const catches = events.flatMap((event) => (event.type === 'caught' ? [catchOf(events, event)] : []));
  if (catches.length > 0) return { kind: 'caught', catches, left: stepsLeft(events) };
  const spent = events.flatMap((event) => (event.type === 'last-will-lost' ? event.seats : []));
  return spent.length > 0 ? { kind: 'last-will', seats: spent } : undefined;
}

function catchOf(events: readonly Event[], { seat, cards }: Extract<Event, { type: 'caught' }>): Catch {
  const loss = events.find((event) => event.type === 'will-lost' && event.seat === seat && event.cause === 'caught');
  return loss?.type === 'will-lost' ? { seat, cards, lost: loss.will, left: loss.left } : { seat, cards, lost: 0, left: undefined };
}

/** Once the catch and all that a card adds to it have moved the counter. */
function stepsLeft(events: readonly Event[]): number | undefined {
  return events.reduce<number | undefined>((left, event) => (event.type === 'assimilation-moved' ? event.left : left), undefined);
}
