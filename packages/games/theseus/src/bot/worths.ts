import { quickTable, type Seat } from '@orrery/engine';
import { BOARDS } from '../cards/boards.ts';
import { BONUS_CARDS, type BonusId } from '../cards/bonus.ts';
import type { Card } from '../cards/cards.ts';
import type { ActionEffect, InstantEffect, ModuleEffect, SpecialEffect, TrapEffect } from '../cards/effects.ts';
import type { UnitKind } from '../cards/factions.ts';
import { SECTOR_IDS, type SectorAction } from '../cards/sectors.ts';
import { CARD_IDS, CARDS, type CardId } from '../cards/titles.ts';
import type { SOLDIERS } from '../cards/units.ts';
import { copiesAt, holderOf, isOnAt } from '../rules/in-effect.ts';
import { isSameSide, seatOfSector } from '../rules/sides.ts';
import { type Installed, type Place, SPACE, type State, type Unit } from '../state.ts';

/** Everything is counted in points of life or data, as they will be when the match is over. Set by hand. */

/** An Upgrade token in reserve: a little less than what it is spent on. */
export const TOKEN = 0.75;
/** A unit in space costs a turn to bring back. */
const IN_SPACE = -2.2;
const HELD = -1.4;
const PARASITE = -1.2;
const INVISIBLE = 0.6;
/** What a recorder has counted is nearly data. */
const RECORDED = 0.7;
const ARMED = 0.6;
/** A card that is off now wakes again some day. */
const OFF = 0.35;
/** A pending card has still to be fetched. */
export const PENDING = 0.3;

/** What one more strength is worth to a card that counts by X, besides what it is worth at all. */
interface Worth {
  readonly base: number;
  readonly each: number;
}

const worth = (base: number, each = 0): Worth => ({ base, each });

const ACTIONS: Readonly<Record<ActionEffect['do'], Worth>> = {
  'take-upgrades': worth(2.2),
  'gain-data': worth(0.4, 1.6),
  'regain-life': worth(0.2, 1.3),
  assault: worth(2.6),
  'deactivate-traps': worth(0.4, 0.3),
  'move-enemies': worth(1, 0.7),
  abduct: worth(0.5, 0.5),
  transfer: worth(0.5, 0.5),
  spawn: worth(2),
  'start-attacks': worth(0.4, 1),
  'collect-records': worth(1.2, 0.9),
  arm: worth(0.4, 0.5),
  'install-pending': worth(0.8, 0.3),
  'perform-another': worth(1.3),
  'wound-anywhere': worth(0, 0.85),
  'data-for-enemies-here': worth(0.8, 0.3),
  'strip-upgrades': worth(0.4, 0.3),
  'make-invisible': worth(0.4, 0.3),
};

/** `once`: of a card that is gone after its first victim. */
const TRAPS: Readonly<Record<TrapEffect['do'], { readonly lasting: number; readonly once: number }>> = {
  wound: { lasting: 2.4, once: 0.8 },
  'trap-data': { lasting: 2.2, once: 0.8 },
  ambush: { lasting: 1.2, once: 0.6 },
  infest: { lasting: 1.4, once: 0.7 },
  grip: { lasting: 1.5, once: 0.8 },
};

const MODULES: Readonly<Record<ModuleEffect['do'], Worth>> = {
  'add-wounds': worth(0.3, 1.1),
  'add-data': worth(0.3, 1.2),
  'attack-again': worth(1.6),
  protect: worth(1),
  shortcut: worth(0.8),
  'strike-from-hiding': worth(0.2, 1.1),
  'switch-off-enemies': worth(1.2),
  teleport: worth(1.4),
  linger: worth(0.6, 0.3),
};

const SPECIALS: Readonly<Record<SpecialEffect['do'], number>> = { 'support-assault': 1.2, 'attract-malfunction': 0.8 };
/** By itself; what it copies counts double there. */
const DUPLICATION = 0.4;

