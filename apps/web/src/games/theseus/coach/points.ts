import type { Seat } from '@orrery/engine';
import type { Action, Place, RoomSpot, Spot, UnitNumber, View } from '@orrery/theseus';
import type { Coaching, Look, SeenBy } from '../../coaching.ts';
import { pathsOf, things as pointed } from '../paths.ts';

/** Parts of the table that are no sectors. */
export type Region = 'own-cards' | 'reserve' | 'ring' | 'left-over' | 'question';

type Seen = SeenBy<View>;

const nowhere: Look<Region> = { names: [{ region: 'question' }], things: [] };
const plate = (seat: Seat): Look<Region> => ({ names: [{ seat }], things: [pointed.seat(seat).key] });
const reserve = ({ seat }: Seen): Look<Region> => ({ names: [{ region: 'reserve' }], things: [`upgrades:${seat}`] });

function sector(place: Place, { view }: Seen): Look<Region> {
  const board = view.sectors[place];
  if (board === undefined) return { names: [{ region: 'ring' }], things: [] };
  return { names: [{ term: `sector:${board.id}` }], things: [pointed.sector(place).key] };
}

const toRoom = ({ to }: { readonly to: RoomSpot }, seen: Seen): Look<Region> => sector(to.place, seen);
const atCard = ({ card }: { readonly card: Spot }, seen: Seen): Look<Region> => sector(card.place, seen);
const atSpot = ({ spot }: { readonly spot: Spot }, seen: Seen): Look<Region> => sector(spot.place, seen);
const atUnit = ({ unit }: { readonly unit: UnitNumber }, seen: Seen): Look<Region> => sector(seen.view.units[unit]?.at ?? -1, seen);
const atSeat = ({ seat }: { readonly seat: Seat }): Look<Region> => plate(seat);

/** The names under which cards lie on a plate. */
function heldBy({ view, seat }: Seen): readonly string[] {
  const own = view.players.find((player) => player.seat === seat);
  return [...(own?.hand ?? []).map((card) => pointed.hand(card).key), ...(own?.bonus ?? []).map((card) => `bonus:${card}`)];
}

const ownCards = (_: unknown, seen: Seen): Look<Region> => ({ names: [{ region: 'own-cards' }], things: heldBy(seen) });
const leftOver = (_: unknown, seen: Seen): Look<Region> => ({
  names: [{ region: 'left-over' }],
  things: [...heldBy(seen), `upgrades:${seen.seat}`],
});

const looks: Coaching<Action, View, Region>['looks'] = {
  'place-board': ({ at }, seen) => sector(at - 1, seen),
  'choose-sector': (action) => ({ names: [{ term: `sector:${action.sector}` }], things: [pointed.board(action.sector).key] }),
  'place-marker': ({ place }, seen) => sector(place, seen),
  'choose-card': ({ card }) => ({ names: [{ term: `card:${card}` }], things: [pointed.deck(card).key] }),
  'install-first': ({ card, to }, seen) =>
    to === undefined ? { names: [{ term: `card:${card}` }], things: [pointed.drawn(card).key] } : sector(to.place, seen),
  'place-unit': toRoom,
  'move-unit': toRoom,
  'enter-from-space': toRoom,
  'play-instant': ownCards,
  'play-bonus': ownCards,
  'upgrade-unit': (_, seen) => reserve(seen),
  'upgrade-card': (_, seen) => reserve(seen),
  'go-on': leftOver,
  'resolve-next': atCard,
  'any-order': () => nowhere,
  'choose-unit': atUnit,
  'choose-seat': atSeat,
  'aim-at-card': atCard,
  'strip-reserve': atSeat,
  'lead-unit': toRoom,
  relocate: toRoom,
  spawn: toRoom,
  decline: () => nowhere,
  'take-upgrade': (_, seen) => reserve(seen),
  'clear-base': atCard,
  'fill-pending': atSpot,
  'replace-pending': atSpot,
  install: ({ from, to }, seen) => sector((to ?? from).place, seen),
  'skip-pending': () => nowhere,
};

export const coaching: Coaching<Action, View, Region> = {
  looks,
  things: (action) =>
    (pathsOf(action)[0] ?? []).flatMap((thing) => {
      if (thing.kind === 'route') return [];
      return [thing.kind === 'bonus' ? `bonus:${thing.card}` : thing.key];
    }),
};
