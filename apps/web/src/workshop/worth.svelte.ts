import type { Pack, Worth, WorthProgress } from '@orrery/race-for-the-galaxy/workshop';
import type { WorthJob, WorthReply } from './worth-worker.ts';

/** Who plays: rules of thumb, quick enough for hundreds of matches. */
export const WORTH_LEVEL = 'prospector';
/** A first impression, and something to rely on. */
export const PAIRS = { quick: 60, thorough: 400 } as const;
export type Care = keyof typeof PAIRS;

/** An estimate that runs beside the page. What was found when it is stopped stays. */
export class Estimate {
  state = $state<'none' | 'running' | 'done' | 'failed'>('none');
  progress = $state.raw<WorthProgress>();
  worth = $state.raw<Worth>();
  /** The card as it was when this began, as text. */
  of = $state<string>();
  #worker: Worker | undefined;

  begin(pack: Pack, card: number, care: Care): void {
    this.stop();
    this.state = 'running';
    this.progress = undefined;
    this.worth = undefined;
    this.of = JSON.stringify(pack.cards[card]);
    const worker = new Worker(new URL('./worth-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', (message: MessageEvent<WorthReply>) => this.#hear(message.data));
    worker.addEventListener('error', () => this.#end('failed'));
    // The same card gets the same answer.
    const job: WorthJob = { request: { pack, card, seed: this.of, pairs: PAIRS[care], beside: 2 }, level: WORTH_LEVEL };
    worker.postMessage(job);
  }

  stop(): void {
    this.#end(this.progress?.gain === undefined ? 'none' : 'done');
  }

  #hear(reply: WorthReply): void {
    if ('progress' in reply) this.progress = reply.progress;
    else if ('worth' in reply) {
      this.worth = reply.worth;
      this.#end('done');
    } else this.#end('failed');
  }

  #end(state: Estimate['state']): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state = state;
  }
}
