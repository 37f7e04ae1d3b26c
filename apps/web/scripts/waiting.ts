/**
 * How long somebody waits for three bots, by game and pace, in virtual time: `npx tsx apps/web/scripts/waiting.ts`.
 * Bots think at once here, so what is counted is only what the page makes one wait. `before` is the fixed delay of
 * 900 ms for every answer of a bot that there was before one could choose.
 */
import { GAMES } from '@orrery/catalogue';
import { type AnyGame, type AnyGameText, chanceFromSeed, type Json, pick, seedFrom } from '@orrery/engine';
import { type BotChoice, type BotRequest, createMatch, memoryStore, type Occupant, type Update } from '@orrery/match';
import { think } from '../src/net/think.ts';
import type { Pace } from '../src/store/pace.ts';
import { Showing } from '../src/store/showing.ts';
import { weightOf } from '../src/store/weight.ts';
import { virtualClock } from '../src/testing/virtual-clock.ts';

const QUESTIONS = 60;
const BEFORE_MS = 900;
const BEAT_MS = 250;
const OCCUPANTS: readonly Occupant[] = [
  { kind: 'person', person: 'here', name: 'Irene' },
  ...['Vega', 'Altair', 'Deneb'].map((name): Occupant => ({ kind: 'bot', level: 'greedy', name })),
];

interface Waited {
  readonly seconds: number;
  readonly waits: number;
  readonly turns: number;
  readonly longest: number;
}

type Way = 'before' | Exclude<Pace, 'click'>;

async function waitedAt(game: (typeof GAMES)[number], way: Way): Promise<Waited> {
  const clock = virtualClock();
  const module: AnyGame = await game.module();
  const text: AnyGameText = await game.text('en');
  const beat = way === 'before' ? BEFORE_MS : way === 'instant' ? 0 : BEAT_MS;
  const match = await createMatch({
    module,
    id: 'm',
    options: {},
    occupants: OCCUPANTS,
    store: memoryStore(),
    bots: { choose: thinkAtOnce },
    entropy: () => seedFrom('waiting'),
    now: clock.now,
    wait: (milliseconds) => new Promise((resolve) => void clock.after(milliseconds, resolve)),
    botDelayMs: beat,
    automaticPauseMs: beat,
  });
  let shown: Update = match.update(0);
  let turns = 0;
  const showing = new Showing({ clock, pace: () => (way === 'before' ? 'instant' : way), changed: () => {} });
  const names = (seat: number) => OCCUPANTS[seat]?.name ?? '';
  const tells = (events: Update['events']) => events.some((event) => text.event(event, names) !== undefined);
  match.subscribe(0, (update) => {
    turns += update.events.filter(({ type }) => type === game.turnEvent).length;
    showing.add({
      weight: () => weightOf(update, 0, { shown, shownTo: 0, isLocal: true, isCovered: false, tells }),
      show: () => {
        shown = update;
      },
    });
  });
  const chance = chanceFromSeed(seedFrom('person'));
  const waits: number[] = [];
  for (let done = 0; done < QUESTIONS && shown.result === undefined; done++) {
    const from = clock.now();
    while (shown.asked?.must !== true && shown.result === undefined) await oneStep(clock);
    if (clock.now() > from) waits.push((clock.now() - from) / 1000);
    const { asked } = shown;
    if (asked === undefined) continue;
    await match.act(0, { decision: asked.id, actions: [plain(pick(chance, asked.legal))] });
    await quiet();
  }
  match.close();
  const seconds = waits.reduce((sum, one) => sum + one, 0);
  const rounds = game.sharedTurns === undefined ? turns / OCCUPANTS.length : turns;
  return { seconds, waits: waits.length, turns: rounds, longest: Math.max(0, ...waits) };
}

/** Whatever needs no time happens first. */
async function oneStep(clock: ReturnType<typeof virtualClock>): Promise<void> {
  await quiet();
  clock.passToNext();
  await quiet();
}

let thoughts = 0;

async function thinkAtOnce(request: BotRequest): Promise<BotChoice> {
  thoughts += 1;
  return think(request).finally(() => {
    thoughts -= 1;
  });
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 8 || thoughts > 0; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function plain(action: object): Json {
  return JSON.parse(JSON.stringify(action));
}

for (const game of GAMES) {
  for (const way of ['before', 'slow', 'normal', 'fast', 'instant'] as const) {
    const { seconds, waits, turns, longest } = await waitedAt(game, way);
    const perTurn = seconds / Math.max(1, turns);
    console.log(
      `${game.id.padEnd(20)} ${way.padEnd(8)} ${perTurn.toFixed(1).padStart(6)} s waited per turn, ${waits} waits in ${turns} turns, longest ${longest.toFixed(1)} s`,
    );
  }
}
