import type { GameText, OptionText, SeatNames, Term } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { CardId, PrintedId } from '../cards/catalogue.ts';
import type { GoalId } from '../cards/goals.ts';
import type { Good, Keyword } from '../cards/powers.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS, Options } from '../options.ts';
import type { RefusalCode } from '../refusals.ts';
import type { ActionCard, Stage } from '../state.ts';
import type { CardProblem, ProblemCode } from '../workshop/refuse-card.ts';

/** Things that have a name at the table but no id in the rules. */
export const PIECES = [
  'start-world',
  'tableau',
  'hand',
  'world',
  'military-world',
  'grey-world',
  'windfall-world',
  'production-world',
  'development',
  'six-development',
  'power',
  'bonus',
  'good',
  'military',
  'chip',
  'pool',
  'supply',
  'discards',
  'chromosome',
  'trade',
  'first-goal',
  'most-goal',
  'draft-pack',
  'own-deck',
  'robot',
  'robot-stack',
  'robot-credit',
  'robot-economy',
  'robot-counter',
  'robot-overlay',
  'reconstructed',
] as const;
export type Piece = (typeof PIECES)[number];

/** Faces of the robot's dice that are no action. */
export const FACES = ['robot', 'match'] as const;
export type Face = (typeof FACES)[number];

/** By what kind of thing it is, since names repeat. Phases are stages too. */
export type TermId =
  | `card:${PrintedId}`
  | `goal:${GoalId}`
  | `stage:${Stage}`
  | `action:${ActionCard}`
  | `good:${Good}`
  | `keyword:${Keyword}`
  | `face:${Face}`
  | Piece;

export type Terms<Prefix extends string, Id extends string> = Readonly<Record<`${Prefix}:${Id}`, Term>>;

/** Words of one option: a choice needs words for each of its values, a flag has none. */
type WordsOf<Field> = Field extends { readonly choices: readonly (infer Choice extends string)[] }
  ? OptionText & { readonly choices: Readonly<Record<Choice, string>> }
  : OptionText;

/** All words of this game in one language. Closed records, so that a missing word is a type error. */
export interface RaceText extends GameText<Action, Event, Decision> {
  /** At a table with cards of a pack there are terms of those too: `card:own-0` … */
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly options: { readonly [Key in keyof Options]: WordsOf<(typeof OPTIONS)[Key]> };
  readonly sources: Readonly<Record<PointSourceCode, string>>;
  readonly endings: Readonly<Record<EndingCode, string>>;
}

type Values = Readonly<Record<string, number | string>>;

/** One sentence a refusal code; `values` are those named beside the code in refusals.ts. */
export type RefusalLines = Readonly<Record<RefusalCode, string | ((values: Values) => string)>>;

/** One sentence a problem of a home-made card; `values` are those named beside the code in workshop/refuse-card.ts. */
export type ProblemLines = Readonly<Record<ProblemCode, string | ((values: Values) => string)>>;

export function sayProblem(lines: ProblemLines, { code, values }: CardProblem): string {
  const line = lines[code];
  return typeof line === 'string' ? line : line(values);
}

export type ActionLines = { readonly [Type in Action['type']]: (action: ActionOf<Type>) => string };

export function sayAction<Type extends Action['type']>(lines: ActionLines, action: ActionOf<Type>): string {
  return lines[action.type](action);
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
export type DecisionLines = { readonly [Ask in keyof DecisionMap]: (decision: DecisionOf<Ask>) => string };

export function sayDecision<Ask extends keyof DecisionMap>(lines: DecisionLines, decision: DecisionOf<Ask>): string {
  return lines[decision.ask](decision);
}

/** The sentence of a refusal, or undefined when its code is not one of this game. */
export function sayRefusal(lines: RefusalLines, code: string, values: Values): string | undefined {
  if (!isKeyOf(lines, code)) return undefined;
  const line = lines[code];
  const said = typeof line === 'string' ? line : line(values);
  return capital(said);
}

/** Cards nobody else sees go for reasons that another line has told: a price, a look at the supply, the beginning. */
const TOLD_BEFORE: readonly string[] = ['start', 'explore', 'payment', 'pay-cards'];

export function isToldBefore(because: string, cards: readonly CardId[] | undefined): boolean {
  return cards === undefined && TOLD_BEFORE.includes(because);
}

export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

export function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
