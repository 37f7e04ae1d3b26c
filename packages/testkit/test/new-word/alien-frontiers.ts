import type { Line } from './line.ts';

const CARD_WORDS = ['cards/effects.ts', 'text/en/words.ts', 'text/ru/words.ts'];

export const ALIEN_FRONTIERS: readonly Line[] = [
  {
    file: 'cards/effects.ts',
    after: 'export type Effect =',
    adds: "| { readonly do: 'new-word'; readonly fuel: number }",
    named: [...CARD_WORDS, 'cards/powers.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type DiscardEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...CARD_WORDS, 'cards/discards.ts'],
  },
  {
    file: 'pending.ts',
    after: 'export type Pending =',
    adds: "| { readonly ask: 'new-word'; readonly seat: Seat }",
    named: [
      'bot/features.ts',
      'flow/questions.ts',
      'input/position/confirm-question.ts',
      'input/position/described-pending.ts',
      'text/en/lines.ts',
      'text/ru/lines.ts',
    ],
  },
  {
    file: 'actions.ts',
    after: 'export type Action =',
    adds: "| { readonly type: 'new-word' }",
    named: [
      'bot/sensible.ts',
      'flow/apply.ts',
      'flow/refuse.ts',
      'input/read-action.ts',
      'text/en/lines.ts',
      'text/ru/lines.ts',
      'table/targets.ts',
    ],
  },
  {
    file: 'actions.ts',
    after: 'export type Target =',
    adds: "| { readonly kind: 'new-word' }",
    named: ['input/read-action.ts', 'table/targets.ts'],
  },
  {
    file: 'events.ts',
    after: 'export type Event =',
    adds: "| { readonly type: 'new-word'; readonly seat: Seat }",
    named: ['text/en/events.ts', 'text/ru/events.ts', 'table/motion/moves.ts'],
  },
];
