import type { Json } from '@orrery/engine';
import { SPACE, type Spot, type State, type Unit } from '../state.ts';

/** The description of a position at the beginning of a turn, as docs/POSITIONS.md has it: what is as usual is left out. */
export function describe(state: State): Json {
  const { players, sectors, units, malfunction } = state;
  const bySeat = (tell: (seat: number) => Json) => Object.fromEntries(players.map(({ faction, seat }) => [faction, tell(seat)]));
  const byPlace = (tell: (place: number) => Json | undefined) =>
    Object.fromEntries(sectors.map(({ id }, place) => [id, tell(place)]).filter(([, told]) => told !== undefined));
  return {
    factions: players.map(({ faction }) => faction),
    ring: sectors.map(({ id }) => id),
    units: bySeat((seat) => units.filter((unit) => unit.seat === seat && unit.at >= SPACE).map((unit) => unitText(state, unit))),
    players: bySeat((seat) => {
      const { life, data, upgrades, deck, hand, bonus, discard } = players[seat];
      return { life, data, upgrades, deck: [...deck].reverse(), hand, bonus, discard };
    }),
    cards: byPlace((place) => (sectors[place].slots.every((card) => card === null) ? undefined : cardsText(state, place))),
    pending: byPlace((place) =>
      sectors[place].pending.some((one) => one !== null) ? sectors[place].pending.map((one) => one?.card ?? null) : undefined,
    ),
    bonus: byPlace((place) => sectors[place].bonus.find((card) => card !== null) ?? undefined),
    ...(malfunction === undefined ? {} : { malfunction: spotText(state, malfunction) }),
    finalSteps: state.finalSteps,
    turn: { seat: players[state.turn.seat].faction },
  };
}

function unitText({ sectors }: State, unit: Unit): Json {
  const at = unit.at === SPACE ? 'space' : `${sectors[unit.at].id} ${unit.room}`;
  return {
    kind: unit.kind,
    at,
    ...(unit.isUpgraded ? { upgraded: true } : {}),
    ...(unit.isInvisible ? { invisible: true } : {}),
    ...(unit.parasites > 0 ? { parasites: unit.parasites } : {}),
    ...(unit.heldBy === undefined ? {} : { held: unit.heldBy }),
  };
}

function cardsText({ sectors }: State, place: number): Json {
  return sectors[place].slots.map((installed) => {
    if (installed === null) return null;
    const { card, upgrades, counter, isArmed, isDeactivated } = installed;
    return {
      card,
      ...(upgrades > 0 ? { upgrades } : {}),
      ...(counter > 0 ? { counter } : {}),
      ...(isArmed ? { armed: true } : {}),
      ...(isDeactivated ? { deactivated: true } : {}),
    };
  });
}

function spotText({ sectors }: State, { place, row, slot }: Spot): string {
  return `${sectors[place].id} ${row === 'pending' ? 'pending ' : ''}${slot}`;
}
