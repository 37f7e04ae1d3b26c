import type { Term } from '@orrery/engine';
import type { AdaptationId } from '../../cards/adaptations.ts';
import type { Bonus } from '../../cards/boards.ts';
import type { CharacterId } from '../../cards/characters.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';

type Cards<Key extends string> = Readonly<Record<Key, Term>>;

export const abilities: Cards<`ability:${SurvivorAbility}`> = {
  'ability:put-back-dna': { name: 'Возврат ДНК', help: 'Существо возвращает в запас до 2 ДНК.' },
  'ability:block-adaptation': { name: 'Запрет', help: 'В фазе 5 этого хода существо не может ни адаптироваться, ни затаиться.' },
  'ability:regain-will': { name: 'Воля', help: 'Восстановите 1 фишку воли.' },
  'ability:copy-power': { name: 'Копия', help: 'Используйте силу места, где лежит жетон существа.' },
  'ability:return-played': { name: 'Возврат из игры', help: 'Верните в руку свою карту места, которая сейчас в игре.' },
  'ability:take-place': { name: 'Из резерва', help: 'Возьмите из резерва карту места, которой у вас ещё нет.' },
  'ability:return-two': { name: 'Две карты назад', help: 'Верните в руку до 2 карт мест из сброса.' },
  'ability:step-defense': { name: 'Защита', help: 'Защита делает 1 шаг, бонус срабатывает.' },
  'ability:draw-survival': { name: 'Выживание', help: 'Возьмите 1 карту выживания.' },
  'ability:everyone-returns': { name: 'Карта назад для всех', help: 'Каждая жертва возвращает в руку 1 карту места из своего сброса.' },
  'ability:set-marker': { name: 'Маяк', help: 'Положите маяк на Пляж.' },
};

/** Способность берётся из таблицы: исправленная там, она исправит и слова. */
const survivor = (id: SurvivorId, name: string): Term => ({ name, help: abilities[`ability:${SURVIVORS[id].ability}`].help });

export const survivors: Cards<`survivor:${SurvivorId}`> = {
  'survivor:irina-volkova': survivor('irina-volkova', 'Ирина Волкова'),
  'survivor:paul-adeyemi': survivor('paul-adeyemi', 'Пол Адейеми'),
  'survivor:hanna-brandt': survivor('hanna-brandt', 'Ханна Брандт'),
  'survivor:luis-ortega': survivor('luis-ortega', 'Луис Ортега'),
  'survivor:greta-nilsen': survivor('greta-nilsen', 'Грета Нильсен'),
  'survivor:samir-haddad': survivor('samir-haddad', 'Самир Хаддад'),
  'survivor:jun-takeda': survivor('jun-takeda', 'Дзюн Такэда'),
  'survivor:vera-molnar': survivor('vera-molnar', 'Вера Молнар'),
  'survivor:colin-moss': survivor('colin-moss', 'Колин Мосс'),
  'survivor:aisha-bello': survivor('aisha-bello', 'Аиша Белло'),
  'survivor:peter-novak': survivor('peter-novak', 'Петер Новак'),
  'survivor:lea-fontaine': survivor('lea-fontaine', 'Леа Фонтен'),
  'survivor:rosa-marin': survivor('rosa-marin', 'Роза Марин'),
  'survivor:viktor-hale': survivor('viktor-hale', 'Виктор Хейл'),
  'survivor:dmitri-orlov': survivor('dmitri-orlov', 'Дмитрий Орлов'),
  'survivor:nora-quinn': survivor('nora-quinn', 'Нора Квинн'),
  'survivor:michelle-west': survivor('michelle-west', 'Мишель Уэст'),
  'survivor:oskar-lind': survivor('oskar-lind', 'Оскар Линд'),
  'survivor:thea-carter': survivor('thea-carter', 'Теа Картер'),
  'survivor:gunther-franz': survivor('gunther-franz', 'Гюнтер Франц'),
};

