import type { Scoring } from '@orrery/race-for-the-galaxy';
import {
  fieldsOf,
  fieldsOfLine,
  freshLine,
  freshPower,
  type Pack,
  type PackCard,
  type PowersByRow,
  type Row,
} from '@orrery/race-for-the-galaxy/workshop';

export const emptyPack = (title: string): Pack => ({ orrery: 'race-pack', version: 1, title, cards: [] });

/** A world with a good that is there at once: the least that means something. */
export const freshWorld = (title: string): PackCard => ({
  title,
  copies: 1,
  kind: 'world',
  cost: 2,
  isMilitary: false,
  world: 'windfall',
  good: 'novelty',
  points: 1,
});

export const freshDevelopment = (title: string): PackCard => ({
  title,
  copies: 1,
  kind: 'development',
  cost: 2,
  isMilitary: false,
  points: 1,
  explore: [freshPower('explore', 'see-more')],
});

/** A number no card of the pack has in this title yet. */
export function freeTitle(pack: Pack, titled: (number: number) => string): string {
  const taken = new Set(pack.cards.map(({ title }) => title));
  let number = 1;
  while (taken.has(titled(number))) number += 1;
  return titled(number);
}

export function powersOf(card: PackCard, row: Row): readonly PowersByRow[Row][] {
  return card[row] ?? [];
}

/** An empty row is left out, as a file would. */
export function withPowers(card: PackCard, row: Row, powers: readonly PowersByRow[Row][]): PackCard {
  return { ...card, [row]: powers.length === 0 ? undefined : powers };
}

function isWord<Each extends Row>(row: Each, word: string): word is PowersByRow[Each]['do'] {
  return fieldsOf(row, word) !== undefined;
}

export function withNewPower(card: PackCard, row: Row, word: string): PackCard {
  return isWord(row, word) ? withPowers(card, row, [...powersOf(card, row), freshPower(row, word)]) : card;
}

function isLineWord(word: string): word is Scoring['for'] {
  return fieldsOfLine(word) !== undefined;
}

export function withNewLine(card: PackCard, word: string): PackCard {
  return isLineWord(word) ? { ...card, scoring: [...(card.scoring ?? []), freshLine(word)] } : card;
}

export function withLines(card: PackCard, scoring: readonly Scoring[]): PackCard {
  return { ...card, scoring: scoring.length === 0 ? undefined : scoring };
}

/** Scored by lines, or by a number: lines without it would mean nothing. */
export function withScored(card: PackCard, isScored: boolean): PackCard {
  if (isScored) return { ...card, points: 'scored', scoring: card.scoring ?? [freshLine('other-world')] };
  return { ...card, points: 1, scoring: undefined };
}

/** What only worlds have is left behind; a world begins without a good. */
export function ofKind(card: PackCard, kind: PackCard['kind']): PackCard {
  if (kind === card.kind) return card;
  if (kind === 'world') return withoutLines({ ...card, kind, world: 'grey' });
  return { ...card, kind, world: undefined, good: undefined, isMilitary: false, hasChromosome: undefined };
}

const withoutLines = (card: PackCard): PackCard => (card.points === 'scored' ? withScored(card, false) : card);

/** A grey world has no good, any other needs one; a production world produces it, and no other does. */
export function ofWorldKind(card: PackCard, world: PackCard['world']): PackCard {
  const changed = { ...card, world, good: world === 'grey' ? undefined : (card.good ?? 'novelty') };
  const others = powersOf(card, 'produce').filter((power) => power.do !== 'produce-here');
  const isProducing = others.length < powersOf(card, 'produce').length;
  if (world === 'production') return isProducing ? changed : withNewPower(changed, 'produce', 'produce-here');
  return isProducing ? withPowers(changed, 'produce', others) : changed;
}

type FieldValue = string | number | boolean | undefined | { readonly chips: number; readonly cards: number };

/** One field of a power or a line changed. */
export function withField<Power extends object>(power: Power, key: string, value: FieldValue): Power {
  return { ...power, [key]: value };
}

export function fieldIn(power: object, key: string): unknown {
  return new Map<string, unknown>(Object.entries(power)).get(key);
}
