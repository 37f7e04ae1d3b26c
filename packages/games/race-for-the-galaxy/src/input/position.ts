import { at, BadInput, chanceFromSeed, type Json, shuffle } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { GOODS } from '../cards/powers.ts';
import { legal } from '../flow/legal.ts';
import { newPlayer } from '../flow/setup.ts';
import { check } from '../knowledge/check.ts';
import type { Pending } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import { wholePool } from '../rules/pool.ts';
import { startOf } from '../rules/robot.ts';
import { phasesChosen } from '../rules/rounds.ts';
import { draftedCount, turnOrder } from '../rules/starting.ts';
import {
  CHIPS_PER_PLAYER,
  HAND_LIMIT,
  PHASES,
  type Phase,
  type Pile,
  type Placed,
  type Player,
  type Robot,
  type Stage,
  type State,
} from '../state.ts';
import { usualPending } from './position/asked.ts';
import { type Described, type DescribedPlayer, readDescribed } from './position/described.ts';
import { type DescribedRobot, robotFrom, UNNAMED_ROBOT } from './position/robot.ts';

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
  const mat = given.robot ?? UNNAMED_ROBOT;
  if (state.seats === 1) layOutRobot(state, mat, box);
  const decks = given.players.map((player, seat) => takeAll(`players[${seat}].deck`, player.deck, box));
  const discards = given.players.map((player, seat) => takenPile(`players[${seat}].discard`, player.discard, box));
  const named = takeAll('deck', given.deck, box);
  const discard = takenPile('discard', given.discard, box);
  shuffle(chanceFromSeed(`${given.seed}: box`), box);
  given.players.forEach((player, seat) => {
    fillIn(state.players[seat], { given: player, seat }, box);
  });
  if (state.robot !== undefined) fillStack(state, state.robot, { given: mat, box });
  if (state.options.draft)
    state.piles = state.players.map((player, seat) => ownPile(state, player, { deck: decks[seat], discard: discards[seat], box }));
  else state.piles = [{ discard: filledPile('discard', discard, box), deck: [...box, ...named.reverse()] }];
  finish(state, given);
  return state;
}

/** The cards that are named, or how many are not. */
function takenPile(place: string, pile: readonly CardId[] | number, box: CardId[]): CardId[] | number {
  return typeof pile === 'number' ? pile : takeAll(place, pile, box);
}

function filledPile(place: string, pile: CardId[] | number, box: CardId[]): CardId[] {
  if (typeof pile !== 'number') return pile;
  if (pile > box.length) throw new BadInput(place, `there are only ${box.length} cards left in the box`);
  return box.splice(0, pile);
}

/** [RG-13.5] A seat's own supply is what is missing from all that it has drafted. */
function ownPile(
  state: State,
  player: Player,
  { deck, discard, box }: { readonly deck: CardId[]; readonly discard: CardId[] | number; readonly box: CardId[] },
): Pile {
  const place = at('players', player.seat);
  const pile: Pile = { deck: [], discard: filledPile(at(place, 'discard'), discard, box) };
  const there = [...player.hand, ...player.seen, ...deck, ...pile.discard];
  for (const { card, good } of player.tableau) there.push(card, ...(good === undefined ? [] : [good]));
  const missing = draftedCount(state) - there.length;
  if (missing < 0) throw new BadInput(place, `has ${there.length} cards, but drafted only ${draftedCount(state)} with both start worlds`);
  const rest = filledPile(place, missing, box);
  player.drafted = [...there, ...rest];
  pile.deck = [...rest, ...deck.reverse()];
  return pile;
}

function emptyTable(given: Described): State {
  const seats = given.players.length;
  return {
    options: given.options,
    seats,
    own: given.own,
    chance: chanceFromSeed(given.seed),
    players: given.players.map((_, seat) => newPlayer(seat)),
    piles: [{ deck: [], discard: [] }],
    order: [],
    pool: given.pool ?? CHIPS_PER_PLAYER * Math.max(2, seats) - chipsHeld(given),
    goals: given.goals.map(({ goal, holders }) => ({ goal, holders: [...holders] })),
    round: given.round,
    stage: given.stage,
    coming: [...(given.coming ?? [])],
    pass: given.pass,
    isRevealed: given.isRevealed ?? given.players.some(({ asked = [] }) => asked.some(isAfterRevealing)),
    packs: 0,
    robot: undefined,
  };
}

function isAfterRevealing(step: Pending): boolean {
  return step.do === 'pay' || step.do === 'pay-cards' || (step.do === 'place' && step.isSecond);
}

function chipsHeld({ players, robot }: Described): number {
  return players.reduce((sum, { chips }) => sum + chips, robot?.chips ?? 0);
}

interface At {
  readonly given: DescribedPlayer;
  readonly seat: number;
}

function takeAll(place: string, cards: readonly CardId[], box: CardId[]): CardId[] {
  cards.forEach((card, index) => {
    const found = box.indexOf(card);
    if (found < 0) throw new BadInput(at(place, index), `there is no further ${card} in the box`);
    box.splice(found, 1);
  });
  return [...cards];
}

function layOut(player: Player, { given, seat }: At, box: CardId[]): void {
  const place = at('players', seat);
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
  player.temporary = given.temporary;
}

/** Goods and hands nobody named. */
function fillIn(player: Player, { given, seat }: At, box: CardId[]): void {
  for (const spot of given.goods) player.tableau[spot].good = draw(at(at(at(at('players', seat), 'tableau'), spot), 'good'), box);
  for (let left = given.unknownSeen; left > 0; left--) player.seen.push(draw(`players[${seat}].seen`, box));
  for (let left = given.unknown; left > 0; left--) player.hand.push(draw(`players[${seat}].hand`, box));
}

