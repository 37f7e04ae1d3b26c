import type { Tell } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import { FIRST_SETTLE, MOST_CREDIT, MOST_ECONOMY, ROBOT_LEVELS, ROBOT_STARTS, type RobotStart } from '../cards/robot.ts';
import type { Event } from '../events.ts';
import type { Phase, Robot, State } from '../state.ts';
import { cardOf } from './cards.ts';
import { takeTop } from './piles.ts';
import { diceIn, placeDice, rollDice } from './robot-dice.ts';

/** [RG-14.4] */
export function newRobot(state: State, startWorld: CardId): Robot {
  const { credit, economy, face, overlay } = startOf(state, startWorld);
  return {
    startWorld,
    stack: [],
    tableau: [startWorld],
    chips: 0,
    credit,
    economy,
    counters: ROBOT_LEVELS[state.options.robot].counters,
    placedCounters: 0,
    face,
    hasOverlay: overlay !== 'none',
    dice: [],
  };
}

export function startOf(state: Pick<State, 'own'>, startWorld: CardId): RobotStart {
  const number = cardOf(state, startWorld).start;
  const start = number === undefined ? undefined : ROBOT_STARTS[number];
  if (start === undefined) throw new Error(`RG-14.4: ${startWorld} is no start world`);
  return start;
}

/** [RG-14.5] */
export function rollForRobot(draft: State, robot: Robot, tell: Tell<Event>): void {
  const faces = rollDice(draft);
  robot.dice = placeDice(faces, { marked: draft.players[0].actions, robotFace: robot.face });
  tell({ type: 'robot-rolled', faces, actions: robot.dice }, { reveals: true });
}

/** [RG-14.7] After the player's part of a phase: its action where a die lies, a response where only the player marked it. */
export function robotTurn(draft: State, robot: Robot, phase: Phase, tell: Tell<Event>): void {
  const dice = diceIn(robot.dice, phase);
  const isDouble = phase === 'develop' || phase === 'settle';
  const role = dice >= (isDouble ? draft.pass : 1) ? 'action' : 'response';
  const start = startOf(draft, robot.startWorld);
  const drawn = TURNS[phase](draft, robot, { start, role, dice }, tell);
  tell({ type: 'robot-changed', phase, role, drawn, credit: robot.credit, economy: robot.economy });
}

interface Turn {
  readonly start: RobotStart;
  readonly role: 'action' | 'response';
  /** How many of its dice are in the phase. */
  readonly dice: number;
}

/** What the robot does in each phase; gives how many cards it drew for its stack. */
const TURNS: { readonly [Each in Phase]: (draft: State, robot: Robot, turn: Turn, tell: Tell<Event>) => number } = {
  explore: robotExplores,
  develop: robotDevelops,
  settle: robotSettles,
  consume: robotConsumes,
  produce: robotProduces,
};

function addCredit(robot: Robot, credit: number): void {
  robot.credit = Math.min(MOST_CREDIT, robot.credit + credit);
}

function addEconomy(robot: Robot): void {
  robot.economy = Math.min(MOST_ECONOMY, robot.economy + 1);
}

/** Unseen cards of the supply go under the stack. Gives how many there were. */
export function drawForRobot(draft: State, robot: Robot, count: number, tell: Tell<Event>): number {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeTop(draft, draft.piles[0], tell);
    if (card === undefined) return drawn;
    robot.stack.unshift(card);
  }
  return count;
}

/** [RG-14.8] */
function robotExplores(draft: State, robot: Robot, { start, dice }: Turn, tell: Tell<Event>): number {
  const [action, both, response] = start.explore;
  if (dice > 0) addCredit(robot, 1);
  return drawForRobot(draft, robot, dice === 0 ? response : dice === 1 ? action : both, tell);
}

/** [RG-14.8] [RG-RB5] [RG-RB7] A counter if it can be paid; else a development from the stack, another copy of one it has too. */
function robotDevelops(draft: State, robot: Robot, { role }: Turn, tell: Tell<Event>): number {
  const price = role === 'action' ? 2 : 3;
  if (robot.counters > 0 && robot.credit >= price) {
    robot.counters -= 1;
    robot.placedCounters += 1;
    robot.credit -= price;
    tell({ type: 'robot-counter', cost: price });
    return 0;
  }
  if (role === 'response') {
    if (robot.credit === 0) return 0;
    const found = flip(draft, robot, (card) => card.kind === 'development', tell);
    if (found !== undefined) robot.credit -= 1;
    return 0;
  }
  const drawn = drawForRobot(draft, robot, 1, tell);
  const found = flip(draft, robot, (card) => card.kind === 'development' && (card.cost < 6 || robot.credit > 0), tell);
  if (found !== undefined && found.cost >= 6) robot.credit -= 1;
  return drawn;
}

