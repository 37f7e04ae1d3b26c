import { describeRefusals, type SpeaksOf } from '@orrery/testkit';
import { type RefusalCode, raceForTheGalaxy } from './index.ts';
import { OPTION_SETS } from './testing/random-play.ts';

const words = (en: RegExp, ru: RegExp): SpeaksOf => ({ en, ru });

const SPEAKS_OF: Readonly<Record<RefusalCode, SpeaksOf>> = {
  'match-over': words(/match ends/, /Партия кончается/),
  'no-such-seat': words(/Everybody is dealt one start world/, /Каждому сдают один родной мир/),
  'not-asked': words(/only what is asked can be answered/, /отвечают только на то/),
  'all-have-answered': words(/changed until the last player/, /пока не выбрал последний/),

  'wrong-count': words(/chooses an action|choose two actions|marks two actions/, /выбирает действие|по два действия|отмечает два действия/),
  'twice-the-same': words(/any other action is chosen once/, /прочие действия выбирают один раз/),
  'not-in-hand': words(/card of the hand|from the hand/, /с руки/),
  'not-just-drawn': words(/Only cards just drawn/, /только взятое сейчас/),
  'not-in-pack': words(/pack of 5 cards, keeps one/, /пачку из 5 карт, оставляет одну/),
  'not-dealt': words(/keeps one of the two start worlds/, /один из двух родных миров/),

  'wrong-kind': words(/developments in Develop, worlds in Settle/, /в разработке — разработку, в освоении — мир/),
  'already-placed': words(/two developments with the same name/, /двух разработок с одним названием/),
  'cannot-pay': words(/can be paid/, /оплатить|заплатить/),
  'cannot-conquer': words(/strength against it must be at least its defense/, /не меньше защиты/),
  'no-such-payment': words(
    /costs its printed number|costs nothing|nothing is paid|paying the defense/,
    /стоит напечатанное|ничего не стоил|ничего не платят|заплатить/,
  ),
  'paid-too-much': words(/pay more than is asked/, /платить больше нужного/),

  'no-good-there': words(/sell one good, if they have any/, /продать один товар, если он есть/),
  'no-such-power': words(/uses Consume powers/, /способности потребления/),
  'not-in-force': words(/from the phase after the one in which its card was placed/, /со следующей фазы/),
  'already-used': words(/Each power is used once/, /применяют один раз/),
  'cannot-be-met': words(/power that cannot be met/, /Невыполнимую способность/),
  'wrong-goods': words(/exactly .* goods, of its kind/, /ровно столько товаров/),
  'must-consume': words(/must be used if it can/, /обязаны применить/),
  'wrong-number': words(/number from 1 to 7/, /число от 1 до 7/),

  'must-produce': words(/what can be produced must be/, /произвести обязательно/),
  'has-a-good': words(/holds one good at most/, /не больше одного товара/),
  'no-bonus': words(/chose a phase has its bonus/, /выбрал фазу, у того в ней привилегия/),
  'cannot-produce-there': words(/empty windfall world|produces only if its owner/, /пустой мир накопления|производит, только если/),
  'no-such-draw': words(/each once/, /каждая способность один раз/),
};

describeRefusals({ module: raceForTheGalaxy, home: new URL('../', import.meta.url), speaksOf: SPEAKS_OF, tables: OPTION_SETS });
