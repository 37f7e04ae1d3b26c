import type { Found, TermBase } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { reasonFrom } from './reason.ts';

interface Thing extends TermBase {
  readonly things: readonly string[];
}

const found = (of: string, worth: number, more: { readonly share?: number; readonly things?: readonly string[] } = {}): Found<Thing> => ({
  term: { of, things: more.things ?? [of] },
  worth,
  share: more.share ?? 1,
});
const told = (all: readonly Found<Thing>[]) => reasonFrom(all, { least: 0.1, about: ({ things }) => things });
const names = (all: readonly Found<Thing>[]) => all.map(({ term }) => term.of);

describe('what is told', () => {
  test('a small gain, where there is no larger one beside a large price', () => {
    const { kind, gains, prices } = told([found('price', -5), found('gain', 0.3)]);
    expect({ kind, gains: names(gains), prices: names(prices) }).toEqual({ kind: 'close', gains: ['gain'], prices: ['price'] });
  });

  test('nothing small beside something large of its own side', () => {
    expect(names(told([found('large', 5), found('small', 0.3)]).gains)).toEqual(['large']);
  });

  test('of two that share one of their things the larger one', () => {
    const { gains, prices } = told([
      found('placed', -2, { things: ['Research Labs'] }),
      found('instead', 1.5, { things: ['Mining Robots', 'Research Labs'] }),
    ]);
    expect([names(gains), names(prices)]).toEqual([[], ['placed']]);
  });

  test('no accident of one world in eight, unless it is worth much over all of them', () => {
    const rare = { share: 1 / 8 };
    expect(names(told([found('usual', 0.6), found('accident', 0.5, rare)]).gains)).toEqual(['usual']);
    expect(names(told([found('victory', 5, rare), found('usual', 2)]).gains)).toEqual(['victory', 'usual']);
    expect(told([found('accident', 0.5, rare)]).kind).toBe('same');
  });

  test('where luck is told as luck, one thing of a side that is only possible', () => {
    const all = [found('sure', 3), found('possible', 2, { share: 0.5 }), found('another', 1.5, { share: 0.4 }), found('small', 1)];
    const { gains } = reasonFrom(all, { least: 0.1, about: ({ things }) => things, ownsTurn: true });
    expect(names(gains)).toEqual(['sure', 'possible']);
    expect(names(told(all).gains)).toEqual(['sure', 'possible', 'another']);
  });

  test('a little worse, with nothing for it, is about as good; much worse is not', () => {
    expect(told([found('price', -0.3)]).kind).toBe('same');
    expect(told([found('price', -0.5)]).kind).toBe('close');
  });
});
