import { at, BadInput, flag, type Json, listOf, objectAt, oneOf, optional, wholeNumber } from '@orrery/engine';
import type { CardId } from '../../cards/catalogue.ts';
import { MOST_CREDIT, MOST_ECONOMY, ROBOT_LEVELS } from '../../cards/robot.ts';
import { cardOf } from '../../rules/cards.ts';
import { newRobot, startOf } from '../../rules/robot.ts';
import { ACTION_CARDS, type ActionCard, type Robot, type State } from '../../state.ts';
import { cardReader, type ReadCard } from './cards.ts';

const ROBOT_KEYS = [
  'startWorld',
  'stack',
  'tableau',
  'chips',
  'credit',
  'economy',
  'counters',
  'placedCounters',
  'face',
  'overlay',
  'dice',
] as const;

const MOST_DICE = 2;
/** Of both boxes and the largest pack. */
const MOST_CARDS = 196;

/** What is named of the robot's mat; the rest follows from its start world and the level of the table. */
export interface DescribedRobot {
  readonly startWorld: CardId | undefined;
  /** The first is flipped first; a number: that many unknown cards. */
  readonly stack: readonly CardId[] | number | undefined;
  readonly tableau: readonly CardId[] | undefined;
  readonly chips: number;
  readonly credit: number | undefined;
  readonly economy: number | undefined;
  readonly counters: number | undefined;
  readonly placedCounters: number;
  readonly face: ActionCard | undefined;
  readonly hasOverlay: boolean | undefined;
  readonly dice: readonly ActionCard[];
}

export function readRobot(place: string, given: Json, readCard: ReadCard): DescribedRobot {
  const mat = objectAt(place, given, ROBOT_KEYS);
  const count = (key: (typeof ROBOT_KEYS)[number], most: number) =>
    optional(mat[key], undefined, (number) => wholeNumber(at(place, key), number, { min: 0, max: most }));
  const action = (spot: string, word: Json) => oneOf(spot, word, ACTION_CARDS);
  const dice = optional(mat.dice, [], (list) => listOf(at(place, 'dice'), list, action));
  if (dice.length > MOST_DICE) throw new BadInput(at(place, 'dice'), `must be at most ${MOST_DICE}`);
  return {
    startWorld: optional(mat.startWorld, undefined, (card) => readCard(at(place, 'startWorld'), card)),
    stack:
      typeof mat.stack === 'number'
        ? count('stack', MOST_CARDS)
        : optional(mat.stack, undefined, (list) => listOf(at(place, 'stack'), list, readCard)),
    tableau: optional(mat.tableau, undefined, (list) => listOf(at(place, 'tableau'), list, readCard)),
    chips: count('chips', 1000) ?? 0,
    credit: count('credit', MOST_CREDIT),
    economy: count('economy', MOST_ECONOMY),
    counters: count('counters', ROBOT_LEVELS.hard.counters),
    placedCounters: count('placedCounters', ROBOT_LEVELS.hard.counters) ?? 0,
    face: optional(mat.face, undefined, (word) => action(at(place, 'face'), word)),
    hasOverlay: optional(mat.overlay, undefined, (yes) => flag(at(place, 'overlay'), yes)),
    dice,
  };
}

export const UNNAMED_ROBOT: DescribedRobot = readRobot('robot', {}, cardReader([]));

/** The mat with an empty stack and nothing taken from the box yet; `free`: start worlds nobody named. */
export function robotFrom(state: State, given: DescribedRobot, free: readonly CardId[]): Robot {
  const startWorld = given.startWorld ?? given.tableau?.find((card) => cardOf(state, card).start !== undefined) ?? free[0];
  if (startWorld === undefined) throw new BadInput('robot.startWorld', 'there is no start world left in the box');
  if (cardOf(state, startWorld).start === undefined) throw new BadInput('robot.startWorld', `${startWorld} is no start world`);
  const fresh = newRobot(state, startWorld);
  const { overlay } = startOf(state, startWorld);
  if (given.hasOverlay === true && overlay === 'none') throw new BadInput('robot.overlay', `there is none for ${startWorld}`);
  const all = ROBOT_LEVELS[state.options.robot].counters;
  const counters = given.counters ?? Math.max(0, all - given.placedCounters);
  if (counters + given.placedCounters > all) {
    throw new BadInput('robot.placedCounters', `a robot that is ${state.options.robot} has ${all} counters in all`);
  }
  return {
    startWorld,
    stack: [],
    tableau: [...(given.tableau ?? [startWorld])],
    chips: given.chips,
    credit: given.credit ?? fresh.credit,
    economy: given.economy ?? fresh.economy,
    counters,
    placedCounters: given.placedCounters,
    face: given.face ?? fresh.face,
    hasOverlay: given.hasOverlay ?? fresh.hasOverlay,
    dice: [...given.dice],
  };
}
