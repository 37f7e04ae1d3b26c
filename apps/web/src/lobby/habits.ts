import { isObject, type Json } from '@orrery/engine';
import type { Options } from './option-groups.ts';
import { kindsFor, type SeatPlan, type Where } from './plan.ts';

const KEY = 'orrery-habits';

/** What somebody began a match with. Documents are not kept: they are large, and each match asks for one anew. */
export interface Habit {
  readonly plan: readonly SeatPlan[];
  readonly options: Options;
}

/** A game somebody has begun to play; without a habit they chose nothing yet. */
type Known = { readonly [Place in Where]?: Habit };

interface Kept {
  /** The game begun last. */
  readonly last: string | undefined;
  readonly games: Readonly<Record<string, Known>>;
}

export function lastGame(): string | undefined {
  return kept().last;
}

/** What was chosen for this game the last time in such a place. Undefined: never. */
export function habitOf(game: string, where: Where): Habit | undefined {
  return kept().games[game]?.[where];
}

/** Whether a match of this game was begun in this browser. */
export function isKnown(game: string): boolean {
  return Object.hasOwn(kept().games, game);
}

export function keepHabit(game: string, where: Where, { plan, options }: Habit): void {
  const { games } = kept();
  const plain = Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'object'));
  keep({ last: game, games: { ...games, [game]: { ...games[game], [where]: { plan, options: plain } } } });
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: next time the usual is offered.
  }
}

function kept(): Kept {
  try {
    const given: Json = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isObject(given)) return { last: undefined, games: {} };
    const games = isObject(given.games) ? Object.entries(given.games) : [];
    return {
      last: typeof given.last === 'string' ? given.last : undefined,
      games: Object.fromEntries(games.map(([game, known]) => [game, knownFrom(known)])),
    };
  } catch {
    return { last: undefined, games: {} };
  }
}

function knownFrom(given: Json | undefined): Known {
  if (!isObject(given)) return {};
  const [here, online] = [habitFrom('here', given.here), habitFrom('online', given.online)];
  return { ...(here && { here }), ...(online && { online }) };
}

/** Anything can be in a storage that older and newer pages share: what cannot be read was never chosen. */
function habitFrom(where: Where, given: Json | undefined): Habit | undefined {
  if (!isObject(given) || !Array.isArray(given.plan) || !isObject(given.options)) return undefined;
  const plan = given.plan.flatMap((seat) => seatFrom(where, seat) ?? []);
  if (plan.length === 0 || plan.length < given.plan.length) return undefined;
  const options = Object.entries(given.options).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[key, value] as const] : [],
  );
  return { plan, options: Object.fromEntries(options) };
}

function seatFrom(where: Where, given: Json | undefined): SeatPlan | undefined {
  if (!isObject(given) || typeof given.level !== 'string' || typeof given.name !== 'string') return undefined;
  const { level, name } = given;
  const kind = kindsFor(where).find((one) => one === given.kind);
  return kind && { kind, level, name };
}
