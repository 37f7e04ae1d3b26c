import { join } from 'node:path';
import { below, type Chance, hashOf } from '@orrery/engine';
import { openDatabase } from '../src/storage/sqlite/driver/choose.ts';
import { chanceOf, pick } from '../test/support/choice.ts';
import { Client } from '../test/support/client.ts';
import { playOne, seatedTable, type Table } from '../test/support/play.ts';
import { type TestServer, testServer } from '../test/support/server.ts';
import { illegal, malformed, oversized } from './attacks.ts';

export const KINDS = ['malformed', 'oversized', 'out-of-turn', 'stale', 'foreign-seat', 'illegal'] as const;
export type Kind = (typeof KINDS)[number];

export interface Breaking {
  /** Messages of each kind. */
  readonly each: number;
  readonly seed: string;
  readonly progress?: (line: string) => void;
}

export interface Broken {
  /** How many of each kind were answered how: a refusal's code, an error's code, or `closed 1009`. */
  readonly answers: Readonly<Record<Kind, Readonly<Record<string, number>>>>;
  /** Must be empty. */
  readonly violations: readonly string[];
}

/** Moments of a match at which the attacks are made; between them the match is played on by the rules. */
const MOMENTS = 5;
const MOVES_BETWEEN = 12;
const AT_ONCE = 40;

/** Sends a server what it must refuse, and looks whether the match, the server or a secret was touched. */
export async function breakServer({ each, seed, progress = () => {} }: Breaking): Promise<Broken> {
  const server = await testServer({ rateFactor: 1e6 });
  const attack = new Attack(server, chanceOf(seed));
  try {
    await attack.prepare();
    for (let moment = 0; moment < MOMENTS; moment++) {
      const share = Math.ceil(each / MOMENTS);
      for (const kind of KINDS) await attack.run(kind, share);
      await attack.look();
      await attack.playOn();
      progress(`moment ${moment + 1} of ${MOMENTS}: ${attack.violations.length} violations`);
    }
    await attack.finish();
  } finally {
    await server.remove();
  }
  return { answers: attack.answers, violations: attack.violations };
}

class Attack {
  readonly #server: TestServer;
  readonly #chance: Chance;
  readonly violations: string[] = [];
  readonly answers: Record<Kind, Record<string, number>> = {
    malformed: {},
    oversized: {},
    'out-of-turn': {},
    stale: {},
    'foreign-seat': {},
    illegal: {},
  };
  #table: Table = { id: '', clients: [] };
  #stranger: Client;
  #secrets: readonly string[] = [];

  constructor(server: TestServer, chance: Chance) {
    this.#server = server;
    this.#chance = chance;
    this.#stranger = new Client(server.address);
  }

