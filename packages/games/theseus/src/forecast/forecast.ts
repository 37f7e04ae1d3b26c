import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import { apply } from '../flow/apply.ts';
import { askedPending } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import type { PendingOf, Question, QuestionKind, RoomSpot } from '../pending.ts';
import { addMoves } from '../rules/movement.ts';
import { isEnemy } from '../rules/sides.ts';
import type { Ending, Spot, State, UnitNumber } from '../state.ts';

/** What an action would bring, for the table to show before it is confirmed. */
export interface Forecast {
  /** Change by seat. */
  readonly life: readonly number[];
  readonly data: readonly number[];
  /** Upgrade tokens in reserve. */
  readonly upgrades: readonly number[];
  /** Wounds its units suffer, by seat; in a deathmatch they cost no life. */
  readonly wounds: readonly number[];
  readonly ejected: readonly UnitNumber[];
  readonly sprung: readonly { readonly card: CardId; readonly at: Spot }[];
  readonly discarded: readonly { readonly card: CardId; readonly at: Spot }[];
  /** Somebody would have to choose on the way; the forecast took the plainest answer. */
  readonly hasQuestions: boolean;
  readonly ended: Ending | undefined;
}

/** More answers no turn needs between a movement and its pending cards. */
const MOST_ANSWERS = 200;

/** The action done on a copy, and what follows of itself up to the next movement or pending card. */
export function forecast(state: State, seat: Seat, action: Action): Forecast {
  const draft = clone(state);
  const wounds = draft.players.map(() => 0);
  const ejected: UnitNumber[] = [];
  const sprung: { card: CardId; at: Spot }[] = [];
  const discarded: { card: CardId; at: Spot }[] = [];
  const hasQuestions = playOut(draft, { seat, action }, (event) => {
    if (event.type === 'wounded') wounds[event.seat] += event.wounds;
    else if (event.type === 'unit-ejected') ejected.push(event.unit);
    else if (event.type === 'trap-sprung') sprung.push({ card: event.card, at: event.at });
    else if (event.type === 'card-discarded') discarded.push({ card: event.card, at: event.at });
  });
  return {
    life: draft.players.map((player, at) => player.life - state.players[at].life),
    data: draft.players.map((player, at) => player.data - state.players[at].data),
    upgrades: draft.players.map((player, at) => player.upgrades - state.players[at].upgrades),
    wounds,
    ejected,
    sprung,
    discarded,
    hasQuestions,
    ended: draft.ended,
  };
}

/** True: there was something to choose. */
function playOut(draft: State, { seat, action }: { readonly seat: Seat; readonly action: Action }, tell: (event: Event) => void): boolean {
  const turn = draft.turn.number;
  let hasQuestions = false;
  apply(draft, seat, action, tell);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const step = askedPending(draft);
    if (step === undefined || draft.turn.number !== turn) return hasQuestions;
    if (step.do === 'movement' || step.do === 'pending-cards') return hasQuestions;
    if (step.do !== 'between' && step.do !== 'sector-action') hasQuestions = true;
    apply(draft, step.seat, plainest(draft, step), tell);
  }
  throw new Error('TH-3.5: a turn without an end');
}

/** Nothing where nothing is allowed, any order, else the first there is. */
function plainest(state: State, step: Question): Action {
  const only = ONE_ANSWER[step.do];
  if (only !== undefined) return only;
  const answers = legal(state, step.seat);
  return answers.find(({ type }) => type === 'decline') ?? answers[0];
}

/** Questions that always have the same plain answer. */
const ONE_ANSWER: { readonly [Do in QuestionKind]: Action | undefined } = {
  'place-board': undefined,
  'choose-alliance-sector': undefined,
  'place-marker': undefined,
  'choose-deck': undefined,
  'install-first': undefined,
  'place-unit': undefined,
  movement: undefined,
  traps: { type: 'any-order' },
  between: { type: 'go-on' },
  actions: { type: 'any-order' },
  perform: undefined,
  birth: undefined,
  capture: undefined,
  'sector-action': undefined,
  'pending-cards': { type: 'skip-pending' },
  assault: undefined,
  attack: undefined,
  support: undefined,
  'put-malfunction': undefined,
  'take-points': undefined,
};

/** What an enemy's unit could do to a seat with the movement it would have if its turn came now. */
export interface Danger {
  readonly unit: UnitNumber;
  readonly to: RoomSpot;
  /** Wounds of the seat's units. */
  readonly wounds: number;
  /** Data its player would gain. */
  readonly data: number;
  /** The player's own units that would go into space. */
  readonly ejected: readonly UnitNumber[];
}

/** [TH-3.2] The worst of each enemy unit, the worst first; units that can do nothing are left out. */
export function dangers(state: State, seat: Seat): readonly Danger[] {
  const found: Danger[] = [];
  if (state.ended !== undefined || state.turn.number === 0) return found;
  for (const { seat: enemy } of state.players) {
    if (!isEnemy(state, seat, enemy)) continue;
    const before = asIfOnTurn(state, enemy);
    const moves: Action[] = [];
    addMoves(before, { do: 'movement', seat: enemy, isExtra: false }, moves);
    const worst = new Map<UnitNumber, Danger>();
    for (const move of moves) {
      if (move.type !== 'move-unit') continue;
      const danger = dangerOf(before, { seat, enemy, move });
      const known = worst.get(move.unit);
      if (danger.wounds + danger.data > (known === undefined ? 0 : known.wounds + known.data)) worst.set(move.unit, danger);
    }
    found.push(...worst.values());
  }
  return found.sort((one, other) => other.wounds + other.data - one.wounds - one.data || one.unit - other.unit);
}

type Move = Extract<Action, { type: 'move-unit' }>;

function dangerOf(before: State, { seat, enemy, move }: { readonly seat: Seat; readonly enemy: Seat; readonly move: Move }): Danger {
  const { wounds, data, ejected } = forecast(before, enemy, move);
  return {
    unit: move.unit,
    to: move.to,
    wounds: wounds[seat],
    data: data[enemy],
    ejected: ejected.filter((unit) => before.units[unit].seat === seat),
  };
}

/** The table as it would be if the turn of this seat began. */
function asIfOnTurn(state: State, seat: Seat): State {
  const draft = clone(state);
  const movement: PendingOf<'movement'> = { do: 'movement', seat, isExtra: false };
  draft.pending = [{ do: 'end-turn', seat }, movement];
  draft.turn = { number: state.turn.number + 1, seat, further: 0 };
  for (const unit of draft.units) {
    unit.hasMoved = false;
    unit.hasStruck = false;
  }
  return draft;
}
