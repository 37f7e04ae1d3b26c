import { type ActionBase, chanceFromSeed, type Seat, type WithChance } from '@orrery/engine';
import { chancesIn } from './chances.ts';
import type { AnyJudgedGame } from './judged-game.ts';

/** The two ways to look at a match: with what each seat could know then, or with all hands and secret choices open. */
export const WAYS_TO_LOOK = ['own', 'open'] as const;
export type WayToLook = (typeof WAYS_TO_LOOK)[number];

/** A moment of a match, as somebody looks at it. */
export interface Look {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly eyes: WayToLook;
  readonly salt: string;
}

export const eyesOf = ({ seat, eyes }: Pick<Look, 'seat' | 'eyes'>): Seat | 'open' => (eyes === 'open' ? 'open' : seat);

/** A whole state that agrees with all that is known; what is still to come (dice, the order of decks) nobody knows with any eyes. */
export function worldOf({ module, study }: AnyJudgedGame, { state, seat, eyes, salt }: Look): WithChance {
  const chance = chanceFromSeed(salt);
  if (eyes === 'own') return module.imagine(module.view(state, seat), chance);
  const world = { ...module.clone(state), chance };
  study.redraw(world);
  return world;
}

/** A game's measures see little of hidden cards: few worlds are enough. */
const WORLDS = 2;

/** The chance of the seat, as it sees it. */
export function seenChance(game: AnyJudgedGame, look: Look): number {
  let sum = 0;
  for (let at = 0; at < WORLDS; at++) {
    const world = worldOf(game, { ...look, salt: `${look.salt} seen ${at}` });
    sum += chancesIn(game, world, eyesOf(look))[look.seat] ?? 0;
  }
  return sum / WORLDS;
}

/** The game as a bot may think of it with these eyes: whatever it imagines is such a world. */
export function gameFor(game: AnyJudgedGame, look: Look): AnyJudgedGame {
  if (look.eyes === 'own') return game;
  const { module, study } = game;
  const imagine = (_: unknown, chance: WithChance['chance']) => {
    const world = { ...module.clone(look.state), chance };
    study.redraw(world);
    return world;
  };
  return { ...game, module: { ...module, imagine } };
}

/** Equal actions have equal keys. */
export const keyOf = (action: ActionBase): string => JSON.stringify(action);
