import type { Seat } from '@orrery/engine';
import type { Effect } from '../cards/effects.ts';
import { TECH, TECH_IDS, type TechCard, type TechId } from '../cards/tech.ts';
import { result } from '../flow/score.ts';
import type { Pending } from '../pending.ts';
import { type Facility, LAST_CIRCLE, type State, TERRITORIES, type Territory } from '../state.ts';

/** Docks where a ship left for the round keeps others out, or a run keeps its owner safe. */
const BLOCKED = ['alien-artifact', 'colony-constructor', 'lunar-mine', 'orbital-market', 'shipyard', 'terraforming-station'] as const;

const OWN = [
  // Points and what they stand on.
  'landed',
  'controlled',
  'point-cards',
  'positron',
  'safe-control',
  'safest-control',
  'tied',
  'one-behind',
  'alone-behind',
  'guarded',
  // The race.
  'to-land',
  'last-one',
  'last-two',
  'hub',
  'hub-near',
  'hub-ready',
  'hub-payable',
  // The fleet.
  'ships',
  'fourth-ship',
  'fifth-ship',
  'sixth-ship',
  'relic',
  // Tokens.
  'fuel',
  'fuel-one',
  'fuel-three',
  'fuel-five',
  'ore',
  'ore-one',
  'ore-two',
  'ore-three',
  'ore-five',
  'both',
  'above-eight',
  'can-build',
  'can-construct',
  // Cards together.
  'dice-cards',
  'dice-cards-with-fuel',
  'open-tokens',
  // When it is this seat's turn again.
  'next',
  'after-next',
  'last',
  // In the middle of its own turn.
  'unplaced',
  'unplaced-pips',
  'unplaced-six',
  'unplaced-pair',
  'unplaced-triple',
  'unplaced-run',
  'claim',
  'cycles',
  'landing',
  'raid',
  'choice',
  'run-docked',
] as const;

/** Everything a seat is measured by, in the order of a row of measures. */
export const FEATURES: readonly string[] = [
  ...OWN,
  ...BLOCKED.map((facility) => `at-${facility}`),
  ...TERRITORIES.map((territory) => `bonus-${territory}`),
  ...TECH_IDS.map((card) => `card-${card}`),
];

type OwnFeature = (typeof OWN)[number];
const AT = Object.fromEntries(OWN.map((feature, index) => [feature, index])) as Readonly<Record<OwnFeature, number>>;
const FIRST_BLOCKED = OWN.length;
const FIRST_TERRITORY = FIRST_BLOCKED + BLOCKED.length;
const FIRST_CARD = FIRST_TERRITORY + TERRITORIES.length;
const CARD_INDEX = Object.fromEntries(TECH_IDS.map((card, index) => [card, index])) as Readonly<Record<TechId, number>>;
const TERRITORY_INDEX = Object.fromEntries(TERRITORIES.map((name, index) => [name, index])) as Readonly<Record<Territory, number>>;
/** Whether a power changes what ships show, for every word of the powers. */
const CHANGES_FACES = {
  'change-ship': true,
  'shift-between-ships': true,
  'flip-ship': true,
  'reroll-ships': true,
  'borrow-bonus': false,
  'teleport-ship': false,
  'remove-ships': false,
} as const satisfies { readonly [Do in Effect['do']]: boolean };
const DICE_CARDS = cardsWhich(({ power }) => power !== undefined && CHANGES_FACES[power.do]);
const POINT_CARDS = cardsWhich(({ points = 0 }) => points > 0);
const ALL_SHIPS = 6;

function cardsWhich(has: (card: TechCard) => boolean): ReadonlySet<TechId> {
  return new Set(TECH_IDS.filter((id) => has(TECH[id])));
}

/** How far the match has come, 0 … 1: the share of colonies landed by the player who has landed most. */
export function progressOf(state: State): number {
  let progress = 0;
  for (const player of state.players) {
    const landed = landedBy(state, player.seat);
    const all = landed + toLand(state, player.seat);
    progress = Math.max(progress, landed / Math.max(1, all));
  }
  return progress;
}

