import { nextDecisionIds, type PlainGame } from '@orrery/engine';
import { goingBackIn } from './going-back.ts';
import type { Entry, MatchSetup } from './kept.ts';
import { advance, opening, type Timeline } from './timeline.ts';

export type ReadAgain = { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly problem: string };

/**
 * The match its log leads to. What was taken back later is not played again: however often somebody acted and undid, opening the
 * match costs what is in force. It comes to the same timeline as playing all of it, because every question after an undo is a new one.
 */
export function readAgain(module: PlainGame, setup: MatchSetup, entries: readonly Entry[]): ReadAgain {
  const standing = standingActions(entries);
  let timeline = opening(module, setup);
  for (const [index, entry] of entries.entries()) {
    const kept = entry.kind === 'actions' ? { ...entry, actions: entry.actions.slice(0, standing[index]) } : entry;
    if (kept.kind === 'undo' || (kept.kind === 'actions' && kept.actions.length === 0)) {
      timeline = passed(module, timeline, kept);
      continue;
    }
    const next = advance(module, timeline, kept);
    if (!next.ok) return { ok: false, problem: `entry ${index} is refused: ${next.refusal.code}` };
    timeline = next.timeline;
  }
  // Counted by all actions in force at the time, also those that were not played just now.
  return { ok: true, timeline: { ...timeline, ...goingBackIn(entries, setup.occupants.length) } };
}

/** An undo, or actions all of which were taken back: what the undo led to is the state that is there already. */
function passed(module: PlainGame, timeline: Timeline, entry: Extract<Entry, { kind: 'undo' | 'actions' }>): Timeline {
  const { state, decisionIds: ids } = timeline;
  const seq = timeline.seq + 1;
  const next = { ...timeline, version: timeline.version + 1, seq, changedAt: entry.at };
  if (entry.kind === 'actions') return next;
  const decisionIds = nextDecisionIds(module, { before: state, after: state, ids, actor: 'everybody', step: seq });
  return { ...next, decisionIds, newestIds: ids.map(() => seq) };
}

/** Entry by entry, how many of its actions are in force in the end: always the first ones of it. */
function standingActions(entries: readonly Entry[]): readonly number[] {
  /** Of each action in force, the entry it came with. */
  const inForce: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'actions') inForce.push(...entry.actions.map(() => index));
    if (entry.kind === 'undo') inForce.length = Math.min(inForce.length, entry.keep);
  }
  const standing = entries.map(() => 0);
  for (const index of inForce) standing[index] = (standing[index] ?? 0) + 1;
  return standing;
}
