import type { Pair, Seat, Weighed } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { expectedHide, expectedSeek } from '../bot/expected.ts';
import { agrees, bestGain, countedIn, type Hunt, huntOf, LEAN, mixtureOf, mostOf, type Quarry } from '../bot/hunt.ts';
import { takenWith } from '../bot/mix.ts';
import { bestAnswers } from '../bot/solver.ts';
import { KEPT_HUNT, WORTHS } from '../bot/worths.ts';
import type { PlaceId, PlaceNumber } from '../cards/places.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';
import type { Term } from './terms.ts';

/** Where everybody chooses in secret: which card to lay, where to lay a token. By how both sides should mix, never by what was imagined. */
export function ofSecret(world: State, seat: Seat, { better, worse }: Pair<Action>): readonly Weighed<Term>[] | undefined {
  if (questionFor(world, seat) !== undefined) return undefined;
  if (better.type === 'lay-place' && worse.type === 'lay-place' && world.turn.stage === 'exploration')
    return ofPlaces(world, seat, [better.card, worse.card]);
  if (world.turn.stage !== 'hunting' || seat !== world.creature.seat) return undefined;
  if (better.type === 'place-token' && worse.type === 'place-token') return ofTokens(world, seat, [better, worse]);
  return ofHunting(world, [better, worse]);
}

/** A look is worth about so much to the Creature, at whomever: what it shows is not known before. */
const LOOK = 0.3;

/**
 * What is done before the tokens are laid: looks and cards, each beside leaving things as they are, for the tokens are laid either way.
 * Who sees a card played has already chosen, so that it is reckoned as the Hunted should have mixed.
 */
function ofHunting(state: State, [one, other]: readonly [Action, Action]): readonly Weighed<Term>[] {
  const hunt = huntOf(state, state.creature.seat, 'chance');
  const thought = { hunt: countedIn(state, hunt, 'steps'), mixture: mixtureOf(state, hunt, LEAN) };
  const before = bestGain(state, thought.hunt, thought.mixture.hide);
  const gainOf = (action: Action) => (action.type === 'play-hunt' ? takenWith(state, action, thought) - before : 0);
  const looks = (action: Action) => (action.type === 'use-adaptation' ? 1 : 0);
  const worth = gainOf(one) - gainOf(other);
  const amount = looks(one) - looks(other);
  return [
    { term: { of: 'hunt', amount: 10 * worth }, worth },
    { term: { of: 'looking', amount }, worth: LOOK * amount },
    ...cardsOf(one, other),
  ];
}

/** Of two cards only what one of them is more worth keeping than the other: to play either is "better than to keep it" says nothing. */
function cardsOf(one: Action, other: Action): readonly Weighed<Term>[] {
  const cards = [...cardOf(one, -1), ...cardOf(other, 1)];
  const [first, second] = cards;
  if (first === undefined || second === undefined) return cards;
  const { term } = Math.abs(first.worth) > Math.abs(second.worth) ? first : second;
  return [{ term, worth: first.worth + second.worth }];
}

function cardOf(action: Action, amount: 1 | -1): readonly Weighed<Term>[] {
  if (action.type !== 'play-hunt') return [];
  return [{ term: { of: 'own-hunt', card: action.card, amount }, worth: amount * KEPT_HUNT[action.card] }];
}

const percent = (share: number): number => Math.round(100 * share);
/** What is possible at all is not rounded down to never, nor what may be otherwise up to always. */
const possible = (share: number): number => (share <= 0 ? 0 : share > SURELY ? 100 : Math.min(99, Math.max(1, percent(share))));
const SURELY = 1 - 1e-9;

function ofPlaces(state: State, seat: Seat, [here, there]: readonly [PlaceId, PlaceId]): readonly Weighed<Term>[] | undefined {
  const hunt = huntOf(state, seat, 'chance');
  const seek = expectedSeek(state, hunt);
  const steps = countedIn(state, hunt, 'steps');
  const at = hunt.hunters.findIndex(({ hunted }) => hunted.seat === seat);
  const look = (card: PlaceId) => lookAt(steps, { quarry: hunt.hunters[at], at, seek, card });
  const one = look(here);
  const other = look(there);
  if (one === undefined || other === undefined) return undefined;
  // What being found takes, about, wherever it is: the rest of the difference is where.
  const found = (one.harm + other.harm) / Math.max(0.02, one.risk + other.risk);
  const risk = found * (one.risk - other.risk);
  const harm = one.harm - other.harm - risk;
  const prize: Weighed<Term> = {
    term: { of: 'prize', here, there, amount: Math.round(10 * (one.calm - other.calm)) },
    worth: one.calm - other.calm,
  };
  // Where two cards are laid, all the rest is also what the other one brings.
  if (hunt.hunters[at].hunted.lays > 1) return [prize, { term: { of: 'untold', amount: 0 }, worth: one.harm - other.harm }];
  return [
    { term: { of: 'risk', here, there, now: percent(one.risk), else: percent(other.risk) }, worth: risk },
    { term: { of: 'harm', here, there, amount: harm > 0 ? -1 : 1 }, worth: harm },
    prize,
  ];
}

