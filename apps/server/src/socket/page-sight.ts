import type { JobClock } from '../jobs/timed-queue.ts';
import type { Presence } from '../presence/presence.ts';
import type { Connection } from './connection.ts';
import type { Rooms } from './rooms.ts';

export interface PageSightSetting {
  readonly clock: Pick<JobClock, 'after'>;
  readonly presence: Pick<Presence, 'hidden' | 'shown'>;
  readonly rooms: Pick<Rooms, 'isSeenBy' | 'sightChanged' | 'waitsFor'>;
  /** This match waits for somebody who has it open here and does not see it any more. */
  readonly onUnseen: (match: string, person: string) => void;
}

/** Who looks at something else for so long has not gone: nobody is called for a glance. */
export const GLANCE_MILLISECONDS = 5000;

/** Which open pages are seen, as they say themselves: behind another window, or on a telephone in a pocket, nobody sits at the table. */
export class PageSight {
  readonly #setting: PageSightSetting;
  /** Pages that may be hidden for a glance alone, and how to leave it at that. */
  readonly #glances = new Map<Connection, () => void>();

  constructor(setting: PageSightSetting) {
    this.#setting = setting;
  }

  hear(connection: Connection, { isSeen }: { readonly isSeen: boolean }): void {
    if (isSeen) this.#shown(connection);
    else if (!connection.isHidden && !this.#glances.has(connection))
      this.#glances.set(
        connection,
        this.#setting.clock.after(GLANCE_MILLISECONDS, () => this.#hidden(connection)),
      );
  }

  /** It has gone. */
  forget(connection: Connection): void {
    this.#glances.get(connection)?.();
    this.#glances.delete(connection);
  }

  #shown(connection: Connection): void {
    this.forget(connection);
    if (!connection.isHidden) return;
    connection.isHidden = false;
    if (connection.person !== undefined) this.#setting.presence.shown(connection.person.id);
    for (const match of connection.watched) this.#setting.rooms.sightChanged(match);
  }

  #hidden(connection: Connection): void {
    const { presence, rooms, onUnseen } = this.#setting;
    const { person, watched } = connection;
    this.#glances.delete(connection);
    connection.isHidden = true;
    if (person !== undefined) presence.hidden(person.id);
    for (const match of watched) {
      rooms.sightChanged(match);
      if (person !== undefined && !rooms.isSeenBy(match, person.id) && rooms.waitsFor(match, person.id)) onUnseen(match, person.id);
    }
  }
}
