import type { Seat } from '@orrery/engine';
import type { Action, Room, Spot, Target, UnitNumber } from '@orrery/theseus';

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

/** Ways to point, step by step, at what gives this order; none: it is said in words. */
export function pathsOf(action: Action): readonly Path[] {
  switch (action.type) {
    case 'place-board':
      return [[keys.board(action.board), keys.gap(action.at)]];
    case 'choose-sector':
      return [[keys.board(action.sector)]];
    case 'place-marker':
      return [[keys.marker(action.place, action.side)]];
    case 'choose-card':
      return [[keys.deck(action.card)]];
    case 'install-first':
      return [action.to === undefined ? [keys.drawn(action.card)] : [keys.drawn(action.card), keys.spot(action.to)]];
    case 'place-unit':
      return [[keys.room(action.to.place, action.to.room)]];
    case 'move-unit':
      return [[keys.unit(action.unit), keys.room(action.to.place, action.to.room), routeKey(action.route, action.teleports)]];
    case 'lead-unit':
      return [[keys.unit(action.unit), keys.room(action.to.place, action.to.room), routeKey(action.route, false)]];
    case 'enter-from-space':
    case 'relocate':
      return [[keys.unit(action.unit), keys.room(action.to.place, action.to.room)]];
    case 'spawn':
      return [[keys.kind(action.kind), keys.room(action.to.place, action.to.room)]];
    default:
      return shortPaths(action);
  }
}

function shortPaths(action: Action): readonly Path[] {
  switch (action.type) {
    case 'play-instant':
      return targetPaths(action.target).map((path) => [keys.hand(action.card), ...path]);
    case 'play-bonus':
      return targetPaths(action.target).map((path) => [keys.bonus(action.card, action.from), ...path]);
    case 'upgrade-unit':
      return [[keys.upgrade, keys.unit(action.unit)]];
    case 'upgrade-card':
      return [[keys.upgrade, keys.spot(action.card)]];
    case 'resolve-next':
    case 'aim-at-card':
    case 'clear-base':
      return [[keys.spot(action.card)]];
    case 'choose-unit':
      return [[keys.unit(action.unit)]];
    case 'choose-seat':
    case 'strip-reserve':
      return [[keys.seat(action.seat)]];
    case 'fill-pending':
    case 'replace-pending':
      return [[keys.spot(action.spot)]];
    case 'install':
      return [action.to === undefined ? [keys.spot(action.from)] : [keys.spot(action.from), keys.spot(action.to)]];
    default:
      return [];
  }
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