/** What a match that is over is worth to a seat. */
export function finalValue(state: State, seat: Seat): number {
  const lines = result(state)?.seats ?? [];
  const winners = lines.filter((line) => line.rank === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
}

/** Writes what this seat is measured by into `row`, which has a place for each of `FEATURES`. */
export function measure(state: State, seat: Seat, row: Float64Array): void {
  row.fill(0);
  measurePlanet(state, seat, row);
  measureRace(state, seat, row);
  measureFleet(state, seat, row);
  measureTokens(state, seat, row);
  measureCards(state, seat, row);
  measureDocks(state, seat, row);
  const seats = state.players.length;
  const distance = (seat - state.turn.seat + seats) % seats;
  if (distance === 0) measureTurn(state, row);
  else if (distance === 1) row[AT.next] = 1;
  else if (distance === 2) row[AT['after-next']] = 1;
  else row[AT.last] = 1;
}

function landedBy(state: State, seat: Seat): number {
  const seats = state.players.length;
  let landed = 0;
  for (let at = seat; at < state.colonies.length; at += seats) landed += state.colonies[at];
  return landed;
}

function toLand(state: State, seat: Seat): number {
  const player = state.players[seat];
  return player.colonies + (player.hubCircle > 0 ? 1 : 0);
}

function measurePlanet(state: State, seat: Seat, row: Float64Array): void {
  const seats = state.players.length;
  const isolated = fieldIndex(state.fields.isolation);
  const positron = fieldIndex(state.fields.positron);
  const repulsor = fieldIndex(state.fields.repulsor);
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    const own = state.colonies[territory * seats + seat];
    let most = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, state.colonies[territory * seats + other]);
    row[AT.landed] += own;
    const margin = own - most;
    if (margin > 0) {
      row[AT.controlled] += 1;
      if (margin > 1) row[AT['safe-control']] += 1;
      if (margin > 2) row[AT['safest-control']] += 1;
      if (territory !== isolated) row[FIRST_TERRITORY + territory] = 1;
      if (territory === positron) row[AT.positron] = 1;
      if (territory === repulsor) row[AT.guarded] += 1;
    } else if (margin === 0) {
      if (own > 0) row[AT.tied] += 1;
    } else if (margin === -1) {
      row[own > 0 ? AT['one-behind'] : AT['alone-behind']] += 1;
    }
  }
}

function fieldIndex(territory: Territory | undefined): number {
  return territory === undefined ? -1 : TERRITORY_INDEX[territory];
}

function measureRace(state: State, seat: Seat, row: Float64Array): void {
  const player = state.players[seat];
  const left = toLand(state, seat);
  row[AT['to-land']] = left;
  row[AT['last-one']] = left <= 1 ? 1 : 0;
  row[AT['last-two']] = left <= 2 ? 1 : 0;
  row[AT.hub] = player.hubCircle;
  row[AT['hub-near']] = Math.max(0, player.hubCircle - 4);
  if (player.hubCircle === LAST_CIRCLE) {
    row[AT['hub-ready']] = 1;
    row[AT['hub-payable']] = player.fuel > 0 && player.ore > 0 ? 1 : 0;
  }
}

function measureFleet(state: State, seat: Seat, row: Float64Array): void {
  const leaving = state.docks['terraforming-station'].some((ship) => ship.owner === seat && !ship.relic) ? 1 : 0;
  const ships = ALL_SHIPS - state.players[seat].shipsInStock - leaving;
  row[AT.ships] = ships;
  row[AT['fourth-ship']] = ships > 3 ? 1 : 0;
  row[AT['fifth-ship']] = ships > 4 ? 1 : 0;
  row[AT['sixth-ship']] = ships > 5 ? 1 : 0;
  row[AT.relic] = state.relicOwner === seat ? 1 : 0;
}

