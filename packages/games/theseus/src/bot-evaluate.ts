import type { Seat } from '@orrery/engine';
import { bonusWorth, freshWorth, installedWorth, PENDING, TOKEN, unitWorth } from './bot-worths.ts';
import { CARDS } from './cards/titles.ts';
import { topStep } from './flow.ts';
import { targetsOf } from './rules/attacks.ts';
import { amount, holderOf, isOnAt } from './rules/in-effect.ts';
import { attackSets, extraData, extraWounds } from './rules/modules.ts';
import { attackOf } from './rules/rooms.ts';
import { hasDataTrack } from './rules/scores.ts';
import { isEnemy, isSameSide } from './rules/sides.ts';
import { seatAfter } from './rules/turns.ts';
import { FINAL_STEPS, FULL_DATA, FULL_LIFE, type Installed, type Place, SPACE, type State } from './state.ts';

/** How much of an Assault that could be made now counts: of who moves next and can reach the Corridors, of who can, of who cannot. */
const ASSAULT = { next: 0.75, near: 0.35, far: 0.15 };
/** How much of the wounds counts that whoever moves next cannot help walking into. */
const FORCED = 0.7;
/** The last points of a race weigh more than the first. */
const RACE = 14;
const RACE_FROM = 1.5;
/** Points of lead that make about three to one, at the end of a match and more at its beginning. */
const SCALE_AT_END = 2;
const SCALE_MORE = 4;
const DECK = 12;
const NEVER_SURE = 0.98;
/** Turns of each seat after which a match begins to bore, and how much more whim every turn then brings. */
const PATIENCE = 45;
const WHIM = 0.06;

/** About the chance to win: own side against the others, or in a deathmatch against each of them. */
export function evaluate(state: State, seat: Seat): number {
  const { ended, mode } = state;
  if (ended !== undefined) return valueOfEnd(state, seat);
  const strengths = strengthsOf(state);
  const scale = scaleOf(state);
  if (mode === 'deathmatch') return chanceAmong(strengths, seat, scale);
  let lead = 0;
  for (let other = 0; other < state.seats; other++) lead += isSameSide(state, seat, other) ? strengths[other] : -strengths[other];
  lead += RACE / (RACE_FROM + toGo(state, seat)) - RACE / (RACE_FROM + toGo(state, enemyOf(state, seat)));
  return unsure(1 / (1 + Math.exp(-lead / scale)));
}

/** Never as good as a match that is won, nor as bad as a lost one. */
function unsure(value: number): number {
  return 0.5 + (value - 0.5) * NEVER_SURE;
}

function valueOfEnd({ ended, mode }: State, seat: Seat): number {
  if (ended === undefined || !ended.winners.includes(seat)) return 0;
  if (mode === 'teams') return ended.winners.length > 2 ? 0.5 : 1;
  return 1 / ended.winners.length;
}

function chanceAmong(strengths: readonly number[], seat: Seat, scale: number): number {
  let sum = 0;
  for (let other = 0; other < strengths.length; other++) sum += Math.exp((strengths[other] - strengths[seat]) / scale);
  return NEVER_SURE / sum;
}

function enemyOf(state: State, seat: Seat): Seat {
  for (let other = 0; other < state.seats; other++) if (isEnemy(state, seat, other)) return other;
  return seat;
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

/** The nearer the end, the surer a lead. */
function scaleOf({ players, finalSteps, seats }: State): number {
  let left = finalSteps * seats;
  for (let seat = 0; seat < players.length; seat++) left += players[seat].deck.length;
  return SCALE_AT_END + (SCALE_MORE * left) / (seats * (DECK + FINAL_STEPS));
}

/** Seat by seat: what it has, in points. */
export function strengthsOf(state: State): number[] {
  const { players, units, sectors, seats } = state;
  const strengths: number[] = [];
  const threats: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    strengths.push(possessions(state, seat));
    for (let place = 0; place < sectors.length; place++) threats.push(0);
  }
  for (let number = 0; number < units.length; number++) strengths[units[number].seat] += unitWorth(state, units[number]);
  for (let place = 0; place < sectors.length; place++) addSector(state, { place, strengths, threats });
  const next = nextMover(state);
  const counts = countUnits(state);
  for (let seat = 0; seat < seats; seat++) strengths[seat] += outlook(state, { seat, isNext: seat === next, counts });
  if (next !== undefined) strengths[next] -= FORCED * forcedWounds(state, next, { counts, threats });
  if (state.turn.number > PATIENCE * seats) for (let seat = 0; seat < seats; seat++) strengths[seat] += whim(state, seat);
  if (state.mode === 'deathmatch') {
    for (const { seat, life, data } of players) strengths[seat] += RACE / (RACE_FROM + FULL_LIFE - Math.max(life, data));
  }
  return strengths;
}

