import type { Member } from '@orrery/engine';
import type { Event } from '@orrery/race-for-the-galaxy';
import type { Move } from '../../parts/flights.ts';
import { cardSpot } from '../spots.ts';

type EventOf<Type extends Event['type']> = Member<Event, 'type', Type>;

const still = (): readonly Move[] => [];

const MOVES: { readonly [Type in Event['type']]: (event: EventOf<Type>) => readonly Move[] } = {
  'start-worlds': still,
  picked: still,
  'pack-passed': still,
  answered: still,
  reconsidered: still,
  'round-began': still,
  'actions-revealed': ({ actions: all }) =>
    all.flatMap(({ seat, actions }) => actions.map((_, index) => ({ from: [`seat:${seat}`], to: `action:${seat}:${index}` }))),
  'robot-rolled': still,
  'phase-began': still,
  'cards-drawn': ({ seat, cards }) =>
    cards === undefined
      ? [{ from: ['supply'], to: `hand:${seat}`, asToken: true }]
      : cards.map((card) => ({ from: ['supply'], to: `own:${card}` })),
  'cards-seen': ({ cards = [] }) => cards.map((card) => ({ from: ['supply'], to: `seen:${card}` })),
  'cards-discarded': still,
  'placements-revealed': ({ cards }) =>
    cards.flatMap(({ seat, card }) =>
      card === undefined ? [] : [{ from: [`own:${card}`, `hand:${seat}`, `seat:${seat}`], to: cardSpot(seat, card) }],
    ),
  'second-world-placed': ({ seat, card }) =>
    card === undefined ? [] : [{ from: [`own:${card}`, `hand:${seat}`], to: cardSpot(seat, card) }],
  paid: still,
  scrapped: still,
  'good-laid': still,
  'good-sold': still,
  'goods-consumed': ({ seat, chips }) => (chips > 0 ? [{ from: ['pool'], to: `chips:${seat}`, asToken: true }] : []),
  'chips-won': ({ who }) => (who === 'robot' ? [] : [{ from: ['pool'], to: `chips:${who}`, asToken: true }]),
  gambled: still,
  'goal-taken': still,
  'goal-lost': still,
  reshuffled: still,
  'robot-flipped': still,
  'robot-changed': still,
  'robot-counter': still,
  'match-ended': still,
};

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Move[] {
  return MOVES[event.type](event);
}
