import { type FirstTextOf, type Lines, type Sentences, sentence, type WholeTextOf } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId, PrintedId } from '../cards/catalogue.ts';
import type { GoalId } from '../cards/goals.ts';
import type { Good, Keyword } from '../cards/powers.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS } from '../options.ts';
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

/** What each of them is called, or does. */
export type Helps<Prefix extends string, Id extends string> = Readonly<Record<`${Prefix}:${Id}`, string>>;

interface Words {
  readonly action: Action;
  readonly event: Event;
  readonly decision: Decision;
  readonly term: TermId;
  readonly source: PointSourceCode;
  readonly ending: EndingCode;
  readonly options: typeof OPTIONS;
}

/** What a first look at a table needs of them. */
export type FirstText = FirstTextOf<Words>;

/** All words of this game in one language. At a table with cards of a pack there are terms of those too: `card:own-0` … */
export type RaceText = WholeTextOf<Words>;

export type RefusalLines = Sentences<RefusalCode>;

/** `values` are those named beside the code in workshop/refuse-card.ts. */
export type ProblemLines = Sentences<ProblemCode>;

export function sayProblem(lines: ProblemLines, { code, values }: CardProblem): string {
  return sentence(lines, code, values);
}

export type ActionLines = Lines<Action, 'type'>;

/** `undefined`: not worth a line, because another event of the same moment tells it better. */
export type EventLines = Lines<Event, 'type', string | undefined>;

export type DecisionLines = Lines<Decision, 'ask'>;

/** Cards nobody else sees go for reasons that another line has told: a price, a look at the supply, the beginning. */
const TOLD_BEFORE: readonly string[] = ['start', 'explore', 'payment', 'pay-cards'];

export function isToldBefore(because: string, cards: readonly CardId[] | undefined): boolean {
  return cards === undefined && TOLD_BEFORE.includes(because);
}
