import { type PlainGame, verifyGame } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { ambush } from './throwaway/ambush.ts';
import { guild } from './throwaway/guild.ts';
import { station } from './throwaway/station.ts';

/** Properties found broken over a few games. */
function broken(module: PlainGame, seats = 3): string[] {
  const properties = new Set<string>();
  for (let game = 0; game < 3; game++) {
    for (const { property } of verifyGame(module, { seats, seed: `sabotage/${game}`, maxActions: 100 }).violations)
      properties.add(property);
  }
  return [...properties];
}

/** The same game with something spoilt; nothing is spoilt: nothing is found. */
test('a sound game has no violation, and says how it ended', () => {
  const verified = verifyGame(ambush, { seats: 3, seed: 'sound' });
  expect(verified.violations).toEqual([]);
  expect(verified.actions).toBeGreaterThan(10);
  expect(verified.result?.because).toBe('rounds-played');
  expect(verified.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('the same seed gives the same game, looked at often or seldom; another seed another', () => {
  const once = verifyGame(guild, { seats: 4, seed: 'x' });
  expect(verifyGame(guild, { seats: 4, seed: 'x' })).toEqual(once);
  expect(verifyGame(guild, { seats: 4, seed: 'y' }).hash).not.toBe(once.hash);
  expect(verifyGame(guild, { seats: 4, seed: 'x', deepEvery: 50 }).violations).toEqual([]);
});

describe('what is spoilt is found: rules', () => {
  test('an action that may be done is not listed', () => {
    const legal: PlainGame['legal'] = (state, seat) => {
      const actions = ambushPlain.legal(state, seat);
      return actions.length > 2 ? actions.slice(1) : actions;
    };
    expect(broken({ ...ambush, legal })).toContain('legal-is-complete');
  });

  test('what is not listed is not refused', () => {
    expect(broken({ ...station, refuse: () => undefined })).toContain('legal-is-complete');
  });

  test('what is listed is refused', () => {
    const refuse: PlainGame['refuse'] = (state, seat, action) =>
      action.type === 'pay' ? { code: 'no', rule: 'X-1' } : guildPlain.refuse(state, seat, action);
    expect(broken({ ...guild, refuse })).toContain('legal-is-not-refused');
  });

  test('an action is listed twice', () => {
    const legal: PlainGame['legal'] = (state, seat) => [...ambushPlain.legal(state, seat), ...ambushPlain.legal(state, seat)];
    expect(broken({ ...ambush, legal })).toContain('legal-has-no-duplicates');
  });

  test('a seat is asked and has nothing to answer', () => {
    expect(broken({ ...ambush, legal: () => [] })).toContain('decision-can-be-answered');
  });

  test('an action cannot be read back', () => {
    expect(broken({ ...ambush, readAction: () => undefined })).toContain('actions-read-back');
  });

  test('junk is taken for an action', () => {
    expect(broken({ ...ambush, readAction: () => ({ type: 'pass' }) })).toContain('junk-is-no-action');
  });

  test('an invariant is broken', () => {
    const check = (): void => {
      throw new Error('X-2: broken');
    };
    expect(broken({ ...ambush, check })).toContain('invariants');
  });

  test('the game is over and nobody says so, or says so too early', () => {
    expect(broken({ ...ambush, result: () => undefined })).toContain('over-when-nobody-is-asked');
  });

  test('the game never ends', () => {
    expect(broken({ ...ambush, apply: () => {} })).toContain('random-games-end');
  });

  test('points do not add up', () => {
    const standing: PlainGame['standing'] = (state) => ambushPlain.standing(state).map((line) => ({ ...line, points: line.points + 1 }));
    expect(broken({ ...ambush, standing })).toContain('standing');
  });
});

describe('what is spoilt is found: states', () => {
  test('a clone shares a list with its original', () => {
    expect(broken({ ...ambush, clone: (state) => ({ ...state }) })).toContain('clone-is-deep');
  });

  test('a question changes the state', () => {
    const view: typeof ambush.view = (state, viewer) => {
      state.round += 0.001;
      return ambush.view(state, viewer);
    };
    expect(broken({ ...ambush, view })).toContain('questions-change-nothing');
  });

  test('a state holds something JSON cannot', () => {
    const setup: PlainGame['setup'] = (options, seats, chance) => ({ ...ambush.setup(options as object, seats, chance), more: new Map() });
    expect(broken({ ...ambush, setup })).toContain('play');
  });

  test('chance comes from elsewhere than the state', () => {
    let count = 0;
    const apply: typeof ambush.apply = (draft, seat, action, tell) => {
      ambush.apply(draft, seat, action, tell);
      draft.points[0] += count++ % 7;
    };
    expect(broken({ ...ambush, apply })).toContain('states-survive-storage');
    const seldom = verifyGame({ ...ambush, apply }, { seats: 3, seed: 'seldom', deepEvery: 1_000_000 });
    expect(seldom.violations.map(({ property }) => property)).toEqual(['replay']);
  });
});

describe('what is spoilt is found: secrets', () => {
  test('a view shows what others hold', () => {
    const view: typeof ambush.view = (state, viewer) => ({ ...ambush.view(state, viewer), hands: state.prey.map(({ hand }) => hand) });
    expect(broken({ ...ambush, view })).toContain('imagine-agrees-with-the-view');
  });

  test('a view shows the generator', () => {
    const view: typeof ambush.view = (state, viewer) => ({ ...ambush.view(state, viewer), chance: state.chance });
    expect(broken({ ...ambush, view })).toEqual(expect.arrayContaining(['no-secret-fields', 'generator-stays-secret']));
  });

  test('who is asked depends on a hand', () => {
    const asked: typeof ambush.asked = (state) =>
      state.phase === 'react'
        ? ambush.asked(state).filter((seat) => seat === 1 || state.prey[seat - 1].hand.includes(1))
        : ambush.asked(state);
    expect(broken({ ...ambush, asked })).toContain('questions-keep-secrets');
  });

  test('the order of the list of actions depends on the deck', () => {
    const legal: typeof ambush.legal = (state, seat) => {
      const actions = ambush.legal(state, seat);
      return state.deck.at(-1) === 1 ? [...actions].reverse() : actions;
    };
    expect(broken({ ...ambush, legal })).toContain('questions-keep-secrets');
  });

  test('an event tells everybody the card laid face down', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) => tell(Object.assign({}, event, hearing?.adds)));
    expect(broken({ ...ambush, apply })).toContain('events-tell-no-more-than-views');
  });

  test('an event tells everybody something of a hand', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) =>
        tell(Object.assign({}, event, { ones: draft.prey.map(({ hand }) => hand.includes(1)) }), hearing),
      );
    expect(broken({ ...ambush, apply })).toContain('events-keep-secrets');
  });

  test('something comes to light and it is not said so', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) => tell(event, { only: hearing?.only, adds: hearing?.adds }));
    expect(broken({ ...ambush, apply })).toContain('events-keep-secrets');
  });

  test('an imagined state has a card too many', () => {
    const imagine: typeof ambush.imagine = (view, chance) => {
      const state = ambush.imagine(view, chance);
      state.deck.push(1);
      return state;
    };
    expect(broken({ ...ambush, imagine })).toContain('imagined-states-are-sound');
  });
});

const ambushPlain: PlainGame = ambush;
const guildPlain: PlainGame = guild;
