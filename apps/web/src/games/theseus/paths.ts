import type { Member, Seat } from '@orrery/engine';
import type { Action, BonusId, CardId, Marker, Place, Room, RoomSpot, SectorId, Spot, Target, UnitKind, UnitNumber } from '@orrery/theseus';
import type { Way } from '../parts/pointing.ts';

/** A thing on the table, or a way, that can be pointed at. */
type Pointed =
  | { readonly kind: 'unit'; readonly unit: UnitNumber }
  | { readonly kind: 'room'; readonly place: Place; readonly room: Room }
  | { readonly kind: 'spot'; readonly spot: Spot }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'sector'; readonly place: Place }
  | { readonly kind: 'hand'; readonly card: CardId }
  | { readonly kind: 'bonus'; readonly card: BonusId; readonly from: Seat }
  | { readonly kind: 'deck'; readonly card: CardId }
  | { readonly kind: 'drawn'; readonly card: CardId }
  | { readonly kind: 'board'; readonly board: SectorId }
  | { readonly kind: 'gap'; readonly at: Place }
  | { readonly kind: 'marker'; readonly place: Place; readonly side: Marker['side'] }
  | { readonly kind: 'newcomer'; readonly unit: UnitKind }
  /** Which way to the same room; asked last, and only where there are several. */
  | { readonly kind: 'route'; readonly route: readonly Place[]; readonly teleports: boolean }
  /** The tokens in reserve. */
  | { readonly kind: 'upgrade' };

/** `key`: its name in the page, which also marks where things fly from and to. */
export type Thing = Pointed & { readonly key: string };
export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>;

export const things = {
  unit: (unit: UnitNumber) => ({ kind: 'unit', unit, key: `unit:${unit}` }),
  room: (place: Place, room: Room) => ({ kind: 'room', place, room, key: `room:${place}:${room}` }),
  spot: (spot: Spot) => ({ kind: 'spot', spot, key: `${spot.row}:${spot.place}:${spot.slot}` }),
  seat: (seat: Seat) => ({ kind: 'seat', seat, key: `seat:${seat}` }),
  sector: (place: Place) => ({ kind: 'sector', place, key: `sector:${place}` }),
  hand: (card: CardId) => ({ kind: 'hand', card, key: `hand:${card}` }),
  bonus: (card: BonusId, from: Seat) => ({ kind: 'bonus', card, from, key: `bonus:${card}:${from}` }),
  deck: (card: CardId) => ({ kind: 'deck', card, key: `deck:${card}` }),
  drawn: (card: CardId) => ({ kind: 'drawn', card, key: `drawn:${card}` }),
  board: (board: SectorId) => ({ kind: 'board', board, key: `board:${board}` }),
  gap: (at: Place) => ({ kind: 'gap', at, key: `gap:${at}` }),
  marker: (place: Place, side: Marker['side']) => ({ kind: 'marker', place, side, key: `marker:${place}:${side}` }),
  newcomer: (unit: UnitKind) => ({ kind: 'newcomer', unit, key: `kind:${unit}` }),
  route: (route: readonly Place[], teleports: boolean) => ({
    kind: 'route',
    route,
    teleports,
    key: `route:${route.join('-')}${teleports ? ':teleport' : ''}`,
  }),
  upgrade: () => ({ kind: 'upgrade', key: 'upgrade' }),
} satisfies { readonly [Kind in Thing['kind']]: (...about: never[]) => ThingOf<Kind> };

type Path = readonly Thing[];

function targetPaths(target: Target): readonly Path[] {
  switch (target.kind) {
    case 'none':
      return [[]];
    case 'unit':
      return [[things.unit(target.unit)]];
    case 'unit-to':
      return [[things.unit(target.unit), things.room(target.to.place, target.to.room)]];
    case 'swap': {
      const [one, other] = target.units.map((unit) => things.unit(unit));
      return [
        [one, other],
        [other, one],
      ];
    }
    case 'card':
      return [[things.spot(target.card)]];
    case 'place':
      return [[things.sector(target.place)]];
  }
}

