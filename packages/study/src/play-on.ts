import { chooseAction } from '@orrery/bots';
import { type ActionBase, type Seat, silent, type TermBase, type WithChance } from '@orrery/engine';
import type { StudyGame } from './study-game.ts';

/** No line to be compared is longer. */
const LONGEST_LINE = 400;

export interface Beginning<Action extends ActionBase> {
  readonly seat: Seat;
  readonly action: Action;
  readonly salt: string;
  /** For the choices of the seat itself. */
  readonly ownSalt: string;
  /** What the seat does in another line: done here, too, wherever it may be. Left out: a bot decides. */
  readonly plan?: readonly Action[];
}

/** Where a line ends, and what the seat did on the way. */
export interface PlayedLine<State, Action extends ActionBase> {
  readonly end: State;
  readonly plan: readonly Action[];
}

/** A line that begins so, in one imagined world, to where it can be compared with another. */
export function playOn<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  game: StudyGame<State, Action, View, Term>,
  start: State,
  { seat, action, salt, ownSalt, plan: wanted = [] }: Beginning<Action>,
): PlayedLine<State, Action> {
  const { module, reasons } = game;
  const thinkers = { module, knowledge: reasons.knowledge ?? game.knowledge };
  const end = module.clone(start);
  const plan: Action[] = [];
  let left = wanted;
  let next = { seat, action };
  for (let done = 0; done < LONGEST_LINE; done++) {
    if (reasons.isSettled(end, { start, seat, done, next })) return { end, plan };
    module.apply(end, next.seat, next.action, silent);
    const all = module.asked(end);
    if (all.length === 0) return { end, plan };
    // Where several are asked, what the seat itself has to say belongs to its action.
    const asked = all.includes(seat) ? seat : all[0];
    const legal = module.legal(end, asked);
    const planned = asked === seat ? firstLegal(left, legal) : undefined;
    if (planned === undefined) {
      const [level, by] = asked === seat ? [reasons.playedBy.own, ownSalt] : [reasons.playedBy.others, salt];
      const question = { seat: asked, view: module.view(end, asked), legal, salt: `${by} ${done}`, isMute: true } as const;
      next = { seat: asked, action: chooseAction(thinkers, level, question).action };
    } else {
      left = left.filter((_, at) => (reasons.ownsTurn ? at !== planned.at : at > planned.at));
      next = { seat: asked, action: planned.action };
    }
    if (asked === seat) plan.push(next.action);
  }
  throw new Error(`${module.id}: a line to be compared has not settled after ${LONGEST_LINE} actions`);
}

function firstLegal<Action extends ActionBase>(
  plan: readonly Action[],
  legal: readonly Action[],
): { readonly at: number; readonly action: Action } | undefined {
  if (plan.length === 0) return undefined;
  const known = new Map(legal.map((action) => [JSON.stringify(action), action]));
  for (const [at, wanted] of plan.entries()) {
    const action = known.get(JSON.stringify(wanted));
    if (action !== undefined) return { at, action };
  }
  return undefined;
}
