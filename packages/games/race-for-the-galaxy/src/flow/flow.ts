import { isHeard, type Seat, type Tell } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { type Pending, type PendingOf, topPending } from '../pending.ts';
import { beginConsume } from '../rules/consume.ts';
import { beginExplore } from '../rules/explore.ts';
import { checkGoals } from '../rules/goals.ts';
import { beginPlacing, revealPlacements } from '../rules/placing.ts';
import { beginProduce, drawForMost } from '../rules/produce.ts';
import { robotTurn, rollForRobot } from '../rules/robot.ts';
import { beginLimit, beginRound, endOfMatch, phasesChosen } from '../rules/rounds.ts';
import { deal, nextPack, revealStartWorlds } from '../rules/starting.ts';
import type { Phase, Player, Stage, State } from '../state.ts';
import { doForced } from './automatic.ts';

const NOBODY: readonly Seat[] = [];

/** Every seat that still has something to do in the phase; seats go side by side. */
export function asked(state: State): readonly Seat[] {
  if (state.stage === 'over') return NOBODY;
  const seats: Seat[] = [];
  for (const player of state.players) if (player.pending.length > 0) seats.push(player.seat);
  return seats;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  const player = state.players[seat];
  const pending = topPending(player);
  if (pending !== undefined) return questionOf(pending, player);
  return mayReconsider(state, player) ? { ask: 'wait', seat } : undefined;
}

/** [RG-3.3] A sealed answer may be taken back while others are still waited for. */
export function mayReconsider(state: State, player: Player): boolean {
  if (player.pending.length > 0 || !state.players.some((other) => other.pending.length > 0)) return false;
  if (state.stage === 'choose') return true;
  return (state.stage === 'develop' || state.stage === 'settle') && !state.isRevealed && player.hand.length > 0;
}

const QUESTIONS: { readonly [Do in Pending['do']]: (pending: PendingOf<Do>, player: Player) => Decision } = {
  pick: (_, { seat }) => ({ ask: 'pick', seat }),
  'choose-start': (_, { seat }) => ({ ask: 'choose-start', seat }),
  'choose-actions': ({ count }, { seat }) => ({ ask: 'choose-actions', seat, count }),
  discard: ({ because, count }, { seat }) => ({ ask: 'discard', seat, because, count }),
  place: ({ kind, isSecond }, { seat }) =>
    kind === 'development' ? { ask: 'place-development', seat } : { ask: 'place-world', seat, isSecond },
  pay: ({ at }, { seat, tableau }) => ({ ask: 'pay', seat, card: tableau[at].card }),
  'pay-cards': ({ at, count }, { seat, tableau }) => ({ ask: 'pay-cards', seat, card: tableau[at].card, count }),
  sell: (_, { seat }) => ({ ask: 'sell', seat }),
  consume: (_, { seat }) => ({ ask: 'consume', seat }),
  'cards-for-chips': ({ at, count }, { seat, tableau }) => ({ ask: 'cards-for-chips', seat, card: tableau[at].card, count }),
  gamble: (_, { seat }) => ({ ask: 'gamble', seat }),
  produce: (_, { seat }) => ({ ask: 'produce', seat }),
};

function questionOf<Do extends Pending['do']>(pending: PendingOf<Do>, player: Player): Decision {
  return QUESTIONS[pending.do](pending, player);
}

/** Rounds end and begin with somebody choosing, a draft has a pick in each pack: no more parts follow each other unasked. */
const MOST_PARTS = 500;

/** [RG-4.4] Does whatever nobody has a choice in, until somebody is asked or the match is over. */
export function advance(draft: State, tell: Tell<Event>): void {
  for (let left = MOST_PARTS; left > 0; left--) {
    if (draft.stage === 'over') return;
    let isWaiting = false;
    for (const player of draft.players) {
      doForced(draft, player, tell);
      if (player.pending.length > 0) isWaiting = true;
    }
    if (isWaiting) return;
    GO_ON[draft.stage](draft, tell);
  }
  throw new Error('RG-3.2: phases follow each other without end');
}

/** What comes when everybody is done with this part of the stage. */
const GO_ON: { readonly [Each in Stage]: (draft: State, tell: Tell<Event>) => void } = {
  draft: nextPack,
  start: (draft, tell) => {
    if (draft.players[0].startChoice.length > 0) {
      revealStartWorlds(draft, tell);
      return;
    }
    deal(draft, tell);
    beginRound(draft, tell);
  },
  choose: reveal,
  explore: (draft, tell) => endPhase(draft, 'explore', tell),
  develop: (draft, tell) => (draft.isRevealed ? endPhase(draft, 'develop', tell) : revealPlacements(draft, tell)),
  settle: (draft, tell) => (draft.isRevealed ? endPhase(draft, 'settle', tell) : revealPlacements(draft, tell)),
  consume: (draft, tell) => endPhase(draft, 'consume', tell),
  produce: (draft, tell) => endPhase(draft, 'produce', tell),
  limit: endRound,
  over: () => undefined,
};

/** [RG-3.1] All have chosen: the actions come to light together. */
function reveal(draft: State, tell: Tell<Event>): void {
  if (isHeard(tell)) {
    const actions = draft.players.map((player) => ({ seat: player.seat, actions: [...player.actions] }));
    tell({ type: 'actions-revealed', actions }, { reveals: true });
  }
  if (draft.robot !== undefined) rollForRobot(draft, draft.robot, tell);
  draft.coming = phasesChosen([...draft.players.map((player) => player.actions), draft.robot?.dice ?? []]);
  nextPhase(draft, tell);
}

function nextPhase(draft: State, tell: Tell<Event>): void {
  const phase = draft.coming.shift();
  if (phase === undefined) {
    beginLimit(draft);
    return;
  }
  draft.pass = draft.stage === phase ? 2 : 1;
  draft.stage = phase;
  for (const player of draft.players) {
    for (const placed of player.tableau) {
      placed.isNew = false;
      placed.used = 0;
      placed.hasProduced = false;
    }
  }
  tell({ type: 'phase-began', phase, pass: draft.pass });
  PHASES_BEGIN[phase](draft, tell);
}

const PHASES_BEGIN: { readonly [Each in Phase]: (draft: State, tell: Tell<Event>) => void } = {
  explore: beginExplore,
  develop: (draft, tell) => beginPlacing(draft, 'development', tell),
  settle: (draft, tell) => beginPlacing(draft, 'world', tell),
  consume: beginConsume,
  produce: beginProduce,
};

function endPhase(draft: State, phase: Phase, tell: Tell<Event>): void {
  if (phase === 'produce') drawForMost(draft, tell);
  if (draft.robot !== undefined) robotTurn(draft, draft.robot, phase, tell);
  if (phase === 'develop' || phase === 'settle' || phase === 'consume') checkGoals(draft, phase, tell);
  // [RG-7.7] Military bought in a phase ends with it.
  for (const player of draft.players) player.temporary = 0;
  nextPhase(draft, tell);
}

/** [RG-3.6] */
function endRound(draft: State, tell: Tell<Event>): void {
  checkGoals(draft, 'round-end', tell);
  const because = endOfMatch(draft);
  if (because === undefined) {
    beginRound(draft, tell);
    return;
  }
  draft.stage = 'over';
  tell({ type: 'match-ended', because });
}
