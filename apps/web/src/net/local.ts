import type { AnyGame, Json, MatchStart, Seat, Viewer } from '@orrery/engine';
import { type Answer, createMatch, freshSeed, isClosed, type Match, type MatchSetup, type Occupant, openMatch, wait } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import type { Pace } from '../store/pace.ts';
import { workerBots } from './bots.ts';
import type { MatchConnection, MatchListener, Outcome } from './connection.ts';
import type { LessonMatch } from './lesson-match.ts';
import { localStore } from './local-store.ts';
import { LocalTalk } from './local-talk.ts';
import { rulesFor } from './rules.ts';
import { SharedScreen } from './shared-screen.ts';

export interface LocalSetup {
  readonly game: string;
  readonly options: Json;
  readonly occupants: readonly Occupant[];
  /** Where it begins, if not with the set-up of its game. */
  readonly start?: MatchStart;
  /** Left out: one nobody can guess. */
  readonly seed?: string;
  readonly asksIdle?: boolean;
}

/** A new match in this browser; it is stored before its id is given back. */
export async function createLocalMatch({ seed, ...setup }: LocalSetup): Promise<string> {
  const module = await moduleOf(setup);
  const id = `l${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const match = await createMatch({
    ...setup,
    module,
    id,
    entropy: seed === undefined ? freshSeed : () => seed,
    store: await localStore(),
    now: Date.now,
  });
  match.close();
  return id;
}

/** Bots and standing orders answer on this beat, so that how long they take tells nothing of what they hold. */
const BEAT_MS = 250;

/** Opens a match of this browser. Undefined: it is not here, or it cannot go on, which `gone` hears. Bots think in a worker meanwhile. */
export async function openLocalMatch(id: string, listener: MatchListener, pace: () => Pace): Promise<MatchConnection | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) {
    listener.gone('no-such-match');
    return undefined;
  }
  const module = await moduleOf(kept.setup);
  const bots = workerBots();
  const lesson = await lessonOf(module, kept.setup);
  const store = await localStore();
  const talk = new LocalTalk({ matchId: id, store, now: Date.now, said: listener.said });
  await talk.repeat();
  // Read anew for every answer: the pace may be changed while the match is played.
  const beat = () => (pace() === 'instant' ? 0 : BEAT_MS);
  const match = await openMatch({
    module,
    id,
    store,
    bots: lesson?.answering(bots) ?? bots,
    now: Date.now,
    wait,
    get botDelayMs() {
      return beat();
    },
    get automaticPauseMs() {
      return beat();
    },
    onProblem: console.warn,
    onTalk: talk.say,
    ...(isShared(module, kept.setup.occupants) ? { leavesIdle: true } : {}),
  });
  if (match === undefined || isClosed(match)) {
    bots.close();
    listener.gone(match?.closed ?? 'no-such-match');
    return undefined;
  }
  lesson?.follow(match);
  return connected(match, listener, { lesson, onClose: () => bots.close() });
}

/** Around one screen it is the screen that knows whom to call, and when. */
function isShared({ hasSecretHands }: AnyGame, occupants: readonly Occupant[]): boolean {
  return hasSecretHands && occupants.filter(({ kind }) => kind === 'person').length > 1;
}

/** What a lesson needs comes only with one. */
async function lessonOf(module: AnyGame, setup: MatchSetup): Promise<LessonMatch | undefined> {
  const { game, start } = setup;
  if (start?.lesson === undefined) return undefined;
  const { openLesson } = await import('./lesson-match.ts');
  return openLesson(module, { game, lesson: start.lesson, position: start.position });
}

/** The rules of a match of this browser. */
export async function moduleOf({ game, start }: Pick<LocalSetup, 'game' | 'start'>): Promise<AnyGame> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return rulesFor(entry, start);
}

interface Around {
  readonly lesson: LessonMatch | undefined;
  readonly onClose: () => void;
}

function connected(match: Match, listener: MatchListener, { lesson, onClose }: Around): MatchConnection {
  const screen = new SharedScreen(match, listener);
  listener.wire('open');
  queueMicrotask(() => screen.show());

  return {
    kind: 'local',
    isShared: screen.isSecret,
    lesson,
    act(request) {
      screen.answers();
      return asSeat(screen.viewer, (seat) => match.act(seat, { decision: request.decision, actions: plain(request.actions) }));
    },
    undo: (request) => asSeat(screen.viewer, (seat) => match.undo(seat, request)),
    requestUndo: (request) => asSeat(screen.viewer, (seat) => match.requestUndo(seat, request)),
    answerUndo: (answer) => asSeat(screen.viewer, (seat) => match.answerUndo(seat, answer)),
    giveOrders: (orders) => asSeat(screen.viewer, (seat) => match.giveOrders(seat, orders)),
    say: undefined,
    takeScreen: () => screen.take(),
    giveScreen: (seat) => screen.give(seat),
    readLog: () => screen.readLog(),
    again: () => screen.show(),
    record: async () => match.record(),
    close() {
      screen.close();
      match.close();
      onClose();
    },
  };
}

/** As a server would get it: through JSON, without anything of the screen attached to it. */
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
