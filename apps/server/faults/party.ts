import { setTimeout } from 'node:timers/promises';
import type { Seat } from '@orrery/engine';
import { PATHS, type Table } from '@orrery/protocol';
import type { Answered } from './asking.ts';
import type { Person } from './person.ts';
import { type Plan, planOf } from './plan.ts';
import { Player } from './player.ts';
import { Watcher } from './watcher.ts';

const TRIES = 40;
const PAUSE_MILLISECONDS = 300;
const LOOK_MILLISECONDS = 1000;

/** Friends who play one match after another, always of another game, with bots in the seats that are left. */
export async function playOn(people: readonly Person[], firstGame: number): Promise<void> {
  const [host] = people;
  if (host === undefined) throw new Error('a party of nobody');
  const { world, chance } = host;
  for (let game = firstGame; !world.isClosing && !world.isOver; game++) {
    const seats = await seated(people, game);
    if (seats === undefined) return;
    const stranger = new Watcher({ world, match: seats.match, chance });
    void stranger.connected();
    await Promise.all(
      people.map((person, index) => new Player(person, { match: seats.match, seat: seats.of[index] ?? 0, orders: seats.orders }).play()),
    );
    stranger.drop();
  }
}

/** Bots alone, one match after another, and nobody who watches: whoever has the lease must go on by itself. */
export async function letBotsPlay(host: Person, firstGame: number): Promise<void> {
  const { world, chance } = host;
  for (let game = firstGame; !world.isClosing && !world.isOver; game++) {
    const match = await tableFor(host, planOf(0, game, chance));
    await insist(() => host.post(PATHS.start(match), {}), world, 'table-started');
    let phase = '';
    while (phase !== 'finished' && !world.isOver) {
      await setTimeout(LOOK_MILLISECONDS);
      const { body } = await host.get(PATHS.table(match));
      if (hasTable(body)) phase = body.table.phase;
    }
  }
}

interface Seated {
  readonly match: string;
  /** The seats of the people, in their order. */
  readonly of: readonly Seat[];
  readonly orders: readonly string[];
}

/** Undefined: everybody went home meanwhile. */
async function seated(people: readonly Person[], game: number): Promise<Seated | undefined> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a party of nobody');
  const plan = planOf(people.length, game, host.chance);
  const match = await tableFor(host, plan);
  const of = plan.people;
  for (const [index, guest] of guests.entries()) await insist(() => guest.post(PATHS.join(match), { seat: of[index + 1] }), host.world);
  await insist(() => host.post(PATHS.start(match), {}), host.world, 'table-started');
  return host.world.isOver ? undefined : { match, of, orders: plan.orders };
}

async function tableFor(host: Person, plan: Plan): Promise<string> {
  const { game, seats, options, asksIdle, clock } = plan;
  const { body } = await host.post(PATHS.tables, {
    game,
    seats,
    options,
    isPublic: false,
    asksIdle,
    ...(clock === undefined ? {} : { clock }),
  });
  if (hasTable(body)) return body.table.id;
  throw new Error(`no table for ${host.name}: ${JSON.stringify(body)}`);
}

/** A node may not have heard yet of what another has done. */
async function insist(request: () => Promise<Answered>, world: Person['world'], orElse = ''): Promise<void> {
  for (let tries = 1; !world.isOver; tries++) {
    const { status, body } = await request();
    if (status < 300 || (orElse !== '' && JSON.stringify(body).includes(orElse))) return;
    if (tries >= TRIES) throw new Error(`${status} ${JSON.stringify(body)}`);
    await setTimeout(PAUSE_MILLISECONDS);
  }
}

function hasTable(body: unknown): body is { readonly table: Table } {
  return typeof body === 'object' && body !== null && 'table' in body;
}
