import { type EventBase, type Json, seedFrom, type Viewer } from '@orrery/engine';
import {
  type BotPort,
  createMatch,
  isClosed,
  type LogLine,
  type Match,
  memoryStore,
  type Occupant,
  openMatch,
  type Update,
} from '@orrery/match';
import { notAlone } from '@orrery/not-alone';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { expect, test, vi } from 'vitest';
import type { Handing, MatchListener } from './connection.ts';
import { SharedScreen } from './shared-screen.ts';

/** What is on the page: whose eyes, what it was told, and what covers it. Keeps every moment of it. */
class Page implements MatchListener {
  handed: Handing | undefined;
  readonly handings: (Handing | undefined)[] = [];
  shown: { readonly update: Update; readonly viewer: Viewer } | undefined;
  lines: readonly LogLine[] = [];
  readonly moments: { readonly viewer: Viewer; readonly handed: Handing | undefined; readonly events: readonly EventBase[] }[] = [];

  update(update: Update, viewer: Viewer): void {
    this.shown = { update, viewer };
    this.moments.push({ viewer, handed: this.handed, events: update.events });
  }
  log(lines: readonly LogLine[]): void {
    this.lines = lines;
  }
  handing(handing: Handing | undefined): void {
    this.handed = handing;
    this.handings.push(handing);
  }
  said(): void {}
  wire(): void {}
  gone(): void {}
}

const bots: BotPort = { choose: async ({ legal }) => legal.find(({ type }) => type === 'pass') ?? legal[0] };

interface Set {
  readonly people?: readonly number[];
  readonly store?: ReturnType<typeof memoryStore>;
}

/** Seats 0 and 1 are Hunted, seat 2 the Creature. */
async function begun({ people = [0, 1, 2], store = memoryStore() }: Set = {}): Promise<Match> {
  const occupants = [0, 1, 2].map(
    (seat): Occupant =>
      people.includes(seat)
        ? { kind: 'person', person: 'here', name: `Player ${seat}` }
        : { kind: 'bot', level: 'random', name: `Bot ${seat}` },
  );
  const ports = { store, bots, now: () => 0, entropy: () => seedFrom('around one screen'), leavesIdle: true as const };
  return createMatch({ module: notAlone, id: 'm', options: { creature: 'last-seat' }, occupants, ...ports });
}

/** Until everything that was told has been shown. */
async function quiet(match: Match): Promise<void> {
  for (let turn = 0; turn < 8; turn++) {
    await match.settled();
    await Promise.resolve();
  }
}

async function seated(match: Match) {
  const page = new Page();
  const screen = new SharedScreen(match, page);
  screen.show();
  await quiet(match);
  return { page, screen, match };
}

type Seated = Awaited<ReturnType<typeof seated>>;

/** Answers as the seat that has the screen, with the first action of this type. */
async function act({ page, screen, match }: Seated, ...types: readonly string[]): Promise<void> {
  const asked = page.shown?.update.asked;
  const action = types.flatMap((type) => asked?.legal.filter((legal) => legal.type === type) ?? [])[0];
  if (asked === undefined || action === undefined || screen.viewer === 'spectator') {
    throw new Error(`${String(screen.viewer)} cannot ${types.join(' or ')}: ${JSON.stringify(asked?.legal.map(({ type }) => type))}`);
  }
  screen.answers();
  const plain: Json = JSON.parse(JSON.stringify(action));
  expect((await match.act(screen.viewer, { decision: asked.id, actions: [plain] })).ok).toBe(true);
  await quiet(match);
}

function take({ screen }: Seated): void {
  screen.take();
}

test('at the opening and after a reload the page shows what a spectator sees, until the one who is asked takes it', async () => {
  const store = memoryStore();
  const first = await seated(await begun({ store }));
  expect(first.page.handed).toEqual({ kind: 'hand-over', seat: 0 });
  expect(first.page.moments.every(({ viewer, handed }) => viewer === 'spectator' && handed !== undefined)).toBe(true);
  take(first);
  expect(first.page.shown?.viewer).toBe(0);
  expect(first.page.handed).toBeUndefined();
  first.screen.close();

  const again = await openMatch({ module: notAlone, id: 'm', store, bots, now: () => 0 });
  if (again === undefined || isClosed(again)) throw new Error('the match is gone');
  const reloaded = await seated(again);
  expect(reloaded.page.handed).toEqual({ kind: 'hand-over', seat: 0 });
  expect(reloaded.page.moments.every(({ viewer, handed }) => viewer === 'spectator' && handed !== undefined)).toBe(true);
});

