import { shuffle, type Tell } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** [AF-17.7] [AF-R15] The next card; an empty deck is made anew from the discards. Undefined: both are empty. */
export function drawCard(draft: State, tell: Tell<Event>): TechId | undefined {
  if (draft.deck.length === 0 && draft.discard.length > 0) {
    draft.deck = draft.discard;
    draft.discard = [];
    shuffle(draft.chance, draft.deck);
    tell({ type: 'deck-reshuffled', cards: draft.deck.length });
  }
  return draft.deck.pop();
}
