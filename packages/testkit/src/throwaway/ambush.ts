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
import { distinct, openingOf, ranked, takeOut } from './common.ts';

/**
 * Throw-away game of the Not Alone kind: seat 0 hunts, the others hide. Sealed answers that may be changed until the last
 * one comes, secret hands, and a window in which everybody may react until all have passed in a row.
 */
const PLACES = [1, 2, 3, 4] as const;
type Place = (typeof PLACES)[number];
const COPIES = 5;
const HAND = 2;
const ROUNDS = 4;

interface Prey {
  hand: Place[];
  hiding: Place | undefined;
  hasPassed: boolean;
  hasDodged: boolean;
}

export interface AmbushState {
  chance: Chance;
  round: number;
  phase: 'hide' | 'hunt' | 'react' | 'over';
  /** Prey of seat 1, 2 … */
  prey: Prey[];
  hunted: Place | undefined;
  deck: Place[];
  discard: Place[];
  points: number[];
}

export type AmbushAction = { readonly type: 'hide' | 'hunt' | 'dodge'; readonly place: Place } | { readonly type: 'pass' };
export type AmbushEvent =
  | { readonly type: 'hid' | 'dodged' | 'drew'; readonly seat: Seat; readonly place?: Place }
  | { readonly type: 'hunted'; readonly place: Place }
  | { readonly type: 'revealed'; readonly places: readonly Place[] }
  | { readonly type: 'passed'; readonly seat: Seat };
export interface AmbushDecision {
  readonly ask: 'hide' | 'change-hiding' | 'hunt' | 'react';
  readonly seat: Seat;
}

/** A viewer's own cards are shown, others' are counted. */
interface AmbushView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: AmbushState['phase'];
  readonly prey: readonly {
    readonly cards: readonly Place[] | number;
    /** True: hidden somewhere. */
    readonly hiding: Place | boolean;
    readonly hasPassed: boolean;
    readonly hasDodged: boolean;
  }[];
  readonly hunted: Place | undefined;
  readonly deckCount: number;
  readonly discard: readonly Place[];
  readonly points: readonly number[];
}

function setup(seats: number, chance: Chance): AmbushState {
  const deck = PLACES.flatMap((place) => new Array<Place>(COPIES).fill(place));
  shuffle(chance, deck);
  const prey = Array.from({ length: seats - 1 }, () => ({
    hand: deck.splice(-HAND),
    hiding: undefined,
    hasPassed: false,
    hasDodged: false,
  }));
  return { chance, round: 1, phase: 'hide', prey, hunted: undefined, deck, discard: [], points: new Array<number>(seats).fill(0) };
}

function decision(state: AmbushState, seat: Seat): AmbushDecision | undefined {
  if (state.phase === 'hunt' && seat === 0) return { ask: 'hunt', seat };
  const prey = state.prey[seat - 1];
  if (prey === undefined) return undefined;
  if (state.phase === 'hide') return { ask: prey.hiding === undefined ? 'hide' : 'change-hiding', seat };
  // A seat that cannot dodge is asked anyway: skipping it would reveal what is in its hand.
  return state.phase === 'react' && !prey.hasPassed ? { ask: 'react', seat } : undefined;
}

function asked(state: AmbushState): Seat[] {
  const seats = state.points.map((_, seat) => seat);
  return seats.filter((seat) => {
    const question = decision(state, seat);
    return question !== undefined && question.ask !== 'change-hiding';
  });
}

function legal(state: AmbushState, seat: Seat): AmbushAction[] {
  const question = decision(state, seat);
  if (question === undefined) return [];
  if (question.ask === 'hunt') return PLACES.map((place) => ({ type: 'hunt', place }));
  const prey = state.prey[seat - 1];
  const places = distinct(prey.hand);
  if (question.ask !== 'react') return places.map((place) => ({ type: 'hide', place }));
  return [...(prey.hasDodged ? [] : places.map((place) => ({ type: 'dodge', place }) as const)), { type: 'pass' }];
}

function refuse(state: AmbushState, seat: Seat, action: AmbushAction): Refusal | undefined {
  const question = decision(state, seat);
  if (question === undefined) return { code: 'not-asked', rule: 'AM-1' };
  const kinds = { hide: ['hide'], 'change-hiding': ['hide'], hunt: ['hunt'], react: ['dodge', 'pass'] }[question.ask];
  if (!kinds.includes(action.type)) return { code: 'not-now', rule: 'AM-2' };
  if (action.type === 'hunt' || action.type === 'pass') return undefined;
  const prey = state.prey[seat - 1];
  if (action.type === 'dodge' && prey.hasDodged) return { code: 'dodged-already', rule: 'AM-3' };
  return prey.hand.includes(action.place) ? undefined : { code: 'not-in-hand', rule: 'AM-4' };
}

function apply(draft: AmbushState, seat: Seat, action: AmbushAction, tell: Tell<AmbushEvent>): void {
  const prey = draft.prey[seat - 1];
  switch (action.type) {
    case 'hunt':
      draft.hunted = action.place;
      draft.phase = 'react';
      tell({ type: 'hunted', place: action.place });
      return;
    case 'pass':
      prey.hasPassed = true;
      tell({ type: 'passed', seat });
      if (draft.prey.every(({ hasPassed }) => hasPassed)) endRound(draft, tell);
      return;
    default:
      takeOut(prey.hand, action.place);
      if (prey.hiding !== undefined) prey.hand.push(prey.hiding);
      prey.hiding = action.place;
      tell({ type: action.type === 'hide' ? 'hid' : 'dodged', seat }, { only: seat, adds: { place: action.place } });
      if (action.type === 'hide') {
        if (draft.prey.every(({ hiding }) => hiding !== undefined)) draft.phase = 'hunt';
        return;
      }
      // A dodge opens the window again for everybody else.
      prey.hasDodged = true;
      for (const other of draft.prey) other.hasPassed = false;
  }
}

