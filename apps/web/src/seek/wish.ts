import { isObject, type Json } from '@orrery/engine';
import { CLOCK_PRESETS, type ClockPreset } from '@orrery/match';
import type { SeekWish, Table } from '@orrery/protocol';
import { SEEK_CLOCKS } from '@orrery/protocol/constants';
import { seatIn } from '../store/own-tables.ts';

/** What is chosen on the form; `sizes` of games that are not ticked are kept for when they are. */
export interface Choices {
  readonly games: readonly string[];
  readonly sizes: Readonly<Record<string, readonly number[]>>;
  readonly soon: SeekWish['soon'];
  readonly live: readonly ClockPreset[];
  readonly slow: readonly ClockPreset[];
  readonly rated: SeekWish['rated'];
  /** 0: never. */
  readonly botsAfterMinutes: number;
}

interface Shelved {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly offered: { readonly seats: number };
}

export const LIVE: readonly ClockPreset[] = SEEK_CLOCKS.filter((clock) => CLOCK_PRESETS[clock].pace === 'live');
export const SLOW: readonly ClockPreset[] = SEEK_CLOCKS.filter((clock) => CLOCK_PRESETS[clock].pace === 'slow');
export const BOTS_AFTER = [0, 2, 5, 10] as const;
const RATED: readonly SeekWish['rated'][] = ['either', 'friendly', 'rated'];

/** With how many a game can be played by people. */
export function sizesOf({ seats: { min, max } }: Shelved): readonly number[] {
  const least = Math.max(2, min);
  return Array.from({ length: max - least + 1 }, (_, index) => least + index);
}

/** For who has never looked for anybody: every game with the number it is best with, and two, which is found soonest. */
export function firstChoices(games: readonly Shelved[]): Choices {
  const sizes = games.map((game) => [game.id, sizesOf(game).filter((size) => size === 2 || size === game.offered.seats)] as const);
  return { games: [], sizes: Object.fromEntries(sizes), soon: 'now', live: ['calm'], slow: ['day'], rated: 'either', botsAfterMinutes: 0 };
}

/** Undefined: something is still to be chosen. */
export function wishOf(choices: Choices): SeekWish | undefined {
  const games = choices.games.map((game) => ({ game, seats: [...(choices.sizes[game] ?? [])] }));
  const clocks = [...(choices.soon === 'now' ? [...choices.live, ...choices.slow] : choices.slow)];
  if (games.length === 0 || clocks.length === 0 || games.some(({ seats }) => seats.length === 0)) return undefined;
  const bots = choices.soon === 'now' && choices.botsAfterMinutes > 0 ? { botsAfterMinutes: choices.botsAfterMinutes } : {};
  return { games, clocks, rated: choices.rated, soon: choices.soon, ...bots };
}

/** In it or not. */
export function toggled<Value extends string | number>(values: readonly Value[], value: Value, order: readonly Value[]): readonly Value[] {
  return order.filter((one) => (one === value) !== values.includes(one));
}

const KEY = 'orrery-seek';

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** What was chosen the last time, as far as it can still be chosen. */
export function keptChoices(games: readonly Shelved[]): Choices {
  const first = firstChoices(games);
  const kept = read();
  if (!isObject(kept)) return first;
  const ids = games.map(({ id }) => id);
  const sizes = isObject(kept.sizes) ? kept.sizes : {};
  return {
    games: among(kept.games, ids) ?? first.games,
    sizes: Object.fromEntries(games.map((game) => [game.id, among(sizes[game.id], sizesOf(game)) ?? first.sizes[game.id] ?? []])),
    soon: kept.soon === 'later' ? 'later' : 'now',
    live: among(kept.live, LIVE) ?? first.live,
    slow: among(kept.slow, SLOW) ?? first.slow,
    rated: RATED.find((one) => one === kept.rated) ?? first.rated,
    botsAfterMinutes: BOTS_AFTER.find((minutes) => minutes === kept.botsAfterMinutes) ?? first.botsAfterMinutes,
  };
}

function read(): Json {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function among<Value extends string | number>(given: Json | undefined, all: readonly Value[]): readonly Value[] | undefined {
  return Array.isArray(given) ? all.filter((one) => given.includes(one)) : undefined;
}

/** The match that has begun for who looks since then. */
export function foundAmong(tables: readonly Table[], person: string | undefined, since: number): Table | undefined {
  return tables.find((table) => table.phase === 'running' && table.createdAt >= since && seatIn(table, person) >= 0);
}
