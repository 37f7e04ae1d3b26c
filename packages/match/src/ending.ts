import type { PlainGame, Result } from '@orrery/engine';
import type { MatchStore, Occupant } from './ports.ts';
import { stateToShow } from './restore.ts';
import { seatsOf } from './seats.ts';

/** How a finished match ended, read from the storage without opening it. */
export interface Ending {
  /** Who sat there at the end. */
  readonly occupants: readonly Occupant[];
  readonly endedAt: number;
  /** Left out where its last state cannot be read any more. */
  readonly result?: Result;
}

/** Undefined: it is still running. */
export function endingOf(module: PlainGame, stored: NonNullable<Awaited<ReturnType<MatchStore['load']>>>): Ending | undefined {
  const { setup, entries, snapshot } = stored;
  if (!snapshot.finished) return undefined;
  const read = stateToShow(module, stored);
  const result = read.ok ? module.result(read.state) : undefined;
  const endedAt = entries.at(-1)?.at ?? setup.createdAt;
  return { occupants: seatsOf(setup, entries).occupants, endedAt, ...(result === undefined ? {} : { result }) };
}
