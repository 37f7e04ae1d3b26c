import {
  type Chance,
  cloneChance,
  type GameModule,
  type Json,
  type OptionField,
  type OptionsOf,
  type Refusal,
  type Seat,
  type SeatResult,
  shuffle,
  type Viewer,
} from '@orrery/engine';

/**
 * A game made up for the tests of this room, with one of each: a secret deck, secret hands, orders that reveal nothing,
 * a draw that does, and bids sealed until the last one comes.
 */
const OPTIONS = { rounds: { kind: 'choice', choices: ['one', 'three'], default: 'three' } } as const satisfies Record<string, OptionField>;
type Options = OptionsOf<typeof OPTIONS>;

export const DECK_SIZE = 24;
const COINS_PER_TURN = 4;
/** More than rounds, so that nobody ever lacks a card to bid. */
const CARDS_AT_FIRST = 4;

export interface State {
  readonly options: Options;
  chance: Chance;
  deck: string[];
  hands: string[][];
  coins: number[];
  turn: Seat;
  taken: number;
  round: number;
  phase: 'turns' | 'bids' | 'over';
  bids: (string | null)[];
}

export type Action =
  | { readonly type: 'take-coin' }
  | { readonly type: 'draw-card' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'bid'; readonly card: string };

export type Event =
  | { readonly type: 'coin-taken'; readonly seat: Seat }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'bid-sealed'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'bids-opened'; readonly bids: readonly string[] };

type Decision = { readonly ask: 'take-turn' | 'bid'; readonly seat: Seat };

export interface View {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly string[] | number)[];
  readonly coins: readonly number[];
  readonly deckCount: number;
  readonly turn: Seat;
  readonly phase: State['phase'];
}

type Lanterns = GameModule<State, Action, View, Options, Event, Decision>;

function asked(state: State): Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'turns') return [state.turn];
  return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}

function legal(state: State, seat: Seat): Action[] {
  if (!asked(state).includes(seat)) return [];
  if (state.phase === 'bids') return state.hands[seat].map((card) => ({ type: 'bid', card }));
  const actions: Action[] = [];
  if (state.taken < COINS_PER_TURN) actions.push({ type: 'take-coin' });
  if (state.deck.length > 0 && state.taken < COINS_PER_TURN) actions.push({ type: 'draw-card' });
  actions.push({ type: 'end-turn' });
  return actions;
}

function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const isLegal = legal(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action));
  return isLegal ? undefined : { code: 'not-now', rule: 'LA-1' };
}

const apply: Lanterns['apply'] = (draft, seat, action, tell) => {
  switch (action.type) {
    case 'take-coin':
      draft.coins[seat] += 1;
      draft.taken += 1;
      tell({ type: 'coin-taken', seat });
      return;
    case 'draw-card': {
      const card = draft.deck.pop();
      if (card === undefined) throw new Error('[LA-2] the deck is empty');
      draft.hands[seat].push(card);
      draft.taken += 1;
      tell({ type: 'card-drawn', seat }, { only: seat, adds: { card }, reveals: true });
      return;
    }
    case 'end-turn':
      tell({ type: 'turn-ended', seat });
      draft.taken = 0;
      draft.turn = (seat + 1) % draft.hands.length;
      if (draft.turn === 0) draft.phase = 'bids';
      return;
    case 'bid':
      draft.bids[seat] = action.card;
      tell({ type: 'bid-sealed', seat }, { only: seat, adds: { card: action.card } });
      if (!draft.bids.includes(null)) openBids(draft, tell);
  }
};

function openBids(draft: State, tell: Parameters<typeof apply>[3]): void {
  const bids = draft.bids.map((bid) => bid ?? '');
  tell({ type: 'bids-opened', bids }, { reveals: true });
  draft.hands = draft.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  draft.bids = draft.bids.map(() => null);
  draft.round += 1;
  draft.phase = draft.round === (draft.options.rounds === 'one' ? 1 : 3) ? 'over' : 'turns';
}

function standing(state: State): SeatResult[] {
  return state.coins.map((points, seat) => {
    const rank = 1 + state.coins.filter((other) => other > points).length;
    return { seat, rank, points, sources: [{ source: 'coins', points }] };
  });
}

function readAction(given: Json): Action | undefined {
  if (typeof given !== 'object' || given === null || !('type' in given)) return undefined;
  const { type } = given;
  if (type === 'take-coin' || type === 'draw-card' || type === 'end-turn') return { type };
  if (type === 'bid' && 'card' in given && typeof given.card === 'string') return { type, card: given.card };
  return undefined;
}

export const lanterns: Lanterns = {
  id: 'lanterns',
  rulesVersion: '1',
  upgrades: {},
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  hasSecretHands: true,
  provenance: { printed: 0, reconstructed: 0 },
  setup(options, seats, chance) {
    const deck = Array.from({ length: DECK_SIZE }, (_, index) => `lantern-${100 + index}`);
    shuffle(chance, deck);
    const hands = Array.from({ length: seats }, () => deck.splice(0, CARDS_AT_FIRST));
    const bids = hands.map(() => null);
    return { options, chance, deck, hands, coins: hands.map(() => 0), turn: 0, taken: 0, round: 0, phase: 'turns', bids };
  },
  asked,
  decision(state, seat) {
    if (!asked(state).includes(seat)) return undefined;
    return { ask: state.phase === 'bids' ? 'bid' : 'take-turn', seat };
  },
  legal,
  refuse,
  apply,
  view: (state, viewer) => ({
    viewer,
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    coins: [...state.coins],
    deckCount: state.deck.length,
    turn: state.turn,
    phase: state.phase,
  }),
  imagine() {
    throw new Error('no test of a match imagines');
  },
  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    coins: [...state.coins],
    bids: [...state.bids],
  }),
  result: (state) => (state.phase === 'over' ? { seats: standing(state), because: 'rounds-played' } : undefined),
  standing,
  position() {
    throw new Error('no test of a match describes a position');
  },
  readAction,
  check: () => undefined,
};
