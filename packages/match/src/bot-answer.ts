import { type ActionBase, below, chanceFromSeed, type PlainGame, type Seat, seedFrom } from '@orrery/engine';
import { toJson } from './json.ts';
import type { BotRequest, MatchPorts, Trouble } from './ports.ts';
import { actionCount, type Timeline } from './timeline.ts';

export interface BotQuestion {
  readonly module: PlainGame;
  readonly match: string;
  readonly timeline: Timeline;
  readonly seat: Seat;
  readonly level: string;
  readonly ports: MatchPorts;
  readonly cancelled: AbortSignal;
}

export type BotAnswer = { readonly action: ActionBase; readonly trouble?: Pick<Trouble, 'kind' | 'message'> };

const LATE = Symbol('late');

/**
 * What a bot seat answers. Never rejects: a bot that fails, thinks too long or answers what it may not is passed over
 * for a random legal action, since nobody else at the table should wait for it to be mended.
 */
export async function botAnswer(question: BotQuestion): Promise<BotAnswer> {
  const { module, timeline, seat, ports, cancelled } = question;
  const request = requestFor(question);
  const [answer] = await Promise.all([thought(question, request), ports.wait?.(ports.botDelayMs ?? 0, cancelled).catch(() => undefined)]);
  const fallback = randomOf(request);
  if (answer === LATE) return { action: fallback, trouble: { kind: 'bot-late', message: `longer than ${ports.botLimitMs} ms` } };
  if (answer instanceof Error) return { action: fallback, trouble: { kind: 'bot-failed', message: answer.message } };
  const action = readable(module, answer);
  if (action === undefined || module.refuse(timeline.state, seat, action) !== undefined) {
    return { action: fallback, trouble: { kind: 'bot-illegal', message: JSON.stringify(answer)?.slice(0, 300) ?? 'nothing' } };
  }
  return { action };
}

function requestFor({ module, match, timeline, seat, level }: BotQuestion): BotRequest {
  return {
    game: module.id,
    level,
    seat,
    view: toJson(module.view(timeline.state, seat)),
    legal: module.legal(timeline.state, seat),
    salt: `${match}:${actionCount(timeline)}:${seat}`,
  };
}

/** The bot's answer, whatever it is; an Error when it failed; LATE when the time was up first. */
async function thought({ ports, cancelled }: BotQuestion, request: BotRequest): Promise<unknown> {
  const { bots, wait, botLimitMs } = ports;
  if (bots === undefined) return new Error('there is nobody to think for a bot');
  const choosing = Promise.resolve()
    .then((): Promise<unknown> => bots.choose(request))
    .catch((problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem))));
  if (wait === undefined || botLimitMs === undefined) return choosing;
  const answered = new AbortController();
  const limit = wait(botLimitMs, AbortSignal.any([cancelled, answered.signal])).then(() => LATE);
  return Promise.race([choosing, limit.catch(() => LATE)]).finally(() => answered.abort());
}

function readable(module: PlainGame, answer: unknown): ActionBase | undefined {
  try {
    return module.readAction(toJson(answer));
  } catch {
    return undefined;
  }
}

function randomOf({ legal, salt, game }: BotRequest): ActionBase {
  if (legal.length === 0) throw new Error(`${game}: a seat is asked and may do nothing`);
  return legal[below(chanceFromSeed(seedFrom(salt)), legal.length)];
}
