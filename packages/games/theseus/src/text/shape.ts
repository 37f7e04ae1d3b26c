import { type FirstTextOf, isKeyOf, type Lines, type Sentences, type WholeTextOf } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { fixedAmount } from '../cards/amounts.ts';
import { BONUS_CARDS, type BonusId } from '../cards/bonus.ts';
import type { Basis, Card, Stacking } from '../cards/cards.ts';
import type { Attack, Capture, Faction, UnitKind } from '../cards/factions.ts';
import type { SectorAction, SectorId } from '../cards/sectors.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { PointSourceCode } from '../flow/score.ts';
import type { OPTIONS } from '../options.ts';
import type { RefusalCode } from '../refusals.ts';
import type { EndingCode, Mode } from '../state.ts';

/** Things that have a name at the table but no id in the rules. */
export const PIECES = [
  'ring',
  'room',
  'passage',
  'wall',
  'install-slot',
  'pending-slot',
  'bonus-slot',
  'pending-card',
  'deck',
  'hand',
  'discard-pile',
  'unit',
  'upgraded-side',
  'embryo',
  'open-space',
  'ejection',
  'life',
  'data',
  'wound',
  'distance',
  'assault',
  'minor-assault',
  'range',
  'clear-base',
  'upgrade-number',
  'crescent',
  'single-use',
  'final-sequence',
  'birth',
  'capture',
  'captured',
  'alliance',
  'between-steps',
] as const;
export type Piece = (typeof PIECES)[number];

/** Tokens of the box: those that run out, those that only remind, and the single ones. */
export const TOKEN_TERMS = [
  'upgrade',
  'malfunction',
  'end',
  'parasite',
  'invisibility',
  'gripper',
  'deactivation',
  'minor-alien',
  'defense',
  'counter',
  'reminder',
  'marker',
] as const;
export type TokenTerm = (typeof TOKEN_TERMS)[number];

/** Soldiers are called by their faction, the others by their kind. */
export const UNIT_TERMS = ['marines', 'aliens', 'scientists', 'greys', 'minor-alien', 'creature', 'catcher', 'runner', 'warrior'] as const;
export type UnitTerm = (typeof UNIT_TERMS)[number];

type Phase = 1 | 2 | 3 | 4;

/** By what kind of thing it is, since names repeat. */
export type TermId =
  | `card:${CardId}`
  | `bonus:${BonusId}`
  | `sector:${SectorId}`
  | `action:${SectorAction}`
  | `faction:${Faction}`
  | `unit:${UnitTerm}`
  | `attack:${Attack}`
  | `capture:${Capture}`
  | `type:${Card['type'] | 'bonus'}`
  | `stacking:${Stacking}`
  | `basis:${Basis}`
  | `mode:${Mode}`
  | `phase:${Phase}`
  | `token:${TokenTerm}`
  | Piece;

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
export type TheseusText = WholeTextOf<Words>;

/** What each of them does. */
export type Helps<Prefix extends string, Id extends string | number> = Readonly<Record<`${Prefix}:${Id}`, string>>;

/** How a unit is called: by its term, with a number where its player can have several. */
export interface UnitName {
  readonly term: UnitTerm;
  readonly number: number;
}

export function unitTerm(kind: UnitKind, faction: Faction): UnitTerm | undefined {
  if (kind !== 'soldier') return kind;
  return faction === 'pandora' ? undefined : faction;
}

export type RefusalLines = Sentences<RefusalCode>;

export type ActionLines = Lines<Action, 'type'>;

/** `undefined`: not worth a line, because another event of the same moment tells it better. */
export type EventLines = Lines<Event, 'type', string | undefined>;

export type DecisionLines = Lines<Decision, 'ask'>;

/** Which term a cause, a card or a bonus card has; none: a rule. */
export function cardTerm(id: string): `card:${CardId}` | `bonus:${BonusId}` | undefined {
  if (isKeyOf(CARDS, id)) return `card:${id}`;
  return isKeyOf(BONUS_CARDS, id) ? `bonus:${id}` : undefined;
}

/**
 * The number a help sentence names: the card's upgrade number, or the fixed amount of its effect. Read from the tables, so that words
 * follow when an owner of the box corrects a number there.
 */
export function numberOf(id: CardId | BonusId): number {
  const number = isKeyOf(CARDS, id) ? CARDS[id].number : undefined;
  return number ?? fixedAmount(id);
}

/** Where the counter of a card that records stops. */
export function limitOf(id: CardId): number {
  const { effect } = CARDS[id];
  return 'most' in effect && typeof effect.most === 'number' ? effect.most : numberOf(id);
}
