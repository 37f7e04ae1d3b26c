import type { Chance } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { CreateTableBody } from '@orrery/protocol';
import { pick } from './choice.ts';
import type { Client } from './client.ts';

export interface Table {
  readonly id: string;
  /** Clients in seat order. */
  readonly clients: readonly Client[];
}

/** A table of people only, started and watched by all of them. Everybody is asked everything, so that nothing is answered by itself. */
export async function seatedTable(game: string, clients: readonly Client[], options: CreateTableBody['options'] = {}): Promise<Table> {
  const [host, ...guests] = clients;
  const seats = clients.map((_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const)));
  const { id } = await host.createTable({ game, seats, options, asksIdle: true });
  for (const [index, guest] of guests.entries()) await guest.join(id, index + 1);
  await host.start(id);
  for (const client of clients) {
    await client.connect();
    await client.watch(id);
  }
  return { id, clients };
}

/** One action of a seat that is waited for, after everybody has seen the last one. False: the match is over. */
export async function playOne({ id, clients }: Table, chance: Chance): Promise<boolean> {
  const { waitingFor } = clients[0].updateOf(id);
  if (waitingFor.length === 0) return false;
  const seat = pick(chance, waitingFor);
  const { asked } = clients[seat].updateOf(id);
  if (asked === undefined) throw new Error(`seat ${seat} is waited for and asked nothing`);
  const heard = await clients[seat].act(id, seat, { decision: asked.id, actions: [pick(chance, asked.legal)] });
  if (heard.type !== 'done') throw new Error(`a legal action was not done: ${JSON.stringify(heard)}`);
  await Promise.all(clients.map((client) => seen(client, id, heard.seq)));
  return true;
}

/** Resolves when the client has been sent the update of this number. */
export async function seen(client: Client, match: string, seq: number): Promise<Update> {
  const there = client.updates.get(match);
  if (there !== undefined && there.seq >= seq) return there;
  await client.next((message) => message.type === 'update' && message.update.match === match && message.update.seq >= seq);
  return client.updateOf(match);
}