interface Look {
  /** How often the Creature token is expected there. */
  readonly risk: number;
  /** What the place is worth to somebody left alone there, and what the tokens take from that on average; in steps. */
  readonly calm: number;
  readonly harm: number;
}

interface Looking {
  readonly quarry: Quarry;
  readonly at: number;
  readonly seek: Float64Array;
  readonly card: PlaceId;
}

/** Undefined: the bots do not think of this card as a way of its own. Of two cards to lay the other one is the best that goes with it. */
function lookAt({ game, seeks }: Hunt, { quarry, at, seek, card }: Looking): Look | undefined {
  const { hunted, ways, hides } = quarry;
  const way = ways.findIndex((each) => each.card === card);
  if (way < 0) return undefined;
  const laid = hunted.played.map((visit) => ways.findIndex((each) => each.card === visit.card));
  const { loss, caught } = game.hiders[at];
  const means = hides.map((chosen, hide) => {
    if (!chosen.includes(way) || laid.some((each) => !chosen.includes(each))) return Number.NEGATIVE_INFINITY;
    let mean = 0;
    seek.forEach((share, index) => {
      mean -= share * (loss[hide * game.seeks + index] + game.anyCaught * caught[hide * game.seeks + index]);
    });
    return mean;
  });
  const mean = Math.max(...means);
  if (!Number.isFinite(mean)) return undefined;
  const { standing, free, place } = ways[way];
  const calm = standing.worth + free.gain;
  let risk = 0;
  seek.forEach((share, index) => {
    if (place !== undefined && seeks[index].creature.includes(place)) risk += share;
  });
  return { risk, calm, harm: mean - calm };
}

type Laying = ActionOf<'place-token'>;

function ofTokens(state: State, seat: Seat, [one, other]: readonly [Laying, Laying]): readonly Weighed<Term>[] | undefined {
  const hunt = huntOf(state, seat, 'steps');
  const hide = expectedHide(state, huntOf(state, seat, 'chance'));
  const gains = bestAnswers(hunt.game, hide);
  const gainOf = (laying: Laying): number | undefined => {
    const fitting = gains.filter((_, at) => agrees(state, hunt.seeks[at]) && isSame(hunt.seeks[at][laying.token], laying.at));
    return fitting.length === 0 ? undefined : mostOf(fitting);
  };
  const [gain, otherGain] = [gainOf(one), gainOf(other)];
  if (one.token !== other.token) {
    const worth = (gain ?? 0) - (otherGain ?? 0);
    return gain === undefined || otherGain === undefined ? undefined : [{ term: { of: 'laying', amount: 10 * worth }, worth }];
  }
  const [now, otherwise] = [coverOf(hunt, hide, one.at), coverOf(hunt, hide, other.at)];
  const named = { token: one.token, here: placesOf(state, one.at), there: placesOf(state, other.at) };
  // What meeting anybody is worth, about: the rest of the difference is whom it meets, and where.
  const cover = (WORTHS.power + (one.token === 'creature' ? hunt.scale.assimilation : 0)) * (now - otherwise);
  const covered: Weighed<Term> = { term: { of: 'cover', ...named, now: possible(now), else: possible(otherwise) }, worth: cover };
  // Where nobody can be, nobody is met.
  if (gain === undefined || otherGain === undefined) return cover === 0 ? [] : [covered];
  return [covered, { term: { of: 'prey', ...named, amount: gain - otherGain > cover ? 1 : -1 }, worth: gain - otherGain - cover }];
}

const isSame = (one: readonly PlaceNumber[], other: readonly PlaceNumber[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));

const placesOf = ({ planet }: State, at: readonly PlaceNumber[]): readonly PlaceId[] => at.map((place) => planet[place - 1]);

/** How likely at least one Hunted is on one of these places. */
function coverOf({ hunters }: Hunt, hide: readonly Float64Array[], places: readonly PlaceNumber[]): number {
  let none = 1;
  hunters.forEach(({ ways, hides }, at) => {
    let there = 0;
    hides.forEach((chosen, index) => {
      if (chosen.some((way) => isOn(ways[way].place, places))) there += hide[at][index];
    });
    none *= 1 - there;
  });
  return 1 - none;
}

const isOn = (place: PlaceNumber | undefined, places: readonly PlaceNumber[]): boolean => place !== undefined && places.includes(place);
