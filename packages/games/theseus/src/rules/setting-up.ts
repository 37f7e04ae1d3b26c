import { type Refusal, type Seat, shuffle, type Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { BOARDS } from '../cards/boards.ts';
import { BONUS_CARDS, BONUS_IDS, type BonusId } from '../cards/bonus.ts';
import { DECK_SIZE, poolOf } from '../cards/decks.ts';
import { SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import type { Event } from '../events.ts';
import type { Pending, PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Sector, State } from '../state.ts';
import { putBonus } from './changing-cards.ts';
import { UNITS_EACH } from './roster.ts';
import { sideOf } from './sides.ts';
import { turnOrder } from './turn-order.ts';

const FIRST: SectorId = 'corridors';

/** [TH-2.5] [TH-11.3] Cards installed at the start, and cards that go to the pending slots. */
const INSTALLED_FIRST = { usual: 1, firstGame: 3 } as const;
const LAID_PENDING = { duel: 2, deathmatch: 2, teams: 1 } as const;

/**
 * The set-up, one stage per call: nothing waits and the state says what is missing. A stage that asks lays its questions down;
 * when the last is answered the next stage comes.
 */
export function continueSetUp(draft: State, tell: Tell<Event>): void {
  if (draft.sectors.length === 0) layRing(draft);
  else if (draft.order.length === 0) {
    if (draft.marker === undefined && askForMarker(draft)) return;
    settleOrder(draft, tell);
    layBonusCards(draft);
    makeDecks(draft);
  } else dealFirstCards(draft);
}

function freshSector(id: SectorId): Sector {
  const { slots, pending } = BOARDS[id];
  return { id, slots: nothingIn(slots), bonus: nothingIn(slots), pending: nothingIn(pending) };
}

function nothingIn(slots: number): null[] {
  const row: null[] = [];
  for (let slot = 0; slot < slots; slot++) row.push(null);
  return row;
}

/** Boards of the seat's faction; Pandora has none. */
function boardsOf({ players }: State, seats: readonly Seat[]): SectorId[] {
  const boards: SectorId[] = [];
  for (const seat of seats) for (const id of SECTOR_IDS) if (BOARDS[id].faction === players[seat].faction) boards.push(id);
  return boards;
}

/** Seats from the first player on. */
function seatsInTurn({ seats, turn }: State): Seat[] {
  return Array.from({ length: seats }, (_, nth) => (turn.seat + nth) % seats);
}

/** [TH-2.2] [TH-11.2] Alliances first say which of their two boards is used; then the ring is laid or drafted. */
function layRing(draft: State): void {
  const seats = seatsInTurn(draft);
  if (draft.mode !== 'teams') {
    buildRing(draft, { first: boardsOf(draft, seats.slice(0, 1)), others: boardsOf(draft, seats.slice(1)) });
    return;
  }
  const asked: Pending[] = [];
  for (const seat of [seats[0], seats[1]]) {
    const from = boardsOf(draft, sideOf(draft, seat));
    const isChosen = from.some((board) => draft.boardsLeft.includes(board));
    if (isChosen) continue;
    if (from.length > 1) asked.push({ do: 'choose-alliance-sector', seat, from });
    else draft.boardsLeft = [...draft.boardsLeft, ...from];
  }
  if (asked.length > 0) draft.pending.push(...asked.reverse());
  else {
    const chosen = draft.boardsLeft;
    draft.boardsLeft = [];
    // [TH-R69] The first player's alliance has the first place.
    const [first, others] = [seats[0], seats[1]].map((seat) =>
      boardsOf(draft, sideOf(draft, seat)).filter((board) => chosen.includes(board)),
    );
    buildRing(draft, { first, others });
  }
}

/** [TH-11.2] One of the two of the alliance. */
export function refuseAllianceSector({ from }: PendingOf<'choose-alliance-sector'>, sector: SectorId): Refusal | undefined {
  return from.includes(sector) ? undefined : refused('not-your-alliances', 'TH-11.2');
}

export function chooseAllianceSector(
  draft: State,
  { seat }: PendingOf<'choose-alliance-sector'>,
  sector: SectorId,
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  draft.boardsLeft = [...draft.boardsLeft, sector];
  tell({ type: 'sector-chosen', seat, sector });
}

/** [TH-2.2] The Corridors are where counting begins, so they always lie first. */
function buildRing(draft: State, { first, others }: { readonly first: readonly SectorId[]; readonly others: readonly SectorId[] }): void {
  const boards: SectorId[] = ['control-room', ...first, 'tech-bay', ...others];
  if (draft.options.ring === 'drafted') {
    draft.sectors = [freshSector(FIRST)];
    draft.boardsLeft = boards;
    const seats = seatsInTurn(draft);
    const asked: Pending[] = boards.map((_, nth) => ({ do: 'place-board', seat: seats[nth % seats.length] }));
    draft.pending.push(...asked.reverse());
    return;
  }
  if (draft.options.ring === 'random') shuffle(draft.chance, boards);
  draft.sectors = [FIRST, ...boards].map(freshSector);
}

/** [TH-2.2] [TH-22.12] Each board that is left, at each place after the Corridors. */
export function addBoards({ boardsLeft, sectors }: State, _: PendingOf<'place-board'>, actions: Action[]): void {
  for (const board of boardsLeft) for (let at = 1; at <= sectors.length; at++) actions.push({ type: 'place-board', board, at });
}

export function refuseBoard({ boardsLeft, sectors }: State, { board, at }: ActionOf<'place-board'>): Refusal | undefined {
  if (!boardsLeft.includes(board)) return refused('board-not-left', 'TH-2.2');
  return Number.isInteger(at) && at >= 1 && at <= sectors.length ? undefined : refused('no-such-place', 'TH-22.12');
}

/** [TH-E3] Anywhere after the Corridors; boards behind it move on. */
export function placeBoard(
  draft: State,
  { seat }: PendingOf<'place-board'>,
  { board, at }: ActionOf<'place-board'>,
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  draft.sectors.splice(at, 0, freshSector(board));
  draft.boardsLeft = draft.boardsLeft.filter((other) => other !== board);
  tell({ type: 'board-placed', seat, board, at });
}

/** [TH-16.2] */
function askForMarker(draft: State): boolean {
  const pandora = draft.players.find(({ faction }) => faction === 'pandora');
  if (pandora === undefined) return false;
  draft.pending.push({ do: 'place-marker', seat: pandora.seat });
  return true;
}

/** [TH-16.2] Beside any sector, on either side. */
export function addMarkers({ sectors }: State, _: PendingOf<'place-marker'>, actions: Action[]): void {
  for (let place = 0; place < sectors.length; place++) {
    actions.push({ type: 'place-marker', place, side: 'left' }, { type: 'place-marker', place, side: 'right' });
  }
}

export function refuseMarker({ sectors }: State, { place }: ActionOf<'place-marker'>): Refusal | undefined {
  return sectors[place] === undefined ? refused('no-such-sector', 'TH-16.2') : undefined;
}

export function placeMarker(
  draft: State,
  { seat }: PendingOf<'place-marker'>,
  { place, side }: ActionOf<'place-marker'>,
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  draft.marker = { place, side };
  tell({ type: 'marker-placed', seat, marker: { place, side } });
}

function settleOrder(draft: State, tell: Tell<Event>): void {
  const { mode, players, sectors, marker } = draft;
  const factions = players.map(({ faction }) => faction);
  const order = turnOrder({ mode, factions, boards: sectors.map(({ id }) => id), marker });
  // [TH-11.2] The ally who was named first player is the first of the alliance.
  const isSecondAlly = mode === 'teams' && order.indexOf(draft.turn.seat) === 2;
  draft.order = isSecondAlly ? [...order.slice(2), ...order.slice(0, 2)] : order;
  tell({ type: 'order-set', order: draft.order });
}

const ALL_BONUS_CARDS: readonly BonusId[] = BONUS_IDS.flatMap((id) => Array.from({ length: BONUS_CARDS[id].copies }, () => id));

/** [TH-2.3] Clockwise from the Corridors; the others leave the game unseen. */
function layBonusCards(draft: State): void {
  const cards = ALL_BONUS_CARDS.slice();
  shuffle(draft.chance, cards);
  draft.sectors.forEach(({ id }, place) => {
    putBonus(draft, { place, slot: BOARDS[id].bonusSlot }, cards.pop() ?? null);
  });
}

/** [TH-2.4] Dealt, or picked card by card. */
function makeDecks(draft: State): void {
  const { options, mode, chance, order, players } = draft;
  if (options.decks === 'chosen') {
    const asked: Pending[] = order
      .filter((seat) => players[seat].faction !== 'pandora')
      .map((seat) => ({ do: 'choose-deck', seat, left: DECK_SIZE[mode] }));
    draft.pending.push(...asked.reverse());
    return;
  }
  for (const seat of order) {
    const pool = poolOf(players[seat].faction, options.decks);
    shuffle(chance, pool);
    players[seat].deck = pool.slice(0, DECK_SIZE[mode]);
  }
  dealFirstCards(draft);
}

/** [TH-22.4] One by one, and told to all. */
export function chooseCard(draft: State, step: PendingOf<'choose-deck'>, { card }: ActionOf<'choose-card'>, tell: Tell<Event>): void {
  draft.pending.pop();
  const player = draft.players[step.seat];
  player.chosen = [...player.chosen, card];
  if (step.left > 1) draft.pending.push({ ...step, left: step.left - 1 });
  tell({ type: 'card-chosen', seat: step.seat, card });
}

/** [TH-2.5] [TH-2.6] In turn order one card at a time, the rest to the pending slots; then units at home, then the last one anywhere. */
function dealFirstCards(draft: State): void {
  const { options, mode, chance, order, players } = draft;
  for (const seat of order) {
    if (players[seat].chosen.length === 0) continue;
    const deck = players[seat].chosen.slice();
    shuffle(chance, deck);
    players[seat].deck = deck;
  }
  const withCards = order.filter((seat) => players[seat].deck.length > 0);
  const steps: Pending[] = [];
  const installed = options.firstGame ? INSTALLED_FIRST.firstGame : INSTALLED_FIRST.usual;
  for (let nth = 0; nth < installed; nth++) {
    const drawn = installed - nth + LAID_PENDING[mode];
    for (const seat of withCards) steps.push({ do: 'install-first', seat, drawn });
  }
  for (const seat of withCards) steps.push({ do: 'lay-pending', seat, drawn: LAID_PENDING[mode] });
  for (const seat of order) for (let nth = 1; nth < UNITS_EACH[mode]; nth++) steps.push({ do: 'place-unit', seat, anywhere: false });
  for (const seat of order) steps.push({ do: 'place-unit', seat, anywhere: true });
  steps.push({ do: 'begin' });
  draft.pending.push(...steps.reverse());
}
