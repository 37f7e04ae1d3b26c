import { at, BadInput, flag, type Json, listAt, listOf, objectAt, oneOf, optional, textAt, wholeNumber } from '@orrery/engine';
import type { CardFacts } from '../cards/card.ts';
import { GOODS, KEYWORDS, type Reward, type Scoring } from '../cards/powers.ts';
import {
  BOUNDS,
  type Field,
  type Fields,
  fieldsOf,
  fieldsOfLine,
  POWERS,
  type PowersByRow,
  ROWS,
  type Row,
  SCORING_LINES,
} from './vocabulary.ts';

/** A blank card as it is written: the facts of a printed one, with a title of its own. */
export interface PackCard extends Omit<CardFacts, 'copies' | 'start' | 'preset' | 'startHand'> {
  readonly title: string;
  readonly copies: number;
}

/** [RG-15.1] Cards that can be shared as a file and played with. */
export interface Pack {
  readonly orrery: 'race-pack';
  readonly version: 1;
  readonly title: string;
  readonly author?: string;
  readonly cards: readonly PackCard[];
}

const CARD_KEYS = [
  'title',
  'copies',
  'kind',
  'cost',
  'isMilitary',
  'world',
  'good',
  'points',
  'keywords',
  'hasChromosome',
  ...ROWS,
  'scoring',
] as const;

/** Letters, digits, signs and spaces between them: nothing that hides, breaks the line or turns the direction of text around. */
const ONE_LINE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;
/** Letters and signs nobody sees, but for the one that makes a sign a coloured picture; and marks heaped up until they leave their line. */
const UNSEEN_OR_HEAPED = /(?!\uFE0F)\p{DI}|(?<!\p{S})\uFE0F|\u2800|\p{M}{4}/u;

/** A file from anywhere. Throws `BadInput`, which names the place; nothing is read of one that is too long. */
export function parsePack(text: string): Pack {
  if (text.length > BOUNDS.file) throw new BadInput('', `a pack has at most ${BOUNDS.file} characters, not ${text.length}`);
  let given: Json;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadInput('', 'is no JSON');
  }
  return readPack(given);
}

/** Shapes and bounds; whether the rules can mean its cards, `refusePack` knows. Throws `BadInput`, which names the place. */
export function readPack(given: Json, place = ''): Pack {
  const pack = objectAt(place, given, ['orrery', 'version', 'title', 'author', 'cards']);
  oneOf(at(place, 'orrery'), pack.orrery, ['race-pack']);
  oneOf(at(place, 'version'), pack.version, [1]);
  const title = oneLine(at(place, 'title'), pack.title);
  const author = optional(pack.author, undefined, (name) => oneLine(at(place, 'author'), name));
  return { orrery: 'race-pack', version: 1, title, author, cards: readCards(at(place, 'cards'), pack.cards) };
}

export function readCards(place: string, given: Json | undefined): PackCard[] {
  const cards = boundedList(place, given, BOUNDS.designs, readPackCard);
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  if (cards.length === 0) throw new BadInput(place, 'must hold at least one card');
  if (copies > BOUNDS.cards) throw new BadInput(place, `must come to at most ${BOUNDS.cards} cards with all copies, not ${copies}`);
  return cards;
}

