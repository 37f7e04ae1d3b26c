import type { Member } from '@orrery/engine';
import type { PowerWay } from './places.ts';

/** The closed vocabulary of characters: plain data. Rules ask for a word of it, never for a character. */
export type CharacterEffect =
  /** Each Will spent to Resist returns up to this many place cards. */
  | { readonly do: 'resist-more'; readonly cards: number }
  /** A Hunted who uses this power draws a Survival card as well. */
  | { readonly do: 'draw-with-power'; readonly way: PowerWay }
  /** In phase 4, once the card in play is discarded, a place card comes back if this happened in the turn. */
  | { readonly do: 'return-after'; readonly what: 'caught' | 'rescued' }
  /** This many Survival cards per turn, if their phases differ. */
  | { readonly do: 'play-more-survival'; readonly cards: 2 }
  /** The Artemia token costs no place card. */
  | { readonly do: 'keep-cards-from-artemia' }
  /** A card returned instead of a power lets somebody with exactly 1 Will regain 1. */
  | { readonly do: 'heal-when-returning' }
  /** May rescue while exploring the Sanctuary's own place. */
  | { readonly do: 'rescue-at-sanctuary' }
  /** A Survival card and a place card back when the Creature hides. */
  | { readonly do: 'profit-from-hiding' }
  /** The Creature puts DNA back when this Hunted fortifies. */
  | { readonly do: 'fortify-takes-dna'; readonly count: number }
  /** One more step of the Defense counter for sheltering this many at once; once per turn. */
  | { readonly do: 'shelter-more'; readonly least: number }
  /** The Artemia token is not there for this Hunted. */
  | { readonly do: 'ignore-artemia' }
  /** Powers and cards of other Hunted give this one no Will. */
  | { readonly do: 'no-will-from-others' }
  // Used openly, once a turn.
  /** Discard a Survival card: a developed adaptation does nothing until the end of the turn. */
  | { readonly do: 'switch-off'; readonly at: HuntedMoment }
  /** Discard a place card: the Sanctuary moves two numbers on, or not at all. */
  | { readonly do: 'steer-sanctuary'; readonly at: HuntedMoment }
  /** Discard this many place cards, then swap the card in play. */
  | { readonly do: 'swap-played'; readonly discards: number; readonly at: HuntedMoment };
/** The stage in which a Hunted may use a once-a-turn ability. */
export type HuntedMoment = 'exploration' | 'hunt-window' | 'sanctuary-window';
export type CharacterDo = CharacterEffect['do'];
/** Those that are used openly. */
export type UsedCharacterEffect = Extract<CharacterEffect, { readonly at: HuntedMoment }>;
export type UsedCharacter<Do extends UsedCharacterEffect['do']> = Member<UsedCharacterEffect, 'do', Do>;

/** Whether a character's word works by itself, asked for by the rule it changes (`characterDoing`), or is used openly by its Hunted. */
export const CHARACTER_WORKS = {
  'resist-more': 'by-itself',
  'draw-with-power': 'by-itself',
  'return-after': 'by-itself',
  'play-more-survival': 'by-itself',
  'keep-cards-from-artemia': 'by-itself',
  'heal-when-returning': 'by-itself',
  'rescue-at-sanctuary': 'by-itself',
  'profit-from-hiding': 'by-itself',
  'fortify-takes-dna': 'by-itself',
  'shelter-more': 'by-itself',
  'ignore-artemia': 'by-itself',
  'no-will-from-others': 'by-itself',
  'switch-off': 'when-used',
  'steer-sanctuary': 'when-used',
  'swap-played': 'when-used',
} as const satisfies { readonly [Do in CharacterDo]: Do extends UsedCharacterEffect['do'] ? 'when-used' : 'by-itself' };

/** What a Hunted hit by the Artemia token gives up besides. */
export type ArtemiaCost = 'survival' | 'survival-or-survivor';

