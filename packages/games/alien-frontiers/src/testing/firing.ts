import type { Action } from '../actions.ts';
import { guardOf } from '../cards/guard.ts';
import { TECH, TECH_IDS, type TechCard } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import { POINT_CARDS, pointsFrom } from '../flow/score.ts';
import { placeThatTakes } from '../rules/maintenance-bay.ts';
import { tradePrice } from '../rules/orbital-market.ts';

import { controllerOf, hasBonus } from '../rules/territories.ts';
import { FACILITIES, FIELDS, type State, TERRITORIES } from '../state.ts';

/** Everything that must have happened somewhere: no card, place or option may be inert. */
export function everythingThatFires(): string[] {
  const cards = TECH_IDS.flatMap((id) => {
    const card: TechCard = TECH[id];
    return [
      ...(card.power ? [`power: ${id}`] : []),
      ...(card.discard ? [`discard: ${id}`] : []),
      ...(card.points ? [`points: ${id}`] : []),
      ...(card.afterRoll ? [`after the roll: ${id}`, `tie: ${id}`] : []),
      ...(card.decoy ? [`guards: ${id}`, `stolen guard: ${id}`] : []),
    ];
  });
  return [
    ...FACILITIES.map((facility) => `station: ${facility}`),
    ...TERRITORIES.map((territory) => `bonus: ${territory}`),
    ...FIELDS.flatMap((field) => [`placed: ${field}`, `moved: ${field}`, `removed: ${field}`]),
    ...['isolation', 'positron', 'repulsor'].map((field) => `works: ${field}`),
    ...cards,
    ...OTHERS,
  ];
}

const CONSTRUCTOR_TAKES_LAST = 'option lastHubColony: Constructor lands the last colony from the Hub';
const WAITS_BY_CHOICE = 'option maintenanceBay: a ship waits though a place would take it';
const MORE_THAN_THE_BOX = 'option tokenSupply: more than the box holds';

const OTHERS = [
  'bumped from the Outpost',
  'raid for tokens',
  'raid for a card',
  'stolen duplicate',
  'step carried over',
  'step lost by waiting',
  'landing: colonist-hub',
  'landing: colony-constructor',
  'landing: terraforming-station',
  'last colony from the Hub by the Terraforming Station',
  'relic returned: control-lost',
  'relic returned: isolated',
  'relic returned: terraforming',
  'relic returned: cannon',
  'relic ship docked',
  'teleported with company',
  'several ships shot',
  'shot off the Terraforming Station',
  'deck shuffled anew',
  'gain cut by the stock',
  'tokens returned',
  CONSTRUCTOR_TAKES_LAST,
  'option cannonShot: several players shot',
  WAITS_BY_CHOICE,
  MORE_THAN_THE_BOX,
];

/** What an action is about to make use of. */
export function* firedByAction(state: State, action: Action): Generator<string> {
  const { seat } = state.turn;
  const player = state.players[seat];
  if (action.type === 'dock-ships') yield* firedByDocking(state, action);
  if (action.type === 'trade-at-market' && hasBonus(state, seat, 'heinlein-plains') && (tradePrice(without(state), seat) ?? 0) > 1) {
    yield 'bonus: heinlein-plains';
  }
  if (action.type === 'buy-relic-ship') yield 'bonus: burroughs-desert';
  if (action.type === 'use-power' && hasBonus(state, seat, 'pohl-foothills')) yield 'bonus: pohl-foothills';
  if (action.type === 'discard-card') yield `discard: ${action.card}`;
  if (action.type === 'keep-waiting') yield 'step lost by waiting';
  if (action.type === 'teleport-ship' && action.faces.length > 0) yield 'teleported with company';
  if (action.type === 'steal-token') yield 'raid for tokens';
  const question = state.pending.at(-1);
  if (question?.ask === 'raid') {
    for (const other of state.players) {
      const guard = guardOf(state, other.seat);
      if (other.seat !== seat && guard !== undefined && other.fuel + other.ore > 0) yield `guards: ${guard}`;
    }
  }
  if (action.type === 'fire-again') {
    yield 'several ships shot';
    if (question?.ask === 'keep-firing' && action.owner !== question.owner) yield 'option cannonShot: several players shot';
  }
  if (action.type === 'land-colony' && question?.ask === 'choose-landing') {
    if (state.fields.repulsor !== undefined) yield 'works: repulsor';
    if (question.excess > 0) yield 'step carried over';
    if (player.colonies === 0 && question.because === 'terraforming-station') yield 'last colony from the Hub by the Terraforming Station';
    if (player.colonies === 0 && question.because === 'colony-constructor') yield CONSTRUCTOR_TAKES_LAST;
  }
}

