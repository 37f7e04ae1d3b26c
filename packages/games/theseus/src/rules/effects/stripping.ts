import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Spot, State } from '../../state.ts';
import { changeInstalled } from '../changing-cards.ts';
import { holderOf, installedOn, isUnderMalfunction, strengthOf } from '../in-effect.ts';
import { isEnemy } from '../sides.ts';
import { type Asking, notAsked, type Performance } from './asking.ts';
import { addCards } from './card-choices.ts';

/** [TH-20.7] [TH-R46] The enemy chosen first loses all tokens of this performance; each copy may strip another enemy. */
function isOther(state: State, { card, used, left }: Performance, seat: Seat): boolean {
  const installed = installedOn(state, card);
  const taken = installed === undefined ? used.length : strengthOf(installed) - left;
  return taken > 0 && used[used.length - taken] !== seat;
}

function refuseReserve(state: State, step: Performance, seat: Seat): Refusal | undefined {
  const player = state.players[seat];
  if (player === undefined || !isEnemy(state, step.seat, seat)) return refused('not-an-enemy', 'TH-20.7');
  if (isOther(state, step, seat)) return refused('other-enemy', 'TH-20.7');
  return player.upgrades === 0 ? refused('no-upgrades-there', 'TH-20.7') : undefined;
}

/** [TH-E43] Never from a card under Malfunction. */
function refuseCard(state: State, step: Performance, at: Spot): Refusal | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return refused('no-card-there', 'TH-20.7');
  const holder = holderOf(state, installed);
  if (!isEnemy(state, step.seat, holder)) return refused('not-an-enemys-card', 'TH-20.7');
  if (isOther(state, step, holder)) return refused('other-enemy', 'TH-20.7');
  if (installed.upgrades === 0) return refused('no-upgrades-there', 'TH-20.7');
  return isUnderMalfunction(state, at) ? refused('under-malfunction', 'TH-20.7') : undefined;
}

/** Whose token an answer takes. */
function victimOf(state: State, action: Action): Seat {
  if (action.type === 'strip-reserve') return action.seat;
  const installed = action.type === 'aim-at-card' ? installedOn(state, action.card) : undefined;
  return installed === undefined ? 0 : holderOf(state, installed);
}

function tokensAt(state: State, action: Action): number {
  if (action.type === 'strip-reserve') return state.players[action.seat].upgrades;
  return action.type === 'aim-at-card' ? (installedOn(state, action.card)?.upgrades ?? 0) : 0;
}

/** [TH-20.7] X tokens of one enemy, out of its reserve and off its cards, as the player picks; units stay upgraded. */
export const STRIP_UPGRADES: Asking = {
  asks: 'now',
  isOptional: false,
  isByCopy: true,
  isCounted: true,
  add(state, step, answers) {
    for (let seat = 0; seat < state.seats; seat++) {
      if (refuseReserve(state, step, seat) === undefined) answers.push({ type: 'strip-reserve', seat });
    }
    addCards(state, step, { answers, refuse: refuseCard });
  },
  refuse(state, step, action) {
    if (action.type === 'strip-reserve') return refuseReserve(state, step, action.seat);
    return action.type === 'aim-at-card' ? refuseCard(state, step, action.card) : refused('wrong-answer', 'TH-5.2');
  },
  key: victimOf,
  answer: strip,
  /** Where the one enemy loses all it has, the order is nobody's care. */
  areAlike(state, { left }, answers) {
    let tokens = 0;
    for (const answer of answers) {
      if (victimOf(state, answer) !== victimOf(state, answers[0])) return false;
      tokens += tokensAt(state, answer);
    }
    return tokens <= left;
  },
};

function strip(draft: State, step: Performance, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'strip-reserve' && action.type !== 'aim-at-card') notAsked(step, action);
  const { title } = step;
  const seat = victimOf(draft, action);
  const card = action.type === 'aim-at-card' ? action.card : undefined;
  const installed = card === undefined ? undefined : installedOn(draft, card);
  if (card === undefined || installed === undefined) draft.players[seat].upgrades -= 1;
  else changeInstalled(draft, card, { upgrades: installed.upgrades - 1 });
  draft.supply += 1;
  tell({ type: 'upgrades-lost', seat, count: 1, card, cause: title });
}
