import type { Refusal } from '@orrery/engine';
import { refused } from '../../refusals.ts';
import type { State, UnitNumber } from '../../state.ts';
import { areAlike, beginAttack, targetsOf } from '../attacks.ts';
import { holderOf, installedOn, xOf } from '../in-effect.ts';
import { chooseUnit } from '../listed.ts';
import { attackOf } from '../rooms.ts';
import { wound } from '../scores.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { invisibilityLeft } from '../unit-tokens.ts';
import { type Asking, notAsked, type Performance } from './asking.ts';
import { unitOf } from './unit-choices.ts';

/** Cards that choose units where they stand. */

type RefuseUnit = (state: State, step: Performance, unit: UnitNumber) => Refusal | undefined;

/** Offers every unit that `refuse` lets pass, one per answer. */
function aimedAtUnits(refuse: RefuseUnit): Pick<Asking, 'add' | 'refuse' | 'key'> {
  return {
    add(state, step, answers) {
      state.units.forEach((_, unit) => {
        if (refuse(state, step, unit) === undefined) answers.push(chooseUnit(unit));
      });
    },
    refuse(state, step, action) {
      return action.type === 'choose-unit' ? refuse(state, step, action.unit) : refused('wrong-answer', 'TH-5.2');
    },
    key: unitOf,
  };
}

/** [TH-18.9] [TH-E35] [TH-E36] A unit of the side that can attack somebody now; once per turn. */
function refuseStriker(state: State, { seat, used }: Performance, number: UnitNumber): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, seat, unit.seat)) return refused('not-your-unit', 'TH-18.9');
  if (unit.at < 0) return refused('not-in-sector', 'TH-14.5');
  if (unit.heldBy !== undefined) return refused('unit-held', 'TH-19.9');
  if (used.includes(number)) return refused('chosen-already', 'TH-5.2');
  if (unit.hasStruck) return refused('struck-already', 'TH-18.9');
  if (attackOf(state, unit) === 'none') return refused('no-attack', 'TH-8.2');
  return targetsOf(state, number).length === 0 ? refused('nobody-to-hit', 'TH-8.1') : undefined;
}

export const START_ATTACKS: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  ...aimedAtUnits(refuseStriker),
  answer(draft, step, action, tell) {
    if (action.type !== 'choose-unit') return notAsked(step, action);
    draft.units[action.unit].hasStruck = true;
    return beginAttack(draft, { seat: step.seat, unit: action.unit }, tell);
  },
};

/** [TH-20.10] [TH-E44] One token per unit. */
function refuseHidden(state: State, { seat, used }: Performance, number: UnitNumber): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, seat, unit.seat)) return refused('not-your-unit', 'TH-20.10');
  if (unit.at < 0) return refused('not-in-sector', 'TH-14.5');
  if (used.includes(number)) return refused('chosen-already', 'TH-5.2');
  if (unit.isInvisible) return refused('invisible-already', 'TH-20.10');
  return invisibilityLeft(state) === 0 ? refused('none-left', 'TH-9.3') : undefined;
}

export const MAKE_INVISIBLE: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  ...aimedAtUnits(refuseHidden),
  answer(draft, step, action, tell) {
    if (action.type !== 'choose-unit') return notAsked(step, action);
    draft.units[action.unit].isInvisible = true;
    tell({ type: 'unit-hidden', unit: action.unit });
  },
};

function refuseWounded(state: State, { seat }: Performance, number: UnitNumber): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return refused('not-an-enemy', 'TH-19.12');
  return unit.at < 0 ? refused('not-in-sector', 'TH-14.5') : undefined;
}

/** [TH-19.12] Any enemy unit in any sector; not an attack, so nothing protects it. */
export const WOUND_ANYWHERE: Asking = {
  asks: 'now',
  isOptional: false,
  isByCopy: true,
  isCounted: false,
  ...aimedAtUnits(refuseWounded),
  answer(draft, step, action, tell) {
    if (action.type !== 'choose-unit') return notAsked(step, action);
    const { seat, card, title } = step;
    const installed = installedOn(draft, card);
    if (installed === undefined) return;
    // [TH-R52] The player who performs it is the one whose it is, also where the card is an ally's.
    const from = draft.mode === 'teams' ? seat : holderOf(draft, installed);
    wound(draft, { unit: action.unit, wounds: xOf(installed), from, cause: title }, tell);
  },
  areAlike(state, _, answers) {
    return areAlike(
      state,
      answers.map((answer) => unitOf(state, answer)),
    );
  },
};
