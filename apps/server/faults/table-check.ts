import { stableJson } from '@orrery/engine';
import type { KeptTable } from './archive.ts';
import type { Follower } from './follower.ts';

/** Table and match agree: who sits there by the log sits there by the table, and is found by it. */
export function tableViolations(tables: readonly KeptTable[], followers: ReadonlyMap<string, Follower>): string[] {
  const found: string[] = [];
  const byId = new Map(tables.map((table) => [table.id, table]));
  for (const [id, { occupants }] of followers) {
    const table = byId.get(id);
    if (table?.stage !== 'started') found.push(`${id}: there is a match, and its table is ${table?.stage ?? 'missing'}`);
    else if (stableJson(table.occupants) !== stableJson(occupants))
      found.push(`${id}: by its log there sit ${JSON.stringify(occupants)}, by its table ${JSON.stringify(table.occupants)}`);
    const people = occupants.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
    const missing = people.filter((person) => table?.seated.includes(person) === false);
    if (missing.length > 0) found.push(`${id}: ${missing.join(', ')} sit there and would not find it`);
  }
  for (const { id, stage } of tables) if (stage === 'started' && !followers.has(id)) found.push(`${id}: a started table without a match`);
  return found;
}
