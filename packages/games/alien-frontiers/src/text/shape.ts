import type { GameText, OptionText, SeatNames, Term } from '@orrery/engine';
import type { Action, ActionOf, DiscardCard, Target, UsePower } from '../actions.ts';
import { AIMS, type AimOf, type EffectOf, isAimedAt, type Word } from '../cards/effects.ts';
import { TECH, type TechCard, type TechId } from '../cards/tech.ts';
import type { Decision } from '../decisions.ts';
import type { Event, EventOf } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS, Options } from '../options.ts';
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

export type ActionLines = { readonly [Type in Action['type']]: (action: ActionOf<Type>, names: SeatNames) => string };

export function sayAction<Type extends Action['type']>(lines: ActionLines, action: ActionOf<Type>, names: SeatNames): string {
  return lines[action.type](action, names);
}

/** What a card does with what it is aimed at, by the word of its effect. */
export type WordLines = {
  readonly [Do in Word]: (target: AimOf<Do>, effect: EffectOf<Do>, names: SeatNames) => string;
};

/** The line of a card's fuel power or discard power, or undefined where the card is not aimed at such a thing. */
export function sayUse(lines: WordLines, { type, card, target }: UsePower | DiscardCard, names: SeatNames): string | undefined {
  const { power, discard }: TechCard = TECH[card];
  const effect = type === 'use-power' ? power : discard;
  return effect === undefined ? undefined : sayWord(lines, effect, target, names);
}

function sayWord<Do extends Word>(lines: WordLines, effect: EffectOf<Do>, target: Target, names: SeatNames): string | undefined {
  return isAimedAt(target, AIMS[effect.do]) ? lines[effect.do](target, effect, names) : undefined;
}

/** `undefined`: not worth a line, because another event of the same moment tells it better. */
export type EventLines = { readonly [Type in Event['type']]: (event: EventOf<Type>, names: SeatNames) => string | undefined };

export function sayEvent<Type extends Event['type']>(lines: EventLines, event: EventOf<Type>, names: SeatNames): string | undefined {
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
