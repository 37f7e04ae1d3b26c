import { type Eyes, type GameStudy, type Prospects, type Seat, shuffle, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { countFor, fillColumn, newColumn } from '../bot/net/features.ts';
import { learntMind } from '../bot/net/learnt.ts';
import { type Mind, readyFor } from '../bot/net/mind.ts';
import { forward } from '../bot/net/net.ts';
import { roundsLeftOf } from '../bot/outlook.ts';
import { answerQuickly, weighQuickly } from '../bot/quick.ts';
import { reopenSealed } from '../bot/round.ts';
import { apply } from '../flow/apply.ts';
import { asked } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import type { Pending } from '../pending.ts';
import { robotPoints } from '../rules/robot-points.ts';
import type { Player, State } from '../state.ts';
import { HONEST } from './honest.ts';

/** Rounds that a match takes, about: how far it has come is what of them is over. */
const ROUNDS = 10;
/** Rules of thumb count points; this many make a chance of nearly three in four. */
const SPREAD = 6;
/** The nets count points in twenties. */
const POINTS = 20;
const column = newColumn();

/** What the nets say of each seat: its own hand with its own eyes, of the others only what lies open. */
export const study: GameStudy<State, Action> = {
  sideOf: ({ players }) => players.map(({ seat }) => seat),
  measures: ['net', 'points', 'alone'],
  prospects,
  honest: HONEST,
  judge: 'magnate',
  // What to discard, and what to begin with, the net compares by the seat's own hand alone.
  isRelative: (world, seat) => RELATIVE.has(askedOf(world, seat)),
  // The judge answers these two by rules of thumb, in points.
  weigh: (world, { seat, legal }) => {
    const asked = askedOf(world, seat);
    if (asked !== 'pick' && asked !== 'gamble') return undefined;
    return weighQuickly(world, seat, legal).map((points) => 1 / (1 + Math.exp(-points / SPREAD)));
  },
  answerSealed: (draft, seat) => {
    const waiting = asked(draft);
    reopenSealed(draft, seat);
    // Whoever was asked before still is: nothing is revealed by this.
    for (const other of asked(draft)) {
      if (!waiting.includes(other)) apply(draft, other, answerQuickly(draft, other, legal(draft, other)), silent);
    }
  },
  redraw: ({ piles, robot, chance }) => {
    for (const { deck } of piles) shuffle(chance, deck);
    if (robot !== undefined) shuffle(chance, robot.stack);
  },
};

const RELATIVE: ReadonlySet<Pending['do'] | undefined> = new Set(['choose-start', 'discard', 'pay-cards']);

const askedOf = ({ players }: State, seat: Seat): Pending['do'] | undefined => players[seat].pending.at(-1)?.do;

function prospects(state: State, eyes: Eyes): Prospects {
  const progress = Math.max(0, Math.min(1, 1 - roundsLeftOf(state) / ROUNDS));
  // Before the first round the nets know nothing.
  if (state.round === 0) return { progress: 0, sides: sidesOf(state).map(() => [0, 0, 0]) };
  const mind = learntMind();
  readyFor(mind, state);
  const rows = state.players.map((player) => rowOf(mind, state, { player, eyes }));
  if (state.robot === undefined) return { progress, sides: rows };
  const [[net, points]] = rows;
  return {
    progress,
    sides: [
      [net, points, 1],
      [0, robotPoints(state, state.robot) / POINTS, 0],
    ],
  };
}

/** The seats, and alone the robot besides. */
const sidesOf = ({ players, robot }: State): readonly unknown[] => (robot === undefined ? players : [...players, robot]);

function rowOf(mind: Mind, state: State, { player, eyes }: { readonly player: Player; readonly eyes: Eyes }): number[] {
  const isDone = state.stage !== 'choose' && player.pending.length === 0;
  const isKnown = eyes === 'open' || eyes === player.seat;
  fillColumn(state, player.seat, { column, count: countFor(state), look: { isKnown, isDone } });
  const [net, points] = forward(state.robot === undefined ? mind.value : mind.alone, column);
  return [net, points, 0];
}
