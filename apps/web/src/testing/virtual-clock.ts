import type { Clock } from '../store/showing.ts';

export interface VirtualClock extends Clock {
  /** Lets this much time pass; whatever falls due is run at its moment. */
  pass(milliseconds: number): void;
  /** To the next thing that falls due; false: there is none. */
  passToNext(): boolean;
}

/** Time that passes only when a test says so. */
export function virtualClock(): VirtualClock {
  let now = 0;
  let due: { readonly at: number; readonly run: () => void }[] = [];
  const next = () =>
    due.reduce<(typeof due)[number] | undefined>((first, timer) => (first && first.at <= timer.at ? first : timer), undefined);
  const runUntil = (end: number) => {
    for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) {
      const current = timer;
      due = due.filter((other) => other !== current);
      now = current.at;
      current.run();
    }
    now = end;
  };
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    pass: (milliseconds) => runUntil(now + milliseconds),
    passToNext() {
      const timer = next();
      if (timer !== undefined) runUntil(timer.at);
      return timer !== undefined;
    },
  };
}
