import type { Json } from '@orrery/engine';
import type { Faction } from '../cards/factions.ts';
import { layOut } from '../input/position/lay-out.ts';
import type { State } from '../state.ts';

/** What a test says of the table; everything else is as docs/POSITIONS.md defaults it. */
export interface Scene {
  readonly [key: string]: Json | undefined;
  /** By seat; Marines and Aliens if not said. */
  readonly factions?: readonly Faction[];
  /** Whose turn it is; the first seat's if not said. */
  readonly you?: Faction;
}

/** The scene as a described position. */
export function described({ you, turn = {}, ...rest }: Scene): Json {
  if (typeof turn !== 'object' || turn === null || Array.isArray(turn)) throw new Error('turn: must be an object');
  return { ...rest, turn: { ...turn, ...(you === undefined ? {} : { seat: you }) } };
}

/** The state a scene describes, with nothing done yet: for rules that are tested without the flow. */
export function laid(scene: Scene = {}): State {
  return layOut(described(scene));
}