function without(state: State): State {
  return { ...state, fields: { ...state.fields, isolation: 'heinlein-plains' } };
}

function* firedByDocking(state: State, action: Extract<Action, { type: 'dock-ships' }>): Generator<string> {
  const { seat } = state.turn;
  yield `station: ${action.at}`;
  if (action.relic) yield 'relic ship docked';
  if (action.at === 'colony-constructor' && hasBonus(state, seat, 'bradbury-plateau')) yield 'bonus: bradbury-plateau';
  if (action.at === 'shipyard' && hasBonus(state, seat, 'herbert-valley')) yield 'bonus: herbert-valley';
  if (action.at === 'colonist-hub' && state.turn.hubDockings === 1 && hasBonus(state, seat, 'asimov-crater')) yield 'bonus: asimov-crater';
  if (action.at === 'lunar-mine' && state.docks['lunar-mine'].some((ship) => ship.face > action.faces[0]))
    yield 'bonus: van-vogt-mountains';
  if (action.at === 'maintenance-bay') {
    const strict: State = { ...state, options: { ...state.options, maintenanceBay: 'when-no-dock-is-left' } };
    if (placeThatTakes(strict, action) !== undefined) yield WAITS_BY_CHOICE;
  }
}

export function* firedByEvent(event: Event): Generator<string> {
  switch (event.type) {
    case 'tokens-gained':
      if (event.because === 'lem-badlands') yield 'bonus: lem-badlands';
      if (event.because === 'resource-cache') yield 'after the roll: resource-cache';
      if (event.cut > 0) yield 'gain cut by the stock';
      return;
    case 'power-used':
      yield `power: ${event.card}`;
      return;
    case 'card-discarded':
      if (event.card === 'resource-cache') yield 'tie: resource-cache';
      return;
    case 'card-stolen':
      yield 'raid for a card';
      if (event.isDuplicate) yield 'stolen duplicate';
      if (event.card === 'holographic-decoy') yield 'stolen guard: holographic-decoy';
      return;
    case 'field-placed':
      yield event.from === undefined ? `placed: ${event.field}` : `moved: ${event.field}`;
      return;
    case 'field-removed':
      yield `removed: ${event.field}`;
      return;
    case 'ships-bumped':
      yield 'bumped from the Outpost';
      return;
    case 'colony-landed':
      yield `landing: ${event.because}`;
      return;
    case 'relic-returned':
      yield `relic returned: ${event.because}`;
      return;
    case 'ship-removed':
      if (event.at === 'terraforming-station') yield 'shot off the Terraforming Station';
      return;
    case 'deck-reshuffled':
      yield 'deck shuffled anew';
      return;
    case 'tokens-returned':
      yield 'tokens returned';
      return;
    default:
      return;
  }
}

/** What counts at the end of a game. */
export function* firedAtEnd(state: State): Generator<string> {
  for (const { seat } of state.players) {
    for (const card of POINT_CARDS) if (pointsFrom(state, seat, card) > 0) yield `points: ${card}`;
    if (pointsFrom(state, seat, 'positron-field') > 0) yield 'works: positron';
  }
  const { isolation } = state.fields;
  if (isolation !== undefined && controllerOf(state, isolation) !== undefined) yield 'works: isolation';
  const fuel = state.players.reduce((sum, player) => sum + player.fuel, 0);
  const ore = state.players.reduce((sum, player) => sum + player.ore, 0);
  if (fuel > 30 || ore > 20) yield MORE_THAN_THE_BOX;
}
