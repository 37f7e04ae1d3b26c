import type { Occupant } from '@orrery/match';
import { RequestProblem } from '../problem.ts';
import type { TableStore } from '../storage/ports.ts';
import { OneAtATime } from './one-at-a-time.ts';

/** Open tables of one person, at most. */
const OPEN_TABLES = 20;
/** Running matches of one person's tables, at most, and bots in them: far more than anybody plays, and little for a server. */
const RUNNING = { matches: 30, bots: 60 } as const;
/** Matches begun longer ago do not count: nobody is locked out for ever by those that friends have left. */
const RUNNING_MILLISECONDS = 30 * 24 * 3_600_000;

/** How much one person may have at a server, over all its nodes. Two requests at the same moment on different nodes may both pass. */
export class HostingLimits {
  readonly #tables: TableStore;
  readonly #rateFactor: number;
  readonly #hosts = new OneAtATime();

  constructor(tables: TableStore, rateFactor: number) {
    this.#tables = tables;
    this.#rateFactor = rateFactor;
  }

  /** For what is refused here together with what counts from then on: else all that come at the same moment pass. */
  run<Answer>(host: string, task: () => Promise<Answer>): Promise<Answer> {
    return this.#hosts.run(host, task);
  }

  async refuseTable(host: string): Promise<void> {
    if ((await this.#tables.countOpen(host)) >= OPEN_TABLES)
      throw new RequestProblem('too-many-tables', `you already have ${OPEN_TABLES} open tables`);
  }

  async refuseMatch(host: string, occupants: readonly Occupant[]): Promise<void> {
    const running = await this.#running(host);
    if (running.matches + 1 > RUNNING.matches * this.#rateFactor)
      throw new RequestProblem('too-many-matches', 'too many matches are running');
    this.#refuseBots(running.bots, occupants.filter(({ kind }) => kind === 'bot').length);
  }

  /** In a match that runs. */
  async refuseBot(host: string): Promise<void> {
    this.#refuseBots((await this.#running(host)).bots, 1);
  }

  #refuseBots(running: number, more: number): void {
    if (more > 0 && running + more > RUNNING.bots * this.#rateFactor)
      throw new RequestProblem('too-many-bots', 'too many bots are playing');
  }

  #running(host: string): ReturnType<TableStore['countRunning']> {
    return this.#tables.countRunning(host, Date.now() - RUNNING_MILLISECONDS);
  }
}
