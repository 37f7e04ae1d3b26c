import { BOARDS } from '../cards/boards.ts';
import { BONUS_CARDS, BONUS_IDS } from '../cards/bonus.ts';
import { DECK_SIZE, poolOf } from '../cards/decks.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import { TOKENS } from '../cards/units.ts';
import { hasDataTrack } from '../rules/scores.ts';
import {
  FINAL_STEPS,
  FULL_DATA,
  FULL_LIFE,
  type Installed,
  MOST_ON_CARD,
  ON_CARD,
  type Player,
  SPACE,
  type State,
  SUPPLY,
  type Unit,
  UPGRADES_IN_BOX,
} from '../state.ts';
import { checkPending } from './check-pending.ts';

/** Throws, naming the rule, when something that must always hold does not. */
export function check(state: State): void {
  checkRing(state);
  for (const unit of state.units) checkUnit(state, unit);
  checkRooms(state);
  checkTokens(state);
  for (const installed of installedOf(state)) checkInstalled(state, installed);
  for (const player of state.players) {
    checkCards(state, player);
    checkScores(state, player);
  }
  checkBonus(state);
  checkEnd(state);
  checkPending(state);
}

function must(holds: boolean, broken: string): void {
  if (!holds) throw new Error(broken);
}

/** [TH-2.2] */
function checkRing(state: State): void {
  const { sectors, boardsLeft, order, seats, malfunction } = state;
  const boards = [...sectors.map(({ id }) => id), ...boardsLeft];
  must(new Set(boards).size === boards.length, 'TH-2.2: a board twice in the ring');
  must(sectors.length === 0 || sectors[0].id === 'corridors', 'TH-2.2: the ring does not begin with the Corridors');
  for (const { id, slots, bonus, pending } of sectors) {
    const board = BOARDS[id];
    must(slots.length === board.slots && bonus.length === board.slots, `TH-2.3: ${id} has ${slots.length} install slots`);
    must(pending.length === board.pending, `TH-7.1: ${id} has ${pending.length} pending slots`);
    must(
      pending.every((one) => one === null || CARDS[one.card].faction === state.players[one.owner].faction),
      `TH-7.1: a pending card in ${id} is somebody else's`,
    );
  }
  must(new Set(order).size === order.length && order.every((seat) => seat >= 0 && seat < seats), 'TH-2.2: no order of the seats');
  must(state.turn.number === 0 || order.length === seats, 'TH-2.2: a turn before the order is known');
  if (malfunction === undefined) return;
  const { place, row, slot } = malfunction;
  must((sectors[place]?.[row][slot] ?? null) !== null, 'TH-13.1: the Malfunction token is on no card');
}

/** [TH-3.4] [TH-9.1] [TH-R6] Where it is, and that it carries only what it may there. */
function checkUnit(state: State, unit: Unit): void {
  const what = `the ${unit.kind} of seat ${unit.seat}`;
  must(unit.at >= ON_CARD && unit.at < state.sectors.length, `TH-3.4: ${what} is nowhere`);
  must(!unit.isUpgraded || unit.kind !== 'minor-alien', 'TH-R25: an upgraded Minor Alien');
  must(unit.parasites >= 0, `TH-18.10: ${what} carries ${unit.parasites} Parasites`);
  must(unit.parasites > 0 || unit.parasitesFrom === undefined, `TH-R49: ${what} carries nobody's Parasites`);
  if (unit.at < 0) must(unit.parasites === 0 && !unit.isInvisible && unit.heldBy === undefined, `TH-R6: ${what} keeps a token outside`);
  const isCommon = unit.kind === 'soldier' || unit.kind === 'creature';
  if (isCommon) must(unit.at >= SPACE || (unit.at === SUPPLY && state.turn.number === 0), `TH-2.6: ${what} has left the match`);
  if (unit.heldBy === undefined) return;
  const holder = state.sectors[unit.at]?.slots[unit.heldBy];
  must(holder?.card !== undefined && CARDS[holder.card].effect.do === 'grip', `TH-19.9: ${what} is held by no Gripper`);
}

/** [TH-3.4] One unit per room; [TH-R40] one unit per Gripper; [TH-16.4] an Embryo captures one card at most. */
function checkRooms(state: State): void {
  const rooms = new Set<string>();
  const holders = new Set<string>();
  for (const { at, room, heldBy } of state.units) {
    if (at < 0) continue;
    must(!rooms.has(`${at}${room}`), `TH-3.4: two units in room ${room} of place ${at}`);
    rooms.add(`${at}${room}`);
    if (heldBy === undefined) continue;
    must(!holders.has(`${at}:${heldBy}`), `TH-R40: the Gripper in slot ${heldBy} of place ${at} holds two`);
    holders.add(`${at}:${heldBy}`);
  }
  const captors = installedOf(state).flatMap(({ captor }) => (captor === undefined ? [] : [captor]));
  must(new Set(captors).size === captors.length, 'TH-16.4: an Embryo is on two cards');
  state.units.forEach((unit, number) => {
    must((unit.at === ON_CARD) === captors.includes(number), `TH-16.4: unit ${number} is on no card, or on one and elsewhere`);
  });
}

function installedOf(state: State): Installed[] {
  return state.sectors.flatMap(({ slots }) => slots.filter((one) => one !== null));
}

