import { turns } from './slow-bot.ts';

/** A clock the test turns: waits end when their time has come, in the order they would. */
export function clock() {
  let now = 0;
  const asked: number[] = [];
  const waits: { readonly at: number; readonly end: () => void }[] = [];
  const next = (time: number) => {
    const due = waits.filter(({ at }) => at <= time).sort((one, other) => one.at - other.at)[0];
    if (due !== undefined) waits.splice(waits.indexOf(due), 1);
    return due;
  };
  return {
    now: () => now,
    /** How long each wait was to last. */
    asked,
    wait: (milliseconds: number, cancelled: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        asked.push(milliseconds);
        waits.push({ at: now + milliseconds, end: resolve });
        cancelled.addEventListener('abort', () => resolve());
      }),
    async turnTo(time: number): Promise<void> {
      await turns();
      for (let due = next(time); due !== undefined; due = next(time)) {
        now = due.at;
        due.end();
        await turns();
      }
      now = time;
    },
  };
}
