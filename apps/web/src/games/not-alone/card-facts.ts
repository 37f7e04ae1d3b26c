import type {
  AdaptationCard,
  AdaptationId,
  CardKey,
  CharacterCard,
  CharacterId,
  HuntId,
  PlaceCard,
  PlaceId,
  SurvivalId,
  SurvivorCard,
  SurvivorId,
} from '@orrery/not-alone';
import { ADAPTATIONS, CHARACTERS, HUNT, PLACES, SURVIVAL, SURVIVORS } from '@orrery/not-alone/facts';
import { ADAPTATION_GLYPHS, HUNT_GLYPHS, SURVIVAL_GLYPHS } from './art/glyphs.ts';

export type Deck = 'place' | 'hunt' | 'survival' | 'survivor' | 'character' | 'adaptation';

/** What any card says of itself, whichever deck it comes from. */
export interface CardFacts {
  readonly deck: Deck;
  readonly id: string;
  /** Phases it works in, in order; none: it has none printed. */
  readonly phases: readonly number[];
  readonly symbol: 'artemia' | 'target' | undefined;
  readonly cost: number | undefined;
  readonly level: number | undefined;
  readonly isReconstructed: boolean;
  /** A line drawing, where the deck has one; people have faces, places their scenes. */
  readonly glyph: string | undefined;
}

const NOTHING = { phases: [], symbol: undefined, cost: undefined, level: undefined, glyph: undefined } as const;

export function factsOf(key: CardKey): CardFacts {
  const deck = key.slice(0, key.indexOf(':')) as Deck;
  const id = key.slice(key.indexOf(':') + 1);
  const isReconstructed = (card: { readonly provenance: string }) => card.provenance === 'reconstructed';
  switch (deck) {
    case 'hunt': {
      const card = HUNT[id as HuntId];
      const phases = card.phase === 'copied' ? [] : [card.phase];
      return {
        ...NOTHING,
        deck,
        id,
        phases,
        symbol: card.symbol,
        isReconstructed: isReconstructed(card),
        glyph: HUNT_GLYPHS[id as HuntId],
      };
    }
    case 'survival': {
      const card = SURVIVAL[id as SurvivalId];
      return {
        ...NOTHING,
        deck,
        id,
        phases: [card.phase],
        isReconstructed: isReconstructed(card),
        glyph: SURVIVAL_GLYPHS[id as SurvivalId],
      };
    }
    case 'adaptation': {
      const card: AdaptationCard = ADAPTATIONS[id as AdaptationId];
      const { phases, cost, level } = card;
      return {
        ...NOTHING,
        deck,
        id,
        phases,
        cost,
        level,
        isReconstructed: isReconstructed(card),
        glyph: ADAPTATION_GLYPHS[id as AdaptationId],
      };
    }
    case 'character': {
      const card: CharacterCard = CHARACTERS[id as CharacterId];
      return { ...NOTHING, deck, id, phases: card.phases, isReconstructed: isReconstructed(card) };
    }
    case 'survivor': {
      const card: SurvivorCard = SURVIVORS[id as SurvivorId];
      return { ...NOTHING, deck, id, isReconstructed: isReconstructed(card) };
    }
    case 'place': {
      const card: PlaceCard = PLACES[id as PlaceId];
      return { ...NOTHING, deck, id, isReconstructed: isReconstructed(card) };
    }
  }
}

/** Phases in words short enough for a corner: "3", "1–4". */
export function phasesMark(phases: readonly number[]): string {
  if (phases.length === 0) return '';
  const first = phases[0];
  const last = phases[phases.length - 1];
  return first === last ? String(first) : `${first}–${last}`;
}
