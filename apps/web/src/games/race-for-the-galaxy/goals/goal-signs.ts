import type { GoalId, GoalMeasure, State } from '@orrery/race-for-the-galaxy';
import { GOALS, progress } from '@orrery/race-for-the-galaxy/facts';
import type { Token } from '../cards/power-tokens.ts';

/** What a goal counts, in the signs of the cards. */
const SIGNS: Readonly<Record<GoalMeasure, readonly Token[]>> = {
  chips: [{ show: 'mark', mark: 'chip', label: '5', ink: 'chip' }],
  'powered-phases': [
    { show: 'phase', row: 'explore' },
    { show: 'text', text: '…' },
    { show: 'phase', row: 'produce' },
  ],
  kinds: [
    { show: 'good', good: 'novelty' },
    { show: 'good', good: 'rare' },
    { show: 'good', good: 'genes' },
    { show: 'good', good: 'alien' },
  ],
  'six-development': [{ show: 'mark', mark: 'development', label: '6', ink: 'development' }],
  'limit-discards': [
    { show: 'text', text: '>10' },
    { show: 'mark', mark: 'card' },
  ],
  'alien-cards': [
    { show: 'text', text: '3' },
    { show: 'keyword', keyword: 'alien' },
  ],
  'production-worlds': [{ show: 'good', good: 'any', on: 'production' }],
  military: [{ show: 'mark', mark: 'military', ink: 'military' }],
  developments: [{ show: 'mark', mark: 'development', ink: 'development' }],
  'novelty-and-rare-worlds': [
    { show: 'good', good: 'novelty', on: 'production' },
    { show: 'good', good: 'rare', on: 'production' },
  ],
};

export const goalSigns = (goal: GoalId): readonly Token[] => SIGNS[GOALS[goal].measure];

/** How far each seat is. */
export function amountsOf(state: State, goal: GoalId): readonly number[] {
  return state.players.map((player) => progress(state, player, GOALS[goal].measure));
}
