import type { Event, View } from '@orrery/theseus';
import type { Sound } from '../../ui/sound.ts';
import { fromTheBoard, plateOf, type Spots, type Told } from '../told.ts';
import { movesOf } from './motion/moves.ts';
import { things } from './paths.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Spot = EventOf<'trap-sprung'>['at'];

const unit = (number: EventOf<'wounded'>['unit']): Spots => [things.unit(number).key];
const sector = (place: Spot['place']): Spots => [things.sector(place).key];
const card = (at: Spot): Spots => [things.spot(at).key, ...sector(at.place)];
const atCard = ({ at }: { readonly at: Spot }): readonly Spots[] => [card(at)];
const ofUnit = (event: { readonly unit: EventOf<'wounded'>['unit'] }): readonly Spots[] => [unit(event.unit)];

const PLACES: { readonly [Type in Event['type']]?: (event: EventOf<Type>) => readonly Spots[] } = {
  'board-placed': ({ at }) => [sector(at)],
  'unit-placed': ({ unit: number, to }) => [[...unit(number), ...sector(to.place)]],
  'unit-moved': ({ unit: number, to }) => [[...unit(number), ...sector(to.place)]],
  'unit-ejected': ({ unit: number, from }) => [unit(number), sector(from)],
  'unit-appeared': ({ unit: number, to }) => [[...unit(number), ...sector(to.place)]],
  'unit-shifted': ({ unit: number, to }) => [[...unit(number), ...sector(to.place)]],
  'trap-sprung': ({ at, unit: number }) => [card(at), unit(number)],
  'assault-began': ({ place }) => (place === undefined ? [] : [sector(place)]),
  'unit-attacked': ({ unit: number, target }) => [unit(target), unit(number)],
  'struck-from-hiding': ({ at, target }) => [unit(target), card(at)],
  wounded: ({ unit: number, seat }) => [unit(number), [`life:${seat}`, things.seat(seat).key]],
  'life-regained': ({ seat }) => [[`life:${seat}`, things.seat(seat).key]],
  'points-taken': ({ from }) => [[`life:${from}`, things.seat(from).key]],
  'data-gained': ({ seat }) => [[`data:${seat}`, things.seat(seat).key]],
  'upgrades-taken': ({ seat }) => [[`upgrades:${seat}`, things.seat(seat).key]],
  'upgrades-lost': ({ seat, card: at }) => [at === undefined ? [`upgrades:${seat}`, things.seat(seat).key] : card(at)],
  'unit-upgraded': ofUnit,
  'card-upgraded': atCard,
  'malfunction-moved': ({ to }) => [card(to)],
  'card-deactivated': atCard,
  'card-armed': atCard,
  recorded: atCard,
  'unit-infested': ofUnit,
  'unit-cured': ofUnit,
  'unit-gripped': ({ unit: number, at }) => [unit(number), card(at)],
  'unit-freed': ofUnit,
  'unit-hidden': ofUnit,
  'unit-seen': ofUnit,
  'card-performed': atCard,
  'card-installed': atCard,
  'pending-filled': atCard,
  'card-discarded': atCard,
  'card-captured': ({ unit: number, at }) => [card(at), unit(number)],
  'card-released': atCard,
  'end-token-moved': () => [['end']],
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'unit-moved': 'place',
  'unit-placed': 'place',
  'unit-appeared': 'place',
  'unit-ejected': 'hit',
  'trap-sprung': 'hit',
  wounded: 'hit',
  'points-taken': 'hit',
  'struck-from-hiding': 'hit',
  'assault-began': 'catch',
  'data-gained': 'gain',
  'life-regained': 'gain',
  'upgrades-taken': 'gain',
  'card-installed': 'card',
  'pending-filled': 'card',
  'card-performed': 'card',
  'instant-played': 'reveal',
  'bonus-played': 'reveal',
  'end-token-moved': 'step',
};

/** Told by the ribbon, the plates and the ring themselves. */
const UNTOLD: readonly Event['type'][] = [
  'turn-began',
  'pending-filled',
  'unit-attacked',
  'card-chosen',
  'factions-given',
  'order-set',
  'board-placed',
];

function placesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Spots[] {
  const places: ((event: EventOf<Type>) => readonly Spots[]) | undefined = PLACES[event.type];
  return places?.(event) ?? plateOf(event);
}

export const told: Told<Event, View> = {
  places: placesOf,
  moved: (event) =>
    movesOf(event)
      .filter((move) => move.asToken !== true)
      .map(({ from, to }) => ({
        from: fromTheBoard(from),
        to,
        via: event.type === 'unit-moved' ? event.route.slice(0, -1).map((place) => things.sector(place).key) : [],
      })),
  sound: ({ type }) => SOUNDS[type],
  captions: (events) =>
    events.flatMap((event) => {
      const [at] = UNTOLD.includes(event.type) ? [] : placesOf(event);
      return at === undefined ? [] : [{ at, event }];
    }),
  captionAround: '[data-spot^="sector:"]',
};
