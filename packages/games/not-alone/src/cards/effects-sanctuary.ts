import type { ArtemiaCost } from './abilities.ts';

/** The words of the closed vocabulary of Hunt cards that the expansion and the promo cards bring: plain data. */
export type SanctuaryHuntEffect =
  /** No character ability works. */
  | { readonly do: 'silence-characters' }
  /** Nobody rescues or takes a survivor. */
  | { readonly do: 'bar-survivors' }
  /** Nobody fortifies or shelters; a power that does has no effect. */
  | { readonly do: 'bar-fortifying' }
  | { readonly do: 'move-sanctuary' }
  /** Step 2: all survivors, or a place card of their choice. */
  | { readonly do: 'target-loses-survivors' }
  /** No Survival cards on the targeted place, and no card back. */
  | { readonly do: 'target-is-cut-off' }
  /** Step 2: a place card drawn from hand; with none, this much Will. */
  | { readonly do: 'target-random-discard'; readonly will: number }
  /** Step 2: the power of a neighbour instead of the printed one. */
  | { readonly do: 'target-other-power' }
  | { readonly do: 'artemia-also-costs'; readonly what: ArtemiaCost }
  /** The Sanctuary's place counts as carrying the Artemia token. */
  | { readonly do: 'artemia-at-sanctuary' }
  /** Shows as many place cards as Will is missing, but at least this many. */
  | { readonly do: 'show-by-missing-will'; readonly least: number }
  /** After the reveal and before step 1. */
  | { readonly do: 'move-artemia' }
  /** Right after somebody was caught. */
  | { readonly do: 'take-dna'; readonly atMost: number }
  /** Discard a developed adaptation, develop one from hand that costs at most this much more. */
  | { readonly do: 'exchange-developed'; readonly dearerBy: number }
  /** Developing costs this much less, but at least 1. */
  | { readonly do: 'develop-cheaper'; readonly by: number }
  | { readonly do: 'clear-marker' }
  /** This many adaptation cards from hand under their decks, as many new ones. */
  | { readonly do: 'exchange-hand'; readonly atMost: number };

/** The words of the closed vocabulary of Survival cards that the expansion and the promo cards bring: plain data. */
export type SanctuarySurvivalEffect =
  | { readonly do: 'take-survivor' }
  | { readonly do: 'put-back-dna'; readonly count: number }
  /** A developed adaptation does nothing until the end of the turn. */
  | { readonly do: 'switch-off' }
  /** Another Hunted returns place cards; a single Hunted returns this many. */
  | { readonly do: 'help-return'; readonly atMost: number; readonly alone: number }
  /** Look at the Hunt hand, put this many under the deck. */
  | { readonly do: 'scan-hunt'; readonly atMost: number }
  | { readonly do: 'swap-played' }
  | { readonly do: 'lose-no-will' }
  /** Instead of acting in step 1. */
  | { readonly do: 'shelter-anywhere' }
  /** Before acting in step 1: the place explored counts as adjacent to the Sanctuary's. */
  | { readonly do: 'reach-sanctuary' }
  /** Right after somebody fortified. */
  | { readonly do: 'answer-fortify' }
  /** The first Will another loses is lost by oneself; a single Hunted pays this many place cards and loses none. */
  | { readonly do: 'share-loss'; readonly discards: number }
  /** Their own last Will does not move the Assimilation counter. */
  | { readonly do: 'last-will-uncounted' }
  /** From the open discard pile; not its own kind. */
  | { readonly do: 'salvage' }
  | { readonly do: 'anchor-sanctuary' }
  | { readonly do: 'turn-sanctuary' }
  /** No token affects one, one does nothing, the card in play returns. */
  | { readonly do: 'freeze' }
  /** The row of survivors is filled up to this many in this phase 5. */
  | { readonly do: 'more-survivors'; readonly row: number };
