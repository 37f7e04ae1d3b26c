import type { Evening, ListedEvening } from '@orrery/protocol';
import type { Meeting } from '../manners/meeting.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';
import type { KeptEvenings } from './kept-evenings.ts';
import { listedEvening, type Named, namesFrom, shownEvening } from './shown-evening.ts';

export interface EveningListSetting {
  readonly evenings: KeptEvenings;
  readonly storage: Pick<Storage, 'evenings' | 'accounts'>;
  readonly meeting: Pick<Meeting, 'apartFrom'>;
  readonly now: () => number;
}

const LISTED = 50;
/** Of one organiser, so that nobody can push everybody else out of the list. */
const LISTED_OF_ONE = 3;
/** One that nobody has changed for so long is over for who does not take part. */
const SHOWN_MILLISECONDS = 14 * 24 * 3_600_000;

/** What people are shown of evenings. */
export class EveningList {
  readonly #setting: EveningListSetting;
  readonly #named: Named;

  constructor(setting: EveningListSetting) {
    this.#setting = setting;
    this.#named = namesFrom(setting.storage);
  }

  get(id: string): Promise<KeptEvening> {
    return this.#setting.evenings.get(id);
  }

  shown(evening: KeptEvening, viewer: Person | undefined): Promise<Evening> {
    return shownEvening(evening, viewer, this.#named);
  }

  /** One's own, then those that anybody may find, but for those of who is kept away. */
  async list(viewer: Person | undefined): Promise<readonly ListedEvening[]> {
    const { storage, meeting, now } = this.#setting;
    const own = viewer === undefined ? [] : await storage.evenings.listOf(viewer.id, LISTED);
    const known = new Set(own.map(({ id }) => id));
    const apart = viewer === undefined ? new Set<string>() : await meeting.apartFrom(viewer.id);
    const counts = new Map<string, number>();
    const others = (await storage.evenings.listPublic(4 * LISTED)).filter(({ id, organiser, changedAt, stage, begun }) => {
      if (known.has(id) || apart.has(organiser) || changedAt < now() - SHOWN_MILLISECONDS) return false;
      if (stage === 'over' && begun === 0) return false;
      counts.set(organiser, (counts.get(organiser) ?? 0) + 1);
      return (counts.get(organiser) ?? 0) <= LISTED_OF_ONE;
    });
    const mine = new Set(own.filter(({ isMine }) => isMine).map(({ id }) => id));
    const shown = [...own, ...others].slice(0, LISTED);
    return Promise.all(
      shown.map(async (evening) => ({
        ...(await listedEvening(evening, this.#named)),
        ...(mine.has(evening.id) ? { isMine: true as const } : {}),
      })),
    );
  }
}
