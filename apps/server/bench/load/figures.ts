import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Seconds of processor since its start: of the thread that answers, and of all (bots, garbage collection, files). */
export interface Used {
  readonly thread: number;
  readonly all: number;
}

export function usedBy(pid: number): Used {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => ({ thread, seconds: secondsOf(`/proc/${pid}/task/${thread}/stat`) }));
  const all = secondsOf(`/proc/${pid}/stat`);
  return { thread: threads.find(({ thread }) => thread === String(pid))?.seconds ?? all, all };
}

function secondsOf(file: string): number {
  // The second field is the name of the program in brackets, which may hold anything.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

export function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

/** How many processes wanted a core, on average over the last minute: the machine may have others to serve. */
export function machineLoad(): number {
  return Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
}

export function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Two digits behind the point. */
export function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

/** The figure of a counter at `/metrics`, whatever other labels it has; 0 where it was never counted. */
export function counted(metrics: string, name: string, label = ''): number {
  const lines = metrics.split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(label));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
