import { type ActionBase, chanceFromSeed, isPhrase, type PlainGame, pick, type Seat, seedFrom } from '@orrery/engine';
import { toJson } from './json.ts';
import type { BotChoice, BotRequest, MatchPorts, MatchProblem } from './ports.ts';
import type { Timeline } from './timeline.ts';

export interface BotQuestion {
  readonly module: PlainGame;
  /** Of the match: secret while it runs. */
  readonly seed: string;
  readonly timeline: Timeline;
  readonly seat: Seat;
  /** Tells one question from another: its id. */
  readonly moment: number;
  readonly level: string;
  readonly ports: MatchPorts;
  readonly cancelled: AbortSignal;
}

export interface BotAnswer extends BotChoice {
  readonly problem?: Pick<MatchProblem, 'kind' | 'message'>;
}

const LATE = Symbol('late');

/**
 * What a bot seat answers. Never rejects: a bot that fails, thinks too long or answers what it may not is passed over
 * for a random legal action, since nobody else at the table should wait for it to be mended.
 */
export async function botAnswer(question: BotQuestion): Promise<BotAnswer> {
  const { module, timeline, seat, ports } = question;
  const request = requestFor(question);
  const answer = await paced(question, thought(question, request));
  if (answer === LATE) return { action: randomOf(request), problem: { kind: 'bot-late', message: `longer than ${ports.botLimitMs} ms` } };
  if (answer instanceof Error) return { action: randomOf(request), problem: { kind: 'bot-failed', message: answer.message } };
  const { action: chosen, talk } = partsOf(answer);
  const action = readable(module, chosen);
  if (action === undefined || module.refuse(timeline.state, seat, action) !== undefined) {
    return { action: randomOf(request), problem: { kind: 'bot-illegal', message: JSON.stringify(answer)?.slice(0, 300) ?? 'nothing' } };
  }
  return isPhrase(talk) ? { action, talk } : { action };
}

/** An action has a type; what carries one besides something said has not. */
function partsOf(answer: unknown): { readonly action: unknown; readonly talk?: unknown } {
  return typeof answer === 'object' && answer !== null && 'action' in answer && !('type' in answer) ? answer : { action: answer };
}

/**
 * Where hands are secret, how long a bot thinks would tell of its hand: it answers on the beat of the delay, and nearly
 * every thought is shorter than one.
 */
async function paced({ module, ports, cancelled }: BotQuestion, thinking: Promise<unknown>): Promise<unknown> {
  const { wait, botDelayMs = 0 } = ports;
  if (wait === undefined || botDelayMs === 0) return thinking;
  let isThinking = true;
  const done = thinking.finally(() => {
    isThinking = false;
  });
  do await wait(botDelayMs, cancelled).catch(() => undefined);
  while (module.hasSecretHands && isThinking && !cancelled.aborted);
  return done;
}

/**
 * For the bot's own chance. Derived from the seed, or anyone with the public record could compute what a bluffing bot will do;
 * by a hash that does not lead back, so that the bot cannot compute the cards to come. The same question gets the same
 * salt, also after a restart; one asked again after an undo gets another.
 */
function saltOf({ seed, moment, seat }: BotQuestion): string {
  return seedFrom(`bot:${seed}:${moment}:${seat}`);
}

function requestFor(question: BotQuestion): BotRequest {
  const { module, timeline, seat, level } = question;
  return {
    game: module.id,
    level,
    seat,
    view: module.view(timeline.state, seat),
    legal: module.legal(timeline.state, seat),
    salt: saltOf(question),
  };
}

/** The bot's answer, whatever it is; an Error when it failed; LATE when the time was up first. */
async function thought({ ports, cancelled }: BotQuestion, request: BotRequest): Promise<unknown> {
  const { bots, wait, botLimitMs } = ports;
  if (bots === undefined) return new Error('there is nobody to think for a bot');
  const choosing = Promise.resolve()
    .then((): Promise<unknown> => bots.choose(request, cancelled))
    .catch((problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem))));
  if (wait === undefined || botLimitMs === undefined) return choosing;
  const answered = new AbortController();
  const limit = wait(botLimitMs, AbortSignal.any([cancelled, answered.signal])).then(() => LATE);
  return Promise.race([choosing, limit.catch(() => LATE)]).finally(() => answered.abort('answered'));
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
  return pick(chanceFromSeed(seedFrom(salt)), legal);
}
