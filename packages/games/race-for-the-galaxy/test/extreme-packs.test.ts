import { below, type Chance, chanceFromSeed, type Json, openingState, pick, readOptions, seedFrom, step } from '@orrery/engine';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { BOUNDS } from '../src/workshop/vocabulary.ts';

const GOODS = ['novelty', 'rare', 'genes', 'alien'] as const;
const reward = { chips: 5, cards: 5 };

/** As long as a title may be. */
const title = (index: number): string => `${String(index).padStart(2, '0')} ${'W'.repeat(BOUNDS.title - 3)}`;
const world = { kind: 'world', cost: 0, points: 0 } as const;

interface Design {
  readonly copies: number;
  readonly [field: string]: unknown;
}

/** Packs that the reader takes, each as bad as can be in its way. */
const PACKS: Readonly<Record<string, (index: number) => Design>> = {
  'goods and three ways each to consume them': () => ({
    ...world,
    world: 'production',
    good: 'novelty',
    copies: 5,
    produce: [{ do: 'produce-here' }, { do: 'draw', count: 4 }],
    consume: [
      { do: 'consume', count: 1, reward },
      { do: 'consume-each', most: 4, reward },
      { do: 'consume-different', kinds: 2, reward },
    ],
  }),
  'large hands': () => ({
    ...world,
    world: 'grey',
    copies: 5,
    explore: [
      { do: 'see-more', count: 5 },
      { do: 'keep-more', count: 3 },
    ],
    develop: [{ do: 'draw-first', count: 4 }],
    settle: [{ do: 'draw-after', count: 4 }],
    consume: [{ do: 'draw', count: 4 }],
    produce: [{ do: 'draw', count: 4 }],
  }),
  'many kinds, dear and free': (index) => ({
    ...world,
    cost: index % 3 === 0 ? 9 : 0,
    world: 'windfall',
    good: GOODS[index % GOODS.length],
    copies: 2,
    consume: [
      { do: 'consume', count: 1, kind: GOODS[index % GOODS.length], reward },
      { do: 'consume', count: 2, reward },
      { do: 'cards-for-chips', most: 4 },
    ],
    produce: [{ do: 'produce-windfall' }, { do: 'draw', count: 4 }, { do: 'draw-for-worlds', of: 'rare' }],
  }),
  'ten lines of scoring each': (index) => ({
    kind: 'development',
    cost: 6,
    copies: 2,
    points: 'scored',
    scoring: Array.from({ length: BOUNDS.scoring }, (_, line) => ({
      for: 'title',
      title: title((index + line) % BOUNDS.designs),
      points: 9,
    })),
  }),
};

interface Most {
  answers: number;
  characters: number;
}

/** As many designs as fit with their copies. */
function packOf(card: (index: number) => Design): Json {
  const cards = Array.from({ length: BOUNDS.cards / card(0).copies }, (_, index) => ({ title: title(index), ...card(index) }));
  return JSON.parse(JSON.stringify({ orrery: 'race-pack', version: 1, title: 'W'.repeat(BOUNDS.title), cards }));
}

/** Plays at random, cards of the pack first. */
function play(pack: Json, seats: number, chance: Chance): Most {
  const options = readOptions<Options>(raceForTheGalaxy.options, { pack }, seats);
  let state = openingState(raceForTheGalaxy, { options, seats, seed: seedFrom(`extreme ${seats}`) });
  const most = { answers: 0, characters: 0 };
  for (let actions = 0; actions < 400; actions++) {
    const asked = raceForTheGalaxy.asked(state);
    if (asked.length === 0) return most;
    const seat = pick(chance, asked);
    const legal = raceForTheGalaxy.legal(state, seat);
    most.answers = Math.max(most.answers, legal.length);
    if (actions % 10 === 0) most.characters = Math.max(most.characters, JSON.stringify([legal, raceForTheGalaxy.view(state, seat)]).length);
    const placing = legal.filter(({ type }) => type.startsWith('place'));
    const stepped = step(raceForTheGalaxy, state, seat, pick(chance, placing.length > 0 && below(chance, 4) > 0 ? placing : legal));
    if (!stepped.ok) throw new Error(stepped.refusal.code);
    state = stepped.state;
  }
  return most;
}

test.each(Object.keys(PACKS))('[RG-15.1] however extreme a pack is, questions and messages stay short: %s', (name) => {
  for (const seats of [2, 5]) {
    const { answers, characters } = play(packOf(PACKS[name]), seats, chanceFromSeed(seedFrom(name)));
    expect(answers).toBeLessThan(400);
    expect(characters).toBeLessThan(100_000);
  }
});
