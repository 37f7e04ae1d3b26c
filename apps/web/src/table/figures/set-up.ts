import { type AnyGame, chanceFromSeed, readOptions, type WithChance } from '@orrery/engine';

/** Choices of a set-up, more than any game asks for. */
const MOST_CHOICES = 80;

interface SetUp {
  readonly seats: number;
  /** Whether a table that looks like this is ready for the first turn. */
  readonly isReady: (view: unknown) => boolean;
}

/** A table ready for the first turn; where something is chosen before, the first that is offered is taken. Alike every time. */
export function tableSetUp(module: AnyGame, { seats, isReady }: SetUp): WithChance {
  const state = module.setup(readOptions(module.options, {}, seats), seats, chanceFromSeed(`rules ${module.id}`));
  for (let choices = 0; choices < MOST_CHOICES && !isReady(module.view(state, 'spectator')); choices++) {
    const [seat] = module.asked(state);
    if (seat === undefined) break;
    const [first] = module.legal(state, seat);
    module.apply(state, seat, first, () => {});
  }
  return state;
}
