import { type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { finalValue } from '../bot/features.ts';
import { alienFrontiersBot } from '../bot/index.ts';
import { keyOf } from '../bot/key.ts';
import { sensible } from '../bot/sensible.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import type { State } from '../state.ts';

/** One way to play a turn, up to where it is passed on, and how the captain's weights like it. */
export interface TurnEnd {
  readonly state: State;
  readonly line: readonly Action[];
  readonly worth: number;
}

export interface TurnLook {
  readonly positions: number;
  /** Of each depth so many are gone on from. */
  readonly width: number;
}

/** No turn has more actions. */
const LONGEST = 60;

/** What comes of it nobody knows: such an action is not planned with. */
export const isGamble = (action: Action): boolean =>
  action.type === 'cycle-display' || (action.type === 'use-power' && action.target.kind === 'ships');

/** What may be planned with; `end-turn` among it where the turn may end. */
export function plannable(state: State, seat: Seat): readonly Action[] {
  const all = legal(state, seat);
  const some = sensible(state, seat, all).filter((action) => !isGamble(action));
  return some.length > 0 ? some : all;
}

interface Node {
  readonly state: State;
  readonly path: Path | undefined;
  readonly worth: number;
}

interface Path {
  readonly action: Action;
  readonly before: Path | undefined;
}

const { evaluate } = alienFrontiersBot;
const byWorth = (one: { readonly worth: number }, other: { readonly worth: number }): number => other.worth - one.worth;

/** The ends of this turn, the best first: a beam over its small actions, in which ways that come to the same are gone once. */
export function endsOfTurn(start: State, seat: Seat, { positions, width }: TurnLook): readonly TurnEnd[] {
  const ends: TurnEnd[] = [];
  const seen = new Set<string | number>();
  let left = positions;
  let beam: Node[] = [{ state: start, path: undefined, worth: 0 }];
  for (let depth = 0; depth < LONGEST && beam.length > 0 && (left > 0 || ends.length === 0); depth++) {
    const next: Node[] = [];
    for (const { state, path: before, worth } of beam) {
      for (const action of plannable(state, seat)) {
        if (action.type === 'end-turn') {
          ends.push({ state, line: lineOf(before), worth: before === undefined ? evaluate(state, seat) : worth });
          continue;
        }
        const after = clone(state);
        apply(after, seat, action, silent);
        left -= 1;
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        const node = { state: after, path: { action, before }, worth: evaluate(after, seat) };
        if (after.endedBy === undefined) next.push(node);
        else ends.push({ state: after, line: lineOf(node.path), worth: finalValue(after, seat) });
      }
    }
    // What may be looked at is spent: the best alone is gone on from, to some end.
    beam = next.sort(byWorth).slice(0, left > 0 ? width : 1);
  }
  return ends.sort(byWorth);
}

function lineOf(path: Path | undefined): Action[] {
  const line: Action[] = [];
  for (let at = path; at !== undefined; at = at.before) line.push(at.action);
  return line.reverse();
}

/** Plays the turn as the captain's weights like it best, as far as this look finds it; writes into `draft`. */
export function playBest(draft: State, seat: Seat, look: TurnLook): void {
  const [best] = endsOfTurn(draft, seat, look);
  if (best === undefined) throw new Error('AF-2.8: a turn without an end');
  for (const action of best.line) apply(draft, seat, action, silent);
}
