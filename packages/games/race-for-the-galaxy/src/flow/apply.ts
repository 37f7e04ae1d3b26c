import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import type { Step, StepOf } from '../pending.ts';
import { removeFrom } from '../rules/cards.ts';
import { consume, gamble, sell, takeChips } from '../rules/consume.ts';
import { discardSeen } from '../rules/explore.ts';
import { discardTo } from '../rules/piles.ts';
import { finishPlacing, pay, placeSecond } from '../rules/placing.ts';
import { drawFor, produce, produceForCard } from '../rules/produce.ts';
import { actionsARound } from '../rules/rounds.ts';
import type { Player, State } from '../state.ts';
import { advance, endProducing } from './flow.ts';

/** Action type → rule; then whatever needs no answer. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const player = draft.players[seat];
  if (action.type === 'reconsider') reconsider(draft, player, tell);
  else answer(draft, player, action, tell);
  advance(draft, tell);
}

function answer(draft: State, player: Player, action: Exclude<Action, { type: 'reconsider' }>, tell: Tell<Event>): void {
  const { seat } = player;
  switch (action.type) {
    case 'pick':
      player.steps.pop();
      removeFrom(player.seen, action.card);
      player.drafted.push(action.card);
      tell({ type: 'picked', seat }, { only: seat, adds: { card: action.card } });
      return;
    case 'choose-start':
      player.steps.pop();
      player.placing = action.world;
      tell({ type: 'answered', seat });
      return;
    case 'choose-actions':
      player.steps.pop();
      player.actions = [...action.actions];
      tell({ type: 'answered', seat });
      return;
    case 'discard':
      discard(draft, player, action.card, tell);
      return;
    case 'place':
    case 'pass':
      place(player, action.type === 'place' ? action.card : undefined, tell);
      return;
    case 'pay': {
      const step = take(player, 'pay');
      pay(draft, player, { step, payment: action }, tell);
      return;
    }
    case 'sell':
      take(player, 'sell');
      sell(draft, player, { at: action.world, withTrade: true, by: undefined }, tell);
      return;
    case 'consume':
      consume(draft, player, action, tell);
      return;
    case 'gamble':
      take(player, 'gamble');
      gamble(draft, player, action.number, tell);
      return;
    case 'stop':
      if (player.steps.at(-1)?.do === 'produce') endProducing(draft, player, tell);
      else player.steps.pop();
      return;
    case 'produce':
      produce(draft, player, action, tell);
      return;
    case 'draw-for':
      drawFor(draft, player, action.by, tell);
      return;
    case 'produce-for-card':
      produceForCard(draft, player, action, tell);
      return;
  }
}

/** The step this action answers, taken off. */
function take<Do extends Step['do']>(player: Player, name: Do): StepOf<Do> {
  const step = player.steps.pop();
  if (step === undefined || !isStep(step, name)) throw new Error(`RG-3: seat ${player.seat} was not asked to ${name}`);
  return step;
}

function isStep<Do extends Step['do']>(step: Step, name: Do): step is StepOf<Do> {
  return step.do === name;
}

function reconsider(draft: State, player: Player, tell: Tell<Event>): void {
  player.placing = undefined;
  if (draft.stage === 'choose') {
    player.actions = [];
    player.steps.push({ do: 'choose-actions', count: actionsARound(draft) });
  } else {
    player.steps.push({ do: 'place', kind: draft.stage === 'develop' ? 'development' : 'world', isSecond: false });
  }
  tell({ type: 'reconsidered', seat: player.seat });
}

function place(player: Player, card: CardId | undefined, tell: Tell<Event>): void {
  const step = take(player, 'place');
  if (step.isSecond) {
    placeSecond(player, card, tell);
    return;
  }
  player.placing = card;
  tell({ type: 'answered', seat: player.seat });
}

/** One card less: to Explore, the start, the limit, as payment or for a chip. */
function discard(draft: State, player: Player, card: CardId, tell: Tell<Event>): void {
  const step = player.steps.pop();
  if (step === undefined || (step.do !== 'discard' && step.do !== 'pay-cards' && step.do !== 'cards-for-chips')) {
    throw new Error(`RG-4.5: seat ${player.seat} was not asked to discard`);
  }
  if (step.count > 1) player.steps.push({ ...step, count: step.count - 1 });
  if (step.do === 'discard' && step.because === 'explore') {
    discardSeen(draft, player, card);
  } else {
    removeFrom(player.hand, card);
    discardTo(draft, player, card);
  }
  const { seat } = player;
  tell(
    { type: 'cards-discarded', seat, count: 1, because: step.do === 'discard' ? step.because : step.do },
    { only: seat, adds: { cards: [card] } },
  );
  if (step.do === 'cards-for-chips') {
    takeChips(draft, player, 1);
    tell({ type: 'chips-won', who: seat, chips: 1, by: player.tableau[step.at].card });
  }
  if (step.do === 'pay-cards' && step.count === 1) finishPlacing(draft, player, step, tell);
}
