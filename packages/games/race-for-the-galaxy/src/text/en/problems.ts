import type { ProblemLines } from '../shape.ts';

/** Why the rules cannot mean a home-made card. */
export const problemLines: ProblemLines = {
  'out-of-range': ({ min, max }) => `This must be a whole number from ${min} to ${max} that changes something.`,
  'no-title': 'A title needs a letter or a digit.',
  'title-taken': ({ title }) =>
    `Another card of the pack is called “${title}”. Developments are told apart by name, so each needs its own.`,
  'title-printed': ({ title }) => `“${title}” is the name of a printed card. Developments are told apart by name, so each needs its own.`,
  'development-with-good': 'A development holds no goods: only windfall and production worlds do.',
  'development-of-a-world-kind': 'Grey, windfall and production are kinds of worlds; a development has none.',
  'military-development': 'A development is paid for: only worlds can be military.',
  'chromosome-on-development': 'Chromosomes are counted on worlds; a development has none.',
  'world-without-kind': 'A world is grey, windfall or production.',
  'grey-with-good': 'A grey world has no kind of good. Make it windfall or production.',
  'no-good': ({ world }) =>
    `A ${world === 'windfall' ? 'windfall' : 'production'} world needs a kind of good: novelty goods, rare elements, genes or alien technology.`,
  'keyword-twice': ({ keyword: word }) => `${String(word).toUpperCase()} is there twice.`,
  'too-many-powers': ({ most }) => `That is more than ${most} powers.`,
  'wrong-row': 'This power does not belong to this phase.',
  'power-twice': 'Two such powers add up: write one, with the sum.',
  'no-reward': 'Goods that are consumed must bring VP or cards.',
  'needs-a-good-here': 'This power is about the good of this card: only windfall and production worlds have one.',
  'production-without-power': 'A production world has the power to produce here, or to produce for a card.',
  'produces-without-being-production': 'Only a production world produces on its own. A windfall world gets its next good by other powers.',
  'two-ways-to-produce': 'A world holds one good: it produces in one way, not in two.',
  'two-means':
    'A card may have only one power that is used to place a world: discarding it, cards for Military, or paying for a military world.',
  'too-many-means': ({ most }) => `More than ${most} cards of the pack could be used for one world: too many ways to pay to choose from.`,
  'scored-too-cheap': 'Only a 6-cost development is scored by lines. Other cards have a number of VP.',
  'scored-without-lines': 'What is this development scored by? It needs at least one line.',
  'lines-without-scored': 'A card with a number of VP has no lines.',
  'line-never-counts': ({ line }) =>
    `Each card counts by the first line that fits, and line ${line} already counts everything this one could.`,
  'no-such-card': ({ title }) => `There is no card “${title}”, neither printed nor in this pack.`,
};
