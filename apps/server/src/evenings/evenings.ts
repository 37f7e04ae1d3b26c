import type { JoinEveningBody, MakeEveningBody } from '@orrery/protocol';
import { EVENINGS } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Games, HostedGame } from '../games.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { isAlike, starFor } from '../lobby/names.ts';
import { OneAtATime } from '../lobby/one-at-a-time.ts';
import { refuseSeatCount } from '../lobby/table-options.ts';
import type { Meeting } from '../manners/meeting.ts';
import { whoSat } from '../pairing/meetings.ts';
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
  /** Who has too many running enters none: they will have more. */
  readonly refuseMatch: (person: Person) => Promise<void>;
  readonly now: () => number;
  readonly rateFactor: number;
}

/**
 * For so many tables that there may be because somebody enters. Throws where there is no room. Asked last, and once.
 */
export type TakeRoom = (tables: number) => Promise<void>;

/** Of one organiser that are not over, or whose matches go on, at most. */
const UNFINISHED = 5;
/** As of any running match: nobody is locked out for ever by those that others have left. */
const RUNNING_MILLISECONDS = 30 * 24 * 3_600_000;
/** Whoever left keeps their number: so many come and go in all. */
const MOST_NUMBERS = 4 * EVENINGS.entries;

/** What people may do with evenings. Whoever knows an evening's id was invited: ids cannot be guessed. */
export class Evenings {
  readonly #setting: EveningsSetting;
  readonly #organisers = new OneAtATime();

  constructor(setting: EveningsSetting) {
    this.#setting = setting;
  }

