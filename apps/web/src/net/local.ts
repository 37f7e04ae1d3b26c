import type { AnyGame, Json, MatchRecord, Seat, Viewer } from '@orrery/engine';
import { type Answer, createMatch, freshSeed, type Match, type Occupant, openMatch, type Update } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import { workerBots } from './bots.ts';
import type { MatchConnection, MatchEars, Outcome } from './connection.ts';
import { localStore } from './local-store.ts';

export interface LocalSetup {
  readonly game: string;
  readonly options: Json;
  readonly occupants: readonly Occupant[];
}

/** A new match in this browser; it is stored before its id is given back. */
export async function createLocalMatch(setup: LocalSetup): Promise<string> {
  const module = await moduleOf(setup.game);
  const id = `l${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const match = await createMatch({ ...setup, module, id, entropy: freshSeed, store: await localStore(), now: Date.now });
  match.close();
  return id;
}

/** Opens a match of this browser, or undefined when it is not here. Bots think in a worker meanwhile. */
export async function openLocalMatch(id: string, ears: MatchEars, botDelayMs: number): Promise<MatchConnection | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) return undefined;
  const module = await moduleOf(kept.setup.game);
  const bots = workerBots();
  const match = await openMatch({ module, id, store: await localStore(), bots, now: Date.now, wait, botDelayMs, onTrouble: console.warn });
  if (match === undefined) return undefined;
  return connected(match, ears, () => bots.close());
}

async function moduleOf(game: string): Promise<AnyGame> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return entry.module();
}

/** The timer the match asks for: resolves after so long, or at once when it is cancelled. */
function wait(milliseconds: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    cancelled.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Seats of the people at this screen. */
function peopleOf(match: Match): readonly Seat[] {
  return match.occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []));
}

function connected(match: Match, ears: MatchEars, onClose: () => void): MatchConnection {
  const people = peopleOf(match);
  let viewer: Viewer = people[0] ?? 'spectator';
  const heard = new Map<number, Map<Viewer, Update>>();

  /** Around one screen whoever is asked looks; while nobody here is, the last one keeps looking. */
  function lookAs(waitingFor: readonly Seat[]): void {
    if (viewer === 'spectator' || waitingFor.includes(viewer)) return;
    viewer = people.find((seat) => waitingFor.includes(seat)) ?? viewer;
  }

  function flush(): void {
    for (const [seq, updates] of [...heard].sort(([one], [other]) => one - other)) {
      heard.delete(seq);
      const [any] = updates.values();
      lookAs(any.waitingFor);
      const update = updates.get(viewer);
      if (update !== undefined) ears.update(update, viewer);
    }
  }

  function hear(who: Viewer, update: Update): void {
    const updates = heard.get(update.seq) ?? new Map<Viewer, Update>();
    heard.set(update.seq, updates.set(who, update));
    queueMicrotask(flush);
  }

  function again(): void {
    lookAs(match.update(viewer).waitingFor);
    ears.update(match.update(viewer), viewer);
    ears.log(match.log(viewer), match.seq);
  }

  const viewers: readonly Viewer[] = people.length > 0 ? people : ['spectator'];
  const stops = viewers.map((who) => match.subscribe(who, (update) => hear(who, update)));
  ears.wire('open');
  queueMicrotask(again);

  return {
    kind: 'local',
    act: (request) => asSeat(viewer, (seat) => match.act(seat, { decision: request.decision, actions: plain(request.actions) })),
    undo: (request) => asSeat(viewer, (seat) => match.undo(seat, request)),
    requestUndo: (request) => asSeat(viewer, (seat) => match.requestUndo(seat, request)),
    answerUndo: (answer) => asSeat(viewer, (seat) => match.answerUndo(seat, answer)),
    giveOrders: (orders) => asSeat(viewer, (seat) => match.giveOrders(seat, orders)),
    say: undefined,
    readLog: () => ears.log(match.log(viewer), match.seq),
    again,
    record: async () => match.record(),
    close() {
      for (const stop of stops) stop();
      match.close();
      onClose();
    },
  };
}

/** As a server would get it: through JSON, without anything of the screen hanging on it. */
function plain(actions: readonly object[]): Json[] {
  return JSON.parse(JSON.stringify(actions));
}

async function asSeat(viewer: Viewer, ask: (seat: Seat) => Promise<Answer>): Promise<Outcome> {
  if (viewer === 'spectator') return { ok: false, refusal: { code: 'not-your-seat' } };
  try {
    return await ask(viewer);
  } catch (problem) {
    console.warn(problem);
    return { ok: false, refusal: { code: 'unknown' } };
  }
}

/** The record of a finished match of this browser; undefined when it is not here or still running. */
export async function localRecord(id: string): Promise<MatchRecord | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) return undefined;
  const match = await openMatch({ module: await moduleOf(kept.setup.game), id, store: await localStore(), now: Date.now });
  const record = match?.record();
  match?.close();
  return record;
}

/** The same game with the same people and options, and new dice. */
export async function localRematch(id: string): Promise<string | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) return undefined;
  const { game, options, occupants } = kept.setup;
  return createLocalMatch({ game, options, occupants });
}
