import type { Member } from '@orrery/engine';
import type { CardId, Event, View } from '@orrery/race-for-the-galaxy';
import type { Sound } from '../../ui/sound.ts';
import { type Caption, fromTheBoard, plateOf, type Spots, type Told } from '../told.ts';
import { movesOf } from './motion/moves.ts';
import { cardSpot } from './spots.ts';

type EventOf<Type extends Event['type']> = Member<Event, 'type', Type>;

const phase = (id: string): Spots => [`phase:${id}`];
const seat = (id: number | 'robot'): Spots => [`seat:${id}`];
const card = (of: number, id: CardId): Spots => [cardSpot(of, id), ...seat(of)];

const PLACES: { readonly [Type in Event['type']]?: (event: EventOf<Type>) => readonly Spots[] } = {
  'actions-revealed': ({ actions }) => actions.map((one) => seat(one.seat)),
  'phase-began': (event) => [phase(event.phase)],
  'cards-drawn': (event) => [[`hand:${event.seat}`, ...seat(event.seat)]],
  'cards-seen': (event) => [[`hand:${event.seat}`, ...seat(event.seat)]],
  'cards-discarded': (event) => [[`hand:${event.seat}`, ...seat(event.seat)]],
  'placements-revealed': ({ cards }) => cards.map((one) => (one.card === undefined ? seat(one.seat) : card(one.seat, one.card))),
  'second-world-placed': (event) => [event.card === undefined ? seat(event.seat) : card(event.seat, event.card)],
  paid: (event) => [card(event.seat, event.card)],
  'good-laid': (event) => [card(event.seat, event.world)],
  'good-sold': (event) => [card(event.seat, event.world)],
  'goods-consumed': (event) => [card(event.seat, event.by), ...event.worlds.map((world) => card(event.seat, world))],
  'chips-won': ({ who }) => [[`chips:${who}`, ...seat(who)]],
  'goal-taken': ({ goal }) => [[`goal:${goal}`]],
  'goal-lost': ({ goal }) => [[`goal:${goal}`]],
  reshuffled: () => [['supply']],
  'robot-flipped': (event) => [[`robot:${event.card}`]],
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'actions-revealed': 'reveal',
  'robot-rolled': 'dice',
  'phase-began': 'step',
  'cards-drawn': 'card',
  'cards-seen': 'card',
  'placements-revealed': 'place',
  'second-world-placed': 'place',
  'good-laid': 'place',
  'good-sold': 'gain',
  'goods-consumed': 'gain',
  'chips-won': 'gain',
  gambled: 'dice',
  'goal-taken': 'reveal',
  'goal-lost': 'hit',
};

/** Told by the phases and the plates themselves. */
const UNTOLD: readonly Event['type'][] = [
  'answered',
  'reconsidered',
  'phase-began',
  'round-began',
  'actions-revealed',
  'picked',
  'pack-passed',
  'start-worlds',
];

function placesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Spots[] {
  return PLACES[event.type]?.(event) ?? plateOf(event);
}

/** Each at the phase that ran when it happened. */
function captionsOf(events: readonly Event[], before: View): readonly Caption<Event>[] {
  let running: string = before.stage;
  return events.flatMap((event) => {
    if (event.type === 'phase-began') running = event.phase;
    return UNTOLD.includes(event.type) ? [] : [{ at: phase(running), event }];
  });
}

export const told: Told<Event, View> = {
  places: placesOf,
  moved: (event) =>
    movesOf(event)
      .filter((move) => move.asToken !== true && /^(card|robot):/.test(move.to))
      .map(({ from, to }) => ({ from: fromTheBoard(from), to })),
  sound: ({ type }) => SOUNDS[type],
  captions: captionsOf,
};
