import { type Chance, type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import type { Pending, PendingOf } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import type { Player, State } from '../state.ts';
import { planDiscards } from './hand.ts';
import { countFor } from './net/features.ts';
import { guessActions, type Mind, ownLogit, readyFor, worthOf } from './net/mind.ts';
import { answerQuickly, weighQuickly } from './quick.ts';
import { afterChoice, scenariosOf } from './scenarios.ts';

/** A question in an imagined state. */
export interface Ask {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly chance: Chance;
  /** Ways of the others to choose that are looked at. */
  readonly scenarios: number;
}

/** What each answer is worth by the net, looking no further than the end of the current phase. */
export function weighByMind(mind: Mind, state: State, ask: Ask): number[] {
  const pending = state.players[ask.seat].pending.at(-1);
  return pending === undefined ? weighQuickly(state, ask.seat, ask.legal) : weighPending(pending, { mind, state, ask });
}

interface Weighing {
  readonly mind: Mind;
  readonly state: State;
  readonly ask: Ask;
}

const byThumb = (_: Pending, { state, ask }: Weighing) => weighQuickly(state, ask.seat, ask.legal);
const byWhatFollows = (_: Pending, { mind, state, ask }: Weighing) =>
  ask.legal.map((action) => valueAfter(mind, state, { seat: ask.seat, action }));

const WEIGHED: { readonly [Do in Pending['do']]: (pending: PendingOf<Do>, weighing: Weighing) => number[] } = {
  pick: byThumb,
  'choose-start': (_, { mind, state, ask }) =>
    ask.legal.map((action) => (action.type === 'choose-start' ? valueOfStart(mind, state, { seat: ask.seat, world: action.world }) : 0)),
  'choose-actions': (_, { mind, state, ask }) => weighActions(mind, state, ask),
  discard: (step, { mind, state, ask }) => weighDiscards(mind, state, { ask, step }),
  place: byWhatFollows,
  pay: byWhatFollows,
  'pay-cards': (step, { mind, state, ask }) => weighDiscards(mind, state, { ask, step }),
  sell: byWhatFollows,
  consume: byWhatFollows,
  'cards-for-chips': byWhatFollows,
  gamble: byThumb,
  produce: byWhatFollows,
};

function weighPending<Do extends Pending['do']>(pending: PendingOf<Do>, weighing: Weighing): number[] {
  return WEIGHED[pending.do](pending, weighing);
}

/** By the position in which the first phase of the round begins. */
function weighActions(mind: Mind, state: State, { seat, legal: answers, chance, scenarios }: Ask): number[] {
  const values = answers.map(() => 0);
  const guess = (table: State, other: Seat) => guessActions(mind, table, other);
  for (const scenario of scenariosOf(state, { seat, count: scenarios, chance, guess })) {
    answers.forEach((action, at) => {
      const after = afterChoice(state, scenario, { seat, action });
      values[at] += worthOf(mind, after, { seat, isDone: false }) / scenarios;
    });
  }
  return values;
}

/** The first round with this start world, against others who have theirs still face down. */
function valueOfStart(mind: Mind, state: State, { seat, world }: { readonly seat: Seat; readonly world: CardId }): number {
  const draft = clone(state);
  draft.stage = 'choose';
  draft.round = 1;
  const good = cardOf(state, world).world === 'windfall' ? world : undefined;
  draft.players[seat].tableau = [{ card: world, good, isNew: false, used: 0, hasProduced: false }];
  readyFor(mind, draft);
  countFor(draft);
  return squash(ownLogit(mind, draft, { seat, isDone: false }));
}

interface Discard {
  readonly ask: Ask;
  readonly step: Extract<Pending, { count: number }>;
}

function weighDiscards(mind: Mind, state: State, { ask: { seat, legal: answers }, step }: Discard): number[] {
  const player = state.players[seat];
  const { from, stays } = discarding(player, step);
  const plan = planDiscards(mind, state, { seat, from, stays, kept: Math.max(0, from.length - step.count) });
  return answers.map((action) => (action.type === 'discard' ? squash(plan.valueWithout(action.card)) : 0));
}

function discarding(player: Player, step: Pending): { readonly from: readonly CardId[]; readonly stays: readonly CardId[] } {
  if (step.do === 'discard' && step.because === 'explore') return { from: player.seen, stays: player.hand };
  return { from: player.hand, stays: [] };
}

function squash(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The action is done, then this seat goes on by rules of thumb to the end of the phase; the others place nothing meanwhile. */
export function valueAfter(mind: Mind, state: State, { seat, action }: { readonly seat: Seat; readonly action: Action }): number {
  const draft = clone(state);
  const { stage } = state;
  apply(draft, seat, action, silent);
  finishPhase(draft, seat, stage);
  return worthOf(mind, draft, { seat, isDone: draft.stage === stage });
}

/** No phase of one seat is longer. */
const MOST_STEPS = 80;

function finishPhase(draft: State, seat: Seat, stage: State['stage']): void {
  for (let left = MOST_STEPS; left > 0 && draft.stage === stage; left--) {
    const player = draft.players[seat];
    if (player.pending.length > 0) {
      apply(draft, seat, answerQuickly(draft, seat, legal(draft, seat)), silent);
      continue;
    }
    if (draft.isRevealed || (stage !== 'develop' && stage !== 'settle')) return;
    const other = draft.players.find(({ pending }) => pending.at(-1)?.do === 'place');
    if (other === undefined) return;
    apply(draft, other.seat, { type: 'pass' }, silent);
  }
}
