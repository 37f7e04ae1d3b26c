import { BadInput, chanceFromSeed, type Json, type Seat, scriptedChance, shuffle, silent } from '@orrery/engine';
import { type TechId, wholeDeck } from '../cards/tech.ts';
import { beginTurn, newTurn } from '../flow/flow.ts';
import { emptyTable } from '../flow/setup.ts';
import { check } from '../knowledge/check.ts';
import { freeDocks } from '../rules/docks.ts';
import { indexOfShip, inOrder, shipOf } from '../rules/ships.ts';
import { addColonies, controllerOf } from '../rules/territories.ts';
import { DISPLAY_SIZE, FACILITIES, type Face, FEWEST_SHIPS, SHIPS_PER_COLOUR, type Ship, type State, TERRITORIES } from '../state.ts';
import { impossibleQuestion } from './position/confirm-question.ts';
import { COLOURS, type Described, readDescribed } from './position/described.ts';

/**
 * A described position: names as players use them, defaults for what is not named (docs/POSITIONS.md).
 * It is put together piece by piece from the box, so nothing can be there twice; what cannot be is `BadInput`.
 */
export function position(described: Json): State {
  const given = readDescribed(described);
  const table = emptyTable(
    given.options,
    given.seats,
    scriptedChance(
      given.dice.map((face) => face - 1),
      given.seed,
    ),
  );
  const state: State = { ...table, firstSeat: given.firstSeat, turn: newTurn(given.turn.seat, given.turn.number) };
  dealCards(state, given);
  handOutTokens(state, given);
  settle(state, given);
  launchShips(state, given);
  remember(state, given);
  if (given.turn.unplaced === undefined) begin(state, given);
  confirm(state);
  return state;
}

function colour(seat: Seat): string {
  return COLOURS[seat];
}

/** What is named is taken from the box; the rest of the deck comes in an order of the seed. */
function dealCards(state: State, given: Described): void {
  const box = wholeDeck();
  const take = (place: string, wanted: readonly TechId[]): TechId[] => {
    for (const card of wanted) {
      const index = box.indexOf(card);
      if (index < 0) throw new BadInput(place, `there is no further ${card} in the box`);
      box.splice(index, 1);
    }
    return [...wanted];
  };
  for (const player of state.players) player.cards = take(`players.${colour(player.seat)}.cards`, given.players[player.seat].cards);
  state.discard = take('discard', given.discard);
  if (given.display !== undefined && given.display.length > DISPLAY_SIZE) throw new BadInput('display', 'holds at most three cards');
  state.display = take('display', given.display ?? []);
  const top = take('deck', given.deck);
  shuffle(chanceFromSeed(`${given.seed}: deck`), box);
  state.deck = [...box, ...top.reverse()];
  if (given.display === undefined) state.display = state.deck.splice(-DISPLAY_SIZE).reverse();
}

function handOutTokens(state: State, given: Described): void {
  for (const player of state.players) {
    for (const token of ['fuel', 'ore'] as const) {
      player[token] = given.players[player.seat][token];
      if (state.options.tokenSupply === 'unlimited') continue;
      state.stock[token] -= player[token];
      if (state.stock[token] < 0)
        throw new BadInput(`players.${colour(player.seat)}.${token}`, `there is not that much ${token} in the box`);
    }
  }
}

/** Colonies on the planet and the Hub; all others are unplaced. */
function settle(state: State, given: Described): void {
  for (const territory of TERRITORIES) {
    for (const player of state.players) {
      const count = given.colonies[territory]?.[player.seat] ?? 0;
      for (let colony = 0; colony < count; colony++) addColonies(state, territory, player.seat, 1);
      player.colonies -= count;
      if (player.colonies < 0) throw new BadInput(`colonies.${territory}.${colour(player.seat)}`, 'more colonies than this player has');
    }
  }
  for (const player of state.players) {
    player.hubCircle = given.players[player.seat].hubCircle;
    if (player.hubCircle > 0) player.colonies -= 1;
    if (player.colonies < 0) throw new BadInput(`players.${colour(player.seat)}.hub`, 'no colony is left for the Hub');
  }
  state.fields = { isolation: given.fields.isolation, positron: given.fields.positron, repulsor: given.fields.repulsor };
  state.endedBy = given.endedBy;
}

