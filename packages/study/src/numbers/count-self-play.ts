import { chooseAction, type Player, playMatch, seedOf } from '@orrery/bots';
import { type CountedMatches, type CountedTable, chanceFromSeed, hashOf, type NumbersTable, readOptions } from '@orrery/engine';
import { addMatch, emptyTable } from './add-match.ts';
import type { AnyNumbersGame } from './numbers-game.ts';
import { MatchWatch, type WatchedSide } from './watch-match.ts';

/** So many of the first matches are made again by a test. */
export const FIRST_MATCHES = 3;

/** Before the first match. */
export function noMatches({ module, numbers }: AnyNumbersGame, seed: string): CountedMatches {
  return {
    rulesVersion: module.rulesVersion,
    ...numbers.players,
    seed,
    matches: 0,
    first: { matches: 0, hash: '' },
    kinds: Object.fromEntries(Object.entries(numbers.topics).map(([topic, { kind }]) => [topic, kind])),
    tables: [],
  };
}

/** With the next match of its seed: the same whenever and wherever it is played. */
export async function withNextMatch(game: AnyNumbersGame, counted: CountedMatches): Promise<CountedMatches> {
  const table = game.numbers.tables[counted.matches % game.numbers.tables.length];
  const sides = await playNext(game, counted, table);
  const matches = counted.matches + 1;
  const tables = withMatch(counted.tables, table, sides);
  const first = matches <= FIRST_MATCHES ? { matches, hash: hashOf(tables).slice(0, 16) } : counted.first;
  return { ...counted, matches, first, tables };
}

async function playNext(
  game: AnyNumbersGame,
  { seed: run, matches }: CountedMatches,
  table: NumbersTable,
): Promise<readonly WatchedSide[]> {
  const { module, numbers } = game;
  const seed = seedOf(`numbers of ${module.id} ${run}`, matches);
  const options = readOptions(module.options, table.options, table.seats);
  const player: Player = (question) => chooseAction(game, numbers.players.level, { ...question, effort: numbers.players.effort });
  const watch = new MatchWatch(game, module.setup(options, table.seats, chanceFromSeed(seed)), table.seats);
  const players = Array.from({ length: table.seats }, () => player);
  const played = await playMatch({ game, options, players, seed, salt: `${seed} numbers` }, ({ state, seat, action }) =>
    watch.see(state, { seat, action }),
  );
  return watch.end(played.state, played.result);
}

function withMatch(tables: readonly CountedTable[], { seats, variant }: NumbersTable, sides: readonly WatchedSide[]): CountedTable[] {
  const at = tables.findIndex((one) => one.seats === seats && one.variant === variant);
  if (at < 0) return [...tables, addMatch(emptyTable({ seats, variant }, sides.length), sides)];
  return tables.map((one, place) => (place === at ? addMatch(one, sides) : one));
}
