import { type Chance, shuffle } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { cardOf } from '../rules/cards.ts';
import { wholePool } from '../rules/pool.ts';
import { actionsPerRound } from '../rules/rounds.ts';
import type { Pile, Player, State } from '../state.ts';
import type { PlayerView, View } from './view.ts';

/** A whole state that agrees with the view: cards nobody named are shuffled and dealt to wherever a card must lie. */
export function imagine(view: View, chance: Chance): State {
  const unseen = unseenCards(view);
  shuffle(chance, unseen);
  const players = view.players.map((player) => imaginePlayer(view, player));
  const state: State = {
    options: view.options,
    seats: view.seats,
    own: view.own,
    chance,
    players,
    piles: [],
    order: [...view.order],
    pool: view.pool,
    goals: view.goals.map(({ goal, holders }) => ({ goal, holders: [...holders] })),
    round: view.round,
    stage: view.stage,
    coming: [...view.coming],
    pass: view.pass,
    isRevealed: view.isRevealed,
    packs: view.packs,
    robot: view.robot === undefined ? undefined : { ...robotWithout(view.robot), stack: take(unseen, view.robot.stackCount) },
  };
  for (const player of players) dealStartWorlds(state, { player, seen: view.players[player.seat] }, unseen);
  if (view.piles.length > 1) dealOwnDecks(state, view, { unseen, chance });
  else dealCommon(state, view, unseen);
  return state;
}

function robotWithout({ stackCount: _, ...robot }: NonNullable<View['robot']>): Omit<NonNullable<State['robot']>, 'stack'> {
  return { ...robot, tableau: [...robot.tableau], dice: [...robot.dice] };
}

/** Every card of the boxes that this viewer does not see somewhere. */
function unseenCards(view: View): CardId[] {
  const cards = wholePool(view);
  const strike = (seen: readonly CardId[] | undefined) => {
    for (const card of seen ?? []) {
      const index = cards.indexOf(card);
      if (index >= 0) cards.splice(index, 1);
    }
  };
  for (const player of view.players) {
    // After a draft the viewer's own list holds everything: hand, tableau, goods and deck.
    const isListed = view.piles.length > 1 && player.drafted !== undefined;
    strike(player.drafted);
    if (!isListed) {
      strike(player.hand);
      strike(player.tableau.map(({ card }) => card));
      strike(player.seen);
    }
    strike(player.startChoice);
  }
  strike(view.robot?.tableau);
  return cards;
}

function take(cards: CardId[], count: number): CardId[] {
  return cards.splice(Math.max(0, cards.length - count), count);
}

function imaginePlayer(view: View, player: PlayerView): Player {
  return {
    seat: player.seat,
    startWorld: player.startWorld,
    hand: [...(player.hand ?? [])],
    tableau: player.tableau.map(({ card, isNew, used, hasProduced }) => ({ card, good: undefined, isNew, used, hasProduced })),
    chips: player.chips,
    // Hidden while others still choose: a player who has answered has chosen something.
    actions: [...(player.actions ?? (player.pending.length === 0 ? hiddenActions(view) : []))],
    seen: [...(player.seen ?? [])],
    placing: player.placing,
    pending: [...player.pending],
    temporary: player.temporary,
    hasBonusDue: player.hasBonusDue,
    produced: [...player.produced],
    overLimit: player.overLimit,
    startChoice: [...(player.startChoice ?? [])],
    drafted: [...(player.drafted ?? [])],
  };
}

/** Stand-ins for a sealed choice; bots that care draw their own. */
function hiddenActions(view: View): readonly ('develop' | 'settle')[] {
  return actionsPerRound(view) === 2 ? ['develop', 'settle'] : ['settle'];
}

/** [RG-13.2] An even and an odd start world, and one of them kept where that was said already. */
function dealStartWorlds(state: State, { player, seen }: { readonly player: Player; readonly seen: PlayerView }, unseen: CardId[]): void {
  if (seen.startChoice !== undefined) return;
  for (const colour of [0, 1].slice(0, seen.startChoiceCount)) {
    const index = unseen.findIndex((card) => (cardOf(state, card).start ?? -1) % 2 === colour);
    player.startChoice.push(...unseen.splice(index, 1));
  }
  const isAsked = player.pending.some((step) => step.do === 'choose-start');
  if (state.stage === 'start' && !isAsked) player.placing = player.startChoice[0];
}

function dealCommon(state: State, view: View, unseen: CardId[]): void {
  view.players.forEach((seen, seat) => {
    dealHidden(state.players[seat], seen, unseen);
    if (seen.drafted === undefined) state.players[seat].drafted = take(unseen, seen.draftedCount);
  });
  const [pile] = view.piles;
  const discard = take(unseen, pile.discardCount);
  state.piles = [{ deck: take(unseen, pile.deckCount), discard }];
}

/** Hand, seen cards and goods that the viewer does not know. */
function dealHidden(player: Player, seen: PlayerView, from: CardId[]): void {
  if (seen.hand === undefined) player.hand = take(from, seen.handCount);
  if (seen.seen === undefined) player.seen = take(from, seen.seenCount);
  seen.tableau.forEach(({ hasGood }, at) => {
    if (hasGood) player.tableau[at].good = take(from, 1)[0];
  });
}

/** After a draft every seat plays with its own cards: what it drafted, and both its start worlds. */
function dealOwnDecks(state: State, view: View, { unseen, chance }: { readonly unseen: CardId[]; readonly chance: Chance }): void {
  state.piles = view.piles.map((pile, seat): Pile => {
    const seen = view.players[seat];
    const player = state.players[seat];
    const open = seen.tableau.map(({ card }) => card);
    if (seen.drafted === undefined) player.drafted = [...open, ...take(unseen, seen.draftedCount - open.length)];
    const own = [...player.drafted];
    for (const card of [...(seen.hand ?? []), ...(seen.seen ?? []), ...open]) own.splice(own.indexOf(card), 1);
    shuffle(chance, own);
    dealHidden(player, seen, own);
    const discard = take(own, pile.discardCount);
    return { deck: own, discard };
  });
}
