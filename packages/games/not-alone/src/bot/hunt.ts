import type { Seat } from '@orrery/engine';
import { PAIRS, PLACE_NUMBERS, type PlaceNumber } from '../cards/places.ts';
import { effectIf, ignoresToken, isCloned } from '../rules/in-force.ts';
import { mayCoverTwo } from '../rules/sanctuary/tokens.ts';
import { boardGivesArtemia, isAvailable } from '../rules/tokens.ts';
import { HUNT_TOKENS, type Hunted, type HuntToken, type State } from '../state.ts';
import { possibleCards, suspectedCards } from './belief.ts';
import { habitOfSeeker, habitsOf, simplyExpected, tableHabits } from './habits.ts';
import { type Way, waysOf } from './prospect.ts';
import { type Scale, scaleOf } from './scale.ts';
import { solveOnce } from './solved.ts';
import { bestAnswers, type Habits, type HideAndSeek, type Hider, type Mixture } from './solver.ts';
import { type Measure, type Stakes, stakesOf } from './stakes.ts';
import { fateOutcome } from './visit.ts';

/** Where the tokens are, in one way to place them all. */
export type Placement = Readonly<Record<HuntToken, readonly PlaceNumber[]>>;

/** Phases 1 and 2 of a turn as a game of hiding and seeking. */
export interface Hunt {
  readonly scale: Scale;
  readonly measure: Measure;
  /** A step of the Rescue counter, in the measure of the game. */
  readonly step: number;
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
export const ROUNDS = 40;
/** How far each side is believed to follow habit rather than to choose with care. 0: not at all, which nobody can exploit. */
export interface Lean {
  readonly creature: number;
  readonly hunted: number;
}
/** People and simpler bots like the good places too well: a bot that counts on it wins more against them, and risks something. */
export const LEAN: Lean = { creature: 0.3, hunted: 0.28 };

/** `seat`: who thinks. The Creature makes use of what it was shown; the Hunted reckon with what everybody knows. */
export function huntOf(state: State, seat: Seat, measure: Measure = 'steps'): Hunt {
  const scale = scaleOf(state);
  const isCreature = seat === state.creature.seat;
  const hunters = state.hunted.map((hunted) => {
    const cards = isCreature ? suspectedCards(state, hunted) : possibleCards(state, hunted);
    const ways = waysOf(state, scale, hunted, cards.length > 0 ? cards : hunted.discard);
    return { hunted, ways, hides: hidesOf(hunted, ways.length) };
  });
  return countedIn(state, { scale, isCreature, seeks: placementsOf(state, hunters), hunters }, measure);
}

/** The same hunt in another measure. */
export function countedIn(state: State, hunt: Pick<Hunt, 'scale' | 'isCreature' | 'seeks' | 'hunters'>, measure: Measure): Hunt {
  const { scale, isCreature, seeks, hunters } = hunt;
  const stakes = stakesOf(state, scale, { ways: hunters.map(({ ways }) => ways), measure });
  const fates = fatesOf(seeks);
  const hiders = hunters.map((quarry) => hiderOf(state, stakes, { quarry, seeks: seeks.length, fates }));
  const anyCaught = state.turn.hasCounted ? 0 : stakes.anyCaught;
  return { scale, measure, step: stakes.step, isCreature, seeks, hunters, game: { seeks: seeks.length, hiders, anyCaught } };
}

/** How the Creature and the Hunted should mix; the thinking seat (`seat`) believes that the other side may follow habit a little. */
export function mixtureOf(state: State, hunt: Hunt, lean: Lean, rounds = ROUNDS): Mixture {
  const { game, hunters } = hunt;
  const { more, measure } = tableHabits(hunters.length);
  const habits: Habits = hunt.isCreature
    ? { weight: lean.hunted * more.hunted, of: 'hiders', hide: habitsOf(hunters) }
    : {
        weight: lean.creature * more.creature,
        of: 'seeker',
        seek: habitOfSeeker(hunt.measure === measure ? hunt : countedIn(state, hunt, measure)),
      };
  return solveOnce(game, { rounds, habits });
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
    const pairs = PAIRS.filter((pair) => pair.some((place) => places.includes(place)));
    const singles = places.map((place) => [place]);
    if (token === 'artemia' && mayCoverTwo(state) && boardGivesArtemia(state)) return [...singles, ...pairs];
    const wanted = coversTwo(state, token) ? pairs : singles;
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

/** By place: which tokens each way of seeking lays there, one bit a token. */
type Fates = ReadonlyMap<PlaceNumber | undefined, Uint8Array>;

function fatesOf(seeks: readonly Placement[]): Fates {
  const fates = new Map(PLACE_NUMBERS.map((place): [PlaceNumber, Uint8Array] => [place, new Uint8Array(seeks.length)]));
  seeks.forEach((placement, seek) => {
    HUNT_TOKENS.forEach((token, at) => {
      for (const place of placement[token]) {
        const bits = fates.get(place);
        if (bits !== undefined) bits[seek] |= 1 << at;
      }
    });
  });
  return fates;
}

/** What a Hunted has at the end of one way under one fate; and whether that is being caught. */
interface End {
  readonly worth: number;
  readonly caught: boolean;
}

function hiderOf(
  state: State,
  stakes: Stakes,
  { quarry, seeks, fates }: { readonly quarry: Quarry; readonly seeks: number; readonly fates: Fates },
): Hider {
  const { ways, hides, hunted } = quarry;
  const met = ways.map((way) => endsOf(state, stakes, { way, seeks, bits: fates.get(way.place) }));
  const loss = new Float64Array(hides.length * seeks);
  const caught = new Uint8Array(loss.length);
  for (let hide = 0; hide < hides.length; hide++) {
    const [one, other] = hides[hide];
    for (let seek = 0; seek < seeks; seek++) {
      const end = other === undefined ? met[one][seek] : together(stakes, [met[one][seek], met[other][seek]], hunted.resolves);
      loss[hide * seeks + seek] = -end.worth;
      caught[hide * seeks + seek] = end.caught ? 1 : 0;
    }
  }
  const contest = Int8Array.from(hides, (chosen) => ways[chosen[0]].free.contest);
  const prize = Float64Array.from(hides, (chosen) => ways[chosen[0]].free.prize * stakes.step);
  return { hides: hides.length, loss, caught, contest, prize };
}

/** By way of seeking: what comes of going one way. `bits`: the tokens met there; none for a card that is on no place. */
function endsOf(
  state: State,
  stakes: Stakes,
  { way, seeks, bits }: { readonly way: Way; readonly seeks: number; readonly bits: Uint8Array | undefined },
): End[] {
  const known: (End | undefined)[] = [];
  const ends: End[] = [];
  for (let seek = 0; seek < seeks; seek++) {
    const met = bits === undefined ? 0 : bits[seek];
    const end = known[met] ?? endOf(state, stakes, { way, bits: met });
    known[met] = end;
    ends.push(end);
  }
  return ends;
}

function endOf(state: State, stakes: Stakes, { way, bits }: { readonly way: Way; readonly bits: number }): End {
  const { standing, place, free } = way;
  const fate = { creature: (bits & 1) !== 0, target: (bits & 2) !== 0, artemia: (bits & 4) !== 0 };
  const { gain, steps, acts } = fateOutcome(standing, { place, free: free.gain }, fate);
  const meets = fate.creature || (fate.target && isCloned(state));
  const caught = place !== undefined && meets && !ignoresToken(state, standing.hunted.seat, 'creature');
  return { worth: stakes.worthOf(standing.worth + gain, { steps, caught, wins: acts && free.wins }), caught };
}

/** Two cards: the better one stays, or both are resolved. */
function together(stakes: Stakes, [one, other]: readonly End[], resolves: 1 | 2): End {
  if (resolves === 2) return { worth: one.worth + other.worth - stakes.base, caught: one.caught || other.caught };
  const worthOf = ({ worth, caught }: End) => worth - (caught ? stakes.anyCaught : 0);
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

/** What each way of seeking in a game gains. */
export type GainsOf = (game: HideAndSeek) => Float64Array;

/** What the best laying of the tokens takes from Hunted who have chosen so; tokens that lie already lie where they lie. */
export function bestGain(state: State, hunt: Hunt, hide: readonly Float64Array[]): number {
  return bestLaying(state, hunt, (game) => bestAnswers(game, hide));
}

/** The same by gains reckoned otherwise. */
export function bestLaying(state: State, hunt: Hunt, gainsOf: GainsOf): number {
  const best = mostOf(gainsOf(hunt.game).filter((_, at) => agrees(state, hunt.seeks[at])));
  if (Number.isFinite(best)) return best;
  // With a token where nobody can be, no laying that is thought of fits: this one meets nobody, and the others may.
  const placements = hunt.seeks.map((placement) => withLying(state, placement));
  return bestOfThese(state, hunt, { placements, gainsOf });
}

function withLying({ tokens }: State, placement: Placement): Placement {
  const placesOf = (token: HuntToken) => (tokens[token].length > 0 ? tokens[token] : placement[token]);
  return { creature: placesOf('creature'), target: placesOf('target'), artemia: placesOf('artemia') };
}

/** The same where only these layings are thought of, sensible or not. */
export function bestOfThese(
  state: State,
  hunt: Hunt,
  { placements, gainsOf }: { readonly placements: readonly Placement[]; readonly gainsOf: GainsOf },
): number {
  return mostOf(gainsOf(countedIn(state, { ...hunt, seeks: placements }, hunt.measure).game));
}

/** What the best laying takes from Hunted as a simple Creature expects them. */
export function bestHunt(state: State): number {
  const hunt = huntOf(state, state.creature.seat);
  return bestGain(state, hunt, simplyExpected(hunt.hunters));
}
