import { type Seat, shuffle, type Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { FIRST_GOALS_DEALT, GOAL_IDS, GOALS, MOST_GOALS_DEALT } from '../cards/goals.ts';
import type { Event } from '../events.ts';
import { FIRST_HAND, type GoalTile, KEPT_AT_START, type Player, type Robot, type State } from '../state.ts';
import { cardOf } from './cards.ts';
import { layGood, pileOf, take } from './piles.ts';
import { wholePool } from './pool.ts';
import { drawForRobot, newRobot, startOf } from './robot.ts';

const PACK = 5;
/** To each seat before a draft. */
const START_WORLDS_DEALT = 2;

/** [RG-2.2] Two goals of most, four of first. */
export function dealGoals(draft: State): GoalTile[] {
  const tiles: GoalTile[] = [];
  for (const type of ['first', 'most'] as const) {
    const goals = GOAL_IDS.filter((goal) => GOALS[goal].type === type);
    shuffle(draft.chance, goals);
    for (const goal of goals.slice(0, type === 'first' ? FIRST_GOALS_DEALT : MOST_GOALS_DEALT)) tiles.push({ goal, holders: [] });
  }
  return tiles;
}

/** [RG-2.6] Clockwise from the lowest start world. */
export function turnOrder(players: readonly Player[], number: (player: Player) => number): Seat[] {
  let first = 0;
  for (const player of players) if (number(player) < number(players[first])) first = player.seat;
  return players.map((_, index) => (first + index) % players.length);
}

/**
 * [RG-1.3] [RG-2.3] [RG-R13] The start worlds nobody has join the supply. Start worlds face up, six cards each, of which some are discarded
 * in secret.
 */
export function dealStart(draft: State, tell: Tell<Event>): void {
  const worlds: CardId[] = [];
  const rest: CardId[] = [];
  for (const card of wholePool(draft)) (cardOf(draft, card).start === undefined ? rest : worlds).push(card);
  if (draft.options.presetHands) {
    dealPresets(draft, { worlds, rest });
    return;
  }
  shuffle(draft.chance, worlds);
  for (const player of draft.players) giveStartWorld(player, worlds.pop());
  if (draft.seats === 1) draft.robot = robotOf(draft, worlds.pop());
  const { deck } = draft.piles[0];
  deck.push(...rest, ...worlds);
  shuffle(draft.chance, deck);
  if (draft.robot !== undefined) drawForRobot(draft, draft.robot, startOf(draft, draft.robot.startWorld).stack, tell);
  for (const player of draft.players) dealFirstHand(draft, player, tell);
}

function robotOf(draft: State, world: CardId | undefined): Robot {
  if (world === undefined) throw new Error('RG-14.1: there is no start world for the robot');
  return newRobot(draft, world);
}

function giveStartWorld(player: Player, world: CardId | undefined): void {
  if (world === undefined) throw new Error('RG-2.3: there are not enough start worlds');
  player.startWorld = world;
  player.tableau = [{ card: world, good: undefined, isNew: false, used: 0, hasProduced: false }];
}

/** [RG-2.4] */
export function dealFirstHand(draft: State, player: Player, tell: Tell<Event>): void {
  player.hand = take(draft, player, FIRST_HAND, tell);
  const kept = keptOf(draft, player);
  if (player.hand.length > kept) player.pending.push({ do: 'discard', because: 'start', count: player.hand.length - kept });
}

/** [RG-2.4] [RG-R12] By the start world alone: settled later, the same card changes no hand. */
export function keptOf(draft: State, player: Player): number {
  return player.startWorld === undefined ? KEPT_AT_START : (cardOf(draft, player.startWorld).startHand ?? KEPT_AT_START);
}

/** [RG-2.7] The hands printed for a first match. */
function dealPresets(draft: State, cards: { readonly worlds: CardId[]; readonly rest: CardId[] }): void {
  const numbers = draft.players.map((_, index) => index + 1);
  shuffle(draft.chance, numbers);
  for (const player of draft.players) {
    const number = numbers[player.seat];
    giveStartWorld(
      player,
      cards.worlds.splice(
        cards.worlds.findIndex((world) => cardOf(draft, world).start === number),
        1,
      )[0],
    );
    for (const id of new Set(cards.rest.filter((card) => cardOf(draft, card).preset === number))) {
      player.hand.push(...cards.rest.splice(cards.rest.indexOf(id), 1));
    }
  }
  const { deck } = draft.piles[0];
  deck.push(...cards.rest, ...cards.worlds);
  shuffle(draft.chance, deck);
}

/**
 * [RG-2.5] [RG-2.6] Everybody has the first hand: start worlds kept after a draft come to light, goods on windfall worlds, and the order of
 * turns.
 */
export function deal(draft: State, tell: Tell<Event>): void {
  for (const player of draft.players) {
    if (player.startWorld !== undefined && cardOf(draft, player.startWorld).world === 'windfall') {
      layGood(draft, player, { at: 0, because: 'windfall' }, tell);
    }
  }
  draft.order = turnOrder(draft.players, (player) =>
    player.startWorld === undefined ? 99 : (cardOf(draft, player.startWorld).start ?? 99),
  );
}

function tellStartWorlds(draft: State, tell: Tell<Event>): void {
  const worlds = draft.players.flatMap(({ seat, startWorld }) => (startWorld === undefined ? [] : [{ seat, world: startWorld }]));
  tell({ type: 'start-worlds', worlds }, { reveals: true });
}

/** [RG-1.3] [RG-13.2] One even and one odd start world each; the others join the packs. */
export function dealDraft(draft: State): void {
  const pool = wholePool(draft);
  const rest: CardId[] = [];
  const colours: [CardId[], CardId[]] = [[], []];
  for (const card of pool) {
    const { start } = cardOf(draft, card);
    if (start === undefined) rest.push(card);
    else colours[start % 2].push(card);
  }
  for (const worlds of colours) {
    shuffle(draft.chance, worlds);
    for (const player of draft.players) {
      const world = worlds.pop();
      if (world !== undefined) player.startChoice.push(world);
    }
    rest.push(...worlds);
  }
  shuffle(draft.chance, rest);
  draft.piles[0].deck = rest;
}

/** [RG-13.3] What a seat plays with after a draft: its share of the packs, and both its start worlds. */
export function draftedCount(state: Pick<State, 'options' | 'own' | 'seats'>): number {
  const drafted = wholePool(state).length - START_WORLDS_DEALT * state.seats;
  return PACK * Math.floor(drafted / (PACK * state.seats)) + START_WORLDS_DEALT;
}

/** [RG-13.3] How many cards each seat takes in the draft. */
export function picksOf({ options, own, players }: Pick<State, 'options' | 'own'> & { readonly players: readonly unknown[] }): number {
  return draftedCount({ options, own, seats: players.length }) - START_WORLDS_DEALT;
}

/** [RG-13.3] A new pack, the last one passed on, or, when five each cannot be dealt, the decks and first hands. */
export function nextPack(draft: State, tell: Tell<Event>): void {
  if (draft.players.some((player) => player.seen.length > 0)) {
    passPacks(draft, tell);
  } else if (draft.piles[0].deck.length >= PACK * draft.seats) {
    draft.packs += 1;
    for (const player of draft.players) {
      player.seen = draft.piles[0].deck.splice(-PACK);
      player.pending = [{ do: 'pick' }];
    }
  } else {
    endDraft(draft, tell);
  }
}

/** Odd packs go left, even ones right; the last card of a pack is taken without a choice. */
function passPacks(draft: State, tell: Tell<Event>): void {
  const packs = draft.players.map((player) => player.seen);
  const way = draft.packs % 2 === 1 ? 1 : draft.seats - 1;
  for (const player of draft.players) player.seen = packs[(player.seat - way + draft.seats) % draft.seats];
  tell({ type: 'pack-passed', pack: draft.packs }, { reveals: true });
  for (const player of draft.players) {
    if (player.seen.length > 1) player.pending = [{ do: 'pick' }];
    else {
      player.drafted.push(...player.seen);
      player.seen = [];
    }
  }
}

/** [RG-13.4] Own decks, six cards, two of them and one start world away. */
function endDraft(draft: State, tell: Tell<Event>): void {
  draft.piles = draft.players.map((player) => ({ deck: [...player.drafted], discard: [] }));
  draft.stage = 'start';
  for (const player of draft.players) {
    shuffle(draft.chance, pileOf(draft, player).deck);
    player.hand = take(draft, player, FIRST_HAND, tell);
    player.pending = [{ do: 'choose-start' }, { do: 'discard', because: 'start', count: FIRST_HAND - KEPT_AT_START }];
  }
}

/** [RG-13.4] All have kept a start world in secret: those are revealed, the others go, and Ancient Race's owner discards one card more. */
export function revealStartWorlds(draft: State, tell: Tell<Event>): void {
  for (const player of draft.players) {
    const { placing, startChoice } = player;
    for (const other of startChoice) if (other !== placing) pileOf(draft, player).discard.push(other);
    player.drafted.push(...startChoice);
    player.startChoice = [];
    player.placing = undefined;
    giveStartWorld(player, placing);
    const count = player.hand.length - keptOf(draft, player);
    if (count > 0) player.pending.push({ do: 'discard', because: 'start', count });
  }
  tellStartWorlds(draft, tell);
}
