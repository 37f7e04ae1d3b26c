import { type Seat, silent } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { HUNT } from '../cards/hunt.ts';
import { apply } from '../flow/apply.ts';
import { legal as legalActions } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { growing } from './growth.ts';
import { agrees, bestGain, countedIn, type Hunt, huntOf, LEAN, type Lean, mixtureOf, mostOf } from './hunt.ts';
import { pendingWorth } from './pending.ts';
import { bestAnswers, type Mixture } from './solver.ts';
import { IN_HAND, KEPT_HUNT, LATER_HUNT } from './worths.ts';

/** Better by this much of a chance to win is worth doing; less is noise. */
const CLEARLY = 0.004;

/**
 * How likely each legal action should be where choices are made in secret: which card to lay, where to lay the tokens. Undefined where
 * the best is simply the best.
 */
export type Mix = (state: State, seat: Seat, legal: readonly Action[]) => readonly number[] | undefined;

export function mixWith(lean: Lean): Mix {
  return (state, seat, legal) => {
    if (questionFor(state, seat) !== undefined) return undefined;
    if (state.turn.stage === 'exploration' && seat !== state.creature.seat) return exploring({ state, seat, lean }, legal);
    if (state.turn.stage === 'adaptation' && seat === state.creature.seat) return growth(state, legal);
    if (state.turn.stage === 'hunting' && seat === state.creature.seat) return hunting({ state, seat, lean }, legal);
    return undefined;
  };
}

export const mix: Mix = mixWith(LEAN);

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly lean: Lean;
}

function sure(legal: readonly Action[], action: Action): number[] {
  return legal.map((one) => (one === action ? 1 : 0));
}

function growth(state: State, legal: readonly Action[]): readonly number[] | undefined {
  const action = legal.some(({ type }) => type === 'play-hunt') ? undefined : growing(state, legal);
  return action === undefined ? undefined : sure(legal, action);
}

/** First whether to Resist, Give Up or play a card, which everybody sees; then which card to lay, which nobody sees. */
function exploring(asked: Asked, legal: readonly Action[]): readonly number[] | undefined {
  const { state, seat } = asked;
  const lays = legal.some(({ type }) => type === 'lay-place');
  let best: Action | undefined;
  let most = lays ? evaluate(state, seat) + CLEARLY : Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.type === 'lay-place' || action.type === 'take-up-places') continue;
    const draft = clone(state);
    apply(draft, seat, action, silent);
    takeBackBest(draft, seat);
    const value = evaluate(draft, seat);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  if (best !== undefined) return sure(legal, best);
  return lays ? laying(asked, legal) : undefined;
}

/** Returned cards are chosen at once, so that an effort is judged by the hand it leads to. */
export function takeBackBest(draft: State, seat: Seat): void {
  for (let count = 0; count < 6 && questionFor(draft, seat)?.ask === 'return-places'; count++) {
    let best: ActionOf<'return-place'> | undefined;
    for (const action of legalActions(draft, seat)) {
      if (action.type === 'return-place' && (best === undefined || IN_HAND[action.card] > IN_HAND[best.card])) best = action;
    }
    if (best === undefined) return;
    apply(draft, seat, best, silent);
  }
}

function laying({ state, seat, lean }: Asked, legal: readonly Action[]): readonly number[] | undefined {
  const hunt = huntOf(state, seat, 'chance');
  const at = hunt.hunters.findIndex(({ hunted }) => hunted.seat === seat);
  const shares = mixtureOf(state, hunt, lean).hide[at];
  const { ways, hides, hunted } = hunt.hunters[at];
  const laid = hunted.played.map(({ card }) => card);
  const weights = legal.map((action) => {
    if (action.type !== 'lay-place') return 0;
    let weight = 0;
    hides.forEach((chosen, hide) => {
      const cards = chosen.map((way) => ways[way].card);
      if (cards.includes(action.card) && laid.every((card) => cards.includes(card))) weight += shares[hide];
    });
    return weight;
  });
  return weights.some((weight) => weight > 0) ? weights : undefined;
}

