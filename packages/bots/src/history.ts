import type { ActionBase, Seat } from '@orrery/engine';

/** Which actions have proved good in other lines of a search: they are tried first. */
export interface History<Action extends ActionBase> {
  /** Games share actions that they list again and again, so most are known by the object itself. */
  readonly numbers: Map<Action, number>;
  /** The others by what they say. */
  readonly spelled: Map<string, number>;
  /** Seat by seat, by the number of the action. */
  readonly worths: number[][];
}

export function newHistory<Action extends ActionBase>(): History<Action> {
  return { numbers: new Map(), spelled: new Map(), worths: [] };
}

function numberOf<Action extends ActionBase>({ numbers, spelled }: History<Action>, action: Action): number {
  const known = numbers.get(action);
  if (known !== undefined) return known;
  const words = JSON.stringify(action);
  const number = spelled.get(words) ?? spelled.size;
  spelled.set(words, number);
  numbers.set(action, number);
  return number;
}

function worthsOf({ worths }: Pick<History<never>, 'worths'>, seat: Seat): number[] {
  while (worths.length <= seat) worths.push([]);
  return worths[seat];
}

/** The action has cut a line off. */
export function praise<Action extends ActionBase>(
  history: History<Action>,
  seat: Seat,
  { action, by }: { readonly action: Action; readonly by: number },
): void {
  const worths = worthsOf(history, seat);
  const number = numberOf(history, action);
  while (worths.length <= number) worths.push(0);
  worths[number] += by;
}

/** In which order to try the actions: the best of the last look first, then what has proved good elsewhere, then as the game lists them. */
export function orderOf<Action extends ActionBase>(history: History<Action>, seat: Seat, { actions, first }: Choice<Action>): number[] {
  const worths = worthsOf(history, seat);
  const order: number[] = [];
  const found: number[] = [];
  for (let at = 0; at < actions.length; at++) {
    const number = worths.length === 0 ? 0 : numberOf(history, actions[at]);
    const worth = at === first ? Number.POSITIVE_INFINITY : number < worths.length ? worths[number] : 0;
    let before = at;
    order.push(at);
    found.push(worth);
    for (; before > 0 && found[before - 1] < worth; before--) {
      order[before] = order[before - 1];
      found[before] = found[before - 1];
    }
    order[before] = at;
    found[before] = worth;
  }
  return order;
}

interface Choice<Action> {
  readonly actions: readonly Action[];
  /** Which was best in the last look. */
  readonly first: number | undefined;
}
