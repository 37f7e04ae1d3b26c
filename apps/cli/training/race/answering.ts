import { below, type Chance, type Seat, shuffle } from '@orrery/engine';
import { type Action, raceForTheGalaxy, type State } from '@orrery/race-for-the-galaxy';
import {
  afterChoice,
  chanceToWin,
  type Mind,
  playRound,
  prospect,
  scenariosOf,
  weighByMind,
  weighQuickly,
} from '@orrery/race-for-the-galaxy/bot';

/** Of a hundred choices of actions so many are any, so that other positions are seen than those after the best play. */
const ANY_IN_HUNDRED = 5;
/** So many of the actions that look best to rules of thumb are played out, in so many ways of the others to choose. */
const PLAYED_OUT = 4;
/** At a table of two. At larger ones every round takes longer, and one must do. */
const SCENARIOS = 2;

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
  const step = state.players[seat].steps.at(-1)?.do;
  const isByNet = step === 'place' || step === 'discard' || step === 'pay-cards';
  return bestOf(legal, isByNet ? weighByMind(mind, state, { seat, legal, chance, scenarios: 1 }) : weighQuickly(state, seat, legal));
}

function bestOf(legal: readonly Action[], values: readonly number[]): Action {
  let best = 0;
  for (let at = 1; at < values.length; at++) if (values[at] > values[best]) best = at;
  return legal[best];
}

/** The same state with other cards to come: whoever thinks must not know the true ones. */
function otherFuture(state: State, chance: Chance): State {
  const world = raceForTheGalaxy.clone(state);
  for (const { deck } of world.piles) shuffle(chance, deck);
  return world;
}

/** The round is played out by rules of thumb, and the net judges what it comes to. */
function bestActions(state: State, legal: readonly Action[], { seat, mind, chance }: Answering & { readonly mind: Mind }): Action {
  const worths = prospect(state, seat, legal);
  const order = legal.map((_, at) => at).sort((one, other) => worths[other] - worths[one] || one - other);
  const tried = order.slice(0, PLAYED_OUT);
  if (order.length > PLAYED_OUT) tried.push(order[PLAYED_OUT + below(chance, order.length - PLAYED_OUT)]);
  const actions = tried.map((at) => legal[at]);
  const values = actions.map(() => 0);
  for (const scenario of scenariosOf(mind, state, { seat, count: state.seats > 2 ? 1 : SCENARIOS, chance })) {
    const world = otherFuture(state, chance);
    actions.forEach((action, at) => {
      const draft = afterChoice(world, scenario, { seat, action });
      playRound(mind, draft, undefined);
      values[at] += chanceToWin(mind, draft, { seat, isDone: false });
    });
  }
  return bestOf(actions, values);
}
