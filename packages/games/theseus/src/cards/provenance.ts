import { BOARDS } from './boards.ts';
import { BONUS_CARDS } from './bonus.ts';
import { CARDS } from './titles.ts';

const BASES = [...Object.values(CARDS), ...Object.values(BONUS_CARDS)].map(({ basis }) => basis);
const PRINTED = BASES.filter((basis) => basis === 'printed').length;

/** Titles whose effect the rulebook prints whole are facts; the others, and the passages and grids of all boards, wait for an owner of the box. */
export const PROVENANCE = { printed: PRINTED, reconstructed: BASES.length - PRINTED + Object.keys(BOARDS).length };
