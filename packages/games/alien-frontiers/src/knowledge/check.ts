import { TECH, TECH_IDS, type TechId } from '../cards/tech.ts';
import { coloniesEach } from '../flow/setup.ts';
import { freeDocks } from '../rules/docks.ts';
import { inOrder } from '../rules/ships.ts';
import { coloniesOfSeat } from '../rules/territories.ts';
import { FACILITIES, LAST_CIRCLE, type Player, SHIPS_PER_COLOUR, type Ship, type State, TERRITORIES, TOKENS_IN_BOX } from '../state.ts';

/** Throws, naming the rule, when something that must always hold does not. */
export function check(state: State): void {
  checkTokens(state);
  checkCards(state);
  checkShips(state);
  checkColonies(state);
  checkDocks(state);
  checkTurn(state);
}

function must(holds: boolean, broken: string): void {
  if (!holds) throw new Error(broken);
}

/** [AF-R7] */
function checkTokens(state: State): void {
  for (const token of ['fuel', 'ore'] as const) {
    let held = 0;
    for (const player of state.players) {
      must(Number.isInteger(player[token]) && player[token] >= 0, `AF-1.2: seat ${player.seat} holds ${player[token]} ${token}`);
      held += player[token];
    }
    if (state.options.tokenSupply === 'unlimited') continue;
    must(state.stock[token] >= 0, `AF-R7: ${state.stock[token]} ${token} in stock`);
    must(
      held + state.stock[token] === TOKENS_IN_BOX[token],
      `AF-R7: ${held} + ${state.stock[token]} ${token} is not ${TOKENS_IN_BOX[token]}`,
    );
  }
}

/** [AF-1.3] [AF-17.1] */
function checkCards(state: State): void {
  const counts = new Map<TechId, number>();
  const piles = [state.deck, state.display, state.discard, ...state.players.map((player) => player.cards)];
  for (const pile of piles) for (const card of pile) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const id of TECH_IDS) must(counts.get(id) === TECH[id].copies, `AF-1.3: ${counts.get(id) ?? 0} copies of ${id}`);
  for (const { seat, cards } of state.players) must(new Set(cards).size === cards.length, `AF-17.1: seat ${seat} owns two of a kind`);
  must(state.display.length <= 3, `AF-4.2: ${state.display.length} cards on display`);
}

function shipsOf(state: State, { seat }: Player): { own: number; terraforming: number } {
  let own = 0;
  for (const facility of FACILITIES) own += state.docks[facility].filter((ship) => ship.owner === seat && !ship.relic).length;
  own += state.turn.unplaced.filter((ship) => ship.owner === seat && !ship.relic).length;
  const terraforming = state.docks['terraforming-station'].filter((ship) => ship.owner === seat && !ship.relic).length;
  return { own, terraforming };
}

/** [AF-1.4] [AF-R36] Six of every colour; the Relic Ship in exactly one place. */
function checkShips(state: State): void {
  const fewest = state.options.terraformingShip === 'counts' ? 2 : 3;
  for (const player of state.players) {
    const { own } = shipsOf(state, player);
    must(
      own + player.shipsInStock === SHIPS_PER_COLOUR,
      `AF-1.4: seat ${player.seat} has ${own} ships and ${player.shipsInStock} in stock`,
    );
    must(own >= fewest, `AF-R36: seat ${player.seat} has ${own} ships in play`);
  }
  const everywhere = FACILITIES.flatMap((facility) => state.docks[facility]).concat(state.turn.unplaced);
  const relics = everywhere.filter((ship) => ship.relic);
  must(relics.length === (state.relicOwner === undefined ? 0 : 1), `AF-15.3: ${relics.length} Relic Ships`);
  must(
    relics.every((ship) => ship.owner === state.relicOwner),
    'AF-15.3: somebody else flies the Relic Ship',
  );
}

/** [AF-1.5] [AF-5.1] [AF-3.2] */
function checkColonies(state: State): void {
  must(state.colonies.length === TERRITORIES.length * state.players.length, 'AF-14.1: colonies of another table');
  must(
    state.colonies.every((count) => count >= 0),
    'AF-14.1: fewer than no colonies',
  );
  const each = coloniesEach(state.players.length, state.options);
  for (const { seat, colonies, hubCircle } of state.players) {
    const onHub = hubCircle > 0 ? 1 : 0;
    const all = colonies + onHub + coloniesOfSeat(state, seat);
    must(all === each && colonies >= 0, `AF-1.5: seat ${seat} has ${all} colonies, not ${each}`);
    must(hubCircle >= 0 && hubCircle <= LAST_CIRCLE, `AF-5.2: circle ${hubCircle}`);
    const isLast = colonies + onHub === 0;
    must(isLast === (state.endedBy === seat), `AF-3.2: seat ${seat} has ${isLast ? 'landed every colony' : 'a colony left to land'}`);
  }
}

/** [AF-2.4] No dock holds two ships. */
function checkDocks(state: State): void {
  for (const facility of FACILITIES) {
    for (const { seat } of state.players) must(freeDocks(state, facility, seat) >= 0, `AF-2.4: too many ships at ${facility}`);
  }
}

function isSorted(ships: readonly Ship[]): boolean {
  return ships.every((ship, index) => index === 0 || inOrder(ships[index - 1], ship) <= 0);
}

function checkTurn(state: State): void {
  const { turn, pending } = state;
  must(isSorted(turn.unplaced), 'AF-2.1: unplaced ships out of order');
  must(
    turn.unplaced.every((ship) => ship.owner === turn.seat),
    'AF-2.8: a ship of another seat is unplaced',
  );
  must(
    pending.every((question) => question.seat === turn.seat),
    'AF-2.7: a seat not on turn is asked',
  );
  must(state.endedBy === undefined || pending.length === 0, 'AF-3.2: a question after the end');
  must(turn.hubDockings <= 3, 'AF-R17: more than three ships at the Hub in a turn');
  const atArtifact = state.docks['alien-artifact'].filter((ship) => ship.owner === turn.seat).length;
  must(turn.unspent.length <= atArtifact, 'AF-R12: a ship counts that is not docked');
  const { fuel, ore } = state.players[(turn.seat + state.players.length - 1) % state.players.length];
  const isFresh = turn.number > 1 && pending.length === 0;
  must(!isFresh || fuel + ore <= 8, 'AF-2.9: more than eight tokens after the turn');
}
