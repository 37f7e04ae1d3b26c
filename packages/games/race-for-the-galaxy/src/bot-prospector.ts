import type { Seat } from '@orrery/engine';
import type { Action } from './actions.ts';
import { type Outlook, outlookOf } from './bot-outlook.ts';
import { leftGain, likelyActions, promiseOf } from './bot-promise.ts';
import { weighQuickly } from './bot-quick.ts';
import { phaseOf } from './rules/rounds.ts';
import { ACTION_CARDS, type ActionCard, PHASES, type Phase, type State } from './state.ts';

/** What others gain by a phase they did not choose counts against it, at a table of two this much. */
const GRUDGE = 0.3;

/** Rules of thumb, and the choice of actions with a thought for what the others will probably choose. */
export function prospect(state: State, seat: Seat, legal: readonly Action[]): number[] {
  if (legal[0].type !== 'choose-actions') return weighQuickly(state, seat, legal);
  const table = tableOf(state, outlookOf(state, seat));
  return legal.map((action) => (action.type === 'choose-actions' ? worthOfActions(action.actions, table) : 0));
}

interface Table {
  /** Own gain of each action card with its bonus, and of each phase without. */
  readonly chosen: Readonly<Record<ActionCard, number>>;
  readonly left: Readonly<Record<Phase, number>>;
  /** What the others gain on average from a phase without its bonus. */
  readonly given: Readonly<Record<Phase, number>>;
  /** How likely somebody else chooses the phase. */
  readonly called: Readonly<Record<Phase, number>>;
}

function tableOf(state: State, outlook: Outlook): Table {
  const others = state.players.filter(({ seat }) => seat !== outlook.player.seat);
  const count = state.options.expert ? 2 : 1;
  const guesses = others.map((player) => likelyActions(state, player));
  const called = record(PHASES, (phase) => {
    if (state.robot !== undefined) return 0.35;
    const missed = guesses.map((guess) => 1 - ACTION_CARDS.reduce((sum, card, at) => sum + (phaseOf(card) === phase ? guess[at] : 0), 0));
    return 1 - missed.reduce((product, miss) => product * miss ** count, 1);
  });
  const given = record(PHASES, (phase) => {
    const gains = others.map((player) => leftGain(cardOfPhase(phase), outlookOf(state, player.seat)));
    return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
  });
  return {
    chosen: record(ACTION_CARDS, (card) => promiseOf(card, outlook)),
    left: record(PHASES, (phase) => leftGain(cardOfPhase(phase), outlook)),
    given,
    called,
  };
}

function record<Name extends string>(names: readonly Name[], value: (name: Name) => number): Record<Name, number> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) found[name] = value(name);
  return found as Record<Name, number>;
}

function cardOfPhase(phase: Phase): ActionCard {
  if (phase === 'explore') return 'explore-1-1';
  return phase === 'consume' ? 'consume-x2' : phase;
}

/** The own phases with their bonuses, the others as likely as they are, and what the others are given by the own ones. */
function worthOfActions(actions: readonly ActionCard[], { chosen, left, given, called }: Table): number {
  let value = 0;
  for (const phase of PHASES) {
    const own = actions.filter((card) => phaseOf(card) === phase);
    if (own.length === 0) {
      value += called[phase] * left[phase];
      continue;
    }
    own.forEach((card, index) => {
      value += chosen[card] * (index === 0 ? 1 : 0.5);
    });
    value -= GRUDGE * (1 - called[phase]) * given[phase];
  }
  return value;
}
