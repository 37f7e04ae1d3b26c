import { type EventBase, type Seat, type Told, turnNumberOf } from '@orrery/engine';
import type { Entry, Occupant } from '../kept.ts';
import type { TurnChange } from './running.ts';

/** An entry, and what of the match around it decides about turns. */
export interface Around {
  readonly entry: Entry;
  /** Whom the match waited for before it, and waits for after it. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly told: readonly Told<EventBase>[];
  /** An undo that the table let the seat do. */
  readonly isByConsent: boolean;
  /** Who sat or had sat at the seat whose occupant changes. */
  readonly sat: string | undefined;
}

/**
 * A turn of a seat lasts for as long as the match waits for it (docs/decisions/0024-clocks.md). It begins anew where the match comes to
 * wait for the seat by what another did; and where the seat's own action began a turn or a round of the game, or made the match wait for
 * others besides, for then it was the last of those who answered. What a seat brings about alone, by an undo or by changing its mind, begins no turn.
 */
export function turnChangeOf(seat: Seat, around: Around): TurnChange {
  const { entry, before, after } = around;
  const [was, is] = [before.includes(seat), after.includes(seat)];
  switch (entry.kind) {
    case 'actions':
      if (was && !is) return 'ends';
      if (!was && is) return entry.seat === seat ? 'ran-on' : 'begins';
      return is && entry.seat === seat && isAnotherTurn(seat, around) ? 'begins' : 'none';
    case 'undo':
      if (was && !is) return 'vanishes';
      if (was || !is) return 'none';
      if (entry.seat !== seat) return 'begins';
      return around.isByConsent ? 'goes-on' : 'ran-on';
    case 'seat':
      return is && entry.seat === seat && isNewcomer(entry.occupant, around.sat) ? 'begins' : 'none';
    case 'called':
      return was ? 'ends' : 'none';
    default:
      return 'none';
  }
}

function isAnotherTurn(seat: Seat, { before, after, told }: Around): boolean {
  const hasCompany = after.some((other) => other !== seat && !before.includes(other));
  return hasCompany || told.some(({ event }) => turnNumberOf(event) !== undefined);
}

/** Who stands up and sits down again goes on where they were. */
function isNewcomer(occupant: Occupant, sat: string | undefined): boolean {
  return occupant.kind === 'person' && occupant.person !== sat;
}
