import { isHeard, type Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { Placed, Player, State } from '../state.ts';
import { cardOf, holdsTitle, isInForce, removeFrom } from './cards.ts';
import { drawnAfterDeveloping, drawnBeforeDeveloping } from './develop-words.ts';
import { loseInfrastructure } from './goals.ts';
import { canPay, type Payment, waysToPay } from './payment.ts';
import { discardTo, draw, layGood } from './piles.ts';
import { hasBonus } from './rounds.ts';
import { allowsSecondWorld, drawnAfterSettling, helpOf, isScrappedByUse } from './settle-words.ts';

/** [RG-6.1] [RG-7.1] The phase opens: cards drawn at its start, then everybody chooses a card in secret. */
export function beginPlacing(draft: State, kind: 'development' | 'world', tell: Tell<Event>): void {
  draft.isRevealed = false;
  for (const seat of draft.order) {
    const player = draft.players[seat];
    player.placing = undefined;
    if (kind === 'development') drawFirst(draft, player, tell);
  }
  // An empty hand is no secret: nobody waits for it.
  for (const player of draft.players) if (player.hand.length > 0) player.pending = [{ do: 'place', kind, isSecond: false }];
}

/** [RG-6.1] [RG-R4] Before anybody chooses. */
function drawFirst(draft: State, player: Player, tell: Tell<Event>): void {
  for (const placed of player.tableau) {
    for (const power of cardOf(draft, placed.card).develop) {
      draw(draft, player, { count: drawnBeforeDeveloping(power), because: placed.card }, tell);
    }
  }
}

/** Why a card of the hand may not be placed now [RG-4.3] [RG-6.2] [RG-6.5] [RG-R1] [RG-R43]: asked when it is chosen, and never after. */
export function unfitToPlace(
  state: State,
  player: Player,
  place: { readonly card: CardId; readonly kind: 'development' | 'world' },
): 'wrong-kind' | 'already-placed' | 'cannot-have' | undefined {
  const card = cardOf(state, place.card);
  if (card.kind !== place.kind) return 'wrong-kind';
  if (place.kind === 'development' && holdsTitle(player, place.card)) return 'already-placed';
  return canPay(state, player, card) ? undefined : 'cannot-have';
}

/** [RG-6.2] [RG-R3] All placements are in: they are revealed together, and everybody pays at their own pace. */
export function revealPlacements(draft: State, tell: Tell<Event>): void {
  draft.isRevealed = true;
  if (isHeard(tell)) {
    const cards = draft.players.map((player) => ({ seat: player.seat, card: player.placing }));
    tell({ type: 'placements-revealed', cards }, { reveals: true });
  }
  for (const player of draft.players) {
    if (player.placing === undefined) continue;
    putDown(player, player.placing, { isSecond: false });
    player.placing = undefined;
  }
}

/** The card leaves the hand before it is paid for, so it cannot pay for itself. */
function putDown(player: Player, card: CardId, { isSecond }: { readonly isSecond: boolean }): void {
  removeFrom(player.hand, card);
  player.tableau.push({ card, good: undefined, isNew: true, used: 0, hasProduced: false });
  player.pending.push({ do: 'pay', at: player.tableau.length - 1, isSecond });
}

/** [RG-7.9] */
export function placeSecond(player: Player, card: CardId | undefined, tell: Tell<Event>): void {
  tell({ type: 'second-world-placed', seat: player.seat, card }, { reveals: true });
  if (card !== undefined) putDown(player, card, { isSecond: true });
}

export function paymentsFor(state: State, player: Player, step: PendingOf<'pay'>): Payment[] {
  return waysToPay(state, player, { card: player.tableau[step.at].card, toSpend: player.hand.length });
}

/** What is put to use does its part now; the cards of the hand are chosen one by one. */
export function pay(
  draft: State,
  player: Player,
  { step, payment }: { readonly step: PendingOf<'pay'>; readonly payment: Payment },
  tell: Tell<Event>,
): void {
  const placed = player.tableau[step.at];
  const world = cardOf(draft, placed.card);
  const use = payment.use.map((at) => player.tableau[at]);
  const pays = use.some(({ card }) => cardOf(draft, card).settle.some((power) => helpOf(power, world)?.as === 'payment'));
  const how = world.isMilitary && !pays ? 'conquered' : 'paid';
  tell({ type: 'paid', seat: player.seat, card: placed.card, cards: payment.cards, use: use.map(({ card }) => card), how });
  let hasBought = false;
  for (const helper of use) {
    const card = cardOf(draft, helper.card);
    card.settle.forEach((power, index) => {
      const help = helpOf(power, world);
      if (help?.as === 'scrapped-military') player.temporary += help.by;
      if (help?.as !== 'bought-military' || how !== 'conquered') return;
      helper.used |= 1 << index;
      hasBought = true;
    });
    if (isScrappedByUse(card)) scrap(draft, player, helper, tell);
  }
  // [RG-7.4] What is bought counts until the phase ends, against a second world too.
  if (hasBought) player.temporary += payment.cards;
  const at = player.tableau.indexOf(placed);
  if (payment.cards > 0) player.pending.push({ do: 'pay-cards', at, count: payment.cards, isSecond: step.isSecond });
  else finishPlacing(draft, player, { at, isSecond: step.isSecond }, tell);
}

function scrap(draft: State, player: Player, gone: Placed, tell: Tell<Event>): void {
  const { card } = gone;
  player.tableau.splice(player.tableau.indexOf(gone), 1);
  discardTo(draft, player, card);
  if (gone.good !== undefined) discardTo(draft, player, gone.good);
  tell({ type: 'scrapped', seat: player.seat, card });
  if (cardOf(draft, card).kind === 'development') loseInfrastructure(draft, player, tell);
}

/**
 * [RG-6.4] [RG-7.8] [RG-R5] [RG-R13] Paid: the good of a windfall world, the bonus, what is drawn after placing, and then perhaps a second
 * world.
 */
export function finishPlacing(
  draft: State,
  player: Player,
  done: { readonly at: number; readonly isSecond: boolean },
  tell: Tell<Event>,
): void {
  const placed = player.tableau[done.at];
  const card = cardOf(draft, placed.card);
  if (card.kind === 'world') {
    if (card.world === 'windfall') layGood(draft, player, { at: done.at, because: 'windfall' }, tell);
    if (!done.isSecond && hasBonus(draft, player, 'settle')) draw(draft, player, { count: 1, because: 'settle' }, tell);
  }
  for (const helper of player.tableau) {
    if (!isInForce(helper)) continue;
    const { settle, develop } = cardOf(draft, helper.card);
    const because = helper.card;
    if (card.kind === 'world') for (const power of settle) draw(draft, player, { count: drawnAfterSettling(power), because }, tell);
    else for (const power of develop) draw(draft, player, { count: drawnAfterDeveloping(power), because }, tell);
  }
  if (card.kind === 'world' && !done.isSecond) offerSecond(draft, player);
}

/** [RG-7.9] Asked whether or not a world could be placed: not being asked would show what is in the hand. */
function offerSecond(draft: State, player: Player): void {
  const mayPlace = player.tableau.some((placed) => isInForce(placed) && allowsSecondWorld(cardOf(draft, placed.card)));
  if (mayPlace && player.hand.length > 0) player.pending.push({ do: 'place', kind: 'world', isSecond: true });
}
