import { BadInput, chanceFromSeed, type Json, shuffle } from '@orrery/engine';
import type { CardId } from './cards/catalogue.ts';
import { GOODS } from './cards/powers.ts';
import { type Described, type DescribedPlayer, readDescribed } from './position/described.ts';
import { cardOf } from './rules/cards.ts';
import { turnOrder, wholePool } from './rules/starting.ts';
import { newPlayer } from './setup.ts';
import { CHIPS_A_PLAYER, type Player, type State } from './state.ts';

/**
 * A described position: names as players use them, defaults for what is not named (docs/POSITIONS.md). Whatever is named is taken from
 * the box, so nothing can be there twice; hands and goods nobody named are drawn from the rest by the seed.
 */
export function position(described: Json): State {
  const given = readDescribed(described);
  const state = emptyTable(given);
  const box = wholePool(state);
  given.players.forEach((player, seat) => {
    layOut(state.players[seat], { given: player, seat }, box);
  });
  const named = takeAll('deck', given.deck, box);
  const discard = typeof given.discard === 'number' ? given.discard : takeAll('discard', given.discard, box);
  shuffle(chanceFromSeed(`${given.seed}: box`), box);
  given.players.forEach((player, seat) => {
    fillIn(state.players[seat], { given: player, seat }, box);
  });
  const pile = state.piles[0];
  if (typeof discard === 'number') {
    if (discard > box.length) throw new BadInput('discard', `there are only ${box.length} cards left in the box`);
    pile.discard = box.splice(0, discard);
  } else pile.discard = discard;
  pile.deck = [...box, ...named.reverse()];
  finish(state);
  return state;
}

function emptyTable(given: Described): State {
  const seats = given.players.length;
  return {
    options: given.options,
    seats,
    own: [],
    chance: chanceFromSeed(given.seed),
    players: given.players.map((_, seat) => newPlayer(seat)),
    piles: [{ deck: [], discard: [] }],
    order: [],
    pool: given.pool ?? CHIPS_A_PLAYER * Math.max(2, seats),
    goals: (given.goals ?? []).map(({ goal, holders }) => ({ goal, holders: [...holders] })),
    round: given.round,
    stage: given.stage,
    coming: [...(given.coming ?? [])],
    pass: given.pass,
    isRevealed: given.isRevealed,
    packs: 0,
    robot: undefined,
  };
}

interface At {
  readonly given: DescribedPlayer;
  readonly seat: number;
}

function takeAll(place: string, cards: readonly CardId[], box: CardId[]): CardId[] {
  cards.forEach((card, index) => {
    const found = box.indexOf(card);
    if (found < 0) throw new BadInput(`${place}.${index}`, `there is no further ${card} in the box`);
    box.splice(found, 1);
  });
  return [...cards];
}

function layOut(player: Player, { given, seat }: At, box: CardId[]): void {
  const place = `players.${seat}`;
  const cards = given.tableau.map(({ card }) => card);
  takeAll(`${place}.tableau`, cards, box);
  player.tableau = given.tableau.map((placed) => ({ ...placed, good: undefined }));
  player.startWorld = given.startWorld ?? cards[0];
  player.hand = takeAll(`${place}.hand`, given.hand, box);
  player.seen = takeAll(`${place}.seen`, given.seen, box);
  player.chips = given.chips;
  player.actions = [...given.actions];
  player.placing = given.placing;
  if (given.placing !== undefined && !player.hand.includes(given.placing)) throw new BadInput(`${place}.placing`, 'is not in the hand');
  player.steps = [...given.asked];
  player.temporary = given.temporary;
  player.hasBonusDue = given.hasBonusDue;
  player.overLimit = given.overLimit;
}

/** Goods and hands nobody named. */
function fillIn(player: Player, { given, seat }: At, box: CardId[]): void {
  for (const at of given.goods) player.tableau[at].good = draw(`players.${seat}.tableau.${at}.good`, box);
  for (let left = given.unknown; left > 0; left--) player.hand.push(draw(`players.${seat}.hand`, box));
}

function draw(place: string, box: CardId[]): CardId {
  const card = box.pop();
  if (card === undefined) throw new BadInput(place, 'there are no cards left in the box');
  return card;
}

/** What follows from the rest: the order of turns, and what was produced. */
function finish(state: State): void {
  state.order = turnOrder(state.players, (player) =>
    player.startWorld === undefined ? 99 : (cardOf(state, player.startWorld).start ?? 99),
  );
  for (const player of state.players) {
    player.tableau.forEach((placed, at) => {
      const card = cardOf(state, placed.card);
      if (placed.good !== undefined && card.good === undefined)
        throw new BadInput(`players.${player.seat}.tableau.${at}.good`, 'no good lies on such a card');
      if (placed.hasProduced && card.good !== undefined) player.produced[GOODS.indexOf(card.good)] += 1;
    });
  }
}