export const characters: Cards<`character:${CharacterId}`> = {
  'character:captain-pike': {
    name: 'Капитан Пайк',
    help: 'Когда вы сопротивляетесь, каждая фишка воли возвращает до 3 карт мест вместо 2.',
  },
  'character:xia': { name: 'Ксия', help: 'Используя силу Пляжа, свою или скопированную, возьмите ещё 1 карту выживания.' },
  'character:murphy': {
    name: 'Мерфи',
    help: 'Если вас поймали на этом ходу, в фазе 4 верните в руку 1 карту места из сброса — можно и ту, что была в игре.',
  },
  'character:kelly': { name: 'Келли', help: 'За ход можно сыграть 2 карты выживания, если их фазы разные.' },
  'character:john': { name: 'Джон', help: 'Жетон Артемии не заставляет вас сбрасывать карту места.' },
  'character:ilya-voss': {
    name: 'Илья Восс, медик',
    help: 'Когда вы возвращаете карту вместо силы, жертва на ваш выбор, у которой ровно 1 фишка воли, восстанавливает 1.',
  },
  'character:lucio': { name: 'Лусио', help: 'Вы можете спасти выжившего и там, где сейчас сам Город-Убежище.' },
  'character:powell': {
    name: 'Пауэлл',
    help: 'Когда существо затаилось, возьмите 1 карту выживания; можете вернуть в руку 1 карту места из сброса.',
  },
  'character:amara-okoye': { name: 'Амара Окойе, сержант', help: 'Когда вы укрепляете Город-Убежище, существо возвращает в запас 1 ДНК.' },
  'character:tomas-reyes': {
    name: 'Томас Рейес, строитель',
    help: 'Когда вы разом укрываете 2 выживших или больше, защита делает ещё 1 шаг. Раз за ход.',
  },
  'character:nadia-kern': {
    name: 'Надя Керн, биолог',
    help: 'Раз за ход в фазе 1: сбросьте карту выживания и отключите до конца хода одну развитую адаптацию.',
  },
  'character:yuki-tanaka': {
    name: 'Юки Танака, пилот',
    help: 'Раз за ход, до перелёта Города-Убежища: сбросьте карту места, и он перелетит на два номера или останется на месте.',
  },
  'character:william-teague': {
    name: 'Уильям Тиг',
    help: 'Раз за ход, до вскрытия: сбросьте 2 карты мест и незаметно смените карту в игре на другую из руки.',
  },
  'character:tricia-collis': {
    name: 'Триша Коллис',
    help: 'Если на этом ходу вы спасли выжившего, в фазе 4 верните в руку 1 карту места из сброса — можно и ту, что была в игре.',
  },
  'character:minerva-mk-18': {
    name: 'Минерва МК-18',
    help: 'Жетон Артемии на вас не действует. Силы и карты других жертв не дают вам воли.',
  },
};

