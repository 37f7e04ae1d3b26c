import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { Place, Spot, State, Unit, UnitNumber } from '../state.ts';
import { installedOn } from './in-effect.ts';
import {
  attackSets,
  extraData,
  extraWounds,
  hidingSpots,
  hidingWounds,
  isProtected,
  modulesUsed,
  shieldsUsed,
  shieldsUsedIn,
  supportOf,
  supportUsed,
} from './modules.ts';
import { cardUsed } from './pandora.ts';
import { attackOf, passagesFrom, roomBit } from './rooms.ts';
import { gainData, wound } from './scores.ts';
import { isEnemy } from './sides.ts';
import { reveal } from './unit-tokens.ts';

const NOBODY: readonly UnitNumber[] = [];

/** [TH-8.1] [TH-8.5] Enemy units of its sector behind a passage that nothing protects. */
export function targetsOf(state: State, attacker: UnitNumber): readonly UnitNumber[] {
  const { units } = state;
  const unit = units[attacker];
  if (unit.at < 0) return NOBODY;
  const range = passagesFrom(state.sectors[unit.at].id, unit.room);
  let targets: UnitNumber[] | undefined;
  for (let number = 0; number < units.length; number++) {
    const other = units[number];
    if (other.at !== unit.at || (range & roomBit(other.room)) === 0) continue;
    if (!isEnemy(state, unit.seat, other.seat) || isProtected(state, other)) continue;
    if (targets === undefined) targets = [number];
    else targets.push(number);
  }
  return targets ?? NOBODY;
}

/** [TH-8.2] [TH-19.9] By the side it shows, standing in a sector, and not while it is held. */
export function canAttack(state: State, unit: Unit): boolean {
  return unit.at >= 0 && unit.heldBy === undefined && attackOf(state, unit) !== 'none';
}

/** [TH-22.2] [TH-R28] A choice is one only where it makes a difference: in the team match, whose life it costs. */
export function areAlike({ mode, units }: State, targets: readonly UnitNumber[]): boolean {
  if (mode !== 'teams') return true;
  for (const target of targets) if (units[target].seat !== units[targets[0]].seat) return false;
  return true;
}

interface Hit {
  readonly unit: UnitNumber;
  readonly target: UnitNumber;
}

/** [TH-8.2] [TH-R29] One hit, with what modules of the attacker's sector add to it. */
export function hit(draft: State, { unit, target }: Hit, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  const attacker = draft.units[unit];
  if (attackOf(draft, attacker) !== 'data') {
    hitForWounds(draft, { unit, target }, tell);
    return;
  }
  tell({ type: 'unit-attacked', unit, target });
  gainData(draft, { seat: attacker.seat, count: 1 + extraData(draft, attacker), cause: 'attack' }, tell);
}

/** Whatever side the unit shows. */
function hitForWounds(draft: State, { unit, target }: Hit, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  const attacker = draft.units[unit];
  tell({ type: 'unit-attacked', unit, target });
  wound(draft, { unit: target, wounds: 1 + extraWounds(draft, attacker), from: attacker.seat, cause: 'attack' }, tell);
}

/** [TH-18.8] Every enemy in range whichever side the unit shows, as often as modules let it attack. */
export function strikeAll(draft: State, unit: UnitNumber, tell: Tell<Event>): void {
  for (let sets = attackSets(draft, draft.units[unit]); sets > 0; sets--) {
    const targets = targetsOf(draft, unit);
    if (targets.length === 0) return;
    for (const target of targets) hitForWounds(draft, { unit, target }, tell);
  }
  afterAttack(draft, unit, tell);
}

/** [TH-R47] Who has attacked is seen; modules lent for one use go back [TH-R57]. */
function afterAttack(draft: State, unit: UnitNumber, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  reveal(draft, unit, tell);
  modulesUsed(draft, draft.units[unit], tell);
  shieldsUsed(draft, draft.units[unit], tell);
}

