import type { AdaptationId } from '../../cards/adaptations.ts';
import type { Bonus } from '../../cards/boards.ts';
import type { CharacterId } from '../../cards/characters.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';

/** What each of them does. */
type Helps<Key extends string> = Readonly<Record<Key, string>>;

export const abilities: Helps<`ability:${SurvivorAbility}`> = {
  'ability:put-back-dna': 'Существо возвращает в запас до 2 ДНК.',
  'ability:block-adaptation': 'В фазе 5 этого хода существо не может ни адаптироваться, ни затаиться.',
  'ability:regain-will': 'Восстановите 1 фишку воли.',
  'ability:copy-power': 'Используйте силу места, где лежит жетон существа.',
  'ability:return-played': 'Верните в руку свою карту места, которая сейчас в игре.',
  'ability:take-place': 'Возьмите из резерва карту места, которой у вас ещё нет.',
  'ability:return-two': 'Верните в руку до 2 карт мест из сброса.',
  'ability:step-defense': 'Защита делает 1 шаг, бонус срабатывает.',
  'ability:draw-survival': 'Возьмите 1 карту выживания.',
  'ability:everyone-returns': 'Каждая жертва возвращает в руку 1 карту места из своего сброса.',
  'ability:set-marker': 'Положите маяк на Пляж.',
};

/** Способность берётся из таблицы: исправленная там, она исправит и слова. */
const survivor = (id: SurvivorId): string => abilities[`ability:${SURVIVORS[id].ability}`];

export const survivors: Helps<`survivor:${SurvivorId}`> = {
  'survivor:irina-volkova': survivor('irina-volkova'),
  'survivor:paul-adeyemi': survivor('paul-adeyemi'),
  'survivor:hanna-brandt': survivor('hanna-brandt'),
  'survivor:luis-ortega': survivor('luis-ortega'),
  'survivor:greta-nilsen': survivor('greta-nilsen'),
  'survivor:samir-haddad': survivor('samir-haddad'),
  'survivor:jun-takeda': survivor('jun-takeda'),
  'survivor:vera-molnar': survivor('vera-molnar'),
  'survivor:colin-moss': survivor('colin-moss'),
  'survivor:aisha-bello': survivor('aisha-bello'),
  'survivor:peter-novak': survivor('peter-novak'),
  'survivor:lea-fontaine': survivor('lea-fontaine'),
  'survivor:rosa-marin': survivor('rosa-marin'),
  'survivor:viktor-hale': survivor('viktor-hale'),
  'survivor:dmitri-orlov': survivor('dmitri-orlov'),
  'survivor:nora-quinn': survivor('nora-quinn'),
  'survivor:michelle-west': survivor('michelle-west'),
  'survivor:oskar-lind': survivor('oskar-lind'),
  'survivor:thea-carter': survivor('thea-carter'),
  'survivor:gunther-franz': survivor('gunther-franz'),
};

export const characters: Helps<`character:${CharacterId}`> = {
  'character:captain-pike': 'Когда вы сопротивляетесь, каждая фишка воли возвращает до 3 карт мест вместо 2.',
  'character:xia': 'Используя силу Пляжа, свою или скопированную, возьмите ещё 1 карту выживания.',
  'character:murphy': 'Если вас поймали на этом ходу, в фазе 4 верните в руку 1 карту места из сброса — можно и ту, что была в игре.',
  'character:kelly': 'За ход можно сыграть 2 карты выживания, если их фазы разные.',
  'character:john': 'Жетон Артемии не заставляет вас сбрасывать карту места.',
  'character:ilya-voss': 'Когда вы возвращаете карту вместо силы, жертва на ваш выбор, у которой ровно 1 фишка воли, восстанавливает 1.',
  'character:lucio': 'Вы можете спасти выжившего и там, где сейчас сам Город-Убежище.',
  'character:powell': 'Когда существо затаилось, возьмите 1 карту выживания; можете вернуть в руку 1 карту места из сброса.',
  'character:amara-okoye': 'Когда вы укрепляете Город-Убежище, существо возвращает в запас 1 ДНК.',
  'character:tomas-reyes': 'Когда вы разом укрываете 2 выживших или больше, защита делает ещё 1 шаг. Раз за ход.',
  'character:nadia-kern': 'Раз за ход в фазе 1: сбросьте карту выживания и отключите до конца хода одну развитую адаптацию.',
  'character:yuki-tanaka':
    'Раз за ход, до перелёта Города-Убежища: сбросьте карту места, и он перелетит на два номера или останется на месте.',
  'character:william-teague': 'Раз за ход, до вскрытия: сбросьте 2 карты мест и незаметно смените карту в игре на другую из руки.',
  'character:tricia-collis':
    'Если на этом ходу вы спасли выжившего, в фазе 4 верните в руку 1 карту места из сброса — можно и ту, что была в игре.',
  'character:minerva-mk-18': 'Жетон Артемии на вас не действует. Силы и карты других жертв не дают вам воли.',
};

