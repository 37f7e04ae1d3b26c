import { counted, type PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

const enemyOf = (seat: number): number => 1 - seat;

export const words: PuzzleWords<View, KindId> = {
  'win-now': {
    name: 'Win this turn',
    question: () => 'You can win the match this turn. How?',
    outcome: ({ worth, after, seat, names }) => {
      if (worth === 1) return 'You win the match.';
      const { life } = after.players[enemyOf(seat)];
      return `The match goes on: ${names(enemyOf(seat))} is left with ${life} life, and you have ${after.players[seat].data} data.`;
    },
  },
  hold: {
    name: 'Hold on',
    question: ({ seat, names }) => `${names(enemyOf(seat))} is about to win next turn. Find the one turn of yours after which they cannot.`,
    outcome: ({ worth, seat, names }) =>
      worth === 1 ? `${names(enemyOf(seat))} cannot win next turn.` : `${names(enemyOf(seat))} can win next turn.`,
  },
  'most-data': {
    name: 'Most data',
    question: () => 'Gather as much data as you can this turn. How much, and how?',
    outcome: ({ worth, best }) =>
      worth === best ? `${counted(worth, 'data', 'data')}: no turn brings more.` : `${worth} data; ${best} were possible.`,
  },
};
