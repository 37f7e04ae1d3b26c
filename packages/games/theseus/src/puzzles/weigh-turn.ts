import { type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { key } from '../bot/key.ts';
import { sensible } from '../bot/sensible.ts';
import { apply } from '../flow/apply.ts';
import { automatic } from '../flow/automatic.ts';
import { asked } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import type { State } from '../state.ts';

/** What a turn is played for. */
export interface Goal {
  worthOf(end: State): number;
  /** Nothing is worth more: where it is reached, nothing else is looked for. */
  readonly most: number;
  /** To say so took more than may be spent: nothing is known. */
  isSpent?(): boolean;
}

export interface TurnEffort {
  /** Positions that may be looked at. */
  readonly most: number;
  /** Every legal action, or only what bots think worth a thought. */
  readonly looksAt: 'all' | 'sensible';
}

/** A first action and the best end of the turn behind it. */
export interface WeighedStart {
  readonly action: Action;
  readonly worth: number;
}

interface Search {
  readonly seat: Seat;
  readonly turn: number;
  readonly goal: Goal;
  readonly looksAt: TurnEffort['looksAt'];
  /** The best end behind each position. */
  readonly known: Map<number, number>;
  nodesLeft: number;
  /** Somebody else was asked within the turn: the line is not the seat's alone. */
  meetsOthers: boolean;
}

function searchOf(state: State, goal: Goal, { most, looksAt }: TurnEffort): Search {
  const [seat] = asked(state);
  return { seat, turn: state.turn.number, goal, looksAt, known: new Map(), nodesLeft: most, meetsOthers: false };
}

/**
 * Every first action with the best end of the turn behind it, by looking at each line of the turn. Undefined: two answers reach the most, or
 * there are more positions than may be looked at, or others have a say within the turn. Nothing is left out but what the match answers for a
 * seat without orders.
 */
export function weighTurn(state: State, goal: Goal, effort: TurnEffort): readonly WeighedStart[] | undefined {
  const search = searchOf(state, goal, effort);
  const weighed: WeighedStart[] = [];
  let perfect: string | undefined;
  for (const action of actionsOf(search, state)) {
    const worth = behind(search, state, action);
    if (search.nodesLeft <= 0 || search.meetsOthers || goal.isSpent?.() === true) return undefined;
    weighed.push({ action, worth });
    if (worth < goal.most) continue;
    if (perfect !== undefined && perfect !== answerOf(action)) return undefined;
    perfect = answerOf(action);
  }
  return weighed;
}

/** The best line that begins so; what the match answers by itself is not in it. */
export function bestLine(state: State, { goal, effort, first }: { goal: Goal; effort: TurnEffort; first: Action }): readonly Action[] {
  const search = searchOf(state, goal, effort);
  const wanted = behind(search, state, first);
  const line = [first];
  let now = after(state, search.seat, first);
  // Ends: every action of a turn brings it nearer to its end, and the search came to one.
  while (!isOver(search, now)) {
    const action = actionsOf(search, now).find((each) => behind(search, now, each) >= wanted);
    if (action === undefined) throw new Error('a line that was found is not there any more');
    if (automatic(now, search.seat, []) === undefined) line.push(action);
    now = after(now, search.seat, action);
  }
  return line;
}

/** Whether any line of the turn reaches it, and what it took to know; gives up, as one that does not, at the last position it may look at. */
export function canReach(state: State, goal: Goal, effort: TurnEffort): { readonly first: Action | undefined; readonly looked: number } {
  const search = searchOf(state, goal, effort);
  const first = actionsOf(search, state).find((action) => behind(search, state, action) >= goal.most);
  return { first, looked: effort.most - search.nodesLeft };
}

/** A line of the turn that reaches it. */
export function reaches(state: State, goal: Goal, effort: TurnEffort): readonly Action[] | undefined {
  const { first } = canReach(state, goal, effort);
  return first === undefined ? undefined : bestLine(state, { goal, effort, first });
}

function behind(search: Search, before: State, action: Action): number {
  if (search.nodesLeft <= 0) return 0;
  search.nodesLeft -= 1;
  const state = after(before, search.seat, action);
  if (isOver(search, state)) return search.goal.worthOf(state);
  const here = key(state);
  const known = search.known.get(here);
  if (known !== undefined) return known;
  let best = Number.NEGATIVE_INFINITY;
  for (const next of actionsOf(search, state)) {
    best = Math.max(best, behind(search, state, next));
    if (best >= search.goal.most) break;
  }
  search.known.set(here, best);
  return best;
}

function after(before: State, seat: Seat, action: Action): State {
  const state = clone(before);
  apply(state, seat, action, silent);
  return state;
}

/** The match is over, or the turn has passed. */
export const isPast = (state: State, turn: number): boolean => state.ended !== undefined || state.turn.number !== turn;

function isOver(search: Search, state: State): boolean {
  if (isPast(state, search.turn)) return true;
  if (asked(state)[0] === search.seat) return false;
  search.meetsOthers = true;
  return true;
}

function actionsOf({ seat, looksAt }: Search, state: State): readonly Action[] {
  const answered = automatic(state, seat, []);
  if (answered !== undefined) return [answered];
  const all = legal(state, seat);
  return looksAt === 'all' ? all : sensible(state, seat, all);
}

/** What a player would call one answer: the same unit to the same sector, whichever room. */
export function answerOf(action: Action): string {
  if (action.type !== 'move-unit' && action.type !== 'enter-from-space') return JSON.stringify(action);
  return `${action.type} ${action.unit} to ${action.to.place}`;
}
