import {
  BadInput,
  flag,
  type Json,
  listOf,
  numberBetween,
  orAbsent,
  type Read,
  readOrUndefined,
  type Shapes,
  tagged,
  wordOf,
} from '@orrery/engine';
import type { Action, Target } from '../actions.ts';
import { ADAPTATION_IDS } from '../cards/adaptations.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { HUNT_IDS } from '../cards/hunt.ts';
import { areAdjacent, PLACE_IDS, PLACE_NUMBERS, PLACES, type PlaceNumber, type PowerWay } from '../cards/places.ts';
import { SURVIVAL_IDS } from '../cards/survival.ts';
import { SURVIVOR_IDS } from '../cards/survivors.ts';
import { HUNT_TOKENS } from '../state.ts';

const LAST_SEAT = 6;
/** More survivors than the deck holds nobody has. */
const LAST_SURVIVOR = 19;
const POWER_WAYS: readonly PowerWay[] = [...new Set(PLACE_IDS.flatMap((id) => PLACES[id].powers.map((power): PowerWay => power.do)))];

const seat = numberBetween(0, LAST_SEAT);
const placeCard = wordOf(PLACE_IDS);
const huntCard = wordOf(HUNT_IDS);
const survivalCard = wordOf(SURVIVAL_IDS);
const adaptation = wordOf(ADAPTATION_IDS);
const character = wordOf(CHARACTER_IDS);
const survivor = wordOf(SURVIVOR_IDS);
const token = wordOf(HUNT_TOKENS);
const spot = wordOf(PLACE_NUMBERS);
const way = wordOf(POWER_WAYS);

/** The lower number first, so that one action has one shape. */
const pair: Read<readonly [PlaceNumber, PlaceNumber]> = (place, given) => {
  const [one, other, ...more] = listOf(place, given, spot);
  if (one === undefined || other === undefined || more.length > 0) throw new BadInput(place, 'must be two places');
  if (one > other || !areAdjacent(one, other)) throw new BadInput(place, 'must be neighbours, the lower number first');
  return [one, other];
};

const oneOrTwoSpots: Read<readonly PlaceNumber[]> = (place, given) => {
  const spots = listOf(place, given, spot);
  return spots.length === 1 ? spots : pair(place, given);
};

const TARGETS: Shapes<Target, 'kind'> = {
  none: {},
  hunted: { seat },
  place: { place: spot },
  pair: { places: pair },
  'hunted-and-card': { seat, card: placeCard },
  visit: { seat, card: placeCard, to: spot },
  token: { token, to: spot },
  'own-card': { card: placeCard },
  swap: { out: placeCard, in: placeCard },
  power: { card: placeCard, place: spot, way },
  'hunt-card': { card: huntCard },
  'survival-card': { card: survivalCard },
  adaptation: { adaptation },
  adaptations: { out: adaptation, in: adaptation },
  'survival-and-adaptation': { card: survivalCard, adaptation },
  'sanctuary-steps': { steps: wordOf([0, 2]) },
};

export const readTarget: Read<Target> = (place, given) => tagged<Target, 'kind'>(place, given, { tag: 'kind', shapes: TARGETS });

const ACTIONS: Shapes<Action, 'type'> = {
  volunteer: { willing: flag },
  'choose-side': { side: wordOf(['a', 'b']) },
  'choose-character': { character },
  'choose-adaptation': { adaptation },
  resist: { will: wordOf([1, 2]) },
  'give-up': {},
  'lay-place': { card: placeCard },
  'take-up-places': {},
  'play-hunt': { card: huntCard, target: readTarget },
  'play-survival': { card: survivalCard, target: readTarget },
  'use-character': { character, target: readTarget },
  'use-adaptation': { adaptation, target: readTarget },
  pass: {},
  'place-token': { token, at: oneOrTwoSpots },
  'end-hunting': {},
  'keep-place': { card: placeCard },
  'use-power': { card: placeCard, from: orAbsent(spot), way },
  'return-instead': { card: placeCard, returned: placeCard },
  'rescue-survivor': { card: placeCard, survivor },
  fortify: { card: placeCard },
  'do-nothing': { card: placeCard },
  'return-place': { card: placeCard },
  'discard-place': { card: placeCard },
  'discard-survival': { card: survivalCard },
  'discard-survivor': { index: numberBetween(0, LAST_SURVIVOR) },
  'keep-survival': { card: survivalCard },
  'take-place': { card: placeCard },
  heal: { seat },
  'lose-will': {},
  'show-place': { card: placeCard },
  'hide-place': { card: placeCard },
  'put-under': { card: huntCard },
  'put-adaptation-under': { adaptation },
  'drop-adaptation': { adaptation },
  'pay-to-keep': {},
  'put-back-dna': { count: wordOf([1, 2]) },
  shelter: {},
  'name-place': { place: spot },
  'move-creature': { to: spot },
  'swap-place': { out: placeCard, in: placeCard },
  decline: {},
  adapt: {},
  hide: { quietly: flag },
  'draw-adaptation': { level: wordOf([1, 2]) },
  develop: { adaptation },
  'discard-adaptation': { adaptation },
  'move-sanctuary-on': {},
};

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => tagged<Action, 'type'>('', given, { tag: 'type', shapes: ACTIONS }));
}
