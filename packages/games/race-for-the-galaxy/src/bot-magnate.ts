import { type Seat, silent, type WeighRequest } from '@orrery/engine';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { weighByMind } from './bot-decide.ts';
import type { Mind } from './bot-mind.ts';
import { prospect } from './bot-prospector.ts';
import { reopenSealed, valueOfRound } from './bot-round.ts';
import { afterChoice, type Scenario, scenariosOf } from './bot-scenarios.ts';
import { clone } from './clone.ts';
import type { State } from './state.ts';

/** Ways of the others to choose that are played out. */
const SCENARIOS = 5;
type Request = WeighRequest<State, Action>;

/** By the nets: the rest of the round is played out in imagined worlds, and the position it comes to is judged. */
export function weighAsMagnate(mind: Mind, request: Request): readonly number[] {
  const { worlds, seat, legal, chance } = request;
  const at = worlds[0].players[seat].steps.at(-1)?.do;
  // Which actions are worth a thought, rules of thumb know better than a net that judges where rounds end.
  if (at === 'choose-actions') return playedOut(prospect(worlds[0], seat, legal), request, actionRounds(mind, request));
  const atOnce = weighByMind(mind, worlds[0], { seat, legal, chance, scenarios: SCENARIOS });
  const isPlayedOut = at === 'place' || at === 'pay' || at === 'sell' || at === 'consume' || at === 'produce' || at === 'cards-for-chips';
  return isPlayedOut ? playedOut(atOnce, request, restOfRound(mind, request)) : atOnce;
}

/** What an answer comes to in one of so many futures, with its weight: the same futures for all answers. */
interface Future {
  readonly weight: number;
  readonly worthOf: (action: Action) => number;
}

function actionRounds(mind: Mind, { worlds, seat, chance }: Request): Future[] {
  const scenarios = scenariosOf(mind, worlds[0], { seat, count: Math.max(SCENARIOS, worlds.length), chance });
  return scenarios.map((scenario: Scenario, at) => ({
    weight: scenario.weight,
    worthOf: (action) => valueOfRound(mind, afterChoice(worlds[at % worlds.length], scenario, { seat, action }), seat),
  }));
}

function restOfRound(mind: Mind, { worlds, seat }: Request): Future[] {
  return worlds.map((world) => ({
    weight: 1 / worlds.length,
    worthOf: (action) => valueOfRound(mind, afterAnswer(world, seat, action), seat),
  }));
}

function afterAnswer(world: State, seat: Seat, action: Action): State {
  const draft = clone(world);
  reopenSealed(draft, seat);
  apply(draft, seat, action, silent);
  return draft;
}

/** The answers that look best at once are played out, as many as the budget allows; the others stay behind them. */
function playedOut(atOnce: readonly number[], { legal, nodes }: Request, futures: readonly Future[]): number[] {
  const most = Math.max(2, Math.floor(nodes / Math.max(1, futures.length)));
  const order = legal.map((_, at) => at).sort((one, other) => atOnce[other] - atOnce[one] || one - other);
  const values = legal.map(() => 0);
  let worst = 1;
  for (const at of order.slice(0, most)) {
    for (const { weight, worthOf } of futures) values[at] += weight * worthOf(legal[at]);
    worst = Math.min(worst, values[at]);
  }
  order.slice(most).forEach((at, behind) => {
    values[at] = worst * 0.99 ** (behind + 1);
  });
  return values;
}
