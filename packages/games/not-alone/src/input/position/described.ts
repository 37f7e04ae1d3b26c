import { at, flag, type Json, listOf, objectAt, oneOf, optional, readOptions, type Seat, textAt, wholeNumber } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { AdaptationId } from '../../cards/adaptations.ts';
import { DEFENSE_TRACKS } from '../../cards/boards.ts';
import { HUNT_IDS, type HuntId } from '../../cards/hunt.ts';
import { PLACE_IDS, PLACE_NUMBERS, type PlaceId, type PlaceNumber } from '../../cards/places.ts';
import { SURVIVAL_IDS, type SurvivalId } from '../../cards/survival.ts';
import type { SurvivorId } from '../../cards/survivors.ts';
import { OPTIONS, type Options } from '../../options.ts';
import { HUNT_TOKENS, type HuntToken, STAGES, type Stage } from '../../state.ts';
import { readTarget } from '../read-action.ts';
import { adaptations, huntCards, placeCards, seatAt, survivalCards, survivors } from './cards.ts';
import { type DescribedHunted, huntedList } from './described-hunted.ts';

export interface DescribedCreature {
  /** Undefined: as the options say. */
  readonly seat: Seat | undefined;
  readonly hand: readonly HuntId[];
  readonly dna: number | undefined;
  readonly adaptations: readonly AdaptationId[];
  readonly developed: readonly AdaptationId[];
}

export interface DescribedSanctuary {
  readonly place: PlaceNumber;
  readonly isUnlocked: boolean;
  readonly defense: number | undefined;
  readonly survivors: readonly SurvivorId[] | undefined;
  /** The first is drawn first; the rest follow in an order of the seed. */
  readonly survivorDeck: readonly SurvivorId[];
  readonly survivorsGone: readonly SurvivorId[];
  readonly adaptationDeck: readonly AdaptationId[];
  readonly adaptationDiscard: readonly AdaptationId[];
}

export interface Described {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Answers of the generator before it draws by itself. */
  readonly chance: readonly number[];
  readonly stage: Stage;
  readonly turn: number;
  readonly side: 'a' | 'b' | undefined;
  readonly rescue: number | undefined;
  readonly assimilation: number | undefined;
  readonly marker: boolean;
  readonly tokens: Readonly<Record<HuntToken, readonly PlaceNumber[]>>;
  readonly creature: DescribedCreature;
  /** Clockwise from the Creature's left. */
  readonly hunted: readonly DescribedHunted[];
  readonly reserve: Readonly<Partial<Record<PlaceId, number>>>;
  /** The first is drawn first. */
  readonly huntDeck: readonly HuntId[];
  readonly survivalDeck: readonly SurvivalId[];
  /** The last is on top. */
  readonly huntDiscard: readonly HuntId[];
  readonly survivalDiscard: readonly SurvivalId[];
  readonly huntPlayed: readonly { readonly card: HuntId; readonly target: Target }[];
  readonly huntLimit: 1 | 2;
  readonly inForce: readonly { readonly card: SurvivalId; readonly by: Seat; readonly target: Target }[];
  readonly usedPlaces: readonly PlaceId[];
  readonly sanctuary: DescribedSanctuary;
}

const KEYS = [
  'seats',
  'options',
  'seed',
  'chance',
  'stage',
  'turn',
  'side',
  'rescue',
  'assimilation',
  'marker',
  'tokens',
  'creature',
  'hunted',
  'reserve',
  'huntDeck',
  'survivalDeck',
  'huntDiscard',
  'survivalDiscard',
  'huntPlayed',
  'huntLimit',
  'inForce',
  'usedPlaces',
  'sanctuary',
];
/** Words for where a phase begins, besides the names of the stages themselves. */
const BEGINNINGS = { reckoning: 'reveal-window', 'end-of-turn': 'end-window', 'phase-five': 'sanctuary-window' } as const;
const STAGE_WORDS = [...Object.keys(BEGINNINGS), ...STAGES.slice(STAGES.indexOf('exploration'), -1)];
const SIDES = ['a', 'b'] as const;
const DEFAULT_SEATS = 4;
const MOST_DEFENSE = Math.max(...Object.values(DEFENSE_TRACKS).flatMap(({ steps }) => Object.values(steps)));
const MOST = { min: 0, max: 100000 };

