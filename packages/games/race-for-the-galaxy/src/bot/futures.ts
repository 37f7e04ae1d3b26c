import { type Chance, nextWord, shuffle } from '@orrery/engine';
import { ROBOT_DICE } from '../cards/robot.ts';
import type { State } from '../state.ts';

/** More words of chance than any round draws. */
const FAR = 4096;

/**
 * The same worlds, each with a chance of its own: imagined by one, they would all roll the same dice, and a player who plays out actions in
 * them would know what the robot does. Where it is about to roll, its rolls are spread evenly over the worlds.
 */
export function withOwnFutures(worlds: readonly State[], chance: Chance): State[] {
  nextWord(chance);
  const rolls = worlds[0].robot !== undefined && worlds[0].stage === 'choose' ? evenRolls(worlds.length, chance) : [];
  return worlds.map((world, at) => ({
    ...world,
    chance: { key: chance.key, counter: chance.counter + FAR * (at + 1), script: rolls[at] },
  }));
}

/** Six worlds in a row see every face of each die once, six times six every roll. */
function evenRolls(count: number, chance: Chance): number[][] {
  const [ones, others] = ROBOT_DICE.map((faces) => {
    const order = faces.map((_, face) => face);
    shuffle(chance, order);
    return order;
  });
  return Array.from({ length: count }, (_, at) => [ones[at % ones.length], others[(at + Math.floor(at / ones.length)) % others.length]]);
}