/** The closed vocabulary of adaptations: plain data. Rules ask for a word of it, never for an adaptation. */
export type AdaptationEffect =
  | { readonly do: 'refill-to'; readonly cards: number }
  /** A caught Hunted discards one of these as well. */
  | { readonly do: 'catch-discards'; readonly what: 'place' | 'survivor' }
  | { readonly do: 'catch-costs'; readonly will: number }
  /** A caught Hunted may not Resist in the next turn. */
  | { readonly do: 'catch-bars-resist' }
  /** Two caught in a turn, or the only Hunted in two turns running: the Assimilation counter moves once more. */
  | { readonly do: 'big-catch' }
  | { readonly do: 'artemia-costs'; readonly what: ArtemiaCost }
  /** A Hunted with no place card to discard for the Artemia token loses this much Will. */
  | { readonly do: 'empty-hand-costs'; readonly will: number }
  | { readonly do: 'artemia-every-turn' }
  /** The board's Artemia token may lie between two places. */
  | { readonly do: 'artemia-on-pair' }
  /** The Target token without a card: each Hunted there discards a place card, then resolves the place. */
  | { readonly do: 'target-discards' }
  /** The Target token, if no card brings it: each Hunted there loses this much Will and does nothing more. */
  | { readonly do: 'target-costs'; readonly will: number }
  /** Next to the Creature token nobody returns a card instead of a power. */
  | { readonly do: 'bar-return-nearby' }
  /** On the Creature token's place and next to it nobody fortifies by exploring. */
  | { readonly do: 'bar-fortify-nearby' }
  /** Will regained after the last one was lost. */
  | { readonly do: 'lesser-reset'; readonly will: number }
  /** This many Hunt cards per turn, if their phases differ. */
  | { readonly do: 'play-more-hunt'; readonly cards: 2 }
  /** No Survival card moves or ignores the Creature token. */
  | { readonly do: 'cannot-be-evaded' }
  /** DNA at the start of phase 5 if somebody was caught. */
  | { readonly do: 'dna-after-catch'; readonly count: number }
  /** Hiding may bring this much DNA and no step of the Defense counter. */
  | { readonly do: 'hide-quietly'; readonly dna: number }
  | { readonly do: 'first-draw-free' }
  /** When the Hunted make the Creature put DNA back, this much less. */
  | { readonly do: 'put-back-less'; readonly by: number }
  /** Once the Sanctuary has moved it may be moved one number further. */
  | { readonly do: 'push-sanctuary' }
  | { readonly do: 'adapt-takes'; readonly dna: number }
  /** Once a turn, pay this much to keep an adaptation the Hunted would discard. */
  | { readonly do: 'pay-to-keep'; readonly dna: number }
  // Used openly, once a turn. `at`: when.
  /** A place card drawn from a hand, shown to the Creature alone. */
  | { readonly do: 'peek-at-card'; readonly at: AbilityMoment }
  | { readonly do: 'ask-for-card'; readonly at: AbilityMoment }
  /** Shows this many of their choice; only somebody who has survivors. */
  | { readonly do: 'have-cards-shown'; readonly count: number; readonly at: AbilityMoment }
  /** Shows all but this many. */
  | { readonly do: 'have-hand-shown'; readonly but: number; readonly at: AbilityMoment }
  /** Discard a Hunt card: the Artemia token may be laid this turn. */
  | { readonly do: 'discard-for-artemia'; readonly at: AbilityMoment }
  /** Hunt cards under the deck, any number. */
  | { readonly do: 'put-hunt-under'; readonly at: AbilityMoment }
  /** Move the Creature token to a neighbour if it catches nobody; the catch then does not count. */
  | { readonly do: 'dash'; readonly at: AbilityMoment }
  /** One near the Creature token may use or copy no power. */
  | { readonly do: 'bar-power'; readonly at: AbilityMoment }
  /** Low or high number in play? Then the Creature token may move. */
  | { readonly do: 'ask-for-row'; readonly at: AbilityMoment };
export type AdaptationDo = AdaptationEffect['do'];
/** Those that are used openly. */
export type UsedAdaptationEffect = Extract<AdaptationEffect, { readonly at: AbilityMoment }>;
export type UsedAdaptation<Do extends UsedAdaptationEffect['do']> = Member<UsedAdaptationEffect, 'do', Do>;

/** Whether an adaptation's word works by itself, asked for by the rule it changes (`adaptationDoing`), or is used by the Creature. */
export const ADAPTATION_WORKS = {
  'refill-to': 'by-itself',
  'catch-discards': 'by-itself',
  'catch-costs': 'by-itself',
  'catch-bars-resist': 'by-itself',
  'big-catch': 'by-itself',
  'artemia-costs': 'by-itself',
  'empty-hand-costs': 'by-itself',
  'artemia-every-turn': 'by-itself',
  'artemia-on-pair': 'by-itself',
  'target-discards': 'by-itself',
  'target-costs': 'by-itself',
  'bar-return-nearby': 'by-itself',
  'bar-fortify-nearby': 'by-itself',
  'lesser-reset': 'by-itself',
  'play-more-hunt': 'by-itself',
  'cannot-be-evaded': 'by-itself',
  'dna-after-catch': 'by-itself',
  'hide-quietly': 'by-itself',
  'first-draw-free': 'by-itself',
  'put-back-less': 'by-itself',
  'push-sanctuary': 'by-itself',
  'adapt-takes': 'by-itself',
  'pay-to-keep': 'by-itself',
  'peek-at-card': 'when-used',
  'ask-for-card': 'when-used',
  'have-cards-shown': 'when-used',
  'have-hand-shown': 'when-used',
  'discard-for-artemia': 'when-used',
  'put-hunt-under': 'when-used',
  dash: 'when-used',
  'bar-power': 'when-used',
  'ask-for-row': 'when-used',
} as const satisfies { readonly [Do in AdaptationDo]: Do extends UsedAdaptationEffect['do'] ? 'when-used' : 'by-itself' };

/**
 * When an ability is used: `before-tokens` in the hunt before any token is placed, `hunt` any time in it, `before-reveal` after the River's
 * choices, `revealed` after the reveal and before step 1, `refill` just before the Hunt hand is filled.
 */
export type AbilityMoment = 'before-tokens' | 'hunt' | 'before-reveal' | 'revealed' | 'refill';
