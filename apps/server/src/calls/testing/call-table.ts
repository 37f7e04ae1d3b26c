import type { Entry, Glance } from '@orrery/match';
import { expect } from 'vitest';
import type { Mail } from '../../mail/mailer.ts';
import type { Posted, Posting } from '../../outward/post.ts';
import { HEALTHY } from '../../storage/address-ports.ts';
import { openMemory } from '../../storage/memory/open.ts';
import type { KeptGlance } from '../../storage/ports.ts';
import { ManualClock } from '../../storage/testing/clock.ts';
import { Caller } from '../caller.ts';
import { Sender } from '../sender.ts';

export const HOUR = 3_600_000;
export const PAUSE = 20_000;

const person = (id: string) => ({ kind: 'person', person: id, name: id.toUpperCase() }) as const;

/** A match `m` of three people, from which they are called; what is sent lies in `posted` and `mails`. */
export class CallTable {
  readonly clock = new ManualClock();
  readonly storage = openMemory(this.clock);
  readonly caller: Caller;
  readonly posted: Posting[] = [];
  readonly mails: Mail[] = [];
  readonly log: Entry[] = [];
  /** Of what is called; 0: nobody answers. */
  status = 204;
  here = new Set<string>();
  /** By another node, as far as one knows. */
  readonly elsewhere = new Set<string>();
  glance: Glance = {
    rulesVersion: '1',
    seq: 0,
    isOver: false,
    waitingFor: [0],
    occupants: [person('ada'), person('bob'), person('eve')],
    hasAutomaticTurn: false,
  };

  constructor() {
    const { storage } = this;
    const matches = {
      ...storage.matches,
      glances: async (ids: readonly string[]): Promise<readonly KeptGlance[]> =>
        ids.includes('m') ? [{ id: 'm', version: this.log.length, game: 'theseus', glance: this.glance }] : [],
      entriesSince: async (_: string, version: number) => this.log.slice(version),
    };
    const mailer = { send: async (mail: Mail) => void this.mails.push(mail), close: () => {} };
    const now = () => this.clock.now();
    const poster = { post: (posting: Posting) => this.#post(posting) };
    const sender = new Sender({ storage, poster, site: 'https://x.example', mailer, push: undefined, now, log: () => {}, warn: () => {} });
    const isHere = (_: string, id: string) => this.here.has(id);
    const whereIs = async (match: string, id: string) => (isHere(match, id) ? 'here' : this.elsewhere.has(id) ? 'perhaps' : 'away');
    const setting = { isHere, whereIs, pauseMilliseconds: PAUSE, now };
    this.caller = new Caller({ ...setting, storage: { ...storage, matches }, sender, warn: () => {} });
  }

  async #post(posting: Posting): Promise<Posted> {
    this.posted.push(posting);
    if (this.status === 0) throw new Error('nobody answers');
    return { status: this.status };
  }

  /** A webhook of somebody, or of a table. */
  async address(owner: string, table = ''): Promise<string> {
    const id = `${owner}${table}`;
    const target = JSON.stringify({ url: `https://${id}.example/`, form: 'plain', mentions: {}, locale: 'en' });
    const fixed = { id, person: owner, kind: 'hook', table, target, key: id, device: '' } as const;
    await this.storage.addresses.put({ ...fixed, madeAt: 1, isCalled: true, health: HEALTHY });
    return id;
  }

  async mailBox(owner: string): Promise<void> {
    const fixed = {
      id: 'box',
      person: owner,
      kind: 'mail',
      table: '',
      target: 'bob@example.org',
      key: 'bob@example.org',
      device: '',
    } as const;
    await this.storage.addresses.put({ ...fixed, madeAt: 1, isCalled: true, health: HEALTHY });
  }

  /** Somebody whose lists have the table. */
  async seat(host: string): Promise<void> {
    const { occupants } = this.glance;
    const table = { id: 'm', game: 'theseus', host, isPublic: false, asksIdle: false, options: {}, occupants };
    await this.storage.tables.add({ ...table, stage: 'started', createdAt: 1, changedAt: 1, version: 0 });
  }

  /** Somebody did something, and these are waited for. */
  async move(seat: number, waitingFor: readonly number[], more: Partial<Glance> = {}): Promise<void> {
    this.log.push({ kind: 'actions', seat, actions: [{ type: 'x' }], rulesVersion: '1', at: this.clock.now() });
    this.glance = { ...this.glance, deadlines: undefined, seq: this.log.length, waitingFor, ...more };
    this.caller.matchChanged({ match: 'm', waitingFor, occupants: this.glance.occupants });
    await this.clock.pass(0);
  }

  /** Who was sent what. */
  told(): string[] {
    return this.posted.map(({ url, body }) => `${new URL(url).hostname.split('.')[0]} ${JSON.parse(String(body)).type}`);
  }

  /** Minutes of the day that lie around now, by UTC. */
  quietFor(hours: number): { from: number; to: number } {
    const minute = Math.floor(this.clock.now() / 60_000) % 1440;
    return { from: minute, to: (minute + hours * 60) % 1440 };
  }
}

export async function callTable(): Promise<CallTable> {
  const table = new CallTable();
  await table.storage.jobs.run({ tasks: table.caller.tasks, onFailure: (_, reason) => expect(reason).toBeUndefined() });
  return table;
}
