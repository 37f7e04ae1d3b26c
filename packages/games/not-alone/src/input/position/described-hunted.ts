import { at, type Json, listAt, objectAt, oneOf, optional, wholeNumber } from '@orrery/engine';
import { CHARACTER_IDS, type CharacterId } from '../../cards/characters.ts';
import type { PlaceId } from '../../cards/places.ts';
import type { SurvivalId } from '../../cards/survival.ts';
import type { SurvivorId } from '../../cards/survivors.ts';
import type { Hunted } from '../../state.ts';
import { placeCards, survivalCards, survivors } from './cards.ts';

const MOST_TURNS = { min: 0, max: 100000 };

export interface DescribedHunted {
  readonly will: number;
  /** Undefined: every place 1-5 that is not named elsewhere. */
  readonly hand: readonly PlaceId[] | undefined;
  readonly discard: readonly PlaceId[];
  readonly played: readonly PlaceId[];
  readonly survival: readonly SurvivalId[];
  readonly survivalPlayed: readonly SurvivalId[];
  readonly effort: Hunted['effort'];
  readonly lays: 1 | 2;
  readonly resolves: 1 | 2;
  readonly character: CharacterId | undefined;
  readonly survivors: readonly SurvivorId[];
  readonly hiddenUntil: number;
  readonly noResistIn: number;
  readonly lastCaught: number;
}

const HUNTED_KEYS = [
  'will',
  'hand',
  'discard',
  'played',
  'survival',
  'survivalPlayed',
  'effort',
  'lays',
  'resolves',
  'character',
  'survivors',
  'hiddenUntil',
  'noResistIn',
  'lastCaught',
];

export function huntedList(place: string, given: Json | undefined, seats: number): DescribedHunted[] {
  const list = listAt(place, given ?? []);
  return Array.from({ length: Math.max(seats - 1, list.length) }, (_, index) => huntedAt(at(place, index), list[index] ?? {}));
}

function huntedAt(place: string, given: Json): DescribedHunted {
  const fields = objectAt(place, given, HUNTED_KEYS);
  const turn = (key: string) => wholeNumber(at(place, key), fields[key] ?? 0, MOST_TURNS);
  const lays = oneOf(at(place, 'lays'), fields.lays ?? 1, [1, 2]);
  return {
    will: wholeNumber(at(place, 'will'), fields.will ?? 3, { min: 0, max: 3 }),
    hand: optional(fields.hand, undefined, (value) => placeCards(at(place, 'hand'), value)),
    discard: placeCards(at(place, 'discard'), fields.discard),
    played: placeCards(at(place, 'played'), fields.played),
    survival: survivalCards(at(place, 'survival'), fields.survival),
    survivalPlayed: survivalCards(at(place, 'survivalPlayed'), fields.survivalPlayed),
    effort: oneOf(at(place, 'effort'), fields.effort ?? 'none', ['none', 'resisted', 'gave-up']),
    lays,
    resolves: oneOf(at(place, 'resolves'), fields.resolves ?? 1, [1, 2]),
    character: optional(fields.character, undefined, (value) => oneOf(at(place, 'character'), value, CHARACTER_IDS)),
    survivors: survivors(at(place, 'survivors'), fields.survivors),
    hiddenUntil: turn('hiddenUntil'),
    noResistIn: turn('noResistIn'),
    lastCaught: turn('lastCaught'),
  };
}
