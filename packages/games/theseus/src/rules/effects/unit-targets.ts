import { CARDS } from '../../cards/titles.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { State, UnitNumber } from '../../state.ts';
import { areAlike, beginAttack, targetsOf } from '../attacks.ts';
import { amount, holderOf, installedOn } from '../in-effect.ts';
import { attackOf } from '../rooms.ts';
import { wound } from '../scores.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { invisibilityLeft } from '../unit-tokens.ts';
import type { Asking, Performance } from './asking.ts';
import { unitOf } from './unit-choices.ts';

/** Cards that choose units where they stand. */

type RefuseUnit = (state: State, step: Performance, unit: UnitNumber) => RefusalCode | undefined;

/** Offers every unit that `refuse` lets pass, one an answer. */
function aimedAtUnits(refuse: RefuseUnit): Pick<Asking, 'add' | 'refuse' | 'key'> {
  return {
    add(state, step, answers) {
      state.units.forEach((_, unit) => {
        if (refuse(state, step, unit) === undefined) answers.push({ type: 'choose-unit', unit });
      });
    },
    refuse(state, step, action) {
      return action.type === 'choose-unit' ? refuse(state, step, action.unit) : 'wrong-answer';
    },
    key: unitOf,
  };
}

/** [TH-18.9] [TH-E35] [TH-E36] A unit of the side that can attack somebody now; once a turn. */
function refuseStriker(state: State, { seat, used }: Performance, number: UnitNumber): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, seat, unit.seat)) return 'not-your-unit';
  if (unit.at < 0) return 'not-in-sector';
  if (unit.heldBy !== undefined) return 'unit-held';
  if (used.includes(number)) return 'chosen-already';
  if (unit.hasStruck) return 'struck-already';
  return attackOf(state, unit) === 'none' || targetsOf(state, number).length === 0 ? 'nobody-to-hit' : undefined;
}

export const START_ATTACKS: Asking = {
  isOptional: true,
  isByCopy: false,
  ...aimedAtUnits(refuseStriker),
  answer(draft, { seat }, action, tell) {
    if (action.type !== 'choose-unit') return;
    draft.units[action.unit].hasStruck = true;
    beginAttack(draft, { seat, unit: action.unit }, tell);
  },
};

/** [TH-20.10] [TH-E44] One token a unit. */
function refuseHidden(state: State, { seat, used }: Performance, number: UnitNumber): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, seat, unit.seat)) return 'not-your-unit';
  if (unit.at < 0) return 'not-in-sector';
  if (used.includes(number)) return 'chosen-already';
  if (unit.isInvisible) return 'invisible-already';
  return invisibilityLeft(state) === 0 ? 'none-left' : undefined;
}

export const MAKE_INVISIBLE: Asking = {
  isOptional: true,
  isByCopy: false,
  ...aimedAtUnits(refuseHidden),
  answer(draft, _, action, tell) {
    if (action.type !== 'choose-unit') return;
    draft.units[action.unit].isInvisible = true;
    tell({ type: 'unit-hidden', unit: action.unit });
  },
};

function refuseWounded(state: State, { seat }: Performance, number: UnitNumber): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return 'not-an-enemy';
  return unit.at < 0 ? 'not-in-sector' : undefined;
}

/** [TH-19.12] Any enemy unit in any sector; not an attack, so nothing protects it. */
export const WOUND_ANYWHERE: Asking = {
  isOptional: false,
  isByCopy: true,
  ...aimedAtUnits(refuseWounded),
  answer(draft, { seat, card, title }, action, tell) {
    const installed = installedOn(draft, card);
    const { effect } = CARDS[title];
    if (action.type !== 'choose-unit' || installed === undefined || effect.do !== 'wound-anywhere') return;
    // [TH-R52] The player who performs it is the one whose it is, also where the card is an ally's.
    const from = draft.mode === 'teams' ? seat : holderOf(draft, installed);
    wound(draft, { unit: action.unit, wounds: amount(installed, effect.wounds), from, cause: title }, tell);
  },
  areAlike(state, _, answers) {
    return areAlike(
      state,
      answers.map((answer) => unitOf(state, answer)),
    );
  },
};