/** [TH-12.1] [TH-E29] What runs out. */
function checkTokens(state: State): void {
  const { units, players, supply } = state;
  const installed = installedOf(state);
  const held = players.reduce((sum, { upgrades }) => sum + upgrades, 0);
  const onCards = installed.reduce((sum, { upgrades }) => sum + upgrades, 0);
  must(supply >= 0 && players.every(({ upgrades }) => upgrades >= 0), 'TH-12.1: fewer than no Upgrade tokens');
  must(supply + held + onCards === UPGRADES_IN_BOX, `TH-12.1: ${supply} + ${held} + ${onCards} Upgrade tokens are not ${UPGRADES_IN_BOX}`);
  must(units.reduce((sum, { parasites }) => sum + parasites, 0) <= TOKENS.parasites, 'TH-E29: too many Parasites');
  must(units.filter(({ isInvisible }) => isInvisible).length <= TOKENS.invisibility, 'TH-E29: too many invisible units');
  must(units.filter(({ heldBy }) => heldBy !== undefined).length <= TOKENS.grippers, 'TH-E29: too many gripped units');
  must(installed.filter(({ isDeactivated }) => isDeactivated).length <= TOKENS.deactivation, 'TH-E29: too many Deactivation tokens');
}

function checkInstalled(state: State, { card, owner, upgrades, counter, isArmed, isDeactivated, captor }: Installed): void {
  const { type, effect, number, faction } = CARDS[card];
  must(state.players[owner]?.faction === faction, `TH-7.4: ${card} is somebody else's`);
  must(type !== 'instant', `TH-7.7: ${card} is installed`);
  must(upgrades === 0 || number !== undefined, `TH-12.3: ${card} takes no Upgrade tokens`);
  must(upgrades >= 0 && upgrades <= MOST_ON_CARD, `TH-12.3: ${upgrades} Upgrade tokens on ${card}`);
  must(counter >= 0 && counter <= (effect.do === 'collect-records' ? effect.most : 0), `TH-E38: ${card} counts ${counter}`);
  must(!isArmed || effect.do === 'arm', `TH-19.5: ${card} is loaded`);
  must(!isDeactivated || type === 'trap' || effect.do === 'arm', `TH-17.9: ${card} is deactivated and no trap`);
  if (captor === undefined) return;
  must(state.players[state.units[captor].seat].faction === 'pandora', `TH-16.4: ${card} is captured by somebody else than Pandora`);
}

/** [TH-2.4] Every card of the deck is somewhere, once; [TH-7.7] only instants are in hand. */
function checkCards(state: State, { seat, faction, deck, chosen, hand, discard }: Player): void {
  const lying: CardId[] = [];
  for (const { slots, pending } of state.sectors) {
    for (const one of slots) if (one?.owner === seat) lying.push(one.card);
    for (const one of pending) if (one?.owner === seat) lying.push(one.card);
  }
  const all = [...deck, ...hand, ...discard, ...lying];
  const size = faction === 'pandora' ? 0 : DECK_SIZE[state.mode];
  const isChosen = state.options.decks === 'chosen' && faction !== 'pandora';
  must(
    all.length === size || (state.turn.number === 0 && all.length === 0),
    `TH-2.4: the ${faction} have ${all.length} cards in the match, not ${size}`,
  );
  must(isChosen || chosen.length === 0, `TH-2.4: the ${faction} have chosen cards`);
  const pool = isChosen && all.length > 0 ? [...chosen] : poolOf(faction, state.options.decks);
  for (const card of all) {
    const index = pool.indexOf(card);
    must(index >= 0, `TH-2.4: one ${card} too many`);
    pool.splice(index, 1);
  }
  must(
    hand.every((card) => CARDS[card].type === 'instant'),
    `TH-7.7: the ${faction} hold a card that is no instant`,
  );
}

/** [TH-1.2] [TH-R26] */
function checkScores(state: State, { faction, life, data }: Player): void {
  must(Number.isInteger(life) && life >= 0 && life <= FULL_LIFE, `TH-R26: the ${faction} have ${life} life`);
  must(Number.isInteger(data) && data >= 0 && data <= FULL_DATA, `TH-R26: the ${faction} have ${data} data`);
  must(data === 0 || hasDataTrack(faction), `TH-1.2: the ${faction} have no data track`);
  if (state.ended !== undefined) return;
  must(data < FULL_DATA, `TH-1.2: the ${faction} have all the data and the match goes on`);
  must(state.mode === 'deathmatch' ? life < FULL_LIFE : life > 0, `TH-1.2: the ${faction} have ${life} life and the match goes on`);
}

/** [TH-2.3] [TH-7.6] */
function checkBonus(state: State): void {
  const held = state.players.flatMap(({ bonus }) => bonus);
  for (const { id, slots, bonus } of state.sectors) {
    bonus.forEach((card, slot) => {
      if (card === null) return;
      held.push(card);
      must(slot === BOARDS[id].bonusSlot, `TH-2.3: a bonus card in slot ${slot} of ${id}`);
      must(slots[slot] === null, `TH-7.6: a bonus card and an installed one in slot ${slot} of ${id}`);
    });
  }
  for (const id of BONUS_IDS) must(held.filter((card) => card === id).length <= BONUS_CARDS[id].copies, `TH-2.3: one ${id} too many`);
}

/** [TH-15.1] [TH-15.4] */
function checkEnd(state: State): void {
  const { ended, tieBreak, finalSteps, players } = state;
  must(finalSteps >= 0 && finalSteps <= FINAL_STEPS, `TH-15.2: ${finalSteps} steps of the end token are left`);
  must(finalSteps > 0 || ended !== undefined || tieBreak !== undefined, 'TH-15.2: END, and the match goes on');
  must(tieBreak === undefined || finalSteps === 0, 'TH-15.4: a tie-break before END');
  must(tieBreak !== undefined || players.every(({ isOut }) => !isOut), 'TH-E63: somebody is out without a tie-break');
  if (tieBreak !== undefined) must(tieBreak.tied.length > 1, 'TH-15.4: nobody is tied');
  if (ended === undefined) return;
  must(ended.winners.length > 0, 'TH-15.1: an end without a winner');
}
