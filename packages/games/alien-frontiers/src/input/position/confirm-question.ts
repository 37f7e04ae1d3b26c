import { refuseUprooting } from '../../cards/special/colonies.ts';
import { TOKEN_LIMIT } from '../../flow/flow.ts';
import { legal } from '../../flow/legal.ts';
import { refuse } from '../../flow/refuse.ts';
import type { Pending } from '../../pending.ts';
import { refuseLastColony } from '../../rules/landing.ts';
import { indexOfShip } from '../../rules/ships.ts';
import { LAST_CIRCLE, type State } from '../../state.ts';

/** Why this question could not have come up here, or undefined. Play itself never asks such a thing. */
export function impossibleQuestion(state: State, question: Pending): string | undefined {
  const problem = problemWith(state, question);
  if (problem !== undefined) return problem;
  const answers = legal(state, state.turn.seat);
  if (answers.length === 0) return 'has no legal answer here';
  return answers.some((answer) => refuse(state, state.turn.seat, answer) !== undefined) ? 'is not to be asked here' : undefined;
}

function problemWith(state: State, question: Pending): string | undefined {
  const player = state.players[question.seat];
  switch (question.ask) {
    case 'choose-landing':
      if (question.because === 'colonist-hub') return player.hubCircle === LAST_CIRCLE ? undefined : 'no colony on the Hub is ready';
      return question.because === 'colony-constructor' && refuseLastColony(state) !== undefined ? 'no colony is left to land' : undefined;
    case 'choose-teleport-destination':
      return indexOfShip(state.docks[question.from], question.ship) >= 0 ? undefined : `no such ship of yours at ${question.from}`;
    case 'choose-territory-for-colony':
    case 'choose-colony-to-swap': {
      const refusal = refuseUprooting(state, { territory: question.from, owner: question.owner }, 'AF-18.9');
      return refusal === undefined ? undefined : `no colony there that can be moved (${refusal.code})`;
    }
    case 'return-tokens': {
      if (state.turn.unplaced.length > 0) return 'comes only when every ship is placed';
      const excess = player.fuel + player.ore - TOKEN_LIMIT;
      return excess === question.excess ? undefined : `the excess over eight tokens is ${excess}`;
    }
    default:
      return undefined;
  }
}