function endRound(draft: AmbushState, tell: Tell<AmbushEvent>): void {
  tell({ type: 'revealed', places: draft.prey.flatMap(({ hiding }) => hiding ?? []) }, { reveals: true });
  for (const [index, prey] of draft.prey.entries()) {
    draft.points[prey.hiding === draft.hunted ? 0 : index + 1] += 1;
    if (prey.hiding !== undefined) draft.discard.push(prey.hiding);
    prey.hiding = undefined;
    prey.hasPassed = false;
    prey.hasDodged = false;
  }
  for (const [index, prey] of draft.prey.entries()) {
    if (draft.deck.length === 0) {
      draft.deck = draft.discard.splice(0);
      shuffle(draft.chance, draft.deck);
    }
    const place = draft.deck.pop();
    if (place === undefined) continue;
    prey.hand.push(place);
    tell({ type: 'drew', seat: index + 1 }, { only: index + 1, adds: { place }, reveals: true });
  }
  draft.hunted = undefined;
  draft.round += 1;
  draft.phase = draft.round > ROUNDS ? 'over' : 'hide';
}

/** A seat that has dodged or has no card left can only pass, and everybody knows it. */
function automatic(state: AmbushState, seat: Seat, orders: readonly string[]): AmbushAction | undefined {
  if (decision(state, seat)?.ask !== 'react') return undefined;
  const { hand, hasDodged } = state.prey[seat - 1];
  return hasDodged || hand.length === 0 || orders.includes('never-dodge') ? { type: 'pass' } : undefined;
}

function view(state: AmbushState, viewer: Viewer): AmbushView {
  const { round, phase, hunted, discard, points } = state;
  const prey = state.prey.map(({ hand, hiding, hasPassed, hasDodged }, index) => {
    const own = viewer === index + 1;
    return { cards: own ? [...hand] : hand.length, hiding: (own ? hiding : undefined) ?? hiding !== undefined, hasPassed, hasDodged };
  });
  return { viewer, round, phase, prey, hunted, deckCount: state.deck.length, discard: [...discard], points: [...points] };
}

function imagine(seen: AmbushView, chance: Chance): AmbushState {
  const unknown = PLACES.flatMap((place) => new Array<Place>(COPIES).fill(place));
  for (const place of seen.discard) takeOut(unknown, place);
  for (const { cards, hiding } of seen.prey) {
    if (typeof cards !== 'number') for (const place of cards) takeOut(unknown, place);
    if (typeof hiding !== 'boolean') takeOut(unknown, hiding);
  }
  shuffle(chance, unknown);
  const prey = seen.prey.map(({ cards, hiding, hasPassed, hasDodged }) => ({
    hand: typeof cards === 'number' ? unknown.splice(0, cards) : [...cards],
    hiding: hiding === true ? unknown.shift() : hiding === false ? undefined : hiding,
    hasPassed,
    hasDodged,
  }));
  const { round, phase, hunted, discard, points } = seen;
  return { chance, round, phase, prey, hunted, deck: unknown, discard: [...discard], points: [...points] };
}

export const ambush: GameModule<AmbushState, AmbushAction, AmbushView, Record<never, never>, AmbushEvent, AmbushDecision> = {
  id: 'ambush',
  rulesVersion: '1',
  upgrades: {},
  seats: { min: 2, max: 7 },
  options: {},
  hasSecretHands: true,
  provenance: { printed: 0, reconstructed: 0 },
  setup: (_options, seats, chance) => setup(seats, chance),
  asked,
  decision,
  legal,
  refuse,
  apply,
  view,
  imagine,
  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    prey: state.prey.map((prey) => ({ ...prey, hand: [...prey.hand] })),
    deck: [...state.deck],
    discard: [...state.discard],
    points: [...state.points],
  }),
  result: (state) => (state.phase === 'over' ? { seats: ranked(state.points), because: 'rounds-played' } : undefined),
  standing: (state) => ranked(state.points),
  position: (described) => openingOf(described, setup, 7),
  readAction: (given) =>
    readOrUndefined(() => {
      const { type, place } = objectAt('action', given, ['type', 'place']);
      if (type === 'pass' && place === undefined) return { type };
      return { type: oneOf('type', type, ['hide', 'hunt', 'dodge']), place: oneOf('place', place, PLACES) };
    }),
  roleOf: (_state, seat) => (seat === 0 ? 'hunter' : 'prey'),
  orders: ['never-dodge'],
  automatic,
  check: (state) => {
    const held = state.prey.flatMap(({ hand, hiding }) => (hiding === undefined ? hand : [...hand, hiding]));
    const cards = [...state.deck, ...state.discard, ...held].sort().join('');
    if (cards !== PLACES.map((place) => String(place).repeat(COPIES)).join('')) throw new Error(`AM-5: the cards are ${cards}`);
  },
};