  async make({ id: organiser }: Person, { name, isPublic, plan }: MakeEveningBody): Promise<KeptEvening> {
    const { storage, now, rateFactor } = this.#setting;
    const hosted = this.#hosted(plan.game);
    refuseSeatCount(hosted, plan.seats);
    if (plan.factions !== undefined && factionsOf(hosted).length === 0)
      throw new RequestProblem('bad-request', 'factions: this game has none');
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
    return this.#organisers.run(organiser, async () => {
      if ((await storage.evenings.countUnfinished(organiser, at - RUNNING_MILLISECONDS)) >= UNFINISHED * rateFactor)
        throw new RequestProblem('too-many-tables', `you already have ${UNFINISHED} evenings that are not over, or whose matches go on`);
      await storage.evenings.add(evening);
      return evening;
    });
  }

  /** Late entries are in from the next round on, and so is who comes back; whoever has missed no round comes back as if they had not left. */
  join(id: string, person: Person, { wishes = [], takeRoom }: JoinEveningBody & { readonly takeRoom: TakeRoom }): Promise<KeptEvening> {
    // Where others change the same evening all is looked at again.
    let hasRoom = false;
    return this.#setting.evenings.change(id, async (evening) => {
      const { entries, plan } = evening;
      const known = factionsOf(this.#hosted(plan.game));
      if (wishes.some((one) => !known.includes(one))) throw new RequestProblem('bad-request', 'wishes: there is no such faction');
      const own = entries.find((one) => one.person === person.id);
      if (own !== undefined && own.until === undefined && evening.stage !== 'over')
        return { entries: entries.with(own.number, { ...own, wishes }) };
      if (!mayEnter(evening, person)) throw new RequestProblem('not-allowed', 'nobody can enter any more');
      if (own === undefined) await this.#setting.refuseMatch(person);
      await this.#refuseBeside(evening, person);
      const entry = { person: person.id, from: evening.rounds.length, helps: false, wishes };
      if (own === undefined) {
        if (!hasRoom) await takeRoom(tablesBy(evening));
        hasRoom = true;
        return { entries: [...entries, { ...entry, number: entries.length }] };
      }
      const { until: _, ...back } = own;
      const hasSat = evening.rounds.some((round) => whoSat(round).includes(own.number));
      return { entries: entries.with(own.number, { ...back, wishes, from: hasSat ? own.from : entry.from }) };
    });
  }

  /** From the next round on; the match one sits in goes on. */
  leave(id: string, person: Person): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      refuseOver(evening);
      const own = evening.entries.find((one) => one.person === person.id && one.until === undefined);
      if (own === undefined) throw new RequestProblem('not-allowed', 'you do not take part');
      return { entries: gone(evening, own) };
    });
  }

  /** By who looks after it. In the match of somebody who is not here, or has left it, a bot plays on: others wait for them. */
  async withdraw(id: string, person: Person, number: number): Promise<KeptEvening> {
    const evening = await this.#setting.evenings.change(id, async (now) => {
      refuseStranger(now, person);
      refuseOver(now);
      const entry = now.entries[number];
      if (entry === undefined) throw new RequestProblem('not-found', 'nobody has this number');
      return entry.until === undefined ? { entries: gone(now, entry) } : undefined;
    });
    const entry = evening.entries[number];
    if (entry !== undefined) await this.#letPlayOn(evening, entry);
    return evening;
  }

  /** Another who may do what the organiser may. */
  help(id: string, person: Person, { number, helps }: { readonly number: number; readonly helps: boolean }): Promise<KeptEvening> {
    return this.#setting.evenings.change(id, async (evening) => {
      refuseStranger(evening, person);
      const entry = evening.entries[number];
      if (entry === undefined || entry.until !== undefined) throw new RequestProblem('not-found', 'nobody who takes part has this number');
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

  async #letPlayOn({ id, plan, rounds }: KeptEvening, { person, number: entry }: KeptEntry): Promise<void> {
    const { presence, matches, games } = this.#setting;
    const tables = rounds.at(-1) ?? [];
    const number = tables.findIndex(({ entries }) => entries.includes(entry));
    const table = tables[number];
    if (table === undefined || table.outcome !== undefined || !isPlayed({ plan }, table)) return;
    await presence.prepare([person]);
    const seat = table.entries.indexOf(entry);
    await matches
      .use(tableIdOf({ evening: id, round: rounds.length - 1, number }), async (match) => {
        const there = match.occupants[seat];
        const level = games.middleLevel(plan.game);
        if (there?.kind === 'open') await match.sit(seat, { kind: 'bot', level, name: starFor(match.occupants, seat) });
        if (there?.kind !== 'person' || there.person !== person) return;
        if (presence.isAwayFor(person, AWAY_MILLISECONDS)) await match.standIn(seat, 'claimed');
      })
      .catch((reason: unknown) => {
        if (!(reason instanceof RequestProblem)) throw reason;
      });
  }

  /** As at a table: nobody enters beside who keeps them away, whose evening it is or who is there, nor with a name that somebody there bears. */
  async #refuseBeside({ organiser, entries }: KeptEvening, person: Person): Promise<void> {
    const { storage, meeting } = this.#setting;
    const apart = await meeting.apartFrom(person.id);
    const here = entries.filter((one) => one.until === undefined && one.person !== person.id);
    const isNew = entries.every((one) => one.person !== person.id);
    if (here.length >= EVENINGS.entries || (isNew && entries.length >= MOST_NUMBERS))
      throw new RequestProblem('not-allowed', `no more than ${EVENINGS.entries} can take part`);
    if (apart.has(organiser) || here.some((one) => apart.has(one.person)))
      throw new RequestProblem('not-allowed', 'you cannot take part in this evening');
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

function refuseOver({ stage }: KeptEvening): void {
  // What was played against who has gone may count for nothing: the last word would be theirs.
  if (stage === 'over') throw new RequestProblem('not-allowed', 'the evening is over');
}

/** How many tables more there may be because somebody enters: after a table of a knock-out one less is in, at others two sit at least. */
function tablesBy({ plan, entries }: KeptEvening): number {
  if (plan.format === 'elimination') return 1;
  if (plan.format === 'round-robin' && plan.seats === 2) return entries.filter(({ until }) => until === undefined).length + 1;
  return Math.ceil(plan.rounds / 2);
}

/** Who has missed no round may always come back. In elimination nobody else comes late, and nobody when no round follows. */
export function mayEnter({ stage, plan, rounds, entries }: KeptEvening, person: Person | undefined): boolean {
  const own = entries.find((one) => person !== undefined && one.person === person.id);
  if (stage === 'over' || (own !== undefined && own.until === undefined)) return false;
  if (own?.until === rounds.length || stage === 'open') return true;
  const isByRounds = plan.format === 'swiss' || (plan.format === 'round-robin' && plan.seats > 2);
  return plan.format !== 'elimination' && !(isByRounds && rounds.length >= plan.rounds);
}

/** Who has gone looks after nothing any more. */
function gone({ entries, rounds }: KeptEvening, entry: KeptEntry): readonly KeptEntry[] {
  return entries.with(entry.number, { ...entry, until: rounds.length, helps: false });
}
