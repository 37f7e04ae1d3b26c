import type { DevelopPower, Of } from '../cards/powers.ts';

/** What a word of the Develop row does, and when. */
interface DevelopWord<Power> {
  /** [RG-6.3] How much less a development costs. */
  readonly discount: (power: Power) => number;
  /** [RG-6.1] Cards drawn when the phase begins. */
  readonly drawsFirst: (power: Power) => number;
  /** [RG-6.4] Cards drawn for having placed a development. */
  readonly drawsAfter: (power: Power) => number;
}

const none = () => 0;
const INERT = { discount: none, drawsFirst: none, drawsAfter: none };

const DEVELOP_WORDS: { readonly [Do in DevelopPower['do']]: DevelopWord<Of<DevelopPower, Do>> } = {
  cheaper: { ...INERT, discount: ({ by }) => by },
  'draw-first': { ...INERT, drawsFirst: ({ count }) => count },
  'draw-after': { ...INERT, drawsAfter: ({ count }) => count },
};

export function developmentDiscount<Do extends DevelopPower['do']>(power: Of<DevelopPower, Do>): number {
  return DEVELOP_WORDS[power.do].discount(power);
}

export function drawnBeforeDeveloping<Do extends DevelopPower['do']>(power: Of<DevelopPower, Do>): number {
  return DEVELOP_WORDS[power.do].drawsFirst(power);
}

export function drawnAfterDeveloping<Do extends DevelopPower['do']>(power: Of<DevelopPower, Do>): number {
  return DEVELOP_WORDS[power.do].drawsAfter(power);
}