/** One line per card, so that a pack can be read and compared. */
export function writePack(pack: Pack): string {
  const { cards, ...head } = pack;
  const lines = cards.map((card) => `    ${JSON.stringify(card)}`);
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "cards": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function readPackCard(place: string, given: Json): PackCard {
  const card = objectAt(place, given, CARD_KEYS);
  const kind = oneOf(at(place, 'kind'), card.kind, ['world', 'development'] as const);
  const world = optional(card.world, undefined, (word) => oneOf(at(place, 'world'), word, ['grey', 'windfall', 'production'] as const));
  const good = optional(card.good, undefined, (word) => oneOf(at(place, 'good'), word, GOODS));
  const keywords = optional(card.keywords, undefined, (list) =>
    boundedList(at(place, 'keywords'), list, KEYWORDS.length, (spot, word) => oneOf(spot, word, KEYWORDS)),
  );
  const hasChromosome = optional(card.hasChromosome, false, (yes) => flag(at(place, 'hasChromosome'), yes));
  const scoring = optional(card.scoring, undefined, (list) => boundedList(at(place, 'scoring'), list, BOUNDS.scoring, readLine));
  return {
    title: oneLine(at(place, 'title'), card.title),
    copies: plainNumber(at(place, 'copies'), card.copies ?? 1, BOUNDS.copies),
    kind,
    cost: plainNumber(at(place, 'cost'), card.cost, kind === 'world' ? BOUNDS.worldCost : BOUNDS.developmentCost),
    isMilitary: optional(card.isMilitary, false, (yes) => flag(at(place, 'isMilitary'), yes)),
    points: card.points === 'scored' ? 'scored' : plainNumber(at(place, 'points'), card.points, BOUNDS.points),
    world,
    good,
    keywords,
    hasChromosome: hasChromosome ? true : undefined,
    explore: readRow(place, 'explore', card.explore),
    develop: readRow(place, 'develop', card.develop),
    settle: readRow(place, 'settle', card.settle),
    trade: readRow(place, 'trade', card.trade),
    consume: readRow(place, 'consume', card.consume),
    produce: readRow(place, 'produce', card.produce),
    scoring,
  };
}

function readRow<Each extends Row>(card: string, row: Each, given: Json | undefined): PowersByRow[Each][] | undefined {
  return optional(given, undefined, (list) => boundedList(at(card, row), list, BOUNDS.row, (place, power) => readPower(place, row, power)));
}

function readPower<Each extends Row>(place: string, row: Each, given: Json): PowersByRow[Each] {
  const word = oneOf(at(place, 'do'), objectAt(place, given).do, Object.keys(POWERS[row]));
  // The type of POWERS holds that these are the fields of this power.
  return { do: word, ...readFields(place, given, { name: 'do', fields: fieldsOf(row, word) ?? {} }) } as PowersByRow[Each];
}

function readLine(place: string, given: Json): Scoring {
  const word = oneOf(at(place, 'for'), objectAt(place, given).for, Object.keys(SCORING_LINES));
  return { for: word, ...readFields(place, given, { name: 'for', fields: fieldsOfLine(word) ?? {} }) } as Scoring;
}

function readFields(
  place: string,
  given: Json,
  { name, fields }: { readonly name: string; readonly fields: Fields },
): Record<string, unknown> {
  const power = objectAt(place, given, [name, ...Object.keys(fields)]);
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, readField(at(place, key), power[key], field)]));
}

function readField(place: string, given: Json | undefined, field: Field): string | number | boolean | Reward | undefined {
  switch (field.kind) {
    case 'number': {
      const count = plainNumber(place, given, field);
      if (count === field.never) throw new BadInput(place, `must not be ${count}`);
      return count;
    }
    case 'choice':
      return field.isOptional && given === undefined ? undefined : oneOf(place, given, field.choices);
    case 'flag':
      return flag(place, given);
    case 'reward': {
      const { chips, cards } = objectAt(place, given, ['chips', 'cards']);
      return {
        chips: plainNumber(at(place, 'chips'), chips ?? 0, { min: 0, max: field.most.chips }),
        cards: plainNumber(at(place, 'cards'), cards ?? 0, { min: 0, max: field.most.cards }),
      };
    }
    case 'title':
      return oneLine(place, given);
  }
}

/** A list that is too long is not looked into. */
function boundedList<Item>(place: string, given: Json | undefined, most: number, read: (place: string, given: Json) => Item): Item[] {
  const { length } = listAt(place, given);
  if (length > most) throw new BadInput(place, `must hold at most ${most}, not ${length}`);
  return listOf(place, given, read);
}

/** Minus zero is zero. */
function plainNumber(place: string, given: Json | undefined, range: { readonly min: number; readonly max: number }): number {
  return wholeNumber(place, given, range) + 0;
}

function oneLine(place: string, given: Json | undefined): string {
  const text = textAt(place, given, BOUNDS.title);
  if (!ONE_LINE.test(text) || UNSEEN_OR_HEAPED.test(text))
    throw new BadInput(place, 'must be one line of letters, digits and signs, with single spaces between them');
  return text;
}
