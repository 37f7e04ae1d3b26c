import { below, type Chance } from '@orrery/engine';
import { GOODS, KEYWORDS, type Scoring } from '../cards/powers.ts';
import { type Pack, type PackCard, readPack } from '../workshop/pack.ts';
import { refuseCard, refusePack } from '../workshop/refuse-card.ts';
import { BOUNDS, type Field, type Fields, fieldsOf, fieldsOfLine, POWERS, ROWS, type Row, SCORING_LINES } from '../workshop/vocabulary.ts';

const DESIGNS = 14;
/** Most of what is thrown together means nothing; this many throws always gave a card. */
const THROWS = 2000;

/** A pack of cards that the rules can mean, from the whole vocabulary. */
export function randomPack(chance: Chance): Pack {
  const cards: PackCard[] = [];
  while (cards.length < DESIGNS) {
    const card = randomCard(chance, `Blank ${cards.length}`);
    if (refusePack({ cards: [...cards, card] }).length === 0) cards.push(card);
  }
  return readPack(JSON.parse(JSON.stringify({ orrery: 'race-pack', version: 1, title: 'Thrown together', cards })));
}

function randomCard(chance: Chance, title: string): PackCard {
  for (let left = THROWS; left > 0; left--) {
    const card = thrown(chance, title);
    if (refuseCard(card).length === 0) return card;
  }
  throw new Error('no throw gave a card');
}

function thrown(chance: Chance, title: string): PackCard {
  const kind = pick(chance, ['world', 'development'] as const);
  const world = kind === 'world' ? pick(chance, ['grey', 'windfall', 'production'] as const) : undefined;
  const cost = kind === 'world' ? below(chance, BOUNDS.worldCost.max + 1) : below(chance, BOUNDS.developmentCost.max + 1);
  const isScored = cost === 6 && kind === 'development' && isLucky(chance);
  return {
    title,
    copies: 1 + below(chance, BOUNDS.copies.max),
    kind,
    cost,
    isMilitary: kind === 'world' && isLucky(chance),
    world,
    good: world === undefined || world === 'grey' ? undefined : pick(chance, GOODS),
    points: isScored ? 'scored' : below(chance, 8) - 2,
    keywords: KEYWORDS.filter(() => below(chance, 5) === 0),
    hasChromosome: kind === 'world' && isLucky(chance) ? true : undefined,
    ...Object.fromEntries(ROWS.map((row) => [row, randomRow(chance, row)])),
    scoring: isScored ? Array.from({ length: 1 + below(chance, 4) }, () => randomLine(chance)) : undefined,
  };
}

function randomRow(chance: Chance, row: Row): object[] {
  const words = Object.keys(POWERS[row]);
  return Array.from({ length: [0, 0, 0, 1, 1, 2][below(chance, 6)] }, () => {
    const word = pick(chance, words);
    return { do: word, ...randomFields(chance, fieldsOf(row, word) ?? {}) };
  });
}

function randomLine(chance: Chance): Scoring {
  const word = pick(chance, Object.keys(SCORING_LINES));
  return { for: word, ...randomFields(chance, fieldsOfLine(word) ?? {}) } as Scoring;
}

function randomFields(chance: Chance, fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, randomValue(chance, field)]));
}

function randomValue(chance: Chance, field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return field.min + below(chance, field.max - field.min + 1);
    case 'choice':
      return field.isOptional && isLucky(chance) ? undefined : pick(chance, field.choices);
    case 'flag':
      return isLucky(chance);
    case 'reward':
      return { chips: below(chance, field.most.chips + 1), cards: below(chance, field.most.cards + 1) };
    case 'title':
      return pick(chance, ['Gem World', 'contact-specialist', 'Alien Toy Shop']);
  }
}

const isLucky = (chance: Chance): boolean => below(chance, 2) === 0;

function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  return items[below(chance, items.length)];
}
