import { type Refusal, refusalMaker } from '@orrery/engine';

/**
 * Every reason an action can be refused; the place that refuses names the rule. Closed, so that the texts can be complete. The comment
 * after a code names its values; ids (a place, a card …) are ids of the terms. No code, rule or value may depend on what the seat that
 * is refused cannot know.
 */
export const REFUSAL_CODES = [
  // Whose move it is.
  'match-over',
  'not-asked', // nothing is asked of this seat now
  'answer-first', // ask: the pending question
  'not-now', // the seat is asked something else
  'already-passed',

  // Exploration.
  'already-made-an-effort',
  'cards-laid',
  'not-enough-will', // will, have
  'last-will',
  'may-not-resist',
  'nothing-to-return', // their discard pile is empty
  'nothing-to-regain', // full Will and an empty pile, where the table refuses what is pointless
  'card-not-in-hand', // card
  'place-barred', // place
  'too-few-cards', // have, needed
  'all-laid',
  'nothing-laid',

  // Cards.
  'card-not-held', // card
  'wrong-phase', // card, phase
  'hunt-limit', // limit
  'survival-limit', // limit
  'hunt-barred',
  'survival-barred',
  'wrong-target', // card: it is not aimed at such a thing
  'no-effect', // card: nothing of it is possible now
  'too-late', // card
  'nothing-to-copy',
  'hand-too-small', // cards: nobody has more of them
  'own-hand-too-small', // cards: how many are needed
  'will-full',
  'marker-charged',
  'marker-not-charged',
  'creature-has-played',
  'hand-empty',
  'pile-empty',
  'no-hunt-cards',
  'no-such-play', // card: it is not in play
  'no-token-on-you', // token
  'token-not-laid', // token
  'not-your-moment', // card: only when this Hunted is to act
  'not-adjacent', // place
  'rescue-held',

  // Hunting.
  'token-not-available', // token
  'token-already-laid', // token
  'needs-two-places', // token
  'one-place-only', // token
  'token-due', // token: it has to be laid first

  // Reckoning.
  'not-your-step', // card: it does not act now
  'power-ineffective', // place
  'no-such-power', // place
  'cannot-be-copied', // place
  'no-creature-there', // place
  'power-used', // place
  'two-cards-already-due', // next turn two are laid anyway
  'nothing-to-take',
  'no-survival-to-draw',
  'nobody-to-heal',
  'power-idle', // place: it would do nothing now
  'must-act',

  // Answers.
  'card-not-in-pile', // card
  'must-return-more', // left
  'not-offered', // the question offers no such answer
  'already-chosen', // card

  // Sanctuary.
  'no-sanctuary',
  'on-no-place',
  'survivors-barred',
  'no-survivor-face-up',
  'no-survivor-left',
  'not-next-to-sanctuary', // place, sanctuary
  'not-at-sanctuary', // sanctuary
  'already-fortified',
  'fortifying-barred',
  'creature-watches-sanctuary',
  'token-on-your-place', // place: there is a hunt token on it, so no Sanctuary action
  'no-sanctuary-action-there', // place: its power is ineffective, and the table allows no Sanctuary action there
  'no-survivor-to-shelter',
  'nobody-just-fortified',
  'nobody-just-caught',
  'survival-barred-there',
  'no-return-there',
  'other-phase-only', // phase: the second card of the turn must be of another phase
  'no-return-near-creature',
  'power-barred',
  'nothing-to-salvage',
  'cannot-evade',
  'character-used',
  'character-silent',
  'no-survival-to-discard',
  'nothing-developed',
  'not-your-character', // character
  'adaptation-not-working', // adaptation
  'adaptation-used', // adaptation
  'tokens-laid', // the ability is used before any token is placed
  'somebody-is-caught',
  'no-dna-left',
  'no-dna-to-put-back',
  'not-enough-dna', // price, have
  'no-adaptations-to-exchange',
  'only-when-adapting', // the Creature may adapt or hide later in the phase, or no more
  'already-adapted',
  'adaptation-blocked',
  'cannot-hide-quietly',
  'no-adaptation-left', // level
  'adaptation-not-in-hand', // adaptation
  'adaptation-not-developed', // adaptation
  'adaptations-full', // most
  'room-for-adaptations', // most
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
/** The number of a rule in RULES.md. */
export type Rule = `NA-${string}`;

export const refused = refusalMaker<RefusalCode, 'NA'>();

/** The same refusal, naming the card: an effect refuses without knowing whose it is. */
export function refusedFor(card: string, refusal: Refusal): Refusal {
  return { code: refusal.code, rule: refusal.rule, values: { card, ...refusal.values } };
}