export const adaptations: Cards<`adaptation:${AdaptationId}`> = {
  'adaptation:efficiency': { name: 'Эффективность', help: 'В фазе 4 добирайте карты охоты до 4, а не до 3.' },
  'adaptation:instincts': {
    name: 'Инстинкты',
    help: 'Раз за ход, пока не положен ни один жетон: посмотрите 1 случайную карту места из руки названной жертвы.',
  },
  'adaptation:wits': {
    name: 'Сообразительность',
    help: 'Раз за ход, перед добором: положите сколько угодно своих карт охоты под колоду.',
  },
  'adaptation:massiveness': { name: 'Массивность', help: 'Пойманная жертва сбрасывает ещё 1 карту места на свой выбор.' },
  'adaptation:cleverness': {
    name: 'Смышленость',
    help: 'Раз за ход: сбросьте карту охоты без её эффекта и получите жетон Артемии. Это считается сыгранной картой.',
  },
  'adaptation:foresight': {
    name: 'Предвидение',
    help: 'Раз за ход, пока не положен ни один жетон: спросите жертву, есть ли у неё в руке названная карта места. Она отвечает честно.',
  },
  'adaptation:scavenger': { name: 'Падальщик', help: 'Если на этом ходу кто-то пойман, возьмите 1 ДНК в начале фазы 5.' },
  'adaptation:mimicry': { name: 'Мимикрия', help: 'Затаиваясь, можно взять до 2 ДНК и не двигать защиту.' },
  'adaptation:keen-nose': {
    name: 'Острый нюх',
    help: 'Раз за ход, пока не положен ни один жетон: жертва, у которой есть выжившие, показывает вам 2 карты мест на свой выбор.',
  },
  'adaptation:spores': { name: 'Споры', help: 'Жертва, задетая жетоном Артемии, сбрасывает ещё 1 карту выживания.' },
  'adaptation:metabolism': { name: 'Метаболизм', help: 'Первая карта, взятая при каждой адаптации, бесплатна.' },
  'adaptation:thick-hide': { name: 'Толстая шкура', help: 'Когда жертвы заставляют вас вернуть ДНК, вы возвращаете на 1 меньше.' },
  'adaptation:tendrils': {
    name: 'Щупальца',
    help: 'Жетон Артемии, полученный от поля, можно положить между 2 соседними местами: он действует на оба.',
  },
  'adaptation:talons': { name: 'Когти', help: 'Пойманная жертва сбрасывает ещё 1 выжившего на свой выбор.' },
  'adaptation:burrower': { name: 'Землерой', help: 'Сразу после перелёта Города-Убежища можно сдвинуть его ещё на один номер.' },
  'adaptation:speed': {
    name: 'Скорость',
    help: 'Раз за ход, до шага 1, если никто не был бы пойман: передвиньте жетон существа на соседнее место. Такая поимка не двигает ассимиляцию.',
  },
  'adaptation:piercing-scream': {
    name: 'Пронзительный вопль',
    help: 'Жетон цели можно класть каждый ход: в шаге 2 каждая жертва там сбрасывает 1 карту места, затем действует.',
  },
  'adaptation:primal-strength': {
    name: 'Первобытная сила',
    help: 'Пойманная жертва теряет на 1 фишку воли больше, каждая — один раз за ход.',
  },
  'adaptation:regeneration': {
    name: 'Регенерация',
    help: 'Раз за ход, когда жертвы сбросили бы вашу адаптацию: заплатите 1 ДНК, и она останется.',
  },
  'adaptation:venom': { name: 'Яд', help: 'Пойманная жертва на следующем ходу не может сопротивляться.' },
  'adaptation:webbing': {
    name: 'Паутина',
    help: 'В шаге 1 жертва по соседству с жетоном существа не может вернуть карту вместо силы.',
  },
  'adaptation:corruption': {
    name: 'Скверна',
    help: 'Жертва, задетая жетоном Артемии без карты места для сброса, теряет 1 фишку воли — один раз, сколько бы её карт ни было задето.',
  },
  'adaptation:dread': {
    name: 'Ужас',
    help: 'Жертва, потерявшая последнюю фишку воли, восстанавливает 2, а не 3. В продвинутом варианте она ещё сбрасывает 1 карту места.',
  },
  'adaptation:wings': {
    name: 'Крылья',
    help: 'Пока жетон существа лежит на месте Города-Убежища или по соседству, укреплять исследованием нельзя.',
  },
  'adaptation:mind-reading': {
    name: 'Чтение мыслей',
    help: 'Раз за ход, пока не положен ни один жетон: названная жертва показывает вам все карты мест в руке, кроме 2 на свой выбор.',
  },
  'adaptation:hypnosis': {
    name: 'Гипноз',
    help: 'Раз за ход, до шага 1: жертва на свободном месте рядом с жетоном существа на этом ходу не использует и не копирует силу.',
  },
  'adaptation:voracity': {
    name: 'Прожорливость',
    help: 'Если за ход пойманы две жертвы или больше, ассимиляция делает ещё 1 шаг. Против одной жертвы: если она поймана два хода подряд.',
  },
  'adaptation:symbiosis': { name: 'Симбиоз', help: 'Жетон Артемии у вас каждый ход.' },
  'adaptation:hive-mind': { name: 'Коллективный разум', help: 'За ход можно сыграть 2 карты охоты, если их фазы разные.' },
  'adaptation:twin': {
    name: 'Двойник',
    help: 'Если карта не даёт жетон цели, его всё равно можно положить: в шаге 2 каждая жертва там теряет 1 фишку воли и ничего не делает. Это не поимка.',
  },
  'adaptation:cunning': {
    name: 'Коварство',
    help: 'Раз за ход, перед вскрытием: жертва честно говорит, в игре у неё место 1–5, 6–10 или ни то ни другое; затем можно передвинуть жетон существа на соседнее место.',
  },
  'adaptation:vigour': { name: 'Энергичность', help: 'Адаптируясь, возьмите 2 ДНК вместо 1.' },
  'adaptation:slipperiness': {
    name: 'Изворотливость',
    help: 'Никакая карта выживания не позволяет жертве сдвинуть жетон существа или избежать его действия.',
  },
};

export const bonuses: Cards<`bonus:${Bonus}`> = {
  'bonus:put-back-dna': { name: 'Возврат ДНК', help: 'Существо возвращает в запас 1 ДНК.' },
  'bonus:survival-if-none': { name: 'Карта выживания тем, у кого её нет', help: 'Каждая жертва без карт выживания берёт 1.' },
  'bonus:will': { name: 'Воля всем', help: 'Каждая жертва восстанавливает 1 фишку воли.' },
  'bonus:new-place': {
    name: 'Новое место',
    help: 'Каждая жертва, у которой ни в руке, ни в сбросе нет мест 6–10, может взять одно из резерва.',
  },
  'bonus:return-one': { name: 'Карта назад', help: 'Каждая жертва возвращает в руку 1 карту места из своего сброса.' },
  'bonus:drop-adaptation': { name: 'Сброс адаптации', help: 'Жертвы могут сбросить 1 развитую адаптацию.' },
  'bonus:survival-for-all': { name: 'Карта выживания всем', help: 'Каждая жертва берёт 1 карту выживания.' },
  'bonus:unlock-places': { name: 'Открытые места', help: 'С этого момента Город-Убежище перелетает и на места 6–10.' },
};
