import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { ShipPick, Target, UsePower } from '../actions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { rollFace } from '../rules/roll.ts';
import { inOrder, insertShip, type Picked, refusePick, shipOf, takeUnplaced } from '../rules/ships.ts';
import { coloniesInAll, hasBonus } from '../rules/territories.ts';
import { giveBack, refuseFuel } from '../rules/tokens.ts';
import { type Face, isFace, type State, type Territory } from '../state.ts';
import type { Effect } from './effects.ts';
import { fire, refuseShot } from './special/cannon.ts';
import { askForDestination, refuseDeparture } from './special/teleport.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** Fuel for one use, without the discount of Pohl Foothills. The cannon's price is that of its first shot. */
function fullPrice(state: State, power: Effect, target: Target): number {
  switch (power.do) {
    case 'borrow-bonus':
      return target.kind === 'territory' ? power.fuelPerColony * coloniesInAll(state, target.territory) : 0;
    case 'remove-ships':
      return power.fuelPerShip;
    default:
      return power.fuel;
  }
}

/** [AF-15.7] [AF-R44] One fuel less a use, never below nothing. */
export function priceOf(state: State, seat: Seat, use: { power: Effect; target: Target }): number {
  const price = fullPrice(state, use.power, use.target);
  return price > 0 && hasBonus(state, seat, 'pohl-foothills') ? price - 1 : price;
}

/** What this use would cost now; undefined for a card without a fuel power. */
export function powerCost(state: State, seat: Seat, use: { card: TechId; target: Target }): number | undefined {
  const { power }: TechCard = TECH[use.card];
  return power === undefined ? undefined : priceOf(state, seat, { power, target: use.target });
}

/** [AF-17.3] Why this card's fuel power may not be used so, or undefined when it may. */
export function refusePower(state: State, { card, target }: UsePower): Refusal | undefined {
  const player = state.players[state.turn.seat];
  const { power }: TechCard = TECH[card];
  if (!player.cards.includes(card)) return refused('card-not-owned', 'AF-17.1', { card });
  if (power === undefined) return refused('card-has-no-power', 'AF-17.3', { card });
  if (state.turn.used.includes(card)) return refused('card-used-this-turn', 'AF-17.3', { card });
  const unfit = refuseTarget(state, power, target);
  if (unfit !== undefined) return unfit === WRONG_TARGET ? refused('wrong-target', TECH[card].rule, { card }) : unfit;
  const price = priceOf(state, state.turn.seat, { power, target });
  const unpaid = refuseFuel(player, price, 'AF-17.3');
  if (unpaid !== undefined || power.do !== 'teleport-ship' || target.kind !== 'docked-ship') return unpaid;
  return refuseDeparture(state, target, { fuel: player.fuel - price, ore: player.ore });
}

const WRONG_TARGET: Refusal = { code: 'wrong-target', rule: 'of the card' };

function refuseTarget(state: State, power: Effect, target: Target): Refusal | undefined {
  switch (power.do) {
    case 'change-ship':
      return target.kind === 'ship' ? refuseChange(state, target, power.by) : WRONG_TARGET;
    case 'flip-ship':
      return target.kind === 'ship' ? refusePick(state, pickOf(target), 'AF-17.6') : WRONG_TARGET;
    case 'shift-between-ships':
      return target.kind === 'two-ships' ? refuseShift(state, target) : WRONG_TARGET;
    case 'reroll-ships':
      if (target.kind !== 'ships') return WRONG_TARGET;
      return target.faces.length === 0 ? refused('no-ships-chosen', 'AF-18.12') : refusePick(state, target, 'AF-17.6');
    case 'borrow-bonus':
      return target.kind === 'territory' ? refuseBorrowing(state, target.territory) : WRONG_TARGET;
    case 'teleport-ship':
      return target.kind === 'docked-ship' ? undefined : WRONG_TARGET;
    case 'remove-ships':
      return target.kind === 'docked-ship' ? refuseShot(state, target) : WRONG_TARGET;
  }
}

function pickOf(ship: ShipPick): Picked {
  return { faces: [ship.face], relic: ship.relic };
}

/** [AF-17.5] A ship shows 1 to 6, whatever changes it. */
function refuseChange(state: State, ship: ShipPick, by: 1 | -1): Refusal | undefined {
  return (
    refusePick(state, pickOf(ship), 'AF-17.6') ??
    (isFace(ship.face + by) ? undefined : refused('face-at-limit', 'AF-17.5', { face: ship.face }))
  );
}

