import type { Json, PlainGame, Seat } from '@orrery/engine';
import type { Answerer } from './answerer.ts';
import type { Occupant } from './kept.ts';
import { isPlaying, levelAt } from './seats.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { MatchRefusal } from './told.ts';
import type { Planned } from './undo.ts';

/** An answer on its way into the match. */
export interface Answering {
  readonly decision: number;
  readonly actions: readonly Json[];
  /** `announced`: the seat's own pass, carried out where everybody's are. */
  readonly by: Answerer['kind'] | 'announced';
  /** Whether it would still be given: orders may have changed since, or who sits there. */
  readonly isWanted?: () => boolean;
}

/** The same, or a person's own. */
export type Acting = Omit<Answering, 'by'> & { readonly by: Answering['by'] | 'person'; readonly seat: Seat; readonly at: number };

/** All actions or none; whether they are legal comes out when they are done. */
export function planActing(module: PlainGame, timeline: Timeline, request: Acting): Planned {
  const refusal = refuseActing(module, timeline, request);
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  const { seat, by, at } = request;
  const actions = request.actions.map((given) => module.readAction(given));
  if (actions.length === 0 || !actions.every((action) => action !== undefined)) return { ok: false, refusal: { code: 'malformed-action' } };
  const automatic = by === 'automatic' ? { automatic: true as const } : {};
  const stoodIn = timeline.occupants[seat]?.kind === 'person' && by === 'bot' ? { standIn: true as const } : {};
  return { ok: true, entry: { kind: 'actions', seat, actions, rulesVersion: module.rulesVersion, ...automatic, ...stoodIn, at } };
}

function refuseActing(
  module: PlainGame,
  timeline: Timeline,
  { seat, decision, by, isWanted }: Acting,
): Exclude<MatchRefusal['code'], 'illegal'> | undefined {
  const { occupants, decisionIds, newestIds } = timeline;
  const refusal = refuseAnswerer(occupants[seat], by);
  if (refusal !== undefined) return refusal;
  if (timeline.called !== undefined) return 'match-over';
  if (isOver(module, timeline)) return decision <= (newestIds[seat] ?? -1) ? 'stale-decision' : 'match-over';
  const id = decisionIds[seat];
  if (id === decision) return isWanted?.() === false ? 'stale-decision' : undefined;
  return id !== null || decision <= (newestIds[seat] ?? -1) ? 'stale-decision' : 'not-asked';
}

function refuseAnswerer(occupant: Occupant | undefined, by: Acting['by']): 'not-your-seat' | 'stood-in' | undefined {
  if (occupant === undefined || occupant.kind === 'open') return 'not-your-seat';
  if (by === 'automatic') return undefined;
  if (by === 'bot') return levelAt(occupant) === undefined ? 'not-your-seat' : undefined;
  if (occupant.kind !== 'person') return 'not-your-seat';
  return isPlaying(occupant) ? undefined : 'stood-in';
}
