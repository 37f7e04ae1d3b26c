import { cloneChance } from '@orrery/engine';
import type { Pile, Placed, Player, Robot, State } from '../state.ts';

/** Written by hand: the step path copies a state for every action. Steps and actions are never written to, so they are shared. */
export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    own: state.own,
    chance: cloneChance(state.chance),
    players: state.players.map(clonePlayer),
    piles: state.piles.map(clonePile),
    order: state.order,
    pool: state.pool,
    goals: state.goals.map(({ goal, holders }) => ({ goal, holders })),
    round: state.round,
    stage: state.stage,
    coming: state.coming.slice(),
    pass: state.pass,
    isRevealed: state.isRevealed,
    packs: state.packs,
    robot: state.robot === undefined ? undefined : cloneRobot(state.robot),
  };
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    startWorld: player.startWorld,
    hand: player.hand.slice(),
    tableau: player.tableau.map(clonePlaced),
    chips: player.chips,
    actions: player.actions,
    seen: player.seen.slice(),
    placing: player.placing,
    pending: player.pending.slice(),
    temporary: player.temporary,
    hasBonusDue: player.hasBonusDue,
    produced: player.produced.slice(),
    overLimit: player.overLimit,
    startChoice: player.startChoice.slice(),
    drafted: player.drafted.slice(),
  };
}

function clonePlaced(placed: Placed): Placed {
  return { card: placed.card, good: placed.good, isNew: placed.isNew, used: placed.used, hasProduced: placed.hasProduced };
}

function clonePile(pile: Pile): Pile {
  return { deck: pile.deck.slice(), discard: pile.discard.slice() };
}

function cloneRobot(robot: Robot): Robot {
  return {
    startWorld: robot.startWorld,
    stack: robot.stack.slice(),
    tableau: robot.tableau.slice(),
    chips: robot.chips,
    credit: robot.credit,
    economy: robot.economy,
    counters: robot.counters,
    placedCounters: robot.placedCounters,
    face: robot.face,
    hasOverlay: robot.hasOverlay,
    dice: robot.dice.slice(),
  };
}
