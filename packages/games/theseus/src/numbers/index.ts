import type { GameNumbers, NumbersTable, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { FACTIONS, type Faction } from '../cards/factions.ts';
import type { State } from '../state.ts';

export type Topic = 'order' | 'faction' | 'pair' | 'card';

/** What is counted about a match: duels, and deathmatches of three and four, where every seat is a side. */
export const numbers: GameNumbers<State, Action, Topic> = {
  topics: {
    order: { kind: 'share', found: ({ order }, [seat]) => (order.includes(seat) ? [String(order.indexOf(seat) + 1)] : []) },
    faction: { kind: 'share', found: (state, [seat]) => [factionOf(state, seat)] },
    pair: {
      kind: 'share',
      found: (state, [seat]) => [factionOf(state, seat)],
      groupOf: (state, [seat]) => (state.seats === 2 ? factionOf(state, 1 - seat) : undefined),
    },
    card: { kind: 'difference', found: (state, [seat]) => cardsOf(state, seat), groupOf: (state, [seat]) => withCards(state, seat) },
  },
  tables: [...duels(), ...duels(), ...deathmatches(3), ...deathmatches(4)],
  players: { level: 'navigator', effort: 0.03 },
  stretchOf: ({ turn }) => turn.number,
};

const factionOf = ({ players }: State, seat: Seat): string => `faction:${players[seat].faction}`;

/** Pandora has no cards of her own. */
const withCards = (state: State, seat: Seat): string | undefined =>
  state.players[seat].faction === 'pandora' ? undefined : factionOf(state, seat);

/** Those it has in the ring; instants, which are played from the hand, are none. */
function cardsOf({ sectors }: State, seat: Seat): readonly string[] {
  return sectors.flatMap(({ slots }) => slots.flatMap((installed) => (installed?.owner === seat ? [`card:${installed.card}`] : [])));
}

/** Every two factions, each in both seats. */
function duels(): NumbersTable[] {
  return FACTIONS.flatMap((one) => FACTIONS.filter((other) => other !== one).map((other) => tableOf([one, other])));
}

/** Every choice of so many factions, each of them once in each seat. */
function deathmatches(seats: number): NumbersTable[] {
  const choices = subsets(FACTIONS, seats);
  return choices.flatMap((chosen) => chosen.map((_, turned) => tableOf([...chosen.slice(turned), ...chosen.slice(0, turned)])));
}

function subsets(factions: readonly Faction[], size: number): Faction[][] {
  if (size === 0) return [[]];
  return factions.flatMap((first, at) => subsets(factions.slice(at + 1), size - 1).map((others) => [first, ...others]));
}

function tableOf(factions: readonly Faction[]): NumbersTable {
  return { seats: factions.length, options: Object.fromEntries(factions.map((faction, at) => [`faction${at + 1}`, faction])) };
}
