import type { Address } from '../storage/address-ports.ts';
import type { Storage } from '../storage/ports.ts';
import type { Claimed } from './orders.ts';
import { isLate, remindAgainAt, reminderOutside, type Turn } from './turns.ts';
import { wishesIn } from './wishes.ts';
import type { CallKind } from './words.ts';

export type Whereabouts = 'here' | 'perhaps' | 'away';

/** What one match is waiting for, as far as anybody is called for it. */
export interface Look {
  readonly game: string;
  /** Who sits there. */
  readonly people: ReadonlySet<string>;
  readonly turns: readonly Turn[];
  /** Whom a search has seated there. */
  readonly found: readonly Turn[];
  readonly isLast: boolean;
  /** `said`: a kind, or a kind by the id of an address. */
  readonly wasSaid: (said: string, turn: Claimed) => boolean;
}

interface ClaimSetting {
  readonly storage: Pick<Storage, 'calls'>;
  readonly whereIs: (match: string, person: string) => Promise<Whereabouts>;
  readonly now: () => number;
}

interface Claiming {
  readonly match: string;
  readonly address: Address;
  readonly kind: CallKind;
  readonly look: Look;
  /** By an attempt that failed. */
  readonly before: readonly Claimed[];
}

interface Claims {
  readonly claimed: readonly Turn[];
  /** Who may not be there after all, or is to be reminded if they go; of those, whom the attempt that failed was about. */
  readonly later?: { readonly at: number; readonly claimed: readonly Claimed[] };
}

/** After so long it is known who has gone. */
export const PERHAPS_MILLISECONDS = 90_000;

/**
 * Whom a message to this address is about: those who are still waited for, are not there, and were not called for this turn by it. Claimed
 * before it is sent: who dies over the sending has said nothing, and nobody is called twice.
 */
export async function claim(setting: ClaimSetting, { match, address, kind, look, before }: Claiming): Promise<Claims> {
  const { storage, now } = setting;
  if (kind === 'last' && !look.isLast) return { claimed: [] };
  const meant = (kind === 'found' ? look.found : look.turns).filter(({ person }) => address.table !== '' || person === address.person);
  const claimed: Turn[] = [];
  const later: { at: number; claimed: Claimed[] } = { at: Number.POSITIVE_INFINITY, claimed: [] };
  for (const turn of meant) {
    const { person, version } = turn;
    const remindAt = reminderOutside(turn, wishesIn(await storage.calls.wishes(person)));
    if (kind === 'clock' && (remindAt === undefined || remindAt > now())) continue;
    const said = `${kind} ${address.id}`;
    const old = before.find((one) => one.person === person && one.version === version);
    if (old === undefined && look.wasSaid(said, turn)) continue;
    const where = await whereFor(setting, { match, turn, remindAt });
    const laterAt = where === 'perhaps' ? now() + PERHAPS_MILLISECONDS : kind === 'clock' ? remindAgainAt(turn, now()) : undefined;
    if (where === 'away') {
      if (old !== undefined || (await storage.calls.say({ match, person, said, version, at: now() }))) claimed.push(turn);
    } else if (laterAt !== undefined) {
      later.at = Math.min(later.at, laterAt);
      if (old !== undefined) later.claimed.push(old);
    }
  }
  return { claimed, ...(later.at < Number.POSITIVE_INFINITY ? { later } : {}) };
}

interface Sought {
  readonly match: string;
  readonly turn: Turn;
  readonly remindAt: number | undefined;
}

/** Who may be at the table, by another node, is reminded at last all the same: better twice than not at all. */
export async function whereFor({ whereIs, now }: ClaimSetting, { match, turn, remindAt }: Sought): Promise<Whereabouts> {
  const where = await whereIs(match, turn.person);
  return where === 'perhaps' && isLate(turn, { remindAt, now: now() }) ? 'away' : where;
}
