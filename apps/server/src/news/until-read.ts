import { setTimeout } from 'node:timers/promises';
import { StorageDown } from '../storage/ports.ts';

const FIRST_MILLISECONDS = 200;
const LAST_MILLISECONDS = 3000;

/** News are told once: what could not be read for want of the storage is read when that is back, while anybody wants it. */
export async function untilRead(work: () => Promise<unknown>, isWanted: () => boolean): Promise<void> {
  for (let pause = FIRST_MILLISECONDS; ; pause = Math.min(LAST_MILLISECONDS, pause * 2)) {
    try {
      await work();
      return;
    } catch (reason) {
      if (!(reason instanceof StorageDown)) throw reason;
    }
    await setTimeout(pause, undefined, { ref: false });
    if (!isWanted()) return;
  }
}