/** All attacks of one unit; where the player has to choose between targets the rest goes on waiting. */
export function beginAttack(draft: State, { seat, unit }: { readonly seat: Seat; readonly unit: UnitNumber }, tell: Tell<Event>): void {
  if (!canAttack(draft, draft.units[unit])) return;
  const sets = attackAsFar(draft, { unit, sets: attackSets(draft, draft.units[unit]) }, tell);
  if (sets > 0) draft.pending.push({ do: 'attack', seat, unit, sets });
}

/** Does what needs no choice; false: the attacker's player has to say whom. The step is on top of what waits. */
export function runAttack(draft: State, step: PendingOf<'attack'>, tell: Tell<Event>): boolean {
  const sets = attackAsFar(draft, { unit: step.unit, sets: setsOf(draft, step) }, tell);
  if (draft.ended !== undefined) return true;
  if (sets === 0) draft.pending.pop();
  else if (sets !== step.sets) draft.pending[draft.pending.length - 1] = { ...step, sets };
  return sets === 0;
}

/** [TH-R57] A module that was lent may be gone before the next of several units attacks. */
function setsOf(state: State, { unit, sets }: PendingOf<'attack'>): number {
  return sets ?? attackSets(state, state.units[unit]);
}

/** Attacks set by set until a target has to be chosen; gives the sets that are left then. */
function attackAsFar(draft: State, attack: { readonly unit: UnitNumber; readonly sets: number }, tell: Tell<Event>): number {
  const { unit } = attack;
  const kind = attackOf(draft, draft.units[unit]);
  for (let { sets } = attack; sets > 0; sets--) {
    const targets = targetsOf(draft, unit);
    if (targets.length === 0) {
      shieldsUsed(draft, draft.units[unit], tell);
      return 0;
    }
    if (kind === 'all') {
      for (const target of targets) hit(draft, { unit, target }, tell);
    } else if (areAlike(draft, targets)) hit(draft, { unit, target: targets[0] }, tell);
    else return sets;
    if (draft.ended !== undefined) return 0;
  }
  afterAttack(draft, unit, tell);
  return 0;
}

/** The answer: this target. */
export function answerAttack(draft: State, step: PendingOf<'attack'>, target: UnitNumber, tell: Tell<Event>): void {
  const sets = setsOf(draft, step);
  draft.pending.pop();
  hit(draft, { unit: step.unit, target }, tell);
  if (draft.ended !== undefined) return;
  if (sets > 1) draft.pending.push({ ...step, sets: sets - 1 });
  else afterAttack(draft, step.unit, tell);
}

/**
 * [TH-8.3] [TH-8.4] [TH-11.4] [TH-22.16] [TH-R8] [TH-R63] The player's own units attack, here or everywhere; then their side's cards strike
 * from hiding.
 */
export function beginAssault(
  draft: State,
  { seat, place }: { readonly seat: Seat; readonly place: Place | undefined },
  tell: Tell<Event>,
): void {
  const units: UnitNumber[] = [];
  for (let number = 0; number < draft.units.length; number++) {
    const unit = draft.units[number];
    if (unit.seat !== seat || (place !== undefined && unit.at !== place)) continue;
    if (canAttack(draft, unit)) units.push(number);
  }
  tell({ type: 'assault-began', seat, place });
  draft.pending.push({ do: 'assault', seat, place, units, hiding: hidingSpots(draft, seat, place), isFull: place === undefined });
}

