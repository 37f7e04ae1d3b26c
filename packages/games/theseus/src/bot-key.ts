import { BONUS_IDS } from './cards/bonus.ts';
import { ROOMS } from './cards/sectors.ts';
import { CARD_IDS, type CardId } from './cards/titles.ts';
import type { Installed, Player, Sector, State, Unit } from './state.ts';
import type { Step } from './steps.ts';

/** Written letter by letter, a letter a thing: a search asks for it at every position. */
const CARD_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(CARD_IDS.map((id: CardId, at) => [id, at + 1]));
const BONUS_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(BONUS_IDS.map((id, at) => [id, at + 1]));
const ROOM_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(ROOMS.map((id, at) => [id, at]));
/** Places of the ring and those outside it, counted from 0. */
const OUTSIDE = 3;
const letter = String.fromCharCode;

/**
 * Equal keys: equal positions, apart from the number of the turn and from what lies under the open card of a deck, which within one
 * imagined world its height tells.
 */
export function key(state: State): string {
  let text = letter(
    state.turn.seat,
    state.turn.further,
    state.finalSteps,
    state.tieBreak === undefined ? 0 : 1 + state.tieBreak.turnsLeft.length,
  );
  for (let number = 0; number < state.units.length; number++) text += unitLetter(state.units[number]);
  for (let place = 0; place < state.sectors.length; place++) text += sectorText(state.sectors[place]);
  for (let seat = 0; seat < state.players.length; seat++) text += playerText(state.players[seat]);
  const { malfunction } = state;
  if (malfunction !== undefined) text += letter(malfunction.row === 'slots' ? 1 : 2, malfunction.place, malfunction.slot);
  if (state.turn.number === 0) text += JSON.stringify([state.boardsLeft, state.marker ?? null, state.players.map(({ chosen }) => chosen)]);
  for (let at = 0; at < state.agenda.length; at++) text += stepText(state.agenda[at]);
  return text;
}

function unitLetter(unit: Unit): string {
  const flags = (unit.isUpgraded ? 1 : 0) | (unit.hasMoved ? 2 : 0) | (unit.hasStruck ? 4 : 0) | (unit.isInvisible ? 8 : 0);
  const held = unit.heldBy === undefined ? 0 : unit.heldBy + 1;
  return letter(((((unit.at + OUTSIDE) * 4 + ROOM_NUMBER[unit.room]) * 16 + flags) * 4 + unit.parasites) * 8 + held);
}

function sectorText({ id, slots, bonus, pending }: Sector): string {
  let text = id[0] + id[1];
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    const reward = bonus[slot];
    text += installed === null ? letter(reward === null ? 0 : BONUS_NUMBER[reward]) : installedText(installed);
  }
  for (let slot = 0; slot < pending.length; slot++) {
    const lying = pending[slot];
    text += letter(lying === null ? 0 : CARD_NUMBER[lying.card] * 4 + lying.owner);
  }
  return text;
}

function installedText({ card, owner, upgrades, counter, isArmed, isDeactivated, captor, captorTakes }: Installed): string {
  const tokens = ((upgrades * 8 + counter) * 2 + (isArmed ? 1 : 0)) * 2 + (isDeactivated ? 1 : 0);
  const text = letter(256 + CARD_NUMBER[card] * 4 + owner, tokens);
  return captor === undefined ? text : `${text}!${letter(captor, captorTakes === 'once' ? 1 : 2)}`;
}

function playerText({ life, data, upgrades, deck, hand, bonus, isOut }: Player): string {
  let text = letter(life, data, upgrades, deck.length, hand.length, bonus.length, isOut ? 1 : 0);
  for (let at = 0; at < hand.length; at++) text += letter(CARD_NUMBER[hand[at]]);
  for (let at = 0; at < bonus.length; at++) text += letter(BONUS_NUMBER[bonus[at]]);
  return text;
}

/** The steps that nearly every position has, in short. */
function stepText(step: Step): string {
  switch (step.do) {
    case 'end-turn':
      return 'e';
    case 'between':
      return `b${step.before[0]}`;
    case 'movement':
      return step.isExtra ? 'M' : 'm';
    case 'pending-cards':
      return letter(112, step.place);
    default:
      return JSON.stringify(step);
  }
}
