import {
  type ActionBase,
  type AnyGame,
  type EventBase,
  heardBy,
  type MatchRecord,
  type Moment,
  replay,
  type SeatResult,
  type Viewer,
  type WithChance,
} from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';

type AnyMoment = Moment<WithChance, ActionBase, EventBase>;

/** A record played again, every moment kept, so that the slider jumps at once. */
export interface Replayed {
  readonly module: AnyGame;
  readonly record: MatchRecord;
  readonly count: number;
  readonly moments: readonly AnyMoment[];
  /** Seats hold cards that others did not see. */
  readonly hasSecretHands: boolean;
  updateAt(step: number, viewer: Viewer): Update;
  eventsAt(step: number, viewer: Viewer): readonly EventBase[];
  logAt(step: number, viewer: Viewer): readonly LogLine[];
}

/** Throws `BadInput` when the record is not in order. */
export function replayed(module: AnyGame, record: MatchRecord): Replayed {
  const moments = [...replay(module, record)];
  const at = (step: number) => moments[Math.max(0, Math.min(step, moments.length - 1))];
  return {
    module,
    record,
    count: moments.length - 1,
    moments,
    hasSecretHands: module.hasSecretHands,
    eventsAt: (step, viewer) => heardBy<EventBase>(at(step).told, viewer),
    updateAt: (step, viewer) => momentUpdate({ module, record }, at(step), viewer),
    logAt: (step, viewer) =>
      moments.slice(1, step + 1).map(({ told, done }, index) => ({
        index,
        seat: done?.seat ?? 0,
        at: 0,
        events: heardBy<EventBase>(told, viewer),
      })),
  };
}

/** A moment as somebody sees it who can only look. */
export function momentUpdate({ module, record }: Pick<Replayed, 'module' | 'record'>, { state, count }: AnyMoment, viewer: Viewer): Update {
  const standing: readonly SeatResult[] = module.standing(state);
  return {
    match: '',
    game: record.game,
    seq: count,
    change: { kind: 'full' },
    actionCount: count,
    view: module.view(state, viewer),
    standing,
    waitingFor: module.asked(state),
    waitingSince: 0,
    asked: undefined,
    events: [],
    undo: { free: 0, last: 0, request: undefined },
    occupants: record.seats.map((name, seat) => ({ kind: 'person', person: `seat-${seat}`, name })),
    result: module.result(state),
    commitment: record.commitment,
    seed: record.seed,
  };
}
