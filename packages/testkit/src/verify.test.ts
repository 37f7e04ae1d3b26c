import { type PlainGame, verifyGame } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { ambush } from './throwaway/ambush.ts';
import { guild } from './throwaway/guild.ts';
import { station } from './throwaway/station.ts';

const GAMES = 6;

/** Whether these properties are found broken within a few games. */
function finds(module: PlainGame, ...properties: readonly string[]): boolean {
  const found = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const { violations } = verifyGame(module, { seats: 3, seed: `sabotage/${game}`, maxActions: 100, deepEvery: 2 });
    for (const { property } of violations) found.add(property);
    if (properties.every((property) => found.has(property))) return true;
  }
  return false;
}

test('a sound game has no violation, and says how it ended', () => {
  const verified = verifyGame(ambush, { seats: 3, seed: 'sound' });
  expect(verified.violations).toEqual([]);
  expect(verified.actions).toBeGreaterThan(10);
  expect(verified.result?.because).toBe('rounds-played');
  expect(verified.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('the same seed gives the same game, looked at often or seldom; another seed another', () => {
  const once = verifyGame(guild, { seats: 3, seed: 'x', deepEvery: 4 });
  expect(once.violations).toEqual([]);
  expect(verifyGame(guild, { seats: 3, seed: 'x', deepEvery: 4 })).toEqual(once);
  expect(verifyGame(guild, { seats: 3, seed: 'y', deepEvery: 50 }).hash).not.toBe(once.hash);
  expect(verifyGame(guild, { seats: 3, seed: 'x', deepEvery: 50 }).violations).toEqual([]);
});

describe('what is spoilt is found: rules', () => {
  test('an action that may be done is not listed', () => {
    const legal: PlainGame['legal'] = (state, seat) => {
      const actions = ambushPlain.legal(state, seat);
      return actions.length > 2 ? actions.slice(1) : actions;
    };
    expect(finds({ ...ambush, legal }, 'legal-is-complete')).toBe(true);
  });

  test('what is not listed is not refused', () => {
    expect(finds({ ...station, refuse: () => undefined }, 'legal-is-complete')).toBe(true);
  });

  test('what is listed is refused', () => {
    const refuse: PlainGame['refuse'] = (state, seat, action) =>
      action.type === 'pay' ? { code: 'no', rule: 'X-1' } : guildPlain.refuse(state, seat, action);
    expect(finds({ ...guild, refuse }, 'legal-is-not-refused')).toBe(true);
  });

  test('an action is listed twice', () => {
    const legal: PlainGame['legal'] = (state, seat) => [...ambushPlain.legal(state, seat), ...ambushPlain.legal(state, seat)];
    expect(finds({ ...ambush, legal }, 'legal-has-no-duplicates')).toBe(true);
  });

  test('a seat is asked and has nothing to answer', () => {
    expect(finds({ ...ambush, legal: () => [] }, 'decision-can-be-answered')).toBe(true);
  });

  test('an action cannot be read back', () => {
    expect(finds({ ...ambush, readAction: () => undefined }, 'actions-read-back')).toBe(true);
  });

  test('junk is taken for an action', () => {
    expect(finds({ ...ambush, readAction: () => ({ type: 'pass' }) }, 'junk-is-no-action')).toBe(true);
  });

  test('an invariant is broken', () => {
    const check = (): void => {
      throw new Error('X-2: broken');
    };
    expect(finds({ ...ambush, check }, 'invariants')).toBe(true);
  });

  test('the game is over and nobody says so, or says so too early', () => {
    expect(finds({ ...ambush, result: () => undefined }, 'over-when-nobody-is-asked')).toBe(true);
  });

  test('the game never ends', () => {
    expect(finds({ ...ambush, apply: () => {} }, 'random-games-end')).toBe(true);
  });

  test('what is answered for a seat is not legal', () => {
    expect(finds({ ...ambush, automatic: () => ({ type: 'pass' }) }, 'automatic-is-legal')).toBe(true);
  });

  test('a window is let go by with something illegal, or passed for a seat that could do more', () => {
    const windows: NonNullable<typeof ambush.windows> = {
      open: (state) => (state.phase === 'react' ? { stretch: 'react', pass: { type: 'pass' } } : undefined),
      interest: (state, seat) => (ambush.legal(state, seat).length > 1 ? 'able' : 'none'),
      isOrder: () => false,
    };
    expect(finds({ ...ambush, windows }, 'windows-are-passed-legally')).toBe(false);
    expect(finds({ ...ambush, windows }, 'windows-ask-the-able')).toBe(false);
    const always: typeof windows.open = () => ({ stretch: 'always', pass: { type: 'pass' } });
    expect(finds({ ...ambush, windows: { ...windows, open: always } }, 'windows-are-passed-legally')).toBe(true);
    expect(finds({ ...ambush, windows: { ...windows, interest: () => 'none' } }, 'windows-ask-the-able')).toBe(true);
  });

  test('points do not add up', () => {
    const standing: PlainGame['standing'] = (state) => ambushPlain.standing(state).map((line) => ({ ...line, points: line.points + 1 }));
    expect(finds({ ...ambush, standing }, 'standing')).toBe(true);
  });
});

describe('what is spoilt is found: states', () => {
  test('a clone shares a list with its original', () => {
    expect(finds({ ...ambush, clone: (state) => ({ ...state }) }, 'clone-is-deep')).toBe(true);
  });

  test('a question changes the state', () => {
    const view: typeof ambush.view = (state, viewer) => {
      state.round += 0.001;
      return ambush.view(state, viewer);
    };
    expect(finds({ ...ambush, view }, 'questions-change-nothing')).toBe(true);
  });

  test('a state holds something JSON cannot', () => {
    const setup: PlainGame['setup'] = (options, seats, chance) => ({ ...ambush.setup(options as object, seats, chance), more: new Map() });
    expect(finds({ ...ambush, setup }, 'play')).toBe(true);
  });

  test('chance comes from elsewhere than the state', () => {
    let count = 0;
    const apply: typeof ambush.apply = (draft, seat, action, tell) => {
      ambush.apply(draft, seat, action, tell);
      draft.points[0] += count++ % 7;
    };
    expect(finds({ ...ambush, apply }, 'states-survive-storage')).toBe(true);
    const seldom = verifyGame({ ...ambush, apply }, { seats: 3, seed: 'seldom', deepEvery: 1_000_000 });
    expect(seldom.violations.map(({ property }) => property)).toEqual(['replay']);
  });
});

describe('what is spoilt is found: secrets', () => {
  test('a view shows what others hold', () => {
    const view: typeof ambush.view = (state, viewer) => ({ ...ambush.view(state, viewer), hands: state.prey.map(({ hand }) => hand) });
    expect(finds({ ...ambush, view }, 'imagine-agrees-with-the-view')).toBe(true);
  });

  test('a game says that nobody has secrets, and seats see what a spectator does not', () => {
    expect(finds({ ...ambush, hasSecretHands: false }, 'nobody-has-secrets')).toBe(true);
  });

  test('a view shows the generator', () => {
    const view: typeof ambush.view = (state, viewer) => ({ ...ambush.view(state, viewer), chance: state.chance });
    expect(finds({ ...ambush, view }, 'no-secret-fields', 'generator-stays-secret')).toBe(true);
  });

  test('who is asked depends on a hand', () => {
    const asked: typeof ambush.asked = (state) =>
      state.phase === 'react'
        ? ambush.asked(state).filter((seat) => seat === 1 || state.prey[seat - 1].hand.includes(1))
        : ambush.asked(state);
    expect(finds({ ...ambush, asked }, 'questions-keep-secrets')).toBe(true);
  });

  test('the order of the list of actions depends on the deck', () => {
    const legal: typeof ambush.legal = (state, seat) => {
      const actions = ambush.legal(state, seat);
      return state.deck.at(-1) === 1 ? [...actions].reverse() : actions;
    };
    expect(finds({ ...ambush, legal }, 'questions-keep-secrets')).toBe(true);
  });

  test('an event tells everybody the card laid face down', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) => tell(Object.assign({}, event, hearing?.adds)));
    expect(finds({ ...ambush, apply }, 'events-tell-no-more-than-views')).toBe(true);
  });

  test('an event tells everybody something of a hand', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) =>
        tell(Object.assign({}, event, { ones: draft.prey.map(({ hand }) => hand.includes(1)) }), hearing),
      );
    expect(finds({ ...ambush, apply }, 'events-keep-secrets')).toBe(true);
  });

  test('something comes to light and it is not said so', () => {
    const apply: typeof ambush.apply = (draft, seat, action, tell) =>
      ambush.apply(draft, seat, action, (event, hearing) => tell(event, { only: hearing?.only, adds: hearing?.adds }));
    expect(finds({ ...ambush, apply }, 'events-keep-secrets')).toBe(true);
  });

  test('whether undo is free tells what others did', () => {
    const apply: typeof guild.apply = (draft, seat, action, tell) =>
      guild.apply(draft, seat, action, (event, hearing) => {
        if (event.type === 'built' || draft.now === 'choose') tell(event, hearing);
      });
    expect(finds({ ...guild, apply }, 'reveals-alike')).toBe(true);
  });

  test('who is answered for tells what is in a hand', () => {
    const automatic: typeof ambush.automatic = (state, seat) =>
      state.phase === 'react' && !state.prey[seat - 1].hand.includes(1) ? { type: 'pass' } : undefined;
    expect(finds({ ...ambush, automatic }, 'automatic-keeps-secrets')).toBe(true);
  });

  test('which window is open depends on a hand', () => {
    const windows: NonNullable<typeof ambush.windows> = {
      open: (state, seat) =>
        state.phase === 'react' && state.prey[seat - 1].hand.includes(1) ? { stretch: 'react', pass: { type: 'pass' } } : undefined,
      interest: () => 'able',
      isOrder: () => false,
    };
    expect(finds({ ...ambush, windows }, 'questions-keep-secrets')).toBe(true);
  });

  test('a role depends on a hand', () => {
    const roleOf: typeof ambush.roleOf = (state, seat) => (state.prey[seat - 1]?.hand.includes(1) ? 'lucky' : 'prey');
    expect(finds({ ...ambush, roleOf }, 'questions-keep-secrets')).toBe(true);
  });

  test('a refusal tells what another holds', () => {
    const refuse: typeof ambush.refuse = (state, seat, action) => {
      const refusal = ambush.refuse(state, seat, action);
      return refusal === undefined ? undefined : { ...refusal, values: { ones: state.prey.filter(({ hand }) => hand.includes(1)).length } };
    };
    expect(finds({ ...ambush, refuse }, 'refusals-keep-secrets')).toBe(true);
  });

  test('an imagined state has a card too many', () => {
    const imagine: typeof ambush.imagine = (view, chance) => {
      const state = ambush.imagine(view, chance);
      state.deck.push(1);
      return state;
    };
    expect(finds({ ...ambush, imagine }, 'imagined-states-are-sound')).toBe(true);
  });
});

const ambushPlain: PlainGame = ambush;
const guildPlain: PlainGame = guild;
