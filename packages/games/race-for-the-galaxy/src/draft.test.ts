import { expect, test } from 'vitest';
import type { Event } from './events.ts';
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
