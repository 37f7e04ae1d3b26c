import {
  type Chance,
  cloneChance,
  type GameModule,
  objectAt,
  oneOf,
  type Refusal,
  readOrUndefined,
  type Seat,
  shuffle,
  type Tell,
  type Viewer,
} from '@orrery/engine';
import { openingOf, ranked, takeOut } from './common.ts';

/**
 * Throw-away game of the Theseus kind: arriving sets off every trap of a sector in the order the player chooses, and one
 * of them moves the unit on, which sets off more before the rest goes on. All is open but the order of the pile.
 */
const SECTORS = [0, 1, 2, 3] as const;
type Sector = (typeof SECTORS)[number];
const TRAPS = ['wound', 'push', 'heal'] as const;
type Trap = (typeof TRAPS)[number];
const COPIES = 8;
const LIFE = 6;
const UNITS = [0, 1] as const;
type Unit = (typeof UNITS)[number];

/** Traps still to work in one sector; the player on turn picks the next. */
interface Chain {
  readonly sector: Sector;
  traps: Trap[];
}

export interface StationState {
  chance: Chance;
  turn: Seat;
  life: number[];
  /** Sector of each unit, by seat. */
  units: Sector[][];
  /** By sector. */
  traps: Trap[][];
  /** The unit that moves, while something waits for it. */
  mover: Unit | undefined;
  /** What still has to happen, as data; the last goes first. */
  chains: Chain[];
  phase: 'move' | 'effects' | 'place' | 'over';
  /** The last is on top, face up. */
  pile: Trap[];
  /** Set off and gone, open to all. */
  spent: Trap[];
}

export type StationAction =
  | { readonly type: 'move-unit'; readonly unit: Unit }
  | { readonly type: 'set-off'; readonly trap: Trap }
  | { readonly type: 'place-trap'; readonly sector: Sector };
export type StationEvent =
  | { readonly type: 'moved'; readonly seat: Seat; readonly unit: Unit; readonly to: Sector }
  | { readonly type: 'set-off'; readonly seat: Seat; readonly trap: Trap }
  | { readonly type: 'placed'; readonly seat: Seat; readonly trap: Trap; readonly sector: Sector; readonly next: Trap | undefined };
export interface StationDecision {
  readonly ask: 'choose-unit' | 'choose-next-trap' | 'choose-sector';
  readonly seat: Seat;
  readonly traps?: readonly Trap[];
}

type StationView = Omit<StationState, 'chance' | 'pile'> & {
  readonly viewer: Viewer;
  readonly top: Trap | undefined;
  readonly pileCount: number;
};

const wholePile = (): Trap[] => TRAPS.flatMap((trap) => new Array<Trap>(COPIES).fill(trap));

function setup(seats: number, chance: Chance): StationState {
  const pile = wholePile();
  shuffle(chance, pile);
  const life = new Array<number>(seats).fill(LIFE);
  const traps = SECTORS.map(() => pile.splice(-1));
  return { chance, turn: 0, life, units: life.map(() => [0, 2]), traps, mover: undefined, chains: [], phase: 'move', pile, spent: [] };
}

function decision(state: StationState, seat: Seat): StationDecision | undefined {
  if (seat !== state.turn || state.phase === 'over') return undefined;
  if (state.phase === 'move') return { ask: 'choose-unit', seat };
  if (state.phase === 'place') return { ask: 'choose-sector', seat };
  return { ask: 'choose-next-trap', seat, traps: [...(state.chains.at(-1)?.traps ?? [])] };
}

function legal(state: StationState, seat: Seat): StationAction[] {
  const question = decision(state, seat);
  switch (question?.ask) {
    case 'choose-unit':
      return UNITS.map((unit) => ({ type: 'move-unit', unit }));
    case 'choose-next-trap':
      return TRAPS.filter((trap) => question.traps?.includes(trap)).map((trap) => ({ type: 'set-off', trap }));
    case 'choose-sector':
      return SECTORS.map((sector) => ({ type: 'place-trap', sector }));
    default:
      return [];
  }
}

function refuse(state: StationState, seat: Seat, action: StationAction): Refusal | undefined {
  const question = decision(state, seat);
  if (question === undefined) return { code: 'not-asked', rule: 'ST-1' };
  const kind = { 'choose-unit': 'move-unit', 'choose-next-trap': 'set-off', 'choose-sector': 'place-trap' }[question.ask];
  if (action.type !== kind) return { code: 'not-now', rule: 'ST-2' };
  if (action.type === 'set-off' && !question.traps?.includes(action.trap)) return { code: 'no-such-trap', rule: 'ST-3' };
  return undefined;
}

