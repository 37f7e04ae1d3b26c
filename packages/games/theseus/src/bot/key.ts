import { quickTable } from '@orrery/engine';
import { BONUS_IDS } from '../cards/bonus.ts';
import { roomNumber } from '../cards/sectors.ts';
import { CARD_IDS } from '../cards/titles.ts';
import type { Pending } from '../pending.ts';
import type { Installed, Player, Sector, State, Unit } from '../state.ts';

const numbered = (ids: readonly string[]): Readonly<Record<string, number>> =>
  quickTable(Object.fromEntries(ids.map((id, at) => [id, at + 1])));
const CARD_NUMBER = numbered(CARD_IDS);
const BONUS_NUMBER = numbered(BONUS_IDS);
/** Places of the ring and those outside it, counted from 0. */
const OUTSIDE = 3;
/** A number holds 53 bits exactly: 32 of one sum and 21 of the other. */
const LOW_BITS = 21;

/** Two sums that run along: a search asks for a key at every position, and text would be slow. */
let high = 0;
let low = 0;

function mix(value: number): void {
  high = Math.imul(high ^ value, 0x9e3779b1);
  high ^= high >>> 15;
  low = Math.imul(low + value, 0x85ebca6b) + 1;
  low ^= low >>> 13;
}

/**
 * Equal positions have equal keys, apart from the number of the turn and from what is under the open card of a deck, which within one
 * imagined world its height tells. Different positions have different keys as far as 53 bits can tell them apart.
 */
export function key(state: State): number {
  high = 0;
  low = 0;
  const { turn, tieBreak, units, sectors, players, malfunction, pending } = state;
  mix(((turn.seat * 8 + turn.further) * 8 + state.finalSteps) * 8 + (tieBreak === undefined ? 0 : 1 + tieBreak.turnsLeft.length));
  for (let number = 0; number < units.length; number++) mixUnit(units[number]);
  for (let place = 0; place < sectors.length; place++) mixSector(sectors[place]);
  for (let seat = 0; seat < players.length; seat++) mixPlayer(players[seat]);
  mix(malfunction === undefined ? 0 : (malfunction.place * 8 + malfunction.slot) * 2 + (malfunction.row === 'slots' ? 1 : 2));
  if (turn.number === 0) mixText(JSON.stringify([state.boardsLeft, state.marker ?? null, players.map(({ chosen }) => chosen)]));
  for (let at = 0; at < pending.length; at++) mixStep(pending[at]);
  return (high >>> 0) * 2 ** LOW_BITS + (low >>> (32 - LOW_BITS));
}

function mixText(text: string): void {
  for (let at = 0; at < text.length; at++) mix(text.charCodeAt(at));
}

function mixUnit(unit: Unit): void {
  const flags = (unit.isUpgraded ? 1 : 0) | (unit.hasMoved ? 2 : 0) | (unit.hasStruck ? 4 : 0) | (unit.isInvisible ? 8 : 0);
  const held = unit.heldBy === undefined ? 0 : unit.heldBy + 1;
  // A unit that stands in no sector stands in no room either.
  const room = unit.at < 0 ? 0 : roomNumber(unit.room);
  mix(((((unit.at + OUTSIDE) * 4 + room) * 16 + flags) * 4 + unit.parasites) * 8 + held);
  if (unit.parasitesFrom !== undefined) mix(unit.parasitesFrom + 1);
}

function mixSector({ id, slots, bonus, pending }: Sector): void {
  mix(id.charCodeAt(0) * 256 + id.charCodeAt(1));
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    const reward = bonus[slot];
    if (installed === null) mix(reward === null ? 0 : BONUS_NUMBER[reward]);
    else mixInstalled(installed);
  }
  for (let slot = 0; slot < pending.length; slot++) {
    const lying = pending[slot];
    mix(lying === null ? 0 : CARD_NUMBER[lying.card] * 4 + lying.owner);
  }
}

function mixInstalled({ card, owner, upgrades, counter, isArmed, isDeactivated, captor, captorTakes }: Installed): void {
  const tokens = ((upgrades * 8 + counter) * 2 + (isArmed ? 1 : 0)) * 2 + (isDeactivated ? 1 : 0);
  const lent = captor === undefined ? 0 : (captor + 1) * 2 + (captorTakes === 'once' ? 1 : 0);
  mix(256 + CARD_NUMBER[card] * 4 + owner + tokens * 1024 + lent * 0x100000);
}

function mixPlayer({ life, data, upgrades, deck, hand, bonus, isOut }: Player): void {
  mix(((life * 32 + data) * 32 + upgrades) * 32 + deck.length);
  mix((hand.length * 16 + bonus.length) * 2 + (isOut ? 1 : 0));
  for (let at = 0; at < hand.length; at++) mix(CARD_NUMBER[hand[at]]);
  for (let at = 0; at < bonus.length; at++) mix(BONUS_NUMBER[bonus[at]]);
}

/** The steps that nearly every position has, in short. */
function mixStep(step: Pending): void {
  switch (step.do) {
    case 'end-turn':
      mix(1);
      break;
    case 'between':
      mix(16 + step.before.charCodeAt(0));
      break;
    case 'movement':
      mix(step.isExtra ? 2 : 3);
      break;
    case 'pending-cards':
      mix(4 + step.place);
      break;
    default:
      mixText(JSON.stringify(step));
  }
}