/** A card if one pays, then the tokens, then the end. */
function hunting({ state, seat, lean }: Asked, legal: readonly Action[]): readonly number[] | undefined {
  const looking = legal.filter(({ type }) => type === 'use-adaptation');
  if (looking.length > 0) return legal.map(({ type }) => (type === 'use-adaptation' ? 1 : 0));
  const hunt = huntOf(state, seat, 'chance');
  const mixture = mixtureOf(state, hunt, lean);
  const card = legal.some(({ type }) => type === 'play-hunt')
    ? bestHuntCard(state, legal, { hunt: countedIn(state, hunt, 'steps'), mixture })
    : undefined;
  if (card !== undefined) return sure(legal, card);
  const placing = legal.filter(
    (action): action is ActionOf<'place-token'> => action.type === 'place-token' && state.tokens[action.token].length === 0,
  );
  if (placing.length > 0) return tokenShares(state, legal, { hunt, mixture, placing });
  const end = legal.find(({ type }) => type === 'end-hunting');
  return end === undefined ? undefined : sure(legal, end);
}

interface Thought {
  readonly hunt: Hunt;
  readonly mixture: Mixture;
}

/** How much more the best laying of tokens takes from Hunted who have chosen already, with this card. */
function bestHuntCard(state: State, legal: readonly Action[], { hunt, mixture }: Thought): Action | undefined {
  const before = bestGain(state, hunt, mixture.hide);
  let best: Action | undefined;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'play-hunt') continue;
    const gain = takenWith(state, action, { hunt, mixture }) - before;
    const worth = gain - KEPT_HUNT[action.card] - laterCard(state, action.card);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** What the best laying of tokens takes once this card is played. */
export function takenWith(state: State, action: ActionOf<'play-hunt'>, { hunt, mixture }: Thought): number {
  const { seat } = state.creature;
  const draft = clone(state);
  apply(draft, seat, action, silent);
  const after = huntOf(draft, seat);
  const isAlike = after.hunters.every(({ hides }, at) => hides.length === hunt.hunters[at].hides.length);
  const hide = (isAlike ? mixture : mixtureOf(draft, after, LEAN)).hide;
  return bestGain(draft, after, hide) - pendingWorth(draft, after.scale);
}

/** A card for a later phase of this turn that would have to wait. */
function laterCard(state: State, played: string): number {
  if (state.turn.huntLimit - state.turn.huntPlayed.length > 1) return 0;
  let most = 0;
  for (const { card } of state.creature.hand) {
    const { phase } = HUNT[card];
    if (card !== played && (phase === 3 || phase === 4)) most = Math.max(most, LATER_HUNT[card] ?? 0);
  }
  return most;
}

/** The share of each way to place the next token among the ways that fit those already placed. */
function tokenShares(
  state: State,
  legal: readonly Action[],
  { hunt, mixture, placing }: Thought & { readonly placing: readonly ActionOf<'place-token'>[] },
): readonly number[] | undefined {
  const { token } = placing[0];
  const gains = bestAnswers(hunt.game, mixture.hide);
  const fitting = hunt.seeks.map((placement) => agrees(state, placement));
  const total = mixture.seek.reduce((sum, share, at) => (fitting[at] ? sum + share : sum), 0);
  const best = mostOf(gains.filter((_, at) => fitting[at]));
  const weights = legal.map((action) => {
    if (action.type !== 'place-token' || action.token !== token) return 0;
    let weight = 0;
    hunt.seeks.forEach((placement, at) => {
      if (!fitting[at] || !action.at.every((place) => placement[token].includes(place)) || action.at.length !== placement[token].length)
        return;
      if (total > 1e-9) weight += mixture.seek[at];
      else if (gains[at] >= best - 1e-9) weight += 1;
    });
    return weight;
  });
  return weights.some((weight) => weight > 0) ? weights : undefined;
}
