import { setTimeout } from 'node:timers/promises';
import { botLevels } from '@orrery/bots';
import { below, type Chance, type Seat } from '@orrery/engine';
import { PATHS, type PlannedSeat, type Table } from '@orrery/protocol';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { pick } from '../test/support/choice.ts';
import type { Answered } from './asking.ts';
import type { Person } from './person.ts';
import { Player } from './player.ts';
import { Watcher } from './watcher.ts';

const TRIES = 40;
const PAUSE_MILLISECONDS = 300;
const LOOK_MILLISECONDS = 1000;
/** More make a match long and its views big; the games' own tests seat more. */
const MOST_SEATS = 5;

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
    await Promise.all(people.map((person, index) => new Player(person, seats.match, seats.of[index] ?? 0).play()));
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

/** Undefined: everybody went home meanwhile. */
async function seated(people: readonly Person[], game: number): Promise<{ match: string; of: readonly Seat[] } | undefined> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a party of nobody');
  const plan = planOf(people.length, game, host.chance);
  const match = await tableFor(host, plan);
  const of = plan.people;
  for (const [index, guest] of guests.entries()) await insist(() => guest.post(PATHS.join(match), { seat: of[index + 1] }), host.world);
  await insist(() => host.post(PATHS.start(match), {}), host.world, 'table-started');
  return host.world.isOver ? undefined : { match, of };
}

interface Plan {
  readonly game: string;
  readonly seats: readonly PlannedSeat[];
  /** Where the people sit, the host first. */
  readonly people: readonly Seat[];
  readonly asksIdle: boolean;
}

function planOf(people: number, game: number, chance: Chance): Plan {
  const { module } = HOSTED_GAMES.all[game % HOSTED_GAMES.all.length] ?? HOSTED_GAMES.all[0];
  const { min, max } = module.seats;
  const fewest = Math.max(2, min, people);
  const count = fewest + below(chance, Math.max(1, Math.min(max, MOST_SEATS) - fewest + 1));
  const free = Array.from({ length: count }, (_, seat) => seat);
  const taken = Array.from({ length: people }, () => free.splice(below(chance, free.length), 1)[0] ?? 0);
  const levels = botLevels(module.id).slice(0, 2);
  const seats = Array.from({ length: count }, (_, seat): PlannedSeat => {
    if (seat === taken[0]) return { kind: 'me' };
    return taken.includes(seat) ? { kind: 'open' } : { kind: 'bot', level: pick(chance, levels) };
  });
  return { game: module.id, seats, people: taken, asksIdle: below(chance, 2) === 0 };
}

async function tableFor(host: Person, { game, seats, asksIdle }: Plan): Promise<string> {
  const { body } = await host.post(PATHS.tables, { game, seats, options: {}, isPublic: false, asksIdle });
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
