import type { Json } from '@orrery/engine';

interface Table {
  readonly seats: number;
  readonly options: Json;
}

const FACTIONS = ['marines', 'aliens', 'scientists', 'greys', 'pandora'] as const;

/** Every two factions, each in both seats. */
const DUELS: readonly Table[] = FACTIONS.flatMap((faction1) =>
  FACTIONS.filter((faction) => faction !== faction1).map((faction2) => ({ seats: 2, options: { faction1, faction2 } })),
);

const withSeats = (counts: readonly number[], options: Json): Table[] => counts.map((seats) => ({ seats, options }));

/** Where self-play is played, in turn: what people play most, most often. */
export const TABLES: Readonly<Record<string, readonly Table[]>> = {
  'alien-frontiers': withSeats([2, 3, 4], {}),
  'not-alone': [...withSeats([2, 3, 4, 5, 6, 7], {}), ...withSeats([2, 3, 4, 5, 6, 7], { expansion: 'sanctuary' })],
  'race-for-the-galaxy': [...withSeats([2, 3, 4, 5, 2, 3], {}), ...withSeats([2, 3], { box: 'base', goals: false }), ...withSeats([1], {})],
  theseus: DUELS.flatMap((duel, at) => (at % 4 === 3 ? [duel, { seats: 3, options: {} }, { seats: 4, options: {} }] : [duel])),
};

/** The tables with this number of seats; all of them where none is asked for. */
export function tablesFor(game: string, seats: number | undefined): readonly Table[] {
  const tables = TABLES[game] ?? [];
  const found = tables.filter((table) => seats === undefined || table.seats === seats);
  if (found.length === 0) throw new Error(`no table of ${game} for ${seats ?? 'any number of'} seats`);
  return found;
}
