import type { Seat } from '@orrery/engine';
import type { Occupant } from '@orrery/match';
import { RequestProblem } from '../problem.ts';
import type { Person } from '../storage/ports.ts';

/** Stars; each seat has its own, so no two bots at a table are called the same. */
export const isStar = (name: string): boolean => STARS.some((star) => star === name);

const STARS = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica', 'Capella', 'Antares'] as const;

/** Names are compared as people read them: small letters and spaces make nobody another person. */
export function isAlike(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** No two at a table bear the same name: nobody could tell them apart. One's own seat is no reason to refuse oneself another. */
export function refuseSameName(occupants: readonly Occupant[], person: Person): void {
  const isTaken = occupants.some((one) => {
    if (one.kind === 'open' || (one.kind === 'person' && one.person === person.id)) return false;
    // A guest is marked as one, and does not keep out whose name it is.
    if (one.kind === 'person' && one.isGuest === true && person.isGuest !== true) return false;
    return isAlike(one.name, person.name);
  });
  if (isTaken) throw new RequestProblem('name-taken', 'somebody at this table is called so already');
}

/** The star of the seat, or the next one that nobody here is called by. */
export function starFor(occupants: readonly Occupant[], seat: Seat): string {
  const inOrder = STARS.map((_, index) => STARS[(seat + index) % STARS.length] ?? STARS[0]);
  const others = occupants.filter((_, index) => index !== seat);
  return inOrder.find((star) => !others.some((one) => one.kind !== 'open' && isAlike(one.name, star))) ?? STARS[0];
}
