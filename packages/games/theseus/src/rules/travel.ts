import type { Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { Place, State } from '../state.ts';
import { switchOffUsed } from './pandora.ts';
import { wound } from './scores.ts';
import { beginTraps, isTrapMissed, trapSlots } from './traps.ts';
import { parasiteSeat, woundsPerPoint } from './unit-tokens.ts';

/**
 * [TH-3.2] [TH-R4] The unit spends its points sector by sector: parasites wound it for each, and traps of a sector it leaves again work
 * once, however many points it spends there [TH-R45]. It stands in its first room until it arrives; nothing asks before.
 */
export function runTravel(draft: State, step: PendingOf<'travel'>, tell: Tell<Event>): boolean {
  const { seat, unit, route, to, teleports, by } = step;
  draft.pending.pop();
  let next = 0;
  while (next < route.length) {
    const place = route[next];
    const from = next;
    while (next < route.length && route[next] === place) next += 1;
    sufferParasites(draft, { unit, points: next - from }, tell);
    if (draft.ended !== undefined) return true;
    if (next === route.length) break;
    const slots = trapSlots(draft, { unit, place, moment: 'pass' });
    if (isTrapMissed(draft, { unit, place, moment: 'pass' })) switchOffUsed(draft, place, tell);
    if (slots.length === 0) continue;
    draft.pending.push({ ...step, route: route.slice(next) });
    beginTraps(draft, { unit, place, moment: 'pass', slots, spent: [] });
    return true;
  }
  draft.pending.push({ do: 'arrive', seat, unit, to, by, quiet: teleports && isInPlace(draft, route, to.place) });
  return true;
}

/** [TH-R44] Put back where the card is: no traps there, unless the table reads it as a whole arrival. */
export function isInPlace({ options }: State, route: readonly Place[], place: Place): boolean {
  return options.teleportInPlace === 'quiet' && route[route.length - 1] === place;
}

/** [TH-18.10] [TH-R41] */
function sufferParasites(draft: State, { unit, points }: { readonly unit: number; readonly points: number }, tell: Tell<Event>): void {
  const wounds = points * woundsPerPoint(draft, unit);
  if (wounds > 0) wound(draft, { unit, wounds, from: parasiteSeat(draft, unit), cause: 'parasite' }, tell);
}
