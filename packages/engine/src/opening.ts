import { chanceFromSeed } from './chance.ts';
import { type ActionBase, BadInput, type DecisionBase, type EventBase, type GameModule } from './contract.ts';
import type { MatchStart } from './record.ts';
import type { WithChance } from './step.ts';

/** What decides how a match begins. */
export interface Opening<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly start?: MatchStart | undefined;
}

/** The state before the first action. Throws `BadInput` for a position that cannot be. */
export function openingState<State extends WithChance, Options>(
  module: Pick<GameModule<State, ActionBase, unknown, Options, EventBase, DecisionBase>, 'setup' | 'position' | 'standing'>,
  { options, seats, seed, start }: Opening<Options>,
): State {
  if (start === undefined) return module.setup(options, seats, chanceFromSeed(seed));
  const state = module.position(start.position);
  const { length } = module.standing(state);
  if (length !== seats) throw new BadInput('start.position', `has ${length} seats, and the match ${seats}`);
  return state;
}
