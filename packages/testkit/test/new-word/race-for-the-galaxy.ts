import type { Line } from './line.ts';

/** Where words of a row of powers must be known, beside its table in the rules. */
const POWERS = ['table/cards/power-tokens.ts', 'bot/net/sketch.ts', 'bot/worths.ts', 'workshop/traits.ts', 'workshop/vocabulary.ts'];
const CARD_WORDS = ['text/en/powers.ts', 'text/ru/powers.ts'];
/** Words of powers that actions name. */
const USED_WORDS = ['text/en/used-powers.ts', 'text/ru/used-powers.ts'];

export const RACE_FOR_THE_GALAXY: readonly Line[] = [
  {
    file: 'actions.ts',
    after: 'export type Action =',
    adds: "| { readonly type: 'new-word' }",
    named: ['flow/apply.ts', 'flow/refuse.ts', 'input/read-action.ts', 'bot/quick.ts', 'text/en/lines.ts', 'text/ru/lines.ts'],
  },
  {
    file: 'pending.ts',
    after: 'export type Pending =',
    adds: "| { readonly do: 'new-word' }",
    named: [
      'flow/automatic.ts',
      'flow/flow.ts',
      'flow/legal.ts',
      'flow/refuse.ts',
      'input/position/pending.ts',
      'bot/decide.ts',
      'bot/magnate.ts',
    ],
  },
  {
    file: 'decisions.ts',
    after: 'export type Decision =',
    adds: "| { readonly ask: 'new-word'; readonly seat: Seat }",
    named: ['table/ask/confirm-words.ts', 'table/offers.ts', 'table/picks.ts', 'text/en/lines.ts', 'text/ru/lines.ts'],
  },
  {
    file: 'events.ts',
    after: 'export type Event =',
    adds: "| { readonly type: 'new-word' }",
    named: ['table/motion/moves.ts', 'text/en/events.ts', 'text/ru/events.ts'],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type ExplorePower =',
    adds: "{ readonly do: 'new-word' } |",
    named: ['rules/explore-words.ts', ...CARD_WORDS, ...POWERS],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type DevelopPower =',
    adds: "| { readonly do: 'new-word' }",
    named: ['rules/develop-words.ts', ...CARD_WORDS, ...POWERS],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type SettlePower =',
    adds: "| { readonly do: 'new-word' }",
    named: [
      'table/cards/picture/development.ts',
      'rules/settle-words.ts',
      'forecast/costs.ts',
      'text/en/lines.ts',
      'text/ru/lines.ts',
      ...CARD_WORDS,
      ...POWERS,
    ],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type TradePower =',
    adds: "| { readonly do: 'new-word'; readonly by: number }",
    named: ['rules/trade-words.ts', ...CARD_WORDS, ...POWERS],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type ConsumePower =',
    adds: "| { readonly do: 'new-word' }",
    named: ['rules/consume-words.ts', 'forecast/gain.ts', 'bot/promise.ts', 'bot/quick.ts', ...USED_WORDS, ...POWERS],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type ProducePower =',
    adds: "| { readonly do: 'new-word' }",
    named: ['rules/produce-words.ts', 'bot/promise.ts', ...USED_WORDS, ...POWERS],
  },
  {
    file: 'cards/powers.ts',
    after: 'export type Scoring =',
    adds: "| { readonly for: 'new-word'; readonly points: number }",
    named: ['table/cards/power-tokens.ts', 'rules/scoring-words.ts', ...CARD_WORDS, 'workshop/refuse-card.ts', 'workshop/vocabulary.ts'],
  },
];