test('sealed choices go from seat to seat; no view, event or log line of one seat is there when the next is named', async () => {
  const table = await seated(await begun());
  take(table);
  await act(table, 'lay-place');
  expect(table.page.handed).toEqual({ kind: 'hand-over', seat: 1 });
  expect(table.page.shown?.viewer).toBe('spectator');
  expect(table.page.shown?.update.view).toEqual(table.match.update('spectator').view);
  expect(table.page.lines).toEqual(table.match.log('spectator'));
  expect(JSON.stringify(table.page.lines)).not.toContain('"card"');
  take(table);
  expect(table.page.shown?.viewer).toBe(1);
  expect(table.page.lines).toEqual(table.match.log(1));
  expect(table.page.lines).not.toEqual(table.match.log(0));
  expect(table.page.shown?.update.events).toEqual([]);
});

test('after the last sealed choice the page waits for all before what comes to light is told, and tells it as to a spectator', async () => {
  const table = await seated(await begun());
  const reveals: number[] = [];
  for (let step = 0; step < 60 && reveals.length === 0; step++) {
    const { handed } = table.page;
    if (handed?.kind === 'reveal') {
      reveals.push(step);
      expect(table.page.shown?.viewer).toBe('spectator');
      expect(table.page.shown?.update.events).toEqual([]);
      expect(table.page.shown?.update.actionCount).toBe(table.match.update('spectator').actionCount - 1);
      take(table);
      await quiet(table.match);
      expect(table.page.shown?.update.events.length).toBeGreaterThan(0);
      expect(table.page.moments.at(-1)).toMatchObject({ viewer: 'spectator', handed: undefined });
      expect(table.page.handed).toMatchObject({ kind: 'open' });
    } else if (handed !== undefined) take(table);
    else await act(table, 'lay-place', 'place-token', 'end-hunting', 'pass', 'use-place', 'take-back');
  }
  expect(reveals).toHaveLength(1);
});

test('somebody nobody waits for may ask for the screen, keeps it until they give it away, and the page is covered in between', async () => {
  const table = await seated(await begun());
  take(table);
  table.screen.give(1);
  expect(table.page.handed).toEqual({ kind: 'hand-over', seat: 1 });
  expect(table.page.shown?.viewer).toBe('spectator');
  take(table);
  expect(table.screen.viewer).toBe(1);
  table.screen.give(2);
  take(table);
  expect(table.screen.viewer).toBe(2);
});

test('one person against bots has the screen from the first moment, and nothing covers it', async () => {
  const table = await seated(await begun({ people: [0] }));
  expect(table.page.shown?.viewer).toBe(0);
  await act(table, 'lay-place');
  expect(table.page.handed).toBeUndefined();
  expect(table.page.moments.every(({ viewer }) => viewer === 0)).toBe(true);
});

test('who plays alone against the game looks at once, keeps the screen to the end, and finds the match again', async () => {
  const store = memoryStore();
  const ports = { store, bots, now: () => 0, entropy: () => seedFrom('alone') };
  const occupants: readonly Occupant[] = [{ kind: 'person', person: 'here', name: 'Ada' }];
  const table = await seated(await createMatch({ module: raceForTheGalaxy, id: 'solo', options: {}, occupants, ...ports }));
  expect(table.page.shown?.viewer).toBe(0);
  for (let step = 0; step < 400 && !table.match.isOver; step++) {
    const types = table.page.shown?.update.asked?.legal.map(({ type }) => type) ?? [];
    await act(table, ...types.toReversed());
  }
  expect(table.page.shown?.update.result?.seats).toHaveLength(1);
  expect(table.page.moments.every(({ viewer, handed }) => viewer === 0 && handed === undefined)).toBe(true);
  const again = await openMatch({ module: raceForTheGalaxy, id: 'solo', ...ports });
  if (again === undefined || isClosed(again)) throw new Error('the match is gone');
  expect(again.update(0).result).toEqual(table.page.shown?.update.result);
});

/** Race for the Galaxy with two people at this screen and three bots. */
async function withBots(choose: BotPort['choose']): Promise<Match> {
  const occupants = [0, 1, 2, 3, 4].map(
    (seat): Occupant =>
      seat < 2 ? { kind: 'person', person: 'here', name: `Player ${seat}` } : { kind: 'bot', level: 'random', name: `Bot ${seat}` },
  );
  const ports = { store: memoryStore(), bots: { choose }, now: () => 0, entropy: () => seedFrom('two and three') };
  return createMatch({ module: raceForTheGalaxy, id: 'm', options: {}, occupants, ...ports });
}

/** Everything that waits for nothing but its turn is done. */
const done = () => new Promise(setImmediate);

