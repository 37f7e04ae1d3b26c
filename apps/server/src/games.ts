import { botLevels } from '@orrery/bots';
import type { AnyGame, AnyKnowledge } from '@orrery/engine';

/** A game this server can host, and what its bots know of it. */
export interface HostedGame {
  readonly module: AnyGame;
  readonly knowledge: AnyKnowledge | undefined;
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
