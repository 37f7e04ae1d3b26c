import { setTimeout } from 'node:timers/promises';
import { AbsentDatabase } from './ports.ts';

export interface Waiting {
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  readonly onAbsent: (problem: string, seconds: number) => void;
  /** Given, so that tests need no clock. */
  readonly pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => setTimeout(milliseconds, undefined, { signal });

const LONGEST_SECONDS = 15;

/**
 * Waits for a database that is not there yet, for as long as it takes: where everything is started at once it comes later than its servers,
 * and a server that gave up would only be started again. What waiting does not mend, a wrong password for instance, is thrown at once.
 */
export async function onceThere<Opened>(open: () => Promise<Opened>, { signal, onAbsent, pause = sleep }: Waiting): Promise<Opened> {
  for (let seconds = 1; ; seconds = Math.min(LONGEST_SECONDS, seconds * 2)) {
    try {
      return await open();
    } catch (reason) {
      if (!(reason instanceof AbsentDatabase) || signal?.aborted === true) throw reason;
      onAbsent(reason.message, seconds);
    }
    await pause(seconds * 1000, signal);
  }
}
