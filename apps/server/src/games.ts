import { botLevels } from '@orrery/bots';
import type { AnyGame, AnyKnowledge } from '@orrery/engine';

/** A game this server can host, and what its bots know of it. */
export interface HostedGame {
  readonly module: AnyGame;
  readonly knowledge: AnyKnowledge | undefined;
}

/** Every game has it. */
const RANDOM = 'random';

/** The games a server hosts. */
export class Games {
  readonly all: readonly HostedGame[];

  constructor(all: readonly HostedGame[]) {
    this.all = all;
  }

  of(id: string): HostedGame | undefined {
    return this.all.find(({ module }) => module.id === id);
  }

  /** The level of the bot that plays on for somebody: neither the weakest nor the strongest there is. */
  middleLevel(id: string): string {
    const levels = botLevels(id);
    return levels[Math.floor(levels.length / 2)] ?? RANDOM;
  }

  hasLevel(id: string, level: string): boolean {
    return this.of(id) !== undefined && botLevels(id).includes(level);
  }
}
