import type { Seat, Tell } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { Step, StepOf } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import { beginConsume, consume, goodsFor, goodsOf, isOptional, sell, usablePowers } from '../rules/consume.ts';
import { beginExplore } from '../rules/explore.ts';
import { checkGoals } from '../rules/goals.ts';
import { discardTo } from '../rules/piles.ts';
import { beginPlacing, finishPlacing, pay, paymentsFor, revealPlacements } from '../rules/placing.ts';
import {
  beginProduce,
  drawFor,
  drawForMost,
  drawsForProduced,
  isForced,
  mayProduceForCard,
  produce,
  windfallChoices,
} from '../rules/produce.ts';
import { robotTurn, rollForRobot } from '../rules/robot.ts';
import { beginLimit, beginRound, endOfMatch, phasesChosen } from '../rules/rounds.ts';
import { deal, nextPack, openStartWorlds } from '../rules/starting.ts';
import type { Phase, Player, State } from '../state.ts';

const NOBODY: readonly Seat[] = [];

/** Every seat that still has something to do in the phase; seats go side by side. */
export function asked(state: State): readonly Seat[] {
  if (state.stage === 'over') return NOBODY;
  const seats: Seat[] = [];
  for (const player of state.players) if (player.steps.length > 0) seats.push(player.seat);
  return seats;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  const player = state.players[seat];
  const step = player.steps.at(-1);
  if (step !== undefined) return questionOf(player, step);
  return mayReconsider(state, player) ? { ask: 'wait', seat } : undefined;
}

/** A sealed answer may be taken back while others are still waited for. */
export function mayReconsider(state: State, player: Player): boolean {
  if (player.steps.length > 0 || !state.players.some((other) => other.steps.length > 0)) return false;
  if (state.stage === 'choose') return true;
  return (state.stage === 'develop' || state.stage === 'settle') && !state.isRevealed && player.hand.length > 0;
}

function questionOf(player: Player, step: Step): Decision {
  const { seat } = player;
  switch (step.do) {
    case 'pick':
    case 'choose-start':
    case 'sell':
    case 'consume':
    case 'gamble':
    case 'produce':
      return { ask: step.do, seat };
    case 'choose-actions':
      return { ask: 'choose-actions', seat, count: step.count };
    case 'discard':
      return { ask: 'discard', seat, because: step.because, count: step.count };
    case 'place':
      return step.kind === 'development' ? { ask: 'place-development', seat } : { ask: 'place-world', seat, isSecond: step.isSecond };
    case 'pay':
      return { ask: 'pay', seat, card: player.tableau[step.at].card };
    case 'pay-cards':
      return { ask: 'pay-cards', seat, card: player.tableau[step.at].card, count: step.count };
    case 'cards-for-chips':
      return { ask: 'cards-for-chips', seat, card: player.tableau[step.at].card, count: step.count };
  }
}

/** Does whatever nobody has a choice in, until somebody is asked or the match is over. */
export function advance(draft: State, tell: Tell<Event>): void {
  while (draft.stage !== 'over') {
    let isWaiting = false;
    for (const player of draft.players) {
      doForced(draft, player, tell);
      if (player.steps.length > 0) isWaiting = true;
    }
    if (isWaiting) return;
    goOn(draft, tell);
  }
}

/** Everybody is done with this part of the stage. */
function goOn(draft: State, tell: Tell<Event>): void {
  switch (draft.stage) {
    case 'draft':
      nextPack(draft, tell);
      return;
    case 'start':
      if (draft.players[0].startChoice.length > 0) {
        openStartWorlds(draft, tell);
        return;
      }
      deal(draft, tell);
      beginRound(draft, tell);
      return;
    case 'choose':
      reveal(draft, tell);
      return;
    case 'develop':
    case 'settle':
      if (!draft.isRevealed) revealPlacements(draft, tell);
      else endPhase(draft, draft.stage, tell);
      return;
    case 'explore':
    case 'consume':
    case 'produce':
      endPhase(draft, draft.stage, tell);
      return;
    case 'limit':
      endRound(draft, tell);
      return;
    case 'over':
      return;
  }
}

