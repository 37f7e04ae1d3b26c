import type { Event } from '@orrery/race-for-the-galaxy';
import type { Move } from '../../parts/flights.ts';

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf(event: Event): readonly Move[] {
  switch (event.type) {
    case 'placements-revealed':
      return event.cards.flatMap(({ seat, card }) =>
        card === undefined ? [] : [{ from: [`own:${card}`, `hand:${seat}`, `seat:${seat}`], to: `card:${seat}:${card}` }],
      );
    case 'second-world-placed':
      return event.card === undefined
        ? []
        : [{ from: [`own:${event.card}`, `hand:${event.seat}`], to: `card:${event.seat}:${event.card}` }];
    case 'cards-drawn':
      return event.cards === undefined
        ? [{ from: ['supply'], to: `hand:${event.seat}`, asToken: true }]
        : event.cards.map((card) => ({ from: ['supply'], to: `own:${card}` }));
    case 'cards-seen':
      return (event.cards ?? []).map((card) => ({ from: ['supply'], to: `seen:${card}` }));
    case 'goods-consumed':
      return event.chips > 0 ? [{ from: ['pool'], to: `chips:${event.seat}`, asToken: true }] : [];
    case 'chips-won':
      return event.who === 'robot' ? [] : [{ from: ['pool'], to: `chips:${event.who}`, asToken: true }];
    case 'actions-revealed':
      return event.actions.flatMap(({ seat, actions }) =>
        actions.map((_, index) => ({ from: [`seat:${seat}`], to: `action:${seat}:${index}` })),
      );
    default:
      return [];
  }
}
