import { type Ending, type Glance, memoryStore, type Stored } from '@orrery/match';
import type { JobClock } from '../../jobs/timed-queue.ts';
import { peopleIn } from '../../sitting.ts';
import type { EndedMatch, EndingStore, KeptMatches } from '../ports.ts';
import { refuseUntimely } from '../rows/house.ts';
import { type NewSeat, recastForfeits, recastIds, recastJson } from '../rows/recast.ts';
import type { MemoryTables } from './tables.ts';

/** `seat`: see `KeptMatches`. */
export function memoryMatches(
  { seat, noteLeft }: Pick<MemoryTables, 'seat' | 'noteLeft'>,
  clock: Pick<JobClock, 'now'>,
): KeptMatches & {
  recast(id: string, from: string, seat: NewSeat): void;
  rated(): Promise<readonly EndedMatch[]>;
} {
  const store = memoryStore();
  const recasts = new Map<string, MatchRecast[]>();
  const matches = {
    ...store,
    async load(id: string): Promise<Stored | undefined> {
      const stored = await store.load(id);
      return stored === undefined ? undefined : recastOf(stored, recasts.get(id) ?? []);
    },
  };
  const reckoned = new Map<string, Glance>();
  const ids = new Set<string>();
  const all = async (): Promise<Stored[]> => {
    const loaded = await Promise.all([...ids].sort().map((id) => matches.load(id)));
    return loaded.flatMap((stored) => stored ?? []);
  };
  const unfinished = async (): Promise<string[]> => (await all()).filter(({ snapshot }) => !snapshot.finished).map(({ setup }) => setup.id);
  const { endings, withEnding, ended } = memoryEndings(all);
  return {
    ...matches,
    endings,
    rated: async () => (await ended()).filter(({ ending }) => ending.isRated === true),
    recast(id, from, to) {
      recasts.set(id, [...(recasts.get(id) ?? []), { from, seat: to }]);
    },
    async create(setup, snapshot) {
      await matches.create(setup, snapshot);
      ids.add(setup.id);
    },
    async load(matchId) {
      const stored = await matches.load(matchId);
      return stored === undefined ? undefined : withEnding(stored);
    },
    async append(matchId, entry, snapshot) {
      refuseUntimely({ matchId, entry, snapshot }, clock.now());
      await matches.append(matchId, entry, snapshot);
      reckoned.delete(matchId);
      if (entry.kind === 'seat' && snapshot.glance !== undefined) seat(matchId, snapshot.glance.occupants, entry.at);
      for (const person of snapshot.ending?.sat.flat() ?? []) noteLeft(person, matchId);
    },
    entriesSince: async (matchId, version) => (await matches.load(matchId))?.entries.slice(version),
    async glances(matchIds) {
      const kept = await Promise.all(matchIds.map((id) => matches.load(id)));
      return kept.flatMap((stored) => {
        if (stored === undefined) return [];
        const { setup, snapshot } = stored;
        return [{ id: setup.id, game: setup.game, version: snapshot.version, glance: reckoned.get(setup.id) ?? snapshot.glance }];
      });
    },
    async keepGlance(matchId, version, glance) {
      if ((await matches.load(matchId))?.snapshot.version === version) reckoned.set(matchId, structuredClone(glance));
    },
    async dueBefore(at, limit) {
      const glances = await this.glances(await unfinished());
      const due = glances.flatMap(({ id, glance }) => {
        const deadlineAt = Math.min(...(glance?.deadlines ?? []).map((deadline) => deadline.deadlineAt));
        return deadlineAt < at ? [{ id, deadlineAt }] : [];
      });
      return due.sort((one, other) => one.deadlineAt - other.deadlineAt).slice(0, limit);
    },
    async toWake(limit, after = '') {
      const glances = await this.glances(await unfinished());
      const ids = glances.flatMap(({ id, glance }) => (glance?.hasAutomaticTurn === false || id <= after ? [] : [id]));
      return ids.sort().slice(0, limit);
    },
  };
}

interface MatchRecast {
  readonly from: string;
  readonly seat: NewSeat;
}

/** As it was kept, with other people in it. */
function recastOf(stored: Stored, recasts: readonly MatchRecast[]): Stored {
  return recasts.reduce((before, { from, seat }) => {
    const after: Stored = JSON.parse(recastJson(JSON.stringify(before), from, seat));
    const { ending } = after.snapshot;
    if (ending === undefined) return after;
    const sat = ending.sat.map((people): string[] => JSON.parse(recastIds(JSON.stringify(people), from, seat)));
    const forfeits = JSON.parse(recastForfeits(JSON.stringify(ending.forfeits ?? []), from, seat) ?? '[]');
    const given = ending.forfeits === undefined ? {} : { forfeits };
    return { ...after, snapshot: { ...after.snapshot, ending: { ...ending, sat, ...given } } };
  }, stored);
}

/** Nothing takes less room here for being packed; it is only counted. */
function memoryEndings(all: () => Promise<readonly Stored[]>) {
  const reckoned = new Map<string, Ending>();
  const packed = new Set<string>();
  const withEnding = (stored: Stored): Stored => {
    const ending = stored.snapshot.ending ?? structuredClone(reckoned.get(stored.setup.id));
    return ending === undefined ? stored : { ...stored, snapshot: { ...stored.snapshot, ending } };
  };
  const finished = async (): Promise<Stored[]> => (await all()).filter(({ snapshot }) => snapshot.finished).map(withEnding);
  const ended = async (): Promise<EndedMatch[]> =>
    (await finished()).flatMap(({ setup: { id, game }, snapshot: { ending } }) => (ending === undefined ? [] : [{ id, game, ending }]));
  const endings: EndingStore = {
    async of(matchIds) {
      return (await finished()).flatMap(({ setup: { id }, snapshot: { ending } }) =>
        ending === undefined || !matchIds.includes(id) ? [] : [{ id, ending }],
      );
    },
    ofPerson: async (person, limit) =>
      (await ended())
        .filter(({ ending: { occupants, forfeits = [] } }) =>
          [...peopleIn(occupants), ...forfeits.map((one) => one.person)].includes(person),
        )
        .sort((one, other) => other.ending.endedAt - one.ending.endedAt || (one.id < other.id ? -1 : 1))
        .slice(0, limit),
    ofGame: async (game, limit) =>
      (await ended())
        .filter((one) => one.game === game)
        .sort((one, other) => other.ending.endedAt - one.ending.endedAt || (one.id < other.id ? 1 : -1))
        .slice(0, limit),
    async keep(matchId, ending) {
      if (!reckoned.has(matchId)) reckoned.set(matchId, structuredClone(ending));
    },
    async unknown(limit, after = '') {
      const lacking = (await finished()).filter(({ setup: { id }, snapshot }) => snapshot.ending === undefined && id > after);
      return lacking.slice(0, limit).map(({ setup }) => setup.id);
    },
    async pack(endedBefore, limit) {
      const due = (await finished()).filter(
        ({ setup: { id }, snapshot: { ending } }) => !packed.has(id) && ending !== undefined && ending.endedAt < endedBefore,
      );
      for (const { setup } of due.slice(0, limit)) packed.add(setup.id);
      return Math.min(due.length, limit);
    },
  };
  return { endings, withEnding, ended };
}
