import { quickTable, type Refusal, type Seat, type Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../../actions.ts';
import { fixedAmount } from '../../cards/amounts.ts';
import { BONUS_CARDS, BONUS_IDS, type BonusId } from '../../cards/bonus.ts';
import { byTitle } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { without } from '../changing-cards.ts';
import { isSameSide } from '../sides.ts';
import type { InstantRule } from './instant-rule.ts';
import { INSTANTS } from './instants.ts';

export type Play = ActionOf<'play-instant'> | ActionOf<'play-bonus'>;

/** None: the card is no instant. */
const RULES = byTitle((card): InstantRule | undefined => (card.type === 'instant' ? INSTANTS[card.effect.do] : undefined));

const BONUS_RULES = quickTable(
  Object.fromEntries(BONUS_IDS.map((id) => [id, INSTANTS[BONUS_CARDS[id].effect.do]])) as Record<BonusId, InstantRule>,
);

/** [TH-7.7] [TH-11.5] Every play of the seat, out of its hand or of its side's bonus cards; equal cards are one. */
export function addPlays(state: State, seat: Seat, actions: Action[]): void {
  const { hand } = state.players[seat];
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at];
    const rule = RULES[card];
    if (rule === undefined || hand.indexOf(card) < at) continue;
    for (const target of rule.targets(state, seat)) actions.push({ type: 'play-instant', card, target });
  }
  for (let from = 0; from < state.seats; from++) {
    const { bonus } = state.players[from];
    if (bonus.length === 0 || !isSameSide(state, seat, from)) continue;
    for (let at = 0; at < bonus.length; at++) {
      const card = bonus[at];
      if (bonus.indexOf(card) < at) continue;
      for (const target of BONUS_RULES[card].targets(state, seat)) actions.push({ type: 'play-bonus', card, from, target });
    }
  }
}

/** Whether `addPlays` would find anything. */
export function hasPlay(state: State, seat: Seat): boolean {
  for (const card of state.players[seat].hand) {
    const rule = RULES[card];
    if (rule !== undefined && rule.targets(state, seat).length > 0) return true;
  }
  for (let from = 0; from < state.seats; from++) {
    if (!isSameSide(state, seat, from)) continue;
    for (const card of state.players[from].bonus) if (BONUS_RULES[card].targets(state, seat).length > 0) return true;
  }
  return false;
}

/** The rule of the card that is to be played, or why the seat has no such card. */
function heldRule(state: State, seat: Seat, card: Held): InstantRule | Refusal {
  if (card.type === 'play-instant') {
    const rule = RULES[card.card];
    return rule === undefined || !state.players[seat].hand.includes(card.card) ? refused('card-not-in-hand', 'TH-7.7') : rule;
  }
  const holder = state.players[card.from];
  const isHeld = holder !== undefined && isSameSide(state, seat, card.from) && holder.bonus.includes(card.card);
  return isHeld ? BONUS_RULES[card.card] : refused('card-not-in-hand', 'TH-7.7');
}

/** A card to play, whatever it is aimed at. */
export type Held = Omit<ActionOf<'play-instant'>, 'target'> | Omit<ActionOf<'play-bonus'>, 'target'>;

export function refusePlay(state: State, seat: Seat, action: Play): Refusal | undefined {
  const rule = heldRule(state, seat, action);
  return 'code' in rule ? rule : rule.refuse(state, seat, action.target);
}

/** [TH-14.5] Why the card cannot be played at anything at all; undefined: it can. */
export function refuseHeld(state: State, seat: Seat, card: Held): Refusal | undefined {
  const rule = heldRule(state, seat, card);
  if ('code' in rule) return rule;
  return rule.targets(state, seat).length === 0 ? rule.none : undefined;
}

/** [TH-7.7] The card is played and gone; the player who was asked is asked again when it is done. */
export function playCard(draft: State, seat: Seat, action: Play, tell: Tell<Event>): void {
  const { target } = action;
  if (action.type === 'play-instant') {
    const rule = RULES[action.card];
    const player = draft.players[seat];
    if (rule === undefined) return;
    player.hand = without(player.hand, player.hand.indexOf(action.card));
    player.discard = [...player.discard, action.card];
    tell({ type: 'instant-played', seat, card: action.card, target });
    rule.work(draft, { seat, cause: action.card, target, x: fixedAmount(action.card) }, tell);
    return;
  }
  const holder = draft.players[action.from];
  holder.bonus = without(holder.bonus, holder.bonus.indexOf(action.card));
  tell({ type: 'bonus-played', seat, card: action.card, target });
  BONUS_RULES[action.card].work(draft, { seat, cause: action.card, target, x: fixedAmount(action.card) }, tell);
}
