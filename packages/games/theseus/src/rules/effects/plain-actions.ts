import type { Seat, Tell } from '@orrery/engine';
import type { BonusId } from '../../cards/bonus.ts';
import type { CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { Place, State } from '../../state.ts';
import { changeInstalled } from '../changing-cards.ts';
import { holderOf } from '../in-effect.ts';
import { gainData, hasDataTrack, regainLife, takeUpgrades } from '../scores.ts';
import { isEnemy } from '../sides.ts';
import type { Performed, Plain } from './asking.ts';

/** Cards that ask nothing. */

/** [TH-17.4] [TH-18.3] [TH-19.4] [TH-20.5] */
export const TAKE_UPGRADES: Plain = {
  asks: 'nothing',
  isGain: true,
  perform(draft, { seat, installed, x, copies }, tell) {
    takeUpgrades(draft, { seat, count: copies * x, cause: installed.card }, tell);
    return true;
  },
};

/** [TH-19.2] */
export const GAIN_DATA: Plain = {
  asks: 'nothing',
  isGain: true,
  perform: (draft, performed, tell) => gainFor(draft, performed, performed.copies * performed.x, tell),
};

/** [TH-20.4] */
export const DATA_FOR_ENEMIES_HERE: Plain = {
  asks: 'nothing',
  isGain: false,
  perform(draft, performed, tell) {
    const count = Math.min(enemiesIn(draft, performed.seat, performed.at.place), performed.x);
    return gainFor(draft, performed, performed.copies * count, tell);
  },
};

/** [TH-19.3] */
export const REGAIN_LIFE: Plain = {
  asks: 'nothing',
  isGain: true,
  perform(draft, { seat, installed, x, copies }, tell) {
    giveLife(draft, { seat, count: copies * x, cause: installed.card }, tell);
    return true;
  },
};

/** [TH-19.1] [TH-E39] A Duplication pays the counter once more; then it is set back, once. */
export const COLLECT_RECORDS: Plain = {
  asks: 'nothing',
  isGain: false,
  perform(draft, performed, tell) {
    const { installed, at, copies } = performed;
    const { counter } = installed;
    if (counter === 0) return false;
    changeInstalled(draft, at, { counter: 0 });
    tell({ type: 'recorded', at, counter: 0 });
    gainFor(draft, performed, copies * counter, tell);
    return true;
  },
};

/** [TH-19.5] Loaded till the first enemy comes by. */
export const ARM: Plain = {
  asks: 'nothing',
  isGain: false,
  perform(draft, { installed, at }, tell) {
    if (installed.isArmed) return false;
    changeInstalled(draft, at, { isArmed: true });
    tell({ type: 'card-armed', at, card: installed.card });
    return true;
  },
};

/** [TH-R52] A player without a data track leaves them to the ally whose card it is. */
function gainFor(draft: State, { seat, installed }: Performed, count: number, tell: Tell<Event>): boolean {
  const gainer = hasDataTrack(draft.players[seat].faction) ? seat : holderOf(draft, installed);
  gainData(draft, { seat: gainer, count, cause: installed.card }, tell);
  return count > 0 && hasDataTrack(draft.players[gainer].faction);
}

export function enemiesIn(state: State, seat: Seat, place: Place): number {
  const { units } = state;
  let count = 0;
  for (let number = 0; number < units.length; number++) {
    if (units[number].at === place && isEnemy(state, seat, units[number].seat)) count += 1;
  }
  return count;
}

/** [TH-19.3] [TH-10.3] Life comes back; in a deathmatch enemies lose points instead, divided as the player likes. */
export function giveLife(
  draft: State,
  { seat, count, cause }: { readonly seat: Seat; readonly count: number; readonly cause: CardId | BonusId },
  tell: Tell<Event>,
): void {
  if (draft.mode === 'deathmatch') draft.pending.push({ do: 'take-points', seat, left: count, cause });
  else regainLife(draft, { seat, count, cause }, tell);
}
