import type { ShipPick } from '../../actions.ts';
import type { Face } from '../../state.ts';
import type { TermId } from '../shape.ts';
import { terms } from './terms.ts';

const LIST = new Intl.ListFormat('ru', { type: 'conjunction' });
export const list = (items: readonly (number | string)[]): string => LIST.format(items.map(String));

export const name = (id: TermId): string => terms[id].name;

/** «4 и 6»; «Реликтовый Корабль (4)»; «4 и 6 вместе с Реликтовым Кораблём». */
export function ships(faces: readonly Face[], relic: boolean): string {
  if (!relic) return list(faces);
  return faces.length === 1 ? `Реликтовый Корабль (${faces[0]})` : `${list(faces)} вместе с Реликтовым Кораблём`;
}

export const ship = ({ face, relic }: ShipPick): string => ships([face], relic);

/** Имя стоит после слова «игрок», чтобы не склоняться. */
export const shipOf = (owner: string, { face, relic }: ShipPick): string =>
  relic ? `Реликтовый Корабль (${face}) игрока ${owner}` : `корабль ${face} игрока ${owner}`;
