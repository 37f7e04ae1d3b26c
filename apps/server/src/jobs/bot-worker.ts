import { parentPort } from 'node:worker_threads';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { think } from './think.ts';
import type { Question, Reply } from './worker-messages.ts';

/** Entry of a worker thread: answers one question after another. */
const port = parentPort;
if (port === null) throw new Error('bot-worker runs only as a worker thread');

port.on('message', (text: string) => {
  const questions: readonly Question[] = JSON.parse(text);
  for (const question of questions) port.postMessage(replyTo(question));
});

function replyTo({ id, request }: Question): Reply {
  const start = performance.now();
  try {
    return { id, ...think(HOSTED_GAMES, request), seconds: (performance.now() - start) / 1000 };
  } catch (reason) {
    return { id, problem: reason instanceof Error ? reason.message : String(reason) };
  }
}