/** The card an action plays out of a hand, if it plays one. */
export function playedThing(action: Action): Thing | undefined {
  if (action.type === 'play-instant') return things.hand(action.card);
  return action.type === 'play-bonus' ? things.bonus(action.card, action.from) : undefined;
}

type ActionOf<Type extends Action['type']> = Member<Action, 'type', Type>;

const toRoom = ({ unit, to }: { readonly unit: UnitNumber; readonly to: RoomSpot }): Path => [
  things.unit(unit),
  things.room(to.place, to.room),
];
const atCard = ({ card }: { readonly card: Spot }): readonly Path[] => [[things.spot(card)]];
const atSeat = ({ seat }: { readonly seat: Seat }): readonly Path[] => [[things.seat(seat)]];
const atSpot = ({ spot }: { readonly spot: Spot }): readonly Path[] => [[things.spot(spot)]];
/** Said in words. */
const spoken = (): readonly Path[] => [];

/** Ways to point, step by step, at what gives each action; none: it is said in words. */
const PATHS: { readonly [Type in Action['type']]: (action: ActionOf<Type>) => readonly Path[] } = {
  'place-board': ({ board, at }) => [[things.board(board), things.gap(at)]],
  'choose-sector': ({ sector }) => [[things.board(sector)]],
  'place-marker': ({ place, side }) => [[things.marker(place, side)]],
  'choose-card': ({ card }) => [[things.deck(card)]],
  'install-first': ({ card, to }) => [to === undefined ? [things.drawn(card)] : [things.drawn(card), things.spot(to)]],
  'place-unit': ({ to }) => [[things.room(to.place, to.room)]],
  'move-unit': (action) => [[...toRoom(action), things.route(action.route, action.teleports)]],
  'enter-from-space': (action) => [toRoom(action)],
  'play-instant': ({ card, target }) => targetPaths(target).map((path) => [things.hand(card), ...path]),
  'play-bonus': ({ card, from, target }) => targetPaths(target).map((path) => [things.bonus(card, from), ...path]),
  'upgrade-unit': ({ unit }) => [[things.upgrade(), things.unit(unit)]],
  'upgrade-card': ({ card }) => [[things.upgrade(), things.spot(card)]],
  'go-on': spoken,
  'resolve-next': atCard,
  'any-order': spoken,
  'choose-unit': ({ unit }) => [[things.unit(unit)]],
  'choose-seat': atSeat,
  'aim-at-card': atCard,
  'strip-reserve': atSeat,
  'lead-unit': (action) => [[...toRoom(action), things.route(action.route, false)]],
  relocate: (action) => [toRoom(action)],
  spawn: ({ kind, to }) => [[things.newcomer(kind), things.room(to.place, to.room)]],
  decline: spoken,
  'take-upgrade': spoken,
  'clear-base': atCard,
  'fill-pending': atSpot,
  'replace-pending': atSpot,
  install: ({ from, to }) => [to === undefined ? [things.spot(from)] : [things.spot(from), things.spot(to)]],
  'skip-pending': spoken,
};

export function pathsOf<Type extends Action['type']>(action: ActionOf<Type>): readonly Path[] {
  return PATHS[action.type](action);
}

/**
 * All actions with the ways to point at them. A newcomer of the only kind there is need not be named first, and a route only where there
 * are several.
 */
export function waysOf(legal: readonly Action[]): readonly Way<Thing, Action>[] {
  const kinds = new Set(legal.flatMap((action) => (action.type === 'spawn' ? [action.kind] : [])));
  return legal.flatMap((action) =>
    pathsOf(action).map((whole) => {
      const path = action.type === 'spawn' && kinds.size === 1 ? whole.slice(1) : whole;
      return { path, action, needed: path.filter(({ kind }) => kind !== 'route').length };
    }),
  );
}
