import { type Browser, expect, type Page } from '@playwright/test';

/** What is read of an event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time of its thread meanwhile; not every system counts it. */
  readonly tdur?: number;
}

/** Tasks of a page's own thread, and the marks that tell whose thread it is. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const TASK = 'RunTask';
/** Nobody notices shorter ones. */
const NOTICED_MICROSECONDS = 50_000;

/** A page names itself by this mark, so that its process is known among all that were traced. */
export function pageMark(title: string): string {
  return `page of ${title}`;
}

/** In milliseconds; where nothing was long, 0. */
export interface Longest {
  /** By the clock on the wall: what somebody at this machine waited, also for others who had the processor. */
  readonly wall: number;
  /** What the page itself had to do. */
  readonly processor: number;
}

/** Traces every page of this browser until the function it gives back is called. */
export async function traceTasks(browser: Browser): Promise<() => Promise<readonly TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const kept: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => kept.push(...value.flatMap((event) => keptOf(event) ?? [])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    await session.detach();
    return kept;
  };
}

/** A trace has many events, and few of them are asked for: undefined for all others. */
export function keptOf({ name, pid, tid, dur, tdur }: Readonly<Record<string, unknown>>): TraceEvent | undefined {
  if (typeof name !== 'string' || typeof pid !== 'number' || typeof tid !== 'number') return undefined;
  const times = { ...(typeof dur === 'number' ? { dur } : {}), ...(typeof tdur === 'number' ? { tdur } : {}) };
  const isAsked = name === TASK ? (times.dur ?? 0) >= NOTICED_MICROSECONDS : name.startsWith(pageMark(''));
  return isAsked ? { name, pid, tid, ...times } : undefined;
}

/** The longest tasks of this page, by either measure; they need not be the same task. */
export function longestOf(title: string, events: readonly TraceEvent[]): Longest {
  const threads = new Set(events.filter(({ name }) => name === pageMark(title)).map(threadOf));
  if (threads.size === 0) throw new Error(`the trace knows no page of ${title}`);
  const tasks = events.filter((event) => event.name === TASK && threads.has(threadOf(event)));
  const longest = (times: readonly number[]) => Math.max(0, ...times) / 1000;
  return {
    wall: longest(tasks.map(({ dur = 0 }) => dur)),
    processor: longest(tasks.map(({ dur = 0, tdur = dur }) => tdur)),
  };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

const REST_MS = 300;

/** Nothing is asked of this page, and it comes to rest. One whose effects wake each other is busy all the time, on any machine. */
export async function expectAtRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await expect
    .poll(async () => {
      const before = await busySeconds();
      await page.waitForTimeout(REST_MS);
      return ((await busySeconds()) - before) / (REST_MS / 1000);
    })
    .toBeLessThan(0.5);
  await session.detach();
}
