import { parentPort } from 'node:worker_threads';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { think } from './think.ts';
import type { Question, Reply } from './worker-messages.ts';

/** Entry of a worker thread: answers one question after another. */
const port = parentPort;
if (port === null) throw new Error('bot-worker runs only as a worker thread');

port.on('message', ({ id, request }: Question) => {
  const start = performance.now();
  let reply: Reply;
  try {
    reply = { id, ...think(HOSTED_GAMES, request), seconds: (performance.now() - start) / 1000 };
  } catch (reason) {
    reply = { id, problem: reason instanceof Error ? reason.message : String(reason) };
  }
  port.postMessage(reply);
});
