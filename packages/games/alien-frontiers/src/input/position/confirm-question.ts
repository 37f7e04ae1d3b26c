import { refuseUprooting } from '../../cards/special/colonies.ts';
import { legal } from '../../flow/legal.ts';
import { refuse } from '../../flow/refuse.ts';
import type { Pending, PendingOf } from '../../pending.ts';
import { refuseLastColony } from '../../rules/landing.ts';
import { indexOfShip } from '../../rules/ships.ts';
import { LAST_CIRCLE, type State, TOKEN_LIMIT } from '../../state.ts';

/** Why this question could not have come up here, or undefined. Play itself never asks such a thing. */
export function impossibleQuestion(state: State, question: Pending): string | undefined {
  const problem = problemWith(state, question);
  if (problem !== undefined) return problem;
  const answers = legal(state, state.turn.seat);
  if (answers.length === 0) return 'has no legal answer here';
  return answers.some((answer) => refuse(state, state.turn.seat, answer) !== undefined) ? 'is not to be asked here' : undefined;
}

type Problems = { readonly [Ask in Pending['ask']]: (state: State, question: PendingOf<Ask>) => string | undefined };

const PROBLEMS: Problems = {
  'choose-landing': (state, { seat, because }) => {
    if (because === 'colonist-hub' && state.players[seat].hubCircle !== LAST_CIRCLE) return 'no colony on the Hub is ready';
    return because === 'colony-constructor' && refuseLastColony(state) !== undefined ? 'no colony is left to land' : undefined;
  },
  // That it has a legal answer is all these need.
  'launch-or-wait': fits,
  raid: fits,
  'keep-firing': fits,
  'choose-teleport-destination': (state, { from, ship }) =>
    indexOfShip(state.docks[from], ship) >= 0 ? undefined : `no such ship of yours at ${from}`,
  'choose-territory-for-colony': immovable,
  'choose-colony-to-swap': immovable,
  'return-tokens': (state, { seat, excess }) => {
    if (state.turn.unplaced.length > 0) return 'comes only when every ship is placed';
    const { fuel, ore } = state.players[seat];
    return fuel + ore - TOKEN_LIMIT === excess ? undefined : `the excess over eight tokens is ${fuel + ore - TOKEN_LIMIT}`;
  },
};

function problemWith<Ask extends Pending['ask']>(state: State, question: PendingOf<Ask>): string | undefined {
  return PROBLEMS[question.ask](state, question);
}

function fits(): undefined {
  return undefined;
}

function immovable(state: State, { from, owner }: PendingOf<'choose-territory-for-colony' | 'choose-colony-to-swap'>): string | undefined {
  const refusal = refuseUprooting(state, { territory: from, owner }, 'AF-18.7');
  return refusal === undefined ? undefined : `no colony there that can be moved (${refusal.code})`;
}
