import type { Pair, Seat, Weighed } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { cardOf } from '../rules/cards.ts';
import { wholePool } from '../rules/pool.ts';
import type { State } from '../state.ts';
import type { Term } from './terms.ts';

/** Nothing else is at stake where a number is named, so that a few hundredths are worth a word. */
const HUNDREDTHS = 20;

/** A number is named for the top card: by the cards the seat has not seen, never by the one that was imagined to lie there. */
export function ofGamble(world: State, seat: Seat, { better, worse }: Pair<Action>): readonly Weighed<Term>[] | undefined {
  if (better.type !== 'gamble' || worse.type !== 'gamble') return undefined;
  const costs = unseenCosts(world, seat);
  const percentOf = (number: number) => Math.round((100 * costs.filter((cost) => cost === number).length) / Math.max(1, costs.length));
  const [now, otherwise] = [percentOf(better.number), percentOf(worse.number)];
  if (now === otherwise) return [];
  const term: Term = { of: 'gamble', number: better.number, than: worse.number, now, else: otherwise };
  return [{ term, worth: (now - otherwise) / HUNDREDTHS }];
}

/** Every card this seat does not see somewhere: of its own deck after a draft, else of all that play. */
function unseenCosts(state: State, seat: Seat): readonly number[] {
  const { players, robot, piles } = state;
  const { hand, seen, startChoice, drafted, tableau } = players[seat];
  const open = piles.length > 1 ? tableau : players.flatMap((player) => player.tableau);
  const left = piles.length > 1 ? [...drafted] : wholePool(state);
  for (const card of [...hand, ...seen, ...startChoice, ...(robot?.tableau ?? []), ...open.map((placed) => placed.card)]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left.map((card) => cardOf(state, card).cost);
}
