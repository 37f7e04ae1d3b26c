import type { Danger, Event } from '@orrery/not-alone';

/** Will that this Hunted lost for one reason in these events. */
function willLost(events: readonly Event[], seat: number, cause: string): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'will-lost' && event.seat === seat && event.cause === cause ? event.will : 0),
    0,
  );
}

function isOf(dangers: readonly Danger[]): (other: Danger) => boolean {
  return ({ seat, token }) => dangers.some((one) => one.seat === seat && one.token === token);
}

/**
 * Who is reached by which token at the reveal. Where nobody could play a card any more, the catch comes with it and the tokens are
 * taken back already: then what happened says it, and what can be foreseen from the planet does not.
 */
export function fatesIn(events: readonly Event[], foreseen: readonly Danger[]): readonly Danger[] {
  const caught = events.flatMap((event): Danger[] =>
    event.type === 'caught'
      ? [{ seat: event.seat, token: 'creature', cards: event.cards, will: willLost(events, event.seat, 'caught'), places: 0 }]
      : [],
  );
  const known = [...caught, ...foreseen.filter((danger) => !isOf(caught)(danger))];
  const hit = events.flatMap((event): Danger[] =>
    event.type === 'hit-by-artemia'
      ? [{ seat: event.seat, token: 'artemia', cards: [event.card], will: willLost(events, event.seat, 'token:artemia'), places: 0 }]
      : [],
  );
  return [...known, ...hit.filter((danger) => !isOf(known)(danger))];
}
