import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, Target, UsePower } from '../actions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { hasBonus } from '../rules/territories.ts';
import { giveBack, type Purse, refuseFuel } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { AIMS, type AimOf, type Effect, type EffectOf, isAimedAt } from './effects.ts';
import {
  handfulsToRoll,
  noShip,
  noShipsToShift,
  noShipToChange,
  pairsToShift,
  refuseChange,
  refuseReroll,
  refuseShift,
  refuseShip,
  reroll,
  shiftShips,
  shipsToChange,
  shipsToTurn,
  turnShip,
} from './ship-powers.ts';
import { borrowBonus, coloniesToPayFor, noBonusToBorrow, refuseBorrowing, TERRITORY_TARGETS } from './special/borrow.ts';
import { fire, noShipToShoot, refuseShot } from './special/cannon.ts';
import { dockedShips } from './special/docked-ships.ts';
import { askForDestination, noShipToTeleport, refuseArrival, refuseDeparture } from './special/teleport.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** Everything the rules must know of a word of `Effect`. */
interface Power<Do extends Effect['do']> {
  /** Fuel for one use, without the discount of Pohl Foothills; without a target, the least it can cost. */
  price(state: State, power: EffectOf<Do>, target: AimOf<Do> | undefined): number;
  targets(state: State, power: EffectOf<Do>): readonly Target[];
  /** Every target listed is legal once the price, the same for all, can be paid; otherwise `refuse` has the last word. */
  readonly isExact: boolean;
  refuse(state: State, target: AimOf<Do>, power: EffectOf<Do>): Refusal | undefined;
  /** What is asked once the price can be paid; `left` is what is left then. */
  refusePaid?(state: State, target: AimOf<Do>, left: Purse): Refusal | undefined;
  use(draft: State, target: AimOf<Do>, power: EffectOf<Do>, tell: Tell<Event>): void;
  /** Why no target will do, where none does. */
  noTarget(state: State, power: EffectOf<Do>): Refusal;
}

const fuelOf = (_state: State, power: { readonly fuel: number }): number => power.fuel;

const POWERS: { readonly [Do in Effect['do']]: Power<Do> } = {
  'change-ship': {
    price: fuelOf,
    targets: (state, { by }) => shipsToChange(state, by),
    isExact: true,
    refuse: (state, ship, { by }) => refuseChange(state, ship, by),
    use: (draft, ship, { by }, tell) => turnShip(draft, ship, ship.face + by, tell),
    noTarget: (state, { by }) => noShipToChange(state, by),
  },
  'flip-ship': {
    price: fuelOf,
    targets: shipsToTurn,
    isExact: true,
    refuse: refuseShip,
    use: (draft, ship, _power, tell) => turnShip(draft, ship, 7 - ship.face, tell),
    noTarget: noShip,
  },
  'shift-between-ships': {
    price: fuelOf,
    targets: pairsToShift,
    isExact: true,
    refuse: refuseShift,
    use: (draft, ships, _power, tell) => shiftShips(draft, ships, tell),
    noTarget: noShipsToShift,
  },
  'reroll-ships': {
    price: fuelOf,
    targets: handfulsToRoll,
    isExact: true,
    refuse: refuseReroll,
    use: (draft, ships, _power, tell) => reroll(draft, draft.turn.seat, ships, tell),
    noTarget: noShip,
  },
  'borrow-bonus': {
    price: (state, { fuelPerColony }, target) => fuelPerColony * coloniesToPayFor(state, target?.territory),
    targets: () => TERRITORY_TARGETS,
    isExact: false,
    refuse: (state, { territory }) => refuseBorrowing(state, territory),
    use: (draft, { territory }, _power, tell) => borrowBonus(draft, territory, tell),
    noTarget: noBonusToBorrow,
  },
  'teleport-ship': {
    price: fuelOf,
    targets: (state) => dockedShips(state).filter(({ owner }) => owner === state.turn.seat),
    isExact: false,
    refuse: refuseDeparture,
    refusePaid: refuseArrival,
    use: (draft, ship) => askForDestination(draft, ship),
    noTarget: noShipToTeleport,
  },
  'remove-ships': {
    price: (_state, { fuelPerShip }) => fuelPerShip,
    targets: (state) => dockedShips(state).filter(({ owner }) => owner !== state.turn.seat),
    isExact: false,
    refuse: refuseShot,
    use: (draft, ship, _power, tell) => fire(draft, ship, tell),
    noTarget: noShipToShoot,
  },
};

/** [AF-15.7] [AF-R44] One fuel less a use, never below nothing. A target the power is not aimed at costs nothing. */
function priceOf<Do extends Effect['do']>(state: State, seat: Seat, use: { power: EffectOf<Do>; target: Target | undefined }): number {
  const { power, target } = use;
  if (target !== undefined && !isAimedAt(target, AIMS[power.do])) return 0;
  const price = POWERS[power.do].price(state, power, target);
  return price > 0 && hasBonus(state, seat, 'pohl-foothills') ? price - 1 : price;
}

