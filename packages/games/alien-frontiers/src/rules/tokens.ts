import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import { type Rule, refused } from '../refusals.ts';
import type { Facility, State, Territory, Token } from '../state.ts';

/** Tokens somebody could pay with; a player is one. */
export interface Purse {
  readonly fuel: number;
  readonly ore: number;
}

export type Cause = Facility | TechId | Territory;

interface Gain {
  readonly seat: Seat;
  readonly token: Token;
  readonly amount: number;
  readonly because: Cause;
}

interface Payment extends Purse {
  readonly seat: Seat;
  readonly because: Cause;
}

/** Why this cannot be paid, or undefined when it can. `rule` is the one that sets the price. */
export function refusePrice(purse: Purse, price: Purse, rule: Rule): Refusal | undefined {
  if (purse.ore < price.ore && purse.fuel >= price.fuel) return refused('not-enough-ore', rule, { price: price.ore, have: purse.ore });
  return refuseFuel(purse, price.fuel, rule);
}

export function refuseFuel(purse: Purse, price: number, rule: Rule): Refusal | undefined {
  return purse.fuel < price ? refused('not-enough-fuel', rule, { price, have: purse.fuel }) : undefined;
}

/** [AF-20.8] An unlimited supply is not counted. */
export function isLimited(state: State): boolean {
  return state.options.tokenSupply === 'limited';
}

/** [AF-R7] What the stock can still give of this. */
export function available(state: State, token: Token, amount: number): number {
  return isLimited(state) ? Math.min(amount, state.stock[token]) : amount;
}

/** [AF-R7] A gain is cut to what the stock has left; [AF-R8] each kind by itself. */
export function gain(draft: State, given: Gain, tell: Tell<Event>): void {
  const { seat, token, because } = given;
  const amount = available(draft, token, given.amount);
  if (isLimited(draft)) draft.stock[token] -= amount;
  draft.players[seat][token] += amount;
  tell({ type: 'tokens-gained', seat, token, amount, cut: given.amount - amount, because });
}

/** [AF-2.5] Everything paid goes back to the stocks. */
export function pay(draft: State, payment: Payment, tell: Tell<Event>): void {
  if (payment.fuel === 0 && payment.ore === 0) return;
  giveBack(draft, payment.seat, payment);
  tell({ type: 'tokens-paid', seat: payment.seat, fuel: payment.fuel, ore: payment.ore, because: payment.because });
}

/** From a player to the stocks; the caller tells why. */
export function giveBack(draft: State, seat: Seat, tokens: Purse): void {
  const player = draft.players[seat];
  player.fuel -= tokens.fuel;
  player.ore -= tokens.ore;
  if (!isLimited(draft)) return;
  draft.stock.fuel += tokens.fuel;
  draft.stock.ore += tokens.ore;
}
