import type { Seat } from '@orrery/engine';
import type { ActionOf } from '../actions.ts';
import type { ConsumePower, Of, Reward } from '../cards/powers.ts';
import { clone } from '../knowledge/clone.ts';
import { cardOf } from '../rules/cards.ts';
import { consume } from '../rules/consume.ts';
import { priceOf } from '../rules/trade.ts';
import type { State } from '../state.ts';

type Consumption = ActionOf<'consume'>;

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Consumption;
}

/** The rules do it in a copy, and what they tell is the gain. */
function consumed(_: ConsumePower, { state, seat, action }: Asked): Reward {
  const draft = clone(state);
  let gained = { chips: 0, cards: 0 };
  consume(draft, draft.players[seat], action, (event) => {
    if (event.type === 'goods-consumed') gained = { chips: event.chips, cards: event.cards };
  });
  return gained;
}

const unknown = () => undefined;

const GAINS: { readonly [Do in ConsumePower['do']]: (power: Of<ConsumePower, Do>, asked: Asked) => Reward | undefined } = {
  consume: consumed,
  'consume-each': consumed,
  'consume-different': consumed,
  'consume-all': consumed,
  'consume-here': consumed,
  'cards-for-chips': unknown,
  sell: ({ withTrade }, { state, seat, action }) => ({
    chips: 0,
    cards: priceOf(state, state.players[seat], { at: action.goods[0], withTrade }),
  }),
  draw: ({ count }) => ({ chips: 0, cards: count }),
  gamble: unknown,
};

function gainBy<Do extends ConsumePower['do']>(power: Of<ConsumePower, Do>, asked: Asked): Reward | undefined {
  return GAINS[power.do](power, asked);
}

/** Chips and cards a Consume power would bring with these goods; undefined: that is not known beforehand. */
export function gainOf(state: State, seat: Seat, action: Consumption): Reward | undefined {
  const placed = state.players[seat].tableau[action.by.at];
  return gainBy(cardOf(state, placed.card).consume[action.by.power], { state, seat, action });
}
