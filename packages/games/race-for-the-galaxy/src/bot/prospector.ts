import type { Seat, WeighRequest } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { phaseOf } from '../rules/rounds.ts';
import { ACTION_CARDS, type ActionCard, PHASES, type Phase, type State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { withOwnFutures } from './futures.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { leftGain, likelyActions, promiseOf } from './promise.ts';
import { answerQuickly, weighQuickly } from './quick.ts';
import { playRound } from './round.ts';
import { afterChoice, scenariosOf } from './scenarios.ts';

/** What others gain by a phase they did not choose counts against it, at a table of two this much. */
const GRUDGE = 0.3;

/** How many pairs of actions are played out. */
const PLAYED_OUT = 8;

/** Actions are chosen by playing the round out by rules of thumb, and judging by hand what it comes to. */
export function weighAsProspector({ worlds: given, seat, legal, chance }: WeighRequest<State, Action>): number[] {
  const worlds = withOwnFutures(given, chance);
  const [world] = worlds;
  const atOnce = prospect(world, seat, legal);
  const guess = (state: State, other: Seat) => likelyActions(state, state.players[other]).map(Math.log);
  const scenarios = scenariosOf(world, { seat, count: worlds.length, chance, guess });
  const order = legal.map((_, at) => at).sort((one, other) => atOnce[other] - atOnce[one] || one - other);
  const values = atOnce.map((gain) => gain / 1000 - 1);
  for (const at of order.slice(0, PLAYED_OUT)) {
    values[at] = 0;
    scenarios.forEach((scenario, future) => {
      const draft = afterChoice(worlds[future], scenario, { seat, action: legal[at] });
      playRound(draft, answerQuickly);
      values[at] += evaluate(draft, seat) / worlds.length;
    });
  }
  return values;
}

/** Rules of thumb, and the choice of actions with a thought for what the others will probably choose. */
export function prospect(state: State, seat: Seat, legal: readonly Action[]): number[] {
  if (legal[0].type !== 'choose-actions') return weighQuickly(state, seat, legal);
  const table = tableOf(state, outlookOf(state, seat));
  return legal.map((action) => (action.type === 'choose-actions' ? worthOfActions(action.actions, table) : 0));
}

interface Table {
  /** Own gain of each action card with its bonus, and of each phase without. */
  readonly chosen: ReadonlyMap<ActionCard, number>;
  readonly left: ReadonlyMap<Phase, number>;
  /** What the others gain on average from a phase without its bonus. */
  readonly given: ReadonlyMap<Phase, number>;
  /** How likely somebody else chooses the phase. */
  readonly called: ReadonlyMap<Phase, number>;
}

function tableOf(state: State, outlook: Outlook): Table {
  const others = state.players.filter(({ seat }) => seat !== outlook.player.seat);
  const count = state.options.expert ? 2 : 1;
  const guesses = others.map((player) => likelyActions(state, player));
  const called = each(PHASES, (phase) => {
    if (state.robot !== undefined) return 0.35;
    const missed = guesses.map((guess) => 1 - ACTION_CARDS.reduce((sum, card, at) => sum + (phaseOf(card) === phase ? guess[at] : 0), 0));
    return 1 - missed.reduce((product, miss) => product * miss ** count, 1);
  });
  const given = each(PHASES, (phase) => {
    const gains = others.map((player) => leftGain(cardOfPhase(phase), outlookOf(state, player.seat)));
    return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
  });
  return {
    chosen: each(ACTION_CARDS, (card) => promiseOf(card, outlook)),
    left: each(PHASES, (phase) => leftGain(cardOfPhase(phase), outlook)),
    given,
    called,
  };
}

function each<Name>(names: readonly Name[], value: (name: Name) => number): Map<Name, number> {
  return new Map(names.map((name) => [name, value(name)]));
}

function cardOfPhase(phase: Phase): ActionCard {
  if (phase === 'explore') return 'explore-1-1';
  return phase === 'consume' ? 'consume-x2' : phase;
}

/** The seat's own phases with their bonuses, the others as likely as they are, and what the others gain from the seat's own. */
function worthOfActions(actions: readonly ActionCard[], { chosen, left, given, called }: Table): number {
  let value = 0;
  for (const phase of PHASES) {
    const chance = called.get(phase) ?? 0;
    const own = actions.filter((card) => phaseOf(card) === phase);
    if (own.length === 0) {
      value += chance * (left.get(phase) ?? 0);
      continue;
    }
    own.forEach((card, index) => {
      value += (chosen.get(card) ?? 0) * (index === 0 ? 1 : 0.5);
    });
    value -= GRUDGE * (1 - chance) * (given.get(phase) ?? 0);
  }
  return value;
}