  async prepare(): Promise<void> {
    const { address } = this.#server;
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob'), await Client.guest(address, 'Eve')];
    this.#table = await seatedTable('alien-frontiers', clients);
    await this.#stranger.connect();
    await this.#stranger.watch(this.#table.id);
    for (const client of [...clients, this.#stranger]) client.onText = (text) => this.#lookForSecrets(text);
  }

  async run(kind: Kind, count: number): Promise<void> {
    const before = this.#stored();
    this.#secrets = secretsOf(before.setup, before.state);
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - sent);
      if (kind === 'malformed') await this.#sendMalformed(size);
      else if (kind === 'oversized') for (let index = 0; index < size; index++) await this.#sendOversized();
      else await Promise.all(Array.from({ length: size }, () => this.#sendRequest(kind)));
    }
    const after = this.#stored();
    if (hashOf([before.state, before.version]) !== hashOf([after.state, after.version])) this.violations.push(`${kind}: the match changed`);
  }

  /** What a new spectator would be shown is searched too. */
  async look(): Promise<void> {
    const log = this.#stranger.next(({ type }) => type === 'log');
    await this.#stranger.watch(this.#table.id);
    await log;
  }

  async playOn(): Promise<void> {
    // Play may bring the next cards to light; that is no leak.
    this.#secrets = this.#secrets.filter((secret) => !secret.includes(','));
    for (let moves = 0; moves < MOVES_BETWEEN; moves++) if (!(await playOne(this.#table, this.#chance))) return;
  }

  /** The server must still serve. */
  async finish(): Promise<void> {
    const response = await fetch(`${this.#server.address}/readyz`);
    if (response.status !== 200) this.violations.push(`the server is not ready: ${response.status}`);
  }

  async #sendMalformed(count: number): Promise<void> {
    const client = this.#stranger;
    let left = count;
    const answered = new Promise<void>((resolve) => {
      const stop = client.on((message) => {
        if (message.type !== 'error') return;
        this.#count('malformed', message.code);
        left -= 1;
        if (left > 0) return;
        stop();
        resolve();
      });
    });
    for (let index = 0; index < count; index++) client.sayText(malformed(this.#chance, this.#table.id));
    await Promise.race([answered, client.lost()]);
  }

  async #sendOversized(): Promise<void> {
    const client = new Client(this.#server.address);
    client.onText = (text) => this.#lookForSecrets(text);
    await client.connect();
    client.sayText(oversized(this.#chance));
    await client.lost().catch(() => {});
    this.#count('oversized', `closed ${client.closeCode}`);
    if (client.closeCode !== 1009) this.violations.push(`oversized: closed with ${client.closeCode}`);
  }

  async #sendRequest(kind: Exclude<Kind, 'malformed' | 'oversized'>): Promise<void> {
    const { client, seat, decision, actions } = this.#wrongRequest(kind);
    const heard = await client.act(this.#table.id, seat, { decision, actions });
    if (heard.type === 'done') this.violations.push(`${kind}: done: ${JSON.stringify({ seat, decision, actions })}`);
    this.#count(kind, heard.type === 'refused' ? heard.refusal.code : heard.type === 'error' ? heard.code : 'done');
  }

  #wrongRequest(kind: Exclude<Kind, 'malformed' | 'oversized'>) {
    const { id, clients } = this.#table;
    const [asked] = clients[0].updateOf(id).waitingFor;
    const question = clients[asked].updateOf(id).asked;
    if (question === undefined) throw new Error('nobody is asked');
    const actions = [pick(this.#chance, question.legal)];
    const other = pick(
      this.#chance,
      [0, 1, 2].filter((seat) => seat !== asked),
    );
    switch (kind) {
      case 'out-of-turn':
        return { client: clients[other], seat: other, decision: pick(this.#chance, [question.id, question.id + 1, 0, 1e6]), actions };
      case 'stale': {
        const decision = question.id + pick(this.#chance, [1, 2, 1000, 1 + below(this.#chance, 1e6)]);
        const older = question.id > 0 ? below(this.#chance, question.id) : decision;
        return { client: clients[asked], seat: asked, decision: pick(this.#chance, [decision, older]), actions };
      }
      case 'foreign-seat':
        return {
          client: pick(this.#chance, [clients[other], this.#stranger]),
          seat: pick(this.#chance, [asked, asked, 3, 7]),
          decision: question.id,
          actions,
        };
      case 'illegal': {
        const wrong = illegal(this.#chance, question);
        // All or none: a legal action before a wrong one must leave no trace either.
        const pair = [...actions, { type: 'return-tokens', fuel: 90, ore: 90 }];
        return { client: clients[asked], seat: asked, decision: question.id, actions: pick(this.#chance, [[wrong], [wrong], pair]) };
      }
    }
  }

  #count(kind: Kind, answer: string): void {
    this.answers[kind][answer] = (this.answers[kind][answer] ?? 0) + 1;
  }

  #lookForSecrets(text: string): void {
    for (const secret of this.#secrets)
      if (text.includes(secret)) this.violations.push(`a secret was sent: ${secret} in ${text.slice(0, 200)}`);
  }

  /** What the database holds, read past the server. */
  #stored(): { readonly setup: string; readonly state: string; readonly version: number } {
    const database = openDatabase(join(this.#server.folder, 'orrery.sqlite'), { isReadOnly: true });
    try {
      const row = database.prepare<[string], { setup: string; state: string; version: number }>(
        'SELECT setup, state, version FROM matches WHERE id = ?',
      );
      const found = row.get(this.#table.id);
      if (found === undefined) throw new Error('the match is gone');
      return found;
    } finally {
      database.close();
    }
  }
}

/** The seed, the generator's key word by word, and the deck in its order, as they would look in a message. */
function secretsOf(setup: string, state: string): readonly string[] {
  const { seed } = JSON.parse(setup);
  const { chance, deck } = JSON.parse(state);
  const words: readonly string[] = chance.key.map(String);
  const order = (cards: readonly string[]): string =>
    cards
      .slice(0, 5)
      .map((card) => JSON.stringify(card))
      .join(',');
  // Fewer cards may lie in this order in the discard by chance.
  const orders = deck.length < 4 ? [] : [order(deck), order([...deck].reverse())];
  return [seed, ...words.filter((word) => word.length > 6), ...orders, '"key":', '"deck":', '"seed":'];
}
