import type { AnyTableText, Phrase, SeatNames, Viewer } from '@orrery/engine';

/** What can fill one blank of a phrase, with its words. */
export interface PhraseValue {
  readonly value: Phrase['values'][number];
  readonly words: string;
}

/** A quick phrase the viewer may say, and what its blanks can be filled with, in order. */
export interface PhraseOffer {
  readonly code: string;
  readonly blanks: readonly (readonly PhraseValue[])[];
}

interface Speaker<View> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly text: AnyTableText;
  readonly names: SeatNames;
}

/** Which quick phrases suit this viewer now. Nobody is kept from lying. */
export type PhraseOffers<View> = (speaker: Speaker<View>) => readonly PhraseOffer[];
