import type { Seat } from '@orrery/engine';
import { topPending } from '../pending.ts';
import { targetsOf } from '../rules/attacks.ts';
import { copiesAt, holderOf, isOnAt, xOf } from '../rules/in-effect.ts';
import { attackSets, extraData, extraWounds } from '../rules/modules.ts';
import { attackOf } from '../rules/rooms.ts';
import { hasDataTrack } from '../rules/scores.ts';
import { isEnemy, isSameSide } from '../rules/sides.ts';
import { seatAfter } from '../rules/turns.ts';
import { FULL_DATA, FULL_LIFE, type Installed, type Place, type Sector, SPACE, type State } from '../state.ts';
import {
  betterSide,
  bonusWorth,
  type CardWorth,
  factorOn,
  freshWorth,
  groundOf,
  handicap,
  loadedWorth,
  TOKEN,
  unitWorth,
  WORTHS,
  workingWorth,
} from './worths.ts';

/** What a seat is measured by, most of it in points of life or data. */
export const MEASURES = [
  'life',
  'data',
  'tokens',
  /** Instants and bonus cards. */
  'hand',
  /** Soldiers and Creatures. */
  'units',
  /** Minor Aliens and Embryos. */
  'small-units',
  'better-sides',
  /** Tokens on units, and units in space. */
  'handicaps',
  'actions',
  'traps',
  'modules',
  'duplications',
  /** What recorders have counted and what is armed. */
  'loaded',
  'pending',
  /** What an Assault would bring as units stand: of who moves next and can reach the Corridors, of who can, of who cannot. */
  'assault-next',
  'assault-near',
  'assault-far',
  /** The least that awaits the next mover, wherever it goes. */
  'forced',
  /** The last points of a race weigh more than the first. */
  'race',
] as const;
export type Measure = (typeof MEASURES)[number];

const SIZE = MEASURES.length;
const at = (measure: Measure) => MEASURES.indexOf(measure);
const LIFE = at('life');
const DATA = at('data');
const TOKENS = at('tokens');
const HAND = at('hand');
const UNITS = at('units');
const SMALL = at('small-units');
const BETTER = at('better-sides');
const HANDICAPS = at('handicaps');
const ACTIONS = at('actions');
const TRAPS = at('traps');
const MODULES = at('modules');
const DUPLICATIONS = at('duplications');
const LOADED = at('loaded');
const PENDING = at('pending');
const NEXT = at('assault-next');
const NEAR = at('assault-near');
const FAR = at('assault-far');
const FORCED = at('forced');
const RACE = at('race');
const RACE_FROM = 1.5;
/** A unit that would come round to where it stands: four in a ring of four. */
const STUCK = -0.7;
const MOST_SEATS = 4;
const MOST_PLACES = 7;

/** Written anew by every call: a search measures at each position, and keeps nothing. */
const rows = new Float64Array(MOST_SEATS * SIZE);
/** Wounds that wait for an enemy of the seat's in each place: seat by seat, place by place. */
const threats = new Float64Array(MOST_SEATS * MOST_PLACES);
const counts = new Float64Array(MOST_PLACES);

/** All measures of a seat one after the other, seat by seat. Good until the next call. */
export function measure(state: State): Float64Array {
  const { units, sectors, seats } = state;
  rows.fill(0);
  threats.fill(0);
  counts.fill(0);
  for (let seat = 0; seat < seats; seat++) addPossessions(state, seat);
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.at >= 0) counts[unit.at] += 1;
    if (unit.at < SPACE) continue;
    const row = unit.seat * SIZE;
    rows[row + (unit.kind === 'soldier' || unit.kind === 'creature' ? UNITS : SMALL)] += unitWorth(unit);
    if (unit.isUpgraded) rows[row + BETTER] += betterSide(state, unit);
    rows[row + HANDICAPS] += handicap(unit);
  }
  for (let place = 0; place < sectors.length; place++) addSector(state, place);
  const next = nextMover(state);
  for (let seat = 0; seat < seats; seat++) {
    addOutlook(state, seat, seat === next);
    rows[seat * SIZE + RACE] = race(state, seat);
  }
  if (next !== undefined) rows[next * SIZE + FORCED] = forcedWounds(state, next);
  return rows;
}

function addPossessions({ players }: State, seat: Seat): void {
  const { life, data, upgrades, hand, bonus, isOut } = players[seat];
  const row = seat * SIZE;
  if (!isOut) {
    rows[row + LIFE] = life;
    rows[row + DATA] = data;
  }
  rows[row + TOKENS] = TOKEN * Math.min(upgrades, 4) + 0.3 * Math.max(0, upgrades - 4);
  for (let index = 0; index < hand.length; index++) rows[row + HAND] += freshWorth(hand[index]);
  for (let index = 0; index < bonus.length; index++) rows[row + HAND] += bonusWorth(bonus[index]);
}

