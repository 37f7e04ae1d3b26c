import { quickTable } from '@orrery/engine';
import type { Card } from '../cards/catalogue.ts';
import type { Good, Of, SettlePower } from '../cards/powers.ts';

/** [RG-7.6] [RG-7.7] What a card of the tableau can do for one world when it is put to use. */
export type Help =
  /** It leaves the tableau, and the world costs nothing. */
  | { readonly as: 'free-world' }
  /** It leaves the tableau for Military. */
  | { readonly as: 'scrapped-military'; readonly by: number }
  /** It turns cards of the hand into Military. */
  | { readonly as: 'bought-military'; readonly most: number }
  /** It pays for a military world, at this much below its defense. */
  | { readonly as: 'payment'; readonly less: number };

/** What a word of the Settle row does. */
interface SettleWord<Power> {
  /** [RG-7.3] Its part of total Military. */
  readonly total: (power: Power) => number;
  /** Its permanent Military, whatever it is against. */
  readonly any: (power: Power) => number;
  /** [RG-7.4] Its permanent Military against this world. */
  readonly force: (power: Power, world: Card) => number;
  /** [RG-7.5] How much less this world costs to pay for. */
  readonly discount: (power: Power, world: Card) => number;
  /** What it is worth to this world when put to use; undefined: nothing. */
  readonly help: (power: Power, world: Card) => Help | undefined;
  /** Put to use, the card leaves the tableau. */
  readonly isScrapped: boolean;
  /** [RG-7.8] Cards drawn for having placed a world. */
  readonly drawsAfter: (power: Power) => number;
  /** [RG-7.9] */
  readonly allowsSecond: boolean;
}

const none = () => 0;
const INERT = {
  total: none,
  any: none,
  force: none,
  discount: none,
  help: () => undefined,
  isScrapped: false,
  drawsAfter: none,
  allowsSecond: false,
};

const isOfKind = (kind: Good | undefined, world: Card): boolean => kind === undefined || kind === world.good;
const FREE_WORLD: Help = { as: 'free-world' };

const SETTLE_WORDS: { readonly [Do in SettlePower['do']]: SettleWord<Of<SettlePower, Do>> } = quickTable({
  cheaper: { ...INERT, discount: ({ by, kind }, world) => (isOfKind(kind, world) ? by : 0) },
  military: {
    ...INERT,
    total: ({ by, against }) => (against === undefined ? by : 0),
    any: ({ by }) => by,
    force: ({ by, against }, world) => {
      const counts = against === 'rebel' ? world.keywords.includes('rebel') : isOfKind(against, world);
      return counts ? by : 0;
    },
  },
  'scrap-for-free-world': { ...INERT, isScrapped: true, help: (_, { good }) => (good === 'alien' ? undefined : FREE_WORLD) },
  'scrap-for-military': { ...INERT, isScrapped: true, help: ({ by }) => ({ as: 'scrapped-military', by }) },
  'cards-for-military': { ...INERT, help: ({ most }) => ({ as: 'bought-military', most }) },
  // [RG-R7] Never for alien technology; grey military worlds have no kind and may be paid for.
  'pay-for-military': {
    ...INERT,
    help: ({ less }, { isMilitary, good }) => (isMilitary && good !== 'alien' ? { as: 'payment', less } : undefined),
  },
  'draw-after': { ...INERT, drawsAfter: ({ count }) => count },
  'second-world': { ...INERT, allowsSecond: true },
});

export function totalOf<Do extends SettlePower['do']>(power: Of<SettlePower, Do>): number {
  return SETTLE_WORDS[power.do].total(power);
}

function anyOf<Do extends SettlePower['do']>(power: Of<SettlePower, Do>): number {
  return SETTLE_WORDS[power.do].any(power);
}

/** Permanent Military of a card, general or against some worlds alone. */
export function anyForce(card: Card): number {
  let total = 0;
  for (const power of card.settle) total += anyOf(power);
  return total;
}

export function forceOf<Do extends SettlePower['do']>(power: Of<SettlePower, Do>, world: Card): number {
  return SETTLE_WORDS[power.do].force(power, world);
}

export function discountOf<Do extends SettlePower['do']>(power: Of<SettlePower, Do>, world: Card): number {
  return SETTLE_WORDS[power.do].discount(power, world);
}

export function helpOf<Do extends SettlePower['do']>(power: Of<SettlePower, Do>, world: Card): Help | undefined {
  return SETTLE_WORDS[power.do].help(power, world);
}

export function drawnAfterSettling<Do extends SettlePower['do']>(power: Of<SettlePower, Do>): number {
  return SETTLE_WORDS[power.do].drawsAfter(power);
}

export function allowsSecondWorld(card: Card): boolean {
  return card.settle.some((power) => SETTLE_WORDS[power.do].allowsSecond);
}

/** Whether this card leaves the tableau when it is put to use. */
export function isScrappedByUse(card: Card): boolean {
  return card.settle.some((power) => SETTLE_WORDS[power.do].isScrapped);
}
