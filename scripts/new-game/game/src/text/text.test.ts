import { type ActionSamples, type DecisionSamples, describeTexts, type EventSamples } from '@orrery/testkit';
import type { Action } from '../actions.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const ACTIONS: ActionSamples<Action> = { 'light-beacon': { type: 'light-beacon', card: 4 } };
const DECISIONS: DecisionSamples<Decision> = { 'choose-beacon': { ask: 'choose-beacon', seat: 0 } };
const EVENTS: EventSamples<Event> = {
  'turn-began': { type: 'turn-began', seat: 0, turn: 3 },
  'beacon-lit': { type: 'beacon-lit', seat: 0, card: 4, scored: true },
  'card-drawn': { type: 'card-drawn', seat: 0 },
  'match-ended': { type: 'match-ended' },
};

describeTexts<Action, Event, Decision>({
  game: 'New Game',
  texts: { en, ru },
  options: OPTIONS,
  sources: ['beacons'],
  endings: ['all-lit'],
  actions: ACTIONS,
  events: EVENTS,
  decisions: DECISIONS,
  moreEvents: [
    { type: 'beacon-lit', seat: 0, card: 4, scored: false },
    { type: 'card-drawn', seat: 0, card: 4 },
  ],
  refusals: REFUSALS,
  values: { seat: 1, card: 4 },
});
