/** What a blank of a phrase is filled with: a place card by its id, a seat by its number. */
export type PhraseBlank = 'place' | 'seat';

interface QuickPhrase {
  /** In the order of the phrase's values. */
  readonly blanks: readonly PhraseBlank[];
  /** Whom it suits; nobody is kept from saying it. */
  readonly by: 'hunted' | 'creature' | 'anybody';
}

/** [NA-3.6] What is said with one click, to the whole table. Nothing of it is ever checked: it may be a lie. */
export const PHRASES = {
  'going-to': { blanks: ['place'], by: 'hunted' },
  'not-going-to': { blanks: ['place'], by: 'hunted' },
  'stay-away-from': { blanks: ['place'], by: 'hunted' },
  'who-takes': { blanks: ['place'], by: 'hunted' },
  'you-take': { blanks: ['seat', 'place'], by: 'hunted' },
  'not-me': { blanks: [], by: 'hunted' },
  'trust-me': { blanks: [], by: 'hunted' },
  'it-is-bluffing': { blanks: [], by: 'hunted' },
  'spread-out': { blanks: [], by: 'hunted' },
  'resist-now': { blanks: ['seat'], by: 'hunted' },
  'give-up-i-cover-you': { blanks: ['seat'], by: 'hunted' },
  'mind-your-will': { blanks: ['seat'], by: 'hunted' },
  'i-have-an-answer': { blanks: [], by: 'hunted' },
  'charge-the-marker': { blanks: [], by: 'hunted' },
  'who-fortifies': { blanks: [], by: 'hunted' },
  'i-smell-you': { blanks: ['seat'], by: 'creature' },
  'waiting-at': { blanks: ['place'], by: 'creature' },
  'nowhere-to-run': { blanks: [], by: 'creature' },
  'close-call': { blanks: [], by: 'anybody' },
  'well-played': { blanks: [], by: 'anybody' },
} as const satisfies Record<string, QuickPhrase>;

export type PhraseCode = keyof typeof PHRASES;
