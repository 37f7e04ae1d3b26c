import type { Refusal, Seat } from '@orrery/engine';
import type { Action, PowerAt, Say } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { Step, StepOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsFor, isOptional, usablePowers } from '../rules/consume.ts';
import { paymentsFor, unfitToPlace } from '../rules/placing.ts';
import { drawsForProduced, windfallChoices, worldsForCards } from '../rules/produce.ts';
import { ACTION_CARDS, type Player, type State } from '../state.ts';
import { mayReconsider } from './flow.ts';

/** Which actions answer which step. */
const ANSWERS: Readonly<Record<Step['do'], readonly Action['type'][]>> = {
  pick: ['pick'],
  'choose-start': ['choose-start'],
  'choose-actions': ['choose-actions'],
  discard: ['discard'],
  place: ['place', 'pass'],
  pay: ['pay'],
  'pay-cards': ['discard'],
  sell: ['sell'],
  consume: ['consume', 'stop'],
  'cards-for-chips': ['discard', 'stop'],
  gamble: ['gamble'],
  produce: ['produce', 'draw-for', 'produce-for-card', 'stop'],
};

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.stage === 'over') return refused('match-over');
  const player = state.players[seat];
  if (player === undefined) return refused('no-such-seat');
  if (action.type === 'reconsider') return mayReconsider(state, player) ? undefined : refused('all-have-answered');
  const step = player.steps.at(-1);
  if (step === undefined) return refused('not-asked');
  if (!ANSWERS[step.do].includes(action.type)) return refused('not-asked', { ask: step.do });
  return refuseAnswer(state, player, { step, action });
}

interface Answer {
  readonly step: Step;
  readonly action: Exclude<Action, { type: 'reconsider' }>;
}

function refuseAnswer(state: State, player: Player, { step, action }: Answer): Refusal | undefined {
  switch (action.type) {
    case 'pick':
      return player.seen.includes(action.card) ? undefined : refused('not-in-pack', { card: action.card });
    case 'choose-start':
      return player.startChoice.includes(action.world) ? undefined : refused('not-dealt', { card: action.world });
    case 'choose-actions':
      return refuseActions(action, step);
    case 'discard':
      return refuseDiscard(player, step, action.card);
    case 'place':
      return step.do === 'place' ? refusePlacing(state, player, { card: action.card, step }) : undefined;
    case 'pay':
      return step.do === 'pay' ? refusePayment(state, player, { action, step }) : undefined;
    case 'sell':
      return player.tableau[action.world]?.good === undefined ? refused('no-good-there') : undefined;
    case 'consume':
      return refuseConsuming(state, player, action);
    case 'gamble':
      return action.number >= 1 && action.number <= 7 ? undefined : refused('wrong-number');
    case 'stop':
      return refuseStop(state, player, step);
    case 'produce':
      return windfallChoices(state, player).some((choice) => choice.world === action.world && isSame(choice.by, action.by))
        ? undefined
        : refused('cannot-produce-there');
    case 'draw-for':
      return worldsForCards(state, player).length > 0 && drawsForProduced(state, player).some((by) => isSame(by, action.by))
        ? undefined
        : refused('no-such-draw');
    case 'produce-for-card':
      if (!worldsForCards(state, player).includes(action.world)) return refused('cannot-produce-there');
      return player.hand.includes(action.card) ? undefined : refused('not-in-hand', { card: action.card });
    case 'pass':
      return undefined;
  }
}

function isSame(one: PowerAt | 'bonus', other: PowerAt | 'bonus'): boolean {
  if (one === 'bonus' || other === 'bonus') return one === other;
  return one.at === other.at && one.power === other.power;
}

/** [RG-3.5] In the order of the action cards, so that a pair has one name. */
function refuseActions({ actions }: Say<'choose-actions'>, step: Step): Refusal | undefined {
  if (step.do !== 'choose-actions' || actions.length !== step.count)
    return refused('wrong-count', { count: step.do === 'choose-actions' ? step.count : 0 });
  const [one, other] = actions;
  if (other === undefined) return undefined;
  if (one === other) return one === 'develop' || one === 'settle' ? undefined : refused('twice-the-same', { action: one });
  return ACTION_CARDS.indexOf(one) < ACTION_CARDS.indexOf(other) ? undefined : refused('wrong-count', { count: 2 });
}

function refuseDiscard(player: Player, step: Step, card: CardId): Refusal | undefined {
  const from = step.do === 'discard' && step.because === 'explore' ? player.seen : player.hand;
  return from.includes(card) ? undefined : refused('not-in-hand', { card });
}

function refusePlacing(
  state: State,
  player: Player,
  { card, step }: { readonly card: CardId; readonly step: StepOf<'place'> },
): Refusal | undefined {
  if (!player.hand.includes(card)) return refused('not-in-hand', { card });
  const unfit = unfitToPlace(state, player, { card, kind: step.kind });
  return unfit === undefined ? undefined : refused(unfit, { card });
}

function refusePayment(
  state: State,
  player: Player,
  { action, step }: { readonly action: Say<'pay'>; readonly step: StepOf<'pay'> },
): Refusal | undefined {
  const isWay = paymentsFor(state, player, step).some(({ use, cards }) => cards === action.cards && use.join() === action.use.join());
  return isWay ? undefined : refused('no-such-payment', { card: player.tableau[step.at].card });
}

function refuseConsuming(state: State, player: Player, { by, goods }: Say<'consume'>): Refusal | undefined {
  const placed = player.tableau[by.at];
  if (placed === undefined || cardOf(state, placed.card).consume[by.power] === undefined) return refused('no-such-power');
  const sets = goodsFor(state, player, by);
  if (sets.length === 0) return refused('no-such-power');
  const name = goods.join();
  return sets.some((set) => set.join() === name) ? undefined : refused('wrong-goods', { card: placed.card });
}

/** [RG-8.4] [RG-9.2] Only what one may do can be left out. */
function refuseStop(state: State, player: Player, step: Step): Refusal | undefined {
  if (step.do === 'produce') return windfallChoices(state, player).length > 0 ? refused('must-produce') : undefined;
  if (step.do !== 'consume') return undefined;
  const due = usablePowers(state, player).find(({ at, power }) => !isOptional(cardOf(state, player.tableau[at].card).consume[power]));
  return due === undefined ? undefined : refused('must-consume', { card: player.tableau[due.at].card });
}