export const adaptations: Helps<`adaptation:${AdaptationId}`> = {
  'adaptation:efficiency': 'В фазе 4 добирайте карты охоты до 4, а не до 3.',
  'adaptation:instincts': 'Раз за ход, пока не положен ни один жетон: посмотрите 1 случайную карту места из руки названной жертвы.',
  'adaptation:wits': 'Раз за ход, перед добором: положите сколько угодно своих карт охоты под колоду.',
  'adaptation:massiveness': 'Пойманная жертва сбрасывает ещё 1 карту места на свой выбор.',
  'adaptation:cleverness': 'Раз за ход: сбросьте карту охоты без её эффекта и получите жетон Артемии. Это считается сыгранной картой.',
  'adaptation:foresight':
    'Раз за ход, пока не положен ни один жетон: спросите жертву, есть ли у неё в руке названная карта места. Она отвечает честно.',
  'adaptation:scavenger': 'Если на этом ходу кто-то пойман, возьмите 1 ДНК в начале фазы 5.',
  'adaptation:mimicry': 'Затаиваясь, можно взять до 2 ДНК и не двигать защиту.',
  'adaptation:keen-nose':
    'Раз за ход, пока не положен ни один жетон: жертва, у которой есть выжившие, показывает вам 2 карты мест на свой выбор.',
  'adaptation:spores': 'Жертва, задетая жетоном Артемии, сбрасывает ещё 1 карту выживания.',
  'adaptation:metabolism': 'Первая карта, взятая при каждой адаптации, бесплатна.',
  'adaptation:thick-hide': 'Когда жертвы заставляют вас вернуть ДНК, вы возвращаете на 1 меньше.',
  'adaptation:tendrils': 'Жетон Артемии, полученный от поля, можно положить между 2 соседними местами: он действует на оба.',
  'adaptation:talons': 'Пойманная жертва сбрасывает ещё 1 выжившего на свой выбор.',
  'adaptation:burrower': 'Сразу после перелёта Города-Убежища можно сдвинуть его ещё на один номер.',
  'adaptation:speed':
    'Раз за ход, до шага 1, если никто не был бы пойман: передвиньте жетон существа на соседнее место. Такая поимка не двигает ассимиляцию.',
  'adaptation:piercing-scream': 'Жетон цели можно класть каждый ход: в шаге 2 каждая жертва там сбрасывает 1 карту места, затем действует.',
  'adaptation:primal-strength': 'Пойманная жертва теряет на 1 фишку воли больше, каждая — один раз за ход.',
  'adaptation:regeneration': 'Раз за ход, когда жертвы сбросили бы вашу адаптацию: заплатите 1 ДНК, и она останется.',
  'adaptation:venom': 'Пойманная жертва на следующем ходу не может сопротивляться.',
  'adaptation:webbing': 'В шаге 1 жертва по соседству с жетоном существа не может вернуть карту вместо силы.',
  'adaptation:corruption':
    'Жертва, задетая жетоном Артемии без карты места для сброса, теряет 1 фишку воли — один раз, сколько бы её карт ни было задето.',
  'adaptation:dread':
    'Жертва, потерявшая последнюю фишку воли, восстанавливает 2, а не 3. В продвинутом варианте она ещё сбрасывает 1 карту места.',
  'adaptation:wings': 'Пока жетон существа лежит на месте Города-Убежища или по соседству, укреплять исследованием нельзя.',
  'adaptation:mind-reading':
    'Раз за ход, пока не положен ни один жетон: названная жертва показывает вам все карты мест в руке, кроме 2 на свой выбор.',
  'adaptation:hypnosis':
    'Раз за ход, до шага 1: жертва на свободном месте рядом с жетоном существа на этом ходу не использует и не копирует силу.',
  'adaptation:voracity':
    'Если за ход пойманы две жертвы или больше, ассимиляция делает ещё 1 шаг. Против одной жертвы: если она поймана два хода подряд.',
  'adaptation:symbiosis': 'Жетон Артемии у вас каждый ход.',
  'adaptation:hive-mind': 'За ход можно сыграть 2 карты охоты, если их фазы разные.',
  'adaptation:twin':
    'Если карта не даёт жетон цели, его всё равно можно положить: в шаге 2 каждая жертва там теряет 1 фишку воли и ничего не делает. Это не поимка.',
  'adaptation:cunning':
    'Раз за ход, перед вскрытием: жертва честно говорит, в игре у неё место 1–5, 6–10 или ни то ни другое; затем можно передвинуть жетон существа на соседнее место.',
  'adaptation:vigour': 'Адаптируясь, возьмите 2 ДНК вместо 1.',
  'adaptation:slipperiness': 'Никакая карта выживания не позволяет жертве сдвинуть жетон существа или избежать его действия.',
};

export const bonuses: Helps<`bonus:${Bonus}`> = {
  'bonus:put-back-dna': 'Существо возвращает в запас 1 ДНК.',
  'bonus:survival-if-none': 'Каждая жертва без карт выживания берёт 1.',
  'bonus:will': 'Каждая жертва восстанавливает 1 фишку воли.',
  'bonus:new-place': 'Каждая жертва, у которой ни в руке, ни в сбросе нет мест 6–10, может взять одно из резерва.',
  'bonus:return-one': 'Каждая жертва возвращает в руку 1 карту места из своего сброса.',
  'bonus:drop-adaptation': 'Жертвы могут сбросить 1 развитую адаптацию.',
  'bonus:survival-for-all': 'Каждая жертва берёт 1 карту выживания.',
  'bonus:unlock-places': 'С этого момента Город-Убежище перелетает и на места 6–10.',
};
