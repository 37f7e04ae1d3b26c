import { type FirstTextOf, isKeyOf, type Lines, type SeatNames, type Sentences, type WholeTextOf } from '@orrery/engine';
import type { Action, DiscardCard, Target, UsePower } from '../actions.ts';
import { AIMS, type AimOf, type EffectOf, isAimedAt, type Word } from '../cards/effects.ts';
import { TECH, type TechCard, type TechId } from '../cards/tech.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { EndingCode, PointSourceCode } from '../flow/score.ts';
import type { OPTIONS } from '../options.ts';
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

/** All words of this game in one language. */
export type AlienFrontiersText = WholeTextOf<Words>;

export type RefusalLines = Sentences<RefusalCode>;

export type ActionLines = Lines<Action, 'type'>;

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
export type EventLines = Lines<Event, 'type', string | undefined>;

export type DecisionLines = Lines<Decision, 'ask'>;

/** The name of a term by an id that came from outside, or the id itself. */
export function nameIn(names: Readonly<Record<TermId, string>>, id: number | string | undefined): string {
  return typeof id === 'string' && isKeyOf(names, id) ? names[id] : String(id ?? '');
}
