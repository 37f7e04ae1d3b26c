import type { Occupant } from '@orrery/match';
import { RequestProblem } from '../problem.ts';
import type { TableStore } from '../storage/ports.ts';
import type { Homes } from './homes.ts';
import { OneAtATime } from './one-at-a-time.ts';

/** Open tables of one person, at most. */
const OPEN_TABLES = 20;
/** Running matches of one person's tables, at most, and bots in them: far more than anybody plays, and little for a server. */
const RUNNING = { matches: 30, bots: 60 } as const;
/** The same of all who make tables from one network: names are free. A class or a club behind one router has room. */
const RUNNING_TOGETHER = { matches: 120, bots: 240 } as const;
/** Matches begun longer ago do not count: nobody is locked out for ever by those that friends have left. */
const RUNNING_MILLISECONDS = 30 * 24 * 3_600_000;

interface Added {
  readonly matches: number;
  readonly bots: number;
}

/**
 * How much one person may have at a server, over all its nodes, and all who come from one network, as far as this node has seen them. Two
 * requests at the same moment on different nodes may both pass.
 */
export class HostingLimits {
  readonly #tables: TableStore;
  readonly #homes: Homes;
  readonly #rateFactor: number;
  readonly #hosts = new OneAtATime();

  constructor(tables: TableStore, homes: Homes, rateFactor: number) {
    this.#tables = tables;
    this.#homes = homes;
    this.#rateFactor = rateFactor;
  }

  /** For what is refused here together with what counts from then on: else all that come at the same moment pass. */
  run<Answer>(host: string, task: () => Promise<Answer>): Promise<Answer> {
    return this.#hosts.run(this.#homes.of(host) ?? host, task);
  }

  async refuseTable(host: string): Promise<void> {
    if ((await this.#tables.countOpen(host)) >= OPEN_TABLES)
      throw new RequestProblem('too-many-tables', `you already have ${OPEN_TABLES} open tables`);
  }

  refuseMatch(host: string, occupants: readonly Occupant[]): Promise<void> {
    return this.#refuse(host, { matches: 1, bots: occupants.filter(({ kind }) => kind === 'bot').length });
  }

  /** In a match that runs. */
  refuseBot(host: string): Promise<void> {
    return this.#refuse(host, { matches: 0, bots: 1 });
  }

  async #refuse(host: string, added: Added): Promise<void> {
    const beyond = await this.#beyond([host], added, RUNNING);
    if (beyond === 'matches') throw new RequestProblem('too-many-matches', 'too many matches are running');
    if (beyond === 'bots') throw new RequestProblem('too-many-bots', 'too many bots are playing');
    const together = this.#homes.together(host);
    if (together.length > 1 && (await this.#beyond(together, added, RUNNING_TOGETHER)) !== undefined)
      throw new RequestProblem('too-many-here', 'too many matches are running from this network');
  }

  async #beyond(hosts: readonly string[], added: Added, most: Added): Promise<'matches' | 'bots' | undefined> {
    const running = await this.#tables.countRunning(hosts, Date.now() - RUNNING_MILLISECONDS);
    if (added.matches > 0 && running.matches + added.matches > most.matches * this.#rateFactor) return 'matches';
    return added.bots > 0 && running.bots + added.bots > most.bots * this.#rateFactor ? 'bots' : undefined;
  }
}
