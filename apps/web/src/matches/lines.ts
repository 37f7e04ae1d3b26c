import type { Table } from '@orrery/protocol';
import type { LocalMatch } from '../net/local-store.ts';
import { isOwn, isStoodInAt, sinceOf, waitingTables, waitsFor } from '../store/own-tables.ts';

/** One match that is not over, or a table where one is to begin: on the server, or in this browser. */
export type MatchLine =
  | { readonly where: 'server'; readonly id: string; readonly table: Table }
  | { readonly where: 'browser'; readonly id: string; readonly match: LocalMatch };

export interface OwnLines {
  /** Whom the others wait for comes first; what waits in this browser waits for nobody else. */
  readonly mine: readonly MatchLine[];
  /** Tables whose match has not begun. */
  readonly gathering: readonly MatchLine[];
  /** Those where a bot plays for oneself come first, and those that cannot go on last. */
  readonly others: readonly MatchLine[];
}

interface Known {
  readonly tables: readonly Table[];
  readonly person: string | undefined;
  readonly local: readonly LocalMatch[];
}

export function ownLines({ tables, person, local }: Known): OwnLines {
  const own = tables.filter((table) => table.phase !== 'finished' && isOwn(table, person));
  const others = own.filter((table) => table.phase !== 'open' && !waitsFor(table, person));
  const rank = (table: Table) => (table.phase === 'closed' ? 2 : isStoodInAt(table, person) ? 0 : 1);
  const here = local.filter(({ snapshot }) => !snapshot.finished);
  return {
    mine: [...waitingTables(own, person).map(onServer), ...here.map(inBrowser)],
    gathering: byNewest(own.filter(({ phase }) => phase === 'open')).map(onServer),
    others: byNewest(others)
      .sort((one, other) => rank(one) - rank(other))
      .map(onServer),
  };
}

/** For the lobby: all in one list, so many of the server's and so many of this browser's. */
export function firstLines({ mine, gathering, others }: OwnLines, { server, browser }: { server: number; browser: number }): MatchLine[] {
  const all = [...mine.filter(({ where }) => where === 'server'), ...gathering, ...others];
  const open = all.filter((line) => line.where === 'server' && line.table.phase !== 'closed');
  return [...open.slice(0, server), ...mine.filter(({ where }) => where === 'browser').slice(0, browser)];
}

function byNewest(tables: readonly Table[]): Table[] {
  return [...tables].sort((one, other) => sinceOf(other) - sinceOf(one) || (one.id < other.id ? -1 : 1));
}

function onServer(table: Table): MatchLine {
  return { where: 'server', id: table.id, table };
}

function inBrowser(match: LocalMatch): MatchLine {
  return { where: 'browser', id: match.setup.id, match };
}
