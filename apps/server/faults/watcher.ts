import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@orrery/engine';
import type { ServerMessage } from '@orrery/protocol';
import { pick } from '../test/support/choice.ts';
import { Line } from './line.ts';
import type { World } from './world.ts';

export interface WatcherSetting {
  readonly world: World;
  readonly match: string;
  readonly chance: Chance;
  /** Left out: somebody without a name. */
  readonly who?: { readonly id: string; readonly cookie: string };
  readonly hear?: (message: ServerMessage) => void;
}

const FIRST_MILLISECONDS = 4000;
const PAUSE_MILLISECONDS = 150;

/** A tab at a match: when its node is gone it goes to another. */
export class Watcher {
  readonly #setting: WatcherSetting;
  #line: Line | undefined;
  #address = '';

  constructor(setting: WatcherSetting) {
    this.#setting = setting;
  }

  /** The line it has, or a new one on which the match was shown already. Undefined: everybody goes home. */
  async connected(): Promise<Line | undefined> {
    const { world, chance } = this.#setting;
    while (!world.isOver) {
      if (this.#line?.isOpen) return this.#line;
      const others = world.addresses.filter((address) => address !== this.#address);
      this.#address = pick(chance, others.length === 0 ? world.addresses : others);
      this.#line = await this.#watch(this.#address);
      if (this.#line === undefined) await setTimeout(PAUSE_MILLISECONDS);
    }
    this.drop();
    return undefined;
  }

  drop(): void {
    this.#line?.drop();
    this.#line = undefined;
  }

  async #watch(address: string): Promise<Line | undefined> {
    const { world, match, who, hear } = this.#setting;
    const note = { line: world.notes.newLine(), person: who?.id ?? '' };
    let isShown = false;
    const line = await Line.open({
      address,
      cookie: who?.cookie,
      hear: (message) => {
        world.notes.hear(message, note);
        if (message.type === 'update') isShown = true;
        hear?.(message);
      },
    });
    line?.say({ type: 'watch', match });
    const last = performance.now() + FIRST_MILLISECONDS;
    while (line?.isOpen && !isShown && performance.now() < last) await line.next(FIRST_MILLISECONDS);
    if (isShown) return line;
    line?.drop();
    return undefined;
  }
}
