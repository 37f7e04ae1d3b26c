import { botLevels } from '@orrery/bots';
import type { AnyGame, BotKnowledge } from '@orrery/engine';

/** A game this server can host, and what its bots know of it. */
export interface HostedGame {
  readonly module: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, where code works for all games alike
  readonly knowledge: BotKnowledge<any, any> | undefined;
}

/** The games a server hosts. */
export class Games {
  readonly all: readonly HostedGame[];

  constructor(all: readonly HostedGame[]) {
    this.all = all;
  }

  of(id: string): HostedGame | undefined {
    return this.all.find(({ module }) => module.id === id);
  }

  hasLevel(id: string, level: string): boolean {
    return this.of(id) !== undefined && botLevels(id).includes(level);
  }
}
