import type { Pack, PackCard } from '@orrery/race-for-the-galaxy/workshop';
import type { WorkshopWords } from './words.ts';

type Shape = Omit<PackCard, 'title'>;

const world = (cost: number, points: number, more: Partial<Shape>): Shape => ({
  copies: 2,
  kind: 'world',
  cost,
  points,
  isMilitary: false,
  world: 'grey',
  ...more,
});
const development = (cost: number, points: Shape['points'], more: Partial<Shape>): Shape => ({
  copies: 2,
  kind: 'development',
  cost,
  points,
  isMilitary: false,
  ...more,
});

/** Peaceful: goods that sell well, and an assembly that counts them. */
const DRIFT: readonly Shape[] = [
  world(2, 1, { world: 'windfall', good: 'novelty', trade: [{ do: 'sell-this-for-more', by: 2 }] }),
  world(4, 2, { world: 'production', good: 'genes', produce: [{ do: 'produce-here' }, { do: 'draw-if-produced-here', count: 1 }] }),
  world(1, 1, { settle: [{ do: 'draw-after', count: 1 }] }),
  development(2, 1, { explore: [{ do: 'see-more', count: 2 }] }),
  development(3, 2, {
    trade: [{ do: 'sell-for-more', by: 1, kind: undefined }],
    consume: [{ do: 'consume', count: 1, kind: undefined, reward: { chips: 1, cards: 1 } }],
  }),
  development(6, 'scored', {
    copies: 1,
    scoring: [
      { for: 'windfall', kind: 'novelty', points: 2 },
      { for: 'production', kind: 'genes', points: 2 },
      { for: 'other-world', points: 1 },
    ],
  }),
];

/** Warlike: small forts that make larger conquests possible. */
const MARCHES: readonly Shape[] = [
  world(1, 1, { isMilitary: true, settle: [{ do: 'military', by: 1, against: undefined }] }),
  world(3, 2, { isMilitary: true, world: 'production', good: 'rare', produce: [{ do: 'produce-here' }] }),
  world(5, 4, { isMilitary: true, world: 'windfall', good: 'alien', copies: 1 }),
  development(2, 1, { settle: [{ do: 'scrap-for-military', by: 3 }] }),
  development(3, 1, { settle: [{ do: 'military', by: 2, against: undefined }] }),
  development(6, 'scored', {
    copies: 1,
    scoring: [
      { for: 'other-military', points: 2 },
      { for: 'total-military', points: 1 },
    ],
  }),
];

/** Two packs of our own to look at, change and play with. */
export function samplePacks({ samplePackNames: names }: Pick<WorkshopWords, 'samplePackNames'>): readonly Pack[] {
  return [DRIFT, MARCHES].map((shapes, index) => {
    const { title, cards } = names[index];
    return { orrery: 'race-pack', version: 1, title, author: 'Orrery', cards: shapes.map((shape, at) => ({ ...shape, title: cards[at] })) };
  });
}
