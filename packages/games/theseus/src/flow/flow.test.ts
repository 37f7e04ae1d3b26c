import { below, chanceFromSeed, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { begun } from '../testing/set-up.ts';
import { table } from '../testing/table.ts';
import { answer } from './apply.ts';
import { advance, asked, decision, MOST_STEPS } from './flow.ts';

/** The most steps any one answer set going in a whole match of chance. */
function longestChain(wish: Parameters<typeof begun>[0]): number {
  const state = begun(wish);
  const chance = chanceFromSeed(`${wish?.seed}: chain`);
  let most = 0;
  for (let actions = 0; actions < 5_000 && state.ended === undefined; actions++) {
    const [seat] = asked(state);
    const actions = theseus.legal(state, seat);
    answer(state, seat, actions[below(chance, actions.length)], silent);
    most = Math.max(most, advance(state, silent));
  }
  return most;
}

test('no chain of effects comes near the bound', () => {
  let most = 0;
  for (let match = 0; match < 6; match++) {
    most = Math.max(most, longestChain({ seed: `duel ${match}` }));
    most = Math.max(most, longestChain({ seats: 3, options: { faction3: 'pandora' }, seed: `three ${match}` }));
    most = Math.max(most, longestChain({ seats: 4, options: { match: 'teams' }, seed: `teams ${match}` }));
  }
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(MOST_STEPS / 10);
});

test('one seat is asked at a time, and each question has an answer', () => {
  const state = begun({ seats: 4, options: { match: 'teams' }, seed: 'questions' });
  const chance = chanceFromSeed('questions: answers');
  while (state.ended === undefined) {
    expect(asked(state)).toHaveLength(1);
    const [seat] = asked(state);
    expect(decision(state, seat)?.seat).toBe(seat);
    expect(decision(state, (seat + 1) % 4)).toBeUndefined();
    const actions = theseus.legal(state, seat);
    expect(actions.length).toBeGreaterThan(0);
    theseus.apply(state, seat, actions[below(chance, actions.length)], silent);
  }
  expect(asked(state)).toEqual([]);
});

test('a turn goes on by itself unless its player wants to be asked between the steps', () => {
  const game = table({ units: { marines: ['alien-hive a'] }, players: { marines: { upgrades: 1 } } });
  expect(theseus.automatic?.(game.state, 0, [])).toBeUndefined();
  game.move('marines 1', 'corridors a');
  expect(game.asks).toBe('between');
  expect(theseus.automatic?.(game.state, 0, [])).toEqual({ type: 'go-on' });
  expect(theseus.automatic?.(game.state, 0, ['stop-between'])).toBeUndefined();
  expect(theseus.automatic?.(game.state, 1, [])).toBeUndefined();
});

/** What the machine says for a player without standing orders. */
const byItself = (game: ReturnType<typeof table>) => theseus.automatic?.(game.state, game.seat(game.asked ?? 'marines'), []);

test('[TH-22.3] a card just come to hand may be played before the refill, which could end the match', () => {
  const game = table({
    units: { marines: ['corridors a'] },
    players: { marines: { life: 10, deck: 0 }, aliens: { life: 11 } },
    pending: { 'control-room': ['fire'] },
    bonus: { corridors: 'first-aid' },
    finalSteps: 1,
  }).move('marines 1', 'control-room a');
  game.install('control-room pending 0', 'corridors 2');
  expect([game.asks, byItself(game)]).toEqual(['between', undefined]);
  game.bonus('first-aid').passOn();
  expect(game.winners).toEqual(['marines']);
});

test('[TH-22.3] a turn whose phase 4 asks nothing asks before its end; one whose phase 4 asked goes on', () => {
  const scene = { units: { marines: ['alien-hive a'] }, players: { marines: { upgrades: 1, deck: 0 } } };
  const silent = table(scene).move('marines 1', 'corridors a');
  for (let count = 0; byItself(silent) !== undefined && count < 5; count++) silent.goOn();
  expect([silent.asks, silent.asked, silent.legal('upgrade-unit').length]).toEqual(['between', 'marines', 3]);
  silent.goOn();
  expect(silent.asked).toBe('aliens');
  const asked = table({ ...scene, players: { marines: { upgrades: 1 } } }).move('marines 1', 'corridors a');
  while (asked.asks === 'between') asked.goOn();
  expect(asked.asks).toBe('pending-cards');
  asked.skipPending();
  expect([asked.asks, byItself(asked)]).toEqual(['between', { type: 'go-on' }]);
});

test('[TH-22.3] entering from space and a turn of Pandora have no phase 4: their end asks', () => {
  const space = table({ units: { marines: ['space'], aliens: ['corridors b'] }, players: { marines: { hand: ['grenade'] } } });
  space.move('marines 1', 'corridors a');
  expect([space.asks, byItself(space)]).toEqual(['between', undefined]);
  space.instant('grenade', { kind: 'unit', unit: space.unitNumber('aliens 1') });
  expect(space.life('aliens')).toBe(19);
  const pandora = table({
    factions: ['marines', 'pandora'],
    marker: { place: 'control-room' },
    you: 'pandora',
    units: { pandora: ['corridors a'], marines: ['control-room b'] },
  }).move('pandora 1', 'control-room a');
  // The token of its marked sector may be spent in the same turn.
  expect([pandora.asks, pandora.player('pandora').upgrades, byItself(pandora)]).toEqual(['between', 1, undefined]);
});
