import type { Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { type ActionCard, FULL_TABLEAU, HAND_LIMIT, PHASES, type Phase, type Player, type State } from '../state.ts';

/** [RG-3.4] Who chose the phase has its bonus; in the second of two only who chose it twice. */
export function hasBonus(state: State, player: Player, action: ActionCard): boolean {
  if (state.pass === 1) return player.actions.includes(action);
  return player.actions.filter((chosen) => chosen === action).length > 1;
}

export function phaseOf(action: ActionCard): Phase {
  if (action === 'explore-5' || action === 'explore-1-1') return 'explore';
  if (action === 'consume-trade' || action === 'consume-x2') return 'consume';
  return action;
}

function timesChosen(actions: readonly ActionCard[], phase: Phase): number {
  let times = 0;
  for (const action of actions) if (phaseOf(action) === phase) times += 1;
  return times;
}

/** [RG-3.2] [RG-3.5] [RG-R41] The phases of a round in their order: each once, but Develop and Settle twice where one player chose both. */
export function phasesChosen(chosen: readonly (readonly ActionCard[])[]): Phase[] {
  const phases: Phase[] = [];
  for (const phase of PHASES) {
    const isDouble = phase === 'develop' || phase === 'settle';
    let most = 0;
    for (const actions of chosen) most = Math.max(most, timesChosen(actions, phase));
    if (most > 0) phases.push(phase);
    if (most > 1 && isDouble) phases.push(phase);
  }
  return phases;
}

/** [RG-3.5] [RG-14.1] Two in an expert duel and alone. */
export function actionsPerRound({ options, seats }: Pick<State, 'options' | 'seats'>): 1 | 2 {
  return options.expert || seats === 1 ? 2 : 1;
}

/** [RG-3.1] Everybody chooses in secret. */
export function beginRound(draft: State, tell: Tell<Event>): void {
  draft.round += 1;
  draft.stage = 'choose';
  draft.pass = 1;
  tell({ type: 'round-began', round: draft.round });
  const count = actionsPerRound(draft);
  for (const player of draft.players) {
    player.actions = [];
    player.overLimit = 0;
    player.pending = [{ do: 'choose-actions', count }];
  }
}

/** [RG-3.6] [RG-R32] [RG-R33] Down to the limit, all at once; in the last round too. What had to go is remembered for a goal. */
export function beginLimit(draft: State): void {
  draft.stage = 'limit';
  for (const player of draft.players) {
    const count = player.hand.length - HAND_LIMIT;
    if (count <= 0) continue;
    player.overLimit = count;
    player.pending = [{ do: 'discard', because: 'limit', count }];
  }
}

/** [RG-10.1] [RG-14.12] [RG-R10] [RG-R42] Why the match ends with this round, as the tableaus are now; undefined: it goes on. */
export function endOfMatch(state: State): 'pool' | 'tableau' | undefined {
  if (state.pool <= 0) return 'pool';
  const tableaus = state.players.map((player) => player.tableau.length);
  if (state.robot !== undefined) tableaus.push(state.robot.tableau.length + state.robot.placedCounters);
  return tableaus.some((cards) => cards >= FULL_TABLEAU) ? 'tableau' : undefined;
}
