import {
  type ActionBase,
  BadInput,
  chanceFromSeed,
  type EventBase,
  type PlainGame,
  type Puzzle,
  type PuzzleCollection,
  readSnapshot,
  type Seat,
  step,
  type Told,
  type Tried,
  type WithChance,
} from '@orrery/engine';
import type { AnyKind } from './puzzle-game.ts';

export type AnyTried = Tried<WithChance, ActionBase>;

/** An answer on its way. */
export interface Attempt {
  readonly tried: AnyTried;
  readonly isAnswered: boolean;
  /** What happened by the last action. */
  readonly told: readonly Told<EventBase>[];
}

/** What a puzzle is tried with. */
export interface Trial {
  readonly module: PlainGame;
  readonly kind: AnyKind;
}

/** The state the question is put in. What chance brings in it is the same for everybody. Throws `BadInput` where the rules have left it behind. */
export function startOf(module: PlainGame, { rulesVersion }: Pick<PuzzleCollection, 'rulesVersion'>, puzzle: Puzzle): WithChance {
  const state = Object.assign({}, puzzle.state, { chance: chanceFromSeed(`puzzle ${puzzle.id}`) });
  const read = readSnapshot(module, { rulesVersion, state: JSON.parse(JSON.stringify(state)) });
  if (!read.ok) throw new BadInput(`puzzle ${puzzle.id}`, read.problem);
  return read.state;
}

export function beginAttempt(start: WithChance, seat: Seat): Attempt {
  return { tried: { seat, start, line: [], now: start }, isAnswered: false, told: [] };
}

/** What may be done next: what is legal, as far as the question allows it. */
export function offeredIn({ module, kind }: Trial, { tried }: Attempt): readonly ActionBase[] {
  const legal = module.legal(tried.now, tried.seat);
  return kind.allows === undefined ? legal : legal.filter((action) => kind.isLast?.(action) === true || kind.allows?.(action));
}

/** One action further, and what the match answers for the seat by itself. Undefined: it is not legal. */
export function tryAction({ module, kind }: Trial, { tried }: Attempt, action: ActionBase): Attempt | undefined {
  const { seat, start } = tried;
  if (kind.isLast?.(action) === true) {
    return module.refuse(tried.now, seat, action) === undefined ? { tried, isAnswered: true, told: [] } : undefined;
  }
  const done = step(module, tried.now, seat, action);
  if (!done.ok) return undefined;
  let { state: now } = done;
  const told = [...done.told];
  // Ends: what goes on by itself comes to a question, to another seat, or to the end.
  for (let next = automaticIn(module, now, seat); next !== undefined; next = automaticIn(module, now, seat)) {
    const further = step(module, now, seat, next);
    if (!further.ok) break;
    now = further.state;
    told.push(...further.told);
  }
  const line = [...tried.line, action];
  const after: AnyTried = { seat, start, line, now };
  return { tried: after, isAnswered: module.result(now) !== undefined || kind.isAnswered(after), told };
}

function automaticIn(module: PlainGame, state: WithChance, seat: Seat): ActionBase | undefined {
  return module.result(state) === undefined && module.asked(state).includes(seat) ? module.automatic?.(state, seat, []) : undefined;
}

/** A whole line at once; undefined where an action of it is not legal. */
export function tryLine(trial: Trial, begun: Attempt, line: readonly ActionBase[]): Attempt | undefined {
  let attempt: Attempt | undefined = begun;
  for (const action of line) {
    if (attempt === undefined) return undefined;
    attempt = tryAction(trial, attempt, action);
  }
  return attempt;
}
