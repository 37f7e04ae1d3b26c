import { type Seat, silent } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { clone } from '../knowledge/clone.ts';
import { cardOf } from '../rules/cards.ts';
import { beginConsume, consume, goodsFor, usablePowers } from '../rules/consume.ts';
import { goodsOf, takesGoods } from '../rules/consume-words.ts';
import { exploring } from '../rules/explore.ts';
import { unfitToPlace } from '../rules/placing.ts';
import { beginProduce, produce, windfallChoices } from '../rules/produce.ts';
import { phaseOf } from '../rules/rounds.ts';
import { priceOf, sell } from '../rules/trade.ts';
import type { ActionCard, Player, State } from '../state.ts';

/** What an action would bring its seat if its phase came now, with its bonus; what others do and what is drawn is left out. */
export type Outlook =
  | { readonly phase: 'explore'; readonly seen: number; readonly kept: number }
  | { readonly phase: 'develop' | 'settle'; readonly placeable: readonly CardId[] }
  | { readonly phase: 'consume'; readonly sold: number; readonly chips: number; readonly goods: number }
  | { readonly phase: 'produce'; readonly goods: number };

/** Boards with many powers and goods have very many orders of consuming: no more steps than this are looked at. */
const MOST_STEPS = 400;

export function outlook(state: State, seat: Seat, action: ActionCard): Outlook {
  const draft = asIfChosen(state, seat, action);
  const player = draft.players[seat];
  const phase = phaseOf(action);
  switch (phase) {
    case 'explore':
      return { phase, ...exploring(draft, player) };
    case 'develop':
    case 'settle': {
      const kind = phase === 'develop' ? 'development' : 'world';
      return { phase, placeable: [...new Set(player.hand)].filter((card) => unfitToPlace(draft, player, { card, kind }) === undefined) };
    }
    case 'consume':
      return { phase, goods: goodsOf(draft, player).length, ...consuming(draft, player) };
    case 'produce':
      return { phase, goods: producing(draft, player) };
  }
}

function asIfChosen(state: State, seat: Seat, action: ActionCard): State {
  const draft = clone(state);
  draft.stage = phaseOf(action);
  draft.pass = 1;
  for (const player of draft.players) {
    player.pending = [];
    player.actions = player.seat === seat ? [action] : [];
    for (const placed of player.tableau) {
      placed.isNew = false;
      placed.used = 0;
      placed.hasProduced = false;
    }
  }
  return draft;
}

/** The dearest good sold, then the most chips any order of the powers brings. */
function consuming(draft: State, player: Player): { readonly sold: number; readonly chips: number } {
  let sold = 0;
  beginConsume(draft);
  if (player.pending.at(-1)?.do === 'sell') {
    const goods = goodsOf(draft, player);
    const prices = goods.map((at) => priceOf(draft, player, { at, withTrade: true }));
    sold = Math.max(...prices);
    sell(draft, player, { at: goods[prices.indexOf(sold)], withTrade: true, by: undefined }, silent);
  }
  return { sold, chips: mostChips(draft, player.seat, { left: MOST_STEPS }) };
}

function mostChips(state: State, seat: Seat, budget: { left: number }): number {
  const player = state.players[seat];
  let most = 0;
  for (const by of usablePowers(state, player)) {
    const power = cardOf(state, player.tableau[by.at].card).consume[by.power];
    if (!takesGoods(power)) continue;
    for (const goods of goodsFor(state, player, by)) {
      if (budget.left <= 0) return most;
      budget.left -= 1;
      const draft = clone(state);
      const before = draft.players[seat].chips;
      consume(draft, draft.players[seat], { by, goods }, silent);
      most = Math.max(most, draft.players[seat].chips - before + mostChips(draft, seat, budget));
    }
  }
  return most;
}

/** Goods that appear, the windfall ones by whatever comes first. */
function producing(draft: State, player: Player): number {
  const before = goodsOf(draft, player).length;
  beginProduce(draft, silent);
  for (const _ of player.tableau) {
    const [choice] = windfallChoices(draft, player);
    if (choice !== undefined) produce(draft, player, choice, silent);
  }
  return goodsOf(draft, player).length - before;
}
