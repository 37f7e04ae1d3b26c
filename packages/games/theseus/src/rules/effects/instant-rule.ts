import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { BonusId } from '../../cards/bonus.ts';
import type { CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { State, UnitNumber } from '../../state.ts';
import { isSameSide } from '../sides.ts';

export interface Played {
  readonly seat: Seat;
  readonly cause: CardId | BonusId;
  readonly target: Target;
  /** What the card counts: wounds, data, tokens, sectors. */
  readonly x: number;
}

/** How a word of instant and bonus cards is carried out; each has one, see `instants.ts`. A card that would do nothing cannot be played. */
export interface InstantRule {
  /** Every target `refuse` lets pass. */
  targets(state: State, seat: Seat): readonly Target[];
  /** Why the card cannot be played at this, or undefined when it can. */
  refuse(state: State, seat: Seat, target: Target): Refusal | undefined;
  work(draft: State, played: Played, tell: Tell<Event>): void;
  /** Why the card has no target at all. */
  readonly none: Refusal;
}

// Lists of legal actions ask these for every unit and place, so they are made once.
export const WRONG_TARGET = refused('wrong-target', 'TH-14.5');
export const NOT_AN_ENEMY = refused('not-an-enemy', 'TH-14.5');
export const NOT_IN_SECTOR = refused('not-in-sector', 'TH-14.5');
export const NOBODY_NEAR = refused('nobody-near', 'TH-14.5');
export const NO_ENEMY_NEAR = refused('no-enemy-near', 'TH-14.5');

export function hasSideIn(state: State, seat: Seat, place: number): boolean {
  const { units } = state;
  for (let number = 0; number < units.length; number++) {
    if (units[number].at === place && isSameSide(state, units[number].seat, seat)) return true;
  }
  return false;
}

/** By the unit's number: made once, for most of them are only asked about. */
const AT_UNITS: Target[] = [];

function atUnit(unit: UnitNumber): Target {
  for (let next = AT_UNITS.length; next <= unit; next++) AT_UNITS.push(Object.freeze({ kind: 'unit', unit: next }));
  return AT_UNITS[unit];
}

export function unitsToAimAt(state: State, seat: Seat, refuse: InstantRule['refuse']): readonly Target[] {
  const targets: Target[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    const target = atUnit(unit);
    if (refuse(state, seat, target) === undefined) targets.push(target);
  }
  return targets;
}
