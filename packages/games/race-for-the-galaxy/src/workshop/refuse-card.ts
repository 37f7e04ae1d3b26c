import { type CardId, PRINTED } from '../cards/catalogue.ts';
import type { Scoring, SettlePower } from '../cards/powers.ts';
import { idOfName } from '../input/position/cards.ts';
import type { Pack, PackCard } from './pack.ts';
import { traitsOf } from './traits.ts';
import { BOUNDS, type Field, fieldsOf, fieldsOfLine, type PowersByRow, ROWS, type Row } from './vocabulary.ts';

/** Why the rules cannot mean a card, with the rule behind it. Words: text/{en,ru}/problems.ts. */
export const PROBLEM_RULES = {
  /** `min`, `max` */
  'out-of-range': 'RG-15.3',
  'no-title': 'RG-15.2',
  /** `title` */
  'title-taken': 'RG-15.2',
  'title-printed': 'RG-15.2',
  'development-with-good': 'RG-15.4',
  'development-of-a-world-kind': 'RG-15.4',
  'military-development': 'RG-15.4',
  'chromosome-on-development': 'RG-15.4',
  'world-without-kind': 'RG-15.4',
  'grey-with-good': 'RG-15.4',
  /** `world`: windfall or production */
  'no-good': 'RG-15.4',
  /** `keyword` */
  'keyword-twice': 'RG-15.4',
  /** `most` */
  'too-many-powers': 'RG-15.5',
  /** `row`, `power` */
  'wrong-row': 'RG-15.5',
  /** `power` */
  'power-twice': 'RG-15.5',
  'no-reward': 'RG-15.5',
  /** `power` */
  'needs-a-good-here': 'RG-15.5',
  'production-without-power': 'RG-15.5',
  'produces-without-being-production': 'RG-15.5',
  'two-ways-to-produce': 'RG-15.5',
  'two-means': 'RG-15.6',
  /** `most` */
  'too-many-means': 'RG-15.6',
  'scored-too-cheap': 'RG-15.7',
  'scored-without-lines': 'RG-15.7',
  'lines-without-scored': 'RG-15.7',
  /** `line`, from 1: the one that takes it all */
  'line-never-counts': 'RG-15.7',
  /** `title` */
  'no-such-card': 'RG-15.7',
} as const satisfies Record<string, string>;
export type ProblemCode = keyof typeof PROBLEM_RULES;

export interface CardProblem {
  readonly code: ProblemCode;
  readonly rule: string;
  /** The field of the card: `cost`, `settle[1]`, `scoring[0].title`; empty for the whole card. */
  readonly at: string;
  readonly values: Readonly<Record<string, number | string>>;
}

type Report = (code: ProblemCode, at: string, values?: CardProblem['values']) => void;

/** [RG-15] What the rules cannot mean about this card; `others`: titles of the other cards of its pack. */
export function refuseCard(card: PackCard, others: readonly string[] = []): CardProblem[] {
  const problems: CardProblem[] = [];
  const report: Report = (code, at, values = {}) => problems.push({ code, rule: PROBLEM_RULES[code], at, values });
  refuseTitle(card, others, report);
  refuseKind(card, report);
  refuseNumbers(card, report);
  refusePowers(card, report);
  refuseScoring(card, others, report);
  return problems;
}

export interface PackProblem extends CardProblem {
  /** Which card of the pack, from 0. */
  readonly card: number;
}

/** Problems of all cards, and of what they are together. */
export function refusePack(pack: Pick<Pack, 'cards'>): PackProblem[] {
  const titles = pack.cards.map(({ title }) => title);
  const problems = pack.cards.flatMap((card, index) =>
    refuseCard(card, titles.toSpliced(index, 1)).map((problem): PackProblem => ({ ...problem, card: index })),
  );
  let means = 0;
  pack.cards.forEach((card, index) => {
    if (settlingHelps(card).length === 0) return;
    // A tableau holds one development of each name, but may hold all copies of a world.
    means += card.kind === 'world' ? card.copies : 1;
    if (means > BOUNDS.means) {
      problems.push({
        code: 'too-many-means',
        rule: PROBLEM_RULES['too-many-means'],
        at: 'settle',
        values: { most: BOUNDS.means },
        card: index,
      });
    }
  });
  return problems;
}

