import type { Seat, Tell } from '@orrery/engine';
import {
  type Action,
  type CardId,
  type Ending,
  type Event,
  isEnemy,
  type Place,
  type State,
  theseus,
  type UnitNumber,
} from '@orrery/theseus';

/** What an order would come to by the time its player is asked for something new. */
export interface Forecast {
  /** By seat: how much the score would change. */
  readonly life: readonly number[];
  readonly data: readonly number[];
  readonly upgrades: readonly number[];
  readonly ejected: readonly UnitNumber[];
  readonly discarded: readonly CardId[];
  /** On the way somebody would choose targets or an order: the numbers suppose the first answer. */
  readonly asks: boolean;
  readonly ended: Ending | undefined;
}

/** The most an enemy unit could do by its next movement alone. */
export interface Danger {
  readonly unit: UnitNumber;
  readonly wounds: number;
  readonly data: number;
  /** Where it would go for that. */
  readonly to: Place;
}

/** No chain is so long; whoever gets here is not forecast any further. */
const MOST_ANSWERS = 60;
/** New choices rather than parts of the same chain. */
const FRESH = ['move', 'pending-cards', 'between', 'own-sector', 'put-malfunction'];

/** Answers what comes up by itself until something new is asked. True: a real choice was among it. */
function settle(draft: State, turn: number, tell: Tell<Event>): boolean {
  let hasChosen = false;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [seat] = theseus.asked(draft);
    if (seat === undefined || draft.turn.number !== turn) return hasChosen;
    const decision = theseus.decision(draft, seat);
    const automatic = theseus.automatic?.(draft, seat, []);
    if (automatic === undefined && (decision === undefined || FRESH.includes(decision.ask))) return hasChosen;
    if (automatic === undefined) hasChosen = true;
    const legal = automatic === undefined ? theseus.legal(draft, seat) : [];
    const answer = automatic ?? legal.find((action) => action.type === 'any-order') ?? legal[0];
    if (answer === undefined) return hasChosen;
    theseus.apply(draft, seat, answer, tell);
  }
  return hasChosen;
}

/** `apply` on a copy, with the whole chain that follows. */
export function forecast(state: State, seat: Seat, action: Action): Forecast {
  const draft = theseus.clone(state);
  const ejected: UnitNumber[] = [];
  const discarded: CardId[] = [];
  const tell: Tell<Event> = (event) => {
    if (event.type === 'unit-ejected') ejected.push(event.unit);
    if (event.type === 'card-discarded') discarded.push(event.card);
  };
  theseus.apply(draft, seat, action, tell);
  const asks = settle(draft, state.turn.number, tell);
  const by = (of: 'life' | 'data' | 'upgrades') => draft.players.map((player, index) => player[of] - state.players[index][of]);
  return { life: by('life'), data: by('data'), upgrades: by('upgrades'), ejected, discarded, asks, ended: draft.ended };
}

/** As if it were the turn of whoever owns the unit: the state with that question on top. */
function turnOf(state: State, seat: Seat): State {
  const draft = theseus.clone(state);
  draft.turn.seat = seat;
  draft.turn.further = 0;
  for (const unit of draft.units) unit.hasMoved = false;
  for (const unit of draft.units) unit.hasStruck = false;
  draft.agenda.length = 0;
  draft.agenda.push({ do: 'end-turn', seat }, { do: 'movement', seat, isExtra: false });
  return draft;
}

/** For each enemy unit what its best next movement could do to this seat; units that can do nothing are left out. */
export function dangers(state: State, seat: Seat): readonly Danger[] {
  if (state.turn.number === 0) return [];
  const worst = new Map<UnitNumber, Danger>();
  for (const { seat: enemy } of state.players) {
    if (!isEnemy(state, seat, enemy)) continue;
    const ready = turnOf(state, enemy);
    for (const action of theseus.legal(ready, enemy)) {
      if (action.type !== 'move-unit' && action.type !== 'enter-from-space') continue;
      const danger = dangerOf(ready, { seat, enemy }, action);
      const known = worst.get(action.unit);
      if (danger.wounds + danger.data > (known === undefined ? 0 : known.wounds + known.data)) worst.set(action.unit, danger);
    }
  }
  return [...worst.values()];
}

type Movement = Extract<Action, { type: 'move-unit' | 'enter-from-space' }>;

function dangerOf(ready: State, who: { readonly seat: Seat; readonly enemy: Seat }, action: Movement): Danger {
  const draft = theseus.clone(ready);
  let wounds = 0;
  let data = 0;
  const tell: Tell<Event> = (event) => {
    if (event.type === 'wounded' && event.seat === who.seat) wounds += event.wounds;
    if (event.type === 'data-gained' && event.seat === who.enemy) data += event.data;
  };
  theseus.apply(draft, who.enemy, action, tell);
  settle(draft, ready.turn.number, tell);
  return { unit: action.unit, wounds, data, to: action.to.place };
}
