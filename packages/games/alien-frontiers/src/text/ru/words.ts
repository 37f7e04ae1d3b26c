import type { WordLines } from '../shape.ts';
import { cardAccusative, FACILITY, TERRITORY } from './cases.ts';
import { name, named, ship, shipOf } from './phrases.ts';

/** Что делает каждое слово карты, как это говорит действие. */
export const wordLines: WordLines = {
  'change-ship': (target, { by }) => `${ship(target)} станет ${target.face + by}`,
  'flip-ship': (target) => `${ship(target)} станет ${7 - target.face}`,
  'shift-between-ships': ({ lower, raise }) => `${ship(lower)} станет ${lower.face - 1}, ${ship(raise)} станет ${raise.face + 1}`,
  'reroll-ships': ({ faces, relic }) => `перебросить ${named(faces, relic)}`,
  'borrow-bonus': ({ territory }) => `взять бонус ${TERRITORY[territory].genitive} до конца хода`,
  'teleport-ship': (target) => `перенести ${ship(target)} ${FACILITY[target.at].from}`,
  'remove-ships': (target, _effect, names) => `сбить ${shipOf(names(target.owner), target)} ${FACILITY[target.at].at}`,
  'remove-field': ({ field }) => `убрать ${name(field)} с планеты`,
  'place-field': ({ territory }, { field }) => `поставить ${name(field)} ${TERRITORY[territory].to}`,
  'move-colony': ({ owner, territory }, _effect, names) => `перенести колонию игрока ${names(owner)} ${TERRITORY[territory].from}`,
  'swap-colonies': ({ owner, territory }, _effect, names) => `обменять колонию игрока ${names(owner)} ${TERRITORY[territory].at}`,
  'scrap-ship': (target, _effect, names) => `отправить в запас кораблей ${shipOf(names(target.owner), target)} ${FACILITY[target.at].from}`,
  'salvage-card': ({ card }) => `взять ${cardAccusative(card)} из сброса`,
};
