import type { Seat, Tell } from '@orrery/engine';
import type { BonusId } from '../../cards/bonus.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { Installed, Place, Spot, State } from '../../state.ts';
import { amount, holderOf } from '../in-effect.ts';
import { gainData, hasDataTrack, regainLife, takeUpgrades } from '../scores.ts';
import { isEnemy } from '../sides.ts';

export interface Plain {
  readonly seat: Seat;
  readonly at: Spot;
  readonly installed: Installed;
  readonly copies: number;
}

/** Cards that ask nothing. True: the card did something; undefined: its effect is none of these. */
export function performPlain(draft: State, plain: Plain, tell: Tell<Event>): boolean | undefined {
  const { seat, installed, copies } = plain;
  const { effect } = CARDS[installed.card];
  const cause = installed.card;
  switch (effect.do) {
    case 'take-upgrades':
      takeUpgrades(draft, { seat, count: copies * amount(installed, effect.count), cause }, tell);
      return true;
    case 'gain-data':
      return gainFor(draft, plain, copies * amount(installed, effect.count), tell);
    case 'data-for-enemies-here': {
      const count = Math.min(enemiesIn(draft, seat, plain.at.place), amount(installed, effect.most));
      return gainFor(draft, plain, copies * count, tell);
    }
    case 'regain-life':
      giveLife(draft, { seat, count: copies * amount(installed, effect.count), cause }, tell);
      return true;
    case 'collect-records':
      return collect(draft, plain, tell);
    case 'arm':
      return arm(draft, plain, tell);
    default:
      return undefined;
  }
}

/** [TH-R52] Who has no data track leaves them to the ally whose card it is. */
function gainFor(draft: State, { seat, installed }: Plain, count: number, tell: Tell<Event>): boolean {
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
  if (draft.mode === 'deathmatch') draft.agenda.push({ do: 'take-points', seat, left: count, cause });
  else regainLife(draft, { seat, count, cause }, tell);
}

/** [TH-19.1] [TH-E39] A Duplication pays the counter once more; then it is set back, once. */
function collect(draft: State, plain: Plain, tell: Tell<Event>): boolean {
  const { installed, at, copies } = plain;
  const { counter } = installed;
  if (counter === 0) return false;
  installed.counter = 0;
  tell({ type: 'recorded', at, counter: 0 });
  gainFor(draft, plain, copies * counter, tell);
  return true;
}

/** [TH-19.5] Loaded till the first enemy comes by. */
function arm(_draft: State, { installed, at }: Plain, tell: Tell<Event>): boolean {
  if (installed.isArmed) return false;
  installed.isArmed = true;
  tell({ type: 'card-armed', at, card: installed.card });
  return true;
}
