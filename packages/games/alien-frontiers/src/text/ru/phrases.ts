import { lister } from '@orrery/engine';
import type { ShipPick } from '../../actions.ts';
import type { Face } from '../../state.ts';
import type { TermId } from '../shape.ts';
import { NAMES } from './names.ts';

export const list = lister('ru');

export const name = (id: TermId): string => NAMES[id];

/** «4 и 6»; «Реликтовый Корабль (4)»; «4 и 6 вместе с Реликтовым Кораблём». */
function ships(faces: readonly Face[], relic: boolean): string {
  if (!relic) return list(faces);
  return faces.length === 1 ? `Реликтовый Корабль (${faces[0]})` : `${list(faces)} вместе с Реликтовым Кораблём`;
}

/** То же со словом «корабль»: «корабль 4»; «корабли 4 и 6». */
export function named(faces: readonly Face[], relic: boolean): string {
  if (faces.length === 1) return relic ? ships(faces, relic) : `корабль ${faces[0]}`;
  return `корабли ${ships(faces, relic)}`;
}

export const ship = ({ face, relic }: ShipPick): string => named([face], relic);

/** Имя стоит после слова «игрок», чтобы не склоняться. */
export const shipOf = (owner: string, pick: ShipPick): string => `${ship(pick)} игрока ${owner}`;
