import type { PlainGame } from '@orrery/engine';
import { outcomeIn } from './ending.ts';
import type { Ending, Stored } from './kept.ts';
import { rulesOf, stateToShow } from './restore.ts';
import { seatsOf } from './seats.ts';

/** How a finished match ended, read from the storage without opening it. Undefined: it is still running. */
export function endingOf(module: PlainGame, stored: Stored): Ending | undefined {
  const { setup, entries, snapshot } = stored;
  if (!snapshot.finished) return undefined;
  if (snapshot.ending !== undefined) return snapshot.ending;
  const { occupants, sat, called } = seatsOf(setup, entries);
  const read = stateToShow(module, stored);
  return {
    rulesVersion: rulesOf(stored),
    occupants,
    sat,
    ...(setup.isRated === true ? { isRated: true } : {}),
    beganAt: setup.createdAt,
    endedAt: entries.at(-1)?.at ?? setup.createdAt,
    actionCount: snapshot.actionCount,
    ...(read.ok ? outcomeIn(module, { state: read.state, called }, occupants.length) : {}),
  };
}
