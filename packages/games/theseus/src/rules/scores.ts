import type { Seat, Tell } from '@orrery/engine';
import type { Faction } from '../cards/factions.ts';
import type { Cause, Event } from '../events.ts';
import { FULL_DATA, FULL_LIFE, type State, type UnitNumber } from '../state.ts';
import { endMatch } from './endings.ts';
import { isEnemy, sideOf } from './sides.ts';

/** [TH-1.2] */
export function hasDataTrack(faction: Faction): boolean {
  return faction === 'scientists' || faction === 'greys';
}

export interface Wounding {
  readonly unit: UnitNumber;
  readonly wounds: number;
  /** Who deals them; nobody: a wound of nobody's making. */
  readonly from: Seat | undefined;
  readonly cause: Cause;
}

/** [TH-8.2] [TH-10.2] [TH-R54] The faction of the unit alone loses as much life; in a deathmatch who dealt the wounds gains it instead. */
export function wound(draft: State, { unit, wounds, from, cause }: Wounding, tell: Tell<Event>): void {
  if (draft.ended !== undefined || wounds <= 0) return;
  const { seat } = draft.units[unit];
  tell({ type: 'wounded', seat, unit, wounds, from, cause });
  if (draft.mode === 'deathmatch') {
    // [TH-R49] Wounds that nobody deals, or that players deal to themselves, score for nobody.
    if (from !== undefined && from !== seat) scoreWounds(draft, from, wounds, tell);
    return;
  }
  const victim = draft.players[seat];
  victim.life = Math.max(0, victim.life - wounds);
  if (victim.life === 0) endMatch(draft, { because: 'life-gone', winners: enemiesOf(draft, seat) }, tell);
}

/** [TH-10.4] [TH-E63] Points without markers are nobody's. */
function scoreWounds(draft: State, seat: Seat, wounds: number, tell: Tell<Event>): void {
  const player = draft.players[seat];
  if (player.isOut) return;
  player.life = Math.min(FULL_LIFE, player.life + wounds);
  if (player.life === FULL_LIFE) endMatch(draft, { because: 'life-complete', winners: [seat] }, tell);
}

function enemiesOf(state: State, seat: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < state.seats; other++) if (isEnemy(state, seat, other)) seats.push(other);
  return seats;
}

export interface Gain {
  readonly seat: Seat;
  readonly count: number;
  readonly cause: Cause;
}

/** [TH-1.2] [TH-R26] Twenty data win at once. A faction without the track gains none. */
export function gainData(draft: State, { seat, count, cause }: Gain, tell: Tell<Event>): void {
  const player = draft.players[seat];
  if (draft.ended !== undefined || count <= 0 || player.isOut || !hasDataTrack(player.faction)) return;
  const data = Math.min(count, FULL_DATA - player.data);
  player.data += data;
  tell({ type: 'data-gained', seat, data, cause });
  if (player.data < FULL_DATA) return;
  endMatch(draft, { because: 'data-complete', winners: draft.mode === 'teams' ? sideOf(draft, seat) : [seat] }, tell);
}

/** [TH-R26] Never above the start; in a deathmatch points are taken from enemies instead, see `take-points`. */
export function regainLife(draft: State, { seat, count, cause }: Gain, tell: Tell<Event>): void {
  const player = draft.players[seat];
  const life = Math.min(count, FULL_LIFE - player.life);
  if (draft.ended !== undefined || life <= 0) return;
  player.life += life;
  tell({ type: 'life-regained', seat, life, cause });
}

/** [TH-10.3] [TH-R50] Nobody falls below 0, and who takes the points gains none. */
export function takePoints(
  draft: State,
  { by, from, points, cause }: { readonly by: Seat; readonly from: Seat; readonly points: number; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const player = draft.players[from];
  const taken = Math.min(points, player.life);
  if (draft.ended !== undefined || taken <= 0 || player.isOut) return;
  player.life -= taken;
  tell({ type: 'points-taken', by, from, points: taken, cause });
}

/** [TH-12.1] [TH-E29] From the common supply, as many as are left there. */
export function takeUpgrades(draft: State, { seat, count, cause }: Gain, tell: Tell<Event>): void {
  const taken = Math.min(count, draft.supply);
  if (draft.ended !== undefined || taken <= 0) return;
  draft.supply -= taken;
  draft.players[seat].upgrades += taken;
  tell({ type: 'upgrades-taken', seat, count: taken, cause });
}
