import type { GameText, OptionText, SeatNames, Term } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS, Options } from '../options.ts';
import type { Decision } from '../pending.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Facility, Field, Territory, Token } from '../state.ts';

/** Things that have a name at the table but no id in the rules. */
export const PIECES = [
  'ship',
  'relic-ship',
  'fleet',
  'unplaced-ship',
  'blocker',
  'colony',
  'dock',
  'circle',
  'display',
  'cycle',
  'deck',
  'discard-pile',
  'stock',
  'ship-stock',
  'tech-card',
  'fuel-power',
  'discard-power',
  'field-generator',
  'facility',
  'territory',
  'territory-token',
  'control',
  'points',
  'token-limit',
] as const;
export type Piece = (typeof PIECES)[number];

export type TermId = Facility | Territory | TechId | Field | Token | Piece;

/** Words of one option: a choice needs words for each of its values, a flag has none. */
type WordsOf<Field> = Field extends { readonly choices: readonly (infer Choice extends string)[] }
  ? OptionText & { readonly choices: Readonly<Record<Choice, string>> }
  : OptionText;

/** All words of this game in one language. Closed records, so that a missing word is a type error. */
export interface AlienFrontiersText extends GameText<Action, Event, Decision> {
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly options: { readonly [Key in keyof Options]: WordsOf<(typeof OPTIONS)[Key]> };
  readonly sources: Readonly<Record<PointSourceCode, string>>;
  readonly endings: Readonly<Record<EndingCode, string>>;
}

type Values = Readonly<Record<string, number | string>>;

/** One sentence a refusal code; `values` are those named beside the code in refusals.ts. */
export type RefusalLines = Readonly<Record<RefusalCode, string | ((values: Values) => string)>>;

type ActionMap = { [Each in Action as Each['type']]: Each };
type ActionOf<Type extends keyof ActionMap> = { [Each in Type]: ActionMap[Each] & { readonly type: Each } }[Type];
export type ActionLines = { readonly [Type in keyof ActionMap]: (action: ActionOf<Type>, names: SeatNames) => string };

export function sayAction<Type extends keyof ActionMap>(lines: ActionLines, action: ActionOf<Type>, names: SeatNames): string {
  return lines[action.type](action, names);
}

type EventMap = { [Each in Event as Each['type']]: Each };
type EventOf<Type extends keyof EventMap> = { [Each in Type]: EventMap[Each] & { readonly type: Each } }[Type];
/** `undefined`: not worth a line, because another event of the same moment tells it better. */
export type EventLines = { readonly [Type in keyof EventMap]: (event: EventOf<Type>, names: SeatNames) => string | undefined };

export function sayEvent<Type extends keyof EventMap>(lines: EventLines, event: EventOf<Type>, names: SeatNames): string | undefined {
  return lines[event.type](event, names);
}

type DecisionMap = { [Each in Decision as Each['ask']]: Each };
type DecisionOf<Ask extends keyof DecisionMap> = { [Each in Ask]: DecisionMap[Each] & { readonly ask: Each } }[Ask];
export type DecisionLines = { readonly [Ask in keyof DecisionMap]: (decision: DecisionOf<Ask>, names: SeatNames) => string };

export function sayDecision<Ask extends keyof DecisionMap>(lines: DecisionLines, decision: DecisionOf<Ask>, names: SeatNames): string {
  return lines[decision.ask](decision, names);
}

/** The sentence of a refusal, or undefined when its code is not one of this game. */
export function sayRefusal(lines: RefusalLines, code: string, values: Values): string | undefined {
  if (!isKeyOf(lines, code)) return undefined;
  const line = lines[code];
  return typeof line === 'string' ? line : line(values);
}

/** The name of a term by an id that came from outside, or the id itself. */
export function nameIn(terms: Readonly<Record<TermId, Term>>, id: number | string | undefined): string {
  return typeof id === 'string' && isKeyOf(terms, id) ? terms[id].name : String(id ?? '');
}

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
