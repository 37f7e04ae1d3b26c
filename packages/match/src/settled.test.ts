import { afterEach, expect, test, vi } from 'vitest';
import { Queue } from './queue.ts';
import { slowBot, turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person } from './testing/table.ts';

const END = { type: 'end-turn' };
/** Far more than these few actions need. */
const MOST_TASKS = 200;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Two waits that wake each other never give the test its turn back: without this bound it would hang, not fail. */
function boundQueue(): void {
  const add = Queue.prototype.add;
  let tasks = 0;
  vi.spyOn(Queue.prototype, 'add').mockImplementation(function (this: Queue, task) {
    tasks += 1;
    if (tasks > MOST_TASKS) throw new Error(`more than ${MOST_TASKS} tasks were queued`);
    return add.call(this, task);
  });
}

test('several may wait for one match to settle: no wait keeps another awake', async () => {
  boundQueue();
  const slow = slowBot();
  const match = await begin({ occupants: [person('ann'), bot()], bots: slow });
  await doAs(match, 0, END);
  let isSettled = false;
  const waits = Promise.all([match.settled(), match.settled(), match.settled()]).then(() => {
    isSettled = true;
  });
  await slow.answer(END);
  // Both are asked for their bids now, and the bot thinks about its own.
  expect(match.hasAutomaticTurn).toBe(true);
  expect(isSettled).toBe(false);
  await slow.answer();
  await waits;
  expect(match.hasAutomaticTurn).toBe(false);
});

test('a wait begun while a request is stored ends once that is done, and so do the waits beside it', async () => {
  boundQueue();
  const match = await begin();
  const done = doAs(match, 0, END);
  const waits = Promise.all([match.settled(), match.settled()]);
  await waits;
  expect(match.seq).toBe(1);
  expect(await done).toEqual({ ok: true, seq: 1 });
});

test('a wait that begins when nothing is going on ends at once', async () => {
  boundQueue();
  const match = await begin();
  let isSettled = false;
  void match.settled().then(() => {
    isSettled = true;
  });
  await turns();
  expect(isSettled).toBe(true);
});
