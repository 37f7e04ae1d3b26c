import type { Occupant } from '@orrery/match';
import { HOST_AWAY_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Table } from '../storage/ports.ts';
import { isHere } from './occupants.ts';

export type SeenPeople = Pick<Presence, 'prepare' | 'isAwayFor'>;

export async function isHostAway(presence: SeenPeople, { host, stage }: Table, occupants: readonly Occupant[]): Promise<boolean> {
  if (stage === 'started' && !peopleIn(occupants).includes(host)) return true;
  await presence.prepare([host]);
  return presence.isAwayFor(host, HOST_AWAY_MILLISECONDS);
}

interface Asking {
  readonly person: Person;
  readonly occupants: readonly Occupant[];
}

/** No table dies with its host: once they are away, whoever sits there may do what they could. */
export async function refuseStranger(presence: SeenPeople, table: Table, { person, occupants }: Asking): Promise<void> {
  if (table.host === person.id) return;
  const isSeated = occupants.some((one) => isHere(one, person));
  if (!isSeated || !(await isHostAway(presence, table, occupants)))
    throw new RequestProblem('not-allowed', 'only the host of the table may do this');
}
