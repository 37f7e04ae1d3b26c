import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { AdaptationId } from '../cards/adaptations.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { Seen } from '../state.ts';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';
import { study } from './index.ts';

test('with open eyes too the order of cards nobody has seen is unknown, and a card somebody has seen stays where it is', () => {
  const { state } = sanctuaryTable();
  const decks: Seen<HuntId | AdaptationId>[][] = [state.huntDeck, ...(state.sanctuary?.adaptationDecks ?? [])];
  expect(decks).toHaveLength(3);
  for (const deck of decks) {
    const [first] = deck;
    deck[0] = { ...first, by: 1 };
  }
  const before = decks.map((deck) => [...deck]);
  state.chance = chanceFromSeed('redraw');
  study.redraw(state);
  for (const [number, deck] of decks.entries()) {
    expect(deck[0]).toEqual(before[number][0]);
    expect(deck).not.toEqual(before[number]);
    expect(new Set(deck)).toEqual(new Set(before[number]));
  }
});
