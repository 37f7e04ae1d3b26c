import { type Refusal, type Seat, silent, type Tell } from '@orrery/engine';
import { countOddAndEven } from '../cards/special/resource-cache.ts';
import { TECH, type TechCard } from '../cards/tech.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { rollFace } from '../rules/roll.ts';
import { insertShip, shipOf } from '../rules/ships.ts';
import { clearTerraforming } from '../rules/terraforming-station.ts';
import { giveBack, type Purse } from '../rules/tokens.ts';
import { FACILITIES, type State, TOKEN_LIMIT, type Turn } from '../state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Only the seat on turn ever answers; nobody, once the match has ended. */
export function asked(state: State): readonly Seat[] {
  return state.endedBy === undefined ? ALONE[state.turn.seat] : NOBODY;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  if (state.endedBy !== undefined || seat !== state.turn.seat) return undefined;
  return state.pending.at(-1) ?? { ask: 'take-turn', seat };
}

export function newTurn(seat: Seat, number: number): Turn {
  return {
    seat,
    number,
    unplaced: [],
    used: [],
    hasDiscarded: false,
    borrowed: undefined,
    hubDockings: 0,
    mineDockings: 0,
    cycles: 0,
    unspent: [],
  };
}

/** [AF-2.1] [AF-R43] Clear the Terraforming Station, gather, roll, and what counts right after the roll: before it nothing is asked. */
export function beginTurn(draft: State, turn: Turn, tell: Tell<Event>): void {
  const { seat } = turn;
  draft.turn = turn;
  tell({ type: 'turn-began', seat, turn: turn.number });
  clearTerraforming(draft, seat, tell);
  rollFleet(draft, seat, gatherFleet(draft, seat), tell);
  afterRoll(draft, seat, tell);
}

/** Every ship of this seat leaves its place; how many are of its colour, and whether the Relic Ship is among them. */
function gatherFleet(draft: State, seat: Seat): { own: number; hasRelic: boolean } {
  let own = 0;
  let hasRelic = false;
  for (const facility of FACILITIES) {
    const docked = draft.docks[facility];
    let staying = 0;
    for (const ship of docked) {
      if (ship.owner !== seat) docked[staying++] = ship;
      else if (ship.relic) hasRelic = true;
      else own += 1;
    }
    while (docked.length > staying) docked.pop();
  }
  return { own, hasRelic };
}

/** [AF-20.5] The Relic Ship is rolled last. */
function rollFleet(draft: State, seat: Seat, fleet: { own: number; hasRelic: boolean }, tell: Tell<Event>): void {
  const { unplaced } = draft.turn;
  for (let ship = 0; ship < fleet.own; ship++) insertShip(unplaced, shipOf(seat, rollFace(draft), false));
  const relicFace = fleet.hasRelic ? rollFace(draft) : undefined;
  if (relicFace !== undefined) insertShip(unplaced, shipOf(seat, relicFace, true));
  if (tell !== silent) tell({ type: 'fleet-rolled', seat, faces: unplaced.map((ship) => ship.face), relicFace });
}

/** [AF-R50] Cards that work by themselves, for this roll alone; from the last, since such a card may leave the hand. */
function afterRoll(draft: State, seat: Seat, tell: Tell<Event>): void {
  const hand = draft.players[seat].cards;
  for (let index = hand.length - 1; index >= 0; index--) {
    const card: TechCard = TECH[hand[index]];
    if (card.afterRoll !== undefined) countOddAndEven(draft, seat, hand[index], tell);
  }
}

/** [AF-2.8] */
export function refuseEnd(state: State): Refusal | undefined {
  const ships = state.turn.unplaced.length;
  return ships > 0 ? refused('ships-unplaced', 'AF-2.8', { ships }) : undefined;
}

/** [AF-2.9] [AF-R61] A player who holds more than eight tokens must first return some. */
export function endTurn(draft: State, seat: Seat, tell: Tell<Event>): void {
  const player = draft.players[seat];
  const excess = player.fuel + player.ore - TOKEN_LIMIT;
  if (excess > 0) draft.pending.push({ ask: 'return-tokens', seat, excess });
  else passTurn(draft, seat, tell);
}

export function refuseReturn(state: State, excess: number, tokens: Purse): Refusal | undefined {
  const { fuel, ore } = state.players[state.turn.seat];
  if (tokens.fuel + tokens.ore !== excess || tokens.fuel < 0 || tokens.ore < 0)
    return refused('wrong-number-returned', 'AF-2.9', { excess });
  return tokens.fuel > fuel || tokens.ore > ore ? refused('more-than-you-have', 'AF-2.9', { fuel, ore }) : undefined;
}

export function returnTokens(draft: State, seat: Seat, tokens: Purse, tell: Tell<Event>): void {
  draft.pending.pop();
  giveBack(draft, seat, tokens);
  tell({ type: 'tokens-returned', seat, fuel: tokens.fuel, ore: tokens.ore });
  passTurn(draft, seat, tell);
}

/** The next turn begins at once: there is nothing to decide before its roll. */
function passTurn(draft: State, seat: Seat, tell: Tell<Event>): void {
  tell({ type: 'turn-ended', seat });
  const next = (seat + 1) % draft.players.length;
  beginTurn(draft, newTurn(next, draft.turn.number + 1), tell);
}