/** Units first, then what hides [TH-R31], then support of a full Assault. It stops wherever its player has to choose a target. */
export function runAssault(draft: State, step: PendingOf<'assault'>, tell: Tell<Event>): boolean {
  const { seat, place, units, hiding, isFull } = step;
  draft.pending.pop();
  for (let next = 0; next < units.length; next++) {
    const unit = units[next];
    const sets = attackAsFar(draft, { unit, sets: attackSets(draft, draft.units[unit]) }, tell);
    if (draft.ended !== undefined) return true;
    if (sets === 0) continue;
    draft.pending.push({ do: 'assault', seat, place, units: units.slice(next + 1), hiding, isFull }, { do: 'attack', seat, unit, sets });
    return true;
  }
  if (hiding.length > 0) return strikeFromHiding(draft, { ...step, units: NOBODY }, tell);
  if (isFull) {
    const support = supportOf(draft, seat);
    if (support !== undefined) draft.pending.push({ do: 'support', seat, wounds: support.wounds });
  }
  return true;
}

/** [TH-8.5] [TH-R30] Any enemy unit of its sector, walls or not, that nothing protects. */
export function hidingTargets(state: State, seat: Seat, { place }: Spot): readonly UnitNumber[] {
  const targets: UnitNumber[] = [];
  for (let number = 0; number < state.units.length; number++) {
    const unit = state.units[number];
    if (unit.at === place && isEnemy(state, seat, unit.seat) && !isProtected(state, unit)) targets.push(number);
  }
  return targets;
}

/** The assault step has been taken off; it comes back where the player has to choose. */
function strikeFromHiding(draft: State, step: PendingOf<'assault'>, tell: Tell<Event>): boolean {
  const at = step.hiding[0];
  const hiding = step.hiding.slice(1);
  const targets = hidingTargets(draft, step.seat, at);
  if (targets.length > 0 && !areAlike(draft, targets)) {
    draft.pending.push(step);
    return false;
  }
  if (hiding.length > 0 || step.isFull) draft.pending.push({ ...step, hiding });
  if (targets.length > 0) strikeFrom(draft, { seat: step.seat, at, target: targets[0] }, tell);
  else shieldsUsedIn(draft, { place: at.place, by: step.seat }, tell);
  return true;
}

/** The answer: this target. */
export function answerAssault(draft: State, step: PendingOf<'assault'>, target: UnitNumber, tell: Tell<Event>): void {
  const at = step.hiding[0];
  const hiding = step.hiding.slice(1);
  draft.pending.pop();
  if (hiding.length > 0 || step.isFull) draft.pending.push({ ...step, hiding });
  strikeFrom(draft, { seat: step.seat, at, target }, tell);
}

interface Strike {
  readonly seat: Seat;
  readonly at: Spot;
  readonly target: UnitNumber;
}

function strikeFrom(draft: State, { seat, at, target }: Strike, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  if (installed === undefined) return;
  tell({ type: 'struck-from-hiding', at, target });
  wound(draft, { unit: target, wounds: hidingWounds(draft, at), from: seat, cause: installed.card }, tell);
  cardUsed(draft, at, tell);
  shieldsUsedIn(draft, { place: at.place, by: seat }, tell);
}

/** [TH-17.15] Any enemy unit in any sector; not an attack. */
export function supportTargets(state: State, seat: Seat): readonly UnitNumber[] {
  const targets: UnitNumber[] = [];
  for (let number = 0; number < state.units.length; number++) {
    const unit = state.units[number];
    if (unit.at >= 0 && isEnemy(state, seat, unit.seat)) targets.push(number);
  }
  return targets;
}

export function runSupport(draft: State, step: PendingOf<'support'>, tell: Tell<Event>): boolean {
  const targets = supportTargets(draft, step.seat);
  if (targets.length > 0 && !areAlike(draft, targets)) return false;
  if (targets.length === 0) draft.pending.pop();
  else answerSupport(draft, step, targets[0], tell);
  return true;
}

export function answerSupport(draft: State, { seat, wounds }: PendingOf<'support'>, target: UnitNumber, tell: Tell<Event>): void {
  const support = supportOf(draft, seat);
  draft.pending.pop();
  if (support === undefined) return;
  wound(draft, { unit: target, wounds, from: seat, cause: support.card }, tell);
  supportUsed(draft, seat, tell);
}
