import type { GameNumbers, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';

export type Topic = 'start' | 'action' | 'goal' | 'card';

/** What is counted about a match. Every seat is a side. */
export const numbers: GameNumbers<State, Action, Topic> = {
  topics: {
    start: { kind: 'share', found: ({ players }, [seat]) => marked('card', [players[seat].startWorld ?? []].flat()) },
    action: { kind: 'share', found: ({ players, round }, [seat]) => (round === 1 ? marked('action', players[seat].actions) : []) },
    // Not every goal is dealt, so those who have it are held against an even share and not against those who may never have seen it.
    goal: { kind: 'share', found: ({ goals }, [seat]) => marked('goal', goalsOf(goals, seat)) },
    card: { kind: 'difference', found: ({ players }, [seat]) => marked('card', cardsOf(players[seat])) },
  },
  tables: [2, 3, 4, 5].map((seats) => ({ seats, options: {} })),
  players: { level: 'magnate', effort: 0.05 },
  stretchOf: ({ round }) => round,
};

const marked = (deck: string, ids: readonly string[]): readonly string[] => ids.map((id) => `${deck}:${id}`);

const goalsOf = (goals: State['goals'], seat: Seat): string[] =>
  goals.filter(({ holders }) => holders.includes(seat)).map(({ goal }) => goal);

/** What was built: the world one begins with has a chart of its own. */
const cardsOf = ({ tableau, startWorld }: State['players'][number]): string[] =>
  tableau.map(({ card }) => card).filter((card) => card !== startWorld);