/** [AF-R49] Two different ships, one at 2 or more and one at 5 or less; half a use is not possible. */
function refuseShift(state: State, { lower, raise }: { lower: ShipPick; raise: ShipPick }): Refusal | undefined {
  const unfit = refuseChange(state, lower, -1) ?? refuseChange(state, raise, 1);
  if (unfit !== undefined) return unfit;
  if (lower.relic && raise.relic) return refused('needs-two-ships', 'AF-R49');
  const faces = lower.face < raise.face ? [lower.face, raise.face] : [raise.face, lower.face];
  return refusePick(state, { faces, relic: lower.relic || raise.relic }, 'AF-R49') === undefined
    ? undefined
    : refused('needs-two-ships', 'AF-R49');
}

/** [AF-18.4] [AF-R45] */
function refuseBorrowing(state: State, territory: Territory): Refusal | undefined {
  if (territory === 'burroughs-desert') return refused('desert-not-borrowable', 'AF-18.4');
  if (state.fields.isolation === territory) return refused('isolation-field', 'AF-18.4', { territory });
  if (coloniesInAll(state, territory) === 0) return refused('territory-empty', 'AF-18.4', { territory });
  return hasBonus(state, state.turn.seat, territory) ? refused('bonus-already-yours', 'AF-18.4', { territory }) : undefined;
}

/** Pays and does it; what needs a further answer is left pending. */
export function usePower(draft: State, { card, target }: UsePower, tell: Tell<Event>): void {
  const { power }: TechCard = TECH[card];
  if (power === undefined) throw new Error(`AF-17.3: ${card} has no fuel power`);
  const { seat } = draft.turn;
  const fuel = priceOf(draft, seat, { power, target });
  giveBack(draft, seat, { fuel, ore: 0 });
  draft.turn.used.push(card);
  tell({ type: 'power-used', seat, card, fuel });
  switch (target.kind) {
    case 'ship':
      turnShip(draft, target, power.do === 'change-ship' ? target.face + power.by : 7 - target.face, tell);
      return;
    case 'two-ships':
      shift(draft, target, tell);
      return;
    case 'ships':
      reroll(draft, seat, target, tell);
      return;
    case 'territory':
      draft.turn.borrowed = target.territory;
      tell({ type: 'bonus-borrowed', seat, territory: target.territory });
      return;
    case 'docked-ship':
      power.do === 'teleport-ship' ? askForDestination(draft, target) : fire(draft, target, tell);
      return;
    default:
      throw new Error(`AF-17.3: ${card} is not aimed at a ${target.kind}`);
  }
}

function turnShip(draft: State, ship: ShipPick, face: number, tell: Tell<Event>): void {
  if (!isFace(face)) throw new Error(`AF-17.5: no ship shows ${face}`);
  const { seat } = draft.turn;
  takeUnplaced(draft, pickOf(ship));
  insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
  tell({ type: 'ship-changed', seat, from: ship.face, to: face, relic: ship.relic });
}

/** Both ships are taken before either comes back, so that the one lowered is never the one raised. */
function shift(draft: State, { lower, raise }: { lower: ShipPick; raise: ShipPick }, tell: Tell<Event>): void {
  const { seat } = draft.turn;
  takeUnplaced(draft, pickOf(lower));
  takeUnplaced(draft, pickOf(raise));
  for (const [ship, by] of [
    [lower, -1],
    [raise, 1],
  ] as const) {
    const face = ship.face + by;
    if (!isFace(face)) throw new Error(`AF-17.5: no ship shows ${face}`);
    insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
    tell({ type: 'ship-changed', seat, from: ship.face, to: face, relic: ship.relic });
  }
}

/** [AF-18.12] Any number of ships, once; the Relic Ship is rolled last. */
function reroll(draft: State, seat: Seat, picked: Picked, tell: Tell<Event>): void {
  const ships = takeUnplaced(draft, picked).sort((a, b) => Number(a.relic) - Number(b.relic) || inOrder(a, b));
  const to: Face[] = [];
  for (const ship of ships) {
    const face = rollFace(draft);
    to.push(face);
    insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
  }
  tell({ type: 'ships-rerolled', seat, from: ships.map((ship) => ship.face), to });
}
