import type { Seat, Viewer } from '@orrery/engine';
import type { CharacterId } from '../cards/characters.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Ask, Asks, Pending } from '../pending.ts';

/** What is left when hands and decks are dealt: questions about cards only their seat looks at are about these. */
export interface Undealt {
  survival(): readonly SurvivalId[];
  characters(seat: Seat): readonly CharacterId[];
}

/** How others hear a kind of question, and how they imagine what they did not hear. */
interface Knowing<Kind extends Ask> {
  forOthers(question: Asks<Kind>): Asks<Kind>;
  imagined(question: Asks<Kind>, undealt: Undealt): Asks<Kind>;
}

/** Everybody may hear all of it. */
const same = <Question>(question: Question): Question => question;
const OPEN = { forOthers: same, imagined: same };

const KNOWING: { readonly [Kind in Ask]: Knowing<Kind> } = {
  volunteer: OPEN,
  'choose-side': OPEN,
  'draw-adaptations': OPEN,
  'choose-character': {
    forOthers: (question) => ({ ...question, from: [] }),
    imagined: (question, undealt) => (question.from.length > 0 ? question : { ...question, from: undealt.characters(question.seat) }),
  },
  'choose-adaptation': OPEN,
  'return-places': OPEN,
  'return-this-or-one': OPEN,
  'discard-places': OPEN,
  'discard-or-lose-will': OPEN,
  'discard-survival': OPEN,
  'discard-survivor': OPEN,
  'discard-survival-or-survivor': OPEN,
  'keep-survival': {
    forOthers: (question) => ({ ...question, cards: [] }),
    imagined: (question, undealt) => (question.cards.length > 0 ? question : { ...question, cards: undealt.survival() }),
  },
  'keep-place': OPEN,
  'take-place': OPEN,
  heal: OPEN,
  'show-places': OPEN,
  'hide-places': OPEN,
  'put-hunt-under': OPEN,
  'put-adaptations-under': OPEN,
  'drop-adaptation': OPEN,
  'keep-adaptation': OPEN,
  'put-back-dna': OPEN,
  'swap-played': OPEN,
  shelter: OPEN,
  'answer-fortify': OPEN,
  'name-place': OPEN,
  'move-creature': OPEN,
  'move-sanctuary-on': OPEN,
  'use-copied-power': OPEN,
  'return-played': OPEN,
};

/** A question as this viewer may hear it: cards that only the asked seat looks at are left out. */
export function questionView(question: Pending, viewer: Viewer): Pending {
  return question.seat === viewer ? question : forOthers(question);
}

function forOthers<Kind extends Ask>(question: Asks<Kind>): Asks<Kind> {
  return KNOWING[question.ask].forOthers(question);
}

export function imagineQuestion<Kind extends Ask>(question: Asks<Kind>, undealt: Undealt): Asks<Kind> {
  return KNOWING[question.ask].imagined(question, undealt);
}
