import { type Card, type CardId, PRINTED, PRINTED_IDS, type PrintedId } from '../cards/catalogue.ts';
import type { RobotView, View } from '../knowledge/view.ts';
import { robotPoints } from '../rules/robot-points.ts';
import type { Helps } from './shape.ts';

/**
 * What words need to know of a table, read from a view: the cards of the viewer's tableau, which actions name by their places, and the
 * cards of a pack. The tableau holds only for the moment: lines of events never use it.
 */
export interface Table {
  readonly cardAt: (place: number) => CardId | undefined;
  /** Undefined: a card nobody at this table knows. */
  readonly facts: (card: CardId) => Card | undefined;
  /** How many cards of a pack play with. */
  readonly ownCards: number;
  /** What the robot has; undefined: nobody plays alone. */
  readonly robotPoints: number | undefined;
}

/** Few tables are spoken of at a time; what is dropped is made again. */
const TABLES_KEPT = 24;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The words of one language without a table, which find those for a table by what its view shows. Equal tables get the same object. */
export function textByTable<Text extends object>(textOn: (table: Table) => Text): Text & { at(view: unknown): Text } {
  const known = new Map<string, Text>();
  return {
    ...textOn(tableIn(undefined)),
    at: (view: unknown) => {
      const key = JSON.stringify([tableauIn(view), fieldsOf(view).own, robotPointsIn(view)]);
      const text = known.get(key) ?? textOn(tableIn(view));
      if (known.size >= TABLES_KEPT) known.clear();
      known.set(key, text);
      return text;
    },
  };
}

function tableauIn(view: unknown): CardId[] {
  const { viewer, players } = fieldsOf(view);
  const own = listOf(players).find((player) => fieldsOf(player).seat === viewer);
  return listOf(fieldsOf(own).tableau).flatMap((placed) => {
    const { card } = fieldsOf(placed);
    return isCardId(card) ? [card] : [];
  });
}

function tableIn(view: unknown): Table {
  const tableau = tableauIn(view);
  const own = listOf(fieldsOf(view).own).filter(isCard);
  return {
    cardAt: (place) => tableau[place],
    facts: (card) => PRINTED.get(card) ?? own[ownNumber(card)],
    ownCards: own.length,
    robotPoints: robotPointsIn(view),
  };
}

/** [RG-14.11] A result has seats alone, so what the robot has is said with how the match ended. */
function robotPointsIn(view: unknown): number | undefined {
  return isRobotTable(view) ? robotPoints(view, view.robot) : undefined;
}

function isRobotTable(view: unknown): view is Pick<View, 'own' | 'options'> & { readonly robot: RobotView } {
  const { robot, options, own } = fieldsOf(view);
  return isFields(robot) && Array.isArray(robot.tableau) && isFields(options) && Array.isArray(own);
}

/** Which card of a pack this is, from 0. */
export const ownNumber = (card: CardId): number => Number(card.slice('own-'.length));

export function isCardId(value: unknown): value is CardId {
  return typeof value === 'string' && (/^own-\d+$/.test(value) || [...PRINTED.keys()].some((id) => id === value));
}

/** A view comes from the rules: what has the fields of a card is one. */
function isCard(value: unknown): value is Card {
  const { kind, cost, explore, develop, settle, trade, consume, produce, scoring } = fieldsOf(value);
  const hasPowers = [explore, develop, settle, trade, consume, produce, scoring].every(Array.isArray);
  return (kind === 'world' || kind === 'development') && typeof cost === 'number' && hasPowers;
}

/** Terms of the cards of a pack, which has no closed list. */
export function ownTerms<Made>(table: Table, term: (card: CardId, facts: Card) => Made): Readonly<Record<string, Made>> {
  const terms: Record<string, Made> = {};
  for (let index = 0; index < table.ownCards; index++) {
    const card: CardId = `own-${index}`;
    const facts = table.facts(card);
    if (facts !== undefined) terms[`card:${card}`] = term(card, facts);
  }
  return terms;
}

/** Something for each of the printed cards. */
export function forPrinted(say: (id: PrintedId, card: Card) => string): Helps<'card', PrintedId> {
  const entries = PRINTED_IDS.flatMap((id) => {
    const card = PRINTED.get(id);
    return card === undefined ? [] : [[`card:${id}`, say(id, card)] as const];
  });
  return Object.fromEntries(entries) as Helps<'card', PrintedId>;
}
