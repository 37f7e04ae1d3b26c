import { type Locale, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RaceText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { actionLines, decisionLines } from './lines.ts';
import { options } from './options.ts';
import { cardWords, namesOn } from './powers.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';

const locale: Locale = 'ru';

/** Слова за таким столом. */
function textOn(table: Table): RaceText {
  const actions = actionLines(table);
  const events = eventLines(table);
  const decisions = decisionLines(table);
  const refusals = refusalLines(table);
  const nameOf = namesOn(table).name;
  const robot = table.robotPoints === undefined ? '' : ` У робота ${table.robotPoints} ПО.`;
  return {
    locale,
    name: manifest.shelf.ru.name,
    tagline: manifest.shelf.ru.tagline,
    terms: { ...terms, ...ownTerms(table, (card, facts) => ({ name: nameOf(card), help: cardWords(facts) })) },
    options,
    sources: {
      chips: 'Жетоны ПО',
      worlds: 'Миры',
      developments: 'Разработки',
      'six-developments': 'Разработки со стоимостью 6',
      goals: 'Цели',
    },
    endings: {
      pool: `Взят последний жетон ПО из запаса.${robot}`,
      tableau: `В одном из секторов двенадцать карт.${robot}`,
    },
    ...sayBy<Action, Event, Decision>({
      actions,
      events,
      decisions,
      refusals,
      unknownRefusal: (rule) => `Этого не позволяет правило ${rule}.`,
    }),
    primer: [
      'Вы строите перед собой цивилизацию из миров и разработок. Побеждает тот, у кого больше очков: на картах, в жетонах и за цели.',
      'Каждый раунд все тайно выбирают действие. Проходят только выбранные фазы, и в них участвуют все; выбравший получает привилегию.',
      'Поэтому старайтесь угадать чужой выбор: фаза, которую выбрал соперник, достанется вам даром.',
      'Карты — это и деньги. За разработку или мир со стоимостью 3 сбрасывают с руки 3 другие карты.',
      'За защищённые миры не платят, их завоёвывают: ваша атака должна быть не меньше их защиты.',
      'Производство кладёт товары на ваши миры. Продажа меняет один товар на много карт, способности потребления превращают товары в ПО, «×2» их удваивает.',
      'Выложенная карта работает со следующей фазы. Ищите карты, которые подходят друг другу и вашей разработке со стоимостью 6.',
      'Партия кончается в конце раунда, когда в чьём-то секторе 12 карт или исчерпан запас ПО.',
    ],
  };
}

export const text: RaceText = textByTable(textOn);
