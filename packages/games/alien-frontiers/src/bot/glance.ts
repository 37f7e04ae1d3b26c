import type { Seat } from '@orrery/engine';
import { TECH, type TechCard } from '../cards/tech.ts';
import { CLAIM_TOTAL, unspentTotal } from '../rules/alien-artifact.ts';
import { shipsInPlay } from '../rules/ships.ts';
import { LAST_CIRCLE, type Player, type State, TERRITORIES, type Territory, TOKEN_LIMIT } from '../state.ts';
import { finalValue, progressOf, QUESTION_FEATURES, weightOf } from './features.ts';
import { WORTHS } from './worths.ts';

/** Tokens that are worth their full worth, and up to where they are worth anything. */
const FIRST_TOKENS = 4;
const MOST_FUEL = 7;
const MOST_ORE = 6;

const BONUS: readonly number[] = TERRITORIES.map((territory) => WORTHS.bonus[territory]);

/**
 * The chance to win at a glance, by what everybody has and how long it can still pay off. It holds in the middle of a
 * turn too, which the learnt weights do less well: they are for bots that think a turn through to its end.
 */
export function glance(state: State, seat: Seat): number {
  if (state.endedBy !== undefined) return finalValue(state, seat);
  const left = 1 - progressOf(state);
  const own = standingOf(state, seat, left);
  let sum = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) sum += Math.exp((standingOf(state, other, left) - own) * WORTHS.steepness);
  }
  return 1 / sum;
}

/** What a seat has, in points at the end; `left` is the share of the match still to come. */
function standingOf(state: State, seat: Seat, left: number): number {
  const player = state.players[seat];
  return (
    planetWorth(state, seat, left) +
    fleetWorth(state, seat, left) +
    hubWorth(player) +
    tokensWorth(player) +
    cardsWorth(player, left) +
    (state.turn.seat === seat ? turnWorth(state) : 0)
  );
}

function planetWorth(state: State, seat: Seat, left: number): number {
  const seats = state.players.length;
  let worth = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    const own = state.colonies[territory * seats + seat];
    if (own === 0) continue;
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, state.colonies[territory * seats + other]);
    }
    worth += own * WORTHS.landed;
    if (own > most) worth += controlWorth(state, territory, left) + (own > most + 1 ? WORTHS.safelyControlled : 0);
    else if (own === most) worth += WORTHS.tied;
    else if (own === most - 1) worth += WORTHS.oneBehind;
  }
  return worth;
}

function controlWorth(state: State, index: number, left: number): number {
  const territory: Territory = TERRITORIES[index];
  const positron = state.fields.positron === territory ? WORTHS.positron : 0;
  const bonus = state.fields.isolation === territory ? 0 : BONUS[index] * left;
  return WORTHS.controlled + positron + bonus;
}

/** A ship on the Terraforming Station is as good as gone. */
function fleetWorth(state: State, seat: Seat, left: number): number {
  let ships = shipsInPlay(state, seat);
  for (const ship of state.docks['terraforming-station']) if (ship.owner === seat && !ship.relic) ships -= 1;
  const relic = state.relicOwner === seat ? WORTHS.relicShip : 0;
  return (WORTHS.ships[ships] + relic) * fading(WORTHS.shipsAtTheEnd, left);
}

function fading(atTheEnd: number, left: number): number {
  return atTheEnd + (1 - atTheEnd) * left;
}

function hubWorth({ hubCircle, fuel, ore }: Player): number {
  const launchable = hubCircle === LAST_CIRCLE && fuel > 0 && ore > 0;
  return hubCircle * WORTHS.hubCircle + (launchable ? WORTHS.launchable : 0);
}

function tokensWorth({ fuel, ore }: Player): number {
  let worth = WORTHS.fuel * usefulTokens(fuel, MOST_FUEL) + WORTHS.ore * usefulTokens(ore, MOST_ORE);
  if (fuel > 0 && ore > 0) worth += WORTHS.bothTokens;
  return worth + Math.max(0, fuel + ore - TOKEN_LIMIT) * WORTHS.aboveLimit;
}

function usefulTokens(count: number, most: number): number {
  return Math.min(count, FIRST_TOKENS) + WORTHS.manyTokens * Math.max(0, Math.min(count, most) - FIRST_TOKENS);
}

function cardsWorth({ cards }: Player, left: number): number {
  let worth = 0;
  for (const card of cards) {
    const { points }: TechCard = TECH[card];
    worth += points === undefined ? WORTHS.cards[card] * fading(WORTHS.cardsAtTheEnd, left) : WORTHS.cards[card];
  }
  return worth;
}

/** What is still in the air during the seat's own turn. */
function turnWorth(state: State): number {
  let worth = state.turn.unplaced.length * WORTHS.unplacedShip;
  for (const question of state.pending) worth += WORTHS.pending[QUESTION_FEATURES[question.ask]] * weightOf(question);
  if (state.turn.unspent.length > 1 && unspentTotal(state) >= CLAIM_TOTAL) worth += WORTHS.claim;
  return worth;
}
