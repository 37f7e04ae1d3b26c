import type { EventBase } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';
import type { Steps, Telling } from '../../store/steps.ts';

/** One thing to look at again. Without views the board stays as it is, and only its places are lit. */
export interface RecapStep {
  readonly views: { readonly before: Update; readonly after: Update } | undefined;
  readonly events: readonly EventBase[];
}

interface Heard {
  readonly steps: Steps;
  readonly log: readonly LogLine[];
  readonly viewer: number | 'spectator';
  readonly telling: Telling;
}

/** What was seen on this page step by step; after a reload, what the log tells of the same turns. */
export function recapSteps({ steps, log, viewer, telling }: Heard): readonly RecapStep[] {
  if (steps.list.length > 0) return steps.list.map((step) => ({ views: step, events: step.after.events }));
  const last = telling.hasSharedTurns ? sinceTurn(log, telling) : sinceOwn(log, viewer);
  return last.flatMap(({ events }) => (telling.tells(events) ? [{ views: undefined, events }] : []));
}

/** The others' lines after this viewer's last one; while this viewer plays, those before. */
function sinceOwn(log: readonly LogLine[], viewer: number | 'spectator'): readonly LogLine[] {
  const end = log.findLastIndex(({ seat }) => seat !== viewer) + 1;
  const begin = log.slice(0, end).findLastIndex(({ seat }) => seat === viewer) + 1;
  return log.slice(begin, end);
}

/** The round that runs, or the last one where nothing was told of it yet. */
function sinceTurn(log: readonly LogLine[], { turnEvent, tells }: Telling): readonly LogLine[] {
  const begins = log.flatMap(({ events }, index) => (events.some(({ type }) => type === turnEvent) ? [index + 1] : []));
  const running = log.slice(begins.at(-1) ?? 0);
  return running.some(({ events }) => tells(events)) ? running : log.slice(begins.at(-2) ?? 0, begins.at(-1));
}
