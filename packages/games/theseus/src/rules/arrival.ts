import type { Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { State } from '../state.ts';
import { beginAssault } from './attacks.ts';
import { takeRoom } from './ejection.ts';
import { switchOffUsed } from './pandora.ts';
import { isFull } from './rooms.ts';
import { beginTraps, isTrapMissed, trapSlots } from './traps.ts';
import { freeAndCure, reveal } from './unit-tokens.ts';

/**
 * [TH-3.5] Ejection, release, then traps, then the Minor Assault of the player who moved the unit if the sector is full. Out of space too
 * [TH-22.22].
 */
export function runArrive(draft: State, { seat, unit, to, by, quiet }: PendingOf<'arrive'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  takeRoom(draft, { unit, to, by: seat }, tell);
  const spent = freeAndCure(draft, { unit, place: to.place }, tell);
  // [TH-9.2] [TH-E57] Out of space a unit fills no sector.
  if (by !== 'from-space') draft.pending.push({ do: 'fill-check', seat, place: to.place });
  if (!quiet) {
    const slots = trapSlots(draft, { unit, place: to.place, moment: 'stop' });
    if (isTrapMissed(draft, { unit, place: to.place, moment: 'stop' })) switchOffUsed(draft, to.place, tell);
    if (slots.length > 0) beginTraps(draft, { unit, place: to.place, moment: 'stop', slots, spent });
  }
  // [TH-20.10] [TH-22.7] After the movement; its traps have been passed over above.
  if (by !== 'relocated') reveal(draft, unit, tell);
  return true;
}

/** [TH-3.5] [TH-R2] [TH-R7] [TH-R9] After the traps: where the unit put another out the sector is full again, and on its own return too. */
export function runFillCheck(draft: State, { seat, place }: PendingOf<'fill-check'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  if (isFull(draft, place)) beginAssault(draft, { seat, place }, tell);
  return true;
}
