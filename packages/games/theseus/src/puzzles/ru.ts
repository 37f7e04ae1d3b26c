import { counter, type PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

const enemyOf = (seat: number): number => 1 - seat;
const points = counter('ru', 'очко', 'очка', 'очков');

export const words: PuzzleWords<View, KindId> = {
  'win-now': {
    name: 'Победа этим ходом',
    question: () => 'Вы можете победить этим ходом. Как?',
    outcome: ({ worth, after, seat, names }) => {
      if (worth === 1) return 'Вы побеждаете.';
      const { life } = after.players[enemyOf(seat)];
      return `Партия продолжается. Соперник (${names(enemyOf(seat))}): ${points(life)} жизни; у вас ${points(after.players[seat].data)} данных.`;
    },
  },
  hold: {
    name: 'Выстоять',
    question: ({ seat, names }) =>
      `Соперник (${names(enemyOf(seat))}) готов победить следующим ходом. Найдите единственный ход, после которого это невозможно.`,
    outcome: ({ worth, seat, names }) =>
      worth === 1
        ? `Следующим ходом соперник (${names(enemyOf(seat))}) победить не может.`
        : `Следующим ходом соперник (${names(enemyOf(seat))}) может победить.`,
  },
  'most-data': {
    name: 'Больше всего данных',
    question: () => 'Соберите за этот ход как можно больше данных. Сколько удастся и как?',
    outcome: ({ worth, best }) =>
      worth === best ? `${points(worth)} данных: больше не приносит ни один ход.` : `${points(worth)} данных; можно было ${best}.`,
  },
};
