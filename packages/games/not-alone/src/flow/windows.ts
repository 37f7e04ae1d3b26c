import type { Interest, OpenWindow, Seat, Windows } from '@orrery/engine';
import { type Action, PASS } from '../actions.ts';
import { findHunted } from '../rules/people.ts';
import type { CardKey, State } from '../state.ts';
import { asked, decision } from './flow.ts';
import { ASK_ALWAYS, heldBy, isHoldingOrder, quietIn } from './holding.ts';
import { legal } from './legal.ts';
import { orderFor } from './orders.ts';

/** [NA-4.11] Every question that standing orders may pass, as long as the seat is waited for. */
function open(state: State, seat: Seat): OpenWindow<Action> | undefined {
  const question = decision(state, seat);
  if (question === undefined || orderFor(question) === undefined || !asked(state).includes(seat)) return undefined;
  const { number, phase, stage } = state.turn;
  const reveals = stage === 'hunt-window' || stage === 'keeping-cards' ? { reveals: true as const } : {};
  return { stretch: `turn-${number}-phase-${phase}`, pass: PASS, ...reveals };
}

/**
 * By default whatever can be played is asked about, so that nobody misses anything. Who holds cards for themselves, or wants nothing more
 * in this turn, is asked about held cards alone; once none of those is left in hand, about all again.
 */
function interest(state: State, seat: Seat, orders: readonly string[]): Interest {
  if (orders.includes(ASK_ALWAYS)) return 'held';
  const { number } = state.turn;
  const plays = legal(state, seat).filter(({ type }) => type !== PASS.type);
  if (plays.length === 0) return 'none';
  const isHeld = (card: CardKey | undefined): boolean => card !== undefined && heldBy(orders, card, number) !== undefined;
  if (plays.some((action) => isHeld(cardOf(action)))) return 'held';
  return orders.includes(quietIn(number)) || cardsOf(state, seat).some(isHeld) ? 'none' : 'able';
}

function cardOf(action: Action): CardKey | undefined {
  switch (action.type) {
    case 'play-hunt':
      return `hunt:${action.card}`;
    case 'play-survival':
      return `survival:${action.card}`;
    case 'use-character':
      return `character:${action.character}`;
    case 'use-adaptation':
      return `adaptation:${action.adaptation}`;
    default:
      return undefined;
  }
}

/** What the seat can play or use, now or later. */
function cardsOf(state: State, seat: Seat): readonly CardKey[] {
  const hunted = findHunted(state, seat);
  if (hunted === undefined) {
    const { hand, developed } = state.creature;
    return [...hand.map(({ card }): CardKey => `hunt:${card}`), ...developed.map(({ adaptation }): CardKey => `adaptation:${adaptation}`)];
  }
  const survival = hunted.survival.map(({ card }): CardKey => `survival:${card}`);
  return hunted.character === undefined ? survival : [...survival, `character:${hunted.character}`];
}

export const windows: Windows<State, Action> = { open, interest, isOrder: isHoldingOrder };
