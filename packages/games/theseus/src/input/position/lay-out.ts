import { BadInput, chanceFromSeed, type Json, type Seat, shuffle } from '@orrery/engine';
import { BOARDS } from '../../cards/boards.ts';
import { BONUS_CARDS, BONUS_IDS, type BonusId } from '../../cards/bonus.ts';
import { DECK_SIZE, poolOf } from '../../cards/decks.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { Pending } from '../../pending.ts';
import { roster } from '../../rules/roster.ts';
import { turnOrder } from '../../rules/turn-order.ts';
import { type Installed, ON_CARD, type Player, type Sector, SPACE, type State, SUPPLY, type Unit, UPGRADES_IN_BOX } from '../../state.ts';
import { type Described, type DescribedUnit, readDescribed } from './described.ts';

/**
 * The table as it is described, before anything is done: what a test of a rule that needs no flow works on. It is put together card by
 * card from the box, so nothing can be there twice.
 */
export function layOut(described: Json): State {
  const given = readDescribed(described);
  const { factions, mode, ring: boards, marker, turn } = given;
  const units = roster(factions, mode);
  given.units.forEach((list, seat) => {
    placeUnits(units, list, { seat, isPandora: factions[seat] === 'pandora', place: `units.${factions[seat]}` });
  });
  const sectors = boards.map((_, place) => laySector(given, place));
  const upgrades = given.players
    .map((player) => player.upgrades)
    .concat(sectors.flatMap(({ slots }) => slots.map((one) => one?.upgrades ?? 0)));
  const supply = UPGRADES_IN_BOX - upgrades.reduce((sum, count) => sum + count, 0);
  if (supply < 0) throw new BadInput('players', `there are ${UPGRADES_IN_BOX} Upgrade tokens in all`);
  for (const { captor } of sectors.flatMap(({ slots }) => slots.filter((one) => one !== null))) {
    if (captor !== undefined) units[captor].at = ON_CARD;
  }
  const state: State = {
    options: given.options,
    seats: factions.length,
    mode,
    chance: chanceFromSeed(given.seed),
    order: [...(given.order ?? turnOrder({ mode, factions, boards, marker }))],
    sectors,
    boardsLeft: [],
    players: [],
    units,
    marker,
    malfunction: given.malfunction,
    supply,
    finalSteps: given.finalSteps,
    turn: { ...turn },
    pending: pendingOf(given),
    tieBreak: given.tieBreak && { tied: given.tieBreak.tied, turnsLeft: [...given.tieBreak.turnsLeft] },
    ended: undefined,
  };
  state.players = factions.map((_, seat) => seatPlayer(state, given, seat));
  confirmBonus(state);
  return state;
}

/** Below whatever is described the turn ends, so that another comes. */
function pendingOf({ waiting, turn: { seat } }: Described): Pending[] {
  if (waiting === undefined) return [{ do: 'turn', seat }];
  const [first] = waiting;
  return first === undefined || first.do === 'turn' || first.do === 'end-turn' ? [...waiting] : [{ do: 'end-turn', seat }, ...waiting];
}

interface Whose {
  readonly seat: Seat;
  readonly isPandora: boolean;
  readonly place: string;
}

/** Those not named: soldiers and Creatures are in space, the others in the supply. */
function placeUnits(units: Unit[], described: readonly DescribedUnit[], { seat, isPandora, place }: Whose): void {
  const usual = isPandora ? 'creature' : 'soldier';
  const left = units.filter((unit) => unit.seat === seat);
  for (const [index, given] of described.entries()) {
    const found = left.findIndex((unit) => unit.kind === (given.kind ?? usual));
    if (found < 0) throw new BadInput(`${place}[${index}]`, `there is no further ${given.kind ?? usual}`);
    const [unit] = left.splice(found, 1);
    unit.at = typeof given.at === 'number' ? given.at : given.at.place;
    if (typeof given.at !== 'number') unit.room = given.at.room;
    unit.isUpgraded = given.isUpgraded;
    unit.hasMoved = given.hasMoved;
    unit.hasStruck = given.hasStruck;
    unit.isInvisible = given.isInvisible;
    unit.parasites = given.parasites;
    unit.heldBy = given.heldBy;
  }
  for (const unit of left) unit.at = unit.kind === usual ? SPACE : SUPPLY;
}

