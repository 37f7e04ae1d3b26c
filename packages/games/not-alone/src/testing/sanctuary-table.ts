import { notAlone } from '../index.ts';
import type { Stage } from '../state.ts';
import { type Scene, type Table, table } from './table.ts';

/** A table with the whole expansion; `options` adds to it. */
export function sanctuaryTable(scene: Scene & { readonly options?: Readonly<Record<string, boolean | string>> } = {}): Table {
  return table({ ...scene, options: { expansion: 'sanctuary', ...scene.options } });
}

/** Everybody passes until the turn gets there. */
export function passTo(game: Table, stage: Stage): Table {
  for (let count = 0; count < 50 && game.stage !== stage; count++) {
    const seat = notAlone.asked(game.state).find((one) => game.legal(one, 'pass').length > 0);
    if (seat === undefined) throw new Error(`the turn waits at ${game.stage} for ${game.asked.join(', ')}, not at ${stage}`);
    game.pass(seat);
  }
  return game;
}
