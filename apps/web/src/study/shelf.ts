import type { MatchRecord } from '@orrery/engine';
import type { Notes, StudiedMatch, Study, Variation, WayToLook } from '@orrery/study';
import { keepNotes, keepStudy, keepVariations, keptNotes, keptStudy, keptVariations } from './kept.ts';

/** Where the study of one match lies: in this browser, or with somebody who shares it. */
export interface Shelf {
  /** Of somebody else: it can be looked at. */
  readonly isReadOnly: boolean;
  study(eyes: WayToLook): Promise<Study | undefined>;
  keepStudy(study: Study): Promise<void>;
  notes(): Promise<Notes>;
  keepNotes(notes: Notes): Promise<void>;
  variations(): Promise<readonly Variation[]>;
  keepVariations(variations: readonly Variation[]): Promise<void>;
}

export function ownShelf(record: MatchRecord): Shelf {
  return {
    isReadOnly: false,
    study: (eyes) => keptStudy(record.hash, eyes),
    keepStudy: (study) => keepStudy(record, study),
    notes: () => keptNotes(record.hash),
    keepNotes: (notes) => keepNotes(record, notes),
    variations: () => keptVariations(record.hash),
    keepVariations: (variations) => keepVariations(record, variations),
  };
}

/** What is found while somebody looks at a study of another is theirs alone for as long as the page is open. */
export function givenShelf({ studies, notes, variations }: Omit<StudiedMatch, 'record'>): Shelf {
  const found = new Map(studies.map((study) => [study.eyes, study]));
  return {
    isReadOnly: true,
    study: async (eyes) => found.get(eyes),
    async keepStudy(study) {
      found.set(study.eyes, study);
    },
    notes: async () => notes,
    keepNotes: async () => undefined,
    variations: async () => variations,
    keepVariations: async () => undefined,
  };
}
