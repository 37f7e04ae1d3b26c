import { below } from '@orrery/engine';
import { ROBOT_DICE, type RobotFace } from '../cards/robot.ts';
import { ACTION_CARDS, type ActionCard, type State } from '../state.ts';
import { phaseOf } from './rounds.ts';

/** [RG-14.5] Spaces of the mat from left to right; Explore, Develop and Settle have two each. */
const SPACES = ['explore', 'explore', 'develop', 'develop', 'settle', 'settle', 'consume-trade', 'consume-x2', 'produce'] as const;
type SpaceAction = (typeof SPACES)[number];

export function rollDice(draft: State): RobotFace[] {
  return ROBOT_DICE.map((faces) => faces[below(draft.chance, faces.length)]);
}

/** [RG-14.6] [RG-RB1] The actions of the robot: its dice on the mat, match faces last; where one came from is not kept. */
export function placeDice(
  faces: readonly RobotFace[],
  { marked, robotFace }: { readonly marked: readonly ActionCard[]; readonly robotFace: ActionCard },
): ActionCard[] {
  const taken = new Set<number>();
  for (const face of faces) if (face !== 'match') placeOn(taken, spaceOf(face === 'robot' ? robotFace : face));
  const markers = markedSpaces(marked);
  for (const face of faces) if (face === 'match') placeMatch(taken, markers);
  return [...taken].sort((one, other) => one - other).map((space) => cardOn(space));
}

function spaceOf(action: ActionCard): SpaceAction {
  return action === 'explore-5' || action === 'explore-1-1' ? 'explore' : action;
}

/** The left space of a pair first; a second die on a single space does nothing. */
function placeOn(taken: Set<number>, action: SpaceAction): void {
  const left = SPACES.indexOf(action);
  const isPair = SPACES[left + 1] === action;
  taken.add(isPair && taken.has(left) ? left + 1 : left);
}

/** Where the player's two markers lie, from left to right. */
function markedSpaces(marked: readonly ActionCard[]): number[] {
  const spaces = new Set<number>();
  for (const action of [...marked].sort((one, other) => ACTION_CARDS.indexOf(one) - ACTION_CARDS.indexOf(other)))
    placeOn(spaces, spaceOf(action));
  return [...spaces].sort((one, other) => one - other);
}

/** Under the right-most marker without a die; on one pair under the left space first. */
function placeMatch(taken: Set<number>, markers: readonly number[]): void {
  const isOnePair = markers.length === 2 && SPACES[markers[0]] === SPACES[markers[1]];
  const order = isOnePair ? markers : [...markers].reverse();
  const space = order.find((marker) => !taken.has(marker));
  if (space !== undefined) taken.add(space);
}

function cardOn(space: number): ActionCard {
  const action = SPACES[space];
  if (action !== 'explore') return action;
  return space === 0 ? 'explore-5' : 'explore-1-1';
}

/** How many of its dice are in a phase. */
export function diceIn(dice: readonly ActionCard[], phase: ReturnType<typeof phaseOf>): number {
  return dice.filter((action) => phaseOf(action) === phase).length;
}
