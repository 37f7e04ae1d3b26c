import { sayTold } from '@orrery/engine';
import type { Event } from '../../events.ts';
import type { RaceText } from '../shape.ts';
import { ownTerms, type Table, textByTable } from '../table.ts';
import { eventLines } from './events.ts';
import { firstOn } from './first.ts';
import { options } from './options.ts';
import { cardWords } from './powers.ts';
import { refusalLines } from './refusals.ts';
import { terms } from './terms.ts';
import { namesOn } from './words.ts';

/** Слова за таким столом. */
function textOn(table: Table): RaceText {
  const nameOf = namesOn(table).name;
  return {
    ...firstOn(table),
    terms: { ...terms, ...ownTerms(table, (card, facts) => ({ name: nameOf(card), help: cardWords(facts) })) },
    options,
    ...sayTold<Event>({
      events: eventLines(table),
      refusals: refusalLines(table),
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