const INSTANTS: Readonly<Record<InstantEffect['do'], number>> = {
  'wound-near': 1.6,
  'step-on': 0.8,
  frenzy: 1.2,
  'wound-all-near': 1.3,
  'move-malfunction': 0.6,
  'gain-data-now': 1.6,
  'data-for-enemies-near': 1.6,
  'shift-rooms': 0.5,
  'go-further': 0.6,
  'take-upgrades-now': 0.7,
  'regain-life-now': 1.5,
  eject: 1.4,
  'attack-now': 0.8,
  'discard-pending': 0.5,
};

/** What the table of cards says of a card, as a search asks for it at every position. */
export interface CardWorth {
  readonly type: Card['type'];
  readonly base: number;
  readonly each: number;
  /** Gone after its first use, a trap is worth what it does, and something even where it only holds. */
  readonly isSpent: boolean;
  /** Duplications, and what switches others off. */
  readonly changesOthers: boolean;
  /** Printed, without the tokens on it. */
  readonly strength: number;
  /** Whether an enemy's arrival brings what it counts; `armed`: only once the card has been armed. */
  readonly waits: 'never' | 'armed' | 'always';
}

export const WORTHS: Readonly<Record<CardId, CardWorth>> = worthsOfAll();

function worthsOfAll(): Record<CardId, CardWorth> {
  const all: Partial<Record<CardId, CardWorth>> = {};
  for (const id of CARD_IDS) {
    const card: Card = CARDS[id];
    const { type, effect, isSingleUse, number } = card;
    const changesOthers = type === 'duplication' || effect.do === 'switch-off-enemies';
    const isSpent = type === 'trap' && isSingleUse;
    all[id] = { type, ...baseAndEach(card), isSpent, changesOthers, strength: number ?? 0, waits: waitsOf(card) };
  }
  return quickTable(all as Record<CardId, CardWorth>);
}

function baseAndEach(card: Card): Worth {
  switch (card.type) {
    case 'action':
      return ACTIONS[card.effect.do];
    case 'module':
      return MODULES[card.effect.do];
    case 'trap':
      if (card.isSingleUse) return worth(0, TRAPS[card.effect.do].once);
      return worth(TRAPS[card.effect.do].lasting + (card.crescent ? 0.4 : 0));
    case 'special':
      return worth(SPECIALS[card.effect.do]);
    case 'duplication':
      return worth(DUPLICATION);
    case 'instant':
      return worth(INSTANTS[card.effect.do]);
  }
}

function waitsOf(card: Card): CardWorth['waits'] {
  if (card.type === 'trap') return 'always';
  return card.type === 'action' && card.effect.do === 'arm' ? 'armed' : 'never';
}

/** Of a card of this strength, wherever it lies. */
function cardWorth({ base, each, isSpent }: CardWorth, strength: number): number {
  return base + each * (isSpent ? Math.max(1, strength) : strength);
}

/** Freshly out of the deck. */
export function freshWorth(id: CardId): number {
  const card = WORTHS[id];
  return cardWorth(card, card.strength);
}

export function bonusWorth(id: BonusId): number {
  return INSTANTS[BONUS_CARDS[id].effect.do];
}

/** Common sectors are visited by all, the Tech Bay by several units of one turn; in an enemy's sector a card is soon cleared away. */
const ACTION_AT = { assault: 1.1, 'extra-turn': 1.3, malfunction: 1.1 } as const satisfies Readonly<Record<Common, number>>;
const TRAP_AT = { assault: 1.15, 'extra-turn': 1.15, malfunction: 1 } as const satisfies Readonly<Record<Common, number>>;
type Common = Exclude<SectorAction, 'own-sector'>;

/** What a sector makes of the cards in it: the same for all of them, so it is asked for once. */
export interface Ground {
  readonly isCommon: boolean;
  readonly forTraps: number;
  readonly forOthers: number;
  /** Whose faction's it is; none: common, or nobody's in this match. */
  readonly owner: Seat | undefined;
}

const HOME = { isCommon: false, forTraps: 0, forOthers: 0 };
const GROUNDS = quickTable(
  Object.fromEntries(
    SECTOR_IDS.map((id) => {
      const { action } = BOARDS[id];
      return [id, action === 'own-sector' ? HOME : { isCommon: true, forTraps: TRAP_AT[action], forOthers: ACTION_AT[action] }];
    }),
  ),
);

