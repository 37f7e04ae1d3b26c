import { quickTable } from '@orrery/engine';
import type { BonusCard } from './cards.ts';

const BONUS = quickTable({
  gateway: { copies: 2, effect: { do: 'go-further', sectors: 1 }, basis: 'printed' },
  'upgrade-kit': { copies: 2, effect: { do: 'take-upgrades-now', count: 1 }, basis: 'reconstructed' },
  'first-aid': { copies: 1, effect: { do: 'regain-life-now', count: 2 }, basis: 'reconstructed' },
  'short-circuit': { copies: 1, effect: { do: 'move-malfunction' }, basis: 'reconstructed' },
  decompression: { copies: 1, effect: { do: 'eject' }, basis: 'reconstructed' },
  'snap-attack': { copies: 1, effect: { do: 'attack-now' }, basis: 'reconstructed' },
  salvage: { copies: 1, effect: { do: 'discard-pending' }, basis: 'reconstructed' },
} as const satisfies Record<string, BonusCard>);

export type BonusId = keyof typeof BONUS;

/** The nine bonus cards; one starts in each marked install slot, the others leave the match unseen. */
export const BONUS_CARDS: Readonly<Record<BonusId, BonusCard>> = BONUS;

export const BONUS_IDS = Object.keys(BONUS) as BonusId[];
