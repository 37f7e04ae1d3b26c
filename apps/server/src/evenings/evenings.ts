import type { JoinEveningBody, MakeEveningBody } from '@orrery/protocol';
import { EVENINGS } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Games, HostedGame } from '../games.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { isAlike } from '../lobby/names.ts';
import { refuseSeatCount } from '../lobby/table-options.ts';
import type { Meeting } from '../manners/meeting.ts';
import { isIn } from '../pairing/evening.ts';
import { AWAY_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import type { KeptEntry, KeptEvening } from '../storage/evening-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { factionsOf } from './course.ts';
import type { KeptEvenings } from './kept-evenings.ts';
import { isPlayed, tableIdOf } from './round-table.ts';
import type { Rounds } from './rounds.ts';

export interface EveningsSetting {
  readonly evenings: KeptEvenings;
  readonly rounds: Pick<Rounds, 'next'>;
  readonly storage: Pick<Storage, 'evenings' | 'accounts'>;
  readonly matches: Pick<LiveMatches, 'use'>;
  readonly games: Games;
  readonly presence: Pick<Presence, 'prepare' | 'isAwayFor'>;
  readonly meeting: Pick<Meeting, 'apartFrom'>;
  readonly now: () => number;
  readonly rateFactor: number;
}

/** Of one organiser that are not over, at most. */
const UNFINISHED = 5;

/** What people may do with evenings. Whoever knows an evening's id was invited: ids cannot be guessed. */
export class Evenings {
  readonly #setting: EveningsSetting;

  constructor(setting: EveningsSetting) {
    this.#setting = setting;
  }

  async make({ id: organiser }: Person, { name, isPublic, plan }: MakeEveningBody): Promise<KeptEvening> {
    const { storage, now, rateFactor } = this.#setting;
    const hosted = this.#hosted(plan.game);
    refuseSeatCount(hosted, plan.seats);
    if (plan.factions !== undefined && factionsOf(hosted).length === 0)
      throw new RequestProblem('bad-request', 'factions: this game has none');
    if ((await storage.evenings.countUnfinished(organiser)) >= UNFINISHED * rateFactor)
      throw new RequestProblem('too-many-tables', `you already have ${UNFINISHED} evenings that are not over`);
    const at = now();
    const evening: KeptEvening = {
      id: newId(),
      organiser,
      name,
      isPublic,
      stage: 'open',
      plan,
      seed: newId(),
      rounds: [],
      entries: [],
      createdAt: at,
      changedAt: at,
      version: 0,
    };
    await storage.evenings.add(evening);
    return evening;
  }

  /** Late entries are in from the next round on. Whoever left before that round began comes back as if they had not. */
  join(id: string, person: Person, { wishes = [] }: JoinEveningBody): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      const { entries, plan } = evening;
      const known = factionsOf(this.#hosted(plan.game));
      if (wishes.some((one) => !known.includes(one))) throw new RequestProblem('bad-request', 'wishes: there is no such faction');
      const own = entries.find((one) => one.person === person.id);
      if (own !== undefined && own.until === undefined) return { entries: entries.with(own.number, { ...own, wishes }) };
      if (!mayEnter(evening, person)) throw new RequestProblem('not-allowed', 'nobody can enter any more');
      await this.#refuseBeside(evening, person);
      const entry = { person: person.id, from: evening.rounds.length, helps: false, wishes };
      if (own === undefined) return { entries: [...entries, { ...entry, number: entries.length }] };
      const { until: _, ...back } = own;
      return { entries: entries.with(own.number, { ...back, wishes }) };
    });
  }

  /** From the next round on; the match one sits in goes on. */
  leave(id: string, person: Person): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      const own = evening.entries.find((one) => one.person === person.id && one.until === undefined);
      if (own === undefined) throw new RequestProblem('not-allowed', 'you do not take part');
      return { entries: gone(evening, own) };
    });
  }

  /** By who looks after it. In the match of somebody who is not here a bot stands in, as for whoever is away: others wait for them. */
  async withdraw(id: string, person: Person, number: number): Promise<KeptEvening> {
    const evening = await this.#setting.evenings.change(id, async (now) => {
      refuseStranger(now, person);
      const entry = now.entries[number];
      if (entry === undefined) throw new RequestProblem('not-found', 'nobody has this number');
      return entry.until === undefined ? { entries: gone(now, entry) } : undefined;
    });
    const entry = evening.entries[number];
    if (entry !== undefined) await this.#letStandIn(evening, entry);
    return evening;
  }

  /** Another who may do what the organiser may. */
  help(id: string, person: Person, { number, helps }: { readonly number: number; readonly helps: boolean }): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      refuseStranger(evening, person);
      const entry = evening.entries[number];
      if (entry === undefined) throw new RequestProblem('not-found', 'nobody has this number');
      return { entries: evening.entries.with(number, { ...entry, helps }) };
    });
  }

  async next(id: string, person: Person, begun: number): Promise<KeptEvening> {
    refuseStranger(await this.#setting.evenings.get(id), person);
    return this.#setting.rounds.next(id, begun);
  }

  /** Matches that run go on; they count for nothing here. */
  end(id: string, person: Person): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      refuseStranger(evening, person);
      return evening.stage === 'over' ? undefined : { stage: 'over' };
    });
  }

  async #letStandIn({ id, plan, rounds }: KeptEvening, { person }: KeptEntry): Promise<void> {
    const { presence, matches } = this.#setting;
    const entry = rounds.at(-1) ?? [];
    await presence.prepare([person]);
    if (person === '' || !presence.isAwayFor(person, AWAY_MILLISECONDS)) return;
    for (const [number, table] of entry.entries()) {
      if (table.outcome !== undefined || !isPlayed({ plan }, table)) continue;
      await matches
        .use(tableIdOf({ evening: id, round: rounds.length - 1, number }), async (match) => {
          const seat = match.occupants.findIndex((one) => one.kind === 'person' && one.person === person);
          if (seat >= 0) await match.standIn(seat, 'claimed');
        })
        .catch((reason: unknown) => {
          if (!(reason instanceof RequestProblem)) throw reason;
        });
    }
  }

  /** As at a table: nobody enters beside who keeps them away, nor with a name that somebody there bears. */
  async #refuseBeside({ entries }: KeptEvening, person: Person): Promise<void> {
    const { storage, meeting } = this.#setting;
    const apart = await meeting.apartFrom(person.id);
    const here = entries.filter((one) => one.until === undefined && one.person !== person.id);
    if (here.length >= EVENINGS.entries) throw new RequestProblem('not-allowed', `no more than ${EVENINGS.entries} can take part`);
    if (here.some((one) => apart.has(one.person))) throw new RequestProblem('not-allowed', 'you cannot take part in this evening');
    for (const one of here) {
      const other = await storage.accounts.person(one.person);
      if (other === undefined || (other.isGuest === true && person.isGuest !== true)) continue;
      if (isAlike(other.name, person.name)) throw new RequestProblem('name-taken', 'somebody who takes part is called so already');
    }
  }

  #hosted(game: string): HostedGame {
    const hosted = this.#setting.games.of(game);
    if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${game}`);
    return hosted;
  }
}

/** Who looks after it: the organiser and those they named. */
export function isHelper({ organiser, entries }: KeptEvening, person: Person | undefined): boolean {
  if (person === undefined) return false;
  return organiser === person.id || entries.some((one) => one.helps && one.person === person.id);
}

function refuseStranger(evening: KeptEvening, person: Person): void {
  if (!isHelper(evening, person)) throw new RequestProblem('not-allowed', 'only who looks after the evening may do this');
}

/** In elimination nobody comes late, and nobody comes back who has missed a round. */
export function mayEnter({ stage, plan, rounds, entries }: KeptEvening, person: Person | undefined): boolean {
  if (stage === 'over' || (stage === 'running' && plan.format === 'elimination')) return false;
  const isByRounds = plan.format === 'swiss' || (plan.format === 'round-robin' && plan.seats > 2);
  if (isByRounds && rounds.length >= plan.rounds) return false;
  const own = entries.find((one) => person !== undefined && one.person === person.id);
  return own === undefined || (own.until !== undefined && !(own.until < rounds.length));
}

function gone({ entries, rounds }: KeptEvening, entry: KeptEntry): readonly KeptEntry[] {
  return isIn(entry, rounds.length) || entry.from >= rounds.length
    ? entries.with(entry.number, { ...entry, until: rounds.length })
    : entries;
}