function measureTokens(state: State, seat: Seat, row: Float64Array): void {
  const { fuel, ore } = state.players[seat];
  row[AT.fuel] = fuel;
  row[AT['fuel-one']] = fuel >= 1 ? 1 : 0;
  row[AT['fuel-three']] = fuel >= 3 ? 1 : 0;
  row[AT['fuel-five']] = fuel >= 5 ? 1 : 0;
  row[AT.ore] = ore;
  row[AT['ore-one']] = ore >= 1 ? 1 : 0;
  row[AT['ore-two']] = ore >= 2 ? 1 : 0;
  row[AT['ore-three']] = ore >= 3 ? 1 : 0;
  row[AT['ore-five']] = ore >= 5 ? 1 : 0;
  row[AT.both] = Math.min(fuel, ore, 3);
  row[AT['above-eight']] = Math.max(0, fuel + ore - 8);
  const price = Math.max(1, row[AT.ships] - 2);
  row[AT['can-build']] = row[AT.ships] < ALL_SHIPS && fuel >= price && ore >= price ? 1 : 0;
  row[AT['can-construct']] = ore >= 3 - row[FIRST_TERRITORY + TERRITORY_INDEX['bradbury-plateau']] ? 1 : 0;
}

function measureCards(state: State, seat: Seat, row: Float64Array): void {
  const player = state.players[seat];
  let hasDecoy = false;
  for (const card of player.cards) {
    row[FIRST_CARD + CARD_INDEX[card]] = 1;
    if (DICE_CARDS.has(card)) row[AT['dice-cards']] += 1;
    if (POINT_CARDS.has(card)) row[AT['point-cards']] += 1;
    if (card === 'holographic-decoy') hasDecoy = true;
  }
  row[AT['dice-cards-with-fuel']] = Math.min(row[AT['dice-cards']], player.fuel);
  row[AT['open-tokens']] = hasDecoy ? 0 : Math.max(0, player.fuel + player.ore - 4);
}

function measureDocks(state: State, seat: Seat, row: Float64Array): void {
  for (let at = 0; at < BLOCKED.length; at++) row[FIRST_BLOCKED + at] = shipsAt(state, BLOCKED[at], seat);
  for (const ship of state.docks['raiders-outpost']) if (ship.owner === seat) row[AT['run-docked']] += ship.face / 15;
}

function shipsAt(state: State, facility: Facility, seat: Seat): number {
  let count = 0;
  for (const ship of state.docks[facility]) if (ship.owner === seat) count += 1;
  return count;
}

/** What a question that waits is measured as. */
export const QUESTION_FEATURES = {
  'choose-landing': 'landing',
  'launch-or-wait': 'choice',
  raid: 'raid',
  'choose-teleport-destination': 'choice',
  'keep-firing': 'choice',
  'choose-territory-for-colony': 'choice',
  'choose-colony-to-swap': 'choice',
  'return-tokens': 'choice',
} as const satisfies { readonly [Ask in Pending['ask']]: OwnFeature };

/** A raid counts by the tokens it can still take, anything else once. */
export function weightOf(question: Pending): number {
  return question.ask === 'raid' ? question.tokensLeft : 1;
}

const faces = new Uint8Array(8);

function measureTurn(state: State, row: Float64Array): void {
  const { turn, pending } = state;
  faces.fill(0);
  for (const ship of turn.unplaced) {
    faces[ship.face] += 1;
    row[AT.unplaced] += 1;
    row[AT['unplaced-pips']] += ship.face;
  }
  row[AT['unplaced-six']] = faces[6] > 0 ? 1 : 0;
  for (let face = 1; face <= 6; face++) {
    if (faces[face] > 1) row[AT['unplaced-pair']] += 1;
    if (faces[face] > 2) row[AT['unplaced-triple']] += 1;
    if (face < 5 && faces[face] > 0 && faces[face + 1] > 0 && faces[face + 2] > 0) row[AT['unplaced-run']] = 1;
  }
  let unspent = 0;
  for (const ship of turn.unspent) unspent += ship.face;
  row[AT.claim] = unspent > 7 ? 1 : 0;
  row[AT.cycles] = turn.cycles;
  for (const question of pending) row[AT[QUESTION_FEATURES[question.ask]]] += weightOf(question);
}

/** Cards and territories as small numbers, for keys of positions. */
export const INDEX = { card: CARD_INDEX, territory: TERRITORY_INDEX } as const;
