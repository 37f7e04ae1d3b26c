import type { Seat } from '@orrery/engine';
import { possibleCards, suspectedCards } from './bot-belief.ts';
import { habitOf, type Way, waysOf } from './bot-prospect.ts';
import { type Scale, scaleOf } from './bot-scale.ts';
import { bestAnswers, type Habits, type HideAndSeek, type Hider, type Mixture, solve } from './bot-solver.ts';
import { fateGain } from './bot-visit.ts';
import { PLACE_NUMBERS, type PlaceNumber } from './cards/places.ts';
import { effectIf, ignoresToken, isCloned } from './rules/in-force.ts';
import { isAvailable, PAIRS } from './rules/tokens.ts';
import { HUNT_TOKENS, type Hunted, type HuntToken, type State } from './state.ts';

/** Where the tokens lie, in one way to lay them all. */
export type Placement = Readonly<Record<HuntToken, readonly PlaceNumber[]>>;

/** Phases 1 and 2 of a turn as a game of hiding and seeking. */
export interface Hunt {
  readonly scale: Scale;
  /** The Creature thinks, and not a Hunted. */
  readonly isCreature: boolean;
  readonly seeks: readonly Placement[];
  readonly hunters: readonly Quarry[];
  readonly game: HideAndSeek;
}

/** One Hunted in it. `hides`: the ways, one or two at a time, as many as cards are laid. */
export interface Quarry {
  readonly hunted: Hunted;
  readonly ways: readonly Way[];
  readonly hides: readonly (readonly number[])[];
}

const NOWHERE: readonly (readonly PlaceNumber[])[] = [[]];
const ROUNDS = 160;
/** How far everybody is believed to follow habit rather than to choose with care. */
const HABIT_WEIGHT = { creature: 0.4, hunted: 0.3 };
const HABIT_OF_SEEKER = 0.3;

/** `seat`: who thinks. The Creature makes use of what it was shown; the Hunted reckon with what everybody knows. */
export function huntOf(state: State, seat: Seat): Hunt {
  const scale = scaleOf(state);
  const isCreature = seat === state.creature.seat;
  const hunters = state.hunted.map((hunted) => {
    const cards = isCreature ? suspectedCards(state, hunted) : possibleCards(state, hunted);
    const ways = waysOf(state, scale, hunted, cards.length > 0 ? cards : hunted.discard);
    return { hunted, ways, hides: hidesOf(hunted, ways.length) };
  });
  const seeks = placementsOf(state, hunters);
  const hiders = hunters.map((quarry) => hiderOf(state, scale, { quarry, seeks }));
  return {
    scale,
    isCreature,
    seeks,
    hunters,
    game: { seeks: seeks.length, hiders, anyCaught: state.turn.hasCounted ? 0 : scale.assimilation },
  };
}

/** How the Creature and the Hunted should mix; whoever thinks (`seat`) believes that the other side may follow habit a little. */
export function mixtureOf({ game, hunters, isCreature }: Hunt): Mixture {
  const hide = habitsOf({ hunters });
  const habits: Habits = isCreature
    ? { weight: HABIT_WEIGHT.creature, of: 'hiders', hide }
    : { weight: HABIT_WEIGHT.hunted, of: 'seeker', seek: soften(bestAnswers(game, hide), HABIT_OF_SEEKER) };
  return solve(game, { rounds: ROUNDS, habits });
}

function habitsOf({ hunters }: Pick<Hunt, 'hunters'>): Float64Array[] {
  return hunters.map(({ ways, hides }) => habitOfHider(habitOf(ways), hides));
}

function habitOfHider(shares: Float64Array, hides: readonly (readonly number[])[]): Float64Array {
  const products = Float64Array.from(hides, (ways) => ways.reduce((product, way) => product * shares[way], 1));
  const sum = products.reduce((total, one) => total + one, 0);
  return products.map((one) => one / sum);
}

function soften(gains: Float64Array, width: number): Float64Array {
  const most = gains.reduce((best, gain) => Math.max(best, gain), Number.NEGATIVE_INFINITY);
  const shares = gains.map((gain) => Math.exp((gain - most) / width));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.map((share) => share / sum);
}

function hidesOf({ lays }: Hunted, ways: number): number[][] {
  if (lays === 1 || ways < 2) return Array.from({ length: ways }, (_, way) => [way]);
  const pairs: number[][] = [];
  for (let one = 0; one < ways; one++) for (let other = one + 1; other < ways; other++) pairs.push([one, other]);
  return pairs;
}

