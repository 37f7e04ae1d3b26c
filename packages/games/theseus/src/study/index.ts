import { type GameStudy, shuffle } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { progressOf, standingsOf, weightsFrom } from '../bot/evaluate.ts';
import { BY_HAND } from '../bot/weights.ts';
import { openCards } from '../knowledge/view.ts';
import type { State } from '../state.ts';
import { HONEST } from './honest.ts';

const WEIGHTS = weightsFrom(BY_HAND);

/** Only decks are hidden, and no measure looks into them. */
export const study: GameStudy<State, Action> = {
  sideOf,
  measures: ['standing', 'turn'],
  prospects: (state) => {
    const sides = sideOf(state);
    const rows = Array.from({ length: Math.max(...sides) + 1 }, () => [0, 0]);
    standingsOf(state, WEIGHTS).forEach((standing, seat) => {
      rows[sides[seat]][0] += standing;
    });
    rows[sides[state.turn.seat]][1] = 1;
    return { progress: progressOf(state), sides: rows };
  },
  eyesAlike: true,
  honest: HONEST,
  judge: 'navigator',
  redraw: (draft) => {
    for (const player of draft.players) {
      const open = openCards(draft, player);
      const hidden = player.deck.slice(0, player.deck.length - open);
      shuffle(draft.chance, hidden);
      player.deck = [...hidden, ...player.deck.slice(hidden.length)];
    }
  },
};

/** [TH-11.1] Two sides in a team match, else every seat is its own. */
function sideOf({ mode, players }: State): number[] {
  return players.map(({ seat }) => (mode === 'teams' ? seat % 2 : seat));
}
