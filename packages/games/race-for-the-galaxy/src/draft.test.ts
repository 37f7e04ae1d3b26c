import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { apply } from './flow/apply.ts';
import { asked } from './flow/flow.ts';
import { legal } from './flow/legal.ts';
import { setup } from './flow/setup.ts';
import { view } from './knowledge/view.ts';
import { OPTIONS, type Options } from './options.ts';
import { playRandomly } from './testing/random-play.ts';

function startWorldsTold(options: { readonly draft: boolean }): { told: Event[]; kept: (string | undefined)[] } {
  const told: Event[] = [];
  const tell = (event: Event) => {
    if (event.type === 'start-worlds') told.push(event);
  };
  const last = playRandomly({ seats: 3, options, seed: 'start worlds' }, { tell });
  return { told, kept: last.players.map(({ startWorld }) => startWorld) };
}

test('[RG-13.4] after a draft the start worlds that were kept are told, once', () => {
  const { told, kept } = startWorldsTold({ draft: true });
  expect(told).toEqual([{ type: 'start-worlds', worlds: kept.map((world, seat) => ({ seat, world })) }]);
});

test('[RG-2.3] without a draft they have lain open from the beginning', () => {
  expect(startWorldsTold({ draft: false }).told).toEqual([]);
});

test('[RG-13.4] what a seat has kept stays its own until all have chosen', () => {
  const state = setup(readOptions<Options>(OPTIONS, { draft: true }, 2), 2, chanceFromSeed('sealed'));
  for (let left = 500; left > 0 && state.players.some(({ steps }) => steps.at(-1)?.do !== 'choose-start'); left--) {
    const seat = asked(state).find((each) => state.players[each].steps.at(-1)?.do !== 'choose-start') ?? 0;
    apply(state, seat, legal(state, seat)[0], silent);
  }
  const [world] = state.players[0].startChoice;
  apply(state, 0, { type: 'choose-start', world }, silent);
  expect(view(state, 1).players[0]).toMatchObject({ startWorld: undefined, tableau: [], placing: undefined });
  expect(JSON.stringify(view(state, 1))).not.toContain(world);
});

test.each([
  [2, 13],
  [3, 8],
])(
  '[RG-13.3] %i players draft %i packs of five: the first goes left, the next right, and what is left over is out of the match',
  (seats, packs) => {
    const state = setup(readOptions<Options>(OPTIONS, { draft: true }, seats), seats, chanceFromSeed('packs'));
    for (let left = 500; left > 0 && state.stage === 'draft'; left--) {
      const { packs: number } = state;
      const passed = state.players.map(({ seen }) => seen.slice(1));
      for (const { seat, seen } of state.players) apply(state, seat, { type: 'pick', card: seen[0] }, silent);
      // The last card of a pack is taken without a choice.
      if (state.packs !== number || state.stage !== 'draft') continue;
      const way = number % 2 === 1 ? 1 : -1;
      for (const { seat, seen } of state.players) expect(seen).toEqual(passed[(seat - way + seats) % seats]);
    }
    expect([state.stage, state.packs]).toEqual(['start', packs]);
    for (const { drafted } of state.players) expect(drafted).toHaveLength(5 * packs);
  },
);
