import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Json } from '@orrery/engine';
import { idOfName } from '../src/input/position/cards.ts';

/**
 * Records of an independent engine, where somebody has put them beside the project; nothing of the project needs them. Without them
 * `npm test` says that it left them out.
 */
const FOLDER = new URL('../../../../../shared/', import.meta.url);
const RECORDS = new URL('oracle/race-for-the-galaxy/', FOLDER);

export const hasOracle = existsSync(RECORDS);

interface OraclePlaced {
  readonly card: string;
  readonly vp: number;
  readonly good?: boolean;
  readonly used?: readonly string[];
  readonly produced?: boolean;
  readonly new?: boolean;
}

interface OraclePlayer {
  readonly startWorld: string;
  readonly actions?: readonly string[];
  readonly chips: number;
  readonly handSize: number;
  readonly hand?: readonly string[];
  readonly military?: number;
  /** With cards placed in this phase; left out where that is the same. */
  readonly militaryWithNew?: number;
  readonly temporaryMilitary?: number;
  readonly produceBonusUsed?: boolean;
  readonly tableau: readonly OraclePlaced[];
  readonly goalVp: Readonly<Record<string, number>>;
  /** The score if the match ended now; in final scores it is `score`. */
  readonly endVp?: number;
  readonly score?: number;
  /** Final scores: goods that are left. */
  readonly goods?: number;
}

export interface OracleGoal {
  readonly name: string;
  readonly type: 'first' | 'most';
  /** The tile is in the centre. */
  readonly open: boolean;
  readonly holders: readonly number[];
  readonly progress: readonly number[];
  /** Counts when it was last looked at, where they differ from `progress`. */
  readonly checked?: readonly number[];
}

export interface OracleState {
  readonly vpPool: number;
  readonly deck: number;
  readonly discard: number;
  readonly goals: readonly OracleGoal[];
  readonly players: readonly OraclePlayer[];
}

interface OracleRecord {
  readonly id: string;
  readonly config: string;
  readonly round: number;
  readonly phase: string;
  readonly pass?: number;
}

export interface OracleDecision extends OracleRecord {
  readonly seat: number;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own, which the checks name
  readonly ask: any;
  readonly hand: readonly string[];
  readonly state: OracleState;
}

export interface OracleEvent {
  readonly seat: number;
  readonly kind?: string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly answer?: any;
  readonly card?: string;
  readonly power?: string;
  readonly by?: string;
  readonly world?: string;
  readonly draw?: readonly string[];
  readonly flip?: string;
}

export interface OraclePhase extends OracleRecord {
  readonly before: OracleState;
  readonly events: readonly OracleEvent[];
  readonly after: OracleState;
}

export interface OracleFinal extends OracleState {
  readonly id: string;
  readonly config: string;
  readonly rounds: number;
  readonly end: readonly ('vp-pool' | 'tableau' | 'round-cap')[];
  readonly winners: readonly number[];
  readonly disputed?: readonly string[];
}

function linesOf<Line>(name: string): Line[] {
  const text = gunzipSync(readFileSync(new URL(name, RECORDS))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

export const oracleDecisions = (): OracleDecision[] => linesOf('decisions.jsonl.gz');
export const oraclePhases = (): OraclePhase[] => linesOf('phases.jsonl.gz');
export const oracleFinals = (): OracleFinal[] => linesOf('final-scores.jsonl.gz');

const COLUMNS = { settle: 'p3_settle', consume: 'p4_consume', produce: 'p5_produce' } as const;
type Row = keyof typeof COLUMNS;
const notation = new Map<string, Record<Row, string[]>>();

/** Which power of the card these words name, in the row of a phase. Words that the facts do not know fail. */
export function powerIndex(card: string, row: string, words: string): number {
  const index = powersOf(card, row).indexOf(words);
  if (index < 0) throw new Error(`${card} has no power “${words}” in ${row}`);
  return index;
}

export function powersOf(card: string, row: string): readonly string[] {
  if (notation.size === 0) readNotation();
  return row === 'settle' || row === 'consume' || row === 'produce' ? (notation.get(card)?.[row] ?? []) : [];
}

/** The facts write powers in the same words as the records. */
function readNotation(): void {
  const [head, ...rows] = readFileSync(new URL('facts/race-for-the-galaxy/cards.csv', FOLDER), 'utf8').trim().split('\n').map(cells);
  const powers = (row: string[], column: string) => row[head.indexOf(column)].split(';').filter((text) => text !== '');
  for (const row of rows) {
    notation.set(row[head.indexOf('name_en')], {
      settle: powers(row, COLUMNS.settle),
      consume: powers(row, COLUMNS.consume),
      produce: powers(row, COLUMNS.produce),
    });
  }
}

function cells(line: string): string[] {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, plain, quoted]) => quoted ?? plain);
}

export const STAGE_NAMES: Readonly<Record<string, string>> = { 'round-end': 'limit', setup: 'start' };

const ACTION_NAMES: Readonly<Record<string, string>> = { 'explore+5': 'explore-5', 'explore+1+1': 'explore-1-1' };

export interface Asked {
  readonly hands?: readonly (readonly string[] | undefined)[];
  readonly asked?: readonly (readonly Json[] | 'by-the-rules' | undefined)[];
  readonly isRevealed?: boolean;
}

/** A state of the records as one describes a position. */
export function described(record: OracleRecord, state: OracleState, { hands = [], asked = [], isRevealed = false }: Asked): Json {
  const stage = STAGE_NAMES[record.phase] ?? record.phase;
  return {
    options: { box: record.config.startsWith('base') ? 'base' : 'gathering-storm', expert: record.config.endsWith('expert') },
    stage,
    pass: record.pass ?? 1,
    round: record.round,
    pool: state.vpPool,
    revealed: isRevealed,
    goals: state.goals.map(({ name, holders }) => ({ goal: name, holders })),
    players: state.players.map((player, seat) => ({
      startWorld: player.startWorld,
      chips: player.chips,
      hand: hands[seat] ?? player.handSize,
      actions: (player.actions ?? []).map((action) => ACTION_NAMES[action] ?? action),
      temporary: player.temporaryMilitary ?? 0,
      bonusDue: stage === 'produce' && (player.actions ?? []).includes('produce') && player.produceBonusUsed !== true,
      // Undefined: what the rules ask in this stage.
      ...(asked[seat] === 'by-the-rules' ? {} : { asked: asked[seat] ?? [] }),
      tableau: player.tableau.map((placed) => ({
        card: placed.card,
        good: placed.good === true,
        new: placed.new === true,
        produced: placed.produced === true,
        used: (placed.used ?? []).map((power) => powerIndex(placed.card, stage, power)),
      })),
    })),
  };
}

export const ids = (names: readonly string[]): string[] => names.map(idOfName).sort();
