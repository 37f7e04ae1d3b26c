import type { Event } from '@orrery/not-alone';
import type { Move } from '../../parts/flights.ts';
import { keys } from '../paths.ts';

const laidOf = (seat: number) => `laid-of:${seat}`;
const survivalOf = (seat: number) => `survival-of:${seat}`;

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf(event: Event): readonly Move[] {
  switch (event.type) {
    case 'token-placed':
      return [{ from: [keys.token(event.token), `tray:${event.token}`, 'hunt-hand'], to: keys.token(event.token) }];
    case 'token-moved':
      return [{ from: [keys.token(event.token)], to: keys.token(event.token) }];
    case 'hunted-moved':
      return [{ from: [keys.visit(event.seat, event.card)], to: keys.visit(event.seat, event.card) }];
    case 'place-laid':
      return event.card === undefined
        ? [{ from: [keys.seat(event.seat)], to: laidOf(event.seat) }]
        : [{ from: [keys.hand(event.card)], to: keys.laid(event.card) }];
    case 'places-revealed':
      return event.plays.flatMap(({ seat, cards }) =>
        cards.map((card) => ({ from: [laidOf(seat), keys.seat(seat)], to: keys.visit(seat, card) })),
      );
    case 'places-returned':
      return (event.cards ?? []).map((card) => ({
        from: [keys.pile(card), keys.card(`place:${card}`), keys.seat(event.seat)],
        to: keys.hand(card),
      }));
    case 'played-returned':
      return [{ from: [keys.visit(event.seat, event.card), keys.laid(event.card)], to: keys.hand(event.card) }];
    case 'place-taken':
      return [{ from: [keys.reserve(event.card)], to: keys.hand(event.card) }];
    default:
      return cardMoves(event) ?? trackMoves(event) ?? [];
  }
}

function cardMoves(event: Event): readonly Move[] | undefined {
  switch (event.type) {
    case 'hunt-played':
      return [{ from: [`hunt:${event.card}`, 'hunt-hand'], to: `hunt:${event.card}` }];
    case 'survival-played':
      return [{ from: [`survival:${event.card}`, survivalOf(event.seat)], to: `survival:${event.card}` }];
    case 'survival-drawn':
      return (event.cards ?? []).map((card) => ({ from: [survivalOf(event.seat)], to: `survival:${card}` }));
    case 'adaptation-developed':
      return [{ from: [`adaptation:${event.adaptation}`], to: `adaptation:${event.adaptation}` }];
    default:
      return undefined;
  }
}

function trackMoves(event: Event): readonly Move[] | undefined {
  switch (event.type) {
    case 'rescue-moved':
      return [{ from: ['rescue'], to: 'rescue' }];
    case 'assimilation-moved':
      return [{ from: ['assimilation'], to: 'assimilation' }];
    case 'defense-moved':
      return [{ from: ['defense'], to: 'defense' }];
    case 'sanctuary-moved':
      return [{ from: ['sanctuary'], to: 'sanctuary' }];
    default:
      return undefined;
  }
}