/** What this use would cost now; undefined for a card without a fuel power. */
export function powerCost(state: State, seat: Seat, use: { card: TechId; target: Target }): number | undefined {
  const { power }: TechCard = TECH[use.card];
  return power === undefined ? undefined : priceOf(state, seat, { power, target: use.target });
}

/** [AF-17.3] Why this card's fuel power may not be used at all, whatever it is aimed at. */
function refuseCard(state: State, card: TechId): Refusal | undefined {
  const { power }: TechCard = TECH[card];
  if (!state.players[state.turn.seat].cards.includes(card)) return refused('card-not-owned', 'AF-17.1', { card });
  if (power === undefined) return refused('card-has-no-power', 'AF-17.3', { card });
  return state.turn.used.includes(card) ? refused('card-used-this-turn', 'AF-17.3', { card }) : undefined;
}

/** [AF-17.3] Why this card's fuel power may not be used so, or undefined when it may. */
export function refusePower(state: State, action: UsePower): Refusal | undefined {
  const { power }: TechCard = TECH[action.card];
  return refuseCard(state, action.card) ?? (power === undefined ? undefined : refuseUse(state, power, action));
}

function refuseUse<Do extends Effect['do']>(state: State, power: EffectOf<Do>, { card, target }: UsePower): Refusal | undefined {
  if (!isAimedAt(target, AIMS[power.do])) return refused('wrong-target', TECH[card].rule, { card });
  const word = POWERS[power.do];
  const player = state.players[state.turn.seat];
  const price = priceOf(state, state.turn.seat, { power, target });
  const unfit = word.refuse(state, target, power) ?? refuseFuel(player, price, 'AF-17.3');
  if (unfit !== undefined || word.refusePaid === undefined) return unfit;
  return word.refusePaid(state, target, { fuel: player.fuel - price, ore: player.ore });
}

/** Pays and does it; what needs a further answer is left pending. */
export function usePower(draft: State, action: UsePower, tell: Tell<Event>): void {
  const { power }: TechCard = TECH[action.card];
  if (power === undefined) throw new Error(`AF-17.3: ${action.card} has no fuel power`);
  carryOut(draft, power, action, tell);
}

function carryOut<Do extends Effect['do']>(draft: State, power: EffectOf<Do>, { card, target }: UsePower, tell: Tell<Event>): void {
  if (!isAimedAt(target, AIMS[power.do])) throw new Error(`AF-17.3: ${card} is not aimed at a ${target.kind}`);
  const { seat } = draft.turn;
  const fuel = priceOf(draft, seat, { power, target });
  giveBack(draft, seat, { fuel, ore: 0 });
  draft.turn.used.push(card);
  tell({ type: 'power-used', seat, card, fuel });
  POWERS[power.do].use(draft, target, power, tell);
}

/** Every legal use of a fuel power. */
export function addPowers(state: State, actions: Action[]): void {
  const { cards } = state.players[state.turn.seat];
  for (let index = 0; index < cards.length; index++) {
    const { power }: TechCard = TECH[cards[index]];
    if (power !== undefined && !state.turn.used.includes(cards[index])) addUses(state, power, cards[index], actions);
  }
}

function addUses<Do extends Effect['do']>(state: State, power: EffectOf<Do>, card: TechId, actions: Action[]): void {
  const { targets, isExact } = POWERS[power.do];
  if (isExact && state.players[state.turn.seat].fuel < priceOf(state, state.turn.seat, { power, target: undefined })) return;
  for (const target of targets(state, power)) {
    const action = { type: 'use-power', card, target } as const;
    if (isExact || refuseUse(state, power, action) === undefined) actions.push(action);
  }
}

/** Why this card's fuel power has no use at all now; undefined where it has one. */
export function whyNoPower(state: State, card: TechId): Refusal | undefined {
  const { power }: TechCard = TECH[card];
  return refuseCard(state, card) ?? (power === undefined ? undefined : whyNoUse(state, power, card));
}

/** The true reason for the whole card: its price, where any target could be had for it, else that there is no target. */
function whyNoUse<Do extends Effect['do']>(state: State, power: EffectOf<Do>, card: TechId): Refusal | undefined {
  const { targets, noTarget } = POWERS[power.do];
  const player = state.players[state.turn.seat];
  const refusals = targets(state, power).map((target) => refuseUse(state, power, { type: 'use-power', card, target }));
  if (refusals.includes(undefined)) return undefined;
  const isPriceAlone = refusals.some((refusal) => refusal?.code === 'not-enough-fuel');
  const unpaid = refuseFuel(player, priceOf(state, state.turn.seat, { power, target: undefined }), 'AF-17.3');
  return isPriceAlone && unpaid !== undefined ? unpaid : noTarget(state, power);
}
