import type { Seat, Tell } from '@orrery/engine';
import type { Card } from '../../cards/cards.ts';
import type { ActionEffect, TrapEffect } from '../../cards/effects.ts';
import { byTitle, CARDS } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import { FULL_LIFE, type Installed, type Place, type Spot, type State, type UnitNumber } from '../../state.ts';
import { canAttack, targetsOf } from '../attacks.ts';
import { changeInstalled } from '../changing-cards.ts';
import { copiesOf, holderOf, installedOn, xOf } from '../in-effect.ts';
import { discardInstalled } from '../leaving-play.ts';
import { cardUsed } from '../pandora.ts';
import { gainData, wound } from '../scores.ts';
import { isSameSide } from '../sides.ts';
import { grippersLeft, heldAt, parasitesLeft } from '../unit-tokens.ts';

export interface Sprung {
  readonly unit: UnitNumber;
  readonly at: Spot;
}

interface Springing extends Sprung {
  readonly installed: Installed;
  readonly holder: Seat;
  /** [TH-R32] A Duplication makes it work once more. */
  readonly copies: number;
}

/** How a word of traps is carried out. */
interface TrapRule {
  /** Whether it would do anything to this unit now; one that would not is left alone and asks for no order. */
  canSpring(state: State, sprung: Sprung, installed: Installed): boolean;
  work(draft: State, springing: Springing, tell: Tell<Event>): void;
  /** Points it can bring its holder at most. */
  reach(installed: Installed, copies: number): number;
  /** Wounds and data alone: such traps may come in any order. */
  readonly isPlain: boolean;
}

const WOUND: TrapRule = {
  canSpring: () => true,
  work(draft, { unit, installed, holder, copies }, tell) {
    wound(draft, { unit, wounds: copies * xOf(installed), from: holder, cause: installed.card }, tell);
  },
  reach: (installed, copies) => copies * xOf(installed),
  isPlain: true,
};

const TRAPS: { readonly [Word in TrapEffect['do']]: TrapRule } = {
  /** [TH-17.1] [TH-17.2] [TH-18.2] */
  wound: WOUND,
  /** [TH-20.2] [TH-20.3] */
  'trap-data': {
    canSpring: () => true,
    work(draft, { installed, holder, copies }, tell) {
      gainData(draft, { seat: holder, count: copies * xOf(installed), cause: installed.card }, tell);
    },
    reach: (installed, copies) => copies * xOf(installed),
    isPlain: true,
  },
  /** [TH-17.10] */
  ambush: {
    canSpring: (state, { at }, installed) => ambushers(state, holderOf(state, installed), at.place).length > 0,
    work: (draft, { at, holder, copies }) => ambush(draft, { seat: holder, place: at.place, copies }),
    // How far it goes depends on units and modules, so it always reaches.
    reach: () => FULL_LIFE,
    isPlain: false,
  },
  /** [TH-18.10] */
  infest: {
    canSpring: (state) => parasitesLeft(state) > 0,
    work(draft, { unit, holder, copies }, tell) {
      const tokens = Math.min(copies, parasitesLeft(draft));
      draft.units[unit].parasites += tokens;
      draft.units[unit].parasitesFrom ??= holder;
      tell({ type: 'unit-infested', unit, tokens });
    },
    reach: () => 0,
    isPlain: false,
  },
  /** [TH-19.9] [TH-R40] */
  grip: {
    canSpring: (state, { unit, at }) =>
      state.units[unit].heldBy === undefined && heldAt(state, at.place, at.slot) === undefined && grippersLeft(state) > 0,
    work(draft, { unit, at }, tell) {
      draft.units[unit].heldBy = at.slot;
      tell({ type: 'unit-gripped', unit, at });
    },
    reach: () => 0,
    isPlain: false,
  },
};

type Moment = 'stop' | 'pass';

/** An action card that also works on enemies who come by. */
interface WaitingRule extends TrapRule {
  worksOn(installed: Installed, moment: Moment): boolean;
}

/** [TH-19.5] Loaded, it works once like a trap with the crescent. */
const ARMED: WaitingRule = {
  ...WOUND,
  worksOn: ({ isArmed }) => isArmed,
  canSpring: (_, __, { isArmed }) => isArmed,
  work(draft, springing, tell) {
    changeInstalled(draft, springing.at, { isArmed: false });
    WOUND.work(draft, springing, tell);
  },
};

