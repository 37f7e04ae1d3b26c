import { ManualClock } from '../testing/clock.ts';
import { describeStorage } from '../testing/contract.ts';
import { openMemory } from './open.ts';

describeStorage('memory', {
  open: () => {
    const clock = new ManualClock();
    return { storage: openMemory(clock), now: () => clock.now(), pass: (milliseconds) => clock.pass(milliseconds) };
  },
});
