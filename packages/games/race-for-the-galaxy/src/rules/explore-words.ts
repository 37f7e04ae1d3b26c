import type { ExplorePower, Of } from '../cards/powers.ts';

/** [RG-5.1] What a word of the Explore row adds to the cards seen and to those kept. */
interface ExploreWord<Power> {
  readonly seen: (power: Power) => number;
  readonly kept: (power: Power) => number;
}

const none = () => 0;

export const EXPLORE_WORDS: { readonly [Do in ExplorePower['do']]: ExploreWord<Of<ExplorePower, Do>> } = {
  'see-more': { seen: ({ count }) => count, kept: none },
  'keep-more': { seen: none, kept: ({ count }) => count },
};

export function seenBy<Do extends ExplorePower['do']>(power: Of<ExplorePower, Do>): number {
  return EXPLORE_WORDS[power.do].seen(power);
}

export function keptBy<Do extends ExplorePower['do']>(power: Of<ExplorePower, Do>): number {
  return EXPLORE_WORDS[power.do].kept(power);
}
