import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

export const words: PuzzleWords<View, KindId> = {
  landing: { name: 'Where to land', question: () => 'A colony is coming down. On which territory does it do most for you?' },
  roll: { name: 'Best use of a roll', question: () => 'Make the most of this roll: dock every ship, then end the turn.' },
  'landing-turn': {
    name: 'Best landing turn',
    question: () => 'A colony can land this turn. Find the best whole turn: where every ship docks, and where the colony comes down.',
  },
};