function addSector(state: State, place: Place): void {
  const sector = state.sectors[place];
  const { slots, pending } = sector;
  const isPlain = hasPlainSlots(state, place, sector);
  const ground = groundOf(state, place);
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null) continue;
    const worth = WORTHS[installed.card];
    const { type } = worth;
    const seat = holderOf(state, installed);
    const isWorking = isPlain ? !installed.isDeactivated : isOnAt(state, place, slot);
    const copies = isPlain ? 1 : copiesAt(state, place, slot);
    const factor = factorOn(state, ground, { type, seat });
    rows[seat * SIZE + columnOf(type)] += workingWorth(installed, worth, { factor, copies, isWorking });
    if (!isWorking) continue;
    rows[seat * SIZE + LOADED] += loadedWorth(installed, worth);
    threats[seat * MOST_PLACES + place] += waiting(installed, worth);
  }
  for (let slot = 0; slot < pending.length; slot++) {
    const lying = pending[slot];
    if (lying !== null) rows[lying.owner * SIZE + PENDING] += freshWorth(lying.card);
  }
}

/** Where a card of this type is counted. */
function columnOf(type: CardWorth['type']): number {
  switch (type) {
    case 'action':
      return ACTIONS;
    case 'trap':
      return TRAPS;
    case 'module':
    case 'special':
      return MODULES;
    case 'duplication':
      return DUPLICATIONS;
    case 'instant':
      return HAND;
  }
}

/** Nothing here changes how other cards work: most sectors, most of the time. */
function hasPlainSlots({ malfunction }: State, place: Place, { slots }: Sector): boolean {
  if (malfunction !== undefined && malfunction.place === place && malfunction.row === 'slots') return false;
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed !== null && WORTHS[installed.card].changesOthers) return false;
  }
  return true;
}

/** What an enemy loses, or the holder gains, by an arrival. */
function waiting(installed: Installed, { waits }: CardWorth): number {
  if (waits === 'never' || (waits === 'armed' && !installed.isArmed)) return 0;
  return xOf(installed);
}

function nextMover(state: State): Seat | undefined {
  if (state.turn.number === 0) return undefined;
  const top = topPending(state);
  return top?.do === 'movement' ? top.seat : seatAfter(state, state.turn.seat);
}

/** What the units of the seat would do in an Assault as they stand, and whether one can be made soon. The Corridors are place 0. */
function addOutlook(state: State, seat: Seat, isNext: boolean): void {
  const { units, sectors } = state;
  let power = 0;
  let isNear = false;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.seat !== seat || unit.at < 0) continue;
    if (unit.heldBy === undefined && (unit.at + counts[unit.at]) % sectors.length === 0) isNear = true;
    if (counts[unit.at] === sectors.length) rows[seat * SIZE + HANDICAPS] += STUCK;
    if (counts[unit.at] === 1) continue;
    const attack = attackOf(state, unit);
    if (attack === 'none') continue;
    const targets = targetsOf(state, number).length;
    if (targets === 0) continue;
    const each = 1 + (attack === 'data' ? extraData(state, unit) : extraWounds(state, unit));
    power += each * attackSets(state, unit) * (attack === 'all' ? targets : 1);
  }
  if (power > 0) rows[seat * SIZE + (isNear ? (isNext ? NEXT : NEAR) : FAR)] = power;
}

/** The least that waits for any unit the seat could move, by plain distances. */
function forcedWounds(state: State, seat: Seat): number {
  const { units, sectors } = state;
  let least = Number.POSITIVE_INFINITY;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.seat !== seat || unit.heldBy !== undefined || unit.at < SPACE) continue;
    if (unit.at === SPACE) return 0;
    const distance = counts[unit.at];
    const end = (unit.at + distance) % sectors.length;
    let wounds = unit.parasites * distance;
    for (let other = 0; other < state.seats; other++) {
      if (isEnemy(state, seat, other)) wounds += threats[other * MOST_PLACES + end];
    }
    least = Math.min(least, wounds);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** Allies run one race, each for half of it. */
function race(state: State, seat: Seat): number {
  const { life, data } = state.players[seat];
  if (state.mode === 'deathmatch') return 1 / (RACE_FROM + FULL_LIFE - Math.max(life, data));
  return (state.mode === 'teams' ? 0.5 : 1) / (RACE_FROM + toGo(state, seat));
}

/** Points the side still needs to win at once: an enemy's life, or its own data. */
function toGo(state: State, seat: Seat): number {
  let least = FULL_LIFE;
  for (const player of state.players) {
    if (!isSameSide(state, seat, player.seat)) least = Math.min(least, player.life);
    else if (hasDataTrack(player.faction)) least = Math.min(least, FULL_DATA - player.data);
  }
  return least;
}
