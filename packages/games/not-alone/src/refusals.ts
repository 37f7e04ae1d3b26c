import type { Refusal } from '@orrery/engine';

/**
 * Every reason an action can be refused, with the rule that forbids it. Closed, so that the texts can be
 * complete. The comment after a code names its values; ids (a place, a card …) are ids of the terms. No code and no
 * value may hang on what the seat that is refused cannot know.
 */
export const REFUSALS = {
  // Whose move it is.
  'match-over': 'NA-10.4',
  'not-asked': 'NA-4.11', // nothing is asked of this seat now
  'answer-first': 'NA-4.12', // ask: the pending question
  'not-now': 'NA-4.12', // the seat is asked something else
  'already-passed': 'NA-4.11',

  // Exploration.
  'already-made-an-effort': 'NA-5.6',
  'cards-laid': 'NA-5.6',
  'not-enough-will': 'NA-5.2', // will, have
  'last-will': 'NA-5.7',
  'may-not-resist': 'NA-15.21',
  'nothing-to-return': 'NA-5.2', // the own discard pile is empty
  'nothing-to-regain': 'NA-5.3', // full Will and an empty pile, where the table refuses what is pointless
  'card-not-in-hand': 'NA-5.4', // card
  'place-barred': 'NA-16.2', // place
  'too-few-cards': 'NA-5.5', // have, needed
  'all-laid': 'NA-5.4',
  'nothing-laid': 'NA-5.8',

  // Cards.
  'card-not-held': 'NA-4.1', // card
  'wrong-phase': 'NA-4.1', // card, phase
  'hunt-limit': 'NA-4.2', // limit
  'survival-limit': 'NA-4.3', // limit
  'hunt-barred': 'NA-17.3',
  'survival-barred': 'NA-16.1',
  'wrong-target': 'NA-4.10', // card: it is not aimed at such a thing
  'no-effect': 'NA-4.10', // card: nothing of it is possible now
  'too-late': 'NA-7.12', // card
  'nothing-to-copy': 'NA-16.20',
  'hand-too-small': 'NA-16.4', // cards: nobody has more of them
  'own-hand-too-small': 'NA-17.26', // cards: so many are needed
  'will-full': 'NA-17.1',
  'marker-charged': 'NA-17.2',
  'marker-not-charged': 'NA-17.14',
  'creature-has-played': 'NA-17.3',
  'hand-empty': 'NA-17.3',
  'pile-empty': 'NA-17.4',
  'no-hunt-cards': 'NA-17.6',
  'no-such-play': 'NA-1.5', // card: it is not in play
  'no-token-on-you': 'NA-7.10', // token
  'token-not-laid': 'NA-6.4', // token
  'not-your-moment': 'NA-17.11', // card: only when this Hunted is to act
  'not-adjacent': 'NA-1.3', // place
  'rescue-held': 'NA-16.18',

  // Hunting.
  'token-not-available': 'NA-6.2', // token
  'token-already-laid': 'NA-6.4', // token
  'needs-two-places': 'NA-16.11', // token
  'one-place-only': 'NA-6.4', // token
  'token-due': 'NA-6.2', // token: it has to be laid first

  // Reckoning.
  'not-your-step': 'NA-7.2', // card: it does not act now
  'power-ineffective': 'NA-7.11', // place
  'no-such-power': 'NA-8.1', // place
  'cannot-be-copied': 'NA-8.16', // place
  'no-creature-there': 'NA-8.1', // place
  'power-used': 'NA-8.17', // place
  'two-cards-already-due': 'NA-8.3', // next turn two are laid anyway
  'nothing-to-take': 'NA-8.5',
  'no-survival-to-draw': 'NA-8.7',
  'nobody-to-heal': 'NA-8.9',
  'power-idle': 'NA-7.3', // place: it would do nothing now
  'must-act': 'NA-7.3',

  // Answers.
  'card-not-in-pile': 'NA-7.3', // card
  'must-return-more': 'NA-5.2', // left
  'not-offered': 'NA-4.12', // the question offers no such answer
  'already-chosen': 'NA-4.12', // card

  // Sanctuary.
  'no-sanctuary': 'NA-10.3',
  'on-no-place': 'NA-18.3',
  'survivors-barred': 'NA-16.22',
  'no-survivor-face-up': 'NA-11.2',
  'no-survivor-left': 'NA-11.5',
  'not-next-to-sanctuary': 'NA-11.2', // place, sanctuary
  'not-at-sanctuary': 'NA-11.3', // sanctuary
  'already-fortified': 'NA-11.3',
  'fortifying-barred': 'NA-16.23',
  'creature-watches-sanctuary': 'NA-15.25',
  'token-on-your-place': 'NA-11.1', // place: a hunt token lies there, so there is no Sanctuary action
  'no-sanctuary-action-there': 'NA-11.1', // place: its power is ineffective, and the table allows no Sanctuary action there
  'no-survivor-to-shelter': 'NA-11.4',
  'nobody-just-fortified': 'NA-17.25',
  'nobody-just-caught': 'NA-16.33',
  'survival-barred-there': 'NA-16.26',
  'no-return-there': 'NA-16.26',
  'other-phase-only': 'NA-14.5', // phase: the second card of the turn must be of another phase
  'no-return-near-creature': 'NA-15.22',
  'power-barred': 'NA-15.27',
  'nothing-to-salvage': 'NA-17.28',
  'cannot-evade': 'NA-18.18',
  'character-used': 'NA-14.1',
  'character-silent': 'NA-16.21',
  'no-survival-to-discard': 'NA-14.12',
  'nothing-developed': 'NA-17.18',
  'not-your-character': 'NA-14.1', // character
  'adaptation-not-working': 'NA-13.7', // adaptation
  'adaptation-used': 'NA-15.1', // adaptation
  'tokens-laid': 'NA-15.1', // the ability is used before any token lies
  'somebody-is-caught': 'NA-15.17',
  'no-dna-left': 'NA-13.4',
  'no-dna-to-put-back': 'NA-17.17',
  'not-enough-dna': 'NA-13.6', // price, have
  'no-adaptations-to-exchange': 'NA-16.34',
  'only-when-adapting': 'NA-16.35', // the Creature may adapt or hide later in the phase, or no more
  'already-adapted': 'NA-13.3',
  'adaptation-blocked': 'NA-11.7',
  'cannot-hide-quietly': 'NA-15.9',
  'no-adaptation-left': 'NA-13.5', // level
  'adaptation-not-in-hand': 'NA-13.6', // adaptation
  'adaptation-not-developed': 'NA-13.6', // adaptation
  'adaptations-full': 'NA-13.6', // most
  'room-for-adaptations': 'NA-13.6', // most
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof REFUSALS;

/** Refusals without values are made once: lists of legal actions are made by asking, and most answers are no. */
const PLAIN = new Map<RefusalCode, Refusal>();

/** A refusal with the rule that stands behind its code. */
export function refused(code: RefusalCode, values?: Refusal['values']): Refusal {
  if (values !== undefined) return { code, rule: REFUSALS[code], values };
  let plain = PLAIN.get(code);
  if (plain === undefined) {
    plain = Object.freeze({ code, rule: REFUSALS[code] });
    PLAIN.set(code, plain);
  }
  return plain;
}

/** The same refusal, naming the card: an effect refuses without knowing whose it is. */
export function refusedFor(card: string, refusal: Refusal): Refusal {
  return { code: refusal.code, rule: refusal.rule, values: { card, ...refusal.values } };
}
