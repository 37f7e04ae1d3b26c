import { isObject } from '@orrery/engine';
import type { Glance, Occupant } from '@orrery/match';
import type { Table as PublicTable } from '@orrery/protocol';
import type { Table } from '../storage/ports.ts';

/** A table as everybody may see it; `summary`: of its match, if that has begun. */
export function shownTable(table: Table, summary: Glance | undefined): PublicTable {
  const { id, game, options, host, isPublic, asksIdle, isRated, clock, createdAt, changedAt, version } = table;
  const asking = { ...(asksIdle ? { asksIdle } : {}), ...(isRated === true ? { isRated } : {}), ...(clock === undefined ? {} : { clock }) };
  const fixed = { id, game, options: shownChoices(options), host, isPublic, ...asking, createdAt, changedAt };
  if (summary === undefined) return { ...fixed, seats: [...table.occupants], phase: 'open', version };
  return {
    ...fixed,
    seats: [...seatedAt(summary, table)],
    phase: summary.isOver ? 'finished' : summary.closed === undefined ? 'running' : 'closed',
    ...(summary.closed === undefined ? {} : { closed: summary.closed }),
    match: id,
    waitingFor: [...summary.waitingFor],
    ...(summary.deadlines === undefined ? {} : { deadlines: [...summary.deadlines] }),
    ...(summary.waitingSince === undefined ? {} : { waitingSince: summary.waitingSince }),
    version: version + summary.seq,
  };
}

/** Of a damaged match only the table knows who sat there. */
export function seatedAt(summary: Glance | undefined, table: Table): readonly Occupant[] {
  return summary === undefined || summary.occupants.length === 0 ? table.occupants : summary.occupants;
}

/** Of a document only its title: a list of tables must not be as long as all that was written for them. */
function shownChoices(options: Table['options']): PublicTable['options'] {
  const shown: PublicTable['options'] = {};
  for (const [key, value] of Object.entries(options)) {
    if (typeof value === 'boolean' || typeof value === 'string') shown[key] = value;
    else if (isObject(value) && typeof value.title === 'string') shown[key] = value.title;
  }
  return shown;
}

/** Options that are documents: a game calls them so, and nothing else is an object. */
export function documentsOf({ options }: Table): Table['options'] {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => isObject(value)));
}