function reveal(draft: State, tell: Tell<Event>): void {
  const actions = draft.players.map((player) => ({ seat: player.seat, actions: [...player.actions] }));
  tell({ type: 'actions-revealed', actions }, { reveals: true });
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
  beginPhase(draft, phase, tell);
}

function beginPhase(draft: State, phase: Phase, tell: Tell<Event>): void {
  switch (phase) {
    case 'explore':
      beginExplore(draft, tell);
      return;
    case 'develop':
      beginPlacing(draft, 'development', tell);
      return;
    case 'settle':
      beginPlacing(draft, 'world', tell);
      return;
    case 'consume':
      beginConsume(draft);
      return;
    case 'produce':
      beginProduce(draft, tell);
      return;
  }
}

function endPhase(draft: State, phase: Phase, tell: Tell<Event>): void {
  if (phase === 'produce') drawForMost(draft, tell);
  if (draft.robot !== undefined) robotTurn(draft, draft.robot, phase, tell);
  if (phase === 'develop' || phase === 'settle' || phase === 'consume') checkGoals(draft, phase, tell);
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

/** [RG-4.4] Steps with one possible answer are done and told. */
function doForced(draft: State, player: Player, tell: Tell<Event>): void {
  for (let step = player.steps.at(-1); step !== undefined; step = player.steps.at(-1)) {
    if (!isDone(draft, player, step, tell)) return;
  }
}

function isDone(draft: State, player: Player, step: Step, tell: Tell<Event>): boolean {
  switch (step.do) {
    case 'pay': {
      const ways = paymentsFor(draft, player, step);
      if (ways.length !== 1) return false;
      player.steps.pop();
      pay(draft, player, { step, payment: ways[0] }, tell);
      return true;
    }
    case 'pay-cards':
      return payWithAll(draft, player, step, tell);
    case 'sell': {
      const goods = goodsOf(draft, player);
      if (goods.length !== 1) return false;
      player.steps.pop();
      sell(draft, player, { at: goods[0], withTrade: true, by: undefined }, tell);
      return true;
    }
    case 'consume':
      return consumeForced(draft, player, tell);
    case 'produce':
      return produceForced(draft, player, tell);
    case 'cards-for-chips':
      if (player.hand.length > 0) return false;
      player.steps.pop();
      return true;
    default:
      return false;
  }
}

/** The whole hand goes: nothing to choose. */
function payWithAll(draft: State, player: Player, step: StepOf<'pay-cards'>, tell: Tell<Event>): boolean {
  if (player.hand.length !== step.count) return false;
  player.steps.pop();
  const cards = player.hand;
  for (const card of cards) discardTo(draft, player, card);
  player.hand = [];
  const { seat } = player;
  tell({ type: 'cards-discarded', seat, count: cards.length, because: 'payment' }, { only: seat, adds: { cards } });
  finishPlacing(draft, player, step, tell);
  return true;
}

function consumeForced(draft: State, player: Player, tell: Tell<Event>): boolean {
  const usable = usablePowers(draft, player);
  if (usable.length === 0) {
    player.steps.pop();
    return true;
  }
  if (usable.length > 1) return false;
  const [by] = usable;
  const power = cardOf(draft, player.tableau[by.at].card).consume[by.power];
  if (isOptional(power)) return false;
  const sets = goodsFor(draft, player, by);
  if (sets.length !== 1) return false;
  consume(draft, player, { by, goods: sets[0] }, tell);
  return true;
}

function produceForced(draft: State, player: Player, tell: Tell<Event>): boolean {
  const choices = windfallChoices(draft, player);
  if (choices.length > 0) {
    if (!isForced(choices)) return false;
    produce(draft, player, choices[0], tell);
    return true;
  }
  if (mayProduceForCard(draft, player)) return false;
  endProducing(draft, player, tell);
  return true;
}

/** [RG-9.5] What is drawn for goods produced comes last. */
export function endProducing(draft: State, player: Player, tell: Tell<Event>): void {
  player.steps.pop();
  for (const by of drawsForProduced(draft, player)) drawFor(draft, player, by, tell);
}