/** Ships in play that are not mentioned wait in the Bay and show 1. */
function launchShips(state: State, given: Described): void {
  for (const facility of FACILITIES) {
    const bySeat = given.docks[facility] ?? [];
    bySeat.forEach((faces, seat) => {
      for (const face of faces) state.docks[facility].push(shipOf(seat, face, false));
    });
  }
  const { seat, unplaced } = given.turn;
  state.turn.unplaced = (unplaced ?? []).map((face) => shipOf(seat, face, false));
  for (const player of state.players) fillBay(state, player.seat, given);
  placeRelic(state, given);
  state.turn.unplaced.sort(inOrder);
  for (const facility of FACILITIES) {
    const isFull = state.players.some((player) => freeDocks(state, facility, player.seat) < 0);
    if (isFull) throw new BadInput(`docks.${facility}`, 'more ships than docks');
  }
}

function fillBay(state: State, seat: Seat, given: Described): void {
  const everywhere = FACILITIES.flatMap((facility) => state.docks[facility]).concat(state.turn.unplaced);
  const mentioned = everywhere.filter((ship) => ship.owner === seat).length;
  const ships = given.players[seat].ships ?? Math.max(FEWEST_SHIPS, mentioned);
  if (mentioned > ships || ships > SHIPS_PER_COLOUR) {
    throw new BadInput(
      `players.${colour(seat)}.ships`,
      `${mentioned} ships are on the board, but ${Math.min(ships, SHIPS_PER_COLOUR)} in play`,
    );
  }
  state.players[seat].shipsInStock = SHIPS_PER_COLOUR - ships;
  for (let ship = mentioned; ship < ships; ship++) state.docks['maintenance-bay'].push(shipOf(seat, 1, false));
}

function placeRelic(state: State, { relic, turn, fields }: Described): void {
  if (relic === undefined) return;
  if (controllerOf(state, 'burroughs-desert') !== relic.owner) throw new BadInput('relic.owner', 'must control burroughs-desert');
  if (fields.isolation === 'burroughs-desert') throw new BadInput('relic', 'cannot fly while burroughs-desert is isolated');
  const ship = shipOf(relic.owner, relic.face, true);
  state.relicOwner = relic.owner;
  if (relic.at !== 'unplaced') {
    state.docks[relic.at].push(ship);
    return;
  }
  if (relic.owner !== turn.seat || turn.unplaced === undefined) throw new BadInput('relic.at', 'only the seat on turn has unplaced ships');
  state.turn.unplaced.push(ship);
}

/** Ships of the player on turn were docked this turn, which is what the turn remembers unless told otherwise. */
function remember(state: State, given: Described): void {
  const { turn } = given;
  const own = (ships: readonly Ship[]) => ships.filter((ship) => ship.owner === turn.seat);
  state.turn.used = [...turn.used];
  state.turn.hasDiscarded = turn.hasDiscarded;
  state.turn.borrowed = turn.borrowed;
  state.turn.hubDockings = turn.hubDockings ?? own(state.docks['colonist-hub']).length;
  state.turn.mineDockings = turn.mineDockings ?? own(state.docks['lunar-mine']).length;
  state.turn.cycles = turn.cycles;
  const docked = own(state.docks['alien-artifact']);
  state.turn.unspent = turn.unspent === undefined ? docked : turn.unspent.map((face) => counted(docked, face));
  state.pending = [...given.pending];
}

/** Takes one of these ships out of the list. */
function counted(docked: Ship[], face: Face): Ship {
  const ship = docked.find((other) => other.face === face);
  if (ship === undefined) throw new BadInput('turn.unspent', `no ship of the player on turn at alien-artifact shows ${face}`);
  docked.splice(indexOfShip(docked, ship), 1);
  return ship;
}

function begin(state: State, given: Described): void {
  if (given.pending.length > 0) throw new BadInput('pending', 'needs turn.unplaced: before the roll nobody is asked');
  if (state.endedBy === undefined) beginTurn(state, newTurn(given.turn.seat, given.turn.number), silent);
}

/** The last word is with the invariants of the game. */
function confirm(state: State): void {
  try {
    check(state);
  } catch (error) {
    throw new BadInput('', error instanceof Error ? error.message : 'an impossible position');
  }
  if (state.pending.length > 1) throw new BadInput('pending', 'one question is asked at a time');
  for (const question of state.pending) {
    const problem = impossibleQuestion(state, question);
    if (problem !== undefined) throw new BadInput('pending[0]', problem);
  }
}