export function readDescribed(given: Json): Described {
  const top = objectAt('', given, KEYS);
  const seats = optional(top.seats, seatsOf(top.hunted), (value) => wholeNumber('seats', value, { min: 2, max: 7 }));
  const number = (key: string, value: Json | undefined) => optional(value, undefined, (some) => wholeNumber(key, some, MOST));
  return {
    seats,
    options: readOptions<Options>(OPTIONS, top.options ?? {}, seats),
    seed: optional(top.seed, 'position', (value) => textAt('seed', value)),
    chance: listOf('chance', top.chance ?? [], (place, value) => wholeNumber(place, value, MOST)),
    stage: stageAt('stage', top.stage ?? 'exploration'),
    turn: wholeNumber('turn', top.turn ?? 1, { min: 1, max: MOST.max }),
    side: optional(top.side, undefined, (value) => oneOf('side', value, SIDES)),
    rescue: number('rescue', top.rescue),
    assimilation: number('assimilation', top.assimilation),
    marker: flag('marker', top.marker ?? false),
    tokens: tokensAt('tokens', top.tokens),
    creature: creatureAt('creature', top.creature ?? {}, seats),
    hunted: huntedList('hunted', top.hunted, seats),
    reserve: reserveAt('reserve', top.reserve),
    huntDeck: huntCards('huntDeck', top.huntDeck),
    survivalDeck: survivalCards('survivalDeck', top.survivalDeck),
    huntDiscard: huntCards('huntDiscard', top.huntDiscard),
    survivalDiscard: survivalCards('survivalDiscard', top.survivalDiscard),
    huntPlayed: listOf('huntPlayed', top.huntPlayed ?? [], huntPlayedAt),
    huntLimit: oneOf('huntLimit', top.huntLimit ?? 1, [1, 2]),
    inForce: listOf('inForce', top.inForce ?? [], (place, value) => inForceAt(place, value, seats)),
    usedPlaces: placeCards('usedPlaces', top.usedPlaces),
    sanctuary: sanctuaryAt('sanctuary', top.sanctuary ?? {}),
  };
}

/** As many as are described, and the Creature. */
function seatsOf(hunted: Json | undefined): number {
  return Array.isArray(hunted) && hunted.length > 0 ? hunted.length + 1 : DEFAULT_SEATS;
}

function stageAt(place: string, given: Json): Stage {
  const word = oneOf(place, given, STAGE_WORDS);
  return word in BEGINNINGS ? BEGINNINGS[word as keyof typeof BEGINNINGS] : oneOf(place, given, STAGES);
}

function tokensAt(place: string, given: Json | undefined): Record<HuntToken, readonly PlaceNumber[]> {
  const fields = objectAt(place, given ?? {}, HUNT_TOKENS);
  const spots = (token: HuntToken): PlaceNumber[] => {
    const value = fields[token];
    const list = value === undefined ? [] : typeof value === 'number' ? [value] : value;
    return listOf(at(place, token), list, (where, spot) => oneOf(where, spot, PLACE_NUMBERS));
  };
  return { creature: spots('creature'), target: spots('target'), artemia: spots('artemia') };
}

function creatureAt(place: string, given: Json, seats: number): DescribedCreature {
  const { seat, hand, dna, adaptations: own, developed } = objectAt(place, given, ['seat', 'hand', 'dna', 'adaptations', 'developed']);
  return {
    seat: optional(seat, undefined, (value) => seatAt(at(place, 'seat'), value, seats)),
    hand: huntCards(at(place, 'hand'), hand),
    dna: optional(dna, undefined, (value) => wholeNumber(at(place, 'dna'), value, { min: 0, max: 10 })),
    adaptations: adaptations(at(place, 'adaptations'), own),
    developed: adaptations(at(place, 'developed'), developed),
  };
}

function reserveAt(place: string, given: Json | undefined): Partial<Record<PlaceId, number>> {
  const reserve: Partial<Record<PlaceId, number>> = {};
  for (const [card, copies] of Object.entries(objectAt(place, given ?? {}, PLACE_IDS))) {
    reserve[oneOf(place, card, PLACE_IDS)] = wholeNumber(at(place, card), copies, { min: 0, max: 3 });
  }
  return reserve;
}

function huntPlayedAt(place: string, given: Json): Described['huntPlayed'][number] {
  if (typeof given === 'string') return { card: oneOf(place, given, HUNT_IDS), target: { kind: 'none' } };
  const { card, target } = objectAt(place, given, ['card', 'target']);
  return { card: oneOf(at(place, 'card'), card, HUNT_IDS), target: readTarget(at(place, 'target'), target ?? { kind: 'none' }) };
}

function inForceAt(place: string, given: Json, seats: number): Described['inForce'][number] {
  const { card, by, target } = objectAt(place, given, ['card', 'by', 'target']);
  return {
    card: oneOf(at(place, 'card'), card, SURVIVAL_IDS),
    by: seatAt(at(place, 'by'), by, seats),
    target: readTarget(at(place, 'target'), target ?? { kind: 'none' }),
  };
}

function sanctuaryAt(place: string, given: Json): DescribedSanctuary {
  const keys = ['place', 'unlocked', 'defense', 'survivors', 'survivorDeck', 'survivorsGone', 'adaptationDeck', 'adaptationDiscard'];
  const fields = objectAt(place, given, keys);
  return {
    place: oneOf(at(place, 'place'), fields.place ?? 1, PLACE_NUMBERS),
    isUnlocked: flag(at(place, 'unlocked'), fields.unlocked ?? false),
    defense: optional(fields.defense, undefined, (value) => wholeNumber(at(place, 'defense'), value, { min: 0, max: MOST_DEFENSE })),
    survivors: optional(fields.survivors, undefined, (value) => survivors(at(place, 'survivors'), value)),
    survivorDeck: survivors(at(place, 'survivorDeck'), fields.survivorDeck),
    survivorsGone: survivors(at(place, 'survivorsGone'), fields.survivorsGone),
    adaptationDeck: adaptations(at(place, 'adaptationDeck'), fields.adaptationDeck),
    adaptationDiscard: adaptations(at(place, 'adaptationDiscard'), fields.adaptationDiscard),
  };
}
