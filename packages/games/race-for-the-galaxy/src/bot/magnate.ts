import { type Seat, silent, type WeighRequest } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { apply } from '../flow/apply.ts';
import { clone } from '../knowledge/clone.ts';
import type { Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { weighByMind } from './decide.ts';
import { withOwnFutures } from './futures.ts';
import { guessActions, type Mind } from './net/mind.ts';
import { prospect } from './prospector.ts';
import { reopenSealed, valueOfRound } from './round.ts';
import { afterChoice, scenariosOf } from './scenarios.ts';

type Request = WeighRequest<State, Action>;

/** Questions whose answers are played out to the end of the round; what to discard the net says at once. */
const IS_PLAYED_OUT: { readonly [Do in Pending['do']]: boolean } = {
  pick: false,
  'choose-start': false,
  'choose-actions': true,
  discard: false,
  place: true,
  pay: true,
  'pay-cards': false,
  sell: true,
  consume: true,
  'cards-for-chips': true,
  gamble: false,
  produce: true,
};

/** By the nets: the rest of the round is played out in imagined worlds, and the position it comes to is judged. */
export function weighAsMagnate(mind: Mind, given: Request): readonly number[] {
  const request = { ...given, worlds: withOwnFutures(fewerForMany(given.worlds), given.chance) };
  const { worlds, seat, legal, chance } = request;
  const [world] = worlds;
  const asked = world.players[seat].pending.at(-1)?.do;
  if (asked === 'choose-actions') {
    const guess = (state: State, other: Seat) => guessActions(mind, state, other);
    const scenarios = scenariosOf(world, { seat, count: worlds.length, chance, guess });
    const worth: Worth = (action, future) => valueOfRound(mind, afterChoice(worlds[future], scenarios[future], { seat, action }), seat);
    // Which actions are worth a thought, rules of thumb know better than a net that judges where rounds end.
    return playOut(request, prospect(world, seat, legal), worth);
  }
  const atOnce = weighByMind(mind, world, { seat, legal, chance, scenarios: 1 });
  if (asked === undefined || !IS_PLAYED_OUT[asked]) return atOnce;
  return playOut(request, atOnce, (action, future) => valueOfRound(mind, afterAnswer(worlds[future], seat, action), seat));
}

/** A round that takes longer to play out is played out less often: at larger tables, and where everybody has two actions. */
function fewerForMany(worlds: readonly State[]): readonly State[] {
  const [{ seats, options, robot }] = worlds;
  if (robot !== undefined) return worlds.slice(0, ALL_ROLLS);
  const part = options.expert ? EXPERT_PART : 2 / seats;
  return worlds.slice(0, Math.max(1, Math.round(part * worlds.length)));
}

/** Each roll of two dice once. */
const ALL_ROLLS = 36;
const EXPERT_PART = 0.7;

/** What an answer comes to in one of the imagined worlds. */
type Worth = (action: Action, world: number) => number;

function afterAnswer(world: State, seat: Seat, action: Action): State {
  const draft = clone(world);
  reopenSealed(draft, seat);
  apply(draft, seat, action, silent);
  return draft;
}

/** Looks at the answers, one after the other: in which part of the worlds, and how many answers go on from the look before. */
const SECOND_LOOK = { part: 1 / 3, answers: 4 } as const;
const LAST_LOOK = { part: 1, answers: 2 } as const;
const FIRST_PART = 1 / 6;
/** The first look has this part of the budget; alone it is for all pairs of actions, because rules of thumb know too little of the robot. */
const FIRST_SHARE = 1 / 4;
const FIRST_SHARE_ALONE = 3 / 5;
/** At least this many of the robot's rolls, or one of them would decide. */
const LEAST_ROLLS = 2;

/**
 * The answers that look best at once are played out in a few of the worlds, the best of those in more, the last two in all: always in the
 * same worlds, so that none looks better by its luck. What is left behind stays behind, in its order.
 */
function playOut({ worlds, legal, nodes }: Request, atOnce: readonly number[], worth: Worth): number[] {
  const isAlone = worlds[0].robot !== undefined;
  const first = Math.min(worlds.length, Math.max(isAlone ? LEAST_ROLLS : 1, Math.ceil(FIRST_PART * worlds.length)));
  const most = Math.max(SECOND_LOOK.answers, Math.floor((nodes * (isAlone ? FIRST_SHARE_ALONE : FIRST_SHARE)) / first));
  const order = legal.map((_, at) => at).sort((one, other) => atOnce[other] - atOnce[one] || one - other);
  const sums = legal.map(() => 0);
  const seen = legal.map(() => 0);
  const look = (answers: number, until: number) => {
    const going = order.slice(0, answers);
    for (const at of going) for (; seen[at] < until; seen[at]++) sums[at] += worth(legal[at], seen[at]);
    going.sort((one, other) => sums[other] / seen[other] - sums[one] / seen[one]);
    order.splice(0, going.length, ...going);
  };
  look(most, first);
  for (const { part, answers } of [SECOND_LOOK, LAST_LOOK]) look(answers, Math.max(first, Math.ceil(part * worlds.length)));
  return inOrder(order, (at) => (seen[at] === 0 ? undefined : sums[at] / seen[at]));
}

const BEHIND = 0.995;

/** Values that keep the order: an action seen in fewer worlds may not look better than one that was preferred. */
function inOrder(order: readonly number[], meanOf: (at: number) => number | undefined): number[] {
  const values = order.map(() => 0);
  let least = Number.POSITIVE_INFINITY;
  for (const at of order) {
    const behind = least === Number.POSITIVE_INFINITY ? least : least * BEHIND;
    least = Math.min(behind, meanOf(at) ?? behind);
    values[at] = least;
  }
  return values;
}
