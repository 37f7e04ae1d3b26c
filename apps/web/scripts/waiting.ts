/**
 * How long somebody waits for three bots, and how often they press, by game and pace, in virtual time:
 * `npx tsx apps/web/scripts/waiting.ts`. Bots think at once here, so what is counted is only what the page makes one wait.
 * `before` is the fixed delay of 900 ms for every answer of a bot, and being asked also where one can do nothing but pass.
 */
import { GAMES } from '@orrery/catalogue';
import { type AnyGame, type AnyGameText, chanceFromSeed, type Json, pick, seedFrom } from '@orrery/engine';
import { type BotChoice, type BotRequest, createMatch, memoryStore, type Occupant, type Update } from '@orrery/match';
import { think } from '../src/net/think.ts';
import type { Pace } from '../src/store/pace.ts';
import { Showing } from '../src/store/showing.ts';
import { weightOf } from '../src/store/weight.ts';
import { virtualClock } from '../src/testing/virtual-clock.ts';

const QUESTIONS = 200;
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
  readonly presses: number;
  readonly passes: number;
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
    asksIdle: way === 'before',
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
  let [presses, passes] = [0, 0];
  for (let done = 0; done < QUESTIONS && shown.result === undefined; done++) {
    const from = clock.now();
    while (shown.asked?.must !== true && shown.result === undefined) await oneStep(clock);
    if (clock.now() > from) waits.push((clock.now() - from) / 1000);
    const { asked } = shown;
    if (asked === undefined) continue;
    const action = pick(chance, asked.legal);
    presses += 1;
    if (action.type === 'pass') passes += 1;
    await match.act(0, { decision: asked.id, actions: [plain(action)] });
    await quiet();
  }
  match.close();
  const seconds = waits.reduce((sum, one) => sum + one, 0);
  const rounds = game.sharedTurns === undefined ? turns / OCCUPANTS.length : turns;
  return { seconds, waits: waits.length, turns: rounds, longest: Math.max(0, ...waits), presses, passes };
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
  return think({ ...request, view: plain(request.view) }).finally(() => {
    thoughts -= 1;
  });
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 8 || thoughts > 0; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

for (const game of GAMES) {
  for (const way of ['before', 'slow', 'normal', 'fast', 'instant'] as const) {
    const { seconds, waits, turns, longest, presses, passes } = await waitedAt(game, way);
    const perTurn = (what: number): string => (what / Math.max(1, turns)).toFixed(1);
    console.log(
      `${game.id.padEnd(20)} ${way.padEnd(8)} ${perTurn(seconds).padStart(6)} s waited, ${perTurn(presses)} presses, ${perTurn(passes)} passes per turn; ${waits} waits in ${turns} turns, longest ${longest.toFixed(1)} s`,
    );
  }
}
