import type { AdaptationId } from '../cards/adaptations.ts';
import { notAlone } from '../index.ts';
import type { Stage } from '../state.ts';
import { type Scene, type Table, table } from './table.ts';

type SanctuaryScene = Scene & { readonly options?: Readonly<Record<string, boolean | string>> };

/** A table with the whole expansion; `options` adds to it. */
export function sanctuaryTable(scene: SanctuaryScene = {}): Table {
  return table({ ...scene, options: { expansion: 'sanctuary', ...scene.options } });
}

/** After the reveal, with these adaptations developed before this turn. */
export function reckoningWith(developed: readonly AdaptationId[], scene: SanctuaryScene): Table {
  return sanctuaryTable({ stage: 'reckoning', turn: 3, creature: { developed: [...developed] }, ...scene });
}

/** Before any token is placed, with these adaptations developed before this turn. */
export function huntingWith(developed: readonly AdaptationId[], scene: SanctuaryScene = {}): Table {
  const hunted = { rick: { played: ['rover'] } };
  return sanctuaryTable({ stage: 'hunting', turn: 3, creature: { developed: [...developed] }, hunted, ...scene });
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
