import { type FirstTextOf, isKeyOf, type Lines, type PhraseText, type SeatNames, type Sentences, type WholeTextOf } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Bonus } from '../cards/boards.ts';
import { PLACE_IDS, PLACE_NUMBERS, PLACES, type PlaceId, type PlaceNumber } from '../cards/places.ts';
import type { Phase } from '../cards/sets.ts';
import type { SurvivorAbility } from '../cards/survivors.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS } from '../options.ts';
import type { PhraseCode } from '../phrases.ts';
import type { RefusalCode } from '../refusals.ts';
import type { CardKey, HuntToken, Stage } from '../state.ts';

/** Things that have a name at the table but no id in the rules. */
export const PIECES = [
  'creature',
  'hunted',
  'planet',
  'place-card',
  'in-play',
  'discard-pile',
  'reserve',
  'will',
  'resist',
  'give-up',
  'caught',
  'last-will',
  'ineffective',
  'copy',
  'rescue-counter',
  'assimilation-counter',
  'marker',
  'artemia-cell',
  'hunt-card',
  'survival-card',
  'target-symbol',
  'artemia-symbol',
  'hunt-tokens',
  'dark-pile',
  'sanctuary',
  'sanctuary-board',
  'defense-counter',
  'survivor',
  'rescue-survivor',
  'take-survivor',
  'fortify',
  'shelter-survivors',
  'character',
  'adaptation',
  'dna',
  'adapt',
  'hide',
  'reconstructed',
] as const;
export type Piece = (typeof PIECES)[number];

/** Cards by their key; the rest by what kind of thing it is, since names repeat. */
export type TermId =
  | CardKey
  | `token:${HuntToken}`
  | `bonus:${Bonus}`
  | `ability:${SurvivorAbility}`
  | `phase:${Phase}`
  | `stage:${Stage}`
  | Piece;

interface Words {
  readonly action: Action;
  readonly event: Event;
  readonly decision: Decision;
  readonly term: TermId;
  readonly source: PointSourceCode;
  readonly ending: EndingCode;
  readonly options: typeof OPTIONS;
}

/** What a first look at a table needs of them. */
export type FirstText = FirstTextOf<Words>;

/** All words of this game in one language. */
export interface NotAloneText extends WholeTextOf<Words> {
  readonly phrases: Readonly<Record<PhraseCode, PhraseText>>;
}

/** What a spot of the planet is called: the table's options decide which card is on spots 6 to 10. */
export type SpotNames<Name = string> = (spot: PlaceNumber) => Name;

/** The card on a spot as far as it is known: spots 1 to 5 always hold the same. */
export type Planet = (spot: PlaceNumber) => PlaceId | undefined;

export type Value = number | string | undefined;

export type RefusalLines = Sentences<RefusalCode>;

export type ActionLines = Lines<Action, 'type'>;

/** `undefined`: not worth a line, because another event of the same moment tells it better. */
export type EventLines = Lines<Event, 'type', string | undefined>;

export type DecisionLines = Lines<Decision, 'ask'>;

/** The name of a term by an id that came from outside, in one of these decks or as it stands; or the id itself. */
export function nameIn(names: Readonly<Record<TermId, string>>, id: Value, decks: readonly string[]): string {
  for (const key of [...decks.map((deck) => `${deck}:${id}`), String(id)]) if (isKeyOf(names, key)) return names[key];
  return String(id ?? '');
}

export const isSpot = (value: Value): value is PlaceNumber => PLACE_NUMBERS.some((spot) => spot === value);

export const isPlaceId = (value: Value): value is PlaceId => PLACE_IDS.some((id) => id === value);

/** Without a table only the spots that every planet shares are known. */
const unknownPlanet: Planet = (spot) => PLACE_IDS.find((id) => PLACES[id].number === spot && spot <= 5);

/**
 * The words of one language without a table, which find those for a table by the planet its view shows. There are a handful of planets;
 * each has its words made once.
 */
export function textByPlanet<Text extends object>(textOn: (planet: Planet) => Text): Text & { at(view: unknown): Text } {
  const byPlanet = new Map<string, Text>();
  return {
    ...textOn(unknownPlanet),
    at: (view: unknown) => {
      const planet = planetIn(view);
      const key = planet.join();
      const text = byPlanet.get(key) ?? textOn((spot) => planet[spot - 1] ?? unknownPlanet(spot));
      byPlanet.set(key, text);
      return text;
    },
  };
}

function planetIn(view: unknown): PlaceId[] {
  if (typeof view !== 'object' || view === null || !('planet' in view) || !Array.isArray(view.planet)) return [];
  return view.planet.filter(isPlaceId).slice(0, PLACE_NUMBERS.length);
}

/** The name of a seat that came from outside, if it can be one. */
export function seatIn(value: Value, names: SeatNames): string | undefined {
  return typeof value === 'number' && value >= 0 && value < 7 ? names(value) : undefined;
}
