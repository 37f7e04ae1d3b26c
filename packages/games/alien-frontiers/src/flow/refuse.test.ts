import { describe, expect, test } from 'vitest';
import { readAction } from '../input/read-action.ts';
import { EVERY_ACTION } from '../testing/every-action.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { refuse } from './refuse.ts';

const GAMES = 2;
/** One state in this many is compared with the whole universe; questions are rarer, so more of them are. */
const TURNS_EVERY = 97;
const QUESTIONS_EVERY = 7;

describe('legal is exactly what refuse lets pass, of every action there can be', () => {
  for (const { seats, options } of OPTION_SETS) {
    test(`${seats} seats, ${JSON.stringify(options)}`, () => {
      let count = 0;
      for (let game = 0; game < GAMES; game++) {
        playRandomly(
          { seats, options, seed: `universe ${game}` },
          {
            see(state, _action, actions) {
              // More than four ships rolled again at once are outside the universe.
              const listed = actions.filter(
                (action) => !(action.type === 'use-power' && action.target.kind === 'ships' && action.target.faces.length > 4),
              );
              count += 1;
              if (count % (state.pending.length > 0 ? QUESTIONS_EVERY : TURNS_EVERY) !== 0) return;
              const allowed = EVERY_ACTION.filter((action) => refuse(state, state.turn.seat, action) === undefined);
              expect(allowed.map((action) => JSON.stringify(action)).sort()).toEqual(listed.map((action) => JSON.stringify(action)).sort());
            },
          },
        );
      }
    });
  }
});

test('every action is read back as it was sent, and others have none', () => {
  const changed = EVERY_ACTION.filter((action) => {
    const sent = JSON.stringify(action);
    return JSON.stringify(readAction(JSON.parse(sent))) !== sent;
  });
  expect(changed).toEqual([]);
  for (const wrong of [
    null,
    7,
    'end-turn',
    {},
    { type: 'fly' },
    { type: 'end-turn', now: true },
    { type: 'dock-ships', at: 'lunar-mine', faces: [3, 1], relic: false },
  ]) {
    expect(readAction(wrong)).toBeUndefined();
  }
});
