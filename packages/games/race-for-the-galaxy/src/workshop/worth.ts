import { chanceFromSeed, type Seat, seedFrom, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { apply } from '../flow/apply.ts';
import { asked } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { result } from '../flow/score.ts';
import { setup } from '../flow/setup.ts';
import { clone } from '../knowledge/clone.ts';
import { type View, view } from '../knowledge/view.ts';
import type { State } from '../state.ts';
import { type Likeness, printedLike } from './likeness.ts';
import type { Pack } from './pack.ts';

export interface WorthRequest {
  readonly pack: Pack;
  /** Which card of the pack, from 0. */
  readonly card: number;
  /** Any text: the same one gives the same answer. */
  readonly seed: string;
  /** Pairs of matches for this card, and for each printed one beside it. */
  readonly pairs: number;
  /** How many printed cards are tried beside it; 3 where nothing is said. */
  readonly beside?: number;
}

/** What the player of a seat is told: its view and what it may do, as the bots want it. */
export interface WorthQuestion {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly salt: string;
  readonly isMute: true;
}

/** Games know no bots: how the seats are played comes from outside. The same question must get the same answer. */
export type WorthPlay = (question: WorthQuestion) => Action;

/** Points gained by having the card in the first hand: the mean of all pairs, give or take `margin` in 95 of 100 cases. */
export interface Gain {
  readonly points: number;
  readonly margin: number;
  readonly pairs: number;
}

export interface Worth {
  readonly gain: Gain;
  /** Printed cards that resemble it most, tried in the same matches. */
  readonly beside: readonly (Likeness & { readonly gain: Gain })[];
}

export interface WorthProgress {
  /** Pairs played, of all that will be. */
  readonly done: number;
  readonly all: number;
  /** The card's own gain, as far as it is known; undefined before the second pair. */
  readonly gain: Gain | undefined;
}

const SEATS = 2;
const BESIDE = 3;
/** No match between players who want to end it is longer. */
const LONGEST = 20_000;
/** Of a normal distribution: 95 of 100 are within this many deviations of its middle. */
const DEVIATIONS = 1.96;

/**
 * [RG-15.9] Plays pairs of matches that differ in one card of one first hand, and reports after each. Step it to its end, or stop
 * earlier.
 */
export function* estimateWorth(request: WorthRequest, play: WorthPlay): Generator<WorthProgress, Worth, void> {
  const { pack, card, seed, pairs } = request;
  const like = printedLike(pack.cards[card], request.beside ?? BESIDE);
  const all = pairs * (1 + like.length);
  const own: CardId = `own-${card}`;
  const gains: number[] = [];
  let done = 0;
  for (let pair = 0; pair < pairs; pair++) {
    gains.push(gainOf(own, { pack, seed: `${seed} pair ${pair}`, holder: pair % SEATS }, play));
    done += 1;
    yield { done, all, gain: gains.length < 2 ? undefined : summed(gains) };
  }
  const gain = summed(gains);
  const beside: (Likeness & { gain: Gain })[] = [];
  for (const likeness of like) {
    const others: number[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      others.push(gainOf(likeness.card, { pack, seed: `${seed} pair ${pair}`, holder: pair % SEATS }, play));
      done += 1;
      yield { done, all, gain };
    }
    beside.push({ ...likeness, gain: summed(others) });
  }
  return { gain, beside };
}

interface Pair {
  readonly pack: Pack;
  readonly seed: string;
  readonly holder: Seat;
}

/** Points of the holder with the card in the first hand, less those without it. */
function gainOf(card: CardId, { pack, seed, holder }: Pair, play: WorthPlay): number {
  const options = { box: 'gathering-storm', goals: true, expert: false, presetHands: false, draft: false, robot: 'easy', pack } as const;
  const without = setup(options, SEATS, chanceFromSeed(seedFrom(seed)));
  takeOut(without, card, holder);
  const having = clone(without);
  putIn(having, card, holder);
  const points = (state: State) => played(state, seed, play)[holder];
  return points(having) - points(without);
}

/** No copy in this hand: each changes places with the lowest card of the supply that is another. */
function takeOut(draft: State, card: CardId, holder: Seat): void {
  const { hand } = draft.players[holder];
  const { deck } = draft.piles[0];
  hand.forEach((held, at) => {
    if (held !== card) return;
    const other = deck.findIndex((below) => below !== card);
    [hand[at], deck[other]] = [deck[other], held];
  });
}

/** A copy changes places with the first card of the hand; one that nobody can draw comes out of the other hand. */
function putIn(draft: State, card: CardId, holder: Seat): void {
  const { hand } = draft.players[holder];
  const from = [draft.piles[0].deck, ...draft.players.map((player) => player.hand)].find((cards) => cards !== hand && cards.includes(card));
  if (from === undefined) throw new Error(`RG-15.9: ${card} is in no pile and in no hand`);
  const at = from.indexOf(card);
  [hand[0], from[at]] = [from[at], hand[0]];
}

/** Points of all seats when the match has been played. */
function played(state: State, salt: string, play: WorthPlay): number[] {
  for (let turn = 0; turn < LONGEST; turn++) {
    const end = result(state);
    if (end !== undefined) return end.seats.map(({ points }) => points);
    const [seat] = asked(state);
    const action = play({ seat, view: view(state, seat), legal: legal(state, seat), salt: `${salt} ${seat} ${turn}`, isMute: true });
    apply(state, seat, action, silent);
  }
  throw new Error('RG-15.9: the match does not end');
}

function summed(gains: readonly number[]): Gain {
  const pairs = gains.length;
  const points = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, pairs);
  const squares = gains.reduce((sum, gain) => sum + (gain - points) ** 2, 0);
  const margin = pairs < 2 ? Number.MAX_SAFE_INTEGER : DEVIATIONS * Math.sqrt(squares / (pairs - 1) / pairs);
  return { points, margin, pairs };
}
