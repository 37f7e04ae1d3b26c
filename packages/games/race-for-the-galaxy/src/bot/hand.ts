import type { Seat } from '@orrery/engine';
import { type CardId, PRINTED } from '../cards/catalogue.ts';
import type { State } from '../state.ts';
import { countFor } from './net/features.ts';
import { type Mind, ownLogit, readyFor } from './net/mind.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { keepWorth } from './worths.ts';

/** Which cards of a list are kept: the hand besides stays. */
export interface Keeping {
  readonly seat: Seat;
  /** Those that may go. */
  readonly from: readonly CardId[];
  /** Those that stay in any case. */
  readonly stays: readonly CardId[];
  readonly kept: number;
}

/** The plan: what goes, worst first, and how a hand looks in which another card goes instead. */
export interface Discarding {
  readonly goes: readonly CardId[];
  readonly value: number;
  readonly valueWithout: (card: CardId) => number;
}

/** Up to this number the best are found one by one; of more, the worst are given up one by one. */
const FEW = 3;

/** Writes into the hand of `state` while it looks, and puts it back. */
export function planDiscards(mind: Mind, state: State, { seat, from, stays, kept }: Keeping): Discarding {
  readyFor(mind, state);
  countFor(state);
  const player = state.players[seat];
  const hand = player.hand;
  const strange = strangeWorths(from, outlookOf(state, seat));
  const look = (cards: readonly CardId[]) => {
    player.hand = [...stays, ...cards];
    const value = ownLogit(mind, state, { seat, isDone: true });
    player.hand = hand;
    return cards.reduce((sum, card) => sum + (strange.get(card) ?? 0), value);
  };
  const keeps = kept <= FEW || kept < from.length - kept ? found(from, kept, look) : leftOver(from, kept, look);
  const goes = without(from, keeps);
  const value = look(keeps);
  const valueWithout = (card: CardId): number => {
    if (goes.includes(card) || goes.length === 0) return value;
    const swapped = [...keeps];
    swapped[swapped.indexOf(card)] = goes[goes.length - 1];
    return Math.min(value, look(swapped));
  };
  return { goes, value, valueWithout };
}

/** A point that a card promises, as a logit. */
const POINT = 0.12;

/** Cards of a pack the net has never met: it sees their powers alone, so rules of thumb speak for them too. */
function strangeWorths(cards: readonly CardId[], outlook: Outlook): ReadonlyMap<CardId, number> {
  const strange = new Map<CardId, number>();
  for (const card of cards) if (!PRINTED.has(card)) strange.set(card, POINT * keepWorth(card, outlook));
  return strange;
}

type LookAt = (cards: readonly CardId[]) => number;

function found(from: readonly CardId[], kept: number, look: LookAt): CardId[] {
  const keeps: CardId[] = [];
  const left = [...from];
  while (keeps.length < kept && left.length > 0) {
    const best = bestOf(left, (card) => look([...keeps, card]));
    keeps.push(...left.splice(best, 1));
  }
  return keeps;
}

function leftOver(from: readonly CardId[], kept: number, look: LookAt): CardId[] {
  const keeps = [...from];
  while (keeps.length > kept) {
    const worst = bestOf(keeps, (_, at) => look(keeps.filter((__, other) => other !== at)));
    keeps.splice(worst, 1);
  }
  return keeps;
}

function bestOf(cards: readonly CardId[], worth: (card: CardId, at: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  cards.forEach((card, at) => {
    if (cards.indexOf(card) < at) return;
    const value = worth(card, at);
    if (value > most) {
      most = value;
      best = at;
    }
  });
  return best;
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