/**
 * Nothing in the rules ends a match in which both sides go round in a circle. So the longer a match lasts beyond the usual, the more a
 * position is liked for no reason at all; the same position in the same turn always for the same.
 */
function whim({ units, turn, seats }: State, seat: Seat): number {
  let mixed = turn.number * 7919 + seat * 104729;
  for (let number = 0; number < units.length; number++) {
    const { at, room } = units[number];
    mixed = (Math.imul(mixed, 31) + at * 4 + room.charCodeAt(0)) | 0;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  const share = ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
  return share * WHIM * (turn.number - PATIENCE * seats);
}

function possessions({ players }: State, seat: Seat): number {
  const { life, data, upgrades, hand, bonus, isOut } = players[seat];
  let value = isOut ? 0 : life + data;
  value += TOKEN * Math.min(upgrades, 4) + 0.3 * Math.max(0, upgrades - 4);
  for (let at = 0; at < hand.length; at++) value += freshWorth(hand[at]);
  for (let at = 0; at < bonus.length; at++) value += bonusWorth(bonus[at]);
  return value;
}

interface Tally {
  readonly place: Place;
  readonly strengths: number[];
  /** Wounds that wait for an enemy of the seat's in each place: seat by seat, place by place. */
  readonly threats: number[];
}

function addSector(state: State, { place, strengths, threats }: Tally): void {
  const { slots, pending } = state.sectors[place];
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null) continue;
    const holder = holderOf(state, installed);
    strengths[holder] += installedWorth(state, place, slot);
    const wounds = waiting(installed);
    if (wounds > 0 && isOnAt(state, place, slot)) threats[holder * state.sectors.length + place] += wounds;
  }
  for (let slot = 0; slot < pending.length; slot++) {
    const lying = pending[slot];
    if (lying !== null) strengths[lying.owner] += PENDING * freshWorth(lying.card);
  }
}

/** What an enemy loses, or the holder gains, by an arrival. */
function waiting(installed: Installed): number {
  const card = CARDS[installed.card];
  if (card.type === 'trap') {
    if (card.effect.do === 'wound') return amount(installed, card.effect.wounds);
    return card.effect.do === 'trap-data' ? amount(installed, card.effect.count) : 1;
  }
  if (card.type === 'action' && card.effect.do === 'arm') return installed.isArmed ? amount(installed, card.effect.wounds) : 0;
  return 0;
}

function countUnits({ units, sectors }: State): number[] {
  const counts = sectors.map(() => 0);
  for (let number = 0; number < units.length; number++) if (units[number].at >= 0) counts[units[number].at] += 1;
  return counts;
}

function nextMover(state: State): Seat | undefined {
  const top = topStep(state);
  if (state.turn.number === 0) return undefined;
  return top?.do === 'movement' ? top.seat : seatAfter(state, state.turn.seat);
}

interface Looking {
  readonly seat: Seat;
  readonly isNext: boolean;
  readonly counts: readonly number[];
}

/** What the units of the seat would do in an Assault as they stand, and whether one can be made soon. The Corridors are place 0. */
function outlook(state: State, { seat, isNext, counts }: Looking): number {
  const { units, sectors } = state;
  let power = 0;
  let isNear = false;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.seat !== seat || unit.at < 0) continue;
    if (unit.heldBy === undefined && (unit.at + counts[unit.at]) % sectors.length === 0) isNear = true;
    const attack = attackOf(state, unit);
    if (attack === 'none') continue;
    const targets = targetsOf(state, number).length;
    if (targets === 0) continue;
    const each = 1 + (attack === 'data' ? extraData(state, unit) : extraWounds(state, unit));
    power += each * attackSets(state, unit) * (attack === 'all' ? targets : 1);
  }
  if (power === 0) return 0;
  return power * (isNear ? (isNext ? ASSAULT.next : ASSAULT.near) : ASSAULT.far);
}

/** The least that waits for any unit the seat could move, by plain distances. */
function forcedWounds(
  state: State,
  seat: Seat,
  { counts, threats }: { readonly counts: readonly number[]; readonly threats: readonly number[] },
): number {
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
      if (isEnemy(state, seat, other)) wounds += threats[other * sectors.length + end];
    }
    least = Math.min(least, wounds);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
