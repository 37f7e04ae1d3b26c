import { fits } from '@orrery/engine';
import { advice } from '../games/parts/advice.ts';

const asIs = advice.first;

/** What this step wants is offered first, and what it wants to be discarded picked first, until something else is wanted. */
export function advise(wants: readonly object[]): void {
  advice.first = wants.length === 0 ? asIs : (places, hand) => discardsFirst(places, hand, wants);
  advice.isWanted = (action) => wants.some((pattern) => fits(pattern, action));
}

/** These places in their order, but first those whose cards are wanted to be discarded. */
export function discardsFirst(places: readonly number[], hand: readonly string[], wants: readonly object[]): readonly number[] {
  const first = wants.flatMap((action) => {
    const isDiscard = 'type' in action && action.type === 'discard' && 'card' in action;
    const place = hand.findIndex((card) => isDiscard && card === action.card);
    return place < 0 ? [] : [place];
  });
  return [...new Set([...first, ...places])];
}