/** [RG-6.5] The name decides, so no two cards have one; signs and capitals do not make another name. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function refuseTitle({ title }: PackCard, others: readonly string[], report: Report): void {
  const key = titleKey(title);
  if (key === '') report('no-title', 'title');
  else if (others.some((other) => titleKey(other) === key)) report('title-taken', 'title', { title });
  if (printedOf(title) !== undefined || /^own-\d+$/.test(idOfName(title))) report('title-printed', 'title', { title });
}

/** The printed card of this id or English name. */
export function printedOf(name: string): CardId | undefined {
  const id = idOfName(name) as CardId;
  return PRINTED.has(id) ? id : undefined;
}

function refuseKind(card: PackCard, report: Report): void {
  const { world, good } = card;
  if (card.kind === 'development') {
    if (good !== undefined) report('development-with-good', 'good');
    if (world !== undefined) report('development-of-a-world-kind', 'world');
    if (card.isMilitary) report('military-development', 'isMilitary');
    if (card.hasChromosome) report('chromosome-on-development', 'hasChromosome');
  } else if (world === undefined) {
    report('world-without-kind', 'world');
  } else if (world === 'grey') {
    if (good !== undefined) report('grey-with-good', 'good');
  } else if (good === undefined) {
    report('no-good', 'good', { world });
  }
  const { keywords = [] } = card;
  keywords.forEach((keyword, index) => {
    if (keywords.indexOf(keyword) < index) report('keyword-twice', `keywords[${index}]`, { keyword });
  });
}

function refuseNumbers(card: PackCard, report: Report): void {
  const range = (at: string, value: number, { min, max }: { readonly min: number; readonly max: number }) => {
    if (!Number.isInteger(value) || value < min || value > max) report('out-of-range', at, { min, max });
  };
  range('cost', card.cost, card.kind === 'world' ? BOUNDS.worldCost : BOUNDS.developmentCost);
  range('copies', card.copies, BOUNDS.copies);
  if (card.points !== 'scored') range('points', card.points, BOUNDS.points);
}

function refusePowers(card: PackCard, report: Report): void {
  for (const row of ROWS) refuseRow(card, row, report);
  if (ROWS.reduce((sum, row) => sum + (card[row]?.length ?? 0), 0) > BOUNDS.powers) report('too-many-powers', '', { most: BOUNDS.powers });
  const produce = card.produce ?? [];
  const ways = produce.filter((power) => traitsOf('produce', power.do).isProduction).length;
  if (card.world === 'production') {
    if (ways === 0) report('production-without-power', 'produce');
    if (ways > 1) report('two-ways-to-produce', 'produce');
  } else if (ways > 0) {
    report('produces-without-being-production', 'produce');
  }
  if (settlingHelps(card).length > 1) report('two-means', 'settle');
}

/** [RG-15.6] Powers that are put to use to place a world. */
function settlingHelps(card: PackCard): readonly SettlePower[] {
  return (card.settle ?? []).filter((power) => traitsOf('settle', power.do).helpsToSettle);
}

function refuseRow(card: PackCard, row: Row, report: Report): void {
  const powers: readonly PowersByRow[Row][] = card[row] ?? [];
  if (powers.length > BOUNDS.row) report('too-many-powers', row, { most: BOUNDS.row });
  powers.forEach((power, index) => {
    const at = `${row}[${index}]`;
    const fields = fieldsOf(row, power.do);
    if (fields === undefined) {
      report('wrong-row', at, { row, power: power.do });
      return;
    }
    for (const [key, field] of Object.entries(fields)) refuseField(`${at}.${key}`, fieldIn(power, key), { field, report });
    const { mayRepeat, isAboutGoodHere } = traitsOf(row, power.do);
    if (!mayRepeat && powers.findIndex((other) => isAlike(other, power)) < index) report('power-twice', at, { power: power.do });
    if (isAboutGoodHere && card.good === undefined) report('needs-a-good-here', at, { power: power.do });
  });
}

