import { quickTable, type Seat, type Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { Event } from '../events.ts';
import { answer } from '../rules/answering.ts';
import { giveUp, layPlace, resist, takeUpPlaces } from '../rules/exploration.ts';
import { endHunting, placeToken } from '../rules/hunting.ts';
import { playHunt } from '../rules/playing-hunt.ts';
import { playSurvival } from '../rules/playing-survival.ts';
import { questionFor } from '../rules/questions.ts';
import { act } from '../rules/reckoning.ts';
import { useAdaptation } from '../rules/sanctuary/adaptation-uses.ts';
import { doAdapting } from '../rules/sanctuary/adapting.ts';
import { useCharacter } from '../rules/sanctuary/characters.ts';
import { pass, reopen } from '../rules/windows.ts';
import type { State } from '../state.ts';
import { advance } from './flow.ts';

/** A question comes first; else action type → rule. Then the turn goes on to the next decision. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const question = questionFor(draft, seat);
  if (question !== undefined) answer(draft, question, action, tell);
  else carryOut(draft, seat, action, tell);
  advance(draft, tell);
}

function carryOut<Type extends Action['type']>(draft: State, seat: Seat, action: ActionOf<Type>, tell: Tell<Event>): void {
  RULES[action.type](draft, seat, action, tell);
}

type Rules = { readonly [Type in Action['type']]: (draft: State, seat: Seat, action: ActionOf<Type>, tell: Tell<Event>) => void };

/** It answers a question, and nothing was asked. */
const answersOnly = (_draft: State, _seat: Seat, { type }: Action): never => {
  throw new Error(`NA-4.12: ${type} was not asked for`);
};
const adapting = (draft: State, _seat: Seat, action: Parameters<typeof doAdapting>[1], tell: Tell<Event>): void =>
  doAdapting(draft, action, tell);

const RULES: Rules = quickTable({
  resist: (draft, seat, { will }, tell) => resist(draft, seat, will, tell),
  'give-up': (draft, seat, _, tell) => giveUp(draft, seat, tell),
  'lay-place': (draft, seat, { card }, tell) => layPlace(draft, seat, card, tell),
  'take-up-places': (draft, seat, _, tell) => takeUpPlaces(draft, seat, tell),
  'play-hunt': (draft, _, action, tell) => {
    playHunt(draft, action, tell);
    reopen(draft);
  },
  'play-survival': (draft, seat, { card, target }, tell) => {
    playSurvival(draft, { seat, card, target }, tell);
    reopen(draft);
  },
  'use-character': (draft, seat, action, tell) => {
    useCharacter(draft, seat, action, tell);
    reopen(draft);
  },
  'use-adaptation': (draft, _, action, tell) => {
    useAdaptation(draft, action, tell);
    reopen(draft);
  },
  pass: (draft, seat, action, tell) => {
    if (draft.turn.stage === 'adaptation') doAdapting(draft, action, tell);
    else pass(draft, seat, tell);
  },
  'place-token': (draft, _, action, tell) => placeToken(draft, action, tell),
  'end-hunting': (draft, _seat, _action, tell) => endHunting(draft, tell),
  'use-power': act,
  'return-instead': act,
  'rescue-survivor': act,
  fortify: act,
  'do-nothing': act,
  adapt: adapting,
  hide: adapting,
  'draw-adaptation': adapting,
  develop: adapting,
  'discard-adaptation': adapting,
  volunteer: answersOnly,
  'choose-side': answersOnly,
  'choose-character': answersOnly,
  'choose-adaptation': answersOnly,
  'keep-place': answersOnly,
  'swap-place': answersOnly,
  'return-place': answersOnly,
  'discard-place': answersOnly,
  'discard-survival': answersOnly,
  'discard-survivor': answersOnly,
  'keep-survival': answersOnly,
  'take-place': answersOnly,
  heal: answersOnly,
  'lose-will': answersOnly,
  'show-place': answersOnly,
  'hide-place': answersOnly,
  'put-under': answersOnly,
  'put-adaptation-under': answersOnly,
  'drop-adaptation': answersOnly,
  'pay-to-keep': answersOnly,
  'put-back-dna': answersOnly,
  shelter: answersOnly,
  'name-place': answersOnly,
  'move-creature': answersOnly,
  decline: answersOnly,
  'move-sanctuary-on': answersOnly,
});
