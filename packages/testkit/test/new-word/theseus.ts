import type { Line } from './line.ts';

const WEB = 'table';
/** What every word of a card must be told to: what it counts, what it is worth to a bot, and its picture. */
const EVERY_WORD = ['cards/amounts.ts', 'bot/worths.ts', `${WEB}/art/glyphs.ts`];

export const THESEUS: readonly Line[] = [
  {
    file: 'actions.ts',
    after: 'export type Action =',
    adds: "| { readonly type: 'new-word' }",
    named: ['flow/refuse.ts', 'input/read-action.ts', 'text/en/lines.ts', 'text/ru/lines.ts', `${WEB}/paths.ts`],
  },
  {
    file: 'pending.ts',
    after: 'export type Pending =',
    adds: "| { readonly do: 'new-word'; readonly seat: Seat }",
    named: [
      'pending.ts',
      'flow/flow.ts',
      'flow/legal.ts',
      'flow/refuse.ts',
      'flow/apply.ts',
      'forecast/forecast.ts',
      'input/position/described-pending.ts',
      'knowledge/check-pending.ts',
      'bot/sensible.ts',
      'bot/glance.ts',
      `${WEB}/ask/phases.ts`,
    ],
  },
  {
    file: 'decisions.ts',
    after: 'export type Decision =',
    adds: "| { readonly ask: 'new-word'; readonly seat: Seat }",
    named: ['text/en/lines.ts', 'text/ru/lines.ts', 'text/en/refusals.ts', 'text/ru/refusals.ts', `${WEB}/ask/machine.ts`],
  },
  {
    file: 'events.ts',
    after: 'export type Event =',
    adds: "| { readonly type: 'new-word' }",
    named: ['text/en/events.ts', 'text/ru/events.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type ActionEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...EVERY_WORD, 'rules/effects/perform.ts', 'rules/effects/traps.ts', 'bot/sensible.ts', 'text/en/lines.ts', 'text/ru/lines.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type TrapEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...EVERY_WORD, 'rules/effects/traps.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type ModuleEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...EVERY_WORD, 'rules/modules.ts', 'rules/routes.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type SpecialEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...EVERY_WORD, 'rules/modules.ts'],
  },
  {
    file: 'cards/effects.ts',
    after: 'export type InstantEffect =',
    adds: "| { readonly do: 'new-word' }",
    named: [...EVERY_WORD, 'rules/effects/instants.ts', 'bot/sensible.ts'],
  },
];