function apply(draft: StationState, seat: Seat, action: StationAction, tell: Tell<StationEvent>): void {
  switch (action.type) {
    case 'move-unit': {
      draft.mover = action.unit;
      const from = draft.units[seat][action.unit];
      const distance = draft.units.flat().filter((sector) => sector === from).length;
      advance(draft, { unit: action.unit, distance }, tell);
      break;
    }
    case 'set-off':
      takeOut(draft.chains.at(-1)?.traps ?? [], action.trap);
      draft.spent.push(action.trap);
      tell({ type: 'set-off', seat, trap: action.trap });
      setOff(draft, action.trap, tell);
      break;
    case 'place-trap': {
      const trap = draft.pile.pop();
      if (trap === undefined) throw new Error('ST-4: nothing to place');
      draft.traps[action.sector].push(trap);
      // The next card of the pile is turned up, and nobody knew it.
      tell({ type: 'placed', seat, trap, sector: action.sector, next: draft.pile.at(-1) }, { reveals: true });
      draft.turn = (seat + 1) % draft.life.length;
      draft.phase = draft.pile.length === 0 ? 'over' : 'move';
      return;
    }
  }
  settle(draft);
}

/** A unit comes to a sector: its traps are spent and wait to be set off. */
function advance(draft: StationState, move: { readonly unit: Unit; readonly distance: number }, tell: Tell<StationEvent>): void {
  const own = draft.units[draft.turn];
  const to = SECTORS[(own[move.unit] + move.distance) % SECTORS.length];
  own[move.unit] = to;
  tell({ type: 'moved', seat: draft.turn, unit: move.unit, to });
  draft.chains.push({ sector: to, traps: draft.traps[to].splice(0) });
}

function setOff(draft: StationState, trap: Trap, tell: Tell<StationEvent>): void {
  if (trap === 'wound') draft.life[draft.turn] -= 1;
  else if (trap === 'heal') draft.life[draft.turn] += 1;
  else if (draft.mover !== undefined) advance(draft, { unit: draft.mover, distance: 1 }, tell);
}

function settle(draft: StationState): void {
  while (draft.chains.at(-1)?.traps.length === 0) draft.chains.pop();
  if (draft.life[draft.turn] <= 0) {
    draft.phase = 'over';
    return;
  }
  draft.phase = draft.chains.length > 0 ? 'effects' : 'place';
  if (draft.phase === 'place') draft.mover = undefined;
}

function copied<From extends StationState | StationView>({ turn, life, units, traps, mover, chains, phase, spent }: From) {
  return {
    turn,
    life: [...life],
    units: units.map((own) => [...own]),
    traps: traps.map((here) => [...here]),
    mover,
    chains: chains.map(({ sector, traps: left }) => ({ sector, traps: [...left] })),
    phase,
    spent: [...spent],
  };
}

const inSight = ({ traps, chains, spent }: StationState | StationView): Trap[] => [
  ...traps.flat(),
  ...chains.flatMap((chain) => chain.traps),
  ...spent,
];

function imagine(seen: StationView, chance: Chance): StationState {
  const pile = wholePile();
  for (const trap of inSight(seen)) takeOut(pile, trap);
  if (seen.top !== undefined) takeOut(pile, seen.top);
  shuffle(chance, pile);
  if (seen.top !== undefined) pile.push(seen.top);
  return { chance, ...copied(seen), pile };
}

export const station: GameModule<StationState, StationAction, StationView, Record<never, never>, StationEvent, StationDecision> = {
  id: 'station',
  rulesVersion: '1',
  upgrades: {},
  seats: { min: 2, max: 3 },
  options: {},
  hasSecretHands: false,
  provenance: { printed: 0, reconstructed: 0 },
  setup: (_options, seats, chance) => setup(seats, chance),
  asked: (state) => (state.phase === 'over' ? [] : [state.turn]),
  decision,
  legal,
  refuse,
  apply,
  view: (state, viewer) => ({ viewer, ...copied(state), top: state.pile.at(-1), pileCount: state.pile.length }),
  imagine,
  clone: (state) => ({ chance: cloneChance(state.chance), ...copied(state), pile: [...state.pile] }),
  result: (state) =>
    state.phase === 'over' ? { seats: ranked(state.life), because: state.pile.length === 0 ? 'pile-empty' : 'life-lost' } : undefined,
  standing: (state) => ranked(state.life),
  position: (described) => openingOf(described, setup, 3),
  readAction: (given) =>
    readOrUndefined(() => {
      const { type, ...rest } = objectAt('action', given, ['type', 'unit', 'trap', 'sector']);
      switch (oneOf('type', type, ['move-unit', 'set-off', 'place-trap'])) {
        case 'move-unit':
          return { type: 'move-unit', unit: oneOf('unit', objectAt('action', rest, ['unit']).unit, UNITS) };
        case 'set-off':
          return { type: 'set-off', trap: oneOf('trap', objectAt('action', rest, ['trap']).trap, TRAPS) };
        default:
          return { type: 'place-trap', sector: oneOf('sector', objectAt('action', rest, ['sector']).sector, SECTORS) };
      }
    }),
  check: (state) => {
    const text = [...state.pile, ...inSight(state)].sort().join();
    if (text !== wholePile().sort().join()) throw new Error(`ST-5: the traps are ${text}`);
    if (state.chains.length > 0 !== (state.phase === 'effects') && state.phase !== 'over')
      throw new Error('ST-6: a chain without its phase');
  },
};