test('while bots answer one after another the screen waits for them once, and is then handed over once', async () => {
  const answers: (() => void)[] = [];
  const match = await withBots(({ legal }) => new Promise((resolve) => answers.push(() => resolve(legal[0]))));
  const page = new Page();
  const screen = new SharedScreen(match, page);
  screen.show();
  screen.take();
  const waits = vi.spyOn(match, 'settled');
  page.handings.length = 0;
  for (let step = 0; step < 10 && match.update('spectator').waitingFor.includes(0); step++) {
    const { asked } = match.update(0);
    const action: Json = JSON.parse(JSON.stringify(asked?.legal[0]));
    await match.act(0, { decision: asked?.id ?? -1, actions: [action] });
    await done();
  }
  expect(page.handings).toEqual([]);
  for (let step = 0; step < 50 && match.hasAutomaticTurn; step++) {
    for (const answer of answers.splice(0)) answer();
    await done();
  }
  expect(match.seq).toBeGreaterThan(3);
  expect(waits).toHaveBeenCalledTimes(1);
  expect(page.handings).toEqual([{ kind: 'hand-over', seat: 1 }]);
});

test('two people and three bots play on around one screen', async () => {
  const table = await seated(await withBots(async ({ legal }) => legal[0]));
  for (let step = 0; step < 200 && !table.match.isOver; step++) {
    if (table.page.handed === undefined) await act(table, ...(table.page.shown?.update.asked?.legal.map(({ type }) => type) ?? []));
    else take(table);
    await quiet(table.match);
  }
  expect(table.match.update('spectator').actionCount).toBeGreaterThan(100);
});

const HANDS = { idle: ['adrenaline'], able: ['dodge'] } as const;

/** Seat 0 hunts and has laid its token, seats 1 and 2 are Hunted: the Creature ends the hunt. */
async function beforeTheReveal(rick: keyof typeof HANDS, chance: () => number) {
  const state = notAlone.position({
    seats: 3,
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    creature: { hand: ['mirage', 'scream', 'persecution'] },
    hunted: [
      { played: ['lair'], survival: HANDS[rick], discard: ['river'] },
      { played: ['jungle'], survival: ['sacrifice'], discard: ['rover'] },
    ],
  });
  const occupants = ['Ann', 'Rick', 'Karl'].map((name): Occupant => ({ kind: 'person', person: 'here', name }));
  const ports = { store: memoryStore(), bots, now: () => 0, entropy: () => seedFrom('calls'), leavesIdle: true as const };
  const match = await createMatch({
    module: { ...notAlone, setup: () => notAlone.clone(state) },
    id: 'm',
    options: {},
    occupants,
    ...ports,
  });
  const page = new Page();
  const looks: (() => void)[] = [];
  const screen = new SharedScreen(match, page, { chance, wait: () => new Promise((resolve) => looks.push(resolve)) });
  screen.show();
  const table = { page, screen, match };
  take(table);
  await act(table, 'place-token');
  await act(table, 'end-hunting');
  const look = async () => {
    looks.shift()?.();
    await quiet(match);
  };
  return { table, look };
}

/** Hands the screen on, looks and answers until the next turn's exploration; who had it in each phase, and who could play. */
async function called(rick: keyof typeof HANDS, chance: () => number): Promise<readonly string[]> {
  const { table, look } = await beforeTheReveal(rick, chance);
  const calls: string[] = [];
  for (let step = 0; step < 60 && !JSON.stringify(table.page.shown?.update.view).includes('"phase":1'); step++) {
    const { handed, shown } = table.page;
    const window = shown?.update.asked?.window;
    if (handed?.kind === 'hand-over' || handed?.kind === 'open') {
      take(table);
      const taken = table.page.shown?.update.asked?.window;
      if (taken !== undefined) calls.push(`${taken.stretch} ${handed.seat} ${taken.interest}`);
    } else if (handed !== undefined) take(table);
    else if (window?.interest === 'none') await look();
    else await act(table, 'pass', 'use-power', 'return-instead', 'discard-place', 'lose-will', 'return-place', 'decline');
    await quiet(table.match);
  }
  return calls;
}

test('around one screen nobody is called where nobody could play', async () => {
  expect(await called('idle', () => 0.99)).toEqual([]);
});

test('where somebody could, everybody who is asked has the screen once in the phase: who it was for does not show', async () => {
  const calls = await called('able', () => 0.99);
  expect(calls.filter((call) => call.endsWith('able'))).toEqual(['turn-1-phase-3 1 able']);
  expect(calls.filter((call) => call.includes('phase-3')).map((call) => call.split(' ')[1])).toHaveLength(new Set(calls).size);
  expect(new Set(calls.map((call) => call.split(' ')[1])).size).toBeGreaterThan(1);
});

test('now and then it goes round where nobody could play', async () => {
  const calls = await called('idle', () => 0.1);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.every((call) => call.endsWith('none'))).toBe(true);
  expect(new Set(calls).size).toBe(calls.length);
});
