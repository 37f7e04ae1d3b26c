import { below, chanceFromSeed, type PlainGame, silent, type WithChance } from '@orrery/engine';
import { processorMilliseconds } from './clock.ts';

export interface Measured {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  readonly legalAndApplyMicroseconds: number;
  readonly clonesPerSecond: number;
  readonly cloneMicroseconds: number;
  readonly bytesPerState: number;
}

export interface Request {
  readonly module: PlainGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly seconds: number;
}

/** Random play as in a playout: `legal` and `apply` in place, nothing told. */
export function measureGame(request: Request): Measured {
  const play = measurePlay(request);
  const copies = measureClones(request, middleStates(request));
  const actionsPerSecond = play.actions / play.seconds;
  return {
    actionsPerSecond,
    gamesPerSecond: play.games / play.seconds,
    actionsPerGame: play.actions / play.games,
    legalAndApplyMicroseconds: 1e6 / actionsPerSecond,
    clonesPerSecond: copies.perSecond,
    cloneMicroseconds: 1e6 / copies.perSecond,
    bytesPerState: copies.bytes,
  };
}

/** The clock is asked after this many: it takes as long as several actions. */
const GAMES_AT_ONCE = 10;

function measurePlay(request: Request): { readonly games: number; readonly actions: number; readonly seconds: number } {
  const chance = chanceFromSeed(`${request.seed} choices`);
  const began = processorMilliseconds();
  const until = began + request.seconds * 1000;
  let games = 0;
  let actions = 0;
  do {
    for (let times = 0; times < GAMES_AT_ONCE; times++) {
      actions += playOne(request, { seed: `${request.seed} ${games}`, chance, upTo: Number.POSITIVE_INFINITY }).actions;
      games += 1;
    }
  } while (processorMilliseconds() < until);
  return { games, actions, seconds: (processorMilliseconds() - began) / 1000 };
}

interface Play {
  readonly seed: string;
  readonly chance: ReturnType<typeof chanceFromSeed>;
  readonly upTo: number;
}

function playOne(
  { module, options, seats }: Request,
  { seed, chance, upTo }: Play,
): { readonly actions: number; readonly state: WithChance } {
  const state = module.setup(options, seats, chanceFromSeed(seed));
  let actions = 0;
  for (let seat: number | undefined = module.asked(state)[0]; seat !== undefined && actions < upTo; seat = module.asked(state)[0]) {
    const legal = module.legal(state, seat);
    module.apply(state, seat, legal[below(chance, legal.length)], silent);
    actions += 1;
  }
  return { actions, state };
}

const STATES = 8;

/** States from the middle of random matches. */
function middleStates(request: Request): WithChance[] {
  const chance = chanceFromSeed(`${request.seed} middles`);
  return Array.from({ length: STATES }, (_, index) => {
    const seed = `${request.seed} middle ${index}`;
    const whole = playOne(request, { seed, chance, upTo: Number.POSITIVE_INFINITY }).actions;
    return playOne(request, { seed, chance, upTo: Math.floor(whole / 2) }).state;
  });
}

const CLONES_AT_ONCE = 100;

function measureClones(
  { module, seconds }: Request,
  states: readonly WithChance[],
): { readonly perSecond: number; readonly bytes: number } {
  const began = processorMilliseconds();
  const until = began + (seconds * 1000) / 2;
  let clones = 0;
  let kept: WithChance | undefined;
  do {
    for (let times = 0; times < CLONES_AT_ONCE; times++) for (const state of states) kept = module.clone(state);
    clones += CLONES_AT_ONCE * states.length;
  } while (processorMilliseconds() < until);
  const perSecond = clones / ((processorMilliseconds() - began) / 1000);
  if (kept === undefined) throw new Error('bench: nothing was cloned');
  const bytes = states.reduce((sum, state) => sum + Buffer.byteLength(JSON.stringify(state)), 0) / states.length;
  return { perSecond, bytes };
}