function draw(place: string, box: CardId[]): CardId {
  const card = box.pop();
  if (card === undefined) throw new BadInput(place, 'there are no cards left in the box');
  return card;
}

/** The robot's open cards, and those of its stack that are named. */
function layOutRobot(state: State, given: DescribedRobot, box: CardId[]): void {
  const robot = robotFrom(
    state,
    given,
    box.filter((card) => cardOf(state, card).start !== undefined),
  );
  takeAll('robot.tableau', robot.tableau, box);
  if (typeof given.stack === 'object') robot.stack = takeAll('robot.stack', given.stack, box).reverse();
  state.robot = robot;
}

function fillStack(state: State, robot: Robot, { given, box }: { readonly given: DescribedRobot; readonly box: CardId[] }): void {
  if (typeof given.stack === 'object') return;
  const count = given.stack ?? startOf(state, robot.startWorld).stack;
  for (let left = count; left > 0; left--) robot.stack.push(draw('robot.stack', box));
}

/** What follows from the rest: the order of turns, what was produced, which phases are to come and who is asked. */
function finish(state: State, given: Described): void {
  state.order = turnOrder(state.players, (player) =>
    player.startWorld === undefined ? 99 : (cardOf(state, player.startWorld).start ?? 99),
  );
  for (const player of state.players) countGoods(state, player);
  state.coming = [...(given.coming ?? phasesLeft(state))];
  given.players.forEach((described, seat) => {
    const player = state.players[seat];
    player.hasBonusDue = described.hasBonusDue ?? (state.stage === 'produce' && player.actions.includes('produce'));
    player.overLimit = described.overLimit ?? (state.stage === 'limit' ? Math.max(0, player.hand.length - HAND_LIMIT) : 0);
    player.pending = [...(described.asked ?? usualPending(state, player))];
    checkPending(state, player);
  });
  holdTrue(state, given);
}

function countGoods(state: State, player: Player): void {
  player.tableau.forEach((placed, spot) => {
    const card = cardOf(state, placed.card);
    const place = at(at(at('players', player.seat), 'tableau'), spot);
    if (placed.good !== undefined && card.good === undefined) throw new BadInput(at(place, 'good'), 'such a card holds no good');
    if (placed.hasProduced && card.good === undefined) throw new BadInput(at(place, 'produced'), 'such a card produces nothing');
    if (placed.hasProduced && card.good !== undefined) player.produced[GOODS.indexOf(card.good)] += 1;
  });
}

/** Phases chosen that come after the current one. */
function phasesLeft({ stage, pass, players, robot }: State): Phase[] {
  const order: readonly Stage[] = PHASES;
  const running = order.indexOf(stage);
  if (running < 0) return [];
  const chosen = phasesChosen([...players.map(({ actions }) => actions), robot?.dice ?? []]);
  const left = chosen.filter((phase) => PHASES.indexOf(phase) > running);
  const isDouble = pass === 1 && chosen.filter((phase) => phase === stage).length > 1;
  return isDouble ? [PHASES[running], ...left] : left;
}

/** Nobody can be asked for more cards than there are, nor for what the card does not do. */
function checkPending(state: State, player: Player): void {
  const asked = at(at('players', player.seat), 'asked');
  player.pending.forEach((step, index) => {
    const place = at(asked, index);
    const cards = step.do === 'discard' && step.because === 'explore' ? player.seen : player.hand;
    if ((step.do === 'discard' || step.do === 'pay-cards') && step.count > cards.length)
      throw new BadInput(at(place, 'count'), `there are only ${cards.length} cards to discard`);
    if (step.do === 'pay' || step.do === 'pay-cards') player.tableau[step.at].isNew = true;
    if ((step.do === 'gamble' || step.do === 'cards-for-chips') && !markUsed(state, player.tableau[step.at], step.do))
      throw new BadInput(at(place, 'at'), `${player.tableau[step.at].card} has no such power`);
  });
  if (player.pending.length > 0 && legal(state, player.seat).length === 0) throw new BadInput(asked, 'there is no answer to it');
}

/** The power somebody is in the middle of is used up: [RG-8.4] it comes once per phase. False: the card has no such power. */
function markUsed(state: State, placed: Placed, does: 'gamble' | 'cards-for-chips'): boolean {
  const powers = cardOf(state, placed.card).consume.flatMap((power, index) => (power.do === does ? [1 << index] : []));
  const [first] = powers;
  if (first === undefined) return false;
  if (!powers.some((bit) => (placed.used & bit) !== 0)) placed.used |= first;
  return true;
}

/** What can never be on a table is refused with the rule it breaks. */
function holdTrue(state: State, given: Described): void {
  const all = CHIPS_PER_PLAYER * Math.max(2, state.seats);
  const held = chipsHeld(given);
  if (state.pool + held !== all) throw new BadInput('pool', `of ${all} points in chips ${held} are held, so ${all - held} must be left`);
  for (const { seat, tableau } of state.players) {
    const developments = tableau.filter(({ card }) => cardOf(state, card).kind === 'development');
    const twice = developments.find(({ card }, index) => developments.findIndex((placed) => placed.card === card) < index);
    if (twice !== undefined) throw new BadInput(at(at('players', seat), 'tableau'), `RG-6.5: ${twice.card} is there twice`);
  }
  check(state);
}