export function groundOf(state: State, place: Place): Ground {
  const { isCommon, forTraps, forOthers } = GROUNDS[state.sectors[place].id];
  return { isCommon, forTraps, forOthers, owner: isCommon ? undefined : seatOfSector(state, place) };
}

/** How much of its worth a card of this seat has there. */
export function factorOn(state: State, ground: Ground, { type, seat }: { readonly type: Card['type']; readonly seat: Seat }): number {
  const { isCommon, forTraps, forOthers, owner } = ground;
  if (type === 'special') return isCommon ? 1 : 0.9;
  if (isCommon) return type === 'trap' ? forTraps : forOthers;
  const isOwn = owner !== undefined && isSameSide(state, owner, seat);
  if (type === 'trap') return isOwn ? 0.75 : 0.95;
  return isOwn ? 1.1 : 0.75;
}

interface Working {
  readonly factor: number;
  readonly copies: number;
  readonly isWorking: boolean;
}

/** Of an installed card to its holder, without what is loaded on it. */
export function workingWorth(installed: Installed, worth: CardWorth, { factor, copies, isWorking }: Working): number {
  let value = cardWorth(worth, worth.strength + installed.upgrades) * factor;
  if (installed.captor !== undefined && installed.captorTakes === 'once') value *= 0.6;
  return value * (isWorking ? copies : OFF);
}

/** What a recorder has counted, and what is armed. */
export function loadedWorth(installed: Installed, { strength }: CardWorth): number {
  return installed.counter * RECORDED + (installed.isArmed ? (strength + installed.upgrades) * ARMED : 0);
}

/** Of the card in this slot to its holder. */
export function installedWorth(state: State, place: Place, slot: number): number {
  const installed = state.sectors[place].slots[slot];
  if (installed === null) return 0;
  const worth = WORTHS[installed.card];
  const factor = factorOn(state, groundOf(state, place), { type: worth.type, seat: holderOf(state, installed) });
  const isWorking = isOnAt(state, place, slot);
  const value = workingWorth(installed, worth, { factor, copies: copiesAt(state, place, slot), isWorking });
  return isWorking ? value + loadedWorth(installed, worth) : value;
}

/** By kind: a unit on the board, and what its better side adds. */
const UNITS: Readonly<Record<Exclude<UnitKind, 'soldier'>, readonly [number, number]>> = quickTable({
  'minor-alien': [1.4, 0],
  creature: [3, 1.2],
  catcher: [1, 0.8],
  runner: [1, 0.9],
  warrior: [1.3, 1.1],
});
const SOLDIER = 3;
const BETTER_SIDE = quickTable({ marines: 1.1, aliens: 1.9, scientists: 0.95, greys: 1.9 } as const satisfies Record<
  keyof typeof SOLDIERS,
  number
>);

/** Of a unit that is in play at all. */
export function unitWorth(unit: Unit): number {
  return unit.kind === 'soldier' ? SOLDIER : UNITS[unit.kind][0];
}

/** What the better side adds. */
export function betterSide({ players }: State, unit: Unit): number {
  if (unit.kind !== 'soldier') return UNITS[unit.kind][1];
  const { faction } = players[unit.seat];
  return faction === 'pandora' ? 0 : BETTER_SIDE[faction];
}

/** Where it is and the tokens on it. */
export function handicap(unit: Unit): number {
  let value = unit.at === SPACE ? Math.max(IN_SPACE, -unitWorth(unit)) : 0;
  if (unit.heldBy !== undefined) value += HELD;
  if (unit.isInvisible) value += INVISIBLE;
  return value + unit.parasites * PARASITE;
}

/** The same, each by itself; not for a search, which asks at every position. */
export function handicapOf(unit: Unit) {
  return {
    space: unit.at === SPACE ? Math.max(IN_SPACE, -unitWorth(unit)) : 0,
    held: unit.heldBy === undefined ? 0 : HELD,
    invisible: unit.isInvisible ? INVISIBLE : 0,
    parasites: unit.parasites * PARASITE,
  };
}
