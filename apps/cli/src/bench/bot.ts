import { type AnyBotGame, botLevels, chooseAction } from '@orrery/bots';
import { chanceFromSeed, silent } from '@orrery/engine';
import { processorMilliseconds } from './clock.ts';

export interface BotRequest {
  readonly game: AnyBotGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly seconds: number;
}

export interface MeasuredBot {
  readonly bot: string;
  /** Positions it looks at while it thinks. */
  readonly botNodesPerSecond: number;
  readonly botDecisionMilliseconds: number;
}

/** The strongest level against itself, timed where it has something to decide. Undefined if it looks at no positions at all. */
export function measureBot({ game: { module, knowledge }, options, seats, seed, seconds }: BotRequest): MeasuredBot | undefined {
  const bot = botLevels(module.id).at(-1) ?? 'random';
  let nodes = 0;
  const counting = {
    ...module,
    apply: (...call: Parameters<typeof module.apply>) => {
      nodes += 1;
      module.apply(...call);
    },
  };
  let decisions = 0;
  let thought = 0;
  for (let match = 0; thought < seconds * 1000; match++) {
    const state = module.setup(options, seats, chanceFromSeed(`${seed} bot ${match}`));
    for (let seat: number | undefined = module.asked(state)[0]; seat !== undefined; seat = module.asked(state)[0]) {
      const legal = module.legal(state, seat);
      const question = { seat, legal, view: module.view(state, seat), salt: `${seed} ${match} ${decisions}`, isMute: true } as const;
      const began = processorMilliseconds();
      const { action } = chooseAction({ module: counting, knowledge }, bot, question);
      if (legal.length > 1) {
        decisions += 1;
        thought += processorMilliseconds() - began;
      }
      module.apply(state, seat, action, silent);
      if (thought >= seconds * 1000) break;
    }
  }
  if (nodes === 0) return undefined;
  return { bot, botNodesPerSecond: (nodes * 1000) / thought, botDecisionMilliseconds: thought / decisions };
}
