import type { Cause } from '../events.ts';
import type { Rule } from '../refusals.ts';
import type { CardKey } from '../state.ts';
import { ADAPTATION_IDS, ADAPTATIONS } from './adaptations.ts';
import { CHARACTER_IDS, CHARACTERS } from './characters.ts';
import { HUNT, HUNT_IDS } from './hunt.ts';
import { PLACE_IDS, PLACES, type PlaceId } from './places.ts';
import { SURVIVAL, SURVIVAL_IDS } from './survival.ts';
import { SURVIVOR_IDS, SURVIVORS } from './survivors.ts';

/** Sections of the rules list cards in the order of their tables; promo cards share one section, deck after deck. */
const isPromo = ({ set }: { readonly set: string }) => set === 'promo';
const DECKS: readonly { readonly section: number; readonly first: number; readonly cards: readonly (readonly [CardKey, boolean])[] }[] = [
  { section: 8, first: 1, cards: PLACE_IDS.map((id) => [`place:${id}`, isPromo(PLACES[id])]) },
  { section: 16, first: 1, cards: HUNT_IDS.map((id) => [`hunt:${id}`, isPromo(HUNT[id])]) },
  { section: 17, first: 1, cards: SURVIVAL_IDS.map((id) => [`survival:${id}`, isPromo(SURVIVAL[id])]) },
  { section: 0, first: 0, cards: SURVIVOR_IDS.map((id) => [`survivor:${id}`, isPromo(SURVIVORS[id])]) },
  { section: 14, first: 2, cards: CHARACTER_IDS.map((id) => [`character:${id}`, isPromo(CHARACTERS[id])]) },
  { section: 15, first: 2, cards: ADAPTATION_IDS.map((id) => [`adaptation:${id}`, isPromo(ADAPTATIONS[id])]) },
];
const FIRST_PROMO = 2;
const FIRST_ABILITY = 6;

const CARD_RULES: ReadonlyMap<string, Rule> = new Map([
  ...DECKS.filter(({ section }) => section > 0).flatMap(({ section, first, cards }) =>
    cards.filter(([, promo]) => !promo).map(([key], index): [string, Rule] => [key, `NA-${section}.${index + first}`]),
  ),
  // Two survivors share each ability, and a rule speaks of both.
  ...SURVIVOR_IDS.filter((id) => !isPromo(SURVIVORS[id])).map((id, index): [string, Rule] => [
    `survivor:${id}`,
    `NA-11.${FIRST_ABILITY + Math.floor(index / 2)}`,
  ]),
  ...DECKS.flatMap(({ cards }) => cards.filter(([, promo]) => promo)).map(([key], index): [string, Rule] => [
    key,
    `NA-18.${index + FIRST_PROMO}`,
  ]),
]);

const OTHER_RULES: Readonly<Record<string, Rule>> = {
  resist: 'NA-5.2',
  'token:target': 'NA-7.4',
  'token:artemia': 'NA-7.5',
  'token:creature': 'NA-7.6',
  'phase:1': 'NA-5.1',
  'phase:2': 'NA-6.1',
  'phase:3': 'NA-7.1',
  'phase:4': 'NA-9.1',
  'phase:5': 'NA-13.1',
  'bonus:put-back-dna': 'NA-12.5',
  'bonus:survival-if-none': 'NA-12.6',
  'bonus:will': 'NA-12.7',
  'bonus:new-place': 'NA-12.8',
  'bonus:return-one': 'NA-12.9',
  'bonus:drop-adaptation': 'NA-12.10',
  'bonus:survival-for-all': 'NA-12.11',
  'bonus:unlock-places': 'NA-12.12',
};

/** The rule that speaks of a card, a token, a phase or a bonus cell. */
export function ruleOf(id: string): Rule | undefined {
  return CARD_RULES.get(id) ?? OTHER_RULES[id];
}

/** The rule that speaks of each place: powers are refused far more often than they are used. */
export const PLACE_RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  PLACE_IDS.map((id): [PlaceId, Rule] => [id, ruleOf(`place:${id}`) ?? 'NA-8.16']),
);

/** The rule behind a question that was put for this cause. */
export function ruleOfCause(cause: Cause): Rule {
  return ruleOf(cause) ?? 'NA-4.12';
}
