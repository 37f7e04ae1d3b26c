import { type Card, PRINTED, PRINTED_IDS, type PrintedId } from '../cards/catalogue.ts';
import { cardOfPack } from './cards-of-pack.ts';
import type { PackCard } from './pack.ts';
import { type PowersByRow, ROWS, type Row } from './vocabulary.ts';

/** A printed card and how far it is from another: 0 does the very same. */
export interface Likeness {
  readonly card: PrintedId;
  readonly distance: number;
}

/** What each difference counts. */
const APART = { kind: 20, military: 6, world: 4, good: 3, cost: 2, points: 1.5, scored: 10, keyword: 0.5, power: 4, number: 1 } as const;

/** The printed cards that resemble it most, nearest first; start worlds are no cards of the supply. */
export function printedLike(card: PackCard, count: number): Likeness[] {
  const facts = cardOfPack(card);
  return PRINTED_IDS.flatMap((id): Likeness[] => {
    const printed = PRINTED.get(id);
    return printed === undefined || printed.start !== undefined ? [] : [{ card: id, distance: distanceOf(facts, printed) }];
  })
    .sort((one, other) => one.distance - other.distance || (one.card < other.card ? -1 : 1))
    .slice(0, count);
}

function distanceOf(one: Card, other: Card): number {
  let distance = 0;
  if (one.kind !== other.kind) distance += APART.kind;
  if (one.isMilitary !== other.isMilitary) distance += APART.military;
  if (one.world !== other.world) distance += APART.world;
  if (one.good !== other.good) distance += APART.good;
  distance += APART.cost * Math.abs(one.cost - other.cost);
  if (one.points === 'scored' || other.points === 'scored') distance += one.points === other.points ? 0 : APART.scored;
  else distance += APART.points * Math.abs(one.points - other.points);
  distance +=
    APART.keyword *
    [...one.keywords, ...other.keywords].filter((word) => !(one.keywords.includes(word) && other.keywords.includes(word))).length;
  for (const row of ROWS) distance += rowsApart(one, other, row);
  return distance + linesApart(one, other);
}

/** Powers of one word are compared by their numbers; one without its like counts whole. */
function rowsApart(one: Card, other: Card, row: Row): number {
  const left: PowersByRow[Row][] = [...other[row]];
  let distance = 0;
  for (const power of one[row]) {
    const found = left.findIndex((each) => each.do === power.do);
    if (found < 0) distance += APART.power;
    else distance += APART.number * fieldsApart(power, left.splice(found, 1)[0]);
  }
  return distance + APART.power * left.length;
}

function linesApart(one: Card, other: Card): number {
  const words = ({ scoring }: Card) => scoring.map((line) => line.for);
  const missing = (from: Card, among: Card) => words(from).filter((word) => !words(among).includes(word)).length;
  return APART.number * (missing(one, other) + missing(other, one));
}

/** How far the numbers are apart; another kind counts as two. */
function fieldsApart(one: object, other: object): number {
  const fields = new Map<string, unknown>(Object.entries(other));
  let distance = 0;
  for (const [key, value] of Object.entries(one)) {
    const there = fields.get(key);
    if (typeof value === 'number' && typeof there === 'number') distance += Math.abs(value - there);
    else if (isFields(value) && isFields(there)) distance += fieldsApart(value, there);
    else if (value !== there) distance += 2;
  }
  return distance;
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;
