import { counter, isKeyOf, lister } from '@orrery/engine';
import type { CardId } from '../../cards/catalogue.ts';
import type { Good, Keyword } from '../../cards/powers.ts';
import { ownNumber, type Table } from '../table.ts';
import { CARD_NAMES } from './cards.ts';

export const list = lister('ru');

/** Винительный с числом: «1 карту», «2 карты», «5 карт». */
export const cards = counter('ru', 'карту', 'карты', 'карт');
export const credits = counter('ru', 'кредит', 'кредита', 'кредитов');
/** Родительный после «до»: «до 1 карты», «до 2 карт». */
export const upToCards = counter('ru', 'карты', 'карт', 'карт');

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  novelty: 'предметы роскоши',
  rare: 'редкие элементы',
  genes: 'генетические материалы',
  alien: 'технологии пришельцев',
};
/** «мир редких элементов»; у товаров вид назван в скобках. */
export const OF_KIND: Readonly<Record<Good, string>> = {
  novelty: 'предметов роскоши',
  rare: 'редких элементов',
  genes: 'генетических материалов',
  alien: 'технологий пришельцев',
};
export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  alien: 'ПРИШЕЛЬЦЫ',
  imperium: 'ИМПЕРИЯ',
  rebel: 'МЯТЕЖНИКИ',
  terraforming: 'ТЕРРАФОРМИРОВАНИЕ',
  uplift: 'РАЗВИТАЯ РАСА',
};

/** У карт из набора игрока название своё, а не печатное. */
const cardName = (id: CardId): string => (isKeyOf(CARD_NAMES, id) ? CARD_NAMES[id] : `Самодельная карта ${ownNumber(id) + 1}`);

/** Как карты называют за этим столом. */
export function namesOn(table: Pick<Table, 'facts'>) {
  const name = (id: CardId): string => table.facts(id)?.title ?? cardName(id);
  /** В кавычках, чтобы не склонять; кавычки внутри названия — другие. */
  const quoted = (id: CardId): string => `«${name(id).replace('«', '„').replace('»', '“')}»`;
  /** «карту «Мир-улей»»; «карты «Мир-улей» и «Дипломат»». */
  const titled = (ids: readonly CardId[]): string => `${ids.length === 1 ? 'карту' : 'карты'} ${list(ids.map(quoted))}`;
  return { name, quoted, titled };
}

export const ofKind = (kind: Good | undefined): string => (kind === undefined ? '' : ` ${OF_KIND[kind]}`);
