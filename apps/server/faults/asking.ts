import { setTimeout } from 'node:timers/promises';
import { type Chance, nextWord } from '@orrery/engine';
import { pick } from '../test/support/choice.ts';

const PATIENCE_MILLISECONDS = 5000;
const PAUSE_MILLISECONDS = 300;
/** Longer than any fault and what follows it. */
const LAST_MILLISECONDS = 180_000;

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | undefined;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: unknown;
}

/** Asks one node after the other until one of them says yes or no: somebody who presses the button again. */
export async function ask(addresses: readonly string[], chance: Chance, request: Request): Promise<Answered> {
  const last = performance.now() + LAST_MILLISECONDS;
  let problem = 'nobody was asked';
  while (performance.now() < last) {
    try {
      const answer = await askOne(pick(chance, addresses), request);
      if (answer.status < 500 && answer.status !== 429 && !isBusy(answer.body)) return answer;
      problem = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (reason) {
      problem = String(reason);
    }
    await setTimeout(PAUSE_MILLISECONDS * (0.5 + nextWord(chance) / 2 ** 32));
  }
  throw new Error(`${request.method} ${request.path}: no answer in ${LAST_MILLISECONDS / 1000} s, at last: ${problem}`);
}

function isBusy(body: unknown): boolean {
  return JSON.stringify(body).startsWith('{"error":{"code":"busy"');
}

async function askOne(address: string, { method, path, cookie, body }: Request): Promise<Answered> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, connection: 'close' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  const [set] = response.headers.getSetCookie();
  return { status: response.status, body: JSON.parse((await response.text()) || 'null'), cookie: set?.split(';')[0] };
}
