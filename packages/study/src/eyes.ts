import { type ActionBase, chanceFromSeed, type Seat, stableJson, type WithChance } from '@orrery/engine';
import { chancesIn, meanOf } from './chances.ts';
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
  /** What the former answers of this seat say of its habits, as `habitBefore` adds them up; 0 where left out. */
  readonly habit?: number;
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

/** The chances of all seats, as this one sees them. */
export function seenChances(game: AnyJudgedGame, look: Look): readonly number[] {
  const count = game.study.eyesAlike === true ? 1 : WORLDS;
  const salts = Array.from({ length: count }, (_, at) => `${look.salt} seen ${at}`);
  return meanOf(salts.map((salt) => chancesIn(game, worldOf(game, { ...look, salt }), eyesOf(look))));
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

/** Equal actions have equal keys, in whatever order their fields were written. */
export const keyOf = (action: ActionBase): string => stableJson(action);
