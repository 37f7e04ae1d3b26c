/**
 * The closed vocabulary of cards: plain data. X is the card's number with its Upgrade tokens; `count: 'x'` means X.
 * Who is "you" is the card's owner; "here" is the sector the card is installed in.
 */
export type Amount = number | 'x';

/** Performed in phase 2 by your unit that ended its movement here, or by a card that starts it. */
export type ActionEffect =
  | { readonly do: 'take-upgrades'; readonly count: Amount }
  | { readonly do: 'gain-data'; readonly count: Amount }
  /** Deathmatch: enemies lose as many in all instead. */
  | { readonly do: 'regain-life'; readonly count: Amount }
  /** All your units everywhere attack. */
  | { readonly do: 'assault' }
  /** Tokens that switch enemy traps off, on at most `count` cards. */
  | { readonly do: 'deactivate-traps'; readonly count: Amount }
  /** At most `count` different enemy units, each by the distance of its sector, from wherever it stands. */
  | { readonly do: 'move-enemies'; readonly count: Amount }
  /** At most `count` different enemy units, out of this sector into empty rooms of others. */
  | { readonly do: 'abduct'; readonly count: Amount }
  /** Own other units that have not moved, from sectors or space, into empty rooms. */
  | { readonly do: 'transfer'; readonly count: Amount }
  /** A Minor Alien comes into a room here. */
  | { readonly do: 'spawn' }
  /** At most `count` different units of the player attack, each once per turn by such a card. */
  | { readonly do: 'start-attacks'; readonly count: Amount }
  /** The counter turns into data. `raise`: by how much an enemy's arrival raises it; `most`: where it stops. */
  | { readonly do: 'collect-records'; readonly raise: Amount; readonly most: number }
  /** The card becomes a loaded trap: `wounds` to the first enemy who stops or passes. */
  | { readonly do: 'arm'; readonly wounds: Amount }
  /** Install at most `count` of your pending cards, from any sectors. */
  | { readonly do: 'install-pending'; readonly count: Amount }
  /** Another of your action cards anywhere is performed. */
  | { readonly do: 'perform-another' }
  | { readonly do: 'wound-anywhere'; readonly wounds: Amount }
  /** 1 for each enemy unit here, up to a limit. */
  | { readonly do: 'data-for-enemies-here'; readonly most: Amount }
  /** An enemy loses `count` Upgrade tokens, from reserve or cards. */
  | { readonly do: 'strip-upgrades'; readonly count: Amount }
  | { readonly do: 'make-invisible'; readonly count: Amount };

/** Works on an enemy unit that ends its movement here or is put here; crescent ones on one that passes, too. */
export type TrapEffect =
  | { readonly do: 'wound'; readonly wounds: Amount }
  | { readonly do: 'trap-data'; readonly count: Amount }
  /** Every unit of yours here attacks at once. */
  | { readonly do: 'ambush' }
  | { readonly do: 'infest' }
  | { readonly do: 'grip' };

/** A steady effect on cards or units of its sector. */
export type ModuleEffect =
  /** Each hit of your units here: `count` more wounds, or data. */
  | { readonly do: 'add-wounds'; readonly count: Amount }
  | { readonly do: 'add-data'; readonly count: Amount }
  /** Your units here make all their attacks once more. */
  | { readonly do: 'attack-again' }
  /** Your units here cannot be hit by attacks. */
  | { readonly do: 'protect' }
  /** Your units may skip this sector. */
  | { readonly do: 'shortcut' }
  /** After your units, in an Assault or a Minor Assault here: one enemy unit here, walls or not. */
  | { readonly do: 'strike-from-hiding'; readonly wounds: Amount }
  /** Enemy cards here are off. */
  | { readonly do: 'switch-off-enemies' }
  /** Instead of ending its movement here your unit may be put anywhere. */
  | { readonly do: 'teleport' }
  /** Your unit may spend `points` of its remaining points standing here. */
  | { readonly do: 'linger'; readonly points: Amount };

/** Wherever it is installed, for the whole match. */
export type SpecialEffect =
  /** After your full Assault: `wounds` to one enemy unit in any sector. */
  | { readonly do: 'support-assault'; readonly wounds: number }
  /** Enemies must put the Malfunction token on this card. */
  | { readonly do: 'attract-malfunction' };

/** Acts as another copy of each of your neighbouring cards. */
export interface DuplicationEffect {
  readonly do: 'duplicate';
}

/** Kept face up and played in your own turn; bonus cards alike. */
export type InstantEffect =
  /** One enemy unit in a sector where you have a unit. */
  | { readonly do: 'wound-near'; readonly wounds: number }
  /** A unit of the player that has not moved goes into the next sector. */
  | { readonly do: 'step-on' }
  /** A unit of the player hits every enemy in range, whichever side it shows. */
  | { readonly do: 'frenzy' }
  /** Every enemy unit in the sector of one of the player's units. */
  | { readonly do: 'wound-all-near'; readonly wounds: number }
  | { readonly do: 'move-malfunction' }
  | { readonly do: 'gain-data-now'; readonly count: number }
  | { readonly do: 'data-for-enemies-near'; readonly most: number }
  /** An enemy unit into another room of its sector, or two of them change rooms. */
  | { readonly do: 'shift-rooms' }
  /** The movement that is about to be chosen goes `sectors` further. */
  | { readonly do: 'go-further'; readonly sectors: number }
  | { readonly do: 'take-upgrades-now'; readonly count: number }
  | { readonly do: 'regain-life-now'; readonly count: number }
  /** One enemy unit that stands with one of yours goes into space. */
  | { readonly do: 'eject' }
  | { readonly do: 'attack-now' }
  /** An enemy's pending card is discarded. */
  | { readonly do: 'discard-pending' };

export type Effect = ActionEffect | TrapEffect | ModuleEffect | SpecialEffect | DuplicationEffect | InstantEffect;
export type EffectWord = Effect['do'];
