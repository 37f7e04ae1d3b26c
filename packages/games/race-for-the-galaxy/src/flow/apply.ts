import { isHeard, type Seat, type Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import { type Pending, type PendingOf, topPending } from '../pending.ts';
import { removeFrom } from '../rules/cards.ts';
import { consume, gamble } from '../rules/consume.ts';
import { takeChips } from '../rules/consume-words.ts';
import { discardSeen } from '../rules/explore.ts';
import { discardTo } from '../rules/piles.ts';
import { finishPlacing, pay, placeSecond } from '../rules/placing.ts';
import { drawFor, produce, produceForCard } from '../rules/produce.ts';
import { actionsPerRound } from '../rules/rounds.ts';
import { sell } from '../rules/trade.ts';
import type { Player, State } from '../state.ts';
import { endProducing } from './automatic.ts';
import { advance } from './flow.ts';

/** Action type → rule; then whatever needs no answer. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  doAction(action, { draft, player: draft.players[seat], tell });
  advance(draft, tell);
}

/** Who acts, on what, and who hears of it. */
interface Acting {
  readonly draft: State;
  readonly player: Player;
  readonly tell: Tell<Event>;
}

const DONE: { readonly [Type in Action['type']]: (action: ActionOf<Type>, acting: Acting) => void } = {
  pick: ({ card }, { player, tell }) => {
    take(player, 'pick');
    removeFrom(player.seen, card);
    player.drafted.push(card);
    tell({ type: 'picked', seat: player.seat }, { only: player.seat, adds: { card } });
  },
  'choose-start': ({ world }, { player, tell }) => {
    take(player, 'choose-start');
    player.placing = world;
    tell({ type: 'answered', seat: player.seat });
  },
  'choose-actions': ({ actions }, { player, tell }) => {
    take(player, 'choose-actions');
    player.actions = [...actions];
    tell({ type: 'answered', seat: player.seat });
  },
  reconsider: (_, acting) => reconsider(acting),
  discard: ({ card }, acting) => discard(card, acting),
  place: ({ card }, acting) => place(card, acting),
  pass: (_, acting) => place(undefined, acting),
  pay: (payment, { draft, player, tell }) => pay(draft, player, { step: take(player, 'pay'), payment }, tell),
  sell: ({ world }, { draft, player, tell }) => {
    take(player, 'sell');
    sell(draft, player, { at: world, withTrade: true, by: undefined }, tell);
  },
  consume: (action, { draft, player, tell }) => consume(draft, player, action, tell),
  gamble: ({ number }, { draft, player, tell }) => {
    take(player, 'gamble');
    gamble(draft, player, number, tell);
  },
  stop: (_, { draft, player, tell }) => {
    if (topPending(player)?.do === 'produce') endProducing(draft, player, tell);
    else player.pending.pop();
  },
  produce: (action, { draft, player, tell }) => produce(draft, player, action, tell),
  'draw-for': ({ by }, { draft, player, tell }) => drawFor(draft, player, by, tell),
  'produce-for-card': (action, { draft, player, tell }) => produceForCard(draft, player, action, tell),
};

function doAction<Type extends Action['type']>(action: ActionOf<Type>, acting: Acting): void {
  DONE[action.type](action, acting);
}

/** What this action answers, taken off. */
function take<Do extends Pending['do']>(player: Player, name: Do): PendingOf<Do> {
  const pending = player.pending.pop();
  if (pending === undefined || !isPending(pending, name)) throw new Error(`RG-3.3: seat ${player.seat} was not asked to ${name}`);
  return pending;
}

function isPending<Do extends Pending['do']>(pending: Pending, name: Do): pending is PendingOf<Do> {
  return pending.do === name;
}

/** [RG-3.3] */
function reconsider({ draft, player, tell }: Acting): void {
  player.placing = undefined;
  if (draft.stage === 'choose') {
    player.actions = [];
    player.pending.push({ do: 'choose-actions', count: actionsPerRound(draft) });
  } else {
    player.pending.push({ do: 'place', kind: draft.stage === 'develop' ? 'development' : 'world', isSecond: false });
  }
  tell({ type: 'reconsidered', seat: player.seat });
}

function place(card: CardId | undefined, { player, tell }: Acting): void {
  if (take(player, 'place').isSecond) {
    placeSecond(player, card, tell);
    return;
  }
  player.placing = card;
  tell({ type: 'answered', seat: player.seat });
}

/** The same question, about one card less. By its fields: a spread takes several times as long, and most actions are discards. */
function oneLess(pending: PendingOf<'discard' | 'pay-cards' | 'cards-for-chips'>): Pending {
  const count = pending.count - 1;
  switch (pending.do) {
    case 'discard':
      return { do: 'discard', because: pending.because, count };
    case 'pay-cards':
      return { do: 'pay-cards', at: pending.at, count, isSecond: pending.isSecond };
    case 'cards-for-chips':
      return { do: 'cards-for-chips', at: pending.at, count };
  }
}

/** [RG-4.5] One card less: to Explore, the start, the limit, as payment or for a chip. */
function discard(card: CardId, { draft, player, tell }: Acting): void {
  const pending = player.pending.pop();
  if (pending === undefined || (pending.do !== 'discard' && pending.do !== 'pay-cards' && pending.do !== 'cards-for-chips')) {
    throw new Error(`RG-4.5: seat ${player.seat} was not asked to discard`);
  }
  if (pending.count > 1) player.pending.push(oneLess(pending));
  if (pending.do === 'discard' && pending.because === 'explore') {
    discardSeen(draft, player, card);
  } else {
    removeFrom(player.hand, card);
    discardTo(draft, player, card);
  }
  const { seat } = player;
  if (isHeard(tell)) {
    const because = pending.do === 'discard' ? pending.because : pending.do;
    tell({ type: 'cards-discarded', seat, count: 1, because }, { only: seat, adds: { cards: [card] } });
  }
  if (pending.do === 'cards-for-chips') {
    takeChips(draft, player, 1);
    tell({ type: 'chips-won', who: seat, chips: 1, by: player.tableau[pending.at].card });
  }
  if (pending.do === 'pay-cards' && pending.count === 1) finishPlacing(draft, player, pending, tell);
}