/** [RG-14.8] [RG-RB8] Reveals its stack until a card fits, which is placed; the misses go to the common discards. */
function flip(draft: State, robot: Robot, fits: (card: Card) => boolean, tell: Tell<Event>): Card | undefined {
  for (let card = robot.stack.pop(); card !== undefined; card = robot.stack.pop()) {
    const facts = cardOf(draft, card);
    const placed = fits(facts);
    tell({ type: 'robot-flipped', card, placed }, { reveals: true });
    if (placed) {
      robot.tableau.push(card);
      return facts;
    }
    draft.piles[0].discard.push(card);
  }
  return undefined;
}

/** [RG-14.8] [RG-RB4] Only an action is the special one of Doomed World. */
function robotSettles(draft: State, robot: Robot, { start, role }: Turn, tell: Tell<Event>): number {
  if (role === 'action' && robot.hasOverlay && start.overlay === 'first-settle') {
    leaveDoomedWorld(draft, robot, tell);
    return 0;
  }
  const { seeks, draws, isFree } = start.settle;
  const isPaid = role === 'response' && !isFree;
  if (isPaid && robot.credit === 0) return 0;
  const drawn = drawForRobot(draft, robot, role === 'action' ? draws[0] : draws[1], tell);
  const found = flip(draft, robot, (card) => card.kind === 'world' && card.isMilitary === (seeks === 'military'), tell);
  if (found !== undefined && isPaid) robot.credit -= 1;
  return drawn;
}

/** [RG-14.9] [RG-RB4] From the supply itself, a good world, misses to the discards; then the start world is left behind. */
function leaveDoomedWorld(draft: State, robot: Robot, tell: Tell<Event>): void {
  const [pile] = draft.piles;
  for (let left = pile.deck.length + pile.discard.length; left > 0; left--) {
    const card = takeTop(draft, pile, tell);
    if (card === undefined) break;
    const facts = cardOf(draft, card);
    const placed = facts.kind === 'world' && !facts.isMilitary && facts.points !== 'scored' && facts.points >= FIRST_SETTLE.leastPoints;
    tell({ type: 'robot-flipped', card, placed }, { reveals: true });
    if (placed) {
      robot.tableau.push(card);
      break;
    }
    pile.discard.push(card);
  }
  addCredit(robot, FIRST_SETTLE.credit);
  addEconomy(robot);
  robot.tableau.splice(robot.tableau.indexOf(robot.startWorld), 1);
  pile.discard.push(robot.startWorld);
  robot.hasOverlay = false;
}

/** [RG-14.10] [RG-RB2] */
function robotConsumes(draft: State, robot: Robot, { start, role }: Turn, tell: Tell<Event>): number {
  const trades = robot.dice.includes('consume-trade');
  const doubles = robot.dice.includes('consume-x2');
  const chips = role === 'action' && doubles ? 2 * robot.economy : robot.economy;
  robot.chips += chips;
  draft.pool -= chips;
  if (chips > 0) tell({ type: 'chips-won', who: 'robot', chips, by: 'economy' });
  if (trades) {
    addCredit(robot, 2);
    turnFace(robot, start, 'consume-trade');
  }
  if (doubles) addEconomy(robot);
  return 0;
}

/** [RG-14.7] [RG-14.10] In Produce there is no response. */
function robotProduces(_: State, robot: Robot, { start, role }: Turn): number {
  if (role === 'action') {
    addEconomy(robot);
    turnFace(robot, start, 'produce');
  }
  return 0;
}

/** [RG-14.9] [RG-RB3] Overlays that change what the robot face means, from the next roll on. */
function turnFace(robot: Robot, { overlay }: RobotStart, done: 'consume-trade' | 'produce'): void {
  if (overlay === 'x2-after-trade' && robot.hasOverlay && done === 'consume-trade') {
    robot.face = 'consume-x2';
    robot.hasOverlay = false;
  }
  if (overlay === 'trade-or-produce' && robot.face === done) robot.face = done === 'produce' ? 'consume-trade' : 'produce';
}
