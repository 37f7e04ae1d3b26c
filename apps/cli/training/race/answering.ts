import { below, type Chance, type Seat } from '@orrery/engine';
import { type Action, raceForTheGalaxy, type State } from '@orrery/race-for-the-galaxy';
import { type Mind, prospect, weighAsMagnate, weighByMind, weighQuickly } from '@orrery/race-for-the-galaxy/bot';

/** How many choices in a hundred are random, so that positions are seen that the best play would not lead to. */
const ANY_IN_HUNDRED = 5;
/** Imagined worlds in which actions are played out, by the number of seats, and the budget for it. */
const WORLDS = [0, 6, 4, 1, 1, 1];
const NODES = [0, 27, 64, 64, 64, 64];

export interface Answering {
  readonly seat: Seat;
  /** Undefined: rules of thumb answer. */
  readonly mind: Mind | undefined;
  readonly chance: Chance;
}

/** An answer good enough to learn from and quick enough for thousands of matches. */
export function answerSwiftly(state: State, answering: Answering): Action {
  const { seat, mind, chance } = answering;
  const legal = raceForTheGalaxy.legal(state, seat);
  if (legal.length === 1) return legal[0];
  const isChoice = legal[0].type === 'choose-actions';
  if (isChoice && below(chance, 100) < ANY_IN_HUNDRED) return legal[below(chance, legal.length)];
  if (mind === undefined) return bestOf(legal, prospect(state, seat, legal));
  if (isChoice) return bestActions(state, legal, { seat, mind, chance });
  const step = state.players[seat].pending.at(-1)?.do;
  const isByNet = step === 'place' || step === 'discard' || step === 'pay-cards';
  return bestOf(legal, isByNet ? weighByMind(mind, state, { seat, legal, chance, scenarios: 1 }) : weighQuickly(state, seat, legal));
}

function bestOf(legal: readonly Action[], values: readonly number[]): Action {
  let best = 0;
  for (let at = 1; at < values.length; at++) if (values[at] > values[best]) best = at;
  return legal[best];
}

/** As `magnate` does at a table, in fewer worlds. */
function bestActions(state: State, legal: readonly Action[], { seat, mind, chance }: Answering & { readonly mind: Mind }): Action {
  const view = raceForTheGalaxy.view(state, seat);
  const worlds = Array.from({ length: WORLDS[state.seats] }, () => raceForTheGalaxy.imagine(view, chance));
  return bestOf(legal, weighAsMagnate(mind, { worlds, seat, legal, nodes: NODES[state.seats], chance }));
}
