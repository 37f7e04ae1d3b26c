import type { Count, CountedGroup, CountedTable } from '@orrery/engine';
import type { WatchedSide } from './watch-match.ts';

/** A win in the sums, which stay whole so that it does not matter in how many parts they are added up. */
export const WIN = 1000;

/** A table before its first match. */
export function emptyTable({ seats, variant }: Pick<CountedTable, 'seats' | 'variant'>, sides: number): CountedTable {
  return { seats, ...(variant === undefined ? {} : { variant }), matches: 0, sides, topics: {} };
}

/** One more match. */
export function addMatch(table: CountedTable, sides: readonly WatchedSide[]): CountedTable {
  const topics: Record<string, Record<string, CountedGroup>> = {};
  for (const [topic, groups] of Object.entries(table.topics)) topics[topic] = { ...groups };
  for (const [key, entrants] of byGroup(sides)) {
    const [topic, group] = key;
    const groups = topics[topic] ?? {};
    groups[group] = addGroup(groups[group] ?? { all: [0, 0], had: {} }, entrants);
    topics[topic] = groups;
  }
  return { ...table, matches: table.matches + 1, topics };
}

/** A side as one topic sees it. */
interface Entrant {
  readonly won: number;
  readonly things: ReadonlyMap<string, number | undefined>;
}

function byGroup(sides: readonly WatchedSide[]): [readonly [topic: string, group: string], Entrant[]][] {
  const groups = new Map<string, [readonly [string, string], Entrant[]]>();
  for (const { won, found } of sides) {
    for (const { topic, group, things } of found) {
      const key = `${topic} ${group}`;
      const known = groups.get(key) ?? [[topic, group], []];
      known[1].push({ won: Math.round(won * WIN), things });
      groups.set(key, known);
    }
  }
  return [...groups.values()];
}

function addGroup({ all: [sides, won], had }: CountedGroup, entrants: readonly Entrant[]): CountedGroup {
  const counts: Record<string, Count> = { ...had };
  for (const thing of new Set(entrants.flatMap(({ things }) => [...things.keys()])))
    counts[thing] = addCount(counts[thing] ?? [0, 0, 0, 0, 0, 0], thing, entrants);
  return { all: [sides + entrants.length, won + sumOf(entrants.map((entrant) => entrant.won))], had: counts };
}

function addCount(count: Count, thing: string, entrants: readonly Entrant[]): Count {
  const those = entrants.filter(({ things }) => things.has(thing));
  const won = sumOf(those.map((entrant) => entrant.won));
  const surplus = those.map((entrant) => {
    const chance = entrant.things.get(thing);
    return chance === undefined ? 0 : entrant.won - Math.round(chance * WIN);
  });
  const more: Count = [those.length, won, those.length ** 2, those.length * won, sumOf(surplus), sumOf(surplus.map((one) => one ** 2))];
  return [count[0] + more[0], count[1] + more[1], count[2] + more[2], count[3] + more[3], count[4] + more[4], count[5] + more[5]];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
