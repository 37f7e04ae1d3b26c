import type { CardId } from '../cards/catalogue.ts';
import { cardOf } from '../rules/cards.ts';
import { wholePool } from '../rules/pool.ts';
import { CHIPS_PER_PLAYER, type State } from '../state.ts';

/** Throws, naming the rule, when the state breaks what always holds. */
export function check(state: State): void {
  checkCards(state);
  checkChips(state);
  for (const player of state.players) {
    const developments = player.tableau.flatMap(({ card }) => (cardOf(state, card).kind === 'development' ? [card] : []));
    const twice = developments.find((card, index) => developments.indexOf(card) < index);
    if (twice !== undefined) throw new Error(`RG-6.5: two of ${twice} in one tableau`);
    if (state.stage === 'over' && player.pending.length > 0) throw new Error('RG-10.1: somebody is asked after the end');
  }
  for (const { goal, holders } of state.goals) {
    if (new Set(holders).size !== holders.length) throw new Error(`RG-11.4: ${goal} is held twice by one seat`);
  }
}

/** [RG-1.2] Every card of the boxes is in exactly one place. */
function checkCards(state: State): void {
  const there: CardId[] = [];
  for (const { deck, discard } of state.piles) there.push(...deck, ...discard);
  for (const player of state.players) {
    there.push(...player.hand, ...player.seen, ...player.startChoice);
    if (state.stage === 'draft') there.push(...player.drafted);
    for (const { card, good } of player.tableau) {
      there.push(card);
      if (good !== undefined) there.push(good);
    }
  }
  if (state.robot !== undefined) there.push(...state.robot.stack, ...state.robot.tableau);
  const pool = wholePool(state);
  // What a draft cannot deal leaves the game.
  if (state.options.draft && state.stage !== 'draft') {
    checkDrafted(state, there);
    return;
  }
  if (!areTheSame(there, pool)) {
    throw new Error(`RG-1.2: ${there.length} cards are on the table, ${pool.length} in the boxes`);
  }
}

/** [RG-13.5] Every seat plays with its own cards. */
function checkDrafted(state: State, there: readonly CardId[]): void {
  const own = state.players.flatMap(({ drafted, startChoice }) => [...drafted, ...startChoice]);
  if (!areTheSame(there, own)) throw new Error(`RG-13.5: ${there.length} cards are on the table, ${own.length} were drafted`);
}

/** The same cards, each as often; counted, because sorting two packs of cards took longer than all rules of a step together. */
function areTheSame(cards: readonly CardId[], others: readonly CardId[]): boolean {
  if (cards.length !== others.length) return false;
  const left = new Map<CardId, number>();
  for (const card of others) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of cards) {
    const copies = left.get(card) ?? 0;
    if (copies === 0) return false;
    left.set(card, copies - 1);
  }
  return true;
}

/** [RG-2.1] Chips come from the pool. */
function checkChips(state: State): void {
  const held = state.players.reduce((sum, { chips }) => sum + chips, state.robot?.chips ?? 0);
  if (state.pool + held !== CHIPS_PER_PLAYER * Math.max(2, state.seats))
    throw new Error(`RG-2.1: ${held} chips are held and ${state.pool} left`);
}