/** One word about one kind: it would add up to a power that can be written once. */
function isAlike(one: object, other: object): boolean {
  return ['do', 'kind', 'against', 'of'].every((key) => fieldIn(one, key) === fieldIn(other, key));
}

function fieldIn(power: object, key: string): unknown {
  return new Map<string, unknown>(Object.entries(power)).get(key);
}

function refuseField(at: string, value: unknown, { field, report }: { readonly field: Field; readonly report: Report }): void {
  if (field.kind === 'number') {
    const { min, max, never } = field;
    const isFit = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && value !== never;
    if (!isFit) report('out-of-range', at, { min, max });
  }
  if (field.kind === 'reward') {
    const chips = fieldIn(Object(value), 'chips');
    const cards = fieldIn(Object(value), 'cards');
    if (chips === 0 && cards === 0) report('no-reward', at);
    refuseField(`${at}.chips`, chips, { field: { kind: 'number', min: 0, max: field.most.chips, default: 0 }, report });
    refuseField(`${at}.cards`, cards, { field: { kind: 'number', min: 0, max: field.most.cards, default: 0 }, report });
  }
}

function refuseScoring(card: PackCard, others: readonly string[], report: Report): void {
  const { scoring = [] } = card;
  if (card.points === 'scored') {
    if (card.kind !== 'development' || card.cost !== 6) report('scored-too-cheap', 'points');
    if (scoring.length === 0) report('scored-without-lines', 'scoring');
  } else if (scoring.length > 0) {
    report('lines-without-scored', 'scoring');
  }
  if (scoring.length > BOUNDS.scoring) report('out-of-range', 'scoring', { min: 1, max: BOUNDS.scoring });
  scoring.forEach((line, index) => {
    const at = `scoring[${index}]`;
    for (const [key, field] of Object.entries(fieldsOfLine(line.for) ?? {}))
      refuseField(`${at}.${key}`, fieldIn(line, key), { field, report });
    const before = scoring.findIndex((other) => takesAll(other, line));
    if (before >= 0 && before < index) report('line-never-counts', at, { line: before + 1 });
    if (line.for === 'title' && !isKnown(line.title, [card.title, ...others])) report('no-such-card', `${at}.title`, { title: line.title });
  });
}

function isKnown(name: string, titles: readonly string[]): boolean {
  return printedOf(name) !== undefined || titles.some((title) => titleKey(title) === titleKey(name));
}

/** [RG-10.3] Whether every card that fits the second line fits the first, so that it comes too late. Sums are counted beside the cards. */
function takesAll(first: Scoring, second: Scoring): boolean {
  if (first.for === 'title' && second.for === 'title') return titleKey(first.title) === titleKey(second.title);
  if (first.for === second.for) return first.for === 'chips' || isSameThing(first, second);
  switch (first.for) {
    case 'other-world':
      return second.for === 'power'
        ? second.on === 'world'
        : ['production', 'windfall', 'rebel-military', 'other-military'].includes(second.for);
    case 'other-military':
      return second.for === 'rebel-military';
    case 'other-development':
      return second.for === 'power' ? second.on === 'development' : second.for === 'six-development';
    case 'production':
    case 'windfall':
    case 'rebel-military':
    case 'six-development':
    case 'power':
    case 'keyword':
    case 'title':
    case 'total-military':
    case 'chips':
      return false;
  }
}

function isSameThing(first: Scoring, second: Scoring): boolean {
  return ['kind', 'on', 'in', 'keyword'].every((key) => fieldIn(first, key) === fieldIn(second, key));
}