function placementsOf(state: State, hunters: readonly Quarry[]): Placement[] {
  const places = PLACE_NUMBERS.filter((place) => hunters.some(({ ways }) => ways.some((way) => way.place === place)));
  const spots = (token: HuntToken): readonly (readonly PlaceNumber[])[] => {
    if (!isAvailable(state, token) && state.tokens[token].length === 0) return NOWHERE;
    if (token === 'target' && isFixed(state)) return [state.tokens.target];
    const wanted = coversTwo(state, token)
      ? PAIRS.filter((pair) => pair.some((place) => places.includes(place)))
      : places.map((place) => [place]);
    return wanted.length > 0 ? wanted : [[1]];
  };
  const [creature, target, artemia] = HUNT_TOKENS.map(spots);
  const all: Placement[] = [];
  for (const one of creature)
    for (const two of target) for (const three of artemia) all.push({ creature: one, target: two, artemia: three });
  return all;
}

/** Laid in phase 1, before the Hunted chose. */
function isFixed(state: State): boolean {
  return state.turn.inForce.some((entry) => effectIf(entry, 'bar-places') !== undefined);
}

function coversTwo(state: State, token: HuntToken): boolean {
  if (state.tokens[token].length === 2) return true;
  return state.turn.inForce.some((entry) =>
    token === 'target'
      ? effectIf(entry, 'silence-target')?.coversTwo === true
      : token === 'artemia' && effectIf(entry, 'cover-two') !== undefined,
  );
}

/** One bit a token. */
function fateBits(placement: Placement, place: PlaceNumber | undefined): number {
  if (place === undefined) return 0;
  return (
    (placement.creature.includes(place) ? 1 : 0) + (placement.target.includes(place) ? 2 : 0) + (placement.artemia.includes(place) ? 4 : 0)
  );
}

/** What a Hunted has at the end of one way under one fate; and whether that is being caught. */
interface Outcome {
  readonly worth: number;
  readonly caught: boolean;
}

function hiderOf(state: State, scale: Scale, { quarry, seeks }: { readonly quarry: Quarry; readonly seeks: readonly Placement[] }): Hider {
  const { ways, hides, hunted } = quarry;
  const outcomes = ways.map((way) => Array.from({ length: 8 }, (_, bits) => outcomeOf(state, way, bits)));
  const loss = new Float64Array(hides.length * seeks.length);
  const caught = new Uint8Array(loss.length);
  hides.forEach((chosen, hide) => {
    seeks.forEach((placement, seek) => {
      const met = chosen.map((way) => outcomes[way][fateBits(placement, ways[way].place)]);
      const outcome = met.length === 1 ? met[0] : together(scale, met, hunted.resolves === 1);
      loss[hide * seeks.length + seek] = -outcome.worth;
      caught[hide * seeks.length + seek] = outcome.caught ? 1 : 0;
    });
  });
  const [first] = hides.map((chosen) => chosen.map((way) => ways[way].free));
  const contest = Int8Array.from(hides, (chosen) => ways[chosen[0]].free.contest);
  const prize = Float64Array.from(hides, (chosen) => ways[chosen[0]].free.prize);
  return { hides: hides.length, loss, caught, contest: first === undefined ? new Int8Array(0) : contest, prize };
}

function outcomeOf(state: State, { standing, place, free }: Way, bits: number): Outcome {
  const fate = { creature: (bits & 1) !== 0, target: (bits & 2) !== 0, artemia: (bits & 4) !== 0 };
  const worth = standing.worth + fateGain(standing, { place, free: free.gain }, fate);
  const meets = fate.creature || (fate.target && isCloned(state));
  return { worth, caught: place !== undefined && meets && !ignoresToken(state, standing.hunted.seat, 'creature') };
}

/** Two cards: the better one stays, or both are resolved. */
function together(scale: Scale, [one, other]: readonly Outcome[], keepsOne: boolean): Outcome {
  if (!keepsOne) return { worth: one.worth + other.worth, caught: one.caught || other.caught };
  const worthOf = ({ worth, caught }: Outcome) => worth - (caught ? scale.assimilation : 0);
  return worthOf(one) >= worthOf(other) ? one : other;
}

export const mostOf = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

/** Whether the tokens that lie already lie as in this placement. */
export function agrees(state: State, placement: Placement): boolean {
  return HUNT_TOKENS.every((token) => {
    const lies = state.tokens[token];
    return lies.length === 0 || (lies.length === placement[token].length && lies.every((place) => placement[token].includes(place)));
  });
}

/** What the best laying of the tokens takes from Hunted who have chosen so; tokens that lie already lie where they lie. */
export function bestGain(state: State, { game, seeks }: Hunt, hide: readonly Float64Array[]): number {
  return mostOf(bestAnswers(game, hide).filter((_, at) => agrees(state, seeks[at])));
}

/** The same from Hunted who follow habit. */
export function bestHunt(state: State): number {
  const hunt = huntOf(state, state.creature.seat);
  return bestGain(state, hunt, habitsOf(hunt));
}
