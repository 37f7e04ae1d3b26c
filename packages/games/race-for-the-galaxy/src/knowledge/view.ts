import type { Seat, Viewer } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { Pending } from '../pending.ts';
import type { ActionCard, GoalTile, Phase, Placed, Player, Robot, Stage, State } from '../state.ts';

/** A card of a tableau; the good on it is a card nobody has seen. */
export interface PlacedView {
  readonly card: CardId;
  readonly hasGood: boolean;
  readonly isNew: boolean;
  readonly used: number;
  readonly hasProduced: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly startWorld: CardId | undefined;
  /** The viewer's own cards; of others only how many. */
  readonly hand: readonly CardId[] | undefined;
  readonly handCount: number;
  readonly tableau: readonly PlacedView[];
  readonly chips: number;
  /** Open once all have chosen; the viewer's own always. */
  readonly actions: readonly ActionCard[] | undefined;
  readonly seen: readonly CardId[] | undefined;
  readonly seenCount: number;
  /** Own; of others nobody knows whether there is one. */
  readonly placing: CardId | undefined;
  readonly pending: readonly Pending[];
  readonly temporary: number;
  readonly hasBonusDue: boolean;
  readonly produced: readonly number[];
  readonly overLimit: number;
  readonly startChoice: readonly CardId[] | undefined;
  readonly startChoiceCount: number;
  /** Draft: everything this seat has drafted, in rising order of names: what its own deck holds. */
  readonly drafted: readonly CardId[] | undefined;
  readonly draftedCount: number;
}

export interface RobotView extends Omit<Robot, 'stack' | 'tableau' | 'dice'> {
  readonly stackCount: number;
  readonly tableau: readonly CardId[];
  readonly dice: readonly ActionCard[];
}

/** [RG-4.7] [RG-R40] All a viewer may know: of goods, piles and discards how many there are. */
export interface View {
  readonly viewer: Viewer;
  readonly options: State['options'];
  readonly seats: number;
  readonly own: State['own'];
  readonly players: readonly PlayerView[];
  readonly piles: readonly { readonly deckCount: number; readonly discardCount: number }[];
  readonly order: readonly Seat[];
  readonly pool: number;
  readonly goals: readonly GoalTile[];
  readonly round: number;
  readonly stage: Stage;
  readonly coming: readonly Phase[];
  readonly pass: 1 | 2;
  readonly isRevealed: boolean;
  readonly packs: number;
  readonly robot: RobotView | undefined;
}

/** Names every field, so a field added to State stays secret until someone decides otherwise. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    own: state.own,
    players: state.players.map((player) => playerView(state, player, viewer)),
    piles: state.piles.map(({ deck, discard }) => ({ deckCount: deck.length, discardCount: discard.length })),
    order: [...state.order],
    pool: state.pool,
    goals: state.goals.map(({ goal, holders }) => ({ goal, holders: [...holders] })),
    round: state.round,
    stage: state.stage,
    coming: [...state.coming],
    pass: state.pass,
    isRevealed: state.isRevealed,
    packs: state.packs,
    robot: state.robot === undefined ? undefined : robotView(state.robot),
  };
}

function playerView(state: State, player: Player, viewer: Viewer): PlayerView {
  const isOwn = viewer === player.seat;
  return {
    seat: player.seat,
    startWorld: player.startWorld,
    hand: isOwn ? [...player.hand] : undefined,
    handCount: player.hand.length,
    tableau: player.tableau.map(placedView),
    chips: player.chips,
    actions: isOwn || state.stage !== 'choose' ? [...player.actions] : undefined,
    seen: isOwn ? [...player.seen] : undefined,
    seenCount: player.seen.length,
    placing: isOwn ? player.placing : undefined,
    pending: [...player.pending],
    temporary: player.temporary,
    hasBonusDue: player.hasBonusDue,
    produced: [...player.produced],
    overLimit: player.overLimit,
    startChoice: isOwn ? [...player.startChoice] : undefined,
    startChoiceCount: player.startChoice.length,
    drafted: isOwn ? [...player.drafted].sort() : undefined,
    draftedCount: player.drafted.length,
  };
}

function placedView({ card, good, isNew, used, hasProduced }: Placed): PlacedView {
  return { card, hasGood: good !== undefined, isNew, used, hasProduced };
}

/** [RG-RB8] Of its stack how many cards there are. */
function robotView(robot: Robot): RobotView {
  return {
    startWorld: robot.startWorld,
    stackCount: robot.stack.length,
    tableau: [...robot.tableau],
    chips: robot.chips,
    credit: robot.credit,
    economy: robot.economy,
    counters: robot.counters,
    placedCounters: robot.placedCounters,
    face: robot.face,
    hasOverlay: robot.hasOverlay,
    dice: [...robot.dice],
  };
}
