import type { GradedAnswer, PuzzleKind, Seat, Tried } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { expectedSeek } from '../bot/expected.ts';
import { type Hunt, huntOf, type Placement, ROUNDS } from '../bot/hunt.ts';
import type { PlaceId, PlaceNumber } from '../cards/places.ts';
import { legal } from '../flow/legal.ts';
import type { Term } from '../reasons/terms.ts';
import { questionFor } from '../rules/questions.ts';
import { HUNT_TOKENS, type State } from '../state.ts';
import { layingGains } from '../study/weigh.ts';

type Kind = PuzzleKind<State, Action>;
type Try = Tried<State, Action>;

/** Before that everybody has the same five places. */
const EARLIEST_TURN = 2;
const FEWEST_PLACES = 4;
/** One Hunted alone is anywhere alike. */
const FEWEST_HUNTED = 2;

const byWorth = (one: GradedAnswer<Action>, other: GradedAnswer<Action>): number => other.worth - one.worth;
const hundredths = (share: number): number => Math.round(share * 100) / 100;

const coveredBy = (tokens: Placement): PlaceNumber[] => HUNT_TOKENS.flatMap((token) => tokens[token]);
const keyOfPlaces = (places: readonly PlaceNumber[]): string => [...new Set(places)].sort((one, other) => one - other).join(' ');

/** In what share of all the ways they can have gone somebody stands on one of these places. */
function coverOf({ hunters }: Hunt, places: readonly PlaceNumber[]): number {
  let nobody = 1;
  for (const { ways, hides } of hunters) {
    const met = hides.filter((chosen) => chosen.some((way) => isOn(ways[way].place, places))).length;
    nobody *= 1 - met / hides.length;
  }
  return hundredths(1 - nobody);
}

const isOn = (place: PlaceNumber | undefined, places: readonly PlaceNumber[]): boolean => place !== undefined && places.includes(place);

/** A token that lies already is not laid again. */
const laysOf = ({ tokens }: State, placement: Placement): ActionOf<'place-token'>[] =>
  HUNT_TOKENS.flatMap((token) =>
    placement[token].length === 0 || tokens[token].length > 0 ? [] : [{ type: 'place-token' as const, token, at: placement[token] }],
  );

/** One laying for each set of places, the best first. */
function layings(state: State, seat: Seat): GradedAnswer<Action>[] {
  const hunt = huntOf(state, seat);
  const known = new Map<string, GradedAnswer<Action>>();
  for (const placement of hunt.seeks) {
    const places = coveredBy(placement);
    const key = keyOfPlaces(places);
    if (!known.has(key)) known.set(key, { line: laysOf(state, placement), worth: coverOf(hunt, places) });
  }
  return [...known.values()].sort(byWorth);
}

/** Where to lay the tokens: what they can have is known, where they went is not. */
const tokens: Kind = {
  measure: 'share',
  tolerance: 0,
  margin: 0.1,
  mostAsGood: 1,
  scale: 0.4,
  solver: {
    answers: 'turn',
    solve: layings,
    worthOf: ({ start, now, seat }) => coverOf(huntOf(start, seat), coveredBy(now.tokens)),
    differences: (better, worse) => {
      const hunt = huntOf(better.start, better.seat);
      const [here, there] = [better, worse].map(({ now }) => coveredBy(now.tokens));
      const shares = { now: Math.round(100 * coverOf(hunt, here)), else: Math.round(100 * coverOf(hunt, there)) };
      const named = (places: readonly PlaceNumber[]): PlaceId[] => [...new Set(places)].map((place) => better.start.planet[place - 1]);
      const term: Term = { of: 'cover', token: 'creature', here: named(here), there: named(there), ...shares };
      return [{ term, worth: shares.now - shares.else }];
    },
  },
  suits: (state, seat) => {
    const { turn, creature } = state;
    if (turn.stage !== 'hunting' || seat !== creature.seat || turn.number < EARLIEST_TURN || state.hunted.length < FEWEST_HUNTED)
      return false;
    if (questionFor(state, seat) !== undefined || state.tokens.creature.length > 0) return false;
    return legal(state, seat).every(({ type }) => type === 'place-token' || type === 'end-hunting');
  },
  isAnswered: () => false,
  isLast: ({ type }) => type === 'end-hunting',
  keyOf: ({ line, start }: Try) =>
    keyOfPlaces([...coveredBy(start.tokens), ...line.flatMap((action) => (action.type === 'place-token' ? action.at : []))]),
};

/** What each place is worth against the Creature as it is expected, in chances to win; the best is worth nothing more than itself. */
function hidings(state: State, seat: Seat, effort: number): GradedAnswer<Action>[] {
  const hunt = huntOf(state, seat, 'chance');
  const gain = layingGains(hunt, { seat, seek: expectedSeek(state, hunt, ROUNDS * 5 * effort) });
  const found = legal(state, seat).flatMap((action) => {
    const worth = action.type === 'lay-place' ? gain(action) : undefined;
    return worth === undefined ? [] : [{ line: [action], worth }];
  });
  const most = Math.max(...found.map(({ worth }) => worth));
  return found.map(({ line, worth }) => ({ line, worth: Math.round((worth - most) * 1000) / 1000 })).sort(byWorth);
}

/** Where one is least expected: graded, for no place is simply right. */
const hide: Kind = {
  measure: 'loss',
  tolerance: 0.002,
  margin: 0.01,
  mostAsGood: 1,
  scale: 0.03,
  solver: {
    answers: 'action',
    solve: (state, seat, effort) => {
      const found = hidings(state, seat, effort);
      return found.length < FEWEST_PLACES ? undefined : found;
    },
    worthOf: ({ start, seat, line }, effort) => {
      const found = hidings(start, seat, effort);
      const laid = JSON.stringify(line[0]);
      return found.find((answer) => JSON.stringify(answer.line[0]) === laid)?.worth ?? found.at(-1)?.worth ?? 0;
    },
  },
  suits: (state, seat) => {
    if (state.turn.stage !== 'exploration' || seat === state.creature.seat || state.turn.number < EARLIEST_TURN) return false;
    const own = state.hunted.find((hunted) => hunted.seat === seat);
    return questionFor(state, seat) === undefined && own?.lays === 1 && own.played.length === 0 && own.hand.length >= FEWEST_PLACES;
  },
  allows: ({ type }) => type === 'lay-place',
  isAnswered: ({ line }) => line.length > 0,
  keyOf: ({ line }) => JSON.stringify(line[0]),
};

export const kinds = { tokens, hide } as const;
export type KindId = keyof typeof kinds;