/** [TH-19.1] [TH-R35] [TH-R36] Records units that stop; a Duplication pays again later but records nothing. */
const RECORDING: WaitingRule = {
  worksOn: (_, moment) => moment === 'stop',
  canSpring: (_, __, installed) => installed.counter < mostRecorded(installed),
  work(draft, { installed, at }, tell) {
    const counter = Math.min(mostRecorded(installed), installed.counter + xOf(installed));
    changeInstalled(draft, at, { counter });
    tell({ type: 'recorded', at, counter });
  },
  reach: () => 0,
  isPlain: true,
};

function mostRecorded({ card }: Installed): number {
  const { effect } = CARDS[card];
  return effect.do === 'collect-records' ? effect.most : 0;
}

/** Which words of action cards also wait for enemies. */
const WAITING: { readonly [Word in ActionEffect['do']]: WaitingRule | undefined } = {
  'take-upgrades': undefined,
  'gain-data': undefined,
  'regain-life': undefined,
  assault: undefined,
  'deactivate-traps': undefined,
  'move-enemies': undefined,
  abduct: undefined,
  transfer: undefined,
  spawn: undefined,
  'start-attacks': undefined,
  'collect-records': RECORDING,
  arm: ARMED,
  'install-pending': undefined,
  'perform-another': undefined,
  'wound-anywhere': undefined,
  'data-for-enemies-here': undefined,
  'strip-upgrades': undefined,
  'make-invisible': undefined,
};

const TRAP_RULES = byTitle(trapRule);
/** When a card works on who comes by; a rule: that says it. */
const MOMENTS = byTitle(momentsOf);

function momentsOf(card: Card): 'never' | 'stop' | 'always' | WaitingRule {
  if (card.type === 'trap') return card.crescent ? 'always' : 'stop';
  return (card.type === 'action' ? WAITING[card.effect.do] : undefined) ?? 'never';
}

function trapRule(card: Card): TrapRule | undefined {
  if (card.type === 'trap') return TRAPS[card.effect.do];
  return card.type === 'action' ? WAITING[card.effect.do] : undefined;
}

/** [TH-4.1] [TH-4.2] [TH-R74] Traps, loaded ones too; crescent and loaded ones work on units that pass, recorders only on those that stop. */
export function worksOn(installed: Installed, moment: Moment): boolean {
  const works = MOMENTS[installed.card];
  if (works === 'never') return false;
  return works === 'always' || works === moment || (typeof works === 'object' && works.worksOn(installed, moment));
}

export function canSpring(state: State, sprung: Sprung): boolean {
  const installed = installedOn(state, sprung.at);
  return installed !== undefined && TRAP_RULES[installed.card]?.canSpring(state, sprung, installed) === true;
}

export function isPlainTrap(installed: Installed): boolean {
  return TRAP_RULES[installed.card]?.isPlain === true;
}

export function reachOf(installed: Installed, copies: number): number {
  return TRAP_RULES[installed.card]?.reach(installed, copies) ?? 0;
}

/** [TH-4.1] One trap, loaded system or recorder works on a unit that has come. */
export function springTrap(draft: State, sprung: Sprung, tell: Tell<Event>): void {
  const { unit, at } = sprung;
  const installed = installedOn(draft, at);
  if (installed === undefined || !canSpring(draft, sprung)) return;
  const card = CARDS[installed.card];
  const rule = TRAP_RULES[installed.card];
  const holder = holderOf(draft, installed);
  // A recorder tells of itself what it has recorded.
  if (rule !== RECORDING) tell({ type: 'trap-sprung', card: installed.card, owner: holder, unit, at });
  rule?.work(draft, { unit, at, installed, holder, copies: copiesOf(draft, at) }, tell);
  // An end of the match leaves the table as it is.
  if (draft.ended !== undefined) return;
  cardUsed(draft, at, tell);
  if (card.type === 'trap' && card.isSingleUse) discardInstalled(draft, { place: at.place, slot: at.slot, by: undefined }, tell);
}

/** [TH-17.10] Units of the holder's side here that can attack somebody. */
function ambushers(state: State, seat: Seat, place: Place): UnitNumber[] {
  const found: UnitNumber[] = [];
  state.units.forEach((unit, number) => {
    if (unit.at !== place || !isSameSide(state, unit.seat, seat)) return;
    if (canAttack(state, unit) && targetsOf(state, number).length > 0) found.push(number);
  });
  return found;
}

/** [TH-17.10] [TH-E51] All of them attack once per copy; the holder of the card says whom, even on another's turn. */
function ambush(draft: State, { seat, place, copies }: { readonly seat: Seat; readonly place: Place; readonly copies: number }): void {
  const units = ambushers(draft, seat, place).reverse();
  for (let copy = 0; copy < copies; copy++) {
    for (const unit of units) draft.pending.push({ do: 'attack', seat, unit, sets: undefined });
  }
}
