import type { PowersByRow, Row } from './vocabulary.ts';

/** What a maker of cards must know of a power beside its fields [RG-15.5] [RG-15.6]. */
export interface Traits {
  /** May stand on a card several times: each is used on its own goods or its own world. */
  readonly mayRepeat: boolean;
  /** Means the good on this very card. */
  readonly isAboutGoodHere: boolean;
  /** Is put to use to place a world. */
  readonly helpsToSettle: boolean;
  /** Is how a production world produces. */
  readonly isProduction: boolean;
}

const PLAIN: Traits = { mayRepeat: false, isAboutGoodHere: false, helpsToSettle: false, isProduction: false };
const REPEATED: Traits = { ...PLAIN, mayRepeat: true };
const HERE: Traits = { ...PLAIN, isAboutGoodHere: true };
const HELPS_TO_SETTLE: Traits = { ...PLAIN, helpsToSettle: true };
const PRODUCTION: Traits = { ...PLAIN, isProduction: true };

const TRAITS: { readonly [Each in Row]: { readonly [Do in PowersByRow[Each]['do']]: Traits } } = {
  explore: { 'see-more': PLAIN, 'keep-more': PLAIN },
  develop: { cheaper: PLAIN, 'draw-first': PLAIN, 'draw-after': PLAIN },
  settle: {
    cheaper: PLAIN,
    military: PLAIN,
    'scrap-for-free-world': HELPS_TO_SETTLE,
    'scrap-for-military': HELPS_TO_SETTLE,
    'cards-for-military': HELPS_TO_SETTLE,
    'pay-for-military': HELPS_TO_SETTLE,
    'draw-after': PLAIN,
    'second-world': PLAIN,
  },
  trade: { 'sell-for-more': PLAIN, 'sell-this-for-more': HERE, 'sell-for-chromosomes': PLAIN },
  consume: {
    consume: REPEATED,
    'consume-each': REPEATED,
    'consume-different': REPEATED,
    'consume-all': PLAIN,
    'consume-here': HERE,
    'cards-for-chips': PLAIN,
    sell: REPEATED,
    draw: PLAIN,
    gamble: REPEATED,
  },
  produce: {
    'produce-here': PRODUCTION,
    'produce-for-card': PRODUCTION,
    'draw-if-produced-here': HERE,
    'produce-windfall': REPEATED,
    draw: PLAIN,
    'draw-for-worlds': PLAIN,
    'draw-for-kinds': PLAIN,
    'draw-for-produced': PLAIN,
    'draw-if-most': PLAIN,
  },
};

/** The traits of a word that stands in this row; of one that does not, those of none. */
export function traitsOf(row: Row, word: string): Traits {
  const words: Readonly<Record<string, Traits>> = TRAITS[row];
  return words[word] ?? PLAIN;
}
