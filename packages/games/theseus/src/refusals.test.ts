import { describeRefusals, type SpeaksOf } from '@orrery/testkit';
import { theseus } from './index.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';
import { OPTION_SETS } from './testing/random-play.ts';

const words = (en: RegExp, ru: RegExp): SpeaksOf => ({ en, ru });

const OF_ENEMIES = words(/enem/, /враг|вражеск/);
const OF_MALFUNCTION = words(/Malfunction|under it/, /Неисправност|под жетоном/);

const SPEAKS_OF: Readonly<Record<RefusalCode, SpeaksOf>> = {
  'match-over': words(/match stops/, /Партия кончается/),
  'not-asked': words(/Turns follow the ring/, /Ходы идут по кольцу/),
  // The rule of the open question: a choice that a player makes.
  'not-now': words(
    /players? (?:in turn|chooses|picks|choose)|chooses|choice|order|installs one|puts|put it on|take|may be|options|asks|suffers|attacks one|divided/,
    /выбира|выбору|выберут|поряд|устанавливает|ставит|положит|кладут|кладёт|возьмите|можно|спрашивает|получает|атакует|делит/,
  ),
  'not-inside-a-step': words(/between two steps/, /между двумя шагами/),

  'board-not-left': words(/one board each/, /кладут по одному/),
  'no-such-place': words(/the Corridors come first/, /первыми кладут Коридоры/),
  'no-such-sector': words(/sector|room/, /сектор|комнат/),
  'not-your-alliances': words(/one of its two faction sectors/, /один из двух секторов/),
  'not-your-sector': words(/own sector|alliance's sector|begin there/, /своего сектора|секторе союза|там начинают/),
  'card-not-left': words(/picks 15/, /выбирает 15/),
  'card-not-drawn': words(/top three cards/, /три верхние карты/),
  'bonus-card-there': words(/really empty slots/, /по-настоящему пустые слоты/),

  'not-your-unit': words(/own unit|of your units|units? of yours|unit of one's own/, /сво(?:й|их) отряд|ваш(?:их)? отряд|своих отрядов/),
  'allys-unit': words(/nobody moves an ally's unit/, /отряд союзника нельзя двигать/),
  'moved-already': words(/not (?:have )?moved this turn|has not moved/, /не должен был двигаться|не двигавш/),
  'unit-held': words(/hold|held/, /держать|хватает|Схваченн/),
  'not-in-sector': words(/in a sector|in space/, /в секторе|в космосе/),
  'not-in-space': words(/unit in space/, /отряд из космоса/),
  'no-extra-turn-from-space': words(/that stands in a sector/, /который стоит в секторе/),
  'movement-goes-further': words(/movement or extra turn of a unit in a sector/, /отряда из сектора/),
  'wrong-distance': words(/exactly that many sectors/, /ровно столько секторов/),
  'no-shortcut-there': words(/[Ss]hortcut/, /[Кк]ороткий путь|[Кк]ороткие пути/),
  'no-lingering-there': words(/remaining points here, staying in place/, /оставшихся очков/),
  'no-teleport-there': words(/end its movement here may be put/, /вместо того, чтобы закончить движение здесь/),
  'not-at-the-end-of-the-route': words(/exactly that many sectors/, /ровно столько секторов/),
  'room-taken': words(/empty room/, /пуст(?:ую|ые) комнат/),
  'sector-not-full': words(/full sector|all four are taken/, /полном секторе|заняты все четыре/),

  'not-to-be-resolved': words(/order of traps|action cards in the sector/, /Порядок ловушек|карты действия в секторе/),
  'out-of-range': words(/passage joins their rooms|of this sector/, /соединяет проход|этого сектора/),
  'protected-unit': words(/What protects/, /Защита/),
  'no-points-to-take': words(/takes points from enemies/, /отнимает очки у врагов/),

  'supply-empty': words(/supply is empty|empty supply/, /запас пуст|пустом запасе/),
  'no-clear-base': words(/no Clear Base/, /Очистки базы у неё нет/),
  'malfunction-drawn': words(/Safeguard works, it must be put there/, /Предохранитель врага, класть надо на него/),

  'no-card-there': words(/card/, /карт/),
  'not-your-card': words(/own pending card|action card of yours|own cards only/, /своя карта|свою карту|только на свои карты/),
  'not-an-enemys-card': OF_ENEMIES,
  'under-malfunction': OF_MALFUNCTION,
  'not-this-sector': words(
    /this sector|of the sector|of its sector|here|there/,
    /эт(?:ом|ого) сектор|того сектора|его сектор|здесь|там, где/,
  ),
  'slot-taken': words(/empty install slot|empty pending slot|free slot/, /пустой слот|свободный слот/),
  'no-such-slot': words(/install slot/, /слот установки/),
  'slot-needed': words(/install slot/, /слот установки/),
  'instant-goes-to-hand': words(/instant/, /[Мм]гновенн/),
  'deck-empty': words(/Not with an empty deck/, /С пустой колодой нельзя/),

  'no-upgrade-tokens': words(/One token turns/, /Один жетон переворачивает/),
  'too-few-tokens': words(/n more must be discarded/, /сбросить ещё столько же/),
  'unit-not-in-play': words(/in a sector or in space/, /в секторе или в космосе/),
  'no-upgraded-side': words(/no such side/, /такой стороны нет/),
  'already-upgraded': words(/to its upgraded side/, /улучшенной стороной/),
  'takes-no-upgrades': words(/without the number takes none/, /без числа жетонов не берёт/),
  'card-full': words(/more than 6/, /Больше 6 жетонов/),

  'wrong-answer': words(/choices of a card/, /Выбор за карту/),
  'must-choose': words(/mandatory/, /обязательно/),
  'chosen-already': words(/chosen once in one performance/, /выбрать один раз/),
  // A card that may be aimed at what it names only [TH-14.5]: the cards themselves say "enemy unit".
  'not-an-enemy': words(/enem|has no target/, /враг|вражеск|не имеет цели/),
  'struck-already': words(/once per turn/, /раз за ход/),
  'invisible-already': words(/one per unit/, /по одному/),
  'nobody-to-hit': words(/can hit an enemy unit|nobody to hit/, /попасть по вражескому отряду|без цели/),
  'same-sector': words(/other sectors/, /других секторов/),
  'none-left': words(/none is gained|an Embryo is left/, /новых не получить|пока Эмбрионы есть/),
  'not-a-trap': words(/enemy traps or Defense Systems/, /вражеские ловушки или Системы обороны/),
  'not-an-action-card': words(/one other action card of yours/, /одну другую свою карту действия/),
  'card-off': words(/is off|are off|does nothing/, /отключен|не действует/),
  'deactivated-already': words(/one per card/, /по одному на карту/),
  'no-upgrades-there': words(/Upgrade tokens, which you pick/, /жетонов улучшения; вы выбираете/),
  'other-enemy': words(/one enemy loses/, /один враг теряет/),

  'card-not-in-hand': words(/taken into hand/, /берут в руку/),
  'wrong-target': words(/has no target/, /не имеет цели/),
  'nobody-near': words(/has no target/, /не имеет цели/),
  'no-enemy-there': words(/has no target/, /не имеет цели/),
  'no-enemy-near': words(/has no target/, /не имеет цели/),
  'no-enemy-card': words(/Without an enemy card on the board/, /нет карты врага/),
  'no-enemy-pending': words(/enemy's pending card/, /карту ожидания врага/),
  'no-room-to-step': words(/an empty room of the next one/, /в пустую комнату следующего/),
  'nobody-to-shift': words(/two enemy units of one sector/, /два вражеских отряда/),
  'nothing-to-gain': words(/would change nothing/, /ничего не изменила бы/),
  'only-when-moving': words(/before a movement/, /перед движением/),
  'no-attack': words(/hits nobody/, /не атакует никого/),
  'not-the-next-sector': words(/the next one/, /следующего/),
};

describeRefusals({
  module: theseus,
  home: new URL('../', import.meta.url),
  speaksOf: SPEAKS_OF,
  passedOn: {
    'not-now': REFUSALS['not-now'],
    'not-your-sector': REFUSALS['not-your-sector'],
    'not-an-enemy': ['TH-18.11', 'TH-20.6'],
  },
  tables: OPTION_SETS,
});
