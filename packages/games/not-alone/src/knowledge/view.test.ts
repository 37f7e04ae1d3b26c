import { expect, test } from 'vitest';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';

const scene = {
  stage: 'hunting',
  side: 'b',
  rescue: 9,
  assimilation: 5,
  marker: true,
  huntPlayed: ['scream'],
  huntDiscard: ['virus'],
  survivalDiscard: ['dodge'],
  tokens: { creature: 3 },
  creature: { dna: 2, hand: ['mirage'], developed: ['spores'], adaptations: ['wits'] },
  hunted: { rick: { will: 2, character: 'xia', played: ['rover'], discard: ['lair'], survival: ['anchor'] }, morty: { will: 3 } },
} as const;

test('[NA-3.5] Will, counters, Marker, tokens, reserve, both discard piles, characters, adaptations and DNA are open to all', () => {
  const { state } = sanctuaryTable(scene);
  for (const who of ['creature', 'rick', 'morty', 'spectator']) {
    const seen = sanctuaryTable(scene).view(who);
    expect(seen.hunted.map(({ will, character }) => [will, character])).toEqual(
      state.hunted.map(({ will, character }) => [will, character]),
    );
    expect([seen.rescue, seen.assimilation, seen.marker, seen.sanctuary?.defense]).toEqual([9, 5, true, state.sanctuary?.defense]);
    expect(seen.tokens).toEqual(state.tokens);
    expect(seen.reserve).toEqual(state.reserve);
    expect([seen.huntDiscard, seen.survivalDiscard]).toEqual([state.huntDiscard, state.survivalDiscard]);
    expect(seen.creature.developed.map(({ adaptation }) => adaptation)).toEqual(['spores']);
    expect([seen.creature.dna, seen.sanctuary?.dna]).toEqual([2, state.sanctuary?.dna]);
  }
});

test('[NA-3.3] [NA-3.4] what is not open stays with its owner: hands, and cards in play before the reveal', () => {
  const game = sanctuaryTable(scene);
  const text = (who: string) => JSON.stringify(game.view(who));
  expect([text('rick').includes('"anchor"'), text('creature').includes('"anchor"'), text('morty').includes('"anchor"')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([text('creature').includes('"mirage"'), text('rick').includes('"mirage"')]).toEqual([true, false]);
  expect([text('creature').includes('"wits"'), text('spectator').includes('"wits"')]).toEqual([true, false]);
});
