import { BOARDS } from './boards.ts';
import { BONUS_CARDS, type BonusId } from './bonus.ts';
import type { Basis } from './cards.ts';
import type { UnitKind } from './factions.ts';
import { CARDS, type CardId } from './titles.ts';

const BASES = [...Object.values(CARDS), ...Object.values(BONUS_CARDS)].map(({ basis }) => basis);
const PRINTED = BASES.filter((basis) => basis === 'printed').length;

/** Titles whose effect the rulebook prints whole are facts; the others, and the passages and grids of all boards, wait for an owner of the box. */
export const PROVENANCE = { printed: PRINTED, reconstructed: BASES.length - PRINTED + Object.keys(BOARDS).length };

/** [TH-23.3] Titles whose upgrade number has been read in print; an owner of the box adds those that are checked. */
const PRINTED_NUMBERS: ReadonlySet<CardId> = new Set<CardId>(['landmine']);

/** How far the whole face of a card is known: a printed effect with a number of ours is known in part only. */
export function cardBasisOf(id: CardId | BonusId): Basis {
  if (!isTitle(id)) return BONUS_CARDS[id].basis;
  const { basis, number } = CARDS[id];
  return basis === 'printed' && number !== undefined && !PRINTED_NUMBERS.has(id) ? 'partly' : basis;
}

function isTitle(id: CardId | BonusId): id is CardId {
  return Object.hasOwn(CARDS, id);
}

/** [TH-23.8] Soldiers are printed; of the others something is ours: the attack of the Minor Alien, which text is whose of Pandora's. */
export function unitBasisOf(kind: UnitKind): Basis {
  return kind === 'soldier' ? 'printed' : 'partly';
}
