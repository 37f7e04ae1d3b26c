import { ADAPTATIONS } from './adaptations.ts';
import { DEFENSE_TRACKS } from './boards.ts';
import { CHARACTERS } from './characters.ts';
import { HUNT } from './hunt.ts';
import { PLACES } from './places.ts';
import type { Provenance } from './sets.ts';
import { SURVIVAL } from './survival.ts';
import { SURVIVORS } from './survivors.ts';

interface Told {
  readonly provenance: Provenance;
}

/** The two sides of the base board are known; their cells stand in `boards.ts`. */
const BASE_BOARD: readonly Told[] = [{ provenance: 'printed' }, { provenance: 'printed' }];

const ALL: readonly Told[] = [PLACES, HUNT, SURVIVAL, SURVIVORS, CHARACTERS, ADAPTATIONS, DEFENSE_TRACKS]
  .flatMap((table): readonly Told[] => Object.values(table))
  .concat(BASE_BOARD);

/** Kinds of cards and sides of boards, counted from the tables so that a corrected line counts by itself. */
export const PROVENANCE = {
  printed: ALL.filter(({ provenance }) => provenance === 'printed').length,
  reconstructed: ALL.filter(({ provenance }) => provenance === 'reconstructed').length,
};
