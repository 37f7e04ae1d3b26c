import type { Storage } from '../ports.ts';
import { ADA, actionEntry, BOT, next, setupOf, snapshotAt, tableOf } from './samples.ts';

/** A match of ada that waits for her, at a table that nobody has changed since, and so many newer ones that are over. */
export async function slowAmongNewer(
  { tables, matches, begin }: Pick<Storage, 'tables' | 'matches' | 'begin'>,
  newer: number,
): Promise<void> {
  const clock = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 0, whenOut: 'stand-in', standIn: 'greedy' } as const;
  const occupants = [ADA, BOT];
  const start = async (id: string, changedAt: number): Promise<void> => {
    const table = tableOf(id, { occupants, changedAt, clock });
    await tables.add(table);
    await begin(next(table, { stage: 'started' }), setupOf(id), snapshotAt(0));
  };
  await start('slow', 1);
  for (let at = 2; at < newer + 2; at++) {
    await start(`over ${at}`, at);
    await matches.append(`over ${at}`, actionEntry(0), snapshotAt(1, { finished: true }));
  }
}
