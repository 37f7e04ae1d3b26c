import { chanceFromKey, readOptions } from '@orrery/engine';
import { type Action, notAlone, type State } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { answerCard, offeredAs } from './answers.ts';
import { pathOf } from './paths.ts';

/** Every kind of action that random play of the whole expansion offers, with one example each. */
function everyAction(): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  for (let seed = 1; seed <= 6; seed++) {
    const seats = seed + 1;
    const given = { expansion: seed % 2 === 0 ? 'none' : 'sanctuary', creature: seed > 3 ? 'volunteer' : 'first-seat' };
    let state: State = notAlone.setup(readOptions(notAlone.options, given, seats), seats, chanceFromKey([seed, 2, 3, 4, 5, 6, 7, 8]));
    for (let step = 0; step < 400 && notAlone.asked(state).length > 0; step++) {
      const seat = notAlone.asked(state)[0];
      const legal = notAlone.legal(state, seat);
      for (const action of legal) actions.set(action.type, action);
      const next = notAlone.clone(state);
      notAlone.apply(next, seat, legal[(step * 7919 + seed) % legal.length], () => {});
      state = next;
    }
  }
  return actions;
}

test('every action is offered somewhere: as a thing to point at, a card, what a visit does, a risk or words', () => {
  const actions = everyAction();
  expect(actions.size).toBeGreaterThan(20);
  for (const [type, action] of actions) {
    const offered = offeredAs(action);
    if (offered === 'thing') expect(pathOf(action).length, type).toBeGreaterThan(0);
    if (offered === 'card') expect(answerCard(action), type).toBeDefined();
    if (offered === 'menu') expect('target' in action, type).toBe(true);
  }
});