function laySector(given: Described, place: number): Sector {
  const id = given.ring[place];
  const board = BOARDS[id];
  const slots: (Installed | null)[] = Array.from({ length: board.slots }, () => null);
  for (const { card, slot, ...rest } of given.cards[place]) {
    if (slot >= board.slots) throw new BadInput(`cards.${id}`, `there is no slot ${slot}`);
    slots[slot] = { card, owner: ownerOf(given, card, `cards.${id}`), ...rest };
  }
  const bonus: (BonusId | null)[] = Array.from({ length: board.slots }, () => null);
  bonus[board.bonusSlot] = given.bonus[place] ?? null;
  if (given.bonus[place] !== undefined && slots[board.bonusSlot] !== null)
    throw new BadInput(`bonus.${id}`, `a card is installed in slot ${board.bonusSlot}`);
  const cards = given.pending[place];
  if (cards.length > board.pending) throw new BadInput(`pending.${id}`, `there are ${board.pending} pending slots`);
  const pending = Array.from({ length: board.pending }, (_, slot) => {
    const card = cards[slot];
    return card === undefined ? null : { card, owner: ownerOf(given, card, `pending.${id}`) };
  });
  return { id, slots, bonus, pending };
}

function ownerOf({ factions }: Described, card: CardId, place: string): Seat {
  const seat = factions.indexOf(CARDS[card].faction);
  if (seat < 0) throw new BadInput(place, `nobody plays the faction of ${card}`);
  return seat;
}

/** The cards of a faction that are not named yet. */
class Pool {
  readonly #cards: CardId[];
  readonly #faction: string;
  constructor(cards: readonly CardId[], faction: string) {
    this.#cards = [...cards];
    this.#faction = faction;
  }

  take(cards: readonly CardId[], where: string): CardId[] {
    for (const card of cards) {
      const index = this.#cards.indexOf(card);
      if (index < 0) throw new BadInput(where, `there is no further ${card} of the ${this.#faction}`);
      this.#cards.splice(index, 1);
    }
    return [...cards];
  }

  /** What is left, in an order of the seed. */
  shuffled(seed: string): CardId[] {
    shuffle(chanceFromSeed(`${seed}: ${this.#faction}`), this.#cards);
    return this.#cards;
  }
}

/** What is named comes out of the faction's cards; the deck is what is left of its 15 (10 in a team match), the discard what is missing. */
function seatPlayer(state: State, given: Described, seat: Seat): Player {
  const faction = given.factions[seat];
  const place = `players.${faction}`;
  const { life, data, upgrades, deck, chosen, hand, bonus, discard, isOut } = given.players[seat];
  const pool = new Pool(chosen.length > 0 ? chosen : poolOf(faction, given.options.decks), faction);
  const onBoard = pool.take(cardsOnBoard(state, seat), 'cards');
  const inHand = pool.take(hand, `${place}.hand`);
  const gone = pool.take(discard, `${place}.discard`);
  const named = typeof deck === 'object' ? pool.take(deck, `${place}.deck`).reverse() : [];
  const size = faction === 'pandora' ? 0 : DECK_SIZE[given.mode];
  const left = size - onBoard.length - inHand.length - gone.length - named.length;
  if (left < 0) throw new BadInput(place, `${size - left} cards are named, but ${size} are in play`);
  const wanted = deck === undefined ? left : typeof deck === 'number' ? deck : 0;
  if (wanted > left) throw new BadInput(`${place}.deck`, `only ${left} cards are left`);
  const rest = pool.shuffled(given.seed).slice(0, left);
  const inDeck = [...rest.slice(0, wanted), ...named];
  gone.unshift(...rest.slice(wanted));
  const isUnsaid = given.options.decks === 'chosen' && chosen.length === 0;
  return {
    seat,
    faction,
    life,
    data,
    upgrades,
    deck: inDeck,
    chosen: isUnsaid ? [...onBoard, ...inHand, ...gone, ...inDeck] : [...chosen],
    hand: inHand,
    bonus: [...bonus],
    discard: gone,
    isOut,
  };
}

function cardsOnBoard(state: State, seat: Seat): CardId[] {
  const lying = state.sectors.flatMap(({ slots, pending }) => [...slots, ...pending]);
  return lying.flatMap((one) => (one?.owner === seat ? [one.card] : []));
}

function confirmBonus(state: State): void {
  const all = [...state.sectors.flatMap(({ bonus }) => bonus), ...state.players.flatMap(({ bonus }) => bonus)];
  for (const id of BONUS_IDS) {
    if (all.filter((one) => one === id).length > BONUS_CARDS[id].copies)
      throw new BadInput('bonus', `there is no further ${id} in the box`);
  }
}
