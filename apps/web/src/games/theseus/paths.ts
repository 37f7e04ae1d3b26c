import type { Seat } from '@orrery/engine';
import type { Action, Room, RoomSpot, Spot, Target, UnitNumber } from '@orrery/theseus';

/** Names of the things on the table that can be pointed at. The same names mark where things fly from and to. */
export const keys = {
  unit: (unit: UnitNumber) => `unit:${unit}`,
  room: (place: number, room: Room) => `room:${place}:${room}`,
  spot: ({ place, row, slot }: Spot) => `${row}:${place}:${slot}`,
  seat: (seat: Seat) => `seat:${seat}`,
  sector: (place: number) => `sector:${place}`,
  hand: (card: string) => `hand:${card}`,
  bonus: (card: string, from: Seat) => `bonus:${card}:${from}`,
  deck: (card: string) => `deck:${card}`,
  drawn: (card: string) => `drawn:${card}`,
  board: (board: string) => `board:${board}`,
  gap: (at: number) => `gap:${at}`,
  marker: (place: number, side: string) => `marker:${place}:${side}`,
  kind: (kind: string) => `kind:${kind}`,
  upgrade: 'upgrade',
} as const;

/** Which way to the same room; asked last, and only where there are several. */
const routeKey = (route: readonly number[], teleports: boolean) => `route:${route.join('-')}${teleports ? ':teleport' : ''}`;

type Path = readonly string[];

function targetPaths(target: Target): readonly Path[] {
  switch (target.kind) {
    case 'none':
      return [[]];
    case 'unit':
      return [[keys.unit(target.unit)]];
    case 'unit-to':
      return [[keys.unit(target.unit), keys.room(target.to.place, target.to.room)]];
    case 'swap': {
      const [one, other] = target.units.map(keys.unit);
      return [
        [one, other],
        [other, one],
      ];
    }
    case 'card':
      return [[keys.spot(target.card)]];
    case 'place':
      return [[keys.sector(target.place)]];
  }
}

/** The card an order plays out of a hand, if it plays one. */
export function playedKey(action: Action): string | undefined {
  if (action.type === 'play-instant') return keys.hand(action.card);
  return action.type === 'play-bonus' ? keys.bonus(action.card, action.from) : undefined;
}

type ActionByType = { readonly [Each in Action as Each['type']]: Each };
type AnyAction<Type extends Action['type']> = { readonly [Each in Type]: ActionByType[Each] & { readonly type: Each } }[Type];

const toRoom = ({ unit, to }: { readonly unit: UnitNumber; readonly to: RoomSpot }): Path => [
  keys.unit(unit),
  keys.room(to.place, to.room),
];
const atCard = ({ card }: { readonly card: Spot }): readonly Path[] => [[keys.spot(card)]];
const atSeat = ({ seat }: { readonly seat: Seat }): readonly Path[] => [[keys.seat(seat)]];
const atSpot = ({ spot }: { readonly spot: Spot }): readonly Path[] => [[keys.spot(spot)]];
/** Said in words. */
const spoken = (): readonly Path[] => [];

/** Ways to point, step by step, at what gives each order; none: it is said in words. */
const PATHS: { readonly [Type in Action['type']]: (action: ActionByType[Type]) => readonly Path[] } = {
  'place-board': ({ board, at }) => [[keys.board(board), keys.gap(at)]],
  'choose-sector': ({ sector }) => [[keys.board(sector)]],
  'place-marker': ({ place, side }) => [[keys.marker(place, side)]],
  'choose-card': ({ card }) => [[keys.deck(card)]],
  'install-first': ({ card, to }) => [to === undefined ? [keys.drawn(card)] : [keys.drawn(card), keys.spot(to)]],
  'place-unit': ({ to }) => [[keys.room(to.place, to.room)]],
  'move-unit': (action) => [[...toRoom(action), routeKey(action.route, action.teleports)]],
  'enter-from-space': (action) => [toRoom(action)],
  'play-instant': ({ card, target }) => targetPaths(target).map((path) => [keys.hand(card), ...path]),
  'play-bonus': ({ card, from, target }) => targetPaths(target).map((path) => [keys.bonus(card, from), ...path]),
  'upgrade-unit': ({ unit }) => [[keys.upgrade, keys.unit(unit)]],
  'upgrade-card': ({ card }) => [[keys.upgrade, keys.spot(card)]],
  'go-on': spoken,
  'resolve-next': atCard,
  'any-order': spoken,
  'choose-unit': ({ unit }) => [[keys.unit(unit)]],
  'choose-seat': atSeat,
  'aim-at-card': atCard,
  'strip-reserve': atSeat,
  'lead-unit': (action) => [[...toRoom(action), routeKey(action.route, false)]],
  relocate: (action) => [toRoom(action)],
  spawn: ({ kind, to }) => [[keys.kind(kind), keys.room(to.place, to.room)]],
  decline: spoken,
  'take-upgrade': spoken,
  'clear-base': atCard,
  'fill-pending': atSpot,
  'replace-pending': atSpot,
  install: ({ from, to }) => [to === undefined ? [keys.spot(from)] : [keys.spot(from), keys.spot(to)]],
  'skip-pending': spoken,
};

export function pathsOf<Type extends Action['type']>(action: AnyAction<Type>): readonly Path[] {
  return PATHS[action.type](action);
}

/** All orders with the ways to point at them. A newcomer of the only kind there is need not be named first. */
export function wayOf(legal: readonly Action[]): readonly (readonly [Path, Action])[] {
  const kinds = new Set(legal.flatMap((action) => (action.type === 'spawn' ? [action.kind] : [])));
  return legal.flatMap((action) =>
    pathsOf(action).map((path) => [action.type === 'spawn' && kinds.size === 1 ? path.slice(1) : path, action] as const),
  );
}

const isRoute = (step: string) => step.startsWith('route:');

/** What can be pointed at after these steps: the order it gives, or undefined when another step follows. */
export function offersAfter(ways: readonly (readonly [Path, Action])[], steps: Path): ReadonlyMap<string, Action | undefined> {
  const found = new Map<string, (readonly [Path, Action])[]>();
  for (const way of ways) {
    const [path] = way;
    if (path.length <= steps.length || steps.some((step, index) => path[index] !== step)) continue;
    const key = path[steps.length];
    found.set(key, [...(found.get(key) ?? []), way]);
  }
  const offers = new Map<string, Action | undefined>();
  for (const [key, list] of found) {
    const [[path, action]] = list;
    const isWhole = path.slice(steps.length + 1).every(isRoute) && (list.length === 1 || path.length === steps.length + 1);
    offers.set(key, isWhole ? action : undefined);
  }
  return offers;
}
