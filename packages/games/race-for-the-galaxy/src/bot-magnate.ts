import { type Seat, silent, type WeighRequest } from '@orrery/engine';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { weighByMind } from './bot-decide.ts';
import { guessActions, type Mind } from './bot-mind.ts';
import { prospect } from './bot-prospector.ts';
import { reopenSealed, valueOfRound } from './bot-round.ts';
import { afterChoice, scenariosOf } from './bot-scenarios.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';
import type { Step } from './steps.ts';

type Request = WeighRequest<State, Action>;

/** Questions whose answers are played out to the end of the round; what to discard the net says at once. */
const PLAYED_OUT: readonly (Step['do'] | undefined)[] = ['place', 'pay', 'sell', 'consume', 'produce', 'cards-for-chips'];

/** By the nets: the rest of the round is played out in imagined worlds, and the position it comes to is judged. */
export function weighAsMagnate(mind: Mind, given: Request): readonly number[] {
  const request = { ...given, worlds: fewerForMany(given.worlds) };
  const { worlds, seat, legal, chance } = request;
  const [world] = worlds;
  const asked = world.players[seat].steps.at(-1)?.do;
  if (asked === 'choose-actions') {
    const guess = (state: State, other: Seat) => guessActions(mind, state, other);
    const scenarios = scenariosOf(world, { seat, count: worlds.length, chance, guess });
    const worth: Worth = (action, future) => valueOfRound(mind, afterChoice(worlds[future], scenarios[future], { seat, action }), seat);
    // Which actions are worth a thought, rules of thumb know better than a net that judges where rounds end.
    return playOut(request, prospect(world, seat, legal), worth);
  }
  const atOnce = weighByMind(mind, world, { seat, legal, chance, scenarios: 1 });
  if (!PLAYED_OUT.includes(asked)) return atOnce;
  return playOut(request, atOnce, (action, future) => valueOfRound(mind, afterAnswer(worlds[future], seat, action), seat));
}

/** At larger tables a round takes longer to play out, so fewer are. */
function fewerForMany(worlds: readonly State[]): readonly State[] {
  return worlds.slice(0, Math.max(1, Math.round((2 * worlds.length) / Math.max(2, worlds[0].seats))));
}

/** What an answer comes to in one of the imagined worlds. */
type Worth = (action: Action, world: number) => number;

function afterAnswer(world: State, seat: Seat, action: Action): State {
  const draft = clone(world);
  reopenSealed(draft, seat);
  apply(draft, seat, action, silent);
  return draft;
}

/** Answers that are left for the second look, and the part of the worlds that the first one takes. */
const SECOND_LOOK = 3;
const FIRST_PART = 0.25;

/**
 * The answers that look best at once are played out in some of the worlds, the best of those in the others too: all in the same worlds,
 * so that none looks better by its luck. What is not played out stays behind, in its order.
 */
function playOut({ worlds, legal, nodes }: Request, atOnce: readonly number[], worth: Worth): number[] {
  const first = Math.max(1, Math.ceil(FIRST_PART * worlds.length));
  const most = Math.max(SECOND_LOOK, Math.floor(nodes / 2 / first));
  const order = legal.map((_, at) => at).sort((one, other) => atOnce[other] - atOnce[one] || one - other);
  const sums = legal.map(() => 0);
  const look = (at: number, from: number, to: number) => {
    for (let world = from; world < to; world++) sums[at] += worth(legal[at], world);
  };
  const tried = order.slice(0, most);
  for (const at of tried) look(at, 0, first);
  tried.sort((one, other) => sums[other] - sums[one]);
  const finalists = tried.slice(0, SECOND_LOOK);
  for (const at of finalists) look(at, first, worlds.length);
  const values = sums.map((sum, at) => sum / (finalists.includes(at) ? worlds.length : first));
  let least = Math.min(...finalists.map((at) => values[at]));
  for (const at of [...tried.slice(SECOND_LOOK), ...order.slice(most)]) {
    least = tried.includes(at) ? Math.min(least * BEHIND, values[at]) : least * BEHIND;
    values[at] = least;
  }
  return values;
}

const BEHIND = 0.995;
